"""The Flying Carpet at the command line: the board, landscapes by name, editions of one's own."""

import json
from pathlib import Path

import pytest
from rich.console import Console

from tests.cli.conftest import Command
from voltige.cli.boards import make_board
from voltige.games.flying_carpet import GAME
from voltige.locale import texts
from voltige.match.table import Table

BOTS = ["--seats", "heuristic,heuristic,random", "--seed", "5"]


def drawn(data: dict[str, object], width: int, language: str = "en", **options: object) -> str:
    """Draw a position as its first seat sees it."""
    state = GAME.from_dict(data, 3, options or None)
    table = Table.make(GAME, 3, options or None)
    board = make_board(table, texts(language), ["Ali", "Bea", "Cid"], 0)
    console = Console(width=width, file=None, record=True, quiet=False)
    with console.capture() as captured:
        console.print(board.draw(state.view(0)))
    return captured.get()


POSITION: dict[str, object] = {
    "round": 7,
    "cells": [[23, 3], [22, 8], [22, 8]],
    "stacks": {"22,8": [1, 2]},
    "held": [False, True, False],
    "hands": [{"B32": 1, "V2": 2}, {}, {}],
    "directions": [2, 5, 0],
}


@pytest.mark.parametrize("width", [80, 160])
def test_the_board_fits_and_shows_zones_scenery_carpets_and_reachable_cells(width: int) -> None:
    lines = drawn(POSITION, width).splitlines()
    assert max(len(line) for line in lines) <= 80
    rows = {line[2:4].strip(): line for line in lines if line[2:4].strip().isdigit()}
    assert set(rows) >= {str(row) for row in range(1, 13)}
    assert "››" in rows["12"]
    assert "▒▒▒▒▒▒" in rows["11"]
    assert "██" in rows["6"]
    assert "A~" in rows["3"]
    assert "C+" in rows["8"], "the topmost of a stack"
    assert "F★" in rows["1"], "the finish is reached with a direction card"
    text = "\n".join(lines)
    assert "misses the next turn" in text
    assert "◈◈···" in text
    assert "B32 ⤡ ↔3 ↕2" in text


def test_french_and_english_boards_have_the_same_shape() -> None:
    english, french = drawn(POSITION, 100).splitlines(), drawn(POSITION, 100, "fr").splitlines()
    assert len(english) == len(french)
    assert "Le tapis volant" in french[0]


def test_a_game_can_be_played_in_a_landscape_by_name(voltige: Command) -> None:
    ran = voltige("play", "flying-carpet", "--landscape", "classic", *BOTS)
    assert ran.code == 0
    assert "The Sultan’s city" in ran.out
    assert "lands on the blue platform: place 1" in ran.out
    french = voltige("play", "flying-carpet", "--landscape", "random_hard", *BOTS, "--lang", "fr")
    assert french.code == 0
    assert "Paysage au hasard" in french.out
    unknown = voltige("play", "flying-carpet", "--landscape", "atlantis", *BOTS)
    assert unknown.code == 1
    assert "There is no landscape" in unknown.err
    assert "has no landscapes" in voltige("play", "loops", "--landscape", "classic", *BOTS).err


def test_a_landscape_is_built_at_the_terminal(voltige: Command) -> None:
    typed = "place house\ncolumn 2\ncolumn 4\nq\n"
    ran = voltige(
        "play", "flying-carpet", "--landscape", "draft", "--seats", "you,random,random", typed=typed
    )
    assert "Place a panel, or pass." in ran.out
    assert "house must stand on the lower edge" in ran.out
    assert "(LS-2)" in ran.out


def test_a_refusal_names_the_blocking_cell_and_the_rule(voltige: Command) -> None:
    seats = ["--seats", "you,random,random", "--seed", "1"]
    ran = voltige("play", "flying-carpet", *seats, typed="direction left\nforce down\nq\n")
    assert "would leave the board on the left. (FC-43)" in ran.out
    assert "no carpet that you could force down. (FC-77)" in ran.out


def test_new_editions_can_have_a_random_landscape(voltige: Command, tmp_path: Path) -> None:
    arguments = ["edition", "new", "flying-carpet", "--landscape", "random"]
    hard = [*arguments, "--difficulty", "hard", "--seed", "7"]
    printed = voltige(*hard)
    assert printed.code == 0
    assert 'id = "hard_7"' in printed.out
    assert voltige(*hard).out == printed.out
    assert voltige(*hard[:-1], "8").out != printed.out
    file = tmp_path / "mine.toml"
    assert voltige(*hard, "--out", str(file)).code == 0
    assert file.read_text(encoding="utf-8") == printed.out
    assert "3–6 seats" in voltige("edition", "check", str(file)).out
    ran = voltige("simulate", "flying-carpet", "--edition", str(file), "--games", "2", "--json")
    assert json.loads(ran.out)["options"]["landscape"] == "hard_7"
    played = voltige("play", "flying-carpet", "--edition", str(file), typed="q\n").out
    assert "Hard 7 · Round 1" in played  # a landscape of one's own bears its name as words
    assert "has no landscapes" in voltige("edition", "new", "loops", "--landscape", "random").err
    assert "A seed is" in voltige(*hard[:-1], "-1").err


def test_a_bad_landscape_is_told_with_its_check_and_cells(voltige: Command, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    voltige("edition", "new", "flying-carpet", "--out", str(file))
    text = file.read_text(encoding="utf-8").replace('["palace", 7, 1]', '["palace", 5, 1]', 1)
    file.write_text(text, encoding="utf-8")
    ran = voltige("edition", "check", str(file))
    assert ran.code == 1
    assert "palace covers cells of another panel: (5,1) (5,2) (LS-5)." in ran.err


def test_panels_can_be_given_as_an_option(voltige: Command) -> None:
    bots = ["--bots", "random", "--games", "1", "--json"]
    options = "landscape=custom,panels=house@4+cloud_small@11/10,max_rounds=5"
    ran = voltige("simulate", "flying-carpet", *bots, "--options", options)
    told = json.loads(ran.out)["options"]
    assert told["panels"] == [["house", 4, 1], ["cloud_small", 11, 10]]
    bad = voltige("simulate", "flying-carpet", *bots, "--options", "panels=house@x")
    assert "panels" in bad.err
