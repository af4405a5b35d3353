"""The bots: they know their view and nothing else, and the heuristic is clearly better."""

import pytest

from voltige import pure
from voltige.arena.simulate import Plan, simulate
from voltige.bots.registry import BOT_NAMES, make_bot
from voltige.core.errors import TableError
from voltige.games import GAMES

SLOW = {} if pure.is_compiled() else {"lucky-loop": 5}  # its bot solves flights exactly


def games_of(game: object) -> int:
    """Say how many games to play."""
    return SLOW.get(game.name, 60)  # type: ignore[attr-defined]  # a Game, typed for ids


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_heuristic_beats_random_players(game: object, seats: int) -> None:
    bots = ["heuristic"] + ["random"] * (seats - 1)
    plan = Plan.make(game, bots, games_of(game), seed=11)  # type: ignore[arg-type]  # a Game, typed for ids
    told = simulate(plan).to_json()["seats"]
    assert told[0]["win_share_95"][0] > max(seat["win_share_95"][1] for seat in told[1:])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_games_of_heuristics_have_the_length_that_the_rules_expect(game: object) -> None:
    games = (games_of(game) + 1) // 2
    plan = Plan.make(game, ["heuristic"] * 4, games, seed=3)  # type: ignore[arg-type]  # a Game
    told = simulate(plan).to_json()
    assert 100 < told["decisions_per_game"] < 300


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(TableError) as caught:
        make_bot("deep-thought", "loops")
    assert caught.value.params["names"] == ", ".join(BOT_NAMES)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_same_seed_gives_the_same_games_in_any_order(game: object) -> None:
    from voltige.arena.simulate import play_game

    games = min(6, (games_of(game) + 1) // 2)
    plan = Plan.make(game, ["heuristic", "random", "random"], games, seed=8)  # type: ignore[arg-type]  # a Game
    bots = [make_bot(name, plan.game.name) for name in plan.bots]
    forward = [play_game(plan, bots, number) for number in range(games)]
    backward = [play_game(plan, bots, number) for number in reversed(range(games))]
    assert forward == backward[::-1]
