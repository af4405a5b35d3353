"""Laying and upgrading programmes, and laying the free one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from voltige.core.event import Journal
from voltige.games.lucky_loop.apply.cards import (
    discard_cards,
    discard_picked,
    pick_card,
    start_refill,
)
from voltige.games.lucky_loop.apply.flight import start_compulsory, start_free
from voltige.games.lucky_loop.events import (
    CardsDiscarded,
    CardUpgraded,
    FreeLaid,
    FreeRejected,
    HighlightPlaced,
    ProgrammeChosen,
    ProgrammeLaid,
)
from voltige.games.lucky_loop.holdings import (
    board_start,
    discard_card,
    empty_hand,
    free_cards,
    hand_size,
    hand_start,
    ids_of,
    is_laid,
    known_hand,
    laid_card,
    lay_card,
    pick,
    programme_cards,
    take_from_hand,
    with_cell,
)
from voltige.games.lucky_loop.legal.choice import upgrades
from voltige.games.lucky_loop.legal.free import (
    set_is_legal,
)
from voltige.games.lucky_loop.scoring import pay
from voltige.games.lucky_loop.terms import (
    IN_FREE,
    LAY_FREE,
    LAY_PROGRAMME,
    PHASE_NAMES,
    PLACE_HIGHLIGHT,
    SLOTS,
)

if TYPE_CHECKING:
    from voltige.games.lucky_loop.state import LuckyLoopState


def choose_programme(
    state: LuckyLoopState, programme: i64, phase: i64, journal: Journal | None
) -> None:
    """Begin to lay or to upgrade a programme; its cards follow one by one (LL-22)."""
    state.programme = programme
    state.phase = phase
    if journal is not None:
        name = state.setup.edition.programme_names[programme]
        count = SLOTS if phase == LAY_PROGRAMME else 1
        places = cards_by_place(state, phase)
        journal.note(ProgrammeChosen(int(state.active), name, PHASE_NAMES[phase], count, places))


def cards_by_place(state: LuckyLoopState, phase: i64) -> list[list[str]]:
    """List for each place of the chosen programme the cards of the hand that may lie there."""
    edition = state.setup.edition
    found: list[list[str]] = [[] for _ in range(SLOTS)]
    for card in known_hand(state, state.active):
        slot = int(edition.slot_for(state.programme, card))
        if slot >= 0 and (phase == LAY_PROGRAMME or upgrades(state, card)):  # LL-24, LL-31
            found[slot].append(edition.ids[card])
    return found


def apply_play(state: LuckyLoopState, card: i64, journal: Journal | None) -> None:
    """Play a card at the programme that was chosen."""
    if state.phase == LAY_PROGRAMME:
        pick_card(state, card, journal)
        if state.picked == SLOTS:
            lay_programme(state, journal)
    else:
        upgrade_card(state, card, journal)


def lay_programme(state: LuckyLoopState, journal: Journal | None) -> None:
    """Replace what lies at the programme by the three picked cards, and fly (LL-26, LL-27)."""
    edition = state.setup.edition
    programme = state.programme
    if is_laid(state, programme):
        discard_cards(state, state.board, board_start(programme), SLOTS, journal)
    at: i64 = 0
    while at < SLOTS:
        card = state.picks[at]
        lay_card(state, programme, edition.slot_for(programme, card), card)
        at += 1
    state.picked = 0
    if journal is not None:
        name = edition.programme_names[programme]
        journal.note(
            ProgrammeLaid(int(state.active), name, ids_of(state, programme_cards(state, programme)))
        )
    start_compulsory(state, programme, journal)


def upgrade_card(state: LuckyLoopState, card: i64, journal: Journal | None) -> None:
    """Replace one card by a harder one of its colour, and fly (LL-30 to LL-33)."""
    edition = state.setup.edition
    programme = state.programme
    slot = edition.slot_for(programme, card)
    old = laid_card(state, programme, slot)
    discard_card(state, old)
    take_from_hand(state, state.active, card)
    lay_card(state, programme, slot, card)
    if journal is not None:
        seat = int(state.active)
        name = edition.programme_names[programme]
        journal.note(CardsDiscarded(seat, [edition.ids[old]]))
        journal.note(CardUpgraded(seat, name, int(slot) + 1, edition.ids[card]))
    start_compulsory(state, programme, journal)


def apply_free(state: LuckyLoopState, card: i64, journal: Journal | None) -> None:
    """Add a card to the free programme that is being chosen (LL-89)."""
    state.phase = LAY_FREE
    pick_card(state, card, journal)


def apply_done(state: LuckyLoopState, journal: Journal | None) -> None:
    """Lay the chosen free programme; one that breaks the rules is punished (LL-91, LL-109)."""
    seat = state.active
    if set_is_legal(state):
        at: i64 = 0
        while at < state.picked:
            state.where[state.picks[at]] = IN_FREE + seat
            at += 1
        state.free_sizes = with_cell(state.free_sizes, seat, state.picked)
        state.picked = 0
        if journal is not None:
            journal.note(FreeLaid(int(seat), ids_of(state, free_cards(state, seat))))
        discard_hand(state, seat, journal)
        state.phase = PLACE_HIGHLIGHT
        return
    cost = state.setup.illegal_cost
    pay(state, seat, cost)
    if journal is not None:
        journal.note(FreeRejected(int(seat), int(cost), int(state.totals[seat])))
    gather_hand(state, seat)
    discard_picked(state, journal)
    start_refill(state, journal)


def discard_hand(state: LuckyLoopState, seat: i64, journal: Journal | None) -> None:
    """Discard the rest of a hand (LL-92)."""
    discard_cards(state, state.hands, hand_start(state, seat), hand_size(state, seat), journal)
    empty_hand(state, seat)


def gather_hand(state: LuckyLoopState, seat: i64) -> None:
    """Put the rest of a hand to the picked cards, to be discarded together (LL-109, LL-125)."""
    row = hand_start(state, seat)
    while hand_size(state, seat) > 0:
        pick(state, seat, state.hands[row])


def apply_highlight(state: LuckyLoopState, figure: i64, journal: Journal | None) -> None:
    """Put the star on a card of the free programme, and fly it (LL-93)."""
    if journal is not None:
        seat = state.active
        card = free_cards(state, seat)[figure]
        name = state.setup.edition.ids[card]
        journal.note(HighlightPlaced(int(seat), int(figure) + 1, name))
    start_free(state, figure, journal)
