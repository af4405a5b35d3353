"""``voltige`` with uvicorn's own protocol for WebSockets, for the bench alone."""

import sys

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

import voltige.server.run
from voltige.cli.main import main

vars(voltige.server.run)["QuickSockets"] = WebSocketsSansIOProtocol

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
