"""Many games: the same results however they are played, and nothing that is finished gets lost."""

import json
import os
import shlex
import subprocess
import sys
from pathlib import Path

import msgspec
import pyarrow.parquet
import pytest

from tests.cli.command import run
from tests.cli.conftest import Command, voltige
from voltige.arena.errors import ArenaError
from voltige.arena.kept import Kept
from voltige.arena.plan import Order, Plan, plan_of
from voltige.arena.play import Result, Streams
from voltige.arena.playing import play_numbers
from voltige.arena.ray_cluster import AUTO, ray_results
from voltige.arena.simulate import simulate
from voltige.arena.standings import standings
from voltige.arena.workers import Crew
from voltige.core.errors import TableError, VoltigeError
from voltige.games.hydroracers import GAME as HYDRORACERS
from voltige.games.loops import GAME as LOOPS

__all__ = ["voltige"]
ONE_ROUND = {"max_rounds": 1}
KILLER = """import os, pathlib, signal
import voltige

NOTES = pathlib.Path(__file__).with_suffix(".notes")


class Once(voltige.Bot):
    often = 1

    def choose(self, view, legal, rng):
        killed = NOTES.read_text().count("x") if NOTES.exists() else 0
        if killed < self.often:
            with NOTES.open("a") as file:
                file.write("x")
            os.kill(os.getpid(), signal.SIGKILL)
        return legal[rng.below(len(legal))]


class Always(Once):
    often = 1000


class Never(Once):
    often = 0
"""


def make(bots: list[str], games: int = 12, *, rotate: bool = True) -> Plan:
    """Make a plan of short games."""
    return Plan.make(LOOPS, bots, games, 5, ONE_ROUND, rotate=rotate)


def crew(plan: Plan, workers: int, told: list[VoltigeError] | None = None) -> list[Result]:
    """Play a plan with workers; give the results in order."""
    tell = (told if told is not None else []).append
    found = Crew(plan.order(), "", tell).play(range(plan.games), workers)
    return sorted(found, key=lambda result: result.number)


def killer(folder: Path, kind: str) -> str:
    """Write the bot that ends its own process."""
    file = folder / f"killer_{kind.lower()}.py"
    file.write_text(KILLER, encoding="utf-8")
    return f"{file}:{kind}"


def test_each_deal_is_played_in_all_rotations_with_the_same_luck() -> None:
    plan = make(["heuristic", "random", "random"], 6)
    assert [plan.seating(number) for number in range(4)] == [
        [0, 1, 2],
        [1, 2, 0],
        [2, 0, 1],
        [0, 1, 2],
    ]
    streams = [Streams(plan, number) for number in range(4)]
    lucks = [stream.luck.next32() for stream in streams]
    assert lucks[0] == lucks[1] == lucks[2] != lucks[3]
    thoughts = [[rng.next32() for rng in stream.thoughts] for stream in streams]
    assert thoughts[0] == thoughts[1] == thoughts[2]  # a bot thinks alike wherever it sits


def test_without_rotation_games_are_those_that_they_were() -> None:
    still, moving = make(["random"] * 2, 1, rotate=False), make(["random"] * 2, 2)
    assert simulate(still).results[0] == play_numbers(moving, [0])[0]


def test_a_plan_travels_as_plain_data() -> None:
    plan = Plan.make(HYDRORACERS, ["heuristic"] * 3, 2, 9, {"cockpit": "expert"}, rotate=True)
    again = plan_of(plan.order())
    assert again.order() == plan.order()
    assert play_numbers(again, [1]) == play_numbers(plan, [1])


def test_autopilots_keep_their_seats() -> None:
    with pytest.raises(TableError, match="rotated_autopilots"):
        Plan.make(HYDRORACERS, ["heuristic", "autopilot:italy"], 2, 1, rotate=True)


def test_one_process_two_workers_and_a_ray_cluster_give_the_same_results() -> None:
    plan = make(["heuristic", "random", "random"])
    alone = list(simulate(plan).results)
    assert len(alone) == 12
    assert crew(plan, 2) == alone
    clustered = ray_results(plan.order(), range(plan.games), AUTO, "")
    assert sorted(clustered, key=lambda result: result.number) == alone


def test_a_cluster_that_is_not_there_is_one_sentence(voltige: Command) -> None:
    ran = voltige("simulate", "loops", "--games", "2", "--ray", "127.0.0.1:9")
    assert ran.code == 1
    assert 'The Ray cluster "127.0.0.1:9" can’t be reached: ' in ran.err
    assert "Traceback" not in ran.err


def test_a_worker_that_is_killed_is_replaced_and_told_of(tmp_path: Path) -> None:
    told: list[VoltigeError] = []
    found = crew(make([killer(tmp_path, "Once"), "random"]), 2, told)
    assert [error.code for error in told] == ["worker_died"]
    spared = simulate(make([killer(tmp_path, "Never"), "random"]))
    assert found == list(spared.results)


def test_a_game_that_kills_every_worker_is_given_up_and_the_others_are_kept(
    tmp_path: Path,
) -> None:
    plan = make([killer(tmp_path, "Always"), "random"], 4)
    told: list[VoltigeError] = []
    with pytest.raises(ArenaError, match="worker_lost"):
        crew(plan, 1, told)
    assert [error.code for error in told] == ["worker_died", "worker_died"]


