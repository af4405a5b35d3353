"""Everything that makes up one server process, put together once."""

import logging
from contextlib import suppress

from voltige.locale.sources import variables
from voltige.match.errors import ConflictError
from voltige.server.aside import ServerAside
from voltige.server.config import Config
from voltige.server.lab.lab import Lab
from voltige.server.load import Load
from voltige.server.metrics import Metrics
from voltige.store.store import REVOKED, Store
from voltige.tables.clock import Clock, SystemClock
from voltige.tables.kept_editions import present_editions
from voltige.tables.limits import Limiter, Lines
from voltige.tables.service import TableService

log = logging.getLogger("voltige")


class Server:
    """One process: its store, its tables, its limits."""

    def __init__(self, config: Config, clock: Clock | None = None) -> None:
        """Put the parts together; ``start`` brings them to life."""
        self.config = config
        self.clock = clock if clock is not None else SystemClock()
        self.metrics = Metrics()
        self.load = Load(config.lag_ms, self.metrics)
        self.store = Store(config.database, config.database_s)
        self.aside = ServerAside(config.thinkers, self.metrics)
        self.lab = Lab(self.clock, self.aside)
        self.service = TableService(
            config, self.store, self.clock, self.metrics, self.aside, self.load.check
        )
        self.rates = Limiter(self.clock, config.requests_per_10_s)
        self.lines = Lines(config.sockets_per_address)

    async def start(self) -> None:
        """Open the store and begin to attend to the tables."""
        variables()  # read the texts before the first move needs them
        await self.store.open(self.heard, self.service.missed)
        with suppress(ConflictError):  # another process keeps them at the same moment
            await self.store.keep_editions(present_editions())
        self.service.start()
        self.load.start()
        log.info("started", extra={"database": self.store.engine.dialect.name})

    def close_streams(self) -> None:
        """Take nobody new, and end what never ends by itself; sockets end when they are answered."""
        self.service.close()

    async def stop(self) -> None:
        """Say good-bye to the viewers, then let go of everything."""
        self.close_streams()
        await self.load.stop()
        await self.service.stop()
        await self.lab.stop()
        await self.store.close()
        log.info("stopped")

    def heard(self, told: str) -> None:
        """Another process, or this one, has written to a table, or a token was revoked."""
        if told.startswith(REVOKED):
            self.service.connections.revoke(told.removeprefix(REVOKED))
        else:
            self.service.heard(told)
