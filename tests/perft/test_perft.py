"""Perft: from fixed positions, all actions and all outcomes followed, the counts are what they were."""

from pathlib import Path

import pytest

from voltige.arena.golden import PerftCount, perft_path, read_perft, renew_perft
from voltige.core.errors import NotationError
from voltige.core.game import Game
from voltige.core.perft import divide, perft
from voltige.games import GAMES

ROOT = Path(__file__).parents[2]


def perft_text(game: Game) -> str:
    """Read the perft file that every game has."""
    return (ROOT / perft_path(game)).read_text(encoding="utf-8")


COUNTS = [(game, count) for game in GAMES for count in read_perft(perft_text(game), game)]


@pytest.mark.parametrize(
    "count",
    [count for _, count in COUNTS],
    ids=[f"{game.name}-{count.position}-{count.depth}" for game, count in COUNTS],
)
def test_as_many_positions_lie_so_many_steps_on(count: PerftCount) -> None:
    found = perft(count.state, count.depth).line()
    if found != count.counts:
        parts = "\n".join(
            f"  {step}: {counts.line()}" for step, counts in divide(count.state, count.depth)
        )
        pytest.fail(f"line {count.line}: {found}, not {count.counts}; under each step:\n{parts}")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_counting_is_what_adding_up_the_steps_gives(game: Game) -> None:
    for count in read_perft(perft_text(game), game):
        if count.depth <= 2:
            parts = [counts for _, counts in divide(count.state, count.depth)]
            total = perft(count.state, count.depth)
            assert total.decisions == sum(part.decisions for part in parts)
            assert total.chance == sum(part.chance for part in parts)
            assert total.over == sum(part.over for part in parts)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_every_game_has_positions_of_several_tables(game: Game) -> None:
    counts = list(read_perft(perft_text(game), game))
    assert len({count.position for count in counts}) >= 8
    assert len({int(count.state.seats()) for count in counts}) >= 2
    assert max(count.depth for count in counts) >= 3


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_positions_of_one_file_have_different_names(game: Game) -> None:
    names = [line for line in perft_text(game).splitlines() if line.startswith("id ")]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_renewing_mends_a_wrong_count_and_nothing_else(game: Game) -> None:
    text = perft_text(game)
    head = text[: text.index("perft 1 ")]
    first = text[len(head) :].splitlines()[0]
    assert renew_perft(f"{head}perft 1 decisions 999 chance 9 over 9\n", game) == f"{head}{first}\n"


@pytest.mark.parametrize(
    "text",
    [
        "perft 1 decisions 1 chance 0 over 0",
        "seats 3",
        "id a\nnonsense 3",
        "id a\nseats three\nat x",
        "id a\nperft 1 decisions 1 chance 0 over 0",
    ],
)
def test_a_line_that_means_nothing_is_named(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        list(read_perft(text, GAMES[0]))
    assert caught.value.code == "bad_perft_line"
    assert caught.value.params["line"] == len(text.splitlines())
