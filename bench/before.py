"""Measure the engine beside an older one in one run: ``python -m bench.before 93ec12ad``."""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console

from bench.before_worker import KINDS, TABLES
from bench.errors import BenchError
from bench.protocol import ROOT, Worker, start_worker

SLICE = 0.1  # CPU seconds
HEAD = "| new / old | " + " | ".join(TABLES) + " |"


def main() -> int:
    """Build the older engine, measure both in turn, and print new by old."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.before",
        description="Measure this engine beside that of an older commit; above 1 it has become faster.",
        epilog="example: python -m bench.before 93ec12ad --seconds 2",
    )
    parser.add_argument("commit", help="the older state of this repository")
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds for each figure")
    parser.add_argument(
        "--env", type=Path, metavar="DIR", help="keep the older engine in this folder"
    )
    arguments = parser.parse_args()
    try:
        with older_engine(arguments.commit, arguments.env) as old:
            ratios = measure(old / "src", max(1, round(arguments.seconds / SLICE)))
    except BenchError as error:
        print(error, file=sys.stderr)
        return 2
    print(HEAD)
    print("|---|" + "---:|" * len(TABLES))
    for kind in KINDS:
        cells = [f"{ratios[f'{kind}/{table}']:.2f}" for table in TABLES]
        print(f"| {kind} | {' | '.join(cells)} |")
    return 0


@contextmanager
def older_engine(commit: str, kept: Path | None) -> Iterator[Path]:
    """Check a commit out and compile it, in a folder that is kept or thrown away."""
    if kept is not None and (kept / "src").is_dir():
        yield kept
        return
    with tempfile.TemporaryDirectory(prefix="voltige-before-") as folder:
        place = Path(folder) / "checkout" if kept is None else kept
        git = shutil.which("git")
        if git is None:
            raise BenchError("The bench needs git.")
        run([git, "clone", "--quiet", "--no-checkout", str(ROOT), str(place)], ROOT)
        run([git, "checkout", "--quiet", commit], place)
        with Console(stderr=True).status("compiling the older engine"):
            run([sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"], place)
        yield place


def run(command: list[str], folder: Path) -> None:
    """Run a command, or say why it failed."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        lines = done.stderr.strip().splitlines()
        raise BenchError(lines[-1] if lines else f"{command[0]} failed.")


def measure(old: Path, turns: int) -> dict[str, float]:
    """Run slices of both engines in turn; the best of each counts."""
    environment = {name: value for name, value in os.environ.items() if name != "VOLTIGE_PURE"}
    python, module = Path(sys.executable), "bench.before_worker"
    paths = [ROOT / "src", old]
    environments = [{**environment, "PYTHONPATH": f"{path}{os.pathsep}{ROOT}"} for path in paths]
    with (
        start_worker(python, module, environments[0]) as ours,
        start_worker(python, module, environments[1]) as theirs,
    ):
        for worker in (ours, theirs):
            if worker.about()["compiled"] != "True":
                raise BenchError("An engine is not compiled: run make engine first.")
        kinds = [f"{kind}/{table}" for kind in KINDS for table in TABLES]
        return {kind: best(ours, theirs, kind, turns) for kind in kinds}


def best(ours: Worker, theirs: Worker, kind: str, turns: int) -> float:
    """Return the best rate of one engine by that of the other."""
    rates: list[list[float]] = [[], []]
    for _ in range(turns):
        for worker, found in zip((ours, theirs), rates, strict=True):
            taken = worker.slice(kind, SLICE)
            found.append(taken["done"] / taken["cpu"])
    return max(rates[0]) / max(rates[1])


if __name__ == "__main__":
    sys.exit(main())
