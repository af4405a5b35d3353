"""What always holds for the race: set-up, order, turns and phases."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from voltige.core.invariants import demand
from voltige.core.state import CHANCE, NOBODY
from voltige.games.hydroracers import terms
from voltige.games.hydroracers.apply.danger import can_draw
from voltige.games.hydroracers.apply.flight import mover
from voltige.games.hydroracers.apply.setting_up import first_without_pilot
from voltige.games.hydroracers.invariants.campaign import check_campaign
from voltige.games.hydroracers.invariants.planes import (
    check_bet,
    check_cards,
    check_flight,
    check_pilots,
    check_places,
    check_tokens,
)
from voltige.games.hydroracers.legal.codes import may_bet
from voltige.games.hydroracers.legal.movement import is_racing
from voltige.games.hydroracers.options import PILOTS
from voltige.games.hydroracers.zones import all_on_tiles, first_empty, hand_limit, owns

if TYPE_CHECKING:
    from voltige.games.hydroracers.state import HydroracersState


LONGEST_FLIGHT: Final = 9  # laps; no movement is as long


def check_state(state: HydroracersState) -> None:
    """Prove the invariants of docs/rules/hydroracers.md that one position can show."""
    state.layout().check_phase(state)
    seats = range(int(state.setup.seats))
    for seat in seats:
        check_cards(state, seat)
        check_tokens(state, seat)
        check_bet(state, seat)
    check_pilots(state)
    if PILOTS[state.setup.pilot_choice] == "same_nation":
        demand(first_without_pilot(state) == terms.NO_SEAT, "HR-5: every plane has a pilot")
    check_places(state)
    check_scalars(state)
    if state.setup.campaign:
        check_campaign(state)
    if state.phase in terms.DEVELOPMENT:
        crew = sum(state.of(seat, terms.PILOT) != terms.NO_PILOT for seat in seats)
        demand(crew in {0, len(seats)}, "HR-5: every plane has a pilot, or none yet")
        return
    if state.phase < terms.TURN:
        check_set_up(state)
    elif state.phase == terms.OVER:
        check_over(state)
    else:
        check_order(state)
        check_turn(state)


def check_scalars(state: HydroracersState) -> None:
    """Demand what a phase needs, and that it is not too much."""
    setup = state.setup
    phase = state.phase
    drawn = phase != terms.DRAW_CIRCUIT
    demand((state.circuit != terms.NO_CIRCUIT) == drawn, "HR-7: the circuit")
    takes = state.taker != terms.NO_SEAT or phase not in terms.OF_TAKER
    demand(takes, "a seat takes a pilot or a card")
    waits = state.token != terms.NO_TOKEN or phase != terms.PLACE_TOKEN
    demand(waits, "a token waits for an element")
    demand(state.dangers > 0 or phase not in terms.DANGEROUS, "dangers to resolve")
    corners = setup.edition.circuits[max(state.circuit, 0)].corners
    demand(state.dangers <= LONGEST_FLIGHT * corners + 4, "HR-49: dangers of one movement")
    most = max(int(setup.numbers.slipstream), int(setup.numbers.double_slipstream))
    for seat in range(int(setup.seats)):
        demand(0 <= state.of(seat, terms.SLIP) <= most, "HR-22: a slipstream")


def check_set_up(state: HydroracersState) -> None:
    """Demand that the set-up goes step by step: circuit, pilots, grid, hands."""
    setup = state.setup
    phase = state.phase
    demand(setup.campaign or state.rounds_flown == 0, "no round was flown")
    choice = PILOTS[setup.pilot_choice]
    missing = first_without_pilot(state)
    ranked = 0
    for seat in range(int(setup.seats)):
        ranked += 1 if state.of(seat, terms.RANK) > 0 else 0
        full = hand_limit(state, seat) if seat < state.taker and phase == terms.DEAL else 0
        if phase == terms.DEAL and seat == state.taker:
            limit = hand_limit(state, seat)
            demand(state.of(seat, terms.HAND_SIZE) < limit, "HR-11: a card is missing")
        else:
            demand(state.of(seat, terms.HAND_SIZE) == full, "HR-11: the cards dealt so far")
    if phase == terms.CHOOSE_PILOT:
        demand(choice == "chosen" and missing == state.taker, "HR-5: the next to choose")
        demand(state.to_act == state.taker, "HR-5: who takes a pilot chooses")
        demand(setup.autopilot[state.taker] == 0, "HR-5: people choose")
    else:
        demand(state.to_act == CHANCE, "luck is next")
    if phase == terms.DRAW_PILOT:
        demand(choice == "random" and missing == state.taker, "HR-5: the next to draw")
    if phase == terms.DRAW_CIRCUIT:
        demand(setup.circuit == terms.NO_CIRCUIT, "HR-7: the circuit is drawn")
    if phase == terms.DRAW_GRID:
        demand(ranked < setup.seats - 1, "HR-9: two places at least are left")
    if phase < terms.DRAW_GRID:
        demand(ranked == 0, "HR-9: the grid is drawn later")
    elif choice == "random" or choice == "chosen":
        demand(missing == terms.NO_SEAT, "HR-5: every plane has a pilot")


def check_over(state: HydroracersState) -> None:
    """Demand that nobody acts and everything is converted."""
    setup = state.setup
    demand(state.to_act == NOBODY, "nobody acts when the game is over")
    demand(state.heat == setup.numbers.heats and state.turn == 0, "HR-1: all heats are flown")
    if setup.campaign and not setup.rules.converts:
        return
    richest = max(state.of(seat, terms.AIRCOINS) for seat in range(int(setup.seats)))
    demand(richest < setup.edition.numbers.aircoins_per_point, "HR-104: AIRCOINS are converted")


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
    seats = range(int(setup.seats))
    # HR-197: the order stays although a plane has gone back
    mirrors = any(owns(state, seat, terms.REAR_VIEW) for seat in seats)
    for place in range(int(setup.seats)):
        seat = state.in_order(place)
        if place >= state.racers:
            demand(seat == terms.NO_SEAT, "the order holds the planes of the round")
            continue
        demand(0 <= seat < setup.seats and int(seat) not in listed, "HR-14: one turn each")
        listed.append(int(seat))
        demand(state.of(seat, terms.OUT) == 0, "HR-227: who is out has no turn")
        waits = place > state.turn or (place == state.turn and state.phase in terms.BEFORE_FLIGHT)
        if waits:
            demand(state.of(seat, terms.CRASHED) == 0, "HR-56: who has crashed has no turn")
            demand(state.of(seat, terms.POSITION) <= last, "HR-92: who is over the line has moved")
            demand(state.of(seat, terms.POSITION) < before or mirrors, "HR-15: by position")
            before = state.of(seat, terms.POSITION)
    demand(state.of(listed[0], terms.SLIP) == 0, "the leader has no slipstream")
    for seat in range(int(setup.seats)):
        demand(not is_racing(state, seat) or seat in listed, "HR-14: everybody races")


def check_turn(state: HydroracersState) -> None:
    """Demand that the phase fits the plane in turn and that there is something to do."""
    setup = state.setup
    phase = state.phase
    seat = mover(state)
    person = setup.autopilot[seat] == 0
    luck = phase in terms.LUCK_IN_TURN
    if setup.campaign:
        check_flight(state)
    if phase == terms.MIRROR:
        return
    demand(state.to_act == (CHANCE if luck else seat), "the plane in turn acts, or luck does")
    crashed = state.of(seat, terms.CRASHED) > 0
    limit = hand_limit(state, seat)
    if phase == terms.TURN:
        can_bet = may_bet(state, seat)
        can_brake = owns(state, seat, terms.AIR_BRAKE)
        choice = state.of(seat, terms.HAND_SIZE) > 0 or can_bet or can_brake
        demand(person and choice, "HR-68: a choice is left")
    elif phase == terms.AUTO_DRAW:
        demand(not person and state.of(seat, terms.DECK_SIZE) > 0, "HR-216: an autopilot draws")
    elif phase > terms.OVER:
        demand(person and setup.campaign, "HR-177: a person decides in a campaign")
    elif phase == terms.DANGER:
        demand(not crashed and can_draw(state, seat), "HR-55: a token can be drawn")
        demand(state.element == terms.NO_ELEMENT or setup.expert[seat] == 1, "HR-111: expert tiles")
    elif phase == terms.PLACE_TOKEN:
        demand(setup.expert[seat] == 1 and not crashed, "HR-108: expert tiles")
        squares = [first_empty(state, seat, element) for element in range(terms.ELEMENTS)]
        demand(max(squares) != terms.NO_SQUARE, "HR-117: an empty square")
        spread = state.element != terms.NO_ELEMENT and squares[state.element] != terms.NO_SQUARE
        demand(not spread, "HR-111: the token goes where it spreads to")
    elif phase == terms.CRASH_REMOVE:
        tokens = all_on_tiles(state, seat)
        demand(setup.expert[seat] == 1 and tokens > 0, "HR-115: a token to take off")
        demand(state.of(seat, terms.CRASHED) == state.crashes and crashed, "HR-115: after a crash")
    elif phase == terms.REFILL:
        missing = state.of(seat, terms.HAND_SIZE) < limit and state.of(seat, terms.DECK_SIZE) > 0
        demand(person and missing, "HR-34: a card is missing")
    else:
        demand(phase == terms.LATE_BET and setup.late_bets and person, "HR-78: late bets")
        demand(not crashed and may_bet(state, seat), "HR-90: a bet is left")
        full = state.of(seat, terms.HAND_SIZE) >= limit
        empty_deck = state.of(seat, terms.DECK_SIZE) + state.of(seat, terms.UNDER_SIZE) == 0
        demand(full or empty_deck, "HR-34: the hand is refilled")
