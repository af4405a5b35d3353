"""Where the fields of a position live: the rows of the carpets, of the hands and of the piles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from voltige.core.fields.field import Access
from voltige.core.state import SPECTATOR, State
from voltige.games.flying_carpet.apply.landing import topmost
from voltige.games.flying_carpet.carpets import cell_of, directions_left, stacks
from voltige.games.flying_carpet.edition import DIRECTION_CARDS
from voltige.games.flying_carpet.terms import DRAFT_ROW, FIELDS, LANDING, NO_SEAT, STAMP
from voltige.games.flying_carpet.zones import add_card, clear_hand, hand_counts, pile_counts

if TYPE_CHECKING:
    from voltige.games.flying_carpet.state import CarpetState


class OfCarpet(Access):
    """A cell of a carpet's row (terms.py)."""

    def __init__(self, field: int) -> None:
        self.field: Final = field

    def get(self, state: State, seat: int) -> Any:
        return int(cast("CarpetState", state).carpets[seat * FIELDS + self.field])

    def put(self, state: State, seat: int, value: Any) -> None:
        cast("CarpetState", state).carpets[seat * FIELDS + self.field] = int(value)


class StackOrder(Access):
    """The stacks, as the stamps of their carpets order them; the start has no order."""

    def get(self, state: State, seat: int) -> Any:
        carpet = cast("CarpetState", state)
        board = carpet.setup.board
        found = {board.key(cell): seats for cell, seats in stacks(carpet).items()}
        return {key: found[key] for key in sorted(found)}

    def put(self, state: State, seat: int, value: Any) -> None:
        carpet = cast("CarpetState", state)
        carpet.clock = 0
        for seats in value.values():
            for each in seats:
                carpet.clock += 1
                carpet.carpets[each * FIELDS + STAMP] = carpet.clock


class LandOf(Access):
    """The landscape, and with it the sky above it."""

    def get(self, state: State, seat: int) -> Any:
        return cast("CarpetState", state).land

    def put(self, state: State, seat: int, value: Any) -> None:
        carpet = cast("CarpetState", state)
        carpet.land = value
        if carpet.phase > DRAFT_ROW:
            carpet.sky = carpet.setup.edition.sky_over(carpet.land, carpet.setup.winds)


class HandOf(Access):
    """The cards of a hand as counts; those that can't be known are left out."""

    def get(self, state: State, seat: int) -> Any:
        return hand_counts(cast("CarpetState", state), seat)

    def put(self, state: State, seat: int, value: Any) -> None:
        carpet = cast("CarpetState", state)
        clear_hand(carpet, seat)
        for card, count in enumerate(value):
            for _ in range(count):
                add_card(carpet.setup, carpet.cards, seat, card)

    def show_size(self, state: State, seen: State, seat: int) -> None:
        at = cast("CarpetState", state).setup.sizes_at + seat
        cast("CarpetState", seen).cards[at] = cast("CarpetState", state).cards[at]


class PileOf(Access):
    """A pile as counts, and the attribute that holds its size."""

    def __init__(self, start: int, size: str) -> None:
        self.start: Final = start
        self.size: Final = size

    def get(self, state: State, seat: int) -> Any:
        return pile_counts(cast("CarpetState", state), self.start)

    def put(self, state: State, seat: int, value: Any) -> None:
        carpet = cast("CarpetState", state)
        for card, count in enumerate(value):
            carpet.cards[self.start + card] = count
        setattr(state, self.size, sum(value))

    def show_size(self, state: State, seen: State, seat: int) -> None:
        setattr(seen, self.size, getattr(state, self.size))


# -- what follows from other fields, or is asked with the seat that looks -----------------------------


def target_of(state: CarpetState) -> int:
    """Return the carpet that the seat in turn has come upon, or NO_SEAT."""
    if state.phase != LANDING:
        return NO_SEAT
    return int(topmost(state, cell_of(state, int(state.active)), state.active))


def spent_directions(state: CarpetState, seat: int) -> int:
    return DIRECTION_CARDS - directions_left(state, seat)


def own_hand(state: CarpetState, seat: int) -> list[int]:
    """Count the cards of the seat that looks; a spectator has none."""
    return [0] * int(state.setup.cards) if seat == SPECTATOR else hand_counts(state, seat)


def open_hands(state: CarpetState) -> list[dict[str, int]]:
    """List all hands where they lie open (FC-97), else none."""
    if not state.setup.open_hands:
        return []
    return [hand_dict(state, seat) for seat in range(int(state.setup.seats))]


def hand_dict(state: CarpetState, seat: int) -> dict[str, int]:
    """Return what is known of a hand as ids with their counts."""
    return by_id(state, hand_counts(state, seat))


def discard_dict(state: CarpetState) -> dict[str, int]:
    """Return the discard pile as ids with their counts."""
    return by_id(state, pile_counts(state, state.setup.discard_at))


def by_id(state: CarpetState, counts: list[int]) -> dict[str, int]:
    """Return counts by card as ids with their counts."""
    ids = state.setup.edition.ids
    return {ids[card]: count for card, count in enumerate(counts) if count > 0}
