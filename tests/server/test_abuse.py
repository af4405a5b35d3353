"""Oversized, malformed and flooding clients are refused, and the others do not notice."""

import contextlib
import json
import re
import socket as sockets
import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.conftest import Guests, quick
from tests.server.people import Person, Socket
from tests.server.running import ManualClock, Running, running, wait_for
from tests.server.tables import friends
from tests.server.test_playing import whose_turn
from voltige.server.addresses import counted

CLOSED_TOO_LONG = (1009).to_bytes(2, "big")  # in a closing frame
BAD_MESSAGES = [
    "",
    "{",
    "[]",
    "null",
    '"act"',
    "{}",
    '{"type": "dance", "id": "1"}',
    '{"type": "act"}',
    '{"type": "act", "id": "", "version": 0}',
    '{"type": "act", "id": "1", "version": "0"}',
    '{"type": "act", "id": "1", "version": 1e400}',
    '{"type": "act", "id": "1", "version": -1}',
    '{"type": "say", "id": "1", "text": ""}',
    '{"type": "pong", "at": "now"}',
    '{"type": "act", "id": "1", "version": 0, "action": 5}',
    "[" * 5000,
    "\ud83d".encode("utf-16", "surrogatepass").decode("utf-16", "replace"),
]


def closing_code(person: Person, table: str, text: str | bytes) -> int:
    """Send something over a new socket; give the code it is closed with."""
    with person.socket(table) as socket:
        socket.until("welcome")
        socket.connection.send(text)
        return hear_the_end(socket)


def hear_the_end(socket: Socket) -> int:
    """Listen until the server closes; give the code it closes with."""
    with pytest.raises(ConnectionClosed) as closed:
        socket.until(lambda _: False)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


@pytest.mark.parametrize("text", BAD_MESSAGES)
def test_what_is_no_message_closes_the_socket_with_a_reason(
    text: str, server: Running, guest: Guests
) -> None:
    table, people = friends(server, guest, 2)
    with people[0].socket(table) as socket:
        socket.until("welcome")
        socket.connection.send(text)
        bye = socket.until("bye")
        deep = text.startswith("[[")
        assert bye["problem"]["code"] == ("too_deep" if deep else "bad_message")
        assert bye["problem"]["sentence"]


def test_strange_but_well_formed_actions_are_refused_and_the_socket_lives(
    server: Running, guest: Guests
) -> None:
    table, people = friends(server, guest, 2)
    strange = [
        {},
        {"do": None},
        {"do": ["pick_up"]},
        {"do": "play", "cards": "alt_1000"},
        {"do": "play", "cards": [1, None, {}]},
        {"do": "play_altitude", "value": 10**30, "count": -1},
        {"do": "play_draw", "amount": 2, "target": {"seat": 1}},
        {"do": "pick_up", "x" * 1000: 1},
    ]
    seat, _ = whose_turn(people, table)
    with people[seat].socket(table) as socket:
        socket.until("welcome")
        deep: object = 1
        for _ in range(50):
            deep = [deep]
        for action in [*strange, {"do": deep}]:
            assert socket.ask("act", version=0, action=action)["result"] == "refused"


def test_a_message_that_is_too_long_closes_the_socket(server: Running, guest: Guests) -> None:
    table, people = friends(server, guest, 2)
    long = json.dumps({"type": "say", "id": "1", "text": "x" * 20_000})
    assert closing_code(people[0], table, long) == 4400
    assert closing_code(people[0], table, "x" * 200_000) == 1009
    assert closing_code(people[0], table, b"\x00\xff\xfe") in {4400, 1003, 1007}


