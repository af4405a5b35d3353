"""The command as a whole: help, version, errors."""

import os
import shlex
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from tests.cli.command import run_apart
from tests.cli.conftest import Command
from voltige import __version__, pure

COMMANDS = [
    ["serve"],
    ["odds"],
    ["play"],
    ["games"],
    ["rules"],
    ["simulate"],
    ["arena"],
    ["lab"],
    ["tune"],
    ["join"],
    ["replay"],
    ["verify"],
    ["scenario"],
    ["perft"],
    ["golden"],
    ["edition"],
    ["edition", "check"],
    ["edition", "show"],
    ["edition", "new"],
    ["bench"],
]

WRONG = [
    (["play", "chess"], "no game"),
    (["rules", "chess"], "no game"),
    (["rules", "loops", "LO-999"], "no rule LO-999"),
    (["play", "loops", "--seats", "you"], "2 to 8"),
    (["play", "loops", "--seats", "you,,you"], "list of seats"),
    (["play", "loops", "--seats", "you,deep-thought"], "no bot"),
    (["play", "loops", "--options", "target_points=3"], "target_points"),
    (["play", "loops", "--options", "colour=red"], "colour"),
    (["play", "loops", "--edition", "first"], "no edition"),
    (["play", "loops", "--edition", "missing.toml"], "missing.toml"),
    (["simulate", "loops", "--seats", "3", "--bots", "random,random"], "3 seats"),
    (["simulate", "loops", "--seats", "9"], "2 to 8"),
    (["simulate", "loops", "--games", "0"], "1 or more"),
    (["simulate", "loops", "--seed", "-1"], "seed"),
    (["verify", "missing.flight"], "missing.flight"),
    (["replay", "missing.flight"], "missing.flight"),
    (["verify", "README.md"], "record"),
    (["perft", "loops", "--at", "nonsense"], "nonsense"),
    (["perft", "loops", "--seats", "1"], "2 to 8"),
    (["edition", "check", "missing.toml"], "missing.toml"),
    (["edition", "show", "loops", "first"], "no edition"),
]

BROWSER = """\
import pathlib, sys
note, address = pathlib.Path(sys.argv[1]), sys.argv[2]
note.with_suffix(".new").write_text(address)
note.with_suffix(".new").rename(note)
"""


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_every_command_has_a_help_with_an_example(voltige: Command, command: list[str]) -> None:
    ran = voltige(*command, "--help")
    assert ran.code == 0
    assert "example" in ran.out


def test_the_help_lists_the_commands(voltige: Command) -> None:
    ran = voltige("--help")
    assert ran.code == 0
    assert "simulate" in ran.out


def test_without_a_command_the_table_is_served_and_its_page_opened(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser.py"
    browser.write_text(BROWSER, encoding="utf-8")
    words = [Path(sys.executable).as_posix(), browser.as_posix(), opened.as_posix(), "%s"]
    settings = {"BROWSER": shlex.join(words), "VOLTIGE_PORT": "0"}
    settings["VOLTIGE_DATABASE"] = str(tmp_path / "tables.db")
    serving = subprocess.Popen([sys.executable, "-m", "voltige"], env={**os.environ, **settings})
    try:
        until = time.monotonic() + 60
        while not opened.exists() and time.monotonic() < until:
            time.sleep(0.1)
        page = httpx.get(opened.read_text().strip())
        assert page.status_code == 200
        assert "Voltige" in page.text
    finally:
        serving.terminate()
        assert serving.wait(30) is not None


def test_the_version_says_which_engine_runs(voltige: Command) -> None:
    ran = voltige("--version")
    engine = "compiled" if pure.is_compiled() else "interpreted"
    assert ran.out.startswith(f"voltige {__version__} ({engine} engine")


def test_pure_mode_can_be_forced() -> None:
    code = "import voltige.pure as p; print(p.is_compiled())"
    env = {**os.environ, "VOLTIGE_PURE": "1"}
    ran = subprocess.run(
        [sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True
    )
    assert ran.stdout.strip() == "False"


@pytest.mark.parametrize(("arguments", "told"), WRONG, ids=[" ".join(w) for w, _ in WRONG])
def test_bad_input_gets_one_sentence_on_stderr(
    voltige: Command, arguments: list[str], told: str
) -> None:
    ran = voltige(*arguments)
    assert ran.code == 1
    assert ran.out == ""
    assert ran.err.startswith("voltige: ")
    assert ran.err.count("\n") == 1
    assert told in ran.err


def test_errors_speak_french_too(voltige: Command) -> None:
    ran = voltige("simulate", "loops", "--seats", "9", "--lang", "fr")
    assert "se joue de 2 à 8" in ran.err


def test_the_command_runs_in_a_process_of_its_own() -> None:
    ran = run_apart("rules", "loops", "14")
    assert ran.code == 0
    assert ran.out.startswith("LO-14  ")
    assert ran.err == ""
