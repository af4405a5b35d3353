"""The search: same seed, same choice; it keeps its budget and can tell what it thought."""

import pytest

from tests.conformance.play import asked_seats, positions
from tests.conformance.tables import DEFAULT_CASES, TRIED, Case, amount, every_table
from voltige.bots.bot import legal_codes
from voltige.bots.insight.insight import CERTAIN
from voltige.bots.levels import ACE, LEVELS, MASTER
from voltige.bots.registry import make_level
from voltige.bots.search.bot import SearchBot
from voltige.bots.search.plan import Budget
from voltige.bots.search.report import Report
from voltige.core.game import Game
from voltige.core.rng import Rng
from voltige.core.state import State

ROLLOUTS = amount(12, 100)
SEARCHED = [game for game in TRIED if game.name != "lucky-loop"]  # there they look one turn ahead


def searcher(name: str, game: Game, budget: Budget) -> SearchBot:
    """Make a level that searches."""
    bot = make_level(name, game, budget)
    assert isinstance(bot, SearchBot)
    return bot


def decision(game: Game, choices: int = 3) -> State:
    """Give a position in which a seat has several choices."""
    case = next(case for case in DEFAULT_CASES if case.game is game)
    for seed in range(20):
        for state in positions(case, seed, 20):
            if state.to_act >= 0 and len(state.legal_actions()) >= min(choices, most(game)):
                return state
    raise AssertionError("no such position")


def most(game: Game) -> int:
    """Say how many choices there can be at most, where there are few."""
    return 2 if game.name == "pig" else 99


def choose(bot: SearchBot, state: State, seed: int = 1) -> int:
    """Let a bot choose for the seat to act."""
    codes = [action.code for action in state.legal_actions()]
    return int(bot.choose(state.view(state.to_act), legal_codes(codes), Rng(seed)))


def told(report: Report | None) -> tuple[list[tuple[int, int, int]], list[int], int]:
    """Give a report as plain data."""
    assert report is not None
    considered = [(int(one.code), int(one.visits), int(one.chance)) for one in report.considered]
    return considered, [int(code) for code in report.line], int(report.iterations)


@every_table
def test_every_level_chooses_what_is_legal(case: Case) -> None:
    asked = [state for state in positions(case, 5, 8) if state.to_act >= 0]
    for state in asked[:2]:
        for seat in asked_seats(state)[:2]:
            codes = [action.code for action in state.legal_actions_of(seat)]
            for name in LEVELS:
                bot = make_level(name, case.game, Budget(4))
                assert int(bot.choose(state.view(seat), legal_codes(codes), Rng(2))) in codes


@pytest.mark.parametrize("name", [ACE, MASTER])
@pytest.mark.parametrize("game", SEARCHED, ids=lambda game: game.name)
def test_the_same_stream_gives_the_same_thoughts_whatever_was_thought_before(
    game: Game, name: str
) -> None:
    state = decision(game)
    fresh = searcher(name, game, Budget(ROLLOUTS))
    used = searcher(name, game, Budget(ROLLOUTS))
    choose(used, state, seed=7)
    choose(used, decision(game, 2), seed=8)
    assert choose(fresh, state) == choose(used, state)
    assert told(fresh.report) == told(used.report)


@pytest.mark.parametrize("game", SEARCHED, ids=lambda game: game.name)
def test_a_report_tells_what_was_considered_the_choice_first(game: Game) -> None:
    state = decision(game)
    bot = searcher(MASTER, game, Budget(ROLLOUTS))
    chosen = choose(bot, state)
    considered, line, iterations = told(bot.report)
    assert considered[0][0] == line[0] == chosen
    assert sum(visits for _, visits, _ in considered) == iterations
    assert bot.report is not None
    assert bot.report.steps >= iterations
    assert {code for code, _, _ in considered} <= {a.code for a in state.legal_actions()}
    assert all(0 <= chance <= CERTAIN for _, _, chance in considered)
    most_visits = max(visits for _, visits, _ in considered)
    assert considered[0][1] == most_visits


@pytest.mark.parametrize("game", SEARCHED, ids=lambda game: game.name)
def test_a_search_stops_when_its_rollouts_are_used_up(game: Game) -> None:
    state = decision(game)
    bot = searcher(ACE, game, Budget(ROLLOUTS))
    choose(bot, state)
    considered, _, iterations = told(bot.report)
    assert ROLLOUTS <= iterations <= ROLLOUTS + 2 * len(considered)


class Ticking:
    """A clock that goes on by a second each time that it is read."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        self.seconds += 1.0
        return self.seconds


@pytest.mark.parametrize("game", SEARCHED, ids=lambda game: game.name)
def test_a_search_by_the_clock_stops_in_time_with_the_best_so_far(game: Game) -> None:
    clock = Ticking()
    state = decision(game)
    bot = searcher(ACE, game, Budget(1_000_000, 30.0, clock))
    assert choose(bot, state) in [action.code for action in state.legal_actions()]
    assert 1 < clock.seconds < 50
    assert told(bot.report)[2] > len(told(bot.report)[0])


def test_one_legal_code_is_not_thought_about() -> None:
    game = next(game for game in TRIED if game.name == "pig")
    state = game.new_state(2)
    bot = searcher(MASTER, game, Budget(10))
    assert choose(bot, state) == state.legal_actions()[0].code
    assert bot.report is None
