"""A movement in a campaign: card effects, Supercharger, landing, Overtaking Boost, Rear-view Mirror."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from voltige.core.event import Journal
from voltige.games.hydroracers.apply.danger import return_token
from voltige.games.hydroracers.apply.flight import bet_on_itself, mover
from voltige.games.hydroracers.apply.secrets import tell_put_under
from voltige.games.hydroracers.events import (
    CardPaid,
    CardPlayed,
    DamageRepaired,
    FlightChosen,
    Passed,
    PlaneMoved,
    PlaneRepositioned,
)
from voltige.games.hydroracers.holdings import (
    owns,
    play_from_hand,
    put_under,
    tokens_on_tiles,
)
from voltige.games.hydroracers.legal.flight import (
    campaign_dangers,
    course_of,
    overtakes,
    pass_distance,
)
from voltige.games.hydroracers.legal.movement import is_racing, plane_at
from voltige.games.hydroracers.terms import (
    AFTER_EFFECTS,
    AFTER_FLIGHT,
    AFTER_HOP,
    AIRCOINS,
    ALERT_TOKEN,
    BAG_DAMAGE,
    BASE,
    BRAKE,
    CHOOSE_GAIN,
    CHOOSE_TOKENS,
    COURSE,
    DAMAGE,
    DAMAGE_TOKEN,
    ELEMENTS,
    FLOWN,
    HOP,
    MIRROR,
    MOST_SQUARES,
    NEXT_DANGER,
    NO_CARD,
    NO_SEAT,
    NO_TOKEN,
    OVERTAKING,
    POSITION,
    PRESTIGE,
    REAR_VIEW,
    REMOVALS,
    SUPERCHARGE,
    SUPERCHARGER,
    TILE_AT,
)

if TYPE_CHECKING:
    from voltige.games.hydroracers.state import HydroracersState


def flight_under_way(state: HydroracersState) -> tuple[i64, i64, i64]:
    """Return card, value and brake of the movement that has begun."""
    return state.shared(FLOWN), state.shared(BASE), state.shared(BRAKE)


def begin_flight(
    state: HydroracersState, seat: i64, flight: tuple[i64, i64, i64], journal: Journal | None
) -> None:
    """Note what is flown with; the effects of the card come first (HR-177, HR-243)."""
    state.set_shared(FLOWN, flight[0])
    state.set_shared(BASE, flight[1])
    state.set_shared(BRAKE, flight[2])
    state.phase = AFTER_EFFECTS
    if journal is not None:
        journal.note(FlightChosen(int(seat), int(flight[1]), int(flight[2])))


def pass_with(
    state: HydroracersState, seat: i64, card: i64, brake: i64, journal: Journal | None
) -> None:
    """Put a card, if there is one, under the deck and fly the pass distance (HR-64, HR-182)."""
    setup = state.setup
    if card != NO_CARD:
        put_under(state, seat, card)
    if journal is not None:
        journal.note(Passed(int(seat), int(card != NO_CARD)))
        if card != NO_CARD:
            tell_put_under(setup, journal, seat, card)
    base = pass_distance(state, seat)
    begin_flight(state, seat, (NO_CARD, base, brake), journal)


def play_with(
    state: HydroracersState, seat: i64, flight: tuple[i64, i64, i64], journal: Journal | None
) -> None:
    """Lay a card on the played pile at a value and let its effects happen (HR-177)."""
    setup = state.setup
    card = flight[0]
    play_from_hand(state, seat, card)
    if journal is not None:
        journal.note(CardPlayed(int(seat), setup.edition.words[card]))
    begin_flight(state, seat, flight, journal)
    if card < setup.edition.race_cards:
        return
    face = setup.edition.deck.movement[card - setup.edition.race_cards]
    person = setup.autopilot[seat] == 0
    if person:
        state.set_shared(COURSE, face.looks)  # HR-236: autopilots do without
    if face.points > 0 and face.aircoins > 0 and person:
        state.phase = CHOOSE_GAIN
        state.to_act = seat
        return
    aircoins = face.aircoins
    if face.points > 0 or not (person or setup.autopilots_win):  # HR-230, HR-236
        aircoins = 0
    gain(state, seat, face.points, aircoins, journal)
    remove_tokens(state, seat, face.removes, journal)


def gain(
    state: HydroracersState, seat: i64, points: i64, aircoins: i64, journal: Journal | None
) -> None:
    """Bring points or AIRCOINS."""
    state.add(seat, PRESTIGE, points)
    state.add(seat, AIRCOINS, aircoins)
    if journal is not None:
        if points + aircoins > 0:
            journal.note(CardPaid(int(seat), int(points), int(aircoins)))


def choose_gain(state: HydroracersState, seat: i64, choice: i64, journal: Journal | None) -> None:
    """Take the points (0) or the AIRCOINS (1) of the card (HR-186)."""
    setup = state.setup
    card = state.shared(FLOWN)
    face = setup.edition.deck.movement[card - setup.edition.race_cards]
    state.phase = AFTER_EFFECTS
    if choice == 0:
        gain(state, seat, face.points, 0, journal)
    else:
        gain(state, seat, 0, face.aircoins, journal)
    remove_tokens(state, seat, face.removes, journal)


def remove_tokens(state: HydroracersState, seat: i64, count: i64, journal: Journal | None) -> None:
    """Take danger tokens off the cockpit; a choice only on tiles with more of them (HR-178)."""
    setup = state.setup
    if count == 0:
        return
    if setup.expert[seat] == 0:
        removed = count
        if removed > state.of(seat, DAMAGE):
            removed = state.of(seat, DAMAGE)
        state.add(seat, DAMAGE, -removed)
        state.add(seat, BAG_DAMAGE, removed)
        if journal is not None and removed > 0:
            journal.note(DamageRepaired(int(seat), int(removed)))
        return
    tokens = tokens_on_tiles(state, seat, DAMAGE_TOKEN) + tokens_on_tiles(state, seat, ALERT_TOKEN)
    if tokens > count:
        state.set_shared(REMOVALS, count)
        state.phase = CHOOSE_TOKENS
        state.to_act = seat
        return
    place: i64 = 0
    while place < ELEMENTS * MOST_SQUARES:
        if state.of(seat, TILE_AT + place) != NO_TOKEN:
            return_token(state, seat, place // MOST_SQUARES, place % MOST_SQUARES, journal)
        place += 1


def choose_token(
    state: HydroracersState, seat: i64, element: i64, square: i64, journal: Journal | None
) -> None:
    """Take one token off the tiles; the next one follows (HR-178)."""
    return_token(state, seat, element, square, journal)
    state.add_shared(REMOVALS, -1)
    if state.shared(REMOVALS) == 0:
        state.phase = AFTER_EFFECTS


# -- take-off and landing -------------------------------------------------------------------------


def dangers_ahead(state: HydroracersState, seat: i64, more: i64) -> i64:
    """Count the dangers of the movement that has begun, with or without the Supercharger."""
    setup = state.setup
    flight = flight_under_way(state)
    course = course_of(state, seat, state.turn == 0, flight, more)
    circuit = setup.edition.circuits[state.circuit]
    return campaign_dangers(state, circuit, seat, flight, course)


def take_off(state: HydroracersState, journal: Journal | None) -> None:
    """Work the speed out; who overtakes may have a Supercharger to use (HR-200, HR-235)."""
    setup = state.setup
    seat = mover(state)
    more: i64 = 0
    if owns(state, seat, SUPERCHARGER):
        flight = flight_under_way(state)
        travel = course_of(state, seat, state.turn == 0, flight, 0)[1]
        if overtakes(state, seat, travel):
            if setup.autopilot[seat] == 0:
                state.phase = SUPERCHARGE
                state.to_act = seat
                return
            if dangers_ahead(state, seat, 1) <= dangers_ahead(state, seat, 0):
                more = 1
    land(state, seat, more, journal)


def land(state: HydroracersState, seat: i64, more: i64, journal: Journal | None) -> None:
    """Move the plane; the dangers are fixed when it lands (HR-49, HR-120)."""
    flight = flight_under_way(state)
    speed, _, end = course_of(state, seat, state.turn == 0, flight, more)
    start = state.of(seat, POSITION)
    state.dangers = dangers_ahead(state, seat, more)
    state.set(seat, POSITION, end)
    state.set_shared(FLOWN, NO_CARD)
    state.set_shared(BASE, 0)
    state.set_shared(BRAKE, 0)
    if journal is not None:
        journal.note(PlaneMoved(int(seat), int(start), int(end), int(speed), int(state.dangers)))
    bet_on_crossing(state, seat, start, journal)
    state.phase = NEXT_DANGER


def bet_on_crossing(
    state: HydroracersState, seat: i64, start: i64, journal: Journal | None
) -> None:
    """Let an autopilot bet that has just come over the first corner line (HR-249)."""
    setup = state.setup
    line = setup.edition.circuits[state.circuit].after[0]
    if setup.autopilot[seat] == 1 and start <= line < state.of(seat, POSITION):
        bet_on_itself(state, seat, journal)


# -- repositioning --------------------------------------------------------------------------------


def opponent_at(state: HydroracersState, seat: i64, cell: i64) -> i64:
    """Return the opponent of a seat on a cell, or NO_SEAT (HR-242)."""
    other = plane_at(state, cell)
    if other == NO_SEAT or state.setup.mate[seat] == other:
        return NO_SEAT
    return other


def offer_hop(state: HydroracersState, journal: Journal | None) -> None:
    """Ask whether to pass in front of the opponent on the next cell; an autopilot does (HR-195)."""
    setup = state.setup
    seat = mover(state)
    state.phase = AFTER_HOP
    if not owns(state, seat, OVERTAKING):
        return
    if opponent_at(state, seat, state.of(seat, POSITION) + 1) == NO_SEAT:
        return
    if setup.autopilot[seat] == 1:
        hop(state, seat, journal)
    else:
        state.phase = HOP
        state.to_act = seat


def hop(state: HydroracersState, seat: i64, journal: Journal | None) -> None:
    """Go to the first free cell beyond the next plane, without danger (HR-43, HR-195)."""
    start = state.of(seat, POSITION)
    end = start + 2
    while plane_at(state, end) != NO_SEAT:
        end += 1
    state.set(seat, POSITION, end)
    state.phase = AFTER_HOP
    if journal is not None:
        journal.note(PlaneRepositioned(int(seat), int(end), "hop"))
    bet_on_crossing(state, seat, start, journal)


def offer_mirror(state: HydroracersState, journal: Journal | None) -> None:
    """Ask the opponent right ahead whether it goes behind the plane that came up (HR-196)."""
    setup = state.setup
    seat = mover(state)
    state.phase = AFTER_FLIGHT
    other = opponent_at(state, seat, state.of(seat, POSITION) + 1)
    if other == NO_SEAT or not owns(state, other, REAR_VIEW):
        return
    if setup.autopilot[other] == 0:
        state.phase = MIRROR
        state.to_act = other
    elif falls_back(state, other):
        fall_back(state, other, journal)


def falls_back(state: HydroracersState, seat: i64) -> bool:
    """Return whether an autopilot uses its mirror: it leads and nobody has finished (HR-235)."""
    setup = state.setup
    position = state.of(seat, POSITION)
    if position > setup.edition.circuits[state.circuit].cells:
        return False
    other: i64 = 0
    while other < setup.seats:
        ahead = state.of(other, POSITION) > position
        if ahead and is_racing(state, other):
            return False
        other += 1
    return True


def fall_back(state: HydroracersState, seat: i64, journal: Journal | None) -> None:
    """Go to the first free cell behind the plane in turn (HR-196, HR-197)."""
    end = state.of(mover(state), POSITION) - 1
    while plane_at(state, end) != NO_SEAT:
        end -= 1
    state.set(seat, POSITION, end)
    state.phase = AFTER_FLIGHT
    if journal is not None:
        journal.note(PlaneRepositioned(int(seat), int(end), "mirror"))
