"""The one door of the house in a browser: what its worker calls."""

import logging
from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from voltige.local import records
from voltige.local.aside import LocalAside
from voltige.local.lines import Call, Lines, Lose, Tell
from voltige.local.outside import Database, Library, Thinker
from voltige.local.requests import Answered, Requests
from voltige.local.shelf import BesideThePage
from voltige.local.storage import LAST, LocalStorage, encoded, unavailable
from voltige.locale import Speaker, speak_by
from voltige.tables.callers import Caller, person
from voltige.tables.clock import SystemClock
from voltige.tables.errands import read_errand, run
from voltige.tables.examples import Shelf
from voltige.tables.routes.route import Asked
from voltige.tables.secrets import Secrets
from voltige.tables.service import TableService

ME = "me"  # the shelf with the secret of the one person here


@dataclass(frozen=True)
class LocalSettings:
    """Settings of tables for one person."""

    rooms: int = 6
    tables_per_hour: int = 2000
    entries_per_table: int = 20_000
    bot_delay_ms: int = 400


class Uncounted:
    """Counts nothing: nobody would read it."""

    def note_table(self) -> None:
        """Ignore a new table."""

    def note_entries(self, count: int) -> None:
        """Ignore entries."""

    def note_conflict(self) -> None:
        """Ignore a conflict."""

    def note_request(self, kind: str, result: str, seconds: float) -> None:
        """Ignore a request."""

    def note_bot_move(self) -> None:
        """Ignore a bot's move."""

    def note_connections(self, change: int) -> None:
        """Ignore a viewer."""


class Door:
    """The tables of one browser."""

    def __init__(
        self, storage: LocalStorage, aside: LocalAside, caller: Caller, shelf: Shelf | None
    ) -> None:
        """Put the parts together."""
        clock = SystemClock()
        self.storage = storage
        self.service = TableService(
            LocalSettings(), storage, clock, Uncounted(), aside, shelf=shelf
        )
        self.caller = caller
        self.requests = Requests(records.ROUTES)
        self.lines = Lines(self.service, caller)

    async def request(self, method: str, path: str, language: str, body: str | None) -> Answered:
        """Answer a request, named as docs/wire.md lists it."""
        asked = Asked(self.service, language, "", self.find)
        return await self.requests.answer(method, path, body, asked)

    async def find(self) -> Caller:
        """Know who asks: there is one person."""
        return self.caller

    def connect(self, name: str, call: str, tell: Tell, lose: Lose) -> None:
        """Open a line to a table; ``tell`` gets its messages, ``lose`` that it is gone."""
        self.lines.connect(name, msgspec.json.decode(call, type=Call), tell, lose)

    def receive(self, name: str, text: str) -> None:
        """Take a message over a line."""
        self.lines.receive(name, text)

    def close(self, name: str) -> None:
        """Hang up."""
        self.lines.close(name)

    async def heard(self, table_id: str) -> None:
        """Follow what another tab with an engine of its own has written."""
        await self.storage.hear(table_id)
        self.service.heard(table_id)

    async def stop(self) -> None:
        """End everything; tests need it, a worker is simply ended."""
        await self.service.stop()


async def start(
    database: Database,
    thinker: Thinker,
    speaker: Speaker | None = None,
    library: Library | None = None,
) -> Door:
    """Open the house over a database.

    ``speaker`` forms sentences where Python has no Fluent; ``library`` fetches the scenarios where
    they are not part of the package.
    """
    logging.basicConfig(level=logging.WARNING)
    if speaker is not None:
        speak_by(speaker)
    caller = person(await secret(database, Secrets().new_secret))
    storage = LocalStorage(database, caller.holder)
    await storage.open()
    shelf = BesideThePage(library) if library is not None else None
    door = Door(storage, LocalAside(thinker), caller, shelf)
    door.service.start()
    return door


async def secret(database: Database, new: Callable[[], str]) -> str:
    """Give the secret of the person here; the first time it is drawn, and kept."""
    kept = await database.read(ME, "", LAST)
    if kept:
        return kept[0]
    drawn = new()
    wrong = await database.write(encoded([(ME, ME, drawn, True)]))
    if wrong == "taken":  # by another tab, at the same moment
        return (await database.read(ME, "", LAST))[0]
    if wrong:
        raise unavailable(wrong)
    return drawn


def think(function: str, argument: str) -> str:
    """Do an errand: all that the second worker is for."""
    work, given = read_errand(function, argument.encode())
    return msgspec.json.encode(run(work, given)).decode()
