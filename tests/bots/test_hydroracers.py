"""Heuristic and pilot of Hydroracers may be asked of whole positions: they read what their seat may know."""

import pytest

from tests.conformance.play import positions
from tests.conformance.tables import CASES, Case, amount
from voltige.bots.bot import legal_codes
from voltige.bots.hydroracers import (
    HydroracersHeuristic,
    HydroracersPilot,
    best_choice,
    pilot_temper,
)
from voltige.bots.hydroracers_temper import CLASSIC
from voltige.core.rng import Rng
from voltige.games.hydroracers.state import HydroracersState

TABLES = [case for case in CASES if case.game.name == "hydroracers"]


@pytest.mark.parametrize(
    "bot", [HydroracersHeuristic(), HydroracersPilot()], ids=["classic", "pilot"]
)
@pytest.mark.parametrize("case", TABLES, ids=str)
def test_a_seat_chooses_the_same_by_its_view_and_by_the_whole_position(
    case: Case, bot: HydroracersHeuristic | HydroracersPilot
) -> None:
    asked = 0
    for number, state in enumerate(positions(case, 91, amount(12, 30))):
        assert isinstance(state, HydroracersState)
        if state.to_act < 0:
            continue
        codes = legal_codes([action.code for action in state.legal_actions()])
        seen = bot.choose(state.view(state.to_act), codes, Rng(number))
        temper = pilot_temper(state, state.to_act)
        if isinstance(bot, HydroracersHeuristic):
            temper = CLASSIC
        assert best_choice(state, state.to_act, codes, Rng(number), temper) == seen
        asked += 1
    assert asked > 0
