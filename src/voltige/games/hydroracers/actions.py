"""The actions of Hydroracers: one code for each, in a fixed order, with named columns.

The campaign's codes come after those of the race, so that no code ever changes its meaning.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.action import Action, ActionTable, Json
from voltige.games.hydroracers.terms import ELEMENT_NAMES, GRID_NAMES, MOST_SQUARES, NO_CARD

PASS_EMPTY: Final = 0  # the code of a pass without any card in hand (HR-68)
END_TURN_CODE: Final = 1  # the code of letting the late bet go (HR-78)
FIRST_BET: Final = 2

# Kinds of action
DO_PASS: Final = 0
DO_END_TURN: Final = 1
DO_BET: Final = 2
DO_PLAY: Final = 3
DO_PLACE: Final = 4
DO_REMOVE: Final = 5
DO_CHOOSE_PILOT: Final = 6
DO_GAIN: Final = 7
DO_TOKENS: Final = 8
DO_SUPERCHARGE: Final = 9
DO_HOP: Final = 10
DO_MIRROR: Final = 11
DO_KEEP: Final = 12
DO_CHOOSE_CIRCUIT: Final = 13
DO_CHOOSE_GRID: Final = 14
DO_PLACE_DEV: Final = 15
DO_RUSH: Final = 16
DO_RECYCLE: Final = 17
DO_SPY: Final = 18
DO_LEVEL: Final = 19
DO_VICTIM: Final = 20

# Where a development token goes: the column ``what`` of DO_PLACE_DEV
ON_CARD: Final = 0
ON_TRACK: Final = 1
ON_RESERVED: Final = 2
ON_PUBLIC: Final = 3
PLACE_NAMES: Final = ["card", "espionage", "reserved", "public"]
GAIN_NAMES: Final = ["points", "aircoins"]


class Naming:
    """The names that the actions of an edition are made of."""

    def __init__(
        self, cards: list[str], stakes: list[int], planes: list[str], pilots: list[str]
    ) -> None:
        self.cards: Final = cards  # those that people can hold, by index
        self.stakes: Final = stakes
        self.planes: Final = planes
        self.pilots: Final = pilots
        self.circuits: list[str] = []
        self.bought: list[tuple[str, list[int]]] = []  # movement cards to develop, their values
        self.spaces = 0  # of the display
        self.public = 0  # exhibition spaces for everybody


@final
class HydroracersTable(ActionTable):
    """All actions of an edition. Columns are read by code, ``play`` and ``pass_with`` by card."""

    def __init__(self, actions: list[Action], columns: TableColumns) -> None:
        super().__init__(actions)
        self.size: Final[i64] = len(actions)
        self.kind: Final = vec[i64](columns.kind)
        self.card: Final = vec[i64](columns.card)  # played or put under the deck, or NO_CARD
        self.what: Final = vec[i64](columns.what)  # slot, element or pilot
        self.where: Final = vec[i64](columns.where)  # plane of a bet, square of a tile
        self.play: Final = vec[i64](columns.play)
        self.pass_with: Final = vec[i64](columns.pass_with)
        self.first_place: Final[i64] = columns.first_place  # of the element tiles
        self.first_remove: Final[i64] = columns.first_remove
        self.first_pilot: Final[i64] = columns.first_pilot
        # The campaign: codes by card, -1 for the I-pass card
        self.brake_empty: Final[i64] = columns.brake_empty
        self.pass_brake: Final = vec[i64](columns.pass_brake)
        self.play_brake: Final = vec[i64](columns.play_brake)
        self.keep: Final = vec[i64](columns.keep)
        self.recycle: Final = vec[i64](columns.recycle)
        self.spy: Final = vec[i64](columns.spy)
        self.first: Final = vec[i64](columns.first)  # the first code of each kind


class TableColumns:
    """The columns of the table while it is being built."""

    def __init__(self) -> None:
        self.actions: Final[list[Action]] = []
        self.kind: Final[list[int]] = []
        self.card: Final[list[int]] = []
        self.what: Final[list[int]] = []
        self.where: Final[list[int]] = []
        self.play: Final[list[int]] = []
        self.pass_with: Final[list[int]] = []
        self.first_place = 0
        self.first_remove = 0
        self.first_pilot = 0
        self.brake_empty = 0
        self.pass_brake: Final[list[int]] = []
        self.play_brake: Final[list[int]] = []
        self.keep: Final[list[int]] = []
        self.recycle: Final[list[int]] = []
        self.spy: Final[list[int]] = []
        self.first: list[int] = []

    def add(self, row: tuple[int, int, int, int], notation: str, data: Json, rule: str) -> int:
        """Add a row of kind, card, what and where; return its code."""
        code = len(self.actions)
        kind, card, what, where = row
        self.kind.append(kind)
        self.card.append(card)
        self.what.append(what)
        self.where.append(where)
        self.actions.append(Action(code, notation, data, rule))
        return code


def slot_word(stake: int) -> str:
    """Name a betting slot."""
    return str(stake) if stake else "free"


def build_table(names: Naming) -> HydroracersTable:
    """Build the table for an edition's cards, slots, planes and pilots."""
    columns = TableColumns()
    columns.add((DO_PASS, NO_CARD, 0, 0), "pass", {"do": "pass"}, "HR-68")
    columns.add((DO_END_TURN, NO_CARD, 0, 0), "end turn", {"do": "end_turn"}, "HR-78")
    for slot, stake in enumerate(names.stakes):
        for index, plane in enumerate(names.planes):
            data: Json = {"do": "bet", "slot": stake, "plane": plane}
            notation = f"bet {slot_word(stake)} on {plane}"
            columns.add(
                (DO_BET, NO_CARD, slot, index), notation, data, "HR-80" if stake else "HR-81"
            )
    for card, name in enumerate(names.cards):
        data = {"do": "pass", "card": name}
        columns.pass_with.append(columns.add((DO_PASS, card, 0, 0), f"pass {name}", data, "HR-65"))
    for card, name in enumerate(names.cards):
        data = {"do": "play", "card": name}
        columns.play.append(columns.add((DO_PLAY, card, 0, 0), f"play {name}", data, "HR-28"))
    columns.first_place = len(columns.actions)
    for element, name in enumerate(ELEMENT_NAMES):
        data = {"do": "place_token", "element": name}
        columns.add((DO_PLACE, NO_CARD, element, 0), f"place on {name}", data, "HR-108")
    columns.first_remove = len(columns.actions)
    for element, name in enumerate(ELEMENT_NAMES):
        for square in range(MOST_SQUARES):
            data = {"do": "crash_remove", "element": name, "square": square + 1}
            notation = f"remove {name} {square + 1}"
            columns.add((DO_REMOVE, NO_CARD, element, square), notation, data, "HR-115")
    columns.first_pilot = len(columns.actions)
    for pilot, name in enumerate(names.pilots):
        data = {"do": "choose_pilot", "pilot": name}
        columns.add((DO_CHOOSE_PILOT, NO_CARD, pilot, 0), f"choose {name}", data, "HR-5")
    add_flights(columns, names)
    add_effects(columns, names)
    add_development(columns, names)
    columns.first = [columns.kind.index(kind) for kind in range(DO_VICTIM + 1)]
    return HydroracersTable(columns.actions, columns)


