"""``voltige`` in an odd place: a disk that is slow, or a clock that is wrong.

A process of its own, so that the server knows nothing of it: ``python -m tests.faults.odd serve …``
with ``ODD_COMMIT_S`` seconds for each commit and ``ODD_CLOCK_S`` seconds added to the wall clock.
"""

import os
import sys
import time

SLOW_S = float(os.environ.get("ODD_COMMIT_S", "0"))
SHIFT_S = float(os.environ.get("ODD_CLOCK_S", "0"))

wall = time.time
time.time = lambda: wall() + SHIFT_S

from voltige.cli.main import main  # noqa: E402  (the clock must be wrong first)
from voltige.match.errors import StoreError  # noqa: E402
from voltige.store.sqlite_writer import SqliteWriter  # noqa: E402

commit = SqliteWriter.commit


def slow_commit(writer: SqliteWriter) -> StoreError | None:
    """Commit as a disk would that is busy with something else."""
    begun = time.perf_counter()
    time.sleep(SLOW_S)
    error = commit(writer)
    writer.commit_s = max(writer.commit_s, time.perf_counter() - begun)
    return error


if SLOW_S:
    setattr(SqliteWriter, "commit", slow_commit)  # noqa: B010  (types forbid the plain way)

if __name__ == "__main__":
    sys.exit(main())
