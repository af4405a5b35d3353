"""The actions of Hydroracers: one code for each, in a fixed order, with named columns.

Later cards and phases get codes after these, so that no code ever changes its meaning.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.action import Action, ActionTable, Json
from voltige.games.hydroracers.terms import ELEMENT_NAMES, MOST_SQUARES, NO_CARD

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


class Naming:
    """The names that the actions of an edition are made of."""

    def __init__(
        self, cards: list[str], stakes: list[int], planes: list[str], pilots: list[str]
    ) -> None:
        self.cards: Final = cards  # those that people can hold, by index
        self.stakes: Final = stakes
        self.planes: Final = planes
        self.pilots: Final = pilots


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
    return HydroracersTable(columns.actions, columns)