def test_a_client_that_is_still_sending_hears_why_it_is_cut_off(
    server: Running, guest: Guests
) -> None:
    """The closing frame would be lost if the server just closed while more is under way."""
    table, _ = friends(server, guest, 2)
    address = httpx.URL(server.url)
    with sockets.create_connection((address.host, address.port or 80), timeout=20) as line:
        line.sendall(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nhost: {address.host}\r\n".encode()
            + b"upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
            + b"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        heard = b""
        while b'"welcome"' not in heard:
            heard += line.recv(4096)
        line.sendall(b"\x81\xff" + (200_000).to_bytes(8, "big") + bytes(4))
        while CLOSED_TOO_LONG not in heard:
            heard += line.recv(4096)
        for _ in range(20):  # none of these finds the line broken
            line.sendall(b"x" * 10_000)
            time.sleep(0.01)
        assert line.recv(4096) == b"", "after the closing frame there is only the end"


def test_a_flood_is_cut_off_and_the_others_play_on(tmp_path: Path, guest: Guests) -> None:
    with running(quick(tmp_path, messages_per_10_s=100)) as server:
        table, people = friends(server, guest, 2)
        with people[0].socket(table) as quiet, people[1].socket(table) as loud:
            quiet.until("welcome")
            loud.until("welcome")
            with contextlib.suppress(ConnectionClosed):
                for number in range(5000):
                    loud.send("vote", id=str(number), agree=True)
            assert hear_the_end(loud) == 4429
            assert quiet.ask("vote", agree=True)["problem"]["code"] == "no_vote"


def test_an_address_that_asks_too_often_must_wait(
    tmp_path: Path, clock: ManualClock, guest: Guests
) -> None:
    with running(quick(tmp_path, requests_per_10_s=20), clock) as server:
        person = guest(server)
        statuses = [person.get("/api/lobby").status_code for _ in range(30)]
        assert statuses[:20] == [200] * 20
        last = person.get("/api/lobby")
        assert last.status_code == 429
        assert int(last.headers["retry-after"]) >= 1
        assert last.json()["problem"]["code"] == "too_often"
        assert person.get("/healthz").status_code == 200


@pytest.mark.parametrize(
    ("host", "counts_as"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("no:address", "no:address"),
        ("", ""),
    ],
)
def test_of_ipv6_a_whole_network_counts_as_one_address(host: str, counts_as: str) -> None:
    assert counted(host) == counts_as


def test_another_address_of_the_same_network_evades_no_limit(
    tmp_path: Path, clock: ManualClock, guest: Guests
) -> None:
    with running(quick(tmp_path, requests_per_10_s=20, behind_proxy=True), clock) as server:
        person = guest(server)

        def ask(host: str) -> int:
            return person.http.get("/api/lobby", headers={"x-forwarded-for": host}).status_code

        assert [ask(f"2001:db8::{number:x}") for number in range(21)] == [200] * 20 + [429]
        assert ask("2001:db8:0:1::1") == 200, "the next network is somebody else's"


def test_tables_per_hour_and_sockets_per_address_are_limited(tmp_path: Path, guest: Guests) -> None:
    with running(quick(tmp_path, tables_per_hour=3, sockets_per_address=2)) as server:
        person = guest(server)
        tables = [person.create(["me", "open"])["table"]["id"] for _ in range(3)]
        body = {"game": "loops", "seats": [{"controller": "me"}, {"controller": "open"}]}
        fourth = person.post("/api/tables", body)
        assert fourth.status_code == 429
        assert fourth.json()["problem"]["code"] == "too_many_tables"
        stream = f"/api/tables/{tables[0]}/stream"
        with person.socket(tables[0]), person.http.stream("GET", stream) as opened:
            assert opened.status_code == 200
            with pytest.raises(InvalidStatus):
                person.socket(tables[0])
            for path in (stream, stream.replace("stream", "events"), "/api/stream"):
                refused = person.get(path)
                assert refused.status_code == 429, path
                assert refused.json()["problem"]["code"] == "too_many_lines"
        wait_for(lambda: not server.server.lines.open)
        assert person.http.head(stream).status_code == 200
        wait_for(lambda: not server.server.lines.open)


def test_callers_without_a_cookie_share_the_limit_of_their_address(
    tmp_path: Path, guest: Guests
) -> None:
    with running(quick(tmp_path, tables_per_hour=3)) as server:
        body = {"game": "loops", "seats": [{"controller": "me"}, {"controller": "open"}]}
        statuses = [guest(server).post("/api/tables", body).status_code for _ in range(4)]
        assert statuses == [201, 201, 201, 429]
        token = {"name": "x", "scopes": ["read"]}
        assert guest(server).post("/api/tokens", token).status_code == 429
        record = {"record": "x", "seats": [{"controller": "me"}]}
        assert guest(server).post("/api/records/continue", record).status_code == 429


def test_a_body_that_is_too_large_or_no_json_is_refused(tmp_path: Path, guest: Guests) -> None:
    with running(quick(tmp_path, body_bytes=20_000)) as server:
        person = guest(server)
        large = person.post("/api/records/replay", {"record": "x" * 30_000})
        assert large.status_code == 413
        assert large.json()["problem"]["code"] == "body_too_large"
        for content in (b"{", b"[1]", b"\xff\xfe", b"null", b"[" * 9000):
            response = person.http.post(
                "/api/tables", content=content, headers={"content-type": "application/json"}
            )
            assert response.status_code == 400, content[:10]
            assert response.json()["problem"]["code"] in {"unreadable_request", "too_deep"}


def test_half_a_request_holds_nobody_up(server: Running, guest: Guests) -> None:
    address = httpx.URL(server.url)
    lines = []
    for _ in range(20):
        line = sockets.create_connection((address.host, address.port or 80))
        line.sendall(b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{")
        lines.append(line)
    assert guest(server).get("/api/lobby").status_code == 200
    for line in lines:
        line.close()


def test_pages_of_other_sites_can_change_nothing(server: Running, guest: Guests) -> None:
    person = guest(server)
    table = person.create(["me", "open"])["table"]["id"]
    body = {"type": "say", "id": "1", "text": "x"}
    for origin in ("https://evil.example", "null", "http://127.0.0.1", "http://[", "file://"):
        response = person.http.post(
            f"/api/tables/{table}/do", json=body, headers={"origin": origin}
        )
        assert response.status_code == 403, origin
        assert response.json()["problem"]["code"] == "bad_origin"
    own = person.http.post(f"/api/tables/{table}/do", json=body, headers={"origin": server.url})
    assert own.status_code == 200
    address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
    with pytest.raises(InvalidStatus), connect(address, origin=Origin("https://evil.example")):
        pass


def test_every_answer_carries_the_headers_of_a_careful_server(
    server: Running, guest: Guests
) -> None:
    person = guest(server)
    for path in ("/", "/api/games", "/nothing", "/api/tables/none", "/schema/openapi.json"):
        headers = person.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    page = person.get("/")
    ours = page.text.replace(
        f'content="{server.url}/', 'content="/'
    )  # previews need the whole address
    assert not re.findall(r"<script(?![^>]* src=)|<style|style=|https?://", ours)
    cookie = person.post("/api/tokens", {"name": "x", "scopes": ["read"]}).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
