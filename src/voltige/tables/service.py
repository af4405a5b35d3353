"""Everything that happens at tables, put together once: what a carrier of messages calls.

A carrier brings requests here and messages to the viewers: a server over HTTP, or a browser's worker.
It hands in what tables can't know: a storage, a clock, what counts, and where work is done aside.
"""

import asyncio
from collections.abc import Callable

from voltige.match.errors import UnavailableError
from voltige.tables.aside import Aside
from voltige.tables.chat import Chat
from voltige.tables.clock import Clock
from voltige.tables.coaching import Coaching
from voltige.tables.connections import Connections
from voltige.tables.deadlines import Deadlines
from voltige.tables.examples import PackagedShelf, Shelf
from voltige.tables.limits import Limiter
from voltige.tables.looking import Looking
from voltige.tables.matches import Matches
from voltige.tables.measures import Measures
from voltige.tables.new_tables import NewTables
from voltige.tables.news import NewsStreams
from voltige.tables.requests import Requests
from voltige.tables.seats import Seats
from voltige.tables.secrets import Secrets
from voltige.tables.settings import Settings
from voltige.tables.storage import Storage
from voltige.tables.table.hosted import HostedTable
from voltige.tables.tables import Tables

RETRY_S = 1.0
DRAWINGS_PER_10_S = 120  # judged for one address: as quick as a hand that drags


def welcome_all() -> None:
    """Refuse nobody: where there is one player, there is no crowd."""


class TableService:
    """The tables of one process, and all that may be asked of them."""

    def __init__(
        self,
        settings: Settings,
        storage: Storage,
        clock: Clock,
        measures: Measures,
        aside: Aside,
        check_load: Callable[[], None] = welcome_all,
        secrets: Secrets | None = None,
        shelf: Shelf | None = None,
    ) -> None:
        """Put the parts together; ``start`` brings them to life."""
        self.secrets = secrets if secrets is not None else Secrets()
        self.tables = Tables(settings, storage, clock, measures, aside)
        self.deadlines = Deadlines(self.tables)
        self.requests = Requests(self.tables, self.deadlines.measured, Chat(self.tables))
        self.seats = Seats(self.tables, self.secrets)
        self.new_tables = NewTables(self.tables, self.secrets, shelf or PackagedShelf())
        self.news = NewsStreams(self.tables)
        self.connections = Connections(self.tables, self.news, check_load)
        self.looking = Looking(self.tables)
        self.matches = Matches(self.tables)
        self.coaching = Coaching(self.tables)
        self.sketches = Limiter(clock, DRAWINGS_PER_10_S)

    def start(self) -> None:
        """Begin to attend to the tables."""
        self.deadlines.start()

    def close(self) -> None:
        """Take nobody new, and end what never ends by itself; sockets end when they are answered."""
        self.tables.stopping = True
        self.connections.end_all(quick=False)
        self.news.stop()

    async def stop(self) -> None:
        """Say good-bye to the viewers, then end what is under way."""
        self.close()
        self.connections.end_all(quick=True)
        await self.deadlines.stop()
        await self.tables.aside.stop()
        for task in list(self.tables.tasks):
            task.cancel()
        await asyncio.gather(*self.tables.tasks, return_exceptions=True)

    # -- what others have written --------------------------------------------------------------------

    def heard(self, table_id: str) -> None:
        """Another process, or this one, has written to a table."""
        hosted = self.tables.hosted.get(table_id)
        if hosted is not None:
            self.tables.spawn(self.refresh(hosted))

    def missed(self) -> None:
        """Read all tables again: what others have written may not have reached us."""
        for table_id in list(self.tables.hosted):
            self.heard(table_id)
        self.tables.spawn(self.connections.find_revoked())

    async def refresh(self, hosted: HostedTable) -> None:
        """Read what is new at a table; while the storage does not answer, again and again."""
        while not self.tables.stopping:
            try:
                await self.tables.refresh(hosted)
                async with hosted.lock:
                    await self.deadlines.measured.load(hosted)
            except UnavailableError:
                await asyncio.sleep(RETRY_S)
            else:
                return
