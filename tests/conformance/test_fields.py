"""What is made from the declared fields, and the fast twins that do the same by hand."""

import pytest

from tests.conformance.play import frozen, positions
from tests.conformance.tables import CASES, Case, amount
from voltige.core.fields.seeing import view_by_fields
from voltige.core.state import SPECTATOR, State

POSITIONS = amount(9, 30)
DECLARED = [case for case in CASES if type(case.start()).layout is not State.layout]
every_declared_table = pytest.mark.parametrize("case", DECLARED, ids=str)


@every_declared_table
def test_a_view_shows_what_the_sight_of_its_fields_says(case: Case) -> None:
    for state in positions(case, 81, POSITIONS):
        for seat in case.watchers():
            built, declared = state.view(seat), view_by_fields(state, seat)
            assert frozen(built.to_json()) == frozen(declared.to_json())
            assert frozen(built.position.to_dict()) == frozen(declared.position.to_dict())


@every_declared_table
def test_what_a_viewer_is_told_is_what_everyone_sees_and_an_own_part(case: Case) -> None:
    for state in positions(case, 83, POSITIONS):
        shown = state.view(SPECTATOR).to_json()
        for seat in case.watchers():
            view = state.view(seat)
            assert frozen({**shown, **view.own_json()}) == frozen(view.to_json())


@every_declared_table
def test_every_position_is_within_the_bounds_of_its_fields(case: Case) -> None:
    for state in positions(case, 82, POSITIONS):
        state.layout().check(state)
