"""What always holds for the race: set-up, order, turns and phases."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from voltige.core.state import CHANCE, NOBODY
from voltige.games.hydroracers.apply.danger import can_draw
from voltige.games.hydroracers.apply.flight import mover
from voltige.games.hydroracers.apply.setting_up import first_without_pilot
from voltige.games.hydroracers.holdings import (
    first_empty,
    hand_limit,
    owns,
    tokens_on_tiles,
)
from voltige.games.hydroracers.invariants.campaign import check_campaign
from voltige.games.hydroracers.invariants.flight import check_flight
from voltige.games.hydroracers.invariants.planes import (
    check_bet,
    check_cards,
    check_pilots,
    check_places,
    check_tokens,
    demand,
)
from voltige.games.hydroracers.legal.codes import may_bet
from voltige.games.hydroracers.legal.movement import is_racing
from voltige.games.hydroracers.options import PILOTS
from voltige.games.hydroracers.phases import BEFORE_FLIGHT, DANGEROUS, DEVELOPMENT, OF_TAKER
from voltige.games.hydroracers.terms import (
    AIR_BRAKE,
    AIRCOINS,
    ALERT_TOKEN,
    AUTO_DRAW,
    CHOOSE_PILOT,
    CRASH_REMOVE,
    CRASHED,
    DAMAGE_TOKEN,
    DANGER,
    DEAL,
    DECK_SIZE,
    DRAW_CIRCUIT,
    DRAW_GRID,
    DRAW_PILOT,
    ELEMENTS,
    HAND_SIZE,
    LATE_BET,
    LOOK,
    MIRROR,
    NO_CIRCUIT,
    NO_ELEMENT,
    NO_PILOT,
    NO_SEAT,
    NO_SQUARE,
    NO_TOKEN,
    OUT,
    OVER,
    PILOT,
    PLACE_TOKEN,
    POSITION,
    RANK,
    REAR_VIEW,
    REFILL,
    SLIP,
    TURN,
    UNDER_SIZE,
)

if TYPE_CHECKING:
    from voltige.games.hydroracers.state import HydroracersState


LONGEST_FLIGHT: Final = 9  # laps; no movement is as long


def check_state(state: HydroracersState) -> None:
    """Prove the invariants of docs/rules/hydroracers.md that one position can show."""
    state.layout().check_phase(state)
    for seat in range(int(state.setup.seats)):
        check_cards(state, seat)
        check_tokens(state, seat)
        check_bet(state, seat)
    check_pilots(state)
    if PILOTS[state.setup.pilot_choice] == "same_nation":
        demand(first_without_pilot(state) == NO_SEAT, "HR-5: every plane has a pilot")
    check_places(state)
    check_scalars(state)
    if state.setup.campaign:
        check_campaign(state)
    if state.phase in DEVELOPMENT:
        check_crew(state)
        return
    if state.phase < TURN:
        check_set_up(state)
    elif state.phase == OVER:
        check_over(state)
    else:
        check_order(state)
        check_turn(state)


def check_crew(state: HydroracersState) -> None:
    """Demand that between races all planes have a pilot, or none yet (HR-5)."""
    seats = int(state.setup.seats)
    crew = 0
    for seat in range(seats):
        if state.of(seat, PILOT) != NO_PILOT:
            crew += 1
    demand(crew == 0 or crew == seats, "HR-5: every plane has a pilot, or none yet")


def check_scalars(state: HydroracersState) -> None:
    """Demand what a phase needs, and that it is not too much."""
    setup = state.setup
    phase = state.phase
    demand((state.circuit == NO_CIRCUIT) == (phase == DRAW_CIRCUIT), "HR-7: the circuit")
    demand(state.taker != NO_SEAT or phase not in OF_TAKER, "a seat takes a pilot or a card")
    demand(state.token != NO_TOKEN or phase != PLACE_TOKEN, "a token waits for an element")
    demand(state.dangers > 0 or phase not in DANGEROUS, "dangers to resolve")
    corners = setup.edition.circuits[max(state.circuit, 0)].corners
    demand(state.dangers <= LONGEST_FLIGHT * corners + 4, "HR-49: dangers of one movement")
    most = max(int(setup.numbers.slipstream), int(setup.numbers.double_slipstream))
    for seat in range(int(setup.seats)):
        demand(0 <= state.of(seat, SLIP) <= most, "HR-22: a slipstream")


def check_set_up(state: HydroracersState) -> None:
    """Demand that the set-up goes step by step: circuit, pilots, grid, hands."""
    setup = state.setup
    phase = state.phase
    demand(setup.campaign or state.rounds_flown == 0, "no round was flown")
    choice = PILOTS[setup.pilot_choice]
    missing = first_without_pilot(state)
    ranked = 0
    for seat in range(int(setup.seats)):
        ranked += 1 if state.of(seat, RANK) > 0 else 0
        full = hand_limit(state, seat) if seat < state.taker and phase == DEAL else 0
        if phase == DEAL and seat == state.taker:
            limit = hand_limit(state, seat)
            demand(state.of(seat, HAND_SIZE) < limit, "HR-11: a card is missing")
        else:
            demand(state.of(seat, HAND_SIZE) == full, "HR-11: the cards dealt so far")
    if phase == CHOOSE_PILOT:
        demand(choice == "chosen" and missing == state.taker, "HR-5: the next to choose")
        demand(state.to_act == state.taker, "HR-5: who takes a pilot chooses")
        demand(setup.autopilot[state.taker] == 0, "HR-5: people choose")
    else:
        demand(state.to_act == CHANCE, "luck is next")
    if phase == DRAW_PILOT:
        demand(choice == "random" and missing == state.taker, "HR-5: the next to draw")
    if phase == DRAW_CIRCUIT:
        demand(setup.circuit == NO_CIRCUIT, "HR-7: the circuit is drawn")
    if phase == DRAW_GRID:
        demand(ranked < setup.seats - 1, "HR-9: two places at least are left")
    if phase < DRAW_GRID:
        demand(ranked == 0, "HR-9: the grid is drawn later")
    elif choice == "random" or choice == "chosen":
        demand(missing == NO_SEAT, "HR-5: every plane has a pilot")


def check_over(state: HydroracersState) -> None:
    """Demand that nobody acts and everything is converted."""
    setup = state.setup
    demand(state.to_act == NOBODY, "nobody acts when the game is over")
    demand(state.heat == setup.numbers.heats and state.turn == 0, "HR-1: all heats are flown")
    for seat in range(int(setup.seats)):
        purse = int(state.of(seat, AIRCOINS))
        if setup.campaign and not setup.rules.converts:
            continue
        demand(purse < setup.edition.numbers.aircoins_per_point, "HR-104: AIRCOINS are converted")


def check_order(state: HydroracersState) -> None:
    """Demand that every racing plane has one turn in the round, the foremost first."""
    setup = state.setup
    last = setup.edition.circuits[state.circuit].cells
    demand(1 <= state.heat <= setup.numbers.heats, "HR-1: the heat")
    demand(1 <= state.round_no <= setup.numbers.round_cap, "the round")
    demand(state.rounds_flown >= state.round_no, "rounds of all heats")
    demand(0 <= state.turn < state.racers <= setup.seats, "HR-14: a plane is in turn")
    listed: list[int] = []
    before = last + 1
    mirrors = False  # HR-197: the order stays although a plane has gone back
    for seat in range(int(setup.seats)):
        mirrors = mirrors or owns(state, seat, REAR_VIEW)
    for place in range(int(setup.seats)):
        seat = state.in_order(place)
        if place >= state.racers:
            demand(seat == NO_SEAT, "the order holds the planes of the round")
            continue
        demand(0 <= seat < setup.seats and int(seat) not in listed, "HR-14: one turn each")
        listed.append(int(seat))
        demand(state.of(seat, OUT) == 0, "HR-227: who is out has no turn")
        waits = place > state.turn or (place == state.turn and state.phase in BEFORE_FLIGHT)
        if waits:
            demand(state.of(seat, CRASHED) == 0, "HR-56: who has crashed has no turn")
            demand(state.of(seat, POSITION) <= last, "HR-92: who is over the line has moved")
            demand(state.of(seat, POSITION) < before or mirrors, "HR-15: by position")
            before = state.of(seat, POSITION)
    demand(state.of(listed[0], SLIP) == 0, "the leader has no slipstream")
    for seat in range(int(setup.seats)):
        demand(not is_racing(state, seat) or seat in listed, "HR-14: everybody races")


def check_turn(state: HydroracersState) -> None:
    """Demand that the phase fits the plane in turn and that there is something to do."""
    setup = state.setup
    phase = state.phase
    seat = mover(state)
    person = setup.autopilot[seat] == 0
    luck = phase == AUTO_DRAW or phase == DANGER or phase == REFILL or phase == LOOK
    if setup.campaign:
        check_flight(state)
    if phase == MIRROR:
        return
    demand(state.to_act == (CHANCE if luck else seat), "the plane in turn acts, or luck does")
    crashed = state.of(seat, CRASHED) > 0
    limit = hand_limit(state, seat)
    if phase == TURN:
        can_bet = may_bet(state, seat)
        can_brake = owns(state, seat, AIR_BRAKE)
        choice = state.of(seat, HAND_SIZE) > 0 or can_bet or can_brake
        demand(person and choice, "HR-68: a choice is left")
    elif phase == AUTO_DRAW:
        demand(not person and state.of(seat, DECK_SIZE) > 0, "HR-216: an autopilot draws")
    elif phase > OVER:
        demand(person and setup.campaign, "HR-177: a person decides in a campaign")
    elif phase == DANGER:
        demand(not crashed and can_draw(state, seat), "HR-55: a token can be drawn")
        demand(state.element == NO_ELEMENT or setup.expert[seat] == 1, "HR-111: expert tiles")
    elif phase == PLACE_TOKEN:
        demand(setup.expert[seat] == 1 and not crashed, "HR-108: expert tiles")
        empty = 0
        for element in range(ELEMENTS):
            if first_empty(state, seat, element) != NO_SQUARE:
                empty += 1
                demand(element != state.element, "HR-111: the token goes where it spreads to")
        demand(empty > 0, "HR-117: an empty square")
    elif phase == CRASH_REMOVE:
        tokens = tokens_on_tiles(state, seat, DAMAGE_TOKEN)
        tokens += tokens_on_tiles(state, seat, ALERT_TOKEN)
        demand(setup.expert[seat] == 1 and tokens > 0, "HR-115: a token to take off")
        demand(state.of(seat, CRASHED) == state.crashes and crashed, "HR-115: after a crash")
    elif phase == REFILL:
        missing = state.of(seat, HAND_SIZE) < limit and state.of(seat, DECK_SIZE) > 0
        demand(person and missing, "HR-34: a card is missing")
    else:
        demand(phase == LATE_BET and setup.late_bets and person, "HR-78: late bets")
        demand(not crashed and may_bet(state, seat), "HR-90: a bet is left")
        full = state.of(seat, HAND_SIZE) >= limit
        empty_deck = state.of(seat, DECK_SIZE) + state.of(seat, UNDER_SIZE) == 0
        demand(full or empty_deck, "HR-34: the hand is refilled")
