"""Asked to stop in the middle of something, a server answers what it has written, then goes."""

import contextlib
import sqlite3
import threading
import time
from pathlib import Path

import httpx
import pytest

from tests.server.people import PATIENCE_S, Json, Person
from tests.server.running import Process, wait_for
from tests.server.tables import SHORT
from tests.server.test_abuse import hear_the_end


def seated(process: Process) -> tuple[Person, str, Json]:
    """Sit at a table where it is one's own turn; give the request of a legal move."""
    person = Person(process.url)
    table = person.create(["me", "bot:random"], options=SHORT)["table"]["id"]
    state = person.state(table)
    while not state["asked"]:
        time.sleep(0.05)
        state = person.state(table)
    return person, table, {"version": state["version"], "code": state["legal"][0]["code"]}


def is_held(process: Process, table: str) -> bool:
    """Tell whether a table waits for something to be written: nobody can look at it meanwhile."""
    with contextlib.suppress(httpx.ReadTimeout):
        httpx.get(f"{process.url}/api/tables/{table}", timeout=3, verify=False)  # noqa: S501  (no TLS)
        return False
    return True


def is_closed(process: Process) -> bool:
    """Tell whether a server takes no more connections."""
    with contextlib.suppress(httpx.TransportError):
        httpx.get(f"{process.url}/healthz", timeout=PATIENCE_S, verify=False)  # noqa: S501  (no TLS)
        return False
    return True


@pytest.mark.parametrize("way", ["socket", "http"])
def test_a_move_that_is_being_written_is_answered_before_the_end(tmp_path: Path, way: str) -> None:
    process = Process("--database", str(tmp_path / "t.db"), VOLTIGE_DATABASE_S="60")
    process.start()
    person, table, move = seated(process)
    other = sqlite3.connect(tmp_path / "t.db", isolation_level=None)
    answers: list[Json] = []
    with person.socket(table) as socket:
        socket.until("welcome")
        other.execute("BEGIN IMMEDIATE")  # the move has to wait for us
        if way == "socket":
            socket.send("act", id="last", **move)
        asking = threading.Thread(
            target=lambda: (
                answers.append(person.do(table, "act", **move)) if way == "http" else None
            )
        )
        asking.start()
        wait_for(lambda: is_held(process, table))
        assert process.process is not None
        process.process.terminate()
        wait_for(lambda: is_closed(process))
        other.execute("ROLLBACK")
        other.close()
        if way == "socket":
            answers.append(socket.until(lambda m: m["type"] == "answer" and m["id"] == "last"))
        asking.join(PATIENCE_S)
        assert [answer["result"] for answer in answers] == ["accepted"]
        assert hear_the_end(socket) == 1012
    process.process.wait(PATIENCE_S)
    person.close()
    with sqlite3.connect(tmp_path / "t.db") as database:
        found = database.execute("SELECT COUNT(*) FROM entries WHERE request != ''").fetchone()
    assert found == (1,)


def test_an_open_stream_does_not_hold_the_end_up(tmp_path: Path) -> None:
    process = Process("--database", str(tmp_path / "t.db"))
    process.start()
    person, table, _ = seated(process)
    with person.http.stream("GET", f"/api/tables/{table}/stream") as lines:
        heard = lines.iter_lines()
        assert '"welcome"' in next(heard)
        assert process.process is not None
        process.process.terminate()
        assert not [line for line in heard if '"bye"' in line]
    assert process.process.wait(PATIENCE_S) == -15
    person.close()
    assert "timeout graceful shutdown exceeded" not in "".join(process.lines)
