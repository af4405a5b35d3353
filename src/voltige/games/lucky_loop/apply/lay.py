"""Laying and upgrading programmes, and laying the free one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from voltige.core.event import Journal
from voltige.games.lucky_loop import events, terms, zones
from voltige.games.lucky_loop.apply.cards import (
    discard_cards,
    discard_picked,
    pick_card,
    start_refill,
)
from voltige.games.lucky_loop.apply.flight import start_compulsory, start_free
from voltige.games.lucky_loop.legal.choice import upgrades
from voltige.games.lucky_loop.legal.free import set_is_legal
from voltige.games.lucky_loop.scoring import pay

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
        count = terms.SLOTS if phase == terms.LAY_PROGRAMME else 1
        places = cards_by_place(state, phase)
        journal.note(
            events.programme_chosen(state.active, name, terms.PHASE_NAMES[phase], count, places)
        )


def cards_by_place(state: LuckyLoopState, phase: i64) -> list[list[str]]:
    """List for each place of the chosen programme the cards of the hand that may lie there."""
    edition = state.setup.edition
    found: list[list[str]] = [[] for _ in range(terms.SLOTS)]
    for card in zones.known_hand(state, state.active):
        slot = int(edition.slot_for(state.programme, card))
        if slot >= 0 and (phase == terms.LAY_PROGRAMME or upgrades(state, card)):  # LL-24, LL-31
            found[slot].append(edition.ids[card])
    return found


def apply_play(state: LuckyLoopState, card: i64, journal: Journal | None) -> None:
    if state.phase == terms.LAY_PROGRAMME:
        pick_card(state, card, journal)
        if state.picked == terms.SLOTS:
            lay_programme(state, journal)
    else:
        upgrade_card(state, card, journal)


def lay_programme(state: LuckyLoopState, journal: Journal | None) -> None:
    """Replace what lies at the programme by the three picked cards, and fly (LL-26, LL-27)."""
    edition = state.setup.edition
    programme = state.programme
    if zones.is_laid(state, programme):
        discard_cards(state, state.board, zones.board_start(programme), terms.SLOTS, journal)
    at: i64 = 0
    while at < terms.SLOTS:
        card = state.picks[at]
        zones.lay_card(state, programme, edition.slot_for(programme, card), card)
        at += 1
    state.picked = 0
    if journal is not None:
        name = edition.programme_names[programme]
        journal.note(
            events.programme_laid(
                state.active, name, zones.ids_of(state, zones.programme_cards(state, programme))
            )
        )
    start_compulsory(state, programme, journal)


def upgrade_card(state: LuckyLoopState, card: i64, journal: Journal | None) -> None:
    """Replace one card by a harder one of its colour, and fly (LL-30 to LL-33)."""
    edition = state.setup.edition
    programme = state.programme
    slot = edition.slot_for(programme, card)
    old = zones.laid_card(state, programme, slot)
    zones.discard_card(state, old)
    zones.take_from_hand(state, state.active, card)
    zones.lay_card(state, programme, slot, card)
    if journal is not None:
        seat = int(state.active)
        name = edition.programme_names[programme]
        journal.note(events.cards_discarded(seat, [edition.ids[old]]))
        journal.note(events.card_upgraded(seat, name, slot + 1, edition.ids[card]))
    start_compulsory(state, programme, journal)


def apply_free(state: LuckyLoopState, card: i64, journal: Journal | None) -> None:
    """Add a card to the free programme that is being chosen (LL-89)."""
    state.phase = terms.LAY_FREE
    pick_card(state, card, journal)


def apply_done(state: LuckyLoopState, journal: Journal | None) -> None:
    """Lay the chosen free programme; one that breaks the rules is punished (LL-91, LL-109)."""
    seat = state.active
    if set_is_legal(state):
        for at in range(state.picked):
            state.where[state.picks[at]] = terms.IN_FREE + seat
        state.free_sizes = zones.with_cell(state.free_sizes, seat, state.picked)
        state.picked = 0
        if journal is not None:
            journal.note(events.free_laid(seat, zones.ids_of(state, zones.free_cards(state, seat))))
        held = zones.hand_size(state, seat)
        discard_cards(state, state.hands, zones.hand_start(state, seat), held, journal)  # LL-92
        state.sizes[terms.HAND_SIZES + seat] = 0
        state.phase = terms.PLACE_HIGHLIGHT
        return
    cost = state.setup.illegal_cost
    pay(state, seat, cost)
    if journal is not None:
        journal.note(events.free_rejected(seat, cost, state.totals[seat]))
    gather_hand(state, seat)
    discard_picked(state, journal)
    start_refill(state, journal)


def gather_hand(state: LuckyLoopState, seat: i64) -> None:
    """Put the rest of a hand to the picked cards, to be discarded together (LL-109, LL-125)."""
    row = zones.hand_start(state, seat)
    while zones.hand_size(state, seat) > 0:
        zones.pick(state, seat, state.hands[row])


def apply_highlight(state: LuckyLoopState, figure: i64, journal: Journal | None) -> None:
    """Put the star on a card of the free programme, and fly it (LL-93)."""
    if journal is not None:
        seat = state.active
        card = zones.free_cards(state, seat)[figure]
        name = state.setup.edition.ids[card]
        journal.note(events.highlight_placed(seat, figure + 1, name))
    start_free(state, figure, journal)
