"""Tables outlive releases: editions are kept, and logs of older rules are led to the present ones.

A table of older rules is migrated when it is first opened: one row of its log says so, and from which
version on nothing fitted any more. Whichever process is first writes that row; the others read it.
"""

from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import msgspec

from voltige.core.errors import VoltigeError
from voltige.games import GAMES
from voltige.match.log import NO_SEAT, Entry
from voltige.match.migration import MISFITS, first_misfit
from voltige.server.config import Config
from voltige.server.errors import OtherReleaseError, ServerError
from voltige.server.room.draft import Draft
from voltige.server.room.due import due_at
from voltige.server.room.entries import MATCH_KINDS, RULES, entry_of, rules_of, void_rows
from voltige.server.room.room import Room, find_game, match_table
from voltige.store.database import read_url
from voltige.store.errors import ConflictError, StoreError, UnavailableError
from voltige.store.rows import EntryRow, TableRow
from voltige.store.store import Store

ATTEMPTS = 10


class Outlook(msgspec.Struct, frozen=True):
    """What this release would do with a table; ``error`` is why it can't be played on.

    ``rules`` is the older version that it comes from, and ``last`` the move that it goes on from if
    later ones don't fit; both are None if nothing changes.
    """

    id: str
    game: str
    status: str
    error: VoltigeError | None = None
    rules: int | None = None
    last: int | None = None


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


# -- older rules ------------------------------------------------------------------------------------


async def opened(row: TableRow, store: Store, at: int) -> Room:
    """Read the room of a table; one of older rules is migrated first."""
    for _ in range(ATTEMPTS):
        rows = await store.log(row.id)
        ours, mark = migrated(row, rows, at)
        room = Room(ours)
        if mark is None:
            room.replay(rows)
            return room
        if "first" in mark.data and await store.is_over(row.id):
            mark.data["over"] = True
        room.replay([*rows, mark])
        draft = Draft(room, at)
        draft.rows.append(mark)
        try:
            await store.append(draft.append(due_at(room, at)))
        except ConflictError:
            continue
        return room
    raise ServerError("superseded")


def migrated(row: TableRow, rows: list[EntryRow], at: int) -> tuple[TableRow, EntryRow | None]:
    """Return a table under the present rules, and the row that leads its log there, if it needs one."""
    now = find_game(row.game).rules_version
    before = rules_of(rows, row.rules)
    if before > now or row.rules == now:
        return row, None  # whatever is wrong with it, the room finds
    try:
        ours = under_rules(row, now)
        if before == now:
            return ours, None
        first = misfit(ours, rows)
    except MISFITS as error:
        raise OtherReleaseError("other_rules", game=row.game, rules=before, now=now) from error
    if first == 0:
        raise OtherReleaseError("other_rules", game=row.game, rules=before, now=now)
    data = {"from": before, "to": now} | ({} if first is None else {"first": first})
    return ours, EntryRow(len(rows), max([at, *[one.at for one in rows[-1:]]]), RULES, -1, data)


def under_rules(row: TableRow, rules: int) -> TableRow:
    """Return a table with other rules; options that it did not know have their defaults."""
    changed = replace(row, rules=rules)
    table = match_table(changed)
    values = table.game.check_values(row.seats, row.options, table.edition)
    return replace(changed, options=values)


def misfit(row: TableRow, rows: list[EntryRow]) -> int | None:
    """Return the version of the first entry that does not fit the rules, or None."""
    begun = next((place for place, one in enumerate(rows) if one.kind == "begin"), None)
    if begun is None:
        return None
    room = Room(row)
    room.replay(rows[: begun + 1])
    void = void_rows(rows)
    steps = [
        entry_of(one, void=one.number in void) for one in rows[begun:] if one.kind in MATCH_KINDS
    ]
    start = Entry(0, "start", NO_SEAT, "", luck=rows[begun].luck)
    return first_misfit(room.table, room.fair_luck(), [start, *steps])


# -- before an upgrade --------------------------------------------------------------------------------


async def check_tables(config: Config) -> list[Outlook]:
    """Replay every table that is not over, as this release would; nothing is changed."""
    url = read_url(config.database)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").exists():
        raise StoreError("database_unreachable", reason="no such file")
    store = Store(config.database, config.database_s)
    try:
        return [await try_table(Outlook(*facts), store) for facts in await store.unfinished()]
    finally:
        await store.engine.dispose()


async def try_table(table: Outlook, store: Store) -> Outlook:
    """Replay a table as this release would, and tell what comes of it."""
    row = await store.table(table.id)
    if row is None:
        return table
    rows = await store.log(table.id)
    with suppress(UnavailableError):  # a schema that keeps no editions yet
        row = await restored(row, store)
    try:
        ours, mark = migrated(row, rows, 0)
        Room(ours).replay(rows if mark is None else [*rows, mark])
    except VoltigeError as error:
        return msgspec.structs.replace(table, error=error)
    except MISFITS:  # rules that have changed unsaid
        return msgspec.structs.replace(table, error=VoltigeError("unreplayable_table"))
    if mark is None:
        return table
    first = mark.data.get("first")
    last = None if first is None else first - 1
    return msgspec.structs.replace(table, rules=mark.data["from"], last=last)
