"""Without ``librt`` the engine runs on plain lists, with the same results."""

import subprocess
import sys

PROGRAM = """
import sys
if {hidden}:
    sys.modules["librt"] = None
import voltige
from voltige import pure
from voltige.core.playout import playout
from voltige.core.rng import Rng
from voltige.games import GAMES
print(pure.is_compiled() if {hidden} else False)
for game in GAMES:
    for seats in (2, 3, 5):
        edition = game.load_edition()
        state = game.new_state(min(max(seats, edition.min_seats), edition.max_seats))
        print(game.name, playout(state, Rng(7, seats)), state.to_dict())
"""


def run(*, hidden: bool) -> str:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM.format(hidden=hidden)],
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    return done.stdout


def test_plain_lists_give_the_same_games_as_vecs() -> None:
    assert run(hidden=True) == run(hidden=False)
