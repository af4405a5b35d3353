"""Events: what a seat is told rebuilds its view, and tells it no more than its view shows."""

import json

from tests.conformance.play import (
    Rounds,
    StreamLuck,
    asked_seats,
    frozen,
    length,
    new_match,
    play_match,
    positions,
    step,
    told,
)
from tests.conformance.tables import Case, amount, every_table
from voltige.core.event import EVERYONE, Event, Journal
from voltige.core.rng import Rng
from voltige.core.state import CHANCE, NOBODY, SPECTATOR, State
from voltige.core.view import View

STEPS = amount(100, 250)
POSITIONS = amount(5, 15)


def rebuild(case: Case, seed: int, compared: range) -> None:
    """Follow the events of a random game for everybody; compare at the steps of ``compared``."""
    state, rng = case.start(), Rng(seed, case.seats)
    views: dict[int, View] = {seat: state.view(seat) for seat in case.watchers()}
    number = 0
    while state.to_act != NOBODY and number < compared.stop:
        journal = Journal()
        step(state, rng, journal)
        number += 1
        for seat, view in views.items():
            for event in journal.for_seat(seat):
                view.follow(event)
            if number in compared or state.to_act == NOBODY:
                assert frozen(view.to_json()) == frozen(state.view(seat).to_json()), told(
                    journal.for_seat(seat)
                )


@every_table
def test_the_events_a_seat_got_rebuild_its_view_after_every_step(case: Case) -> None:
    rebuild(case, 51, range(STEPS))


@every_table
def test_the_events_of_a_whole_game_rebuild_every_view(case: Case) -> None:
    total = length(case, Rng(52, case.seats))
    rebuild(case, 52, range(max(0, total - 20), min(total + 1, 6_000)))


@every_table
def test_the_events_of_a_match_rebuild_every_view(case: Case) -> None:
    match = new_match(case, StreamLuck(Rng(53, case.seats)))
    rng = Rng(54, case.seats)
    for _ in range(3):
        play_match(match, rng, Rounds(amount(12, 25), 3))
        for seat in case.watchers():
            view = match.table.first_state().view(seat)
            for event in match.events_for(seat):
                view.follow(event)
            assert frozen(view.to_json()) == frozen(match.state.view(seat).to_json())


@every_table
def test_a_seat_that_was_away_is_told_what_it_missed(case: Case) -> None:
    match = new_match(case, StreamLuck(Rng(55, case.seats)))
    rng = Rng(56, case.seats)
    play_match(match, rng, Rounds(20, 0))
    since = match.version
    views = {seat: match.state.view(seat) for seat in case.watchers()}
    play_match(match, rng, Rounds(20, 0))
    for seat, view in views.items():
        for event in match.events_for(seat, since):
            view.follow(event)
        assert frozen(view.to_json()) == frozen(match.state.view(seat).to_json())


@every_table
def test_events_have_an_address_and_are_plain_data(case: Case) -> None:
    state, rng, journal = case.start(), Rng(57, case.seats), Journal()
    for _ in range(STEPS):
        if state.to_act != NOBODY:
            step(state, rng, journal)
    for event in journal.events:
        assert event.to == EVERYONE or 0 <= event.to < case.seats
        data = event.to_json()
        assert data["event"] == type(event).__name__
        assert json.loads(json.dumps(data, allow_nan=False)) == data
    assert all(event.to == EVERYONE for event in journal.for_seat(SPECTATOR))


@every_table
def test_outcomes_that_no_view_of_a_seat_tells_apart_are_told_to_it_alike(case: Case) -> None:
    for state in positions(case, 58, POSITIONS):
        if state.to_act != CHANCE:
            continue
        told_as: dict[str, list[str]] = {}
        for outcome, _ in state.chance_outcomes():
            journal = Journal()
            state.clone().resolve(outcome, journal)
            for seat in case.watchers():
                events = journal.for_seat(seat)
                shown = frozen([seat, trace(state, seat, events)])
                assert told_as.setdefault(shown, told(events)) == told(events)


@every_table
def test_an_answer_that_changes_nothing_for_a_seat_is_not_told_to_it(case: Case) -> None:
    for state in positions(case, 59, POSITIONS):
        for actor in asked_seats(state):
            for action in state.legal_actions_of(actor)[:12]:
                after, journal = state.clone(), Journal()
                after.hear(actor)
                after.apply(action.code, journal)
                for seat in case.watchers():
                    if frozen(after.view(seat).to_json()) == frozen(state.view(seat).to_json()):
                        assert told(journal.for_seat(seat)) == []


def trace(state: State, seat: int, events: list[Event]) -> list[object]:
    """Give the views of a seat after each of a list of events."""
    view = state.view(seat)
    shown: list[object] = []
    for event in events:
        view.follow(event)
        shown.append(view.to_json())
    return shown
