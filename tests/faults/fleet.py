"""Servers as processes of their own, tables at them, and clients that play there."""

import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import httpx

from tests.faults.checker import check_histories
from tests.faults.clients import Client, HttpClient, SocketClient
from tests.server.people import Person
from tests.server.running import Process, wait_for

LONG = os.environ.get("VOLTIGE_FAULTS") == "long"  # make faults
ROUNDS = 20 if LONG else 2
TABLES = 4 if LONG else 2
OPTIONS = {"target_points": 1000, "race_mode": "secret", "race_commit_ms": 3000}
SETTINGS = {
    "VOLTIGE_REQUESTS_PER_10_S": "1000000",
    "VOLTIGE_MESSAGES_PER_10_S": "1000000",
    "VOLTIGE_THINKERS": "1",
    "VOLTIGE_DATABASE_S": "2",
}


class Fleet:
    """Some processes on one database, and the clients of some tables."""

    def __init__(self, database: str, count: int, **settings: Any) -> None:
        self.database = database
        program = settings.pop("program", "voltige")
        self.processes = [
            Process("--database", database, program=program, **{**SETTINGS, **settings})
            for _ in range(count)
        ]
        self.clients: list[Client] = []

    @property
    def urls(self) -> list[str]:
        return [process.url for process in self.processes]

    def open_tables(self, urls: list[str] | None = None, **wishes: Any) -> None:
        """Make tables of two people and a bot; bring the people and somebody who looks on."""
        urls = urls if urls is not None else self.urls
        for _ in range(TABLES):
            one, two = Person(self.urls[0]), Person(self.urls[-1])
            made = one.create(["me", "open", "bot:random"], options=OPTIONS, **wishes)
            table = made["table"]["id"]
            two.sit(table)
            cookies = [person.http.cookies["voltige"] for person in (one, two)]
            self.clients.append(SocketClient(urls, cookies[0], table, 0))
            self.clients.append(HttpClient(urls, cookies[1], table, 1))
            self.clients.append(SocketClient(urls, "", table, -1))
            one.close()
            two.close()
        for client in self.clients:
            client.start()

    def accepted(self) -> int:
        """Count the moves that were acknowledged so far."""
        return sum(len(client.history.accepted) for client in self.clients)

    def wait_for_moves(self, more: int) -> None:
        """Wait until so many more moves are acknowledged."""
        goal = self.accepted() + more
        wait_for(lambda: self.accepted() >= goal)

    def every_table_moves_on(self) -> None:
        """Wait until every table has moved on before somebody's eyes: none is stuck."""
        for table in {client.table for client in self.clients}:
            own = [client for client in self.clients if client.table == table]
            seen = max(client.version() for client in own)
            wait_for(lambda own=own, n=seen: any(client.version() > n for client in own))

    def refused(self, code: str) -> bool:
        """Tell whether some client was refused with a code."""
        return any(client.history.refusals[code] for client in self.clients)

    def logged(self, text: str) -> bool:
        """Tell whether some process has logged something."""
        return any(text in line for process in self.processes for line in process.lines)

    def ready(self, process: Process) -> str:
        """Ask a process whether it can serve."""
        answer = httpx.get(f"{process.url}/readyz", timeout=30, verify=False)  # noqa: S501  (no TLS)
        return str(answer.json()["status"])


@contextmanager
def fleet(database: str, count: int = 1, **settings: Any) -> Iterator[Fleet]:
    """Run processes until the block ends, then hold all histories against the log."""
    found = Fleet(database, count, **settings)
    try:
        with ThreadPoolExecutor() as pool:
            list(pool.map(Process.start, found.processes))
        yield found
        found.every_table_moves_on()
    finally:
        for client in found.clients:
            client.stop()
        codes = [process.stop() for process in found.processes]
    assert codes == [-15] * count, "asked to stop, it stops in order"
    said = "".join(line for process in found.processes for line in process.lines)
    assert "Traceback" not in said, said[-5000:]
    assert found.accepted() > 0
    check_histories(database, found.clients)
