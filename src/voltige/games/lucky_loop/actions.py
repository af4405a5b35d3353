"""The actions of Lucky Loop: one code for each, in a fixed order, with named columns."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.action import Action, ActionTable
from voltige.games.lucky_loop.terms import DICE_LETTERS, MOST_DICE

# Kinds of action
DO_EXCHANGE: Final = 0
DO_LAY: Final = 1
DO_UPGRADE: Final = 2
DO_FLY: Final = 3
DO_DRAW: Final = 4
DO_DONE: Final = 5
DO_PLAY: Final = 6
DO_DISCARD: Final = 7
DO_FREE: Final = 8
DO_HIGHLIGHT: Final = 9
DO_ROLL: Final = 10
DO_STOP: Final = 11
DO_ASSIGN: Final = 12
DO_CONCEDE: Final = 13
DO_SEVENTH: Final = 14
DO_REROLL: Final = 15
VERBS: Final = [
    "exchange",
    "lay_programme",
    "upgrade_card",
    "fly",
    "draw",
    "done",
    "play",
    "discard",
    "free",
    "highlight",
    "roll",
    "stop",
    "assign",
    "concede",
    "buy_seventh_die",
    "reroll",
]
DICE_SETS: Final = 7  # the non-empty sets of three dice, as masks 1 to 7


@final
class LuckyLoopTable(ActionTable):
    """All actions of an edition. Columns are read by code, ``first`` by kind.

    ``what`` is a programme, a pile, a card or a figure; ``dice`` a mask of the dice of the roll,
    bit 0 for the lowest. Defaults for time-outs follow the order: the first legal code.
    """

    def __init__(self, actions: list[Action], columns: TableColumns) -> None:
        super().__init__(actions)
        self.size: Final[i64] = len(actions)
        self.kind: Final = vec[i64](columns.kind)
        self.what: Final = vec[i64](columns.what)
        self.dice: Final = vec[i64](columns.dice)
        self.first: Final = vec[i64](columns.first)


class TableColumns:
    """The table while it is being built."""

    def __init__(self) -> None:
        self.actions: Final[list[Action]] = []
        self.kind: Final[list[int]] = []
        self.what: Final[list[int]] = []
        self.dice: Final[list[int]] = []
        self.first: Final[list[int]] = []

    def begin(self, kind: int) -> None:
        """Begin the rows of a kind; kinds come in their own order."""
        if len(self.first) != kind:
            raise AssertionError("kinds come in order")
        self.first.append(len(self.actions))

    def add(self, words: str, data: dict[str, Any], rule: str, what: int, dice: int = 0) -> None:
        """Add a row of the kind that was begun last."""
        kind = len(self.first) - 1
        told: dict[str, Any] = {"do": VERBS[kind]}
        told.update(data)
        self.actions.append(Action(len(self.actions), words, told, rule))
        self.kind.append(kind)
        self.what.append(what)
        self.dice.append(dice)

    def one(self, kind: int, words: str, rule: str) -> None:
        """Add a kind with a single row."""
        self.begin(kind)
        self.add(words, {}, rule, 0)

    def each(self, kind: int, names: list[str], key: str, words: str, rule: str) -> None:
        """Add a kind with a row for each programme, pile or card."""
        self.begin(kind)
        for number, name in enumerate(names):
            self.add(f"{words} {name}", {key: name}, rule, number)


def mask_letters(mask: int) -> str:
    """Write a set of dice: a for the lowest of the roll, then b and c."""
    return "".join(DICE_LETTERS[place] for place in range(MOST_DICE) if mask & (1 << place))


def build_table(
    cards: list[str], programmes: list[str], piles: list[str], figures: int
) -> LuckyLoopTable:
    """Build the table for an edition's cards; ``figures`` is the most that a flight can have."""
    columns = TableColumns()
    columns.one(DO_EXCHANGE, "exchange", "LL-12")
    columns.each(DO_LAY, programmes, "programme", "lay", "LL-26")
    columns.each(DO_UPGRADE, programmes, "programme", "upgrade", "LL-30")
    columns.each(DO_FLY, programmes, "programme", "fly", "LL-23")
    columns.each(DO_DRAW, piles, "pile", "draw", "LL-13")
    columns.one(DO_DONE, "done", "LL-89")
    columns.each(DO_PLAY, cards, "card", "play", "LL-22")
    columns.each(DO_DISCARD, cards, "card", "discard", "LL-15")
    columns.each(DO_FREE, cards, "card", "free", "LL-89")
    columns.begin(DO_HIGHLIGHT)
    for figure in range(figures):
        columns.add(f"highlight {figure + 1}", {"figure": figure + 1}, "LL-93", figure)
    columns.one(DO_ROLL, "roll", "LL-38")
    columns.one(DO_STOP, "stop", "LL-51")
    columns.begin(DO_ASSIGN)
    for figure in range(figures):
        for mask in range(1, DICE_SETS + 1):
            dice = mask_letters(mask)
            data = {"figure": figure + 1, "dice": dice}
            columns.add(f"assign {figure + 1} {dice}", data, "LL-40", figure, mask)
    columns.one(DO_CONCEDE, "concede", "LL-48")
    columns.one(DO_SEVENTH, "buy seventh die", "LL-80")
    columns.begin(DO_REROLL)
    for mask in range(1, DICE_SETS + 1):
        dice = mask_letters(mask)
        columns.add(f"reroll {dice}", {"dice": dice}, "LL-84", 0, mask)
    return LuckyLoopTable(columns.actions, columns)
