"""Attempts that a game punishes: they leave a sound position and enter the log as they are."""

from tests.conformance.attempts import legal_forms, malformed
from tests.conformance.play import frozen, positions, step
from tests.conformance.tables import Case, amount, every_table
from voltige.core.action import Json
from voltige.core.errors import IllegalActionError, VoltigeError
from voltige.core.event import Journal
from voltige.core.rng import Rng
from voltige.core.state import CHANCE, NOBODY, Fault, State

POSITIONS = amount(4, 9)


def found_fault(state: State, seat: int, attempt: Json) -> Fault | None:
    """Give the fault that an attempt amounts to, or none."""
    try:
        refused = state.refusal(seat, attempt)
    except VoltigeError:
        return None
    return None if refused is None else state.fault(seat, attempt, refused)


@every_table
def test_a_fault_leaves_a_sound_position_that_can_be_played_on(case: Case) -> None:
    attempts = legal_forms(case.actions()) + malformed(case.actions())
    rng = Rng(41, case.seats)
    for state in positions(case, 42, POSITIONS):
        before = frozen(state.to_dict())
        for seat in range(case.seats):
            for attempt in attempts:
                fault = found_fault(state, seat, attempt)
                if fault is None:
                    continue
                assert fault.seat == seat
                punished = state.clone()
                punished.apply_fault(fault, Journal())
                punished.check()
                for _ in range(3):
                    if punished.to_act != NOBODY:
                        step(punished, rng)
                        punished.check()
        assert frozen(state.to_dict()) == before


@every_table
def test_no_legal_action_is_a_fault(case: Case) -> None:
    for state in positions(case, 43, POSITIONS):
        for seat in range(case.seats):
            for action in state.legal_actions_of(seat):
                assert found_fault(state, seat, action.data) is None


@every_table
def test_nobody_is_at_fault_while_luck_is_next_or_the_game_is_over(case: Case) -> None:
    attempts = legal_forms(case.actions())
    for state in positions(case, 44, POSITIONS):
        if state.to_act in {CHANCE, NOBODY}:
            for seat in range(case.seats):
                for attempt in attempts:
                    assert found_fault(state, seat, attempt) is None


@every_table
def test_what_is_told_of_a_fault_makes_every_view(case: Case) -> None:
    """After the same words about different faults a seat sees the same; no words, no change."""
    for state in positions(case, 45, POSITIONS):
        for watcher in case.watchers():
            after = {frozen([]): frozen(state.view(watcher).to_json())}
            for seat in range(case.seats):
                for attempt in legal_forms(case.actions()):
                    fault = found_fault(state, seat, attempt)
                    if fault is None:
                        continue
                    punished, journal = state.clone(), Journal()
                    punished.apply_fault(fault, journal)
                    words = frozen([event.to_json() for event in journal.for_seat(watcher)])
                    shown = frozen(punished.view(watcher).to_json())
                    assert after.setdefault(words, shown) == shown, words


def test_a_refusal_is_an_error_with_code_rule_and_parameters() -> None:
    error = IllegalActionError("some_code", "XX-1", card="a", held=2)
    assert str(error) == "some_code card='a' held=2 [XX-1]"
