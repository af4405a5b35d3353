"""Where the fields of LOOPS live, and those that only follow from others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.errors import NotationError
from voltige.core.fields.field import Access
from voltige.core.fields.kinds import Kind
from voltige.core.fields.schemas import Schema, names_schema
from voltige.core.position import PositionReader
from voltige.core.state import State
from voltige.games.loops.actions import LoopsTable
from voltige.games.loops.legal import highest_playable, lowest_playable
from voltige.games.loops.options import LoopsSetup
from voltige.games.loops.terms import NO_CARD, NO_CLAIM, OVER, box_face
from voltige.games.loops.zones import counts_at, fill_row, hand_counts

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
        return names_schema(["", *[action.notation for action in self.table.actions]], "move")


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


class Held(Access):
    """Counts in a row of a hand, or in that of the draw pile (zones.py)."""

    def __init__(self, setup: LoopsSetup, start: int) -> None:
        self.setup: Final = setup
        self.start: Final = start  # where the counts begin in the row

    def row(self, seat: int) -> int:
        """Return the first cell of a seat's row; what belongs to no seat is the draw pile."""
        return int(self.setup.draw_row) if seat < 0 else seat * int(self.setup.width)

    def get(self, state: State, seat: int) -> Any:
        return counts_at(cast("LoopsState", state), self.row(seat) + self.start)

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


# -- what follows from other fields -------------------------------------------------------------------


def altitude_of(setup: LoopsSetup, card: i64) -> int:
    """Return an altitude in metres, 0 for none."""
    return int(setup.edition.value[card]) if card >= 0 else 0


def base_altitude(state: LoopsState) -> int:
    return altitude_of(state.setup, state.base)


def lowest_next(state: LoopsState) -> int:
    return altitude_of(state.setup, lowest_playable(state))


def highest_next(state: LoopsState) -> int:
    return altitude_of(state.setup, highest_playable(state))


def shown_face(state: LoopsState) -> int:
    return box_face(int(state.direction), state.positive)


def next_seat(state: LoopsState) -> int:
    return int(state.setup.ring[state.turn_owner + 1 + state.direction])


def shown_pile(state: LoopsState) -> list[int]:
    """Return all of the pile, or with pile_browse off its top (LO-D27)."""
    return [int(card) for card in state.pile[: state.pile_size] if card != NO_CARD]


def open_hands(state: LoopsState) -> list[dict[str, int]]:
    if state.phase != OVER:
        return []
    return [state.hand_dict(seat) for seat in range(int(state.setup.seats))]


# -- what the seat that looks has; a spectator has nothing --------------------------------------------


def own_hand(state: LoopsState, seat: int) -> list[int]:
    return [0] * int(state.setup.cards) if seat < 0 else hand_counts(state, seat)


def own_claim(state: LoopsState, seat: int) -> int:
    return NO_CLAIM if seat < 0 else int(state.claims[seat])
