"""Tables outlive releases: editions are kept, and a check tells what an upgrade would do."""

from contextlib import suppress
from pathlib import Path

import msgspec

from voltige.core.errors import VoltigeError
from voltige.games import GAMES
from voltige.server.config import Config
from voltige.server.room.room import Room, find_game
from voltige.store.database import read_url
from voltige.store.errors import StoreError, UnavailableError
from voltige.store.rows import TableRow
from voltige.store.store import Store


class Outlook(msgspec.Struct, frozen=True):
    """What this release would do with a table; ``error`` is why it can't be played on."""

    id: str
    game: str
    status: str
    error: VoltigeError | None


def present_editions() -> dict[str, str]:
    """Give the texts of all editions that come with this release, by their hashes."""
    found = {}
    for game in GAMES:
        for name in game.editions():
            file = game.edition_folder / f"{name}.toml"
            found[game.load_edition(name).hash] = file.read_text(encoding="utf-8")
    return found


async def restored(row: TableRow, store: Store) -> TableRow:
    """Give a table with the text of its edition, if this release has another one of that name."""
    if row.edition_text is not None or has_edition(row):
        return row
    text = await store.edition(row.edition_hash)
    if text is None:
        return row
    values = {name: getattr(row, name) for name in TableRow.__slots__}
    return TableRow(**{**values, "edition_text": text})


def has_edition(row: TableRow) -> bool:
    """Tell whether the edition of a table came with this release, unchanged."""
    try:
        return find_game(row.game).load_edition(row.edition).hash == row.edition_hash
    except VoltigeError:
        return False


async def check_tables(config: Config) -> list[Outlook]:
    """Replay every table that is not over, as this release would; nothing is changed."""
    url = read_url(config.database)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").exists():
        raise StoreError("database_unreachable", reason="no such file")
    store = Store(config.database, config.database_s)
    try:
        return [
            Outlook(table_id, game, status, await try_table(table_id, store))
            for table_id, game, status in await store.unfinished()
        ]
    finally:
        await store.engine.dispose()


async def try_table(table_id: str, store: Store) -> VoltigeError | None:
    """Replay a table; give what stands in its way."""
    row = await store.table(table_id)
    if row is None:
        return None
    log = await store.log(table_id)
    with suppress(UnavailableError):  # a schema that keeps no editions yet
        row = await restored(row, store)
    try:
        Room(row).replay(log)
    except VoltigeError as error:
        return error
    except (ArithmeticError, LookupError, TypeError, ValueError):  # rules that have changed unsaid
        return VoltigeError("unreplayable_table")
    return None
