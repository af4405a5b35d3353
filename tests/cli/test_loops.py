"""LOOPS in the terminal: what a window of eighty columns must show."""

import pytest
from rich.console import Console

from tests.rules.loops.positions import A, position
from voltige.cli.boards import make_board
from voltige.games.loops import GAME
from voltige.locale import LANGUAGES, texts
from voltige.match.table import Table

LONG_PILE = [*["direction_change"] * 6, *["pitch"] * 5, "alt_5000"]
LABELS = {"en": ("Draw pile", "Pile"), "fr": ("Pioche", "Pile")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_of_both_piles_and_the_top_card_are_shown_of_a_long_pile(language: str) -> None:
    hands = [{"alt_1000": 9}, {"alt_2000": 9}, {"alt_3000": 9}, {"alt_4000": 9}]
    state = position(hands=hands, pile=LONG_PILE)
    names = ["Ana", "Maximilienne", "Bartholomew", "Zoé"]
    board = make_board(Table.make(GAME, 4), texts(language), names, A)
    console = Console(width=80)
    with console.capture() as captured:
        console.print(board.draw(state.view(A)))
    lines = captured.get().splitlines()
    assert max(map(len, lines)) <= 80
    drawn, pile = LABELS[language]
    line = next(line for line in lines if f"{drawn}\N{NO-BREAK SPACE}(62)" in line)
    assert f"{pile} ({len(LONG_PILE)})" in line
    assert line.rstrip("│ ").endswith(" 5000")  # the top card, whole
