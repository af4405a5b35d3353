"""Without ``librt``, and from bytecode alone, the engine runs with the same results."""

import compileall
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

import voltige

PACKAGE = Path(voltige.__file__).parent
PROGRAM = """
import importlib
import pkgutil
import sys

import voltige
from voltige import pure

LAYERS = ("core", "games", "bots", "match", "wording")

for layer in LAYERS:
    package = importlib.import_module(f"voltige.{layer}")
    for module in pkgutil.walk_packages(package.__path__, f"voltige.{layer}."):
        importlib.import_module(module.name)

from voltige.bots.bot import legal_codes
from voltige.bots.registry import make_bot
from voltige.core.playout import playout
from voltige.core.rng import Rng
from voltige.games import GAMES
from voltige.match.log import Seat
from voltige.match.luck import FairLuck
from voltige.match.match import Match
from voltige.match.table import Table
from voltige.wording import make_wording
from voltige.wording.forming import say

for game in GAMES:
    state = game.new_state(game.load_edition().min_seats)
    print(game.name, playout(state, Rng(7, 3)), state.to_dict())
    table = Table.make(game, 3)
    match = Match(table, [Seat(name) for name in "ABC"], FairLuck(bytes(32), [bytes(16)] * 3))
    bot, words = make_bot("heuristic", game.name), make_wording(table, "ABC")
    for thought in range(3):
        seat = int(match.state.to_act)
        legal = legal_codes([action.code for action in match.legal_actions(seat)])
        code = bot.choose(match.state.view(seat), legal, Rng(thought))
        match.submit(seat, match.state.table().actions[code].data)
    for event in match.events_for(0, -1):
        print(say(words.event(event, 0), "fr"))
print("librt" in sys.modules, hasattr(sys.modules["librt"], "__path__"), file=sys.stderr)
print(pure.is_compiled(), importlib.import_module("voltige.core.rng").__file__, file=sys.stderr)
"""


@pytest.fixture(scope="module")
def expected() -> str:
    """Say what this installation prints, compiled or not."""
    return run(PROGRAM, dict(os.environ)).stdout


@pytest.fixture
def without_librt(tmp_path: Path) -> Path:
    """Make a folder with all installed packages except ``librt`` and this one."""
    folder = tmp_path / "packages"
    folder.mkdir()
    for place in {sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}:
        for entry in Path(place).iterdir():
            if not entry.name.startswith(("librt", "voltige", "__pycache__")):
                (folder / entry.name).symlink_to(entry)
    return folder


def run(program: str, environment: dict[str, str], *flags: str) -> subprocess.CompletedProcess[str]:
    """Run a program in a Python of its own."""
    done = subprocess.run(
        [sys.executable, *flags, "-c", program],
        capture_output=True,
        text=True,
        env=environment,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done


def run_in(folder: Path) -> subprocess.CompletedProcess[str]:
    """Run the program with the packages of one folder: ``-S`` leaves the installed ones out."""
    environment = {"PYTHONPATH": str(folder), "PATH": os.environ["PATH"]}
    return run(PROGRAM, environment, "-S", "-B")


def test_without_librt_every_module_is_found_and_plain_lists_play_the_same_games(
    without_librt: Path, expected: str
) -> None:
    (without_librt / "voltige").symlink_to(PACKAGE)
    done = run_in(without_librt)
    assert done.stdout == expected
    stand_in, engine = done.stderr.splitlines()
    assert stand_in == "True False"  # a module made at run time, not a package
    assert engine.startswith("False ")
    assert engine.endswith("rng.py")


def test_a_copy_of_bytecode_alone_plays_the_same_games_beside_compiled_modules(
    without_librt: Path, expected: str
) -> None:
    copy = without_librt / "voltige"
    ignored = shutil.ignore_patterns("__pycache__", "client")
    shutil.copytree(PACKAGE, copy, ignore=ignored)
    assert compileall.compile_dir(copy, legacy=True, quiet=1)
    for source in copy.rglob("*.py"):
        source.unlink()
    done = run_in(without_librt)
    assert done.stdout == expected
    engine = done.stderr.splitlines()[1]
    assert engine.startswith("False ")
    assert engine.endswith("rng.pyc")
