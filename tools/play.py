"""Start the table server, whatever the engine is: compiled, or interpreted while it is compiled.

``make play`` runs this. A build that has begun goes on when the server is stopped, so that the next
start finds it done.
"""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).parents[1]
VENV = ROOT / ".venv"
SERVE = [sys.executable, "-m", "voltige", "serve", "--open", *sys.argv[1:]]
LOG = VENV / "engine.log"
BUILDER = VENV / "engine.pid"  # the process that builds
POLITENESS = 10  # whoever plays goes first


def main() -> int:
    """Serve until somebody stops it."""
    if is_built():
        return serve(os.environ)
    build()
    print(  # noqa: T201  (this is a command)
        "The engine is being compiled beside the server; until then it runs interpreted: same games,"
        f" slower bots.\nYour next start takes the compiled one. The build writes to {shown(LOG)}.",
        flush=True,
    )
    return serve({**os.environ, "VOLTIGE_PURE": "1"})


def is_built() -> bool:
    """Tell whether the compiled engine is there and not older than its sources."""
    return subprocess.run(["make", "--question", "engine"], cwd=ROOT, check=False).returncode == 0


def build() -> None:
    """Compile in the background, unless that is going on already."""
    if is_running(BUILDER):
        return
    with LOG.open("w", encoding="utf-8") as log:
        builder = subprocess.Popen(
            ["nice", "-n", str(POLITENESS), "make", "engine"],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,  # Ctrl-C is for the server alone
        )
    BUILDER.write_text(str(builder.pid), encoding="utf-8")


def is_running(note: Path) -> bool:
    """Tell whether the process that a note names is alive."""
    try:
        os.kill(int(note.read_text(encoding="utf-8")), 0)
    except (OSError, ValueError):
        return False
    return True


def serve(environment: Mapping[str, str]) -> int:
    """Run the server in front."""
    try:
        return subprocess.run(SERVE, env=environment, check=False).returncode
    except KeyboardInterrupt:
        return 0


def shown(path: Path) -> str:
    """Name a file as a person in the project's folder would."""
    return str(path.relative_to(ROOT))


if __name__ == "__main__":
    sys.exit(main())
