"""Programs as bots: JSON lines in and out; whatever they do wrong, the game goes on."""

import json
import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import voltige as public
from tests.cli.command import ROOT
from tests.cli.conftest import Command, voltige
from tests.server.conftest import Guests, guest, server
from tests.server.running import Running
from tests.server.tables import SHORT as SHORT_MATCH

__all__ = ["guest", "server", "voltige"]
EXAMPLE = ROOT / "examples" / "program.py"
TABLE = ["--options", "max_rounds=1", "--workers", "1", "--seed", "2", "--json"]
PLAYER = """import json, os, sys, time
mode, notes = sys.argv[1], sys.argv[2]
with open(notes, "a") as file:
    file.write(f"{os.getpid()}\\n")
for number, line in enumerate(sys.stdin):
    told = json.loads(line)
    first = told["legal"][0]
    if mode == "action":
        print(json.dumps(first["action"]), flush=True)
    elif mode == "once" and number:
        raise ValueError("no more ideas")
    elif mode == "late":
        time.sleep(600)
    elif mode == "illegal":
        print(max(choice["code"] for choice in told["legal"]) + 1, flush=True)
    elif mode == "unreadable":
        print("let me think", flush=True)
    elif mode == "twice":
        sys.stdout.write(f"{first['code']}\\n{first['code']}\\n")
        sys.stdout.flush()
    elif mode == "huge":
        print("9" * 100_000, flush=True)
    else:
        print(first["code"], flush=True)
    if mode == "tell":
        with open(notes + ".json", "w") as file:
            file.write(line)
"""

INTERRUPTED = """import signal, sys
from voltige.cli.main import main
signal.signal(signal.SIGINT, signal.default_int_handler)  # a background shell has it ignored
sys.exit(main())
"""


def command(folder: Path, mode: str) -> str:
    """Write the program and give the name of the bot that it is."""
    path = folder / "player.py"
    path.write_text(PLAYER, encoding="utf-8")
    return "exec:" + shlex.join([sys.executable, str(path), mode, str(folder / "notes")])


def is_running(number: int) -> bool:
    """Tell whether a process is there and not merely unburied."""
    try:
        status = Path(f"/proc/{number}/stat").read_text(encoding="ascii")
    except OSError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"


def started(folder: Path) -> list[int]:
    """List the processes that the program has been."""
    return [int(line) for line in (folder / "notes").read_text(encoding="ascii").split()]


def simulate(voltige: Command, *bots: str, games: str = "2", patience: str = "60") -> Any:
    """Play a few rounds; give both outputs."""
    names = ",".join(f'"{bot}"' if "," in bot else bot for bot in bots)
    arguments = ["--bots", names, "--games", games, "--patience", patience]
    ran = voltige("simulate", "loops", *arguments, *TABLE)
    assert ran.code == 0, ran.err
    return ran


def test_the_example_is_a_whole_program_of_thirty_lines_and_plays_well(voltige: Command) -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 30
    bot = "exec:" + shlex.join([sys.executable, str(EXAMPLE)])
    ran = simulate(voltige, bot, "random", "random", games="8")
    assert ran.err == ""
    assert json.loads(ran.out)["seats"][0]["wins"] >= 4


def test_a_program_is_told_all_it_needs_and_ends_when_the_games_do(
    voltige: Command, tmp_path: Path
) -> None:
    simulate(voltige, command(tmp_path, "tell"), "random")
    told = json.loads((tmp_path / "notes.json").read_text(encoding="utf-8"))
    assert (told["type"], told["game"], told["seats"], told["seat"]) == ("act", "loops", 2, 0)
    assert told["options"]["max_rounds"] == 1
    assert told["view"]["seat"] == 0
    assert set(told["legal"][0]) == {"code", "action", "notation", "rule"}
    assert len(started(tmp_path)) == 1  # one process for both games
    assert not is_running(started(tmp_path)[0])


def test_an_action_is_as_good_an_answer_as_its_code(voltige: Command, tmp_path: Path) -> None:
    by_code = simulate(voltige, command(tmp_path, "code"), "random")
    by_action = simulate(voltige, command(tmp_path, "action"), "random")
    assert (by_code.err, by_action.err) == ("", "")
    found = [
        [s["mean_return"] for s in json.loads(ran.out)["seats"]] for ran in (by_code, by_action)
    ]
    assert found[0] == found[1]


FAULTS = [
    (
        "once",
        "60",
        "has ended instead of answering (exit code 1; its last words: ValueError: no more",
    ),
    ("late", "1", "has not answered within 1 s."),
    ("illegal", "60", "which is neither the code nor the action of one of its choices."),
    ("unreadable", "60", 'answered "let me think", which is not JSON on one line.'),
    (
        "twice",
        "60",
        "wrote a line that nobody had asked for; it must answer each question with one",
    ),
    ("huge", "60", "answered with a line of more than 65536 bytes."),
]


