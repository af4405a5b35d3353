"""Running the server on uvicorn."""

import gc
import logging
import socket
import sys
import threading
import webbrowser

import uvicorn

from voltige.server.app import make_app
from voltige.server.config import Config
from voltige.server.errors import ConfigError
from voltige.server.frames import QuickSockets
from voltige.server.logs import set_up_logs

GRACE_S = 5
BACKLOG = 2048
SWITCH_S = 0.0002  # a thread that reads or commits must not wait for the one that serves

log = logging.getLogger("voltige")


def run_server(config: Config, *, open_page: bool = False) -> None:
    """Serve until the process is told to stop."""
    set_up_logs(as_json=config.log_json)
    listener = listen(config)
    address = page_address(config, listener.getsockname()[1])
    app, _ = make_app(config)
    settings = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        ws=QuickSockets,
        ws_max_size=config.message_bytes * 4,
        ws_ping_interval=None,  # the protocol has a heartbeat of its own
        ws_per_message_deflate=False,
        proxy_headers=config.behind_proxy,
        forwarded_allow_ips="*" if config.behind_proxy else None,
        timeout_graceful_shutdown=GRACE_S,
    )
    sys.setswitchinterval(SWITCH_S)
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)  # what a request makes is gone with it
    log.info("serving", extra={"address": address})
    if open_page:
        threading.Timer(1.0, webbrowser.open, [address]).start()
    uvicorn.Server(settings).run(sockets=[listener])


def listen(config: Config) -> socket.socket:
    """Open the port."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((config.host, config.port))
        listener.listen(BACKLOG)  # whoever comes while we start waits a moment
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise ConfigError(
            "port_taken", host=config.host, port=config.port, reason=reason
        ) from error
    return listener


def page_address(config: Config, port: int) -> str:
    """Give the address of the page."""
    host = "127.0.0.1" if config.host in {"0.0.0.0", "::"} else config.host  # noqa: S104  (compared)
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
