"""Overload is shed: newcomers are refused before those who play have to wait."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.conftest import Guests, quick
from tests.server.people import Person
from tests.server.running import Running, running
from tests.server.tables import friends
from tests.server.test_abuse import hear_the_end
from voltige.server.load import Load
from voltige.server.metrics import Metrics
from voltige.tables.errors import OverloadedError

ALWAYS = -1.0  # a limit that every loop exceeds


@pytest.fixture
def tables(tmp_path: Path, guest: Guests) -> Iterator[tuple[Running, str, list[Person], str]]:
    """Give a server with a running table and an open one, which then becomes too busy."""
    with running(quick(tmp_path)) as server:
        table, people = friends(server, guest, 2)
        waiting = people[0].create(["me", "open"])["table"]["id"]
        server.server.load.limit = ALWAYS
        yield server, table, people, waiting


Busy = tuple[Running, str, list[Person], str]


def check_refused(answer: httpx.Response) -> None:
    """Check that somebody is told to come back later."""
    assert answer.status_code == 503
    assert int(answer.headers["retry-after"]) > 0
    assert answer.json()["problem"]["code"] == "overloaded"
    assert "try again" in answer.json()["problem"]["sentence"]


def test_new_tables_are_refused_with_a_sentence_and_a_time(tables: Busy, guest: Guests) -> None:
    server, _, people, _ = tables
    body = {"game": "loops", "seats": [{"controller": "me"}, {"controller": "open"}]}
    for person in (guest(server), people[0]):
        check_refused(person.post("/api/tables", body))
        check_refused(person.post("/api/records/continue", {"record": "x"}))
    assert 'voltige_refused_total{why="overloaded"}' in server.server.metrics.text().decode()


def test_spectators_are_refused_over_every_way_in(tables: Busy, guest: Guests) -> None:
    server, table, _, _ = tables
    stranger = guest(server)
    for way in ("stream", "events"):
        check_refused(stranger.get(f"/api/tables/{table}/{way}"))
    with stranger.socket(table) as socket:
        assert hear_the_end(socket) == 4503
        assert socket.heard[-1]["problem"]["code"] == "overloaded"


def test_those_who_play_notice_nothing(tables: Busy, guest: Guests) -> None:
    server, table, people, waiting = tables
    with people[0].socket(table) as one, people[1].socket(table) as two:
        one.until("welcome")
        two.until("welcome")
        mover = one if one.state()["asked"] else two
        state = mover.state()
        answer = mover.ask("act", version=state["version"], code=state["legal"][0]["code"])
        assert answer["result"] == "accepted"
    friend = guest(server)
    assert friend.sit(waiting)["table"]["status"] == "playing"
    assert friend.get("/healthz").status_code == 200
    assert friend.get("/readyz").status_code == 200


def test_lateness_rises_with_every_late_round_and_is_forgotten_afterwards() -> None:
    load = Load(100, Metrics())
    load.note(0.5)
    load.check()  # once is nothing
    for _ in range(5):
        load.note(0.5)
    with pytest.raises(OverloadedError):
        load.check()
    for _ in range(15):
        load.note(0.0)
    load.check()
    load.note(3600.0)  # a machine that slept has not been busy
    assert load.lag < 0.2


def test_a_busy_loop_is_measured(tmp_path: Path, guest: Guests) -> None:
    with running(quick(tmp_path)) as server:
        load = server.server.load

        async def work() -> float:
            """Hold the loop up, as too much work would."""
            for _ in range(3):
                time.sleep(0.3)
                await asyncio.sleep(0.11)
            return load.lag

        assert server.run(work()) > 0.02
        assert "voltige_loop_lag_seconds" in guest(server).get("/metrics").text
