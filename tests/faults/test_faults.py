"""Faults of every kind; after each, an independent checker holds all histories against the log.

``make faults`` runs them at length, ``make test`` in short.
"""

import random
import resource
import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from tests.faults.cluster import Cluster
from tests.faults.fleet import LONG, ROUNDS, fleet
from tests.server.postgres import new_database
from tests.server.proxy import Proxy
from tests.server.running import wait_for

MOVES = 3  # acknowledged between two faults, at least
DAY_S = 86_400

TOKEN = {"name": "x", "scopes": ["read"]}


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    """Give a database server that the test may ill-treat."""
    found = Cluster()
    yield found
    found.stop()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_servers_are_killed(kind: str, tmp_path: Path) -> None:
    shared = kind == "postgresql"
    rng = random.Random(kind)
    with fleet(new_database() if shared else str(tmp_path / "t.db"), 1 + shared) as it:
        it.open_tables()
        for _ in range(ROUNDS):
            it.wait_for_moves(MOVES)
            time.sleep(rng.uniform(0.0, 0.2))
            process = rng.choice(it.processes)
            process.kill()
            process.start()


def test_the_database_is_killed(cluster: Cluster) -> None:
    with fleet(cluster.url, 2) as it:
        it.open_tables()
        for _ in range(ROUNDS):
            it.wait_for_moves(MOVES)
            cluster.kill()
        wait_for(lambda: {it.ready(process) for process in it.processes} == {"ok"})


def test_the_database_hangs(cluster: Cluster) -> None:
    with fleet(cluster.url, 2) as it:
        it.open_tables()
        for _ in range(1 + LONG * 4):
            it.wait_for_moves(MOVES)
            cluster.signal(signal.SIGSTOP)
            try:
                for process in it.processes:
                    assert it.ready(process) == "no_database"
                    well = httpx.get(f"{process.url}/healthz", timeout=60, verify=False)  # noqa: S501
                    assert well.status_code == 200
                    tokens = f"{process.url}/api/tokens"
                    refused = httpx.post(tokens, json=TOKEN, timeout=60, verify=False)  # noqa: S501
                    assert refused.json()["problem"]["code"] == "no_database"
            finally:
                cluster.signal(signal.SIGCONT)
            it.every_table_moves_on()
        wait_for(lambda: {it.ready(process) for process in it.processes} == {"ok"})


def test_the_disk_is_full(tmp_path: Path) -> None:
    with fleet(str(tmp_path / "t.db")) as it:
        it.open_tables()
        server = it.processes[0]
        assert server.process is not None
        for _ in range(1 + LONG * 4):
            it.wait_for_moves(MOVES)
            full = (1, resource.RLIM_INFINITY)  # no file may grow beyond its first byte
            usual = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, full)
            try:
                wait_for(lambda: it.ready(server) == "disk_full")
                wait_for(lambda: it.logged("nothing can be written"))
            finally:
                resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, usual)
            wait_for(lambda: it.ready(server) == "ok")
            it.every_table_moves_on()
        assert it.logged("writing works again")


def test_the_disk_is_slow(tmp_path: Path) -> None:
    with fleet(str(tmp_path / "t.db"), program="tests.faults.odd", ODD_COMMIT_S="0.3") as it:
        it.open_tables()
        it.wait_for_moves(MOVES * ROUNDS)
        assert it.ready(it.processes[0]) == "ok"


def test_lines_are_cut_and_slow(tmp_path: Path) -> None:
    rng = random.Random(5)
    with ExitStack() as stack, fleet(str(tmp_path / "t.db")) as it:
        proxies = [Proxy(it.processes[0].port, pause_s) for pause_s in (0.0, 0.02)]
        for proxy in proxies:
            stack.callback(proxy.close)
        it.open_tables([proxy.url for proxy in proxies])
        for _ in range(ROUNDS * 2):
            it.wait_for_moves(1)
            rng.choice(proxies).cut_after(rng.uniform(0.0, 0.1))


def test_the_clock_jumps(tmp_path: Path) -> None:
    with fleet(str(tmp_path / "t.db"), program="tests.faults.odd") as it:
        it.open_tables(clock={"move_s": 60, "reserve_s": 60})
        server = it.processes[0]
        for shift in (DAY_S, -DAY_S) * (1 + LONG * 4):
            it.wait_for_moves(MOVES)
            server.kill()
            server.variables["ODD_CLOCK_S"] = str(shift)
            server.start()
