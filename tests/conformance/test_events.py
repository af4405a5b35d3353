"""Events: what a seat is told makes its view, and tells it no more than its view shows."""

import json
from collections.abc import Iterator

from tests.conformance.play import (
    Rounds,
    StreamLuck,
    asked_seats,
    before_each_event,
    frozen,
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
from voltige.match.course import repeat

STEPS = amount(100, 400)
POSITIONS = amount(2, 6)
WORLDS = 2  # beside the true one
WALKS, STEPS_AWAY = amount(4, 12), 4


class Tellings:
    """What a seat sees after what it was told: one view for the same words, whatever the truth is."""

    def __init__(self, case: Case, seat: int, state: State) -> None:
        self.case = case
        self.seat = seat
        self.before = state.view(seat)
        self.after = {frozen([]): frozen(self.before.to_json())}  # nothing told, nothing changed

    def worlds(self, state: State, count: int) -> list[State]:
        """Give the position and others that the seat can't tell from it."""
        deal = self.case.game.determinize
        return [state, *(deal(self.before, Rng(count, number)) for number in range(count))]

    def note(self, state: State, events: list[Event]) -> None:
        """Compare what the seat sees with what it saw after the same words."""
        words = frozen([event.to_json() for event in events])
        shown = frozen(state.view(self.seat).to_json())
        assert self.after.setdefault(words, shown) == shown, (self.seat, words)


def next_worlds(state: State) -> Iterator[tuple[State, Journal]]:
    """Give every position that one step leads to: all luck, or all actions of all who are asked."""
    if state.to_act == CHANCE:
        for outcome, _ in state.chance_outcomes():
            after, journal = state.clone(), Journal()
            after.resolve(outcome, journal)
            yield after, journal
        return
    for actor in asked_seats(state):
        for action in state.legal_actions_of(actor):
            after, journal = state.clone(), Journal()
            after.hear(actor)
            after.apply(action.code, journal)
            yield after, journal


@every_table
def test_worlds_whose_next_views_differ_for_a_seat_are_told_to_it_differently(case: Case) -> None:
    """So its view and its events make its next view; a view never changes without an event."""
    for state in before_each_event(case, 51, STEPS):
        for seat in case.watchers():
            tellings = Tellings(case, seat, state)
            for world in tellings.worlds(state, WORLDS):
                for after, journal in next_worlds(world):
                    tellings.note(after, journal.for_seat(seat))


@every_table
def test_what_a_seat_was_told_of_several_steps_makes_its_view_too(case: Case) -> None:
    """Events travel without marks between the steps: a seat that was away gets them all at once."""
    for number, state in enumerate(positions(case, 52, POSITIONS)):
        seat = case.watchers()[number % (case.seats + 1)]
        tellings = Tellings(case, seat, state)
        for stream in range(WALKS):
            for world in tellings.worlds(state, WORLDS):
                rng, journal, after = Rng(stream, number), Journal(), world.clone()
                for _ in range(STEPS_AWAY):
                    if after.to_act != NOBODY:
                        step(after, rng, journal)
                        tellings.note(after, journal.for_seat(seat))


@every_table
def test_every_change_that_is_seen_comes_with_an_event(case: Case) -> None:
    """The boards of the browser move by events; over a whole game none may be missing."""
    state, rng = case.start(), Rng(53, case.seats)
    shown = {seat: frozen(state.view(seat).to_json()) for seat in case.watchers()}
    for _ in range(STEPS):
        if state.to_act == NOBODY:
            break
        journal = Journal()
        step(state, rng, journal)
        for seat in case.watchers():
            before, shown[seat] = shown[seat], frozen(state.view(seat).to_json())
            assert journal.for_seat(seat) or shown[seat] == before


@every_table
def test_a_match_tells_a_seat_of_the_steps_in_force_and_of_no_other(case: Case) -> None:
    match = new_match(case, StreamLuck(Rng(54, case.seats)))
    play_match(match, Rng(55, case.seats), Rounds(amount(20, 60), 3))
    state, heard = match.table.first_state(), Journal()
    since, missed = match.version // 2, 0
    for entry in match.log:
        if not entry.undone:
            repeat(state, entry, heard)
        if entry.version == since:
            missed = len(heard.events)
    for seat in case.watchers():
        assert told(match.events_for(seat)) == told(addressed(heard.events, seat))
        assert told(match.events_for(seat, since)) == told(addressed(heard.events[missed:], seat))
        assert frozen(match.state.view(seat).to_json()) == frozen(state.view(seat).to_json())


def addressed(events: list[Event], seat: int) -> list[Event]:
    """Give those events that a seat is told."""
    journal = Journal()
    journal.events = events
    return journal.for_seat(seat)


@every_table
def test_events_have_an_address_and_are_plain_data(case: Case) -> None:
    state, rng, journal = case.start(), Rng(57, case.seats), Journal()
    for _ in range(STEPS):
        if state.to_act != NOBODY:
            step(state, rng, journal)
    for event in journal.events:
        assert event.to == EVERYONE or 0 <= event.to < case.seats
        data = event.to_json()
        assert data["event"] == event.name
        assert json.loads(json.dumps(data, allow_nan=False)) == data
    assert all(event.to == EVERYONE for event in journal.for_seat(SPECTATOR))


@every_table
def test_outcomes_that_no_view_of_a_seat_tells_apart_are_told_to_it_alike(case: Case) -> None:
    for state in positions(case, 58, POSITIONS):
        if state.to_act != CHANCE:
            continue
        told_as: dict[str, list[str]] = {}
        for outcome, _ in state.chance_outcomes():
            after, journal = state.clone(), Journal()
            after.resolve(outcome, journal)
            for seat in case.watchers():
                events = journal.for_seat(seat)
                shown = frozen([seat, after.view(seat).to_json()])
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
