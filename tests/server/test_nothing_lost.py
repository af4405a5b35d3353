"""Nothing that was acknowledged is ever lost: servers killed at random moments, lines cut."""

import asyncio
import random
import threading
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.people import Json, Person
from tests.server.postgres import new_database
from tests.server.proxy import Proxy
from tests.server.running import Process, wait_for
from voltige.games import GAMES
from voltige.match.record import Fair, Record, read_record, verify_luck, write_record
from voltige.server.room.room import Room
from voltige.store.store import Store

KILLS = 20
LEAST_BETWEEN_KILLS = 3  # moves
CUTS = 12
LEAST_BETWEEN_CUTS = 1
TABLES = 4
OPTIONS = {"target_points": 1000, "race_mode": "secret", "race_commit_ms": 3000}
LOST = (httpx.TransportError, ConnectionClosed, OSError, EOFError, TimeoutError)


class Player(threading.Thread):
    """Somebody who plays random legal moves, asks again after every fault, and keeps count."""

    def __init__(self, urls: list[str], cookie: str, table: str, seat: int) -> None:
        super().__init__(daemon=True)
        self.people = [Person(url) for url in urls]
        for person in self.people:
            person.http.cookies.set("voltige", cookie)
            person.http.timeout = httpx.Timeout(5.0)
        self.table = table
        self.seat = seat
        self.rng = random.Random(f"{table} {seat}")
        self.stopping = threading.Event()
        self.acknowledged: dict[str, int] = {}  # request: version
        self.surprises: list[str] = []

    def run(self) -> None:
        number = 0
        while not self.stopping.is_set():
            try:
                state = self.rng.choice(self.people).state(self.table)
            except LOST:
                time.sleep(0.05)
                continue
            if not state["asked"]:
                time.sleep(0.02)
                continue
            number += 1
            code = self.rng.choice(state["legal"])["code"]
            self.insist({"type": "act", "id": f"{self.seat}-{number}", "code": code}, state)

    def insist(self, request: Json, state: Json) -> None:
        """Send a request until it is answered; keep what was acknowledged."""
        body = {**request, "seat": self.seat, "version": state["version"]}
        while not self.stopping.is_set():
            try:
                person = self.rng.choice(self.people)
                response = person.post(f"/api/tables/{self.table}/do", body)
            except LOST:
                time.sleep(0.05)
                continue
            answer = response.json()
            if answer.get("result") == "accepted":
                self.acknowledged[request["id"]] = answer["version"]
            elif response.status_code >= 500 and response.status_code != 503:
                self.surprises.append(response.text)
            if response.status_code != 503:
                return
            time.sleep(0.05)

    def stop(self) -> None:
        self.stopping.set()
        if self.is_alive():
            self.join(10)
        for person in self.people:
            person.close()


def open_tables(processes: list[Process]) -> list[Player]:
    """Make tables of two people and a bot, and bring the people."""
    players = []
    urls = [process.url for process in processes]
    for _ in range(TABLES):
        one, two = Person(urls[0]), Person(urls[-1])
        made = one.create(["me", "open", "bot:random"], options=OPTIONS)
        table = made["table"]["id"]
        two.sit(table)
        for seat, person in enumerate((one, two)):
            players.append(Player(urls, person.http.cookies["voltige"], table, seat))
            person.close()
    return players


def kill_and_restart(processes: list[Process], players: list[Player], rng: random.Random) -> None:
    """Kill servers at random moments, but never before they have acknowledged something."""

    def acknowledged() -> int:
        return sum(len(player.acknowledged) for player in players)

    for _ in range(KILLS):
        before = acknowledged()
        wait_for(lambda n=before: acknowledged() >= n + LEAST_BETWEEN_KILLS)
        time.sleep(rng.uniform(0.0, 0.2))
        process = rng.choice(processes)
        process.kill()
        process.start()


def look_into(database: str, look: Callable[[Store], object]) -> None:
    """Read the database itself, without a server."""

    async def work() -> None:
        store = Store(database)
        try:
            await look(store)  # type: ignore[misc]  # a coroutine function
        finally:
            await store.engine.dispose()

    asyncio.run(work())


