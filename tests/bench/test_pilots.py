"""Pilots with open numbers: what is tuned is what the house plays by."""

import inspect
from collections.abc import Iterator

from bench.pilots import ExpertPilot, RacePilot
from tests.conformance.play import positions
from tests.conformance.tables import DEFAULT_CASES
from voltige.arena.tune.candidates import candidates
from voltige.bots.bot import Bot, legal_codes
from voltige.bots.hydroracers import HydroracersHeuristic
from voltige.core.rng import Rng
from voltige.core.state import State

RACE = next(case for case in DEFAULT_CASES if case.game.name == "hydroracers")


def decisions() -> Iterator[State]:
    return (state for state in positions(RACE, 5, 60) if state.to_act >= 0)


def chosen(bot: Bot, state: State) -> int:
    codes = legal_codes([action.code for action in state.legal_actions()])
    return int(bot.choose(state.view(state.to_act), codes, Rng(3)))


def test_without_numbers_a_pilot_is_the_heuristic_and_with_others_it_is_not() -> None:
    states = list(decisions())
    usual = [chosen(HydroracersHeuristic(), state) for state in states]
    assert [chosen(RacePilot(), state) for state in states] == usual
    reckless = RacePilot(crash=40, damage_0=0, damage_1=0, damage_2=0, scarce=0)
    assert [chosen(reckless, state) for state in states] != usual


def test_candidates_of_both_are_made_within_their_bounds() -> None:
    for kind in (RacePilot, ExpertPilot):
        file = inspect.getsourcefile(kind)
        for name in candidates(f"{file}:{kind.__name__}", 4, 1)[1:]:
            assert len(name.partition("[")[2].split(";")) == len(kind.NUMBERS)
