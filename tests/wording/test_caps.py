"""A game that its cap ends says so."""

import pytest

from voltige.games.loops import GAME as LOOPS
from voltige.games.loops.events import round_ended
from voltige.games.lucky_loop import GAME as LUCKY_LOOP
from voltige.games.lucky_loop.events import game_ended
from voltige.match.table import Table
from voltige.wording import make_wording
from voltige.wording.forming import say

NAMES = ["Ana", "Ben", "Cleo"]


@pytest.mark.parametrize(
    ("by_cap", "english", "french"),
    [
        (False, "The game is over.", "La partie est finie."),
        (True, "The game is over: the last round of", "La partie est finie\u00a0: le dernier tour"),
    ],
)
def test_lucky_loop_says_that_its_rounds_are_used_up(
    by_cap: bool, english: str, french: str
) -> None:
    words = make_wording(Table.make(LUCKY_LOOP, 2, {}), NAMES[:2])
    event = game_ended([1, 2], by_cap)
    assert say(words.event(event, 0), "en").startswith(english)
    assert say(words.event(event, 0), "fr").startswith(french)


def test_loops_says_that_a_round_has_no_winner() -> None:
    words = make_wording(Table.make(LOOPS, 3, {}), NAMES)
    event = round_ended(4, -1)
    assert say(words.event(event, 0), "en") == "Round 4 ends without a winner."
