"""What every request passes first: hosts, bodies, methods, cookies, names, and what may be kept."""

import json
import logging
import socket as sockets
from pathlib import Path

import httpx
import pytest

from tests.server.conftest import Guests, quick
from tests.server.people import Json, Person
from tests.server.running import Running, running, wait_for
from tests.server.tables import SHORT
from voltige.server.logs import Bounded

SEATS = [{"controller": "me"}, {"controller": "open"}]
NEW: Json = {"game": "loops", "seats": SEATS}


@pytest.mark.parametrize(
    ("settings", "host", "status"),
    [
        ({}, "127.0.0.1:8080", 200),
        ({}, "localhost", 200),
        ({}, "[::1]:80", 200),
        ({}, "evil.example", 400),
        ({}, "127.0.0.1.evil.example", 400),
        ({}, "a b", 400),
        ({}, "", 400),
        ({"hosts": ("air.example",)}, "air.example:443", 200),
        ({"hosts": ("air.example",)}, "AIR.example", 200),
        ({"hosts": ("air.example",)}, "127.0.0.1", 400),
        ({"behind_proxy": True}, "air.example", 200),
    ],
)
def test_a_server_answers_to_its_own_name_alone(
    settings: dict[str, object], host: str, status: int, tmp_path: Path, guest: Guests
) -> None:
    with running(quick(tmp_path, **settings)) as server:
        response = guest(server).http.get("/api/lobby", headers={"host": host})
        assert response.status_code == status
        if status == 400 and response.content:
            assert response.json()["problem"]["code"] == "bad_host"


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "", "text/json"]
)
def test_a_body_that_is_not_called_json_is_refused_with_415(
    kind: str, server: Running, guest: Guests
) -> None:
    """A form of another site's page can send such a body without asking."""
    headers = {"content-type": kind} if kind else {}
    person = guest(server)
    for path in ("/api/tables", "/api/tokens", "/api/tables/x/do", "/api/records/replay"):
        response = person.http.post(path, content=json.dumps(NEW).encode(), headers=headers)
        assert response.status_code == 415, path
        assert response.json()["problem"]["code"] == "not_json"