def check_logs(database: str, players: list[Player]) -> None:
    """Every acknowledged move is there, every log replays, all luck comes from the seal."""

    async def look(store: Store) -> None:
        for table in {player.table for player in players}:
            row = await store.table(table)
            assert row is not None
            rows = await store.log(table)
            assert [r.number for r in rows] == list(range(len(rows)))
            written = [(r.seat, r.request) for r in rows if r.request]
            assert len(set(written)) == len(written), "nothing is done twice"
            for player in players:
                if player.table == table:
                    own = {request for seat, request in written if seat == player.seat}
                    assert set(player.acknowledged) <= own
            room = Room(row)
            room.replay(rows)
            assert room.match is not None
            luck = room.fair_luck()
            record = Record(room.match, Fair(luck.commitment, luck.nonces, luck.seed), hashes=True)
            assert verify_luck(read_record(write_record(record), GAMES)) > 0

    look_into(database, look)


def play_on(players: list[Player], url: str) -> None:
    """Wait until every table has moved on: none is stuck."""
    person = Person(url)
    before = {player.table: person.table(player.table)["version"] for player in players}
    limit = time.monotonic() + 30
    for table, version in before.items():
        while True:
            now = person.table(table)
            if now["version"] > version + 2 or now["status"] == "over":
                break
            assert time.monotonic() < limit, "a match is stuck"
            time.sleep(0.05)
    person.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_nothing_acknowledged_is_lost_when_servers_are_killed(kind: str, tmp_path: Path) -> None:
    shared = kind == "postgresql"
    database = new_database() if shared else str(tmp_path / "tables.db")
    limits = {"VOLTIGE_REQUESTS_PER_10_S": "1000000", "VOLTIGE_THINKERS": "1"}
    processes = [
        Process("--database", database, port=0, **limits) for _ in range(2 if shared else 1)
    ]
    for process in processes:
        process.start()
    players = open_tables(processes)
    for player in players:
        player.start()
    try:
        kill_and_restart(processes, players, random.Random(kind))
        play_on(players, processes[0].url)
    finally:
        for player in players:
            player.stop()
        codes = [process.stop() for process in processes]
    assert codes == [-15] * len(processes), "asked to stop, it stops in order"
    acknowledged = sum(len(player.acknowledged) for player in players)
    assert acknowledged >= KILLS * LEAST_BETWEEN_KILLS
    assert [player.surprises for player in players] == [[]] * len(players)
    check_logs(database, players)


def play_over_a_bad_line(proxy: Proxy, through: Person, table: str) -> set[str]:
    """Play while the line is cut again and again; give the requests that were acknowledged."""
    rng = random.Random(3)
    acknowledged: set[str] = set()
    seen, number, cuts = -1, 0, 0
    waiting: Json | None = None
    limit = time.monotonic() + 300
    while cuts < CUTS:
        assert time.monotonic() < limit, "the table is stuck"
        goal, cutting = len(acknowledged) + LEAST_BETWEEN_CUTS, False
        try:
            with through.socket(table, since=seen) as socket:
                welcome = socket.until("welcome")
                assert welcome["state"]["version"] >= seen, "a version never goes back"
                while True:
                    if len(acknowledged) >= goal and not cutting:
                        proxy.cut_after(rng.uniform(0.0, 0.2))
                        cutting = True
                    state = socket.state()
                    seen = state["version"]
                    if waiting is None and state["asked"]:
                        number += 1
                        code = rng.choice(state["legal"])["code"]
                        waiting = {"id": f"cut-{number}", "version": seen, "code": code}
                    if waiting is None:
                        socket.hear()
                        continue
                    answer = socket.ask("act", **waiting)
                    if answer["result"] == "accepted":
                        acknowledged.add(waiting["id"])
                    waiting = None
        except LOST:
            cuts += cutting
    return acknowledged


def test_a_cut_line_loses_nothing_and_doubles_nothing(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    process = Process("--database", database, VOLTIGE_REQUESTS_PER_10_S="1000000")
    process.start()
    proxy = Proxy(process.port)
    person, through = Person(process.url), Person(proxy.url)
    try:
        made = person.create(["me", "bot:heuristic"], options=OPTIONS)
        table, cookie = made["table"]["id"], person.http.cookies["voltige"]
        through.http.cookies.set("voltige", cookie)
        acknowledged = play_over_a_bad_line(proxy, through, table)
    finally:
        proxy.close()
        person.close()
        through.close()
        process.stop()
    assert len(acknowledged) >= CUTS * LEAST_BETWEEN_CUTS
    player = Player([process.url], cookie, table, 0)
    player.acknowledged = dict.fromkeys(acknowledged, 0)
    player.stop()
    check_logs(database, [player])
