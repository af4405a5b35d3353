"""Find Chromium for the tests in the browser; on Debian, as root, install it.

python web/tools/chromium.py      prints its path
"""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
INSTALL = ("apt-get", "install", "-y", "-q", "--no-install-recommends", "chromium")


def find() -> str | None:
    """Give the path of a Chromium; ``CHROMIUM`` names another one."""
    named = os.environ.get("CHROMIUM")
    return named or next((path for path in map(shutil.which, NAMES) if path), None)


def main() -> None:
    """Print the path, or say what to do."""
    if find() is None and shutil.which("apt-get") and os.geteuid() == 0:
        subprocess.run(("apt-get", "update", "-q"), stdout=sys.stderr, check=False)
        subprocess.run(
            INSTALL,
            stdout=sys.stderr,
            check=False,
            env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
        )
    path = find()
    if path is None:
        sys.exit("The tests in the browser need Chromium: install it, or set CHROMIUM to its path.")
    sys.stdout.write(f"{path}\n")


if __name__ == "__main__":
    main()
