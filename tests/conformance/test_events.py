"""Events: what a seat is told rebuilds its view, and tells it no more than its view shows."""

import json

from tests.conformance.play import (
    Rounds,
    StreamLuck,
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

STEPS = amount(500, 6000)
POSITIONS = amount(12, 80)


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
    rebuild(case, 52, range(max(0, total - 60), min(total + 1, 12_000)))


@every_table
def test_the_events_of_a_match_rebuild_every_view(case: Case) -> None:
    match = new_match(case, StreamLuck(Rng(53, case.seats)))
    rng = Rng(54, case.seats)
    for _ in range(3):
        play_match(match, rng, Rounds(amount(12, 60), 3))
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
def test_hidden_outcomes_and_secret_answers_stay_untold(case: Case) -> None:
    """Two steps that no view of a seat tells apart are told to it in the same words."""
    for state in positions(case, 58, POSITIONS):
        journals = possible_steps(state)
        for seat in case.watchers():
            seen: dict[str, list[str]] = {}
            for journal in journals:
                events = journal.for_seat(seat)
                shown = frozen(trace(state, seat, events))
                assert seen.setdefault(shown, told(events)) == told(events)


def possible_steps(state: State) -> list[Journal]:
    """Note what each outcome, or each action of the seat to act, would be told as."""
    journals = []
    if state.to_act == CHANCE:
        for outcome, _ in state.chance_outcomes():
            journals.append(Journal())
            state.clone().resolve(outcome, journals[-1])
    elif state.to_act != NOBODY:
        for action in state.legal_actions():
            journals.append(Journal())
            state.clone().apply(action.code, journals[-1])
    return journals


def trace(state: State, seat: int, events: list[Event]) -> list[object]:
    """Give the views of a seat after each of a list of events."""
    view = state.view(seat)
    shown: list[object] = []
    for event in events:
        view.follow(event)
        shown.append(view.to_json())
    return shown
