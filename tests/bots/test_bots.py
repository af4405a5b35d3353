"""The bots: they know their view and nothing else, and the heuristic is clearly better."""

import pytest

from voltige import pure
from voltige.arena.plan import Plan
from voltige.arena.simulate import simulate
from voltige.bots.registry import BOT_NAMES, make_bot
from voltige.core.errors import TableError
from voltige.core.game import Game
from voltige.games import GAMES

SLOW = {} if pure.is_compiled() else {"lucky-loop": 5}  # its bot solves flights exactly
LENGTHS = {  # decisions of four heuristics
    "loops": (100, 300),
    "lucky-loop": (100, 300),
    "flying-carpet": (35, 60),
    "hydroracers": (50, 80),
}
TABLES = [
    (game, seats) for game in GAMES for seats in (2, 3, 4) if seats >= game.load_edition().min_seats
]


def games_of(game: Game) -> int:
    """Say how many games to play."""
    return SLOW.get(game.name, 60)


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=[f"{g.name}-{n}" for g, n in TABLES])
def test_the_heuristic_beats_random_players(game: Game, seats: int) -> None:
    bots = ["heuristic"] + ["random"] * (seats - 1)
    plan = Plan.make(game, bots, games_of(game), seed=11)
    told = simulate(plan).to_json()["seats"]
    assert told[0]["win_share_95"][0] > max(seat["win_share_95"][1] for seat in told[1:])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_games_of_heuristics_have_the_length_that_the_rules_expect(game: Game) -> None:
    games = (games_of(game) + 1) // 2
    plan = Plan.make(game, ["heuristic"] * 4, games, seed=3)
    told = simulate(plan).to_json()
    fewest, most = LENGTHS[plan.game.name]
    assert fewest < told["decisions_per_game"] < most


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(TableError) as caught:
        make_bot("deep-thought", "loops")
    assert caught.value.params["names"] == ", ".join(BOT_NAMES)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_same_seed_gives_the_same_games_in_any_order(game: Game) -> None:
    from voltige.arena.play import play_game

    games = min(6, (games_of(game) + 1) // 2)
    plan = Plan.make(game, ["heuristic", "random", "random"], games, seed=8)
    bots = [make_bot(name, plan.game.name) for name in plan.bots]
    forward = [play_game(plan, bots, number) for number in range(games)]
    backward = [play_game(plan, bots, number) for number in reversed(range(games))]
    assert forward == backward[::-1]
