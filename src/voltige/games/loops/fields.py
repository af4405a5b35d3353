"""The fields of a position of LOOPS: keys, kinds, where they live, and who sees them.

Views and lines of notation follow from this (docs/rules/loops.md, "What each seat may know").
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.errors import NotationError
from voltige.core.fields.cards import Cards, Counts, Deck
from voltige.core.fields.field import (
    EVERYONE_SEES,
    OWNER,
    POSITION,
    SIZE,
    VIEW,
    WHEN_OVER,
    Access,
    Attribute,
    Field,
    Row,
)
from voltige.core.fields.group import group
from voltige.core.fields.kinds import Kind, Number, Schema, SeatOf, Told, Word
from voltige.core.fields.layout import Layout, Setup
from voltige.core.position import PositionReader
from voltige.core.state import NOBODY, State
from voltige.games.loops.actions import LoopsTable
from voltige.games.loops.holdings import draw_pile_size, fill_row, hand_size
from voltige.games.loops.legal import highest_playable, lowest_playable
from voltige.games.loops.options import LoopsSetup
from voltige.games.loops.terms import (
    DEAL,
    LEFT,
    NO_CARD,
    NO_CLAIM,
    OVER,
    PHASE_NAMES,
    RACE,
    RIGHT,
    SETTLE_RACE,
    TAKE,
    TURN,
    box_face,
)

if TYPE_CHECKING:
    from voltige.games.loops.state import LoopsState

HOME: Final = "voltige.games.loops"
TAKING: Final = [DEAL, TAKE]
RACING: Final = [RACE, SETTLE_RACE]
IN_LINES: Final = (
    "phase direction attitude turn_owner starter taker round_no plays_this_round to_take to_act "
    "pile bottom draw_pile returned hands known totals rounds_won race"
)


IN_VIEWS: Final = (
    "phase to_act turn_owner next_seat starter round_no plays_this_round direction attitude "
    "base_altitude lowest_next highest_next box_face pile pile_size draw_pile_size bottom hand "
    "hand_sizes known returned totals rounds_won taker to_take speed_player claim open_hands"
)


def loops_layout(setup: LoopsSetup) -> Layout:
    """Declare the fields of the positions at one table."""
    seats = int(setup.seats)
    deck = Deck(setup.edition.ids, setup.edition.words)
    seat = SeatOf(seats)
    pile_sight = EVERYONE_SEES if setup.pile_browse else SIZE  # LO-D27: its top as well (view.py)
    fields = [
        Field("phase", Word(PHASE_NAMES), EVERYONE_SEES),
        Field("to_act", Number(NOBODY, seats - 1), EVERYONE_SEES),
        Field("turn_owner", seat, EVERYONE_SEES),
        Field("starter", seat, EVERYONE_SEES),
        Field("round_no", Number(), EVERYONE_SEES, default=1),
        Field("plays_this_round", Number(), EVERYONE_SEES, access=Attribute("plays")),
        Field("direction", Word(["left", "right"], [LEFT, RIGHT]), EVERYONE_SEES),
        Field(
            "attitude",
            Word(["positive", "negative"], [True, False]),
            EVERYONE_SEES,
            access=Attribute("positive"),
        ),
        Field("pile", Cards(deck, int(setup.deck_size)), pile_sight, access=Pile(), told=POSITION),
        Field("draw_pile", Counts(deck, sized=True), SIZE, access=Held(setup, 0), told=POSITION),
        Field("bottom", Cards(deck), EVERYONE_SEES, access=Row("bottom")),
        Field(
            "hands",
            Counts(deck),
            OWNER | SIZE | WHEN_OVER,
            access=Held(setup, 0),
            per_seat=True,
            may_be_short=True,
            told=POSITION,
        ),
        Field(
            "known",
            Counts(deck),
            EVERYONE_SEES,
            access=Held(setup, int(setup.known_at)),
            per_seat=True,
            may_be_short=True,
        ),
        Field("returned", Counts(deck), EVERYONE_SEES, access=Row("returned")),
        Field("totals", Number(), EVERYONE_SEES, per_seat=True),
        Field("rounds_won", Number(), EVERYONE_SEES, per_seat=True),
        Field("taker", SeatOf(seats, or_none=False), EVERYONE_SEES, phases=TAKING),
        Field("to_take", Number(), EVERYONE_SEES, phases=TAKING),
        group("race", race_fields(setup), seats, RACING),
        *derived_fields(),
        *view_fields(setup, deck),
    ]
    fixed = Setup(HOME, setup.edition, seats, setup.values)
    return Layout(fixed, fields, IN_LINES, IN_VIEWS)


def race_fields(setup: LoopsSetup) -> list[Field]:
    """Declare who played Speed, and each seat's answer, which is secret (LO-43)."""
    return [
        Field("speed_player", SeatOf(int(setup.seats), or_none=False), EVERYONE_SEES),
        Field("claims", Claim(setup.table), OWNER, default=NO_CLAIM, per_seat=True),
    ]


