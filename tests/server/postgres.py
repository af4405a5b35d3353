"""PostgreSQL for tests, from the package pgserver; one cluster per test process."""

import functools
import itertools
import os
import tempfile
from typing import Any

NUMBERS = itertools.count(1)


@functools.cache
def cluster() -> Any:
    """Start PostgreSQL; it stops when the test process ends."""
    os.environ.setdefault("XDG_RUNTIME_DIR", tempfile.mkdtemp(prefix="voltige-run-"))
    # It looks at the environment when it is loaded.
    from pgserver.postgres_server import get_server

    return get_server(tempfile.mkdtemp(prefix="voltige-pg-"), cleanup_mode="delete")


def new_database() -> str:
    """Make an empty database; give its URL."""
    name = f"tables_{next(NUMBERS)}"
    cluster().psql(f"CREATE DATABASE {name};")
    url: str = cluster().get_uri(name)
    return url
