"""A movement in a campaign: card effects, Supercharger, landing, Overtaking Boost, Rear-view Mirror."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from voltige.core.event import Journal
from voltige.games.hydroracers import events, terms
from voltige.games.hydroracers.apply.danger import return_token
from voltige.games.hydroracers.apply.flight import begin_flight, bet_on_itself, land, mover
from voltige.games.hydroracers.legal.flight import course_of, dangers_of, overtakes
from voltige.games.hydroracers.legal.movement import is_racing, plane_at
from voltige.games.hydroracers.zones import all_on_tiles, owns

if TYPE_CHECKING:
    from voltige.games.hydroracers.state import HydroracersState


def flight_under_way(state: HydroracersState) -> tuple[i64, i64, i64]:
    """Return card, value and brake of the movement that has begun."""
    return state.shared(terms.FLOWN), state.shared(terms.BASE), state.shared(terms.BRAKE)


def play_with(
    state: HydroracersState, seat: i64, flight: tuple[i64, i64, i64], journal: Journal | None
) -> None:
    """Lay a card on the played pile at a value and let its effects happen (HR-177)."""
    setup = state.setup
    card = flight[0]
    state.play_from_hand(seat, card)
    if journal is not None:
        journal.note(events.card_played(seat, setup.edition.words[card]))
    begin_flight(state, seat, flight, journal)
    if card < setup.edition.race_cards:
        return
    face = setup.edition.developed(card)
    person = setup.autopilot[seat] == 0
    if person:
        state.set_shared(terms.COURSE, face.looks)  # HR-236: autopilots do without
    if face.points > 0 and face.aircoins > 0 and person:
        state.ask(terms.CHOOSE_GAIN, seat)
        return
    aircoins = face.aircoins
    if face.points > 0 or not (person or setup.autopilots_win):  # HR-230, HR-236
        aircoins = 0
    gain(state, seat, face.points, aircoins, journal)
    remove_tokens(state, seat, face.removes, journal)


def gain(
    state: HydroracersState, seat: i64, points: i64, aircoins: i64, journal: Journal | None
) -> None:
    state.add(seat, terms.PRESTIGE, points)
    state.add(seat, terms.AIRCOINS, aircoins)
    if journal is not None:
        if points + aircoins > 0:
            journal.note(events.card_paid(seat, points, aircoins))


def choose_gain(state: HydroracersState, seat: i64, choice: i64, journal: Journal | None) -> None:
    """Take the points (0) or the AIRCOINS (1) of the card (HR-186)."""
    face = state.setup.edition.developed(state.shared(terms.FLOWN))
    state.phase = terms.AFTER_EFFECTS
    if choice == 0:
        gain(state, seat, face.points, 0, journal)
    else:
        gain(state, seat, 0, face.aircoins, journal)
    remove_tokens(state, seat, face.removes, journal)


def remove_tokens(state: HydroracersState, seat: i64, count: i64, journal: Journal | None) -> None:
    """Take danger tokens off the cockpit; a choice only on tiles with more of them (HR-178)."""
    if count == 0:
        return
    if state.setup.expert[seat] == 0:
        removed = count
        if removed > state.of(seat, terms.DAMAGE):
            removed = state.of(seat, terms.DAMAGE)
        state.add(seat, terms.DAMAGE, -removed)
        state.add(seat, terms.BAG_DAMAGE, removed)
        if journal is not None and removed > 0:
            journal.note(events.damage_repaired(seat, removed))
        return
    if all_on_tiles(state, seat) > count:
        state.set_shared(terms.REMOVALS, count)
        state.ask(terms.CHOOSE_TOKENS, seat)
        return
    place: i64 = 0
    while place < terms.ELEMENTS * terms.MOST_SQUARES:
        if state.of(seat, terms.TILE_AT + place) != terms.NO_TOKEN:
            element = place // terms.MOST_SQUARES
            return_token(state, seat, element, place % terms.MOST_SQUARES, journal)
        place += 1


def choose_token(
    state: HydroracersState, seat: i64, element: i64, square: i64, journal: Journal | None
) -> None:
    """Take one token off the tiles; the next one follows (HR-178)."""
    return_token(state, seat, element, square, journal)
    state.add_shared(terms.REMOVALS, -1)
    if state.shared(terms.REMOVALS) == 0:
        state.phase = terms.AFTER_EFFECTS


# -- take-off and landing -------------------------------------------------------------------------


def take_off(state: HydroracersState, journal: Journal | None) -> None:
    """Work the speed out; who overtakes may have a Supercharger to use (HR-200, HR-235)."""
    seat = mover(state)
    more: i64 = 0
    if owns(state, seat, terms.SUPERCHARGER):
        flight = flight_under_way(state)
        travel = course_of(state, seat, state.turn == 0, flight, 0)[1]
        if overtakes(state, seat, travel):
            if state.setup.autopilot[seat] == 0:
                state.ask(terms.SUPERCHARGE, seat)
                return
            if dangers_of(state, seat, flight, 1) <= dangers_of(state, seat, flight, 0):
                more = 1
    end_flight(state, seat, more, journal)


def end_flight(state: HydroracersState, seat: i64, more: i64, journal: Journal | None) -> None:
    """Land, perhaps a cell further, and forget what was flown with (HR-200)."""
    land(state, seat, flight_under_way(state), more, journal)
    state.set_shared(terms.FLOWN, terms.NO_CARD)
    state.set_shared(terms.BASE, 0)
    state.set_shared(terms.BRAKE, 0)


# -- repositioning --------------------------------------------------------------------------------


def opponent_at(state: HydroracersState, seat: i64, cell: i64) -> i64:
    """Return the opponent of a seat on a cell, or NO_SEAT (HR-242)."""
    other = plane_at(state, cell)
    if other == terms.NO_SEAT or state.setup.mate[seat] == other:
        return terms.NO_SEAT
    return other


def offer_hop(state: HydroracersState, journal: Journal | None) -> None:
    """Ask whether to pass in front of the opponent on the next cell; an autopilot does (HR-195)."""
    seat = mover(state)
    state.phase = terms.AFTER_HOP
    if not owns(state, seat, terms.OVERTAKING):
        return
    if opponent_at(state, seat, state.of(seat, terms.POSITION) + 1) == terms.NO_SEAT:
        return
    if state.setup.autopilot[seat] == 1:
        hop(state, seat, journal)
    else:
        state.ask(terms.HOP, seat)


def hop(state: HydroracersState, seat: i64, journal: Journal | None) -> None:
    """Go to the first free cell beyond the next plane, without danger (HR-43, HR-195)."""
    start = state.of(seat, terms.POSITION)
    end = start + 2
    while plane_at(state, end) != terms.NO_SEAT:
        end += 1
    state.set(seat, terms.POSITION, end)
    state.phase = terms.AFTER_HOP
    if journal is not None:
        journal.note(events.plane_repositioned(seat, end, "hop"))
    bet_on_itself(state, seat, start, journal)


def offer_mirror(state: HydroracersState, journal: Journal | None) -> None:
    """Ask the opponent right ahead whether it goes behind the plane that came up (HR-196)."""
    seat = mover(state)
    state.phase = terms.AFTER_FLIGHT
    other = opponent_at(state, seat, state.of(seat, terms.POSITION) + 1)
    if other == terms.NO_SEAT or not owns(state, other, terms.REAR_VIEW):
        return
    if state.setup.autopilot[other] == 0:
        state.ask(terms.MIRROR, other)
    elif falls_back(state, other):
        fall_back(state, other, journal)


def falls_back(state: HydroracersState, seat: i64) -> bool:
    """Return whether an autopilot uses its mirror: it leads and nobody has finished (HR-235)."""
    setup = state.setup
    position = state.of(seat, terms.POSITION)
    if position > setup.edition.circuits[state.circuit].cells:
        return False
    for other in range(setup.seats):
        ahead = state.of(other, terms.POSITION) > position
        if ahead and is_racing(state, other):
            return False
    return True


def fall_back(state: HydroracersState, seat: i64, journal: Journal | None) -> None:
    """Go to the first free cell behind the plane in turn (HR-196, HR-197)."""
    end = state.of(mover(state), terms.POSITION) - 1
    while plane_at(state, end) != terms.NO_SEAT:
        end -= 1
    state.set(seat, terms.POSITION, end)
    state.phase = terms.AFTER_FLIGHT
    if journal is not None:
        journal.note(events.plane_repositioned(seat, end, "mirror"))
