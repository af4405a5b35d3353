"""What the README and the pages on Python and the terminal show is what one gets."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
TERMINAL = (ROOT / "docs" / "terminal.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```console\n(.*?)```", README + TERMINAL, re.DOTALL)
PYTHON = (ROOT / "docs" / "python.md").read_text(encoding="utf-8")
PROGRAMS = re.findall(r"```python\n(.*?)```", README + PYTHON, re.DOTALL)


def sessions() -> list[tuple[str, str]]:
    """List the commands with the output that is shown."""
    found = []
    for block in BLOCKS:
        for part in block.split("$ ")[1:]:
            command, _, output = part.partition("\n")
            found.append((command, output))
    return found


def trimmed(text: str) -> str:
    """Drop blanks at the ends of lines."""
    return "\n".join(line.rstrip() for line in text.strip().splitlines())


def environment() -> dict[str, str]:
    folder = str(Path(sys.executable).parent)
    path = f"{folder}{os.pathsep}{os.environ['PATH']}"
    return {**os.environ, "PATH": path, "VOLTIGE_LANG": "en", "PYTHONIOENCODING": "utf-8"}


@pytest.mark.parametrize(("command", "shown"), sessions(), ids=[c for c, _ in sessions()])
def test_a_session_prints_what_is_shown(command: str, shown: str) -> None:
    done = subprocess.run(
        ["bash", "-c", command],  # noqa: S607  (the shell of the reader)
        cwd=ROOT,
        env=environment(),
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
    )
    assert trimmed(done.stdout) == trimmed(shown)


def test_there_are_sessions_and_programs_to_run() -> None:
    assert len(sessions()) >= 4
    assert len(PROGRAMS) >= 4


@pytest.mark.parametrize("program", PROGRAMS)
def test_the_python_that_is_shown_runs(program: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", program],
        env=environment(),
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    shown = re.findall(r"^print\(.*\)  # (.*)$", program, re.MULTILINE)
    assert shown
    assert done.stdout.splitlines() == shown
