"""What one seat may see (docs/rules/lucky-loop.md, "What each seat may know"), as fast as bots want it.

``fields`` says who sees what, and ``show`` here what no single field can say; ``build_view``
does the same at once, and the conformance suite ties the two together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from voltige.core.view import View, copy_cells
from voltige.games.lucky_loop import terms
from voltige.games.lucky_loop.zones import hand_size, hand_start, hidden_card, top_of

if TYPE_CHECKING:
    from voltige.games.lucky_loop.state import LuckyLoopState


def build_view(state: LuckyLoopState, seat: i64) -> View:
    """Build what ``seat`` may know of ``state``: all but other hands and the draw piles."""
    blank = state.setup.blank
    seen = state.with_cards(blank.places[:], blank.hands[:], blank.draws[:], blank.picks[:])
    show_places(state, seen, seat)
    for owner in range(state.setup.seats):
        if owner == seat:
            copy_cells(state.hands, seen.hands, hand_start(state, seat), hand_size(state, seat))
        else:
            show_backs(state, seen, owner)
    show(state, seen, seat)
    return View(int(seat), int(seen.to_act), seen)


def show(state: LuckyLoopState, seen: LuckyLoopState, seat: i64) -> None:
    """Show a half-made choice to the seat that makes it; the others see none of it (LL-D44)."""
    if seat == state.active:
        seen.picked = state.picked
        for at in range(state.picked):
            card = state.picks[at]
            seen.picks[at] = card
            seen.where[card] = terms.PICKED
    elif state.phase == terms.LAY_PROGRAMME or state.phase == terms.UPGRADE_CARD:
        seen.phase = terms.CHOOSE_ACTION
        seen.programme = terms.NO_PROGRAMME
    elif state.phase == terms.LAY_FREE:
        seen.phase = terms.CHOOSE_FINAL_ACTION


def show_places(state: LuckyLoopState, seen: LuckyLoopState, seat: i64) -> None:
    """Show where the cards are that lie open or in the own hand."""
    where = state.where
    shown = seen.where
    seen_places = state.setup.seen_places
    start = (seat + 1) * terms.PLACES + 1
    for card in range(state.setup.cards):
        shown[card] = seen_places[start + where[card]]
    side: i64 = 0
    while side < terms.PILES:
        top = top_of(state, side)
        if top >= 0:
            shown[top] = terms.IN_DISCARD_PILE
        side += 1


def show_backs(state: LuckyLoopState, seen: LuckyLoopState, seat: i64) -> None:
    """Show a hand of another seat by its backs; cards that it has picked count as held (LL-D44)."""
    pile = state.setup.edition.pile
    hands = state.hands
    shown = seen.hands
    start = hand_start(state, seat)
    size = hand_size(state, seat)
    first: i64 = 0  # cards of the first pile: pile numbers are 0 and 1
    for at in range(size):
        first += 1 - pile[hands[start + at]]
    if seat == state.active:
        for at in range(state.picked):
            first += 1 - pile[state.picks[at]]
        size += state.picked
    for at in range(size):
        side: i64 = at >= first
        shown[start + at] = hidden_card(side)
    seen.sizes[terms.HAND_SIZES + seat] = size
