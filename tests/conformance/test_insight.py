"""What a search asks about a game: defaults and a game's own answers keep the same promises."""

import pytest

from tests.conformance.play import asked_seats, frozen, positions
from tests.conformance.tables import DEFAULT_CASES, TRIED, Case, every_table
from voltige.bots.bot import legal_codes
from voltige.bots.insight.insight import CERTAIN, Insight
from voltige.bots.registry import insight_of, pilot_of
from voltige.bots.search.plan import LONGEST
from voltige.core.game import Game
from voltige.core.rng import Rng
from voltige.core.state import CHANCE, NOBODY, State

FEW = 12  # positions of each table


def known(game: Game) -> Insight:
    """Make what is known of a game."""
    return insight_of(game, pilot_of(game))


# Tables of the games that say something of their own
TOLD = [case for case in DEFAULT_CASES if type(known(case.game)) is not Insight]


def some(case: Case) -> list[State]:
    """Take some positions of a table, the last of them at the end of a game."""
    return list(positions(case, 3, FEW))


@every_table
def test_chances_to_win_add_up_to_one(case: Case) -> None:
    insight = known(case.game)
    for state in some(case):
        chances = [int(chance) for chance in insight.chances(state)]
        assert sum(chances) == CERTAIN
        assert min(chances) >= 0
        if state.to_act == NOBODY:
            won = [place == 1 for place in state.ranking()]
            assert [chance > 0 for chance in chances] == won


@every_table
def test_the_policy_of_rollouts_is_the_pilot_with_his_view(case: Case) -> None:
    insight = known(case.game)
    for state in [one for one in some(case) if one.to_act >= 0]:
        codes = [action.code for action in state.legal_actions()]
        chosen = int(insight.policy(state, Rng(5)))
        assert chosen in codes
        if insight.pilot is not None:
            view = state.view(state.to_act)
            assert chosen == int(insight.pilot.choose(view, legal_codes(codes), Rng(5)))


@pytest.mark.parametrize("case", DEFAULT_CASES, ids=str)
def test_every_legal_code_has_a_score(case: Case) -> None:
    insight = known(case.game)
    for state in [one for one in some(case) if one.to_act >= 0]:
        legal = insight.legal(state)
        assert list(legal) == [action.code for action in state.legal_actions()]
        assert len(insight.scores(state, legal, Rng(5))) == len(legal)


@pytest.mark.parametrize("case", DEFAULT_CASES, ids=str)
def test_a_seat_observes_the_same_in_worlds_that_it_cannot_tell_apart(case: Case) -> None:
    insight = known(case.game)
    for state in some(case):
        for seat in asked_seats(state) if state.to_act >= 0 else []:
            view = state.view(seat)
            worlds = [insight.world(view, Rng(stream)) for stream in range(3)]
            assert len({int(insight.observed(world, seat)) for world in worlds}) == 1
            assert all(world.to_act == seat for world in worlds)


@every_table
def test_a_likelier_world_agrees_with_the_view_and_with_the_rules(case: Case) -> None:
    insight = known(case.game)
    for number, state in enumerate(some(case)):
        for seat in asked_seats(state) if state.to_act >= 0 else []:
            view = state.view(seat)
            world = insight.world(view, Rng(number))
            world.check()
            assert frozen(world.view(seat).to_json()) == frozen(view.to_json())
            assert frozen(insight.world(view, Rng(number)).to_dict()) == frozen(world.to_dict())


@pytest.mark.parametrize("game", TRIED, ids=lambda game: game.name)
def test_the_horizon_never_falls(game: Game) -> None:
    insight = known(game)
    case = next(case for case in DEFAULT_CASES if case.game is game)
    reached = [int(insight.horizon(state)) for state in positions(case, 4, 60)]
    assert reached == sorted(reached)


@pytest.mark.parametrize("longest", [5, LONGEST], ids=["cut short", "to the horizon"])
@pytest.mark.parametrize("with_pilot", [True, False], ids=["by the pilot", "at random"])
@pytest.mark.parametrize("case", TOLD, ids=str)
def test_playing_on_in_one_call_is_playing_on_step_by_step(
    case: Case, with_pilot: bool, longest: int
) -> None:
    insight = insight_of(case.game, pilot_of(case.game) if with_pilot else None)
    for state in some(case)[:3]:
        until = int(insight.horizon(state)) + 1
        twin, rng, other = state.clone(), Rng(6), Rng(6)
        steps = 0
        while twin.to_act != NOBODY and insight.horizon(twin) < until and steps < longest:
            if twin.to_act == CHANCE:
                twin.resolve(twin.sample_chance(other))
            else:
                twin.apply(insight.policy(twin, other))
            steps += 1
        assert int(insight.play_on(state, until, longest, rng)) == steps
        assert state.to_dict() == twin.to_dict()
        assert rng.below(1 << 30) == other.below(1 << 30)
