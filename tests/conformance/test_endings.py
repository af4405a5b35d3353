"""Random games end, are the same with the same seed, and have a result that makes sense."""

import math

from tests.conformance.play import frozen, length, positions, walk
from tests.conformance.tables import Case, amount, every_default_table, every_table
from voltige.core.playout import count_decisions, playout, settle
from voltige.core.rng import Rng
from voltige.core.state import CHANCE, NOBODY, State

GAMES_PLAYED = amount(2, 20)


def last(case: Case, seed: int) -> State:
    """Play a random game to its end."""
    rng = Rng(seed, case.seats)
    state = case.start()
    playout(state, rng)
    return state


@every_table
def test_random_games_end(case: Case) -> None:
    for seed in range(GAMES_PLAYED):
        assert length(case, Rng(seed, 2_000 + case.seats)) > 0


@every_default_table
def test_the_same_seed_gives_the_same_game(case: Case) -> None:
    for seed in range(GAMES_PLAYED):
        assert frozen(last(case, seed).to_dict()) == frozen(last(case, seed).to_dict())


@every_default_table
def test_different_seeds_give_different_games(case: Case) -> None:
    assert len({frozen(last(case, seed).to_dict()) for seed in range(8)}) > 1


@every_default_table
def test_playouts_count_steps_and_decisions(case: Case) -> None:
    steps = playout(case.start(), Rng(5))
    decisions = count_decisions(case.start(), Rng(5))
    assert 0 < decisions < steps or decisions == steps
    settled = case.start()
    settle(settled, Rng(5))
    assert settled.to_act != CHANCE


@every_table
def test_a_ranking_counts_the_seats_that_go_before(case: Case) -> None:
    for seed in range(GAMES_PLAYED):
        ranking = last(case, 100 + seed).ranking()
        assert len(ranking) == case.seats
        assert all(type(place) is int for place in ranking)
        for place in ranking:
            assert place == 1 + sum(other < place for other in ranking)


@every_table
def test_a_better_place_never_has_a_worse_result(case: Case) -> None:
    for seed in range(GAMES_PLAYED):
        state = last(case, 100 + seed)
        returns, ranking = state.returns(), state.ranking()
        assert len(returns) == case.seats
        assert all(math.isfinite(result) for result in returns)
        for one in range(case.seats):
            for other in range(case.seats):
                if ranking[one] < ranking[other]:
                    assert returns[one] >= returns[other]


@every_default_table
def test_when_the_game_is_over_every_attempt_is_refused(case: Case) -> None:
    state = last(case, 200)
    for seat in range(case.seats):
        for action in state.table().actions:
            assert state.refusal(seat, action.data) is not None


@every_default_table
def test_the_game_is_over_only_once(case: Case) -> None:
    ends = [state.to_act == NOBODY for state in walk(case, 201)]
    assert ends.count(True) == 1
    assert ends[-1]


@every_table
def test_the_default_action_is_legal_for_every_seat_that_is_asked(case: Case) -> None:
    for state in positions(case, 202, amount(20, 60)):
        for seat in range(case.seats):
            if state.asks(seat):
                state.hear(seat)
                assert state.default_action() in state.legal_actions()
