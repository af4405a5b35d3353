"""The verbs and actions of The Flying Carpet: one code for each action, in a fixed order, with named columns.

Every wind card has twenty slots of its own: four flights, then each of them with one of the four
direction cards. So the flights open to a seat without direction cards are the first of those open to
a seat that has some. A vertical card has two arrows; its third and fourth flight are the same two
with the wind first, which only ``vertical_push = choice`` allows.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.fields.kinds import Kind, Number, Only, Word
from voltige.core.notation import read_number
from voltige.core.verbs import Listing, Parameter, Verb, VerbTable
from voltige.games.flying_carpet import terms

FLIGHTS: Final = 4  # of a card, without a direction card
SLOTS: Final = 20  # FLIGHTS, then FLIGHTS times DIRECTIONS
SINGLE_SLOTS: Final = 6  # a direction card alone: four directions, up and down with the wind first

PLAYS: Final = 4  # forms of a play: with a direction card or not, each with the wind first or not
SWAP: Final = "swap"  # may be tried with every card; the refusal names its rule (FC-20)


class CardFace:
    """What a wind card shows, and how many there are of it."""

    def __init__(
        self, card_id: str, up_goes: int, sideways: int, vertical: int, copies: int
    ) -> None:
        self.id: Final = card_id
        self.up_goes: Final = up_goes  # 1 right, -1 left, 0 on a vertical card
        self.sideways: Final = sideways
        self.vertical: Final = vertical
        self.copies: Final = copies  # in the deck

    def legs(self) -> tuple[int, int, int]:
        """Return what tells a card from all others."""
        return (self.up_goes, self.sideways, self.vertical)

    def arrow(self, flight: int) -> str:
        if self.up_goes:
            return terms.ARROW_NAMES[flight]
        return terms.ARROW_NAMES[terms.LIGHT_BLUE if flight % 2 == 0 else terms.BEIGE]

    def wind_first(self, flight: int) -> bool:
        """Return whether a flight is the second reading of a vertical arrow."""
        return not self.up_goes and flight >= 2

    def climbs(self, flight: int) -> bool:
        return flight < 2 if self.up_goes else flight % 2 == 0

    def columns(self, flight: int) -> int:
        """Return the columns that a flight goes to the right (FC-35)."""
        return self.sideways * self.up_goes * (1 if self.climbs(flight) else -1)

    def rows(self, flight: int) -> int:
        """Return the rows that a flight goes up."""
        return self.vertical if self.climbs(flight) else -self.vertical

    def sideways_first(self, flight: int) -> bool:
        """Return whether the sideways leg comes first (FC-31 to FC-34)."""
        return flight % 2 == 0 if self.up_goes else flight >= 2


class Path(Kind):
    """A path drawn by hand: cells, each a column and a row."""

    def parse(self, key: str, text: str) -> Any:
        return [[read_number(number, key) for number in word.split(",")] for word in text.split()]


PATH: Final = Path(" ")


def carpet_verbs(
    cards: list[str], panels: list[str], mirrored: list[str], width: int, height: int
) -> list[Verb]:
    """Declare the verbs in the order of their codes: the plays of all cards come first."""
    flown = [Parameter("card", Word(cards)), Parameter("arrow", Word(terms.ARROW_NAMES))]
    towards = [Parameter("direction", Word(terms.DIRECTION_NAMES))]
    upright = [Parameter("direction", Word(terms.DIRECTION_NAMES[:2]))]
    first = [Parameter("wind_first", Only(True))]
    swap = [Parameter(SWAP, Word(cards))]
    mirror = [Parameter("panel", Word(mirrored)), Parameter("mirrored", Only(True))]
    path = [Parameter("path", PATH, all_words=True)]
    return [
        turn_verb("play", "FC-28", "{card} {arrow}", flown),
        turn_verb("play", "FC-28", "{card} {arrow} wind_first", flown + first),
        turn_verb("play", "FC-63", "{card} {arrow} {direction}", flown + towards),
        turn_verb(
            "play", "FC-63", "{card} {arrow} {direction} wind_first", flown + towards + first
        ),
        turn_verb("direction_only", "FC-67", "direction {direction}", towards),
        turn_verb("direction_only", "FC-67", "direction {direction} wind_first", upright + first),
        turn_verb("no_card", "FC-26", "no card", []),
        Verb("no_card", "FC-21", "no card swap {swap}", swap, phases=[terms.TURN]),
        Verb("hold", "FC-71", "hold", [], phases=[terms.LANDING]),
        Verb("force_down", "FC-78", "force down", [], phases=[terms.LANDING]),
        Verb("pass_draft", "FC-6", "pass draft", [], phases=[terms.DRAFT]),
        Verb(
            "place",
            "FC-6",
            "place {panel}",
            [Parameter("panel", Word(panels))],
            phases=[terms.DRAFT],
        ),
        Verb("place", "FC-6", "place {panel} mirrored", mirror, phases=[terms.DRAFT]),
        line_verb("column", "FC-8", width, terms.DRAFT_COLUMN),
        line_verb("row", "FC-10", height, terms.DRAFT_ROW),
        Verb(
            "fly", "FC-29", "fly {path}", path, phases=[terms.TURN]
        ),  # tried; the actions name cards
    ]


def turn_verb(name: str, rule: str, notation: str, parameters: list[Parameter]) -> Verb:
    """Declare what a seat does in its turn; a swap may be tried with it."""
    return Verb(name, rule, notation, parameters, [SWAP], phases=[terms.TURN])


def line_verb(name: str, rule: str, most: int, phase: int) -> Verb:
    """Declare the choice of a column or a row."""
    return Verb(
        name, rule, f"{name} {{{name}}}", [Parameter(name, Number(1, most))], phases=[phase]
    )


@final
class CarpetTable(VerbTable):
    """All actions of an edition. ``card``, ``direction`` and ``panel`` are read by code."""

    def __init__(self, verbs: list[Verb], faces: list[CardFace], panels: list[str]) -> None:
        listing = Listing()
        for face in faces:
            add_plays(listing, verbs, face)
        first = [listing.add_all(verb) for verb in verbs[PLAYS:-1]]
        actions = listing.actions
        super().__init__(verbs, actions)
        self.size: Final[i64] = len(actions)
        self.card: Final = vec[i64](
            listing.column(["card", SWAP], terms.NO_CARD)
        )  # played or swapped
        self.direction: Final = vec[i64](listing.column(["direction"], terms.NO_DIRECTION))
        self.panel: Final = vec[i64](
            [
                panels.index(action.data["panel"]) if "panel" in action.data else terms.NO_PANEL
                for action in actions
            ]
        )
        self.singles: Final[i64] = first[0]  # the first direction card alone
        self.no_card: Final[i64] = first[2]  # moving without a card; its swaps follow
        self.hold: Final[i64] = first[4]
        self.force_down: Final[i64] = first[5]
        self.pass_draft: Final[i64] = first[6]
        self.place: Final[i64] = first[7]  # the first panel
        self.mirrored: Final[i64] = first[8]  # the first that is mirrored
        self.column: Final[i64] = first[9]  # the code of column 1
        self.row: Final[i64] = first[10]  # the code of row 1


def slot_flight(slot: int) -> int:
    """Return which of a card's flights a slot is for."""
    return slot if slot < FLIGHTS else slot // terms.DIRECTIONS - 1


def add_plays(listing: Listing, verbs: list[Verb], face: CardFace) -> None:
    """Add the twenty plays of one wind card (FC-28, FC-63)."""
    for slot in range(SLOTS):
        flight = slot_flight(slot)
        plains: list[Any] = [face.id, face.arrow(flight)]
        if slot >= FLIGHTS:
            plains.append(terms.DIRECTION_NAMES[slot % terms.DIRECTIONS])
        if face.wind_first(flight):
            plains.append(True)
        form = 2 * (slot >= FLIGHTS) + face.wind_first(flight)
        listing.add(verbs[form], plains)
