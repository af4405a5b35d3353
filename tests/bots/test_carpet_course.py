"""The Flying Carpet's master: what two cards can do, solved for a lone carpet, and what follows from it."""

import time

import pytest

from tests.conformance.play import positions
from tests.conformance.tables import DEFAULT_CASES
from tests.rules.flying_carpet.positions import new_game
from voltige.bots.bot import legal_codes
from voltige.bots.flying_carpet_solo import Hands, pair_at, pair_turns
from voltige.bots.insight.flying_carpet import CourseInsight
from voltige.bots.insight.insight import CERTAIN
from voltige.bots.levels import ACE, MASTER
from voltige.bots.registry import insight_of, make_level, pilot_of
from voltige.bots.search.bot import SearchBot
from voltige.bots.search.plan import Budget, Plan
from voltige.core.rng import Rng
from voltige.games.flying_carpet.edition import DIRECTION_CARDS

CASE = next(case for case in DEFAULT_CASES if case.game.name == "flying-carpet")
FEW = 12  # positions


def test_every_pair_of_cards_has_a_place_of_its_own() -> None:
    places = [int(pair_at(5, one, other)) for one in range(5) for other in range(one, 5)]
    assert places == list(range(15))
    assert pair_at(5, 3, 1) == pair_at(5, 1, 3)


def test_a_hand_is_a_pair_and_the_card_drawn_to_it() -> None:
    copies = new_game().setup.edition.copies
    hands = Hands(copies)
    kinds, pairs = int(hands.kinds), int(hands.pairs)
    assert hands.size == kinds * (kinds + 1) * (kinds + 2) // 6
    for hand in range(int(hands.size)):
        for play in [int(hands.plays[3 * hand + place]) for place in range(3)]:
            card, pair = divmod(play, pairs)
            assert hands.hand_of[pair * kinds + card] == hand


def test_a_direction_card_more_saves_turns_and_the_finish_is_the_end() -> None:
    state = new_game()
    board = state.sky.land.board
    turns = pair_turns(state.sky, state.setup.edition.copies, state.setup.hand)
    pairs = len(turns) // (DIRECTION_CARDS + 1) // int(board.size)

    def mean(left: int, cell: int) -> int:
        row = (left * int(board.size) + cell) * pairs
        return sum(int(turns[row + pair]) for pair in range(pairs)) // pairs

    means = [mean(left, int(board.start)) for left in range(DIRECTION_CARDS + 1)]
    assert means == sorted(means, reverse=True)
    assert 12_000 < means[0] < 13_500
    assert 9_500 < means[-1] < 10_500
    assert [mean(left, int(board.finish)) for left in range(DIRECTION_CARDS + 1)] == [0] * 6


def knows_courses(level: str, budget: Budget | None = None) -> bool:
    """Return whether a level plans two cards ahead."""
    bot = make_level(level, CASE.game, budget)
    assert isinstance(bot, SearchBot)
    return isinstance(bot.insight, CourseInsight)


def test_the_master_alone_plans_two_cards_ahead_and_only_at_leisure() -> None:
    assert knows_courses(MASTER)
    assert knows_courses(MASTER, Budget(3000))
    assert not knows_courses(MASTER, Budget(12))
    assert not knows_courses(MASTER, Budget(seconds=1.5, clock=time.monotonic))
    assert not knows_courses(ACE)


def test_the_master_chooses_the_same_in_worlds_that_it_cannot_tell_apart() -> None:
    bot = SearchBot(insight_of(CASE.game, pilot_of(CASE.game), MASTER), Plan(24, 4, reach=1))
    for number, state in enumerate(positions(CASE, 5, FEW)):
        if state.to_act < 0:
            continue
        codes = legal_codes([action.code for action in state.legal_actions()])
        other = CASE.game.determinize(state.view(state.to_act), Rng(number))
        chosen = [
            int(bot.choose(one.view(state.to_act), codes, Rng(number))) for one in (state, other)
        ]
        assert chosen[0] == chosen[1]


@pytest.mark.parametrize("seed", [3, 4])
def test_the_master_s_insight_keeps_the_promises_of_all(seed: int) -> None:
    insight = insight_of(CASE.game, pilot_of(CASE.game), MASTER)
    for state in positions(CASE, seed, FEW):
        assert sum(int(chance) for chance in insight.chances(state)) == CERTAIN
        if state.to_act < 0:
            continue
        codes = [action.code for action in state.legal_actions()]
        assert insight.pilot is not None
        chosen = insight.pilot.choose(state.view(state.to_act), legal_codes(codes), Rng(5))
        assert int(insight.policy(state, Rng(5))) == int(chosen)
        assert int(chosen) in codes
