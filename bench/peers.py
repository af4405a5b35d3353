"""The environment of the peers: a throw-away one, or a folder kept between runs."""

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bench.errors import BenchError

REQUIREMENTS = {"open_spiel": "2.0.2", "rlcard": "1.2.0"}  # numpy and the rest come with them


@contextmanager
def peer_python(folder: Path | None) -> Iterator[Path]:
    """Give a Python that has the peers, in ``folder`` or in an environment removed at the end."""
    if folder is not None:
        yield prepare(folder)
        return
    with tempfile.TemporaryDirectory(prefix="voltige-peers-") as throw_away:
        yield prepare(Path(throw_away))


def prepare(folder: Path) -> Path:
    """Install the peers into ``folder`` unless they are there, and return its Python."""
    python = python_of(folder)
    if python.exists() and holds_peers(python):
        return python
    if not python.exists():
        refuse_foreign(folder)
        run([sys.executable, "-m", "venv", str(folder)], "The environment of the peers")
    requirements = [f"{name}=={version}" for name, version in REQUIREMENTS.items()]
    run([str(python), "-m", "pip", "install", "--quiet", *requirements], "The peers")
    return python


def python_of(folder: Path) -> Path:
    """Return the path of the Python that an environment in ``folder`` has."""
    if sys.platform == "win32":
        return folder / "Scripts" / "python.exe"
    return folder / "bin" / "python"


def refuse_foreign(folder: Path) -> None:
    """Raise if ``folder`` holds something else than an environment."""
    if folder.exists() and any(folder.iterdir()):
        raise BenchError(f"{folder} is neither empty nor an environment of the peers.")


def holds_peers(python: Path) -> bool:
    """Tell whether the exact versions of the peers are installed beside ``python``."""
    program = (
        "import sys; from importlib.metadata import version\n"
        "sys.exit(any(version(name) != wanted for name, wanted in "
        f"{sorted(REQUIREMENTS.items())!r}))"
    )
    return (
        subprocess.run([str(python), "-c", program], capture_output=True, check=False).returncode
        == 0
    )


def run(command: list[str], subject: str) -> None:
    """Run one step of the installation."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode == 0:
        return
    lines = (done.stderr.strip() or done.stdout.strip()).splitlines()
    errors = [line for line in lines if line.startswith(("ERROR", "Error"))]
    reason = (errors or lines or [f"exit code {done.returncode}"])[-1]
    raise BenchError(f"{subject} could not be installed ({reason}).")