# -- the campaign -----------------------------------------------------------------------------------


def add_flights(columns: TableColumns, names: Naming) -> None:
    """Add passes and plays with cards from development, and all of them with the Air Brake.

    ``what`` is the value played, ``where`` 1 with the brake.
    """
    cards = len(names.cards)
    first = cards + 1  # the I-pass card lies between
    data: Json = {"do": "pass_braked"}
    columns.brake_empty = columns.add((DO_PASS, NO_CARD, 0, 1), "pass brake", data, "HR-198")
    columns.pass_with.append(-1)
    columns.play.append(-1)
    for card, (name, _) in enumerate(names.bought, start=first):
        data = {"do": "pass", "card": name}
        columns.pass_with.append(columns.add((DO_PASS, card, 0, 0), f"pass {name}", data, "HR-65"))
    for card, name in enumerate([*names.cards, "", *[bought[0] for bought in names.bought]]):
        data = {"do": "pass_braked", "card": name}
        row = (DO_PASS, card, 0, 1)
        code = columns.add(row, f"pass {name} brake", data, "HR-198") if name else -1
        columns.pass_brake.append(code)
    for card, (name, values) in enumerate(names.bought, start=first):
        columns.play.append(add_values(columns, card, name, values, False))
    for card, name in enumerate(names.cards):
        data = {"do": "play_braked", "card": name}
        row = (DO_PLAY, card, 0, 1)
        columns.play_brake.append(columns.add(row, f"play {name} brake", data, "HR-198"))
    columns.play_brake.append(-1)
    for card, (name, values) in enumerate(names.bought, start=first):
        columns.play_brake.append(add_values(columns, card, name, values, True))


def add_values(columns: TableColumns, card: int, name: str, values: list[int], brake: bool) -> int:
    """Add one play for each value of a card; return the first code."""
    first = len(columns.actions)
    for value in values:
        several = len(values) > 1
        verb = ("play_as" if several else "play") + ("_braked" if brake else "")
        data: Json = {"do": verb, "card": name}
        notation = f"play {name}"
        if several:
            data["value"] = value
            notation = f"{notation} as {value}"
        if brake:
            notation = f"{notation} brake"
        rule = "HR-198" if brake else ("HR-180" if len(values) > 1 else "HR-28")
        columns.add((DO_PLAY, card, value, int(brake)), notation, data, rule)
    return first


