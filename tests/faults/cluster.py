"""A PostgreSQL of one's own that may be killed and stopped."""

import os
import signal
import tempfile
from typing import Any

import psutil

from tests.server import postgres


class Cluster:
    """A database server; its processes are found by its postmaster."""

    def __init__(self) -> None:
        postgres.cluster()  # sets the environment, which pgserver reads once
        from pgserver.postgres_server import get_server

        folder = tempfile.mkdtemp(prefix="voltige-pg-")
        self.server: Any = get_server(folder, cleanup_mode="delete")
        self.server.psql("CREATE DATABASE tables;")

    @property
    def url(self) -> str:
        return str(self.server.get_uri("tables"))

    def signal(self, number: signal.Signals) -> None:
        """Send a signal to the postmaster and to all its processes."""
        master = psutil.Process(self.server.get_pid())
        for process in [master, *master.children(recursive=True)]:
            os.kill(process.pid, number)

    def kill(self) -> None:
        """Kill it without a word, and start it again."""
        master = psutil.Process(self.server.get_pid())
        self.signal(signal.SIGKILL)
        master.wait(30)
        self.server.ensure_postgres_running()

    def stop(self) -> None:
        self.server.cleanup()
