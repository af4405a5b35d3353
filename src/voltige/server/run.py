"""Running the server on uvicorn."""

import asyncio
import gc
import logging
import socket
import sys
import threading
import webbrowser
from typing import Any

import uvicorn

from voltige.server.app import make_app
from voltige.server.config import Config
from voltige.server.connection_limits import OTHER_FILES, ConnectionLimits
from voltige.server.errors import ConfigError
from voltige.server.frames import QuickSockets
from voltige.server.logs import set_up_logs
from voltige.server.server import Server
from voltige.store.database import MIGRATION_S, make_engine, migrate, read_url
from voltige.tables.clock import Clock

GRACE_S = 5
BACKLOG = 2048
SWITCH_S = 0.0002  # a thread that reads or commits must not wait for the one that serves

log = logging.getLogger("voltige")


class Process(uvicorn.Server):
    """uvicorn's server, which tells ours first that it stops."""

    def __init__(self, settings: uvicorn.Config, server: Server) -> None:
        """Take the settings and what they serve."""
        super().__init__(settings)
        self.behind = server

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End what would never end by itself, then answer what has come, then stop."""
        self.behind.close_streams()
        await super().shutdown(sockets)


def run_server(config: Config, *, open_page: bool = False) -> None:
    """Serve until the process is told to stop."""
    asyncio.run(prepare_database(config))
    set_up_logs(as_json=config.log_json)
    listener = listen(config)
    address = page_address(config, listener.getsockname()[1])
    process = make_process(config)
    sys.setswitchinterval(SWITCH_S)
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)  # what a request makes is gone with it
    log.info("serving", extra={"address": address})
    if open_page:
        threading.Timer(1.0, webbrowser.open, [address]).start()
    process.run(sockets=[listener])


def make_process(config: Config, clock: Clock | None = None) -> Process:
    """Put application, limits of connections and uvicorn together."""
    app, server = make_app(config, clock)
    limits = ConnectionLimits(config, server.metrics, most_files(config.connections + OTHER_FILES))
    http: Any = limits.protocol  # uvicorn calls it for each connection, as it would a class
    settings = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        http=http,
        ws=QuickSockets,
        ws_max_size=config.message_bytes * 4,
        ws_ping_interval=None,  # the protocol has a heartbeat of its own
        ws_per_message_deflate=False,
        proxy_headers=config.behind_proxy,
        forwarded_allow_ips="*" if config.behind_proxy else None,
        timeout_graceful_shutdown=GRACE_S,
    )
    return Process(settings, server)


async def prepare_database(config: Config) -> None:
    """Open the database once before anything else, so that a fault is told in one sentence."""
    engine = make_engine(read_url(config.database), MIGRATION_S)
    try:
        await migrate(engine)
    finally:
        await engine.dispose()


def most_files(wanted: int) -> int:
    """Allow this process as many descriptors as it wants, or as the system lets it; give how many."""
    if sys.platform == "win32":
        return wanted
    import resource  # noqa: PLC0415  (only Unix has it)

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return wanted
    if soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return soft


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