def derived_fields() -> list[Field]:
    """Declare what follows from other fields."""
    metres = Number()
    return [
        Field("base_altitude", metres, access=Base(), derived=True),
        Field("box_face", Number(0, 3), access=BoxFace(), derived=True),
        Field("pile_size", Number(), access=Attribute("pile_size"), derived=True),
        Field("draw_pile_size", Number(), access=DrawPileSize(), derived=True),
        Field("hand_sizes", Number(), access=HandSize(), per_seat=True, derived=True),
    ]


def view_fields(setup: LoopsSetup, deck: Deck) -> list[Field]:
    """Declare what only views tell; it is asked with the seat that looks."""
    seats = int(setup.seats)
    hands = {"type": "array", "items": Counts(deck).schema()}
    return [
        Field("next_seat", SeatOf(seats), access=NextSeat(), phases=[TURN], told=VIEW),
        Field("lowest_next", Number(), access=LowestNext(), told=VIEW),
        Field("highest_next", Number(), access=HighestNext(), told=VIEW),
        Field("pile", Cards(deck), access=ShownPile(), told=VIEW),
        Field("hand", Counts(deck), access=OwnHand(), told=VIEW),
        Field("speed_player", SeatOf(seats), phases=RACING, told=VIEW),
        Field("claim", Claim(setup.table), access=OwnClaim(), phases=RACING, told=VIEW),
        Field("open_hands", Told(hands), access=OpenHands(), told=VIEW),
    ]


class Claim(Kind):
    """A seat's answer in a race: a code, in data its notation; nothing while there is none."""

    def __init__(self, table: LoopsTable) -> None:
        super().__init__("/")
        self.table: Final = table

    def none(self) -> Any:
        return NO_CLAIM

    def plain(self, value: Any) -> Any:
        return "" if value == NO_CLAIM else self.table.actions[value].notation

    def read(self, reader: PositionReader, key: str, plain: Any) -> Any:
        if plain == "":
            return NO_CLAIM
        try:
            return self.table.read(str(plain)).code
        except NotationError as error:
            raise reader.wrong(key, ANSWERS) from error

    def write(self, plain: Any) -> str:
        return str(plain).replace(" ", "_") or "-"

    def parse(self, key: str, text: str) -> Any:
        return "" if text == "-" else text.replace("_", " ")

    def schema(self) -> Schema:
        return {"type": "string"}


ANSWERS: Final = "decline | play …"


class Pile(Access):
    """The pile in order; its highest altitude is the base (LO-20)."""

    def get(self, state: State, seat: int) -> Any:
        loops = cast("LoopsState", state)
        return [int(loops.pile[place]) for place in range(int(loops.pile_size))]

    def put(self, state: State, seat: int, value: Any) -> None:
        loops = cast("LoopsState", state)
        loops.base = NO_CARD
        for place, card in enumerate(value):
            loops.pile[place] = card
            if 0 <= card < loops.setup.altitudes:
                loops.base = card
        loops.pile_size = len(value)


