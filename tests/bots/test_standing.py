"""How seats of a campaign stand between races, and where rollouts of one are cut."""

import pytest

from bench.standing import main
from tests.rules.hydroracers.campaigns import CAMPAIGN, campaign, cards_with, development
from voltige.bots.insight.hydroracers import HydroracersInsight
from voltige.bots.insight.hydroracers_standing import (
    PER_TOKEN,
    plane_worth,
    races_left,
    standing,
)
from voltige.bots.registry import pilot_of
from voltige.core.rng import Rng
from voltige.core.state import NOBODY
from voltige.games.hydroracers import GAME
from voltige.games.hydroracers.state import HydroracersState
from voltige.games.hydroracers.terms import DEVELOPING, IN_BAG, STAGE


def test_a_race_under_way_is_still_to_come_and_one_that_is_over_is_not() -> None:
    flying = campaign({}, {}, race=1)
    between = development({}, {}, race=1)
    assert (races_left(flying), races_left(between)) == (3, 2)


def test_a_better_card_counts_for_every_race_to_come() -> None:
    better = {"cards": cards_with("macchi", m_stunt="5/1")}
    for race in (1, 2):
        plain, richer = development({}, {}, race=race), development(better, {}, race=race)
        more = plane_worth(richer, 0) - plane_worth(plain, 0)
        assert more > 0
        assert standing(richer, 0) - standing(plain, 0) == (3 - race) * more


def test_tokens_in_the_bag_count_for_every_race_to_come() -> None:
    state = development({}, {}, race=1)
    before = standing(state, 1)
    state.add_held(1, IN_BAG, 1)
    assert standing(state, 1) - before == 2 * PER_TOKEN


def test_a_rollout_is_cut_when_the_race_is_over_or_the_next_one_begins() -> None:
    insight = HydroracersInsight(GAME, pilot_of(GAME))
    state = GAME.new_state(4, CAMPAIGN)
    assert isinstance(state, HydroracersState)
    luck, stages, races = Rng(3), [], []
    insight.play_on(state, 2, 10_000, luck)  # up to the first race
    while state.to_act != NOBODY:
        insight.play_on(state, int(insight.horizon(state)) + 1, 10_000, luck)
        stages.append(int(state.shared(STAGE)) == DEVELOPING)
        races.append(int(races_left(state)))
    assert stages == [True, False, True, False, False]  # the last one is the end
    assert races[:4] == [2, 2, 1, 1]


def test_the_bench_finds_what_a_standing_is_worth(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--games", "40", "--seed", "3"]) == 0
    told = capsys.readouterr().out
    assert "races to come: 1" in told
    assert "races to come: 2" in told
    assert "races to come: 3" not in told