@pytest.mark.parametrize(
    ("path", "body", "field", "near"),
    [
        ("/api/tables", {**NEW, "optionz": {}}, "optionz", "options"),
        ("/api/tables", {**NEW, "clock": {"move_sec": 3}}, "move_sec", "move_s"),
        (
            "/api/tables",
            {"game": "loops", "seats": [{"controler": "me", "controller": "me"}]},
            "controler",
            "controller",
        ),
        ("/api/tables/x/sit", {"name": "a", "saet": 1}, "saet", "seat"),
        ("/api/tables/x/recover", {"key": "a", "keys": 1}, "keys", "key"),
        ("/api/tables/x/rematch", {"nonse": ""}, "nonse", "nonce"),
        ("/api/tables/x/do", {"type": "undo", "id": "1", "versoin": 3}, "versoin", "version"),
        ("/api/records/replay", {"record": "x", "seet": 1}, "seet", "seat"),
        (
            "/api/records/continue",
            {"record": "x", "seats": SEATS, "practise": True},
            "practise",
            "practice",
        ),
        (
            "/api/examples/try",
            {"game": "loops", "example": "x", "exampel": ""},
            "exampel",
            "example",
        ),
        ("/api/tokens", {"name": "x", "scopes": ["read"], "scope": "read"}, "scope", "scopes"),
    ],
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_field_that_does_not_exist_is_refused_by_its_name(
    path: str, body: Json, field: str, near: str, language: str, server: Running, guest: Guests
) -> None:
    person = guest(server)
    response = person.http.post(path, json=body, headers={"accept-language": language})
    assert response.status_code == 400
    problem = response.json()["problem"]
    assert (problem["code"], problem["params"]) == ("unknown_field", {"field": field, "near": near})
    assert field in problem["sentence"]
    assert near in problem["sentence"]


def test_a_field_that_is_like_no_other_is_refused_as_well(server: Running, guest: Guests) -> None:
    response = guest(server).post("/api/tables", {**NEW, "xyzzy": 1})
    assert response.json()["problem"]["sentence"] == 'There is no field "xyzzy" here.'


def test_over_the_socket_a_field_that_does_not_exist_is_named(
    server: Running, guest: Guests
) -> None:
    person = guest(server)
    table = person.create(["me", "open"], options=SHORT)["table"]["id"]
    with person.socket(table) as socket:
        socket.send("say", txet="hello", text="hello")
        problem = socket.until("bye")["problem"]
        assert problem["params"] == {"field": "txet", "near": "text"}


def test_a_parameter_that_does_not_exist_is_refused_by_its_name(
    server: Running, guest: Guests
) -> None:
    person = guest(server)
    table = person.create(["me", "open"], options=SHORT)["table"]["id"]
    for path, field, near in (
        (f"/api/tables/{table}/state", "saet", "seat"),
        (f"/api/tables/{table}/stream", "sinse", "since"),
        ("/api/games", "langauge", "language"),
    ):
        problem = person.get(path, **{field: 0}).json()["problem"]
        assert problem["params"] == {"field": field, "near": near}
    assert person.get("/api/lobby", language="fr").status_code == 200
    with person.socket(table, postion="true") as socket:
        assert socket.until("bye")["problem"]["params"]["near"] == "position"


def test_head_answers_like_get_without_a_body(server: Running, guest: Guests) -> None:
    person = guest(server)
    table = person.create(["me", "open"], options=SHORT)["table"]["id"]
    for path in ("/", "/healthz", "/api/games", f"/api/tables/{table}", "/api/nothing", "/metrics"):
        got, headed = person.get(path), person.http.head(path)
        assert headed.status_code == got.status_code, path
        assert headed.content == b""
        assert headed.headers["content-type"] == got.headers["content-type"]
    for path in (f"/api/tables/{table}/stream", f"/api/tables/{table}/events", "/api/stream"):
        assert person.http.head(path).status_code == 200
    wait_for(lambda: not server.server.lines.open)  # no stream stays open behind a HEAD
    assert person.table(table)["seats"][0]["online"] is False


def test_what_is_private_is_kept_by_no_cache(server: Running, guest: Guests) -> None:
    person = guest(server)
    table = person.create(["me", "bot:random"], options=SHORT)["table"]["id"]
    for path in (
        *("/api/me", "/api/me/tables", "/api/tokens", "/api/lobby", f"/api/tables/{table}"),
        *(f"/api/tables/{table}/state", f"/api/tables/{table}/odds"),
        *(f"/api/matches/{table}/{part}" for part in ("record", "replay", "proof")),
        "/api/tables/none",
    ):
        assert person.get(path).headers["cache-control"] == "no-store", path
    components = person.get(f"/api/tables/{table}/components").headers["cache-control"]
    assert components.startswith("private")


def test_a_cookie_that_we_cannot_have_made_is_nobody(server: Running, guest: Guests) -> None:
    made = guest(server)
    made.create(["me", "open"])
    assert made.get("/api/me").json()["kind"] == "person"
    true = made.http.cookies["voltige"]
    other = "b" if true[0] == "a" else "a"
    forged = (true[:33] + "A" * 24, other + true[1:], "a" * 32, "a" * 32 + "." + "a" * 24)
    for cookie in ("x", "admin", "a" * 31, "a" * 33, "a" * 31 + "!", "ä" * 32, *forged):
        person = guest(server)
        headers = {b"cookie": f"voltige={cookie}".encode()}
        told = person.http.get("/api/me", headers=headers).json()
        assert told["kind"] == "nobody", cookie


def test_a_cookie_from_before_there_were_signatures_still_opens_its_seats(
    server: Running, guest: Guests
) -> None:
    person, old = guest(server), guest(server)
    table = person.create(["me", "open"])["table"]["id"]
    old.http.cookies.set("voltige", person.http.cookies["voltige"].partition(".")[0])
    assert old.table(table)["you"] == {"owner": True, "seats": [0]}


def test_a_cookie_is_good_at_every_process_and_after_a_restart(
    tmp_path: Path, guest: Guests
) -> None:
    config = quick(tmp_path)
    with running(config) as first:
        person = guest(first)
        person.post("/api/tokens", {"name": "x", "scopes": ["read"]})
        cookie = person.http.cookies["voltige"]
    with running(config) as second:
        again = guest(second)
        again.http.cookies.set("voltige", cookie)
        assert again.get("/api/me").json()["kind"] == "person"


@pytest.mark.parametrize(
    "sign", ["\x00", "\x07", "\x7f", "\u200b", "\u202e", "\u2066", "\ufeff", "\u3164"]
)
def test_names_have_no_sign_that_nobody_sees(sign: str, server: Running, guest: Guests) -> None:
    person = guest(server)
    name = f"Ann{sign}e"
    mine = {"game": "loops", "seats": [{"controller": "me", "name": name}, {"controller": "open"}]}
    for path, body in (
        ("/api/tables", {**NEW, "name": name}),
        ("/api/tables", mine),
        ("/api/tokens", {"name": name, "scopes": ["read"]}),
    ):
        response = person.post(path, body)
        assert response.status_code == 400
        problem = response.json()["problem"]
        assert (problem["code"], problem["params"]) == ("bad_name", {"sign": f"U+{ord(sign):04X}"})
    table = person.create(["me", "open"])["table"]["id"]
    refused = guest(server).post(f"/api/tables/{table}/sit", {"name": name})
    assert refused.json()["problem"]["code"] == "bad_name"
    said = person.do(table, "say", text=f"he{sign}llo")["problem"]["code"]
    assert said == ("unreadable_request" if sign == "\0" else "bad_words")


def test_names_of_all_peoples_are_welcome(server: Running, guest: Guests) -> None:
    for name in ("Zoë", "Владимир", "王小明", "José  Luis", "محمد", "🛩 Ace"):
        person = guest(server)
        table = person.create(["me", "open"], name=name)["table"]
        assert table["seats"][0]["name"] == " ".join(name.split())
        family = "👩\u200d✈️"  # joined signs may be said
        assert person.do(table["id"], "say", text=family)["result"] == "accepted"


BROKEN_FRAMES = [
    b"\x83\x80\0\0\0\0",  # a reserved kind
    b"\xf1\x80\0\0\0\0",  # reserved bits
    b"\x81\x01a",  # not masked
    b"\x81\x82\0\0\0\0\xff\xfe",  # no UTF-8
    b"\x80\x80\0\0\0\0",  # a continuation of nothing
    b"\x89\xfe\x00\x7e\0\0\0\0" + b"x" * 126,  # a ping that is too long
    b"\x88\x81\0\0\0\0\x03",  # half a closing code
    b"\x01\x82\0\0\0\0ab\x81\x82\0\0\0\0cd",  # a text within a text
]


@pytest.mark.parametrize("frame", BROKEN_FRAMES)
def test_a_broken_frame_ends_the_socket_and_leaves_no_traceback(
    frame: bytes, server: Running, guest: Guests, caplog: pytest.LogCaptureFixture
) -> None:
    person: Person = guest(server)
    table = person.create(["me", "open"], options=SHORT)["table"]["id"]
    address = httpx.URL(server.url)
    with caplog.at_level(logging.INFO):
        line = sockets.create_connection((address.host, address.port or 80), timeout=20)
        with line:
            line.sendall(
                f"GET /api/tables/{table}/socket HTTP/1.1\r\nhost: {address.host}\r\n".encode()
                + b"upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
                + b"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
            )
            heard = b""
            while b'"welcome"' not in heard:
                heard += line.recv(65_536)
            line.sendall(frame)
            while line.recv(65_536):
                pass
        assert person.get("/healthz").status_code == 200
    assert [record for record in caplog.records if record.exc_info] == []
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


def test_a_line_that_is_logged_again_and_again_is_counted_instead() -> None:
    now = 0.0
    bounded = Bounded(lambda: now)

    def passes(message: str) -> bool:
        record = logging.makeLogRecord({"msg": message, "name": "voltige", "levelno": 30})
        kept = bounded.filter(record)
        suppressed.append(getattr(record, "suppressed", 0))
        return kept

    suppressed: list[int] = []
    assert [passes("flood") for _ in range(30)].count(True) == Bounded.MOST
    assert passes("something else"), "another line is not held back"
    now = 11.0
    assert passes("flood")
    assert suppressed[-1] == 30 - Bounded.MOST, "how many were left out is told"
