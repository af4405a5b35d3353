"""What a movement leads to is worked out from the plain view as from the view itself."""

import pytest

from tests.conformance.tables import CASES, Case, amount
from tests.wording.sentences import told
from voltige.games.hydroracers.odds.turn import MoveOdds
from voltige.games.hydroracers.options import HydroracersSetup
from voltige.games.hydroracers.view.built import HydroracersView
from voltige.wording.hydroracers.preview import preview, race_of, rebuild

RACES = [case for case in CASES if case.game.name == "hydroracers"]


@pytest.mark.parametrize("case", RACES, ids=str)
def test_odds_from_the_plain_view_are_those_from_the_view(case: Case) -> None:
    compared = 0
    for state, _ in told(case, 2, amount(150, 400)):
        seat = int(state.to_act)
        if seat < 0 or state.view(seat).to_json()["phase"] != "turn":
            continue
        view = state.view(seat)
        assert isinstance(view, HydroracersView)
        setup: HydroracersSetup = view.setup
        again = rebuild(setup, race_of(view.to_json()))
        for action in state.legal_actions():
            if action.data["do"] in {"play", "pass"}:
                expected = preview(MoveOdds(view, action.code))
                assert preview(MoveOdds(again, action.code)) == expected
                compared += 1
    assert compared > 0