class ShownPile(Access):
    """What is seen of the pile: all of it, or with pile_browse off its top (LO-D27)."""

    def get(self, state: State, seat: int) -> Any:
        loops = cast("LoopsState", state)
        return [int(card) for card in loops.pile[: loops.pile_size] if card != NO_CARD]


class Held(Access):
    """Counts in a row of a hand, or in that of the draw pile (holdings.py)."""

    def __init__(self, setup: LoopsSetup, start: int) -> None:
        self.setup: Final = setup
        self.start: Final = start  # where the counts begin in the row

    def row(self, seat: int) -> int:
        """Return the first cell of a seat's row; what belongs to no seat is the draw pile."""
        return int(self.setup.draw_row) if seat < 0 else seat * int(self.setup.width)

    def get(self, state: State, seat: int) -> Any:
        at = self.row(seat) + self.start
        cells = cast("LoopsState", state).held[at : at + self.setup.cards]
        return [int(count) for count in cells]

    def put(self, state: State, seat: int, value: Any) -> None:
        counts: list[int] = value
        loops = cast("LoopsState", state)
        if self.start == 0:
            fill_row(loops, self.row(seat), vec[i64](counts), 0)
            return
        at = self.row(seat) + self.start
        for card, count in enumerate(counts):
            loops.held[at + card] = count

    def show_size(self, state: State, seen: State, seat: int) -> None:
        at = self.row(seat) + int(self.setup.size_at)
        cast("LoopsState", seen).held[at] = cast("LoopsState", state).held[at]


class Base(Access):
    """The altitude of the pile in metres, 0 for none (LO-20)."""

    def get(self, state: State, seat: int) -> Any:
        loops = cast("LoopsState", state)
        return altitude_of(loops.setup, loops.base)


class BoxFace(Access):
    """The face of the condition box (LO-67)."""

    def get(self, state: State, seat: int) -> Any:
        loops = cast("LoopsState", state)
        return box_face(int(loops.direction), loops.positive)


class DrawPileSize(Access):
    """The cards of the draw pile, its ordered part included."""

    def get(self, state: State, seat: int) -> Any:
        return int(draw_pile_size(cast("LoopsState", state)))


class HandSize(Access):
    """The cards of a hand."""

    def get(self, state: State, seat: int) -> Any:
        return int(hand_size(cast("LoopsState", state), seat))


class NextSeat(Access):
    """Who plays after the seat in turn as things stand (LO-12)."""

    def get(self, state: State, seat: int) -> Any:
        loops = cast("LoopsState", state)
        return int(loops.setup.ring[loops.turn_owner + 1 + loops.direction])


class LowestNext(Access):
    """The lowest altitude that may follow (LO-14, LO-15)."""

    def get(self, state: State, seat: int) -> Any:
        loops = cast("LoopsState", state)
        return altitude_of(loops.setup, lowest_playable(loops))


class HighestNext(Access):
    """The highest altitude that may follow (LO-14, LO-15)."""

    def get(self, state: State, seat: int) -> Any:
        loops = cast("LoopsState", state)
        return altitude_of(loops.setup, highest_playable(loops))


class OwnHand(Access):
    """The hand of the seat that looks; a spectator has none."""

    def get(self, state: State, seat: int) -> Any:
        loops = cast("LoopsState", state)
        setup = loops.setup
        row = seat * setup.width
        counts = setup.no_cards if seat < 0 else loops.held[row : row + setup.cards]
        return [int(count) for count in counts]


class OwnClaim(Access):
    """The answer of the seat that looks in a race."""

    def get(self, state: State, seat: int) -> Any:
        return NO_CLAIM if seat < 0 else int(cast("LoopsState", state).claims[seat])


class OpenHands(Access):
    """All hands, once the game is over (LO-53)."""

    def get(self, state: State, seat: int) -> Any:
        loops = cast("LoopsState", state)
        if loops.phase != OVER:
            return []
        return [loops.hand_dict(each) for each in range(int(loops.setup.seats))]


def altitude_of(setup: LoopsSetup, card: i64) -> int:
    """Return an altitude in metres, 0 for none."""
    return int(setup.edition.value[card]) if card >= 0 else 0
