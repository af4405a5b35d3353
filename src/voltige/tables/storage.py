"""What tables need of whatever keeps them: a database, or a browser's own storage.

Everything that it can't do is a StoreError of ``match.errors``.
"""

from collections.abc import Awaitable
from typing import Protocol

from voltige.match.rows import Append, ChatRow, ClaimRow, EntryRow, Listed, TableRow


class Storage(Protocol):
    """Keeps tables, their logs, their chat, and claims until they are settled."""

    shared: bool  # with other processes, which may write to the same tables

    # -- tables and logs ---------------------------------------------------------------------------

    def append(self, change: Append) -> Awaitable[None]:
        """Write entries of one table, all or none; ConflictError if somebody else was faster."""

    async def table(self, table_id: str) -> TableRow | None:
        """Read what was agreed at a table."""

    async def log(self, table_id: str, since: int = -1) -> list[EntryRow]:
        """Read the log of a table after number ``since``."""

    async def is_over(self, table_id: str) -> bool:
        """Return whether the list of tables says that a match is over."""

    async def rematch(self, table_id: str) -> str | None:
        """Give the table that follows this one, if there is one."""

    async def edition(self, content_hash: str) -> str | None:
        """Read the text of an edition that some release brought along."""

    # -- lists -------------------------------------------------------------------------------------

    async def lobby(self) -> list[Listed]:
        """List public tables, the newest first."""

    async def tables_of(self, holder: str) -> list[Listed]:
        """List the tables where somebody sits, the newest first."""

    async def count_tables(self, owner: str, since: int) -> int:
        """Count the tables that somebody has created since a time."""

    # -- when to look at a table ---------------------------------------------------------------------

    async def due(self, now: int, most: int = 200) -> list[str]:
        """List the tables that somebody must look at now."""

    async def changed_after(self, at: int) -> list[str]:
        """List the tables that somebody must look at and that changed after a time."""

    async def postpone(self, table_id: str, until: int | None) -> None:
        """Look at a table again later."""

    # -- chat ----------------------------------------------------------------------------------------

    async def say(self, table_id: str, line: ChatRow, request: str) -> ChatRow:
        """Keep a line of chat; its number is given here. ConflictError if it was said before."""

    async def said(self, table_id: str, request: str) -> str | None:
        """Give what was said by a request, or none if it is new."""

    async def chat(self, table_id: str, since: int = 0, most: int = 50) -> list[ChatRow]:
        """Read the last lines of chat, oldest first."""

    # -- claims in simultaneous decisions --------------------------------------------------------------

    async def claim(self, table_id: str, number: int, row: ClaimRow) -> None:
        """Note a claim; ConflictError if this seat has answered already."""

    async def claims(self, table_id: str, number: int) -> list[ClaimRow]:
        """Read the claims of a decision."""

    # -- programs --------------------------------------------------------------------------------------

    async def has_token(self, token_id: str) -> bool:
        """Tell whether the token of a program is still good."""
