"""A turn: bet, play or pass, fly and land."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from voltige.core.event import Journal
from voltige.games.hydroracers import events, terms
from voltige.games.hydroracers.legal.codes import is_slot_open
from voltige.games.hydroracers.legal.flight import course_of, danger_count, pass_distance

if TYPE_CHECKING:
    from voltige.games.hydroracers.state import HydroracersState


def mover(state: HydroracersState) -> i64:
    """Return the seat whose turn it is."""
    return state.in_order(state.turn)


def place_bet(
    state: HydroracersState, seat: i64, slot: i64, plane: i64, journal: Journal | None
) -> None:
    """Pay the stake and lay the token face down (HR-80 to HR-82)."""
    state.set(seat, terms.BET_SLOT, slot)
    state.set(seat, terms.BET_PLANE, plane)
    state.add(seat, terms.AIRCOINS, -state.setup.edition.stakes[slot])
    if journal is not None:
        journal.note(events.bet_placed(seat, state.setup.edition.stakes[slot]))
        for to in state.setup.insiders(seat):
            journal.note(events.bet_named(to, seat, state.setup.edition.plane_ids[plane]))


def play_card(state: HydroracersState, seat: i64, card: i64, journal: Journal | None) -> None:
    """Lay the card on the played pile and fly (HR-30, HR-32)."""
    state.play_from_hand(seat, card)
    if journal is not None:
        journal.note(events.card_played(seat, state.setup.edition.words[card]))
    fly(state, seat, card, journal)


def pass_turn(
    state: HydroracersState, seat: i64, card: i64, brake: i64, journal: Journal | None
) -> None:
    """Put a card, if there is one, under the deck and fly the pass distance (HR-64, HR-65)."""
    if card != terms.NO_CARD:
        state.remove_from_hand(seat, card)
        state.add_under(seat, card)
    if journal is not None:
        journal.note(events.passed(seat, int(card != terms.NO_CARD)))
        if card != terms.NO_CARD:
            for to in state.setup.insiders(seat):
                journal.note(events.card_put_under(to, seat, state.setup.edition.words[card]))
    if state.setup.campaign:
        begin_flight(state, seat, (terms.NO_CARD, pass_distance(state, seat), brake), journal)
    else:
        fly(state, seat, terms.NO_CARD, journal)


def begin_flight(
    state: HydroracersState, seat: i64, flight: tuple[i64, i64, i64], journal: Journal | None
) -> None:
    """Note what is flown with in a campaign; the effects of a card come first (HR-177, HR-243)."""
    state.set_shared(terms.FLOWN, flight[0])
    state.set_shared(terms.BASE, flight[1])
    state.set_shared(terms.BRAKE, flight[2])
    state.phase = terms.AFTER_EFFECTS
    if journal is not None:
        journal.note(events.flight_chosen(seat, flight[1], flight[2]))


def fly(state: HydroracersState, seat: i64, card: i64, journal: Journal | None) -> None:
    """Fly a race's card, or the distance of a pass with NO_CARD (HR-30, HR-64)."""
    base = state.setup.numbers.pass_distance
    if card != terms.NO_CARD:
        base = state.setup.edition.value[card]
    land(state, seat, (card, base, 0), 0, journal)


def land(
    state: HydroracersState,
    seat: i64,
    flight: tuple[i64, i64, i64],
    more: i64,
    journal: Journal | None,
) -> None:
    """Move the plane; the dangers are fixed when it lands (HR-49, HR-120)."""
    course = course_of(state, seat, state.turn == 0, flight, more)
    speed, _, end = course
    start = state.of(seat, terms.POSITION)
    state.dangers = danger_count(state, seat, flight, course)
    state.set(seat, terms.POSITION, end)
    if journal is not None:
        journal.note(events.plane_moved(seat, start, end, speed, state.dangers))
    bet_on_itself(state, seat, start, journal)
    state.phase = terms.NEXT_DANGER


def bet_on_itself(state: HydroracersState, seat: i64, start: i64, journal: Journal | None) -> None:
    """Let an autopilot that has come over the first corner line bet, without paying (HR-229, HR-249).

    It takes the dearest open slot (HR-230).
    """
    if state.setup.autopilot[seat] == 0 or not state.setup.betting:
        return
    line = state.setup.edition.circuits[state.circuit].after[0]
    crossed = start <= line < state.of(seat, terms.POSITION)
    if not crossed or state.of(seat, terms.BET_SLOT) != terms.NO_BET:
        return
    slot: i64 = 0
    while not is_slot_open(state, slot):
        slot += 1
    state.set(seat, terms.BET_SLOT, slot)
    plane = state.setup.plane[seat]
    state.set(seat, terms.BET_PLANE, plane)
    if journal is not None:
        stake = int(state.setup.edition.stakes[slot])
        journal.note(events.autopilot_bet(seat, stake, state.setup.edition.plane_ids[plane]))
