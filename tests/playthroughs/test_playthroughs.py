"""Golden files: whole games line by line, and the files that ``voltige golden`` writes."""

from pathlib import Path

import pytest

from voltige.arena.golden import (
    PLAYTHROUGHS,
    golden_files,
    perft_path,
    playthrough,
    playthrough_tables,
    renew_perft,
)
from voltige.core.game import Game
from voltige.games import GAMES

ROOT = Path(__file__).parents[2]
LARGEST = 330_000  # characters of one file

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))


@every_game
def test_golden_files_are_what_the_engine_does(game: Game) -> None:
    for path, text in golden_files(game).items():
        written = (ROOT / path).read_text(encoding="utf-8").splitlines()
        made = text.splitlines()
        for number, (old, new) in enumerate(zip(written, made, strict=False), start=1):
            assert old == new, f"{path}, line {number}; `voltige golden` writes it anew"
        assert len(written) == len(made), f"{path}; `voltige golden` writes it anew"


@every_game
def test_perft_files_are_what_renewing_gives(game: Game) -> None:
    text = (ROOT / perft_path(game)).read_text(encoding="utf-8")
    assert renew_perft(text, game) == text


@every_game
def test_every_edition_is_played_through_by_few_by_some_and_by_many(game: Game) -> None:
    names = {
        f"{name}-{word}.txt"
        for name in game.editions()
        for word in playthrough_tables(game, game.load_edition(name))
    }
    folder = ROOT / PLAYTHROUGHS / game.name
    assert {path.name for path in folder.iterdir()} == names


@every_game
def test_playthroughs_are_whole_games_short_enough_to_read(game: Game) -> None:
    for path in (ROOT / PLAYTHROUGHS / game.name).iterdir():
        text = path.read_text(encoding="utf-8")
        assert len(text) < LARGEST
        assert "\nend\n" in text
        places = text.partition("\n    places ")[2].partition("\n")[0].split()
        assert "1" in places


@every_game
def test_the_same_seed_is_the_same_playthrough_and_another_is_not(game: Game) -> None:
    edition = game.load_edition()
    texts = [playthrough(game, edition.name, edition.min_seats, seed) for seed in (5, 5, 6)]
    assert texts[0] == texts[1]
    assert texts[0] != texts[2]
    assert "bots heuristic" in texts[0]
    assert "bots random" in texts[2]
