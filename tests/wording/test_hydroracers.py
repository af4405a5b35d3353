"""What is said of a movement is worked out from a view as from the whole position."""

from typing import cast

import pytest

from tests.conformance.tables import CASES, Case, amount
from tests.rules.hydroracers.campaigns import campaign, cards_with
from tests.wording.sentences import played_well, told
from voltige.core.state import State
from voltige.games.hydroracers import GAME
from voltige.games.hydroracers.odds.turn import MoveOdds, turn_odds
from voltige.games.hydroracers.state import HydroracersState, known_position
from voltige.wording.hydroracers.preview import preview

ENOUGH = 8  # turns of planes that were developed
RACES = [case for case in CASES if case.game.name == "hydroracers"]
CAMPAIGN = {"mode": "campaign", "races": 2, "start_with_development": True}
CAMPAIGNS = [
    Case(GAME, GAME.load_edition(), 3, {**CAMPAIGN, "cockpit": "expert"}, "expert"),
    Case(GAME, GAME.load_edition(), 3, CAMPAIGN, "basic"),
]


def compare(state: State) -> int:
    """Compare what each movement of the one in turn leads to; give the number of movements."""
    if state.to_act < 0:
        return 0
    view = state.view(int(state.to_act))
    codes = [action.code for action in state.legal_actions()]
    found = turn_odds(known_position(view), view.seat, codes)
    for odds in found:
        whole = MoveOdds(cast("HydroracersState", state), view.seat, odds.code)
        assert preview(whole) == preview(odds)
    return len(found)


@pytest.mark.parametrize("case", RACES, ids=str)
def test_odds_from_a_view_are_those_from_the_whole_position(case: Case) -> None:
    steps = amount(150, 400)
    assert sum(compare(state) for state, _ in told(case, 2, steps)) > 0


@pytest.mark.parametrize("case", CAMPAIGNS, ids=str)
def test_odds_are_the_same_with_what_was_developed(case: Case) -> None:
    developed = 0
    for state, _ in played_well(case, 3):
        if compare(state):
            plane = state.view(int(state.to_act)).to_json()["planes"][int(state.to_act)]
            developed += bool(plane["technologies"] or plane["advantages"])
        if developed == ENOUGH:
            return
    raise AssertionError(f"only {developed} turns with something developed")


@pytest.mark.parametrize(
    "more",
    [
        {},
        {"technologies": ["t_cowling"]},
        {"technologies": ["t_brake"], "played": {"m_glide_trim": 1}, "top": "m_glide_trim"},
        {"advantages": {"a_cooling": 1}, "extra_slots": 1, "damage": 4, "bag": {"damage": 8}},
    ],
)
def test_odds_are_the_same_with_each_thing_that_changes_them(more: dict[str, object]) -> None:
    own = {"cards": cards_with("macchi", m_glide_trim="5/1"), "position": 5, **more}
    state = campaign({**own, "hand": {"5/2": 1, "9/4": 1}}, {"position": 1}, order=[0, 1])
    assert compare(state) >= 4
