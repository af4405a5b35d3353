"""Editions changed key by key: written as a file, then judged as a table would. It runs aside."""

from typing import Any

import tomlkit
from msgspec import Struct
from tomlkit import TOMLDocument
from tomlkit.items import AbstractTable, AoT

from voltige.core.edition import read_edition_file
from voltige.core.errors import EditionError
from voltige.core.game import Game
from voltige.server.lab.wire import LabChange, LabDraft
from voltige.tables.edition_files import say_in_head
from voltige.tables.errors import UnusableError
from voltige.tables.judging import Brought, judge
from voltige.tables.table.table import find_game

MARK = "-lab"  # after the name of the edition that was changed


class Fault(Struct):
    """What is wrong with an edition, until it is put into words."""

    code: str
    params: dict[str, str | int]


class Drafted(Struct):
    """A changed edition as a file, and its faults."""

    text: str
    faults: list[Fault]


def draft(wish: LabDraft) -> Drafted:
    """Write the changed edition, and find all its faults."""
    game = find_game(wish.game)
    text = write(game, wish.changes)
    try:
        judge(Brought(game.name, text, game.load_edition().min_seats))
    except EditionError as error:
        found = [error, *error.also]
        return Drafted(text, [Fault(one.code, dict(one.params)) for one in found])
    return Drafted(text, [])


def write(game: Game, changes: list[LabChange]) -> str:
    """Give the text of the default edition with some values changed."""
    edition = game.load_edition()
    document = tomlkit.parse(read_edition_file(game.edition_folder / f"{edition.name}.toml"))
    for change in changes:
        try:
            replace(document, change)
        except (LookupError, TypeError) as error:
            raise UnusableError("unreadable_request", reason="key") from error
    say_in_head(document, name=f"{edition.name}{MARK}")
    return document.as_string()


def replace(document: TOMLDocument, change: LabChange) -> None:
    """Put another value where one stands; it comes from nowhere but here, so its source tag goes."""
    inner: Any = document
    table, own = inner, change.key[0]
    for part, following in zip(change.key, change.key[1:], strict=False):
        inner = inner[part]
        if isinstance(inner, AbstractTable):
            table, own = inner, following
    last = change.key[-1]
    if isinstance(inner, str) or isinstance(inner[last], AbstractTable | AoT):
        raise TypeError(last)
    inner[last] = change.value
    if own in table.get("sources", {}):
        table["sources"].remove(own)