@pytest.mark.parametrize(("mode", "patience", "told"), FAULTS, ids=[mode for mode, _, _ in FAULTS])
def test_what_a_program_does_wrong_is_told_once_and_the_game_goes_on(
    voltige: Command, tmp_path: Path, mode: str, patience: str, told: str
) -> None:
    ran = simulate(voltige, command(tmp_path, mode), "random", games="2", patience=patience)
    assert json.loads(ran.out)["games"] == 2
    assert ran.err.count(told) == 1
    assert "The default action is played instead" in ran.err
    assert ran.err.splitlines()[-1].endswith("because programs gave no usable answer.")
    assert not any(is_running(number) for number in started(tmp_path))


def test_measuring_a_program_warns_of_each_kind_of_failure_once(tmp_path: Path) -> None:
    with pytest.warns(RuntimeWarning) as warned:
        public.measure(command(tmp_path, "illegal"), games=2, options={"max_rounds": 1})
    kinds = [str(warning.message).split()[0] for warning in warned]
    assert kinds == ["program_illegal", "program_given_up"]
    assert not any(is_running(number) for number in started(tmp_path))


def test_a_program_that_is_not_there_is_one_sentence(voltige: Command) -> None:
    ran = voltige("simulate", "loops", "--bots", "exec:no-such-program,random")
    assert ran.err == 'voltige: There is no program "no-such-program" that could be started.\n'
    assert "can’t be read as a command" in voltige("simulate", "loops", "--bots", "exec:a 'b").err


def test_a_game_with_failing_programs_makes_a_record_that_verifies(
    voltige: Command, tmp_path: Path
) -> None:
    bots = ["--bots", command(tmp_path, "illegal") + ",random", "--games", "1"]
    voltige("simulate", "loops", *bots, *TABLE, "--record", str(tmp_path / "records"))
    ran = voltige("verify", str(tmp_path / "records" / "loops-2-1.flight"))
    assert ran.code == 0, ran.err


def test_in_the_terminal_too_the_game_goes_on(voltige: Command, tmp_path: Path) -> None:
    seats = f"random,{command(tmp_path, 'illegal')}"
    ran = voltige("play", "loops", "--seats", seats, "--options", "max_rounds=1", "--seed", "4")
    assert ran.code == 0, ran.err
    assert "The default action is played instead." in " ".join(ran.out.split())
    assert not any(is_running(number) for number in started(tmp_path))


@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_interrupt_ends_the_programs_and_keeps_what_is_done(
    tmp_path: Path, workers: str
) -> None:
    bots = command(tmp_path, "code") + ",random"
    out = tmp_path / "out"
    arguments = ["--bots", bots, "--games", "1000000", "--workers", workers, "--out", str(out)]
    running = subprocess.Popen(
        [sys.executable, "-c", INTERRUPTED, "simulate", "loops", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "VOLTIGE_LANG": "en"},
    )
    lines = 0
    until = time.monotonic() + 120
    while lines < 3:
        assert time.monotonic() < until
        time.sleep(0.05)
        file = out / "games.jsonl"
        lines = file.read_bytes().count(b"\n") if file.exists() else 0
    running.send_signal(signal.SIGINT)
    said, complaint = running.communicate(timeout=120)
    assert running.returncode == 130, complaint
    assert "--resume goes on from there" in " ".join(complaint.split())
    assert "Traceback" not in complaint
    assert "LOOPS" in said
    assert not any(is_running(number) for number in started(tmp_path))


def test_the_same_program_sits_at_a_server_s_table(
    server: Running, guest: Guests, tmp_path: Path
) -> None:
    person = guest(server)
    made = person.create(
        ["me", "open", "bot:heuristic"], options=SHORT_MATCH, mode="correspondence"
    )
    table = made["table"]["id"]
    bot = "exec:" + shlex.join([sys.executable, str(EXAMPLE)])
    address = f"{server.url}/table/{table}"
    joined = subprocess.Popen(
        [sys.executable, "-m", "voltige", "join", address, "--bot", bot],
        stdout=subprocess.PIPE,
        text=True,
    )
    with person.socket(table) as socket:
        socket.until(lambda m: "table" in m and m["table"]["status"] == "playing")
        assert person.table(table)["seats"][1]["controller"] == "remote:program"
        assert socket.ask("replace", controller="bot:random")["result"] == "accepted"
        socket.until(lambda m: m["type"] == "table" and m["table"]["status"] == "over")
    out, _ = joined.communicate(timeout=60)
    assert joined.returncode == 0
    assert json.loads(out) == person.table(table)["result"]


def test_what_can_not_be_joined_is_one_sentence(voltige: Command, server: Running) -> None:
    bot = "exec:" + shlex.join([sys.executable, str(EXAMPLE)])
    gone = voltige("join", f"{server.url}/table/nowhere", "--bot", bot)
    assert gone.code == 1
    assert gone.err.startswith("voltige: The server refuses: ")
    assert "can’t sit at a server’s table" in voltige("join", server.url, "--bot", "random").err
    assert "is not the address of a table" in voltige("join", server.url, "--bot", bot).err
    away = voltige("join", "http://127.0.0.1:9/table/x", "--bot", bot)
    assert away.err.startswith("voltige: http://127.0.0.1:9 can’t be reached: ")