def test_an_error_of_a_bot_comes_from_its_worker_as_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "fails_in_worker.py"
    file.write_text(
        "import voltige\n\nclass Bad(voltige.Bot):\n    def choose(self, *_):\n        raise KeyError(7)\n"
    )
    with pytest.raises(ArenaError) as caught:
        crew(make([f"{file}:Bad", "random"]), 2)
    assert caught.value.code == "bot_crashed"
    assert (caught.value.params["line"], caught.value.params["reason"]) == (5, "KeyError: 7")


ARENA = ["arena", "loops", "--bots", "heuristic,random,random", "--seed", "1", "--workers", "1"]
SHORT = ["--options", "max_rounds=1", "--json"]


def test_results_are_kept_resumed_and_never_mixed(voltige: Command, tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    assert voltige(*ARENA, *SHORT, "--games", "9", "--out", str(whole)).code == 0
    first = voltige(*ARENA, *SHORT, "--games", "3", "--out", str(parts))
    assert json.loads(first.out)["games"] == 3
    with (parts / "games.jsonl").open("ab") as file:
        file.write(b'{"number":3,"ranki')  # a line that was cut short
    assert "already holds results" in voltige(*ARENA, *SHORT, "--out", str(parts)).err
    other = [*ARENA, *SHORT, "--out", str(parts), "--resume", "--seed", "2"]
    assert "the seed was different" in voltige(*other).err
    again = voltige(*ARENA, *SHORT, "--games", "8", "--out", str(parts), "--resume")
    assert json.loads(again.out)["games"] == 9  # whole deals
    tables = [pyarrow.parquet.read_table(folder / "games.parquet") for folder in (whole, parts)]
    assert tables[0].equals(tables[1])
    assert tables[0].num_rows == 9
    assert set(tables[0].column("bots").to_pylist()[1]) == {"heuristic", "random"}
    assert json.loads(tables[0].schema.metadata[b"voltige"])["seed"] == 1
    assert "name the folder" in voltige(*ARENA, "--resume").err


def test_a_full_disk_is_one_sentence_and_what_is_finished_can_be_gone_on_with(
    voltige: Command, tmp_path: Path
) -> None:
    out = tmp_path / "out"
    words = [sys.executable, "-m", "voltige", *ARENA, *SHORT, "--games", "60", "--out", str(out)]
    done = subprocess.run(
        ["bash", "-c", f"ulimit -f 8; {shlex.join(words)}"],  # noqa: S607  (kilobytes of a file)
        capture_output=True,
        text=True,
        env={**os.environ, "VOLTIGE_LANG": "en"},
        check=False,
        timeout=300,
    )
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert f"Results can’t be written into {out}: file too large." in done.stderr
    kept = Kept(str(out), plan_of_folder(out), resume=True)
    count = len(kept.results)
    kept.close()
    assert 0 < count < 60
    again = voltige(*ARENA, *SHORT, "--games", "60", "--out", str(out), "--resume")
    assert again.code == 0, again.err
    assert again.out == voltige(*ARENA, *SHORT, "--games", "60").out


def plan_of_folder(folder: Path) -> Order:
    """Read what a folder says that was played."""
    return msgspec.json.decode((folder / "plan.json").read_bytes(), type=Order)


def test_standings_count_every_seat_and_rate_the_better_bot_higher() -> None:
    plan = make(["heuristic", "random", "random"], 30)
    told = standings(plan, simulate(plan).results).to_json()
    best, other = told["bots"]
    assert (best["bot"], best["games"], other["games"]) == ("heuristic", 30, 60)
    assert best["wins"] + other["wins"] == pytest.approx(30)
    assert best["win_share_95"][0] > best["fair_share"]
    assert best["rating"] - best["rating_95"] > other["rating"] + other["rating_95"]
    ahead = told["ahead"]
    assert ahead["heuristic"]["random"][0] + ahead["random"]["heuristic"][0] == pytest.approx(1)


def test_the_command_prints_standings_and_curves_in_both_languages(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    short = ["--options", "max_rounds=1", "--games", "6", "--workers", "1"]
    table = ["arena", "loops", "--bots", "random,heuristic", *short]
    english = run(capsys, monkeypatch, *table)
    assert "Equal bots would win 50.0% each." in english.out
    assert "came before" in english.out
    french = run(capsys, monkeypatch, *table, "--curve", "--seats", "3", "--lang", "fr")
    assert "2 × random" in french.out
    assert "gagneraient 33,3\u00a0% chacun" in french.out
    assert (
        "at least two bots"
        in run(capsys, monkeypatch, "arena", "loops", "--bots", "random", "--curve").err
    )


WITHOUT = """import sys
for name in ("pyarrow", "openskill", "altair", "vl_convert", "ray"):
    sys.modules[name] = None
from voltige.cli.main import main
sys.exit(main(sys.argv[1:]))
"""


def test_without_the_extras_all_is_played_and_their_names_are_said(tmp_path: Path) -> None:
    arguments = [*ARENA, *SHORT[:2], "--games", "3"]

    def without(*more: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-c", WITHOUT, *arguments, *more],
            capture_output=True,
            text=True,
            env={**os.environ, "VOLTIGE_LANG": "en"},
            check=False,
            timeout=300,
        )

    kept = without("--out", str(tmp_path / "out"))
    assert kept.returncode == 0, kept.stderr
    assert 'games.parquet is not written: pip install "voltige[arena]".' in kept.stderr
    assert 'Ratings need OpenSkill: pip install "voltige[arena]".' in kept.stdout
    assert (tmp_path / "out" / "games.jsonl").read_bytes().count(b"\n") == 3
    clustered = without("--ray", "auto")
    assert clustered.returncode == 1
    assert 'This needs the package ray: pip install "voltige[ray]".' in clustered.stderr
