"""Running the command as a person would: arguments in, both outputs and the exit code out."""

import io
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from voltige.cli.main import main

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Ran:
    """What a command printed and how it ended."""

    code: int
    out: str
    err: str


def run(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    *arguments: str,
    typed: str = "",
) -> Ran:
    """Run the command in this process."""
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    monkeypatch.setattr(sys, "argv", ["voltige", *arguments])
    monkeypatch.setenv("VOLTIGE_LANG", "en")
    try:
        code = main(arguments)
    except SystemExit as ended:  # argparse: usage errors, --help, --version
        code = int(ended.code or 0)
    captured = capsys.readouterr()
    return Ran(code, captured.out, captured.err)


def run_apart(*arguments: str, typed: str = "") -> Ran:
    """Run the command in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "voltige", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={**os.environ, "VOLTIGE_LANG": "en", "PYTHONIOENCODING": "utf-8"},
        check=False,
        timeout=300,
    )
    return Ran(done.returncode, done.stdout, done.stderr)
