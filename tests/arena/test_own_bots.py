"""Bots from somebody's own file: they play wherever bots are named, and fail in one sentence."""

import json
from pathlib import Path

import pytest

import voltige as public
from tests.cli.command import run
from tests.cli.conftest import Command, voltige
from voltige.arena.players.names import house_bot, split_names
from voltige.bots.search.bot import SearchBot
from voltige.core.errors import TableError

__all__ = ["voltige"]
SHORT = ["--seats", "2", "--options", "max_rounds=1", "--workers", "1"]
BOTS = """import voltige
from helper import CHOICE


class MyBot(voltige.Bot):
    def choose(self, view, legal, rng):
        return CHOICE(legal)


class Divides(voltige.Bot):
    def choose(self, view, legal, rng):
        return 1 // 0


class Foul(voltige.Bot):
    def choose(self, view, legal, rng):
        return max(legal) + 1


class Unmade(voltige.Bot):
    def __init__(self):
        self.brain = open("/no/such/brain")


class Plain:
    pass
"""


@pytest.fixture
def file(tmp_path: Path) -> str:
    (tmp_path / "helper.py").write_text("CHOICE = max\n", encoding="utf-8")
    path = tmp_path / f"bots_{tmp_path.name.replace('-', '_')}.py"
    path.write_text(BOTS, encoding="utf-8")
    return str(path)


def test_a_class_of_a_file_plays_in_simulations_and_in_the_terminal(
    voltige: Command, file: str, tmp_path: Path
) -> None:
    bots = f"{file}:MyBot,random"
    ran = voltige("simulate", "loops", "--bots", bots, "--games", "3", *SHORT[2:], "--json")
    assert ran.code == 0, ran.err
    assert [seat["bot"] for seat in json.loads(ran.out)["seats"]] == bots.split(",")
    record = str(tmp_path / "game.flight")
    table = ["play", "loops", "--seats", bots, "--seed", "3", "--options", "max_rounds=1"]
    played = voltige(*table, "--record", record)
    assert played.code == 0, played.err
    assert "MyBot plays" in played.out
    assert voltige("verify", record).code == 0


def test_a_class_of_a_file_is_measured_and_recorded(
    voltige: Command, file: str, tmp_path: Path
) -> None:
    found = public.measure(f"{file}:MyBot", games=4, options={"max_rounds": 1})
    assert found.games == 4
    bots = ["--bots", f"{file}:MyBot", "--games", "1"]
    assert voltige("simulate", "loops", *bots, *SHORT, "--record", str(tmp_path / "r")).code == 0
    assert voltige("verify", str(tmp_path / "r" / "loops-0-1.flight")).code == 0


WRONG = [
    ("Nobody", 'no class "Nobody" in FILE; its bots are: MyBot, Divides, Foul, Unmade.'),
    ("Plain", "Plain in FILE is not a bot: the class must extend voltige.Bot."),
    ("Divides", "Divides failed at line 12 of FILE: ZeroDivisionError: integer division"),
    ("Foul", "Foul chose 111, which it may not play now; it may play: "),
    ("Unmade", "Unmade failed at line 22 of FILE: FileNotFoundError"),
]


@pytest.mark.parametrize(("name", "told"), WRONG, ids=[name for name, _ in WRONG])
def test_what_is_wrong_with_a_bot_is_one_sentence(
    voltige: Command, file: str, name: str, told: str
) -> None:
    ran = voltige("simulate", "loops", "--bots", f"{file}:{name}", "--games", "1", *SHORT)
    assert ran.code == 1
    last = ran.err.splitlines()[-1]
    assert last.startswith("voltige: ")
    assert told.replace("FILE", file) in last
    assert "Traceback" not in ran.err


def test_a_file_that_is_missing_or_can_not_be_run_is_one_sentence(
    voltige: Command, tmp_path: Path
) -> None:
    missing = voltige("simulate", "loops", "--bots", "nowhere.py:Bot", *SHORT)
    assert missing.err == "voltige: There is no file nowhere.py to take a bot from.\n"
    broken = tmp_path / "broken_bot.py"
    broken.write_text("x = 1\ndef (:\n", encoding="utf-8")
    ran = voltige("simulate", "loops", "--bots", f"{broken}:Bot", *SHORT)
    assert f"failed at line 2 of {broken}: SyntaxError" in ran.err
    late = tmp_path / "late_bot.py"
    late.write_text("import json\njson.loads('')\n", encoding="utf-8")
    ran = voltige("play", "loops", "--seats", f"you,{late}:Bot")
    assert f"failed at line 2 of {late}: JSONDecodeError" in ran.err


def test_the_sentence_is_french_where_french_is_spoken(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ["simulate", "loops", "--bots", "nulle-part.py:Bot", "--lang", "fr"]
    ran = run(capsys, monkeypatch, *table)
    assert ran.err == "voltige: Il n’y a pas de fichier nulle-part.py où prendre un robot.\n"


def test_names_are_split_at_commas_unless_they_are_quoted() -> None:
    assert split_names("a, b,c") == ["a", "b", "c"]
    assert split_names('random,"exec:bot --sizes 1,2",a') == ["random", "exec:bot --sizes 1,2", "a"]
    assert split_names('exec:python3 "my bot.py",a') == ['exec:python3 "my bot.py"', "a"]


def test_a_level_takes_the_number_of_its_rollouts_in_brackets() -> None:
    found = house_bot("ace[rollouts=7]", public.game("loops"))
    assert isinstance(found, SearchBot)
    assert int(found.budget.iterations) == 7
    for name in ("ace[rollouts=0]", "ace[rollouts=x]", "nobody[rollouts=7]", "ace[depth=7]"):
        with pytest.raises(TableError, match="unknown_bot"):
            house_bot(name, public.game("loops"))
