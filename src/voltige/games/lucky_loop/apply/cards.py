"""Exchanging, drawing and discarding."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.event import Journal
from voltige.core.state import CHANCE
from voltige.games.lucky_loop import events, terms, zones
from voltige.games.lucky_loop.apply.turn import end_turn
from voltige.games.lucky_loop.scoring import pay

if TYPE_CHECKING:
    from voltige.games.lucky_loop.state import LuckyLoopState


def apply_exchange(state: LuckyLoopState, journal: Journal | None) -> None:
    """Begin an exchange; in the final phase it is paid first (LL-12, LL-17, LL-88)."""
    seat = state.active
    cost: i64 = 0
    if state.phase == terms.CHOOSE_FINAL_ACTION:
        cost = state.setup.final_exchange_cost
        pay(state, seat, cost)
    if journal is not None:
        count = int(state.setup.exchange)
        journal.note(events.exchange_started(seat, count, cost, state.totals[seat]))
    state.to_draw = state.setup.exchange
    ask_for_pile(state, terms.EXCHANGE, journal)


def start_refill(state: LuckyLoopState, journal: Journal | None) -> None:
    """Let the seat in turn draw its hand up again; nothing missing ends the turn (LL-66, LL-67)."""
    missing = state.setup.hand_size - zones.hand_size(state, state.active)
    if missing == 0:
        end_turn(state, journal)
        return
    if journal is not None:
        journal.note(events.refill_started(state.active, missing))
    state.to_draw = missing
    ask_for_pile(state, terms.REFILL, journal)


def ask_for_pile(state: LuckyLoopState, phase: i64, journal: Journal | None) -> None:
    """Ask for the pile of the next card; piles that were empty are rebuilt if possible (LL-19)."""
    side: i64 = 0
    while side < terms.PILES:
        if zones.draw_size(state, side) == 0:
            rebuild_pile(state, side, journal)
        side += 1
    state.draw_for = phase
    state.phase = phase
    state.to_act = state.active


def rebuild_pile(state: LuckyLoopState, side: i64, journal: Journal | None) -> None:
    """Shuffle a discard pile, if there is one, into a new draw pile (LL-18)."""
    if zones.discard_size(state, side) == 0:
        return
    if journal is not None:
        setup = state.setup
        cards: list[str] = []
        if setup.discards_are_open:
            cards = sorted(zones.ids_of(state, zones.discards(state, side)))
        name = setup.edition.pile_names[side]
        journal.note(events.pile_rebuilt(name, zones.discard_size(state, side), cards))
    zones.rebuild(state, side)


def apply_draw(state: LuckyLoopState, side: i64, journal: Journal | None) -> None:
    """Let luck draw from a pile (LL-13)."""
    state.draw_side = side
    state.phase = terms.DRAW
    state.to_act = CHANCE
    if journal is not None:
        name = state.setup.edition.pile_names[side]
        journal.note(events.pile_chosen(state.active, name))


def resolve_draw(state: LuckyLoopState, card: i64, journal: Journal | None) -> None:
    """Put the drawn card into the hand and ask for what comes next (LL-14, LL-18)."""
    seat = state.active
    side = state.draw_side
    zones.give_card(state, seat, side, card)
    state.to_draw -= 1
    if journal is not None:
        edition = state.setup.edition
        journal.note(events.card_drawn(seat, edition.pile_names[side]))
        journal.note(events.card_received(seat, edition.ids[card]))
    if zones.draw_size(state, side) == 0:
        rebuild_pile(state, side, journal)
    state.draw_side = terms.NO_PILE
    if state.to_draw > 0:
        ask_for_pile(state, state.draw_for, journal)
        return
    purpose = state.draw_for
    state.draw_for = terms.NO_PHASE
    if purpose == terms.EXCHANGE:
        state.phase = terms.DISCARD
        state.to_act = seat
    else:
        end_turn(state, journal)


def apply_discard(state: LuckyLoopState, card: i64, journal: Journal | None) -> None:
    """Discard one card after the other; the last one ends the turn (LL-15, LL-17)."""
    pick_card(state, card, journal)
    if state.picked == state.setup.exchange:
        discard_picked(state, journal)
        end_turn(state, journal)


def pick_card(state: LuckyLoopState, card: i64, journal: Journal | None) -> None:
    """Pick the next card of a set, unseen by the others (LL-D44)."""
    zones.pick(state, state.active, card)
    if journal is not None:
        journal.note(events.card_picked(state.active, state.setup.edition.ids[card]))


def discard_picked(state: LuckyLoopState, journal: Journal | None) -> None:
    """Discard the cards that were picked, all together (LL-16, LL-125)."""
    discard_cards(state, state.picks, 0, state.picked, journal)
    state.picked = 0


def discard_cards(
    state: LuckyLoopState, row: vec[i64], begin: i64, size: i64, journal: Journal | None
) -> None:
    """Discard the cards of a row and tell which, if there are any."""
    if size == 0:
        return
    zones.discard_row(state, row, begin, size)
    if journal is not None:
        cards = sorted(zones.cells_of(row, begin, size))
        journal.note(events.cards_discarded(state.active, zones.ids_of(state, cards)))
