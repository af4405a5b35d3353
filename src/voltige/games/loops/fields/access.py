"""Where the fields of LOOPS live, and those that only follow from others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.errors import NotationError
from voltige.core.fields.field import (
    Access,
)
from voltige.core.fields.kinds import Kind, Schema
from voltige.core.position import PositionReader
from voltige.core.state import State
from voltige.games.loops.actions import LoopsTable
from voltige.games.loops.holdings import draw_pile_size, fill_row, hand_size
from voltige.games.loops.legal import highest_playable, lowest_playable
from voltige.games.loops.options import LoopsSetup
from voltige.games.loops.terms import (
    NO_CARD,
    NO_CLAIM,
    OVER,
    box_face,
)

if TYPE_CHECKING:
    from voltige.games.loops.state import LoopsState


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
