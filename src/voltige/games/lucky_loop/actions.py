"""The verbs and actions of Lucky Loop: one code for each action, in a fixed order, with named columns."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.fields.kinds import Kind, Number, Word
from voltige.core.verbs import Listing, Parameter, Verb, VerbTable, parsed
from voltige.games.lucky_loop import terms

# Kinds of action: places in the list of verbs
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
KINDS: Final = 16
DICE_SETS: Final = 7  # the non-empty sets of three dice, as masks 1 to 7
BY_LETTERS: Final = "dice"  # how actions name dice
BY_FACES: Final = "faces"  # how attempts may do it


class DiceSet(Word):
    """Dice of the roll by their letters, numbered by their mask; none can only be tried."""

    def __init__(self) -> None:
        super().__init__([mask_letters(mask) for mask in range(DICE_SETS + 1)])

    def parse(self, key: str, text: str) -> Any:
        return text.replace(" ", "")

    def plains(self) -> list[Any]:
        return self.words[1:]


FACE: Final = Number(1, terms.FACES)


class FaceList(Kind):
    """What dice show; of equal dice any will do."""

    def parse(self, key: str, text: str) -> Any:
        return [parsed(key, FACE, word) for word in text.split()]


def mask_letters(mask: int) -> str:
    """Write a set of dice: a for the lowest of the roll, then b and c."""
    return "".join(
        terms.DICE_LETTERS[place] for place in range(terms.MOST_DICE) if mask & (1 << place)
    )


def lucky_loop_verbs(
    cards: list[str], programmes: list[str], piles: list[str], figures: int
) -> list[Verb]:
    """Declare the verbs in the order of their kinds; ``figures`` is the most that a flight can have."""
    programme = [Parameter("programme", Word(programmes))]
    pile = [Parameter("pile", Word(piles))]
    card = [Parameter("card", Word(cards))]
    figure = [Parameter("figure", Number(1, figures))]
    dice = [Parameter(BY_LETTERS, DiceSet(), all_words=True)]
    faces = [Parameter(BY_FACES, FaceList(" "), all_words=True)]
    choose, final_action = [terms.CHOOSE_ACTION], [terms.CHOOSE_FINAL_ACTION, terms.LAY_FREE]
    rolled = [terms.POST_ROLL]
    return [
        Verb(
            "exchange",
            "LL-12",
            "exchange",
            [],
            phases=[terms.CHOOSE_ACTION, terms.CHOOSE_FINAL_ACTION],
        ),
        Verb("lay_programme", "LL-26", "lay {programme}", programme, phases=choose),
        Verb("upgrade_card", "LL-30", "upgrade {programme}", programme, phases=choose),
        Verb("fly", "LL-23", "fly {programme}", programme, phases=choose),
        Verb("draw", "LL-13", "draw {pile}", pile, phases=[terms.EXCHANGE, terms.REFILL]),
        Verb("done", "LL-89", "done", [], phases=final_action),
        Verb(
            "play", "LL-22", "play {card}", card, phases=[terms.LAY_PROGRAMME, terms.UPGRADE_CARD]
        ),
        Verb("discard", "LL-15", "discard {card}", card, phases=[terms.DISCARD]),
        Verb("free", "LL-89", "free {card}", card, phases=final_action),
        Verb("highlight", "LL-93", "highlight {figure}", figure, phases=[terms.PLACE_HIGHLIGHT]),
        Verb("roll", "LL-38", "roll", [], phases=[terms.PRE_ROLL]),
        Verb("stop", "LL-51", "stop", [], phases=[terms.PRE_ROLL]),
        Verb("assign", "LL-40", "assign {figure} {dice}", figure + dice, phases=rolled),
        Verb("concede", "LL-48", "concede", [], phases=[terms.PRE_ROLL, terms.POST_ROLL]),
        Verb(
            "buy_seventh_die",
            "LL-80",
            "buy seventh die",
            [],
            phases=[terms.PRE_ROLL, terms.POST_ROLL],
        ),
        Verb("reroll", "LL-84", "reroll {dice}", dice, phases=rolled),
        # The same dice by their faces; the actions have their letters
        Verb("assign", "LL-40", "assign {figure} = {faces}", figure + faces, phases=rolled),
        Verb("reroll", "LL-84", "reroll = {faces}", faces, phases=rolled),
    ]


@final
class LuckyLoopTable(VerbTable):
    """All actions of an edition. Columns are read by code, ``first`` by kind.

    ``what`` is a programme, a pile, a card or a figure; ``dice`` a mask of the dice of the roll,
    bit 0 for the lowest. Defaults for time-outs follow the order: the first legal code.
    """

    def __init__(self, verbs: list[Verb]) -> None:
        listing = Listing()
        first = [listing.add_all(verb) for verb in verbs[:KINDS]]
        super().__init__(verbs, listing.actions)
        self.size: Final[i64] = len(listing.actions)
        self.kind: Final = vec[i64]([verbs.index(verb) for verb in listing.verbs])
        self.what: Final = vec[i64](listing.column(["programme", "pile", "card", "figure"], 0))
        self.dice: Final = vec[i64](listing.column([BY_LETTERS], 0))
        self.first: Final = vec[i64](first)
