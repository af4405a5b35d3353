"""Where the fields of a position live: the rows of the carpets, of the hands and of the piles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.fields.field import Access
from voltige.core.state import SPECTATOR, State
from voltige.games.flying_carpet.apply.landing import topmost
from voltige.games.flying_carpet.edition import DIRECTION_CARDS
from voltige.games.flying_carpet.fields.kinds import Draft
from voltige.games.flying_carpet.holdings import add_card, clear_hand, hand_counts, hand_size
from voltige.games.flying_carpet.terms import (
    CELL,
    DRAFT_ROW,
    FIELDS,
    LANDING,
    LEFT_CARDS,
    NO_SEAT,
    STAMP,
)

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
        lying: list[tuple[int, int]] = []
        for each in range(int(carpet.setup.seats)):
            stamp = int(carpet.carpets[each * FIELDS + STAMP])
            if stamp > 0:
                lying.append((stamp, each))
        found: dict[str, list[int]] = {}
        for _, each in sorted(lying):
            column, row = board.place(int(carpet.carpets[each * FIELDS + CELL]))
            found.setdefault(f"{column},{row}", []).append(each)
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


class DraftOf(Access):
    """Who has passed, and the panel that is being placed."""

    def get(self, state: State, seat: int) -> Any:
        carpet = cast("CarpetState", state)
        passed = [one != 0 for one in carpet.passes]
        return Draft(passed, int(carpet.chosen), int(carpet.column))

    def put(self, state: State, seat: int, value: Any) -> None:
        carpet = cast("CarpetState", state)
        draft: Draft = value
        carpet.passes = vec[i64]([int(one) for one in draft.passed])
        carpet.chosen = draft.chosen
        carpet.column = draft.column


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
        carpet = cast("CarpetState", state)
        return [int(carpet.cards[self.start + card]) for card in range(int(carpet.setup.cards))]

    def put(self, state: State, seat: int, value: Any) -> None:
        carpet = cast("CarpetState", state)
        for card, count in enumerate(value):
            carpet.cards[self.start + card] = count
        setattr(state, self.size, sum(value))

    def show_size(self, state: State, seen: State, seat: int) -> None:
        setattr(seen, self.size, getattr(state, self.size))


class Target(Access):
    """The carpet that the seat in turn has come upon, or none."""

    def get(self, state: State, seat: int) -> Any:
        return target_of(cast("CarpetState", state))


class SpentCards(Access):
    """The direction cards that a seat has played."""

    def get(self, state: State, seat: int) -> Any:
        left = cast("CarpetState", state).carpets[seat * FIELDS + LEFT_CARDS]
        return DIRECTION_CARDS - int(left)


class HandSize(Access):
    """The cards of a hand."""

    def get(self, state: State, seat: int) -> Any:
        return int(hand_size(cast("CarpetState", state), seat))


class OwnHand(Access):
    """The hand of the seat that looks; a spectator has none."""

    def get(self, state: State, seat: int) -> Any:
        carpet = cast("CarpetState", state)
        return [0] * int(carpet.setup.cards) if seat == SPECTATOR else hand_counts(carpet, seat)


class OpenHands(Access):
    """All hands where they lie open (FC-97), else none."""

    def get(self, state: State, seat: int) -> Any:
        carpet = cast("CarpetState", state)
        if not carpet.setup.open_hands:
            return []
        return [hand_dict(carpet, each) for each in range(int(carpet.setup.seats))]


def hand_dict(state: CarpetState, seat: int) -> dict[str, int]:
    """Return what is known of a hand as ids with their counts."""
    ids = state.setup.edition.ids
    return {ids[card]: count for card, count in enumerate(hand_counts(state, seat)) if count > 0}


def target_of(state: CarpetState) -> int:
    """Return the carpet that the seat in turn has come upon, or NO_SEAT."""
    if state.phase != LANDING:
        return NO_SEAT
    return int(topmost(state, state.carpets[state.active * FIELDS + CELL], state.active))
