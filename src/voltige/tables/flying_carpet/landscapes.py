"""Landscapes that people draw: judged by the rules, drawn by number, written as editions.

Everything here that depends on what somebody has sent runs aside, within limits.
"""

import functools
from typing import cast

from msgspec import Struct

from voltige.core.edition import read_edition_file
from voltige.games.flying_carpet import GAME
from voltige.games.flying_carpet.edition import CarpetEdition
from voltige.games.flying_carpet.landscape.checks import DEFAULTS, Flaw, find_flaw
from voltige.games.flying_carpet.landscape.generator import Amounts
from voltige.games.flying_carpet.landscape.panels import Placement, read_placements
from voltige.games.flying_carpet.landscape.sky import Sky
from voltige.games.flying_carpet.landscape.turns import TURN, expected_turns
from voltige.games.flying_carpet.landscape.winds import Winds
from voltige.games.flying_carpet.options import refuse_flaws
from voltige.match.table import Table
from voltige.tables.aside import Limits
from voltige.tables.components import components_of
from voltige.tables.errors import UnusableError
from voltige.tables.flying_carpet.edition_text import write_edition
from voltige.tables.flying_carpet.wire import (
    Judgement,
    LandscapeFlaw,
    LandscapeInfo,
    Landscapes,
    Level,
    OwnLandscape,
    Place,
    Sketch,
)
from voltige.wording import make_wording
from voltige.wording.text import Text

LIMITS = Limits(seconds=4.0, megabytes=200)  # for one landscape


class Wish(Struct):
    """A random landscape by its level and number."""

    level: Level
    seed: int


def edition() -> CarpetEdition:
    """Give the edition whose panels are drawn with."""
    return cast("CarpetEdition", GAME.load_edition())


def read(place: Place) -> list[Placement]:
    """Read what was sent, or say that it is no list of panels."""
    placements = read_placements(place, edition().panels)
    if placements is None:
        raise UnusableError("unreadable_request", reason="place: panel, column, row")
    return placements


def turns_of(placements: list[Placement]) -> float:
    """Give the expected turns of a lone carpet with the hand of the edition."""
    box = edition()
    sky = Sky(box.landscape(placements), Winds(DEFAULTS), box.vectors)
    values = expected_turns(sky, box.copies, box.hand_size)
    return int(values[int(box.board.start)]) / TURN


def info(name: str, words: Text, level: str, placements: list[Placement]) -> LandscapeInfo:
    """Describe a legal landscape."""
    place = [placement.data(edition().panels) for placement in placements]
    grade = Text(f"flying-carpet-level-{level}")
    return LandscapeInfo(name, words, grade, place, turns_of(placements))


@functools.cache
def all_landscapes() -> Landscapes:
    """Describe the landscapes of the edition; they are worked out once."""
    box = edition()
    table = Table.make(GAME, box.min_seats, edition=box)
    words = make_wording(table, [str(seat) for seat in range(table.seats)])
    ready = [
        info(one.id, words.component("landscape", one.id), one.level, one.placements)
        for one in box.ready
    ]
    return Landscapes(components_of(table, words), ready)


# -- aside -----------------------------------------------------------------------------------------


def draw(wish: Wish) -> LandscapeInfo:
    """Draw the random landscape with this number, as a table would."""
    box = edition()
    amounts = Amounts(wish.level, 0, 0)
    placements = box.random_placements(box.checks_for(DEFAULTS), amounts, wish.seed)
    name = Text("flying-carpet-landscape-random", {"number": wish.seed})
    return info(f"{wish.level}_{wish.seed}", name, wish.level, placements)


def judge(sketch: Sketch) -> Judgement:
    """Say what is wrong with a sketch, or what it asks of a carpet."""
    box = edition()
    placements = read(sketch.place)
    checks = box.checks_for({**DEFAULTS, "mirror_panels": sketch.mirrors})
    flaw = find_flaw(checks, placements)
    if flaw is not None:
        return Judgement(told(flaw), None, "", [])
    turns = turns_of(placements)
    nearest = min(all_landscapes().ready, key=lambda one: abs(one.turns - turns))
    rows = [[low, high] for low, high in box.landscape(placements).open_rows()]
    return Judgement(None, turns, nearest.id, rows)


def told(flaw: Flaw) -> LandscapeFlaw:
    """Put a flaw into words."""
    board = edition().board
    params = {
        "check": flaw.check,
        "panel": Text(f"flying-carpet-panel-{flaw.panel}") if flaw.panel else "",
        "first": board.first_column,
        "last": board.last_column,
        "low": board.forces.count(0) + 1,
    }
    cells = [board.place(cell) for cell in flaw.cells]
    return LandscapeFlaw(
        flaw.check, flaw.rule, Text("flying-carpet-flaw", params), flaw.panel, cells
    )


def write(own: OwnLandscape) -> str:
    """Write a legal landscape as an edition that can be read again."""
    title = own.title.strip()
    if not title or not title.isprintable():
        raise UnusableError("unreadable_request", reason="title: printable letters")
    box = edition()
    placements = read(own.place)
    refuse_flaws(box, {**DEFAULTS, "mirror_panels": True}, placements)
    path = GAME.edition_folder / f"{box.name}.toml"
    return write_edition(read_edition_file(path), box, title, placements)
