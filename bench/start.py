"""Measure how soon somebody plays: from a clone by ``make play``, and from an installed wheel by ``voltige``.

python -m bench.start            a fresh clone of HEAD in a folder of its own
python -m bench.start --wheel dist/voltige-….whl    besides, that wheel in an empty environment
python -m bench.start --write    puts the figures into CONTRIBUTING.md
"""

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from bench.figures import write_figures
from bench.web.visiting import ROOT, address_of, browser, visitor

MOST_CLONE_S = 120
MOST_WHEEL_S = 10
BUILDER = Path(".venv") / "engine.pid"
POSTER = "[data-game=loops] button"
BOARD = "[data-testid=bar]"


def main() -> None:
    """Measure and print; fail when a bar is missed."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--wheel", type=Path, help="a wheel made by make wheel")
    parser.add_argument("--write", action="store_true", help="put the figures into CONTRIBUTING.md")
    wished = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        clone = Path(folder) / "voltige"
        took = [("make play in a fresh clone", first_board_of_clone(clone), MOST_CLONE_S)]
        if wished.wheel is not None:
            took.append(
                ("voltige, installed from a wheel", of_wheel(folder, wished.wheel), MOST_WHEEL_S)
            )
    lines = [
        f"- {what}: first board after {seconds:.0f} s (at most {most})"
        for what, seconds, most in took
    ]
    print("\n".join(lines))
    if wished.write:
        load = f"{os.cpu_count()} cores, load average {os.getloadavg()[2]:.0f} before"
        write_figures("start", [*lines, "", f"Measured on {load}."])
    sys.exit(any(seconds > most for _, seconds, most in took))


def first_board_of_clone(clone: Path) -> float:
    """Clone, ``make play``, press a poster; give the seconds until the board is shown."""
    begun = time.monotonic()
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)  # noqa: S607  (by its name)
    clean = {key: value for key, value in os.environ.items() if key != "VOLTIGE_PURE"}
    settings = {**clean, "VOLTIGE_PORT": "0", "VOLTIGE_DATABASE": str(clone / "start.db")}
    with running(["make", "play"], clone, settings) as address:
        press(address)
        seconds = time.monotonic() - begun
    stop_building(clone)
    return seconds


def stop_building(clone: Path) -> None:
    """End the compiling that goes on beside the server."""
    note = clone / BUILDER
    if note.exists():
        os.killpg(int(note.read_text(encoding="utf-8")), signal.SIGTERM)


def of_wheel(folder: str, wheel: Path) -> float:
    """Install a wheel in an empty environment; give the seconds from ``voltige`` to the board."""
    venv = Path(folder) / "empty"
    subprocess.run([sys.executable, "-m", "venv", str(venv)], check=True)
    pip = [str(venv / "bin" / "pip"), "install", "--quiet", "-c", str(ROOT / "constraints.txt")]
    subprocess.run([*pip, str(wheel)], check=True)
    settings = {**os.environ, "VOLTIGE_PORT": "0", "VOLTIGE_DATABASE": f"{folder}/wheel.db"}
    begun = time.monotonic()
    with running([str(venv / "bin" / "voltige")], Path(folder), settings) as address:
        press(address)
        return time.monotonic() - begun


@contextmanager
def running(command: list[str], folder: Path, settings: Mapping[str, str]) -> Iterator[str]:
    """Run a command that serves; give the address that it tells."""
    process = subprocess.Popen(
        command,
        cwd=folder,
        env={**settings, "BROWSER": "true"},  # nobody looks at the page that it opens
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        yield address_of(process.stdout)
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait(30)


def press(address: str) -> None:
    """Press a poster and wait for the board."""
    with browser() as chromium:
        page = visitor(chromium, "wide").new_page()
        page.goto(address)
        page.locator(POSTER).first.click()
        page.locator(BOARD).wait_for(timeout=60_000)


if __name__ == "__main__":
    main()
