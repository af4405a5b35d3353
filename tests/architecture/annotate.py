"""Asks mypyc which lines are slow: ``python annotate.py REPORT BUILD`` from the root of the repository."""

import sys
from pathlib import Path

from mypyc.build import mypycify

if __name__ == "__main__":
    files = [
        path.as_posix()
        for layer in ("core", "games", "bots")
        for path in sorted(Path("src/voltige", layer).rglob("*.py"))
        if path.name != "__init__.py"
    ]
    mypycify(["-a", sys.argv[1], *files], group_name="annotated", target_dir=sys.argv[2])
