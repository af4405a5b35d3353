"""What follows by itself: set-up, heats, rounds and turns, up to the next decision or luck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from voltige.core.event import Journal
from voltige.core.state import CHANCE, NOBODY
from voltige.games.hydroracers import events, terms
from voltige.games.hydroracers.apply.autopilot import play_autopilot
from voltige.games.hydroracers.apply.campaign_flight import (
    offer_hop,
    offer_mirror,
    take_off,
)
from voltige.games.hydroracers.apply.danger import leave_race, next_danger
from voltige.games.hydroracers.apply.development import fill_display, next_autopilot, next_token
from voltige.games.hydroracers.apply.flight import mover, pass_turn
from voltige.games.hydroracers.apply.looking import draw_for_autopilot, refill_by_choice
from voltige.games.hydroracers.apply.repair import end_campaign_race, start_race
from voltige.games.hydroracers.apply.setting_up import start_deal, start_grid, start_pilots
from voltige.games.hydroracers.legal.codes import may_bet
from voltige.games.hydroracers.legal.movement import is_racing, slip_bonus
from voltige.games.hydroracers.scoring import end_race, score_heat
from voltige.games.hydroracers.zones import hand_limit, owns

if TYPE_CHECKING:
    from voltige.games.hydroracers.state import HydroracersState


AWAITED: Final = (  # the fields that say what is about to be done; a race has the first six
    "phase to_act taker dangers token element pending space auto_done auto_left base flown "
    "brake removals course"
).split()


def advance(state: HydroracersState, journal: Journal | None) -> None:
    """Go on until luck or a seat is awaited, or the game is over; then say what is awaited."""
    while state.phase < 0:
        phase = state.phase
        if phase == terms.NEXT_DANGER:
            next_danger(state)
        elif phase == terms.AFTER_FLIGHT:
            refill(state, journal)
        elif phase == terms.END_TURN:
            state.turn += 1
            state.phase = terms.START_TURN
        elif phase == terms.START_TURN:
            start_turn(state, journal)
        elif phase == terms.AUTO_PLAY:
            play_autopilot(state, journal)
        elif phase == terms.START_ROUND:
            start_round(state, journal)
        elif phase == terms.END_ROUND:
            end_round(state, journal)
        elif phase == terms.START_HEAT:
            start_heat(state, journal)
        elif phase == terms.START_PILOTS:
            start_pilots(state, journal)
        elif phase == terms.START_GRID:
            start_grid(state, journal)
        elif phase == terms.START_DEAL:
            start_deal(state)
        else:
            advance_campaign(state, journal)
    if journal is not None:
        if state.to_act != NOBODY:
            journal.note(events.awaited(awaited(state)))


def awaited(state: HydroracersState) -> dict[str, str | int]:
    """Return what is awaited as plain data, with the names of ``to_dict``."""
    known: dict[str, str | int] = state.layout().part(state, AWAITED)
    return {key: known[key] for key in AWAITED if key in known}


# -- heats and rounds -------------------------------------------------------------------------------


def advance_campaign(state: HydroracersState, journal: Journal | None) -> None:
    """Go one step on in a phase that only a campaign has."""
    phase = state.phase
    if phase == terms.AFTER_EFFECTS:
        take_off(state, journal)
    elif phase == terms.AFTER_DANGERS:
        offer_hop(state, journal)
    elif phase == terms.AFTER_HOP:
        offer_mirror(state, journal)
    elif phase == terms.AUTO_TURN:
        draw_for_autopilot(state, journal)
    elif phase == terms.NEXT_DEV:
        next_token(state, journal)
    elif phase == terms.START_DISPLAY:
        fill_display(state, journal)
    elif phase == terms.START_AUTOPILOTS:
        next_autopilot(state, journal)
    else:
        start_race(state, journal)


def start_heat(state: HydroracersState, journal: Journal | None) -> None:
    """Line the planes up in the order of their ranks (HR-10, HR-89, HR-102)."""
    leave_race(state)
    state.heat += 1
    state.round_no = 0
    state.crashes = 0
    grid = state.setup.edition.circuits[state.circuit].grid
    place: i64 = 0
    for rank in range(1, state.setup.seats + 1):
        seat = seat_of_rank(state, rank)
        state.set(seat, terms.CRASHED, 0)
        state.set(seat, terms.BET_SLOT, terms.NO_BET)
        state.set(seat, terms.BET_PLANE, terms.NO_PLANE)
        state.set_order(rank - 1, terms.NO_SEAT)
        if state.of(seat, terms.OUT) == 0:
            state.set(seat, terms.POSITION, grid[place])
            state.set_order(place, seat)
            place += 1
    state.racers = place
    state.phase = terms.START_ROUND
    if journal is not None:
        listed = [int(state.in_order(i)) for i in range(int(place))]
        journal.note(events.heat_started(state.heat, listed))


def seat_of_rank(state: HydroracersState, rank: i64) -> i64:
    """Return the seat with a rank; ranks are a permutation."""
    seat: i64 = 0
    while state.of(seat, terms.RANK) != rank:
        seat += 1
    return seat


def start_round(state: HydroracersState, journal: Journal | None) -> None:
    """Fix order and slipstream for the round (HR-15 to HR-17, HR-21, HR-24)."""
    state.round_no += 1
    state.rounds_flown += 1
    state.turn = 0
    order_planes(state)
    for seat in range(state.setup.seats):
        slip: i64 = 0
        if is_racing(state, seat):
            slip = slip_bonus(state, seat)
        state.set(seat, terms.SLIP, slip)
    state.phase = terms.START_TURN
    if journal is not None:
        order = [int(state.in_order(i)) for i in range(int(state.racers))]
        slips = [int(state.of(i, terms.SLIP)) for i in range(int(state.setup.seats))]
        journal.note(events.round_started(state.round_no, order, slips))


def order_planes(state: HydroracersState) -> None:
    """Sort the racing planes by position, the foremost first."""
    count: i64 = 0
    for seat in range(state.setup.seats):
        state.set_order(seat, terms.NO_SEAT)
        if is_racing(state, seat):
            position = state.of(seat, terms.POSITION)
            place = count
            while place > 0 and state.of(state.in_order(place - 1), terms.POSITION) < position:
                state.set_order(place, state.in_order(place - 1))
                place -= 1
            state.set_order(place, seat)
            count += 1
    state.racers = count


def end_round(state: HydroracersState, journal: Journal | None) -> None:
    """End the heat if a plane is over the line or the race is decided (HR-92, HR-98, HR-99)."""
    last = state.setup.edition.circuits[state.circuit].cells
    racing: i64 = 0
    finished = False
    for seat in range(state.setup.seats):
        if is_racing(state, seat):
            racing += 1
            if state.of(seat, terms.POSITION) > last:
                finished = True
    alone = racing <= 1 and state.setup.end_when_alone
    if not finished and not alone and racing > 0 and state.round_no < state.setup.numbers.round_cap:
        state.phase = terms.START_ROUND
        return
    reason = "cap"
    if finished:
        reason = "finish"
    elif racing == 0:
        reason = "crashed"
    elif alone:
        reason = "alone"
    score_heat(state, reason, journal)
    if state.heat < state.setup.numbers.heats:
        state.phase = terms.START_HEAT
    elif state.setup.campaign:
        end_campaign_race(state, journal)
    else:
        end_race(state, journal)


# -- turns ------------------------------------------------------------------------------------------


def start_turn(state: HydroracersState, journal: Journal | None) -> None:
    """Give the turn to the next plane; who can do but one thing does it (HR-14, HR-68, HR-216)."""
    if state.turn == state.racers:
        state.turn = 0
        state.phase = terms.END_ROUND
        return
    seat = mover(state)
    if journal is not None:
        journal.note(events.turn_started(seat))
    if state.setup.autopilot[seat] == 1:
        if state.setup.campaign:
            state.phase = terms.AUTO_TURN
        elif state.of(seat, terms.DECK_SIZE) > 0:
            state.ask(terms.AUTO_DRAW, CHANCE)
        else:
            state.phase = terms.AUTO_PLAY
    elif (
        state.of(seat, terms.HAND_SIZE) == 0
        and not may_bet(state, seat)
        and not owns(state, seat, terms.AIR_BRAKE)
    ):
        pass_turn(state, seat, terms.NO_CARD, 0, journal)
    else:
        state.ask(terms.TURN, seat)


def refill(state: HydroracersState, journal: Journal | None) -> None:
    """Fill the hand up, then ask for a late bet or end the turn (HR-34 to HR-36, HR-62, HR-67)."""
    seat = mover(state)
    state.phase = terms.END_TURN
    if state.setup.autopilot[seat] == 1:
        return
    if state.setup.campaign:
        if not refill_by_choice(state, seat, journal):
            return
        state.phase = terms.END_TURN
    limit = hand_limit(state, seat)
    while state.of(seat, terms.HAND_SIZE) < limit:
        if state.of(seat, terms.DECK_SIZE) > 0:
            state.ask(terms.REFILL, CHANCE)
            return
        if state.of(seat, terms.UNDER_SIZE) == 0:
            break
        state.add_to_hand(seat, state.take_from_under(seat))
        if journal is not None:
            journal.note(events.under_card_taken(seat))
    if state.setup.late_bets and state.of(seat, terms.CRASHED) == 0 and may_bet(state, seat):
        state.ask(terms.LATE_BET, seat)  # HR-90
