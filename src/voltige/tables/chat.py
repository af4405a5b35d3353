"""Chat at a table: a line is kept, then told to everybody, once."""

from voltige.match.rows import ChatRow
from voltige.tables.errors import ForbiddenError, RequestError
from voltige.tables.limits import Limiter
from voltige.tables.names import clean_words
from voltige.tables.table.hosted import HostedTable
from voltige.tables.table.table import TableInMemory
from voltige.tables.tables import Tables, chat_line

LINES = 6
WINDOW_MS = 20_000


class Chat:
    """Lets seats speak."""

    def __init__(self, tables: Tables) -> None:
        """Take the tables."""
        self.tables = tables
        self.limiter = Limiter(tables.clock, LINES, WINDOW_MS)

    async def say(
        self, hosted: HostedTable, table: TableInMemory, seat: int, text: str, request: str
    ) -> None:
        """Keep a line of chat and tell everybody, once."""
        chair = table.chairs[seat]
        if chair.muted:
            raise ForbiddenError("muted")
        words = clean_words(text)
        if not words:
            raise RequestError("nothing_said")
        said = await self.tables.storage.said(hosted.id, request)
        if said is not None:
            if said != words:
                raise RequestError("id_used")
            return
        self.limiter.check(f"{hosted.id} {seat}")
        line = ChatRow(0, self.tables.clock.now(), seat, chair.name, words)
        row = await self.tables.storage.say(hosted.id, line, request)
        hosted.tell_chat([chat_line(row)])
