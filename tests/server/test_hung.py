"""A database without a free connection, or one that is locked for long: 503 in time, no harm done."""

import asyncio
import sqlite3
import threading
from contextlib import AsyncExitStack
from pathlib import Path

from tests.server.conftest import Guests, quick
from tests.server.postgres import new_database
from tests.server.running import Running, running, wait_for
from tests.server.tables import SHORT, friends

CONNECTIONS = 10  # of the pool, overflow included


def hold_all(server: Running, until: threading.Event) -> None:
    """Take all connections of the server's pool until somebody says so."""

    async def hold() -> None:
        async with AsyncExitStack() as stack:
            for _ in range(CONNECTIONS):
                await stack.enter_async_context(server.server.store.engine.connect())
            while not until.is_set():
                await asyncio.sleep(0.01)

    server.run(hold())


def test_without_a_free_connection_everything_says_so_in_time_and_duties_go_on(
    tmp_path: Path, guest: Guests
) -> None:
    with running(quick(tmp_path, database=new_database(), database_s=1)) as server:
        person = guest(server)
        released = threading.Event()
        holder = threading.Thread(target=hold_all, args=(server, released))
        holder.start()
        try:
            wait_for(lambda: person.get("/readyz").status_code == 503)
            assert person.get("/readyz").json()["status"] == "no_database"
            lobby = person.get("/api/lobby")
            assert lobby.status_code == 503
            assert lobby.json()["problem"]["code"] == "no_database"
            assert person.get("/healthz").status_code == 200
        finally:
            released.set()
            holder.join()
        wait_for(lambda: person.get("/readyz").status_code == 200)
        sweeper = server.server.service.deadlines.sweeper
        assert sweeper is not None
        assert not sweeper.done()
        table = person.create(["me", "bot:random"], options=SHORT)["table"]["id"]
        wait_for(lambda: person.state(table)["asked"])


def test_a_lock_that_is_held_too_long_is_told_and_the_same_request_succeeds_later(
    tmp_path: Path, guest: Guests
) -> None:
    with running(quick(tmp_path, database_s=1)) as server:
        table, people = friends(server, guest, 2)
        mover = next(person for person in people if person.state(table)["asked"])
        state = mover.state(table)
        move = {"id": "same", "version": state["version"], "code": state["legal"][0]["code"]}
        other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        refused = mover.do(table, "act", **move)
        assert refused["problem"]["code"] == "no_database"
        other.execute("ROLLBACK")
        other.close()
        for _ in range(2):  # and once only; on a busy machine a second may be too short
            wait_for(lambda: mover.do(table, "act", **move)["result"] == "accepted")
        log = server.run(server.server.store.log(table))
        assert [row.request for row in log].count("same") == 1


def test_a_text_that_the_database_does_not_keep_is_refused_and_others_go_on(
    tmp_path: Path, guest: Guests
) -> None:
    with running(quick(tmp_path, database=new_database())) as server:
        person = guest(server)
        assert person.post("/api/tokens", {"name": "a\0b", "scopes": ["read"]}).status_code == 400
        assert person.get("/api/tables/a%00b").status_code == 404
        assert person.get("/readyz").json()["status"] == "ok"
        assert person.create(["me", "open"])["table"]["status"] == "open"