def add_effects(columns: TableColumns, names: Naming) -> None:
    """Add what cards and technologies ask in a race."""
    for number, gain in enumerate(GAIN_NAMES):
        data: Json = {"do": "choose_gain", "gain": gain}
        columns.add((DO_GAIN, NO_CARD, number, 0), f"gain {gain}", data, "HR-186")
    for element, name in enumerate(ELEMENT_NAMES):
        for square in range(MOST_SQUARES):
            data = {"do": "choose_tokens", "element": name, "square": square + 1}
            notation = f"take off {name} {square + 1}"
            columns.add((DO_TOKENS, NO_CARD, element, square), notation, data, "HR-178")
    add_answers(columns, DO_SUPERCHARGE, "supercharge", "HR-200")
    add_answers(columns, DO_HOP, "hop", "HR-195")
    add_answers(columns, DO_MIRROR, "mirror", "HR-196")
    add_cards(columns, columns.keep, names, (DO_KEEP, "keep", "keep", "HR-201"))


def add_answers(columns: TableColumns, kind: int, verb: str, rule: str) -> None:
    """Add yes, then no."""
    columns.add((kind, NO_CARD, 1, 0), verb, {"do": verb, "answer": "yes"}, rule)
    columns.add((kind, NO_CARD, 0, 0), f"no {verb}", {"do": verb, "answer": "no"}, rule)


def add_cards(
    columns: TableColumns, codes: list[int], names: Naming, told: tuple[int, str, str, str]
) -> None:
    """Add one action for each card that a person can hold; ``codes`` is by card."""
    kind, verb, word, rule = told
    for card, name in enumerate([*names.cards, "", *[bought[0] for bought in names.bought]]):
        data: Json = {"do": verb, "card": name}
        code = columns.add((kind, card, 0, 0), f"{word} {name}", data, rule) if name else -1
        codes.append(code)


def add_development(columns: TableColumns, names: Naming) -> None:
    """Add the choices between two races."""
    for circuit, name in enumerate(names.circuits):
        data: Json = {"do": "choose_circuit", "circuit": name}
        columns.add((DO_CHOOSE_CIRCUIT, NO_CARD, circuit, 0), f"fly at {name}", data, "HR-138")
    for grid, name in enumerate(GRID_NAMES):
        data = {"do": "choose_grid", "grid": name}
        columns.add((DO_CHOOSE_GRID, NO_CARD, grid, 0), f"grid {name}", data, "HR-139")
    for space in range(names.spaces):
        data = {"do": "place_dev", "where": "card", "space": space + 1}
        row = (DO_PLACE_DEV, NO_CARD, ON_CARD, space)
        columns.add(row, f"put on card {space + 1}", data, "HR-145")
    data = {"do": "place_dev", "where": "espionage"}
    columns.add((DO_PLACE_DEV, NO_CARD, ON_TRACK, 0), "put on espionage", data, "HR-159")
    for plane, name in enumerate(names.planes):
        data = {"do": "place_dev", "where": "reserved", "plane": name}
        row = (DO_PLACE_DEV, NO_CARD, ON_RESERVED, plane)
        columns.add(row, f"put on reserved {name}", data, "HR-167")
    for space in range(names.public):
        data = {"do": "place_dev", "where": "public", "space": space + 1}
        row = (DO_PLACE_DEV, NO_CARD, ON_PUBLIC, space)
        columns.add(row, f"put on public {space + 1}", data, "HR-167")
    columns.add((DO_RUSH, NO_CARD, 1, 0), "rush", {"do": "rush", "answer": "yes"}, "HR-148")
    columns.add((DO_RUSH, NO_CARD, 0, 0), "wait", {"do": "rush", "answer": "no"}, "HR-149")
    add_cards(columns, columns.recycle, names, (DO_RECYCLE, "recycle", "recycle", "HR-153"))
    add_cards(columns, columns.spy, names, (DO_SPY, "spy_take", "spy", "HR-159"))
    for element, name in enumerate(ELEMENT_NAMES):
        data = {"do": "choose_level", "element": name}
        columns.add((DO_LEVEL, NO_CARD, element, 0), f"raise {name}", data, "HR-207")
    for plane, name in enumerate(names.planes):
        data = {"do": "choose_victim", "plane": name}
        columns.add((DO_VICTIM, NO_CARD, plane, 0), f"sabotage {name}", data, "HR-209")
