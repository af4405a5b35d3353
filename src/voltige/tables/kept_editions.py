"""Tables outlive releases: editions that a release brings along are kept by their hashes."""

from voltige.games import GAMES
from voltige.match.rows import TableRow
from voltige.tables.storage import Storage
from voltige.tables.table.table import find_game


def present_editions() -> dict[str, str]:
    """Give the texts of all editions that come with this release, by their hashes."""
    found = {}
    for game in GAMES:
        for name in game.editions():
            found[game.load_edition(name).hash] = game.edition_text(name)
    return found


async def restored(row: TableRow, storage: Storage) -> TableRow:
    """Give a table with the text of its edition, if this release has another one of that name."""
    if row.edition_text is not None or has_edition(row):
        return row
    text = await storage.edition(row.edition_hash)
    if text is None:
        return row
    values = {name: getattr(row, name) for name in TableRow.__slots__}
    return TableRow(**{**values, "edition_text": text})


def has_edition(row: TableRow) -> bool:
    """Tell whether the edition of a table came with this release, unchanged but for its words."""
    game = find_game(row.game)
    return game.find_edition(row.edition, row.edition_hash, row.rules) is not None


def text_of_edition(row: TableRow) -> str:
    """Give the text of the edition of a table that came with this release."""
    file = find_game(row.game).edition_folder / f"{row.edition}.toml"
    return file.read_text(encoding="utf-8")
