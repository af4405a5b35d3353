"""What one seat may see (docs/rules/lucky-loop.md, "What each seat may know"), as fast as bots want it.

``fields`` says who sees what, and ``show`` here what no single field can say; ``build_view``
does the same at once, and the conformance suite ties the two together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.view import View
from voltige.games.lucky_loop.holdings import hand_size, hand_start, hidden_card, top_of
from voltige.games.lucky_loop.terms import (
    CHOOSE_ACTION,
    CHOOSE_FINAL_ACTION,
    HAND_SIZES,
    IN_DISCARD_PILE,
    IN_FREE,
    IN_HAND,
    LAY_FREE,
    LAY_PROGRAMME,
    NO_PROGRAMME,
    ON_BOARD,
    PICKED,
    PILES,
    UPGRADE_CARD,
)

if TYPE_CHECKING:
    from voltige.games.lucky_loop.state import LuckyLoopState


def build_view(state: LuckyLoopState, seat: i64) -> View:
    """Build what ``seat`` may know of ``state``: all but other hands and the draw piles."""
    seen = state.blank()
    state.copy_open(seen)
    copy_cells(state.sizes, seen.sizes, 0, len(state.sizes))
    copy_cells(state.flown, seen.flown, 0, len(state.flown))
    copy_cells(state.board, seen.board, 0, len(state.board))
    copy_cells(state.tokens, seen.tokens, 0, state.setup.seats)
    copy_cells(state.totals, seen.totals, 0, state.setup.seats)
    copy_cells(state.penalties, seen.penalties, 0, state.setup.seats)
    show_places(state, seen, seat)
    owner: i64 = 0
    while owner < state.setup.seats:
        if owner == seat:
            copy_cells(state.hands, seen.hands, hand_start(state, seat), hand_size(state, seat))
        else:
            show_backs(state, seen, owner)
        owner += 1
    show(state, seen, seat)
    return View(int(seat), int(seen.to_act), seen)


def show(state: LuckyLoopState, seen: LuckyLoopState, seat: i64) -> None:
    """Show a half-made choice to the seat that makes it; the others see none of it (LL-D44)."""
    if seat == state.active:
        seen.picked = state.picked
        at: i64 = 0
        while at < state.picked:
            card = state.picks[at]
            seen.picks[at] = card
            seen.where[card] = PICKED
            at += 1
    elif state.phase == LAY_PROGRAMME or state.phase == UPGRADE_CARD:
        seen.phase = CHOOSE_ACTION
        seen.programme = NO_PROGRAMME
    elif state.phase == LAY_FREE:
        seen.phase = CHOOSE_FINAL_ACTION


def show_places(state: LuckyLoopState, seen: LuckyLoopState, seat: i64) -> None:
    """Show where the cards are that lie open or in the own hand."""
    where = state.where
    shown = seen.where
    all_discards = state.setup.discards_are_open
    card: i64 = 0
    while card < state.setup.cards:
        place = where[card]
        lies_open = ON_BOARD <= place < IN_HAND or place >= IN_FREE
        if place == IN_DISCARD_PILE:
            lies_open = all_discards
        if lies_open or place == IN_HAND + seat:
            shown[card] = place
        card += 1
    side: i64 = 0
    while side < PILES:
        top = top_of(state, side)
        if top >= 0:
            shown[top] = IN_DISCARD_PILE
        side += 1


def show_backs(state: LuckyLoopState, seen: LuckyLoopState, seat: i64) -> None:
    """Show a hand of another seat by its backs; cards that it has picked count as held (LL-D44)."""
    pile = state.setup.edition.pile
    start = hand_start(state, seat)
    size = hand_size(state, seat)
    first: i64 = 0  # cards of the first pile: pile numbers are 0 and 1
    at: i64 = 0
    while at < size:
        first += 1 - pile[state.hands[start + at]]
        at += 1
    if seat == state.active:
        at = 0
        while at < state.picked:
            first += 1 - pile[state.picks[at]]
            at += 1
        size += state.picked
    at = 0
    while at < size:
        seen.hands[start + at] = hidden_card(0)
        if at >= first:
            seen.hands[start + at] = hidden_card(1)
        at += 1
    seen.sizes[HAND_SIZES + seat] = size


def copy_cells(source: vec[i64], target: vec[i64], start: i64, count: i64) -> None:
    """Copy some cells that follow each other."""
    place = start
    while place < start + count:
        target[place] = source[place]
        place += 1
