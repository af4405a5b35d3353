"""A turn: bet, play or pass, fly and land."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from voltige.core.event import Journal
from voltige.games.hydroracers.apply.secrets import tell_bet, tell_put_under
from voltige.games.hydroracers.events import (
    AutopilotBet,
    BetPlaced,
    CardPlayed,
    Passed,
    PlaneMoved,
)
from voltige.games.hydroracers.holdings import play_from_hand, put_under
from voltige.games.hydroracers.legal.codes import is_slot_open
from voltige.games.hydroracers.legal.movement import danger_count, landing, speed_with
from voltige.games.hydroracers.terms import (
    AIRCOINS,
    BET_PLANE,
    BET_SLOT,
    NEXT_DANGER,
    NO_BET,
    NO_CARD,
    POSITION,
)

if TYPE_CHECKING:
    from voltige.games.hydroracers.state import HydroracersState


def mover(state: HydroracersState) -> i64:
    """Return the seat whose turn it is."""
    return state.in_order(state.turn)


def place_bet(
    state: HydroracersState, seat: i64, slot: i64, plane: i64, journal: Journal | None
) -> None:
    """Pay the stake and lay the token face down (HR-80 to HR-82)."""
    state.set(seat, BET_SLOT, slot)
    state.set(seat, BET_PLANE, plane)
    state.add(seat, AIRCOINS, -state.setup.edition.stakes[slot])
    if journal is not None:
        journal.note(BetPlaced(int(seat), int(state.setup.edition.stakes[slot])))
        tell_bet(state.setup, journal, seat, plane)


def play_card(state: HydroracersState, seat: i64, card: i64, journal: Journal | None) -> None:
    """Lay the card on the played pile and fly (HR-30, HR-32)."""
    play_from_hand(state, seat, card)
    if journal is not None:
        journal.note(CardPlayed(int(seat), state.setup.edition.words[card]))
    fly(state, seat, card, journal)


def pass_turn(state: HydroracersState, seat: i64, card: i64, journal: Journal | None) -> None:
    """Put a card, if there is one, under the deck and fly the pass distance (HR-64, HR-65)."""
    if card != NO_CARD:
        put_under(state, seat, card)
    if journal is not None:
        journal.note(Passed(int(seat), int(card != NO_CARD)))
        if card != NO_CARD:
            tell_put_under(state.setup, journal, seat, card)
    fly(state, seat, NO_CARD, journal)


def fly(state: HydroracersState, seat: i64, card: i64, journal: Journal | None) -> None:
    """Move the plane; the dangers are fixed when it lands (HR-49, HR-120)."""
    setup = state.setup
    circuit = setup.edition.circuits[state.circuit]
    speed = speed_with(state, seat, state.turn == 0, card)
    end = landing(state, seat, speed)
    start = state.of(seat, POSITION)
    state.dangers = danger_count(state, circuit, seat, speed, end)
    state.set(seat, POSITION, end)
    if journal is not None:
        journal.note(PlaneMoved(int(seat), int(start), int(end), int(speed), int(state.dangers)))
    if setup.autopilot[seat] == 1 and start <= circuit.after[0] and circuit.after[0] < end:
        bet_on_itself(state, seat, journal)
    state.phase = NEXT_DANGER


def bet_on_itself(state: HydroracersState, seat: i64, journal: Journal | None) -> None:
    """Let an autopilot bet on the dearest open slot, without paying (HR-229, HR-230, HR-249)."""
    setup = state.setup
    if not setup.betting or state.of(seat, BET_SLOT) != NO_BET:
        return
    slot: i64 = 0
    while not is_slot_open(state, slot):
        slot += 1
    state.set(seat, BET_SLOT, slot)
    state.set(seat, BET_PLANE, setup.plane[seat])
    if journal is not None:
        stake = int(setup.edition.stakes[slot])
        journal.note(AutopilotBet(int(seat), stake, setup.edition.plane_ids[setup.plane[seat]]))
