"""What follows by itself: set-up, heats, rounds and turns, up to the next decision or luck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from voltige.core.event import Journal
from voltige.core.state import CHANCE, NOBODY
from voltige.games.hydroracers.apply.autopilot import play_autopilot
from voltige.games.hydroracers.apply.autopilot_cards import fly_autopilot
from voltige.games.hydroracers.apply.campaign_flight import (
    offer_hop,
    offer_mirror,
    pass_with,
    take_off,
)
from voltige.games.hydroracers.apply.danger import leave_race, next_danger
from voltige.games.hydroracers.apply.development import fill_display, next_autopilot, next_token
from voltige.games.hydroracers.apply.flight import mover, pass_turn
from voltige.games.hydroracers.apply.looking import draw_for_autopilot, refill_by_choice
from voltige.games.hydroracers.apply.repair import end_campaign_race, start_race
from voltige.games.hydroracers.apply.setting_up import start_deal, start_grid, start_pilots
from voltige.games.hydroracers.events import (
    Awaited,
    HeatStarted,
    RoundStarted,
    TurnStarted,
    UnderCardTaken,
)
from voltige.games.hydroracers.holdings import hand_limit, owns, take_from_under
from voltige.games.hydroracers.legal.codes import may_bet
from voltige.games.hydroracers.legal.movement import is_racing, slip_bonus
from voltige.games.hydroracers.scoring import end_race, score_heat
from voltige.games.hydroracers.terms import (
    AFTER_DANGERS,
    AFTER_EFFECTS,
    AFTER_FLIGHT,
    AFTER_HOP,
    AIR_BRAKE,
    AUTO_DONE,
    AUTO_DRAW,
    AUTO_LEFT,
    AUTO_PLAY,
    AUTO_TURN,
    BASE,
    BET_PLANE,
    BET_SLOT,
    BRAKE,
    COURSE,
    CRASHED,
    DECK_SIZE,
    ELEMENT_NAMES,
    END_ROUND,
    END_TURN,
    FLOWN,
    FROM_TRACK,
    HAND_SIZE,
    LATE_BET,
    NEXT_DANGER,
    NEXT_DEV,
    NO_BET,
    NO_CARD,
    NO_ELEMENT,
    NO_PLANE,
    NO_SEAT,
    OUT,
    PENDING,
    PENDING_SPACE,
    PHASE_NAMES,
    POSITION,
    RANK,
    REFILL,
    REMOVALS,
    SLIP,
    START_AUTOPILOTS,
    START_DEAL,
    START_DISPLAY,
    START_GRID,
    START_HEAT,
    START_PILOTS,
    START_ROUND,
    START_TURN,
    TOKEN_NAMES,
    TURN,
    UNDER_SIZE,
)

if TYPE_CHECKING:
    from voltige.games.hydroracers.state import HydroracersState


def advance(state: HydroracersState, journal: Journal | None) -> None:
    """Go on until luck or a seat is awaited, or the game is over; then say what is awaited."""
    while state.phase < 0:
        phase = state.phase
        if phase == NEXT_DANGER:
            next_danger(state)
        elif phase == AFTER_FLIGHT:
            refill(state, journal)
        elif phase == END_TURN:
            state.turn += 1
            state.phase = START_TURN
        elif phase == START_TURN:
            start_turn(state, journal)
        elif phase == AUTO_PLAY:
            if state.setup.campaign:
                fly_autopilot(state, journal)
            else:
                play_autopilot(state, journal)
        elif phase == START_ROUND:
            start_round(state, journal)
        elif phase == END_ROUND:
            end_round(state, journal)
        elif phase == START_HEAT:
            start_heat(state, journal)
        elif phase == START_PILOTS:
            start_pilots(state, journal)
        elif phase == START_GRID:
            start_grid(state, journal)
        elif phase == START_DEAL:
            start_deal(state)
        else:
            advance_campaign(state, journal)
    if journal is not None:
        if state.to_act != NOBODY:
            journal.note(Awaited(awaited(state)))


def awaited(state: HydroracersState) -> dict[str, str | int]:
    """Return what is awaited as plain data, with the names of ``to_dict``."""
    element = state.element
    told: dict[str, str | int] = {
        "phase": PHASE_NAMES[state.phase],
        "to_act": int(state.to_act),
        "taker": int(state.taker),
        "dangers": int(state.dangers),
        "token": TOKEN_NAMES[state.token],
        "element": "" if element == NO_ELEMENT else ELEMENT_NAMES[element],
    }
    if state.setup.campaign:
        told |= pending_to_dict(state)
    return told


def pending_to_dict(state: HydroracersState) -> dict[str, str | int]:
    """Return what a campaign is about to do, with the names of ``to_dict``."""
    setup = state.setup
    flown = state.shared(FLOWN)
    pending = state.shared(PENDING)
    space = state.shared(PENDING_SPACE)
    word = ""
    if pending != NO_CARD:
        words = setup.edition.words if space == FROM_TRACK else setup.edition.dev_words
        word = words[pending]
    return {
        "pending": word,
        "space": -1 if space == FROM_TRACK else int(space),
        "auto_done": int(state.shared(AUTO_DONE)),
        "auto_left": int(state.shared(AUTO_LEFT)),
        "base": int(state.shared(BASE)),
        "flown": "" if flown == NO_CARD else setup.edition.words[flown],
        "brake": int(state.shared(BRAKE)),
        "removals": int(state.shared(REMOVALS)),
        "course": int(state.shared(COURSE)),
    }


# -- heats and rounds -------------------------------------------------------------------------------


def advance_campaign(state: HydroracersState, journal: Journal | None) -> None:
    """Go one step on in a phase that only a campaign has."""
    phase = state.phase
    if phase == AFTER_EFFECTS:
        take_off(state, journal)
    elif phase == AFTER_DANGERS:
        offer_hop(state, journal)
    elif phase == AFTER_HOP:
        offer_mirror(state, journal)
    elif phase == AUTO_TURN:
        draw_for_autopilot(state, journal)
    elif phase == NEXT_DEV:
        next_token(state, journal)
    elif phase == START_DISPLAY:
        fill_display(state, journal)
    elif phase == START_AUTOPILOTS:
        next_autopilot(state, journal)
    else:
        start_race(state, journal)


def start_heat(state: HydroracersState, journal: Journal | None) -> None:
    """Line the planes up in the order of their ranks (HR-10, HR-89, HR-102)."""
    setup = state.setup
    leave_race(state)
    state.heat += 1
    state.round_no = 0
    state.crashes = 0
    grid = setup.edition.circuits[state.circuit].grid
    place: i64 = 0
    rank: i64 = 1
    while rank <= setup.seats:
        seat = seat_of_rank(state, rank)
        state.set(seat, CRASHED, 0)
        state.set(seat, BET_SLOT, NO_BET)
        state.set(seat, BET_PLANE, NO_PLANE)
        state.set_order(rank - 1, NO_SEAT)
        if state.of(seat, OUT) == 0:
            state.set(seat, POSITION, grid[place])
            state.set_order(place, seat)
            place += 1
        rank += 1
    state.racers = place
    state.phase = START_ROUND
    if journal is not None:
        listed = [int(state.in_order(i)) for i in range(int(place))]
        journal.note(HeatStarted(int(state.heat), listed))


def seat_of_rank(state: HydroracersState, rank: i64) -> i64:
    """Return the seat with a rank; ranks are a permutation."""
    seat: i64 = 0
    while state.of(seat, RANK) != rank:
        seat += 1
    return seat


def start_round(state: HydroracersState, journal: Journal | None) -> None:
    """Fix order and slipstream for the round (HR-15 to HR-17, HR-21, HR-24)."""
    setup = state.setup
    state.round_no += 1
    state.rounds_flown += 1
    state.turn = 0
    order_planes(state)
    seat: i64 = 0
    while seat < setup.seats:
        state.set(seat, SLIP, 0)
        if is_racing(state, seat):
            state.set(seat, SLIP, slip_bonus(state, seat))
        seat += 1
    state.phase = START_TURN
    if journal is not None:
        order = [int(state.in_order(i)) for i in range(int(state.racers))]
        slips = [int(state.of(i, SLIP)) for i in range(int(setup.seats))]
        journal.note(RoundStarted(int(state.round_no), order, slips))


def order_planes(state: HydroracersState) -> None:
    """Sort the racing planes by position, the foremost first."""
    setup = state.setup
    count: i64 = 0
    seat: i64 = 0
    while seat < setup.seats:
        state.set_order(seat, NO_SEAT)
        if is_racing(state, seat):
            position = state.of(seat, POSITION)
            place = count
            while place > 0 and state.of(state.in_order(place - 1), POSITION) < position:
                state.set_order(place, state.in_order(place - 1))
                place -= 1
            state.set_order(place, seat)
            count += 1
        seat += 1
    state.racers = count


def end_round(state: HydroracersState, journal: Journal | None) -> None:
    """End the heat if a plane is over the line or the race is decided (HR-92, HR-98, HR-99)."""
    setup = state.setup
    last = setup.edition.circuits[state.circuit].cells
    racing: i64 = 0
    finished = False
    seat: i64 = 0
    while seat < setup.seats:
        if is_racing(state, seat):
            racing += 1
            if state.of(seat, POSITION) > last:
                finished = True
        seat += 1
    alone = racing <= 1 and setup.end_when_alone
    if not finished and not alone and racing > 0 and state.round_no < setup.numbers.round_cap:
        state.phase = START_ROUND
        return
    reason = "cap"
    if finished:
        reason = "finish"
    elif racing == 0:
        reason = "crashed"
    elif alone:
        reason = "alone"
    score_heat(state, reason, journal)
    if state.heat < setup.numbers.heats:
        state.phase = START_HEAT
    elif setup.campaign:
        end_campaign_race(state, journal)
    else:
        end_race(state, journal)


# -- turns ------------------------------------------------------------------------------------------


def start_turn(state: HydroracersState, journal: Journal | None) -> None:
    """Give the turn to the next plane; who can do but one thing does it (HR-14, HR-68, HR-216)."""
    setup = state.setup
    if state.turn == state.racers:
        state.turn = 0
        state.phase = END_ROUND
        return
    seat = mover(state)
    if journal is not None:
        journal.note(TurnStarted(int(seat)))
    if setup.autopilot[seat] == 1:
        if setup.campaign:
            state.phase = AUTO_TURN
        elif state.of(seat, DECK_SIZE) > 0:
            state.phase = AUTO_DRAW
            state.to_act = CHANCE
        else:
            state.phase = AUTO_PLAY
    elif (
        state.of(seat, HAND_SIZE) == 0
        and not may_bet(state, seat)
        and not owns(state, seat, AIR_BRAKE)
    ):
        if setup.campaign:
            pass_with(state, seat, NO_CARD, 0, journal)
        else:
            pass_turn(state, seat, NO_CARD, journal)
    else:
        state.phase = TURN
        state.to_act = seat


def refill(state: HydroracersState, journal: Journal | None) -> None:
    """Fill the hand up, then ask for a late bet or end the turn (HR-34 to HR-36, HR-62, HR-67)."""
    setup = state.setup
    seat = mover(state)
    state.phase = END_TURN
    if setup.autopilot[seat] == 1:
        return
    if setup.campaign:
        if not refill_by_choice(state, seat, journal):
            return
        state.phase = END_TURN
    limit = hand_limit(state, seat)
    while state.of(seat, HAND_SIZE) < limit:
        if state.of(seat, DECK_SIZE) > 0:
            state.phase = REFILL
            state.to_act = CHANCE
            return
        if state.of(seat, UNDER_SIZE) == 0:
            break
        take_from_under(state, seat)
        if journal is not None:
            journal.note(UnderCardTaken(int(seat)))
    if setup.late_bets and state.of(seat, CRASHED) == 0 and may_bet(state, seat):
        state.phase = LATE_BET  # HR-90
        state.to_act = seat
