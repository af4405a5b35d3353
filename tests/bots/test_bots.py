"""The bots: they know their view and nothing else, and the heuristic is clearly better."""

import pytest

from voltige.arena.simulate import Plan, simulate
from voltige.bots.registry import BOT_NAMES, make_bot
from voltige.core.errors import TableError
from voltige.games import GAMES

LENGTHS = {"loops": (100, 300), "hydroracers": (50, 80)}  # decisions of a game of four


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_heuristic_beats_random_players(game: object, seats: int) -> None:
    bots = ["heuristic"] + ["random"] * (seats - 1)
    plan = Plan.make(game, bots, 60, seed=11)  # type: ignore[arg-type]  # a Game, typed for ids
    told = simulate(plan).to_json()["seats"]
    assert told[0]["win_share_95"][0] > max(seat["win_share_95"][1] for seat in told[1:])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_games_of_heuristics_have_the_length_that_the_rules_expect(game: object) -> None:
    plan = Plan.make(game, ["heuristic"] * 4, 60, seed=3)  # type: ignore[arg-type]  # a Game
    told = simulate(plan).to_json()
    fewest, most = LENGTHS[plan.game.name]
    assert fewest < told["decisions_per_game"] < most


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(TableError) as caught:
        make_bot("deep-thought", "loops")
    assert caught.value.params["names"] == ", ".join(BOT_NAMES)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_same_seed_gives_the_same_games_in_any_order(game: object) -> None:
    from voltige.arena.simulate import play_game

    plan = Plan.make(game, ["heuristic", "random", "random"], 6, seed=8)  # type: ignore[arg-type]  # a Game
    bots = [make_bot(name, plan.game.name) for name in plan.bots]
    forward = [play_game(plan, bots, number) for number in range(6)]
    backward = [play_game(plan, bots, number) for number in reversed(range(6))]
    assert forward == backward[::-1]
