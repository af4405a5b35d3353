"""Who may do what: every route and every message, asked by everybody."""

from dataclasses import dataclass
from pathlib import Path

import pytest
from litestar import Litestar
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import Guests, quick
from tests.server.people import Json, Person
from tests.server.running import Running, running
from tests.server.tables import SHORT
from voltige.server.app import make_app
from voltige.server.guard import Guard
from voltige.server.page import routes
from voltige.tables.wire.requests import AnyRequest

ROLES = ("owner", "other", "spectator", "stranger", "weak")
ALL = (200,) * 5
LOOK = (200, 200, 200, 403, 403)  # a stranger is one at a table without spectators
NEW = {"game": "loops", "seats": [{"controller": "me"}, {"controller": "open"}]}
EXAMPLE = {"game": "loops", "example": "LO-GT-7"}
CONTINUE = {"record": "x", "seats": [{"controller": "me"}]}
TRIAL = {"game": "loops", "edition_text": "x", "seats": 3}
TOKEN = {"name": "x", "scopes": ["read"]}

# What each role gets: status codes in the order of ROLES.
EXPECTED: dict[tuple[str, str], tuple[object, tuple[int, ...]]] = {
    ("GET", "/healthz"): (None, ALL),
    ("GET", "/readyz"): (None, ALL),
    ("GET", "/metrics"): (None, ALL),
    ("GET", "/api/games"): (None, ALL),
    ("GET", "/api/games/{game}/rules"): (None, ALL),
    ("GET", "/api/games/{game}/rules/{number}"): (None, ALL),
    ("GET", "/api/games/{game}/examples"): (None, ALL),
    ("GET", "/api/games/{game}/scenarios"): (None, ALL),
    ("GET", "/api/games/{game}/editions/{edition}"): (None, ALL),
    ("GET", "/api/texts/{name}"): (None, ALL),
    ("GET", "/api/landscapes"): (None, ALL),
    ("GET", "/api/landscapes/random"): (None, (400,) * 5),  # without a number
    ("POST", "/api/landscapes/judge"): ({"place": []}, ALL),
    ("POST", "/api/landscapes/edition"): ({"place": [], "title": "x"}, ALL),
    ("POST", "/api/lab/edition"): ({"game": "loops", "changes": []}, ALL),
    ("POST", "/api/lab"): (TRIAL, (400,) * 5),  # an edition that can't be read
    ("GET", "/api/me"): (None, ALL),
    ("GET", "/api/lobby"): (None, ALL),
    ("GET", "/api/me/tables"): (None, (200, 200, 200, 200, 403)),
    ("GET", "/api/stream"): (None, (200, 200, 200, 200, 403)),
    ("POST", "/api/tables"): (NEW, (201, 201, 201, 201, 403)),
    ("GET", "/api/tables/{table_id}"): (None, LOOK),
    ("POST", "/api/tables/{table_id}/sit"): ({"name": "x"}, (409, 409, 409, 409, 403)),
    ("POST", "/api/tables/{table_id}/recover"): ({"key": "x"}, (403,) * 5),
    ("POST", "/api/tables/{table_id}/rematch"): ({}, (409, 409, 403, 403, 403)),
    ("POST", "/api/tables/{table_id}/do"): (
        {"type": "resume", "id": "1"},
        (409, 409, 403, 403, 403),
    ),
    ("GET", "/api/tables/{table_id}/state"): (None, LOOK),
    ("GET", "/api/tables/{table_id}/components"): (None, LOOK),
    ("GET", "/api/tables/{table_id}/log"): (None, LOOK),
    ("GET", "/api/tables/{table_id}/odds"): (None, (200, 200, 403, 403, 403)),
    ("GET", "/api/tables/{table_id}/events"): (None, LOOK),
    ("GET", "/api/tables/{table_id}/stream"): (None, LOOK),
    ("WS", "/api/tables/{table_id}/socket"): (None, LOOK),
    ("GET", "/api/matches/{table_id}/record"): (None, LOOK),
    ("GET", "/api/matches/{table_id}/proof"): (None, LOOK),
    ("GET", "/api/matches/{table_id}/replay"): (None, LOOK),
    ("POST", "/api/records/replay"): ({"record": "x"}, (400, 400, 400, 400, 403)),
    ("POST", "/api/records/continue"): (CONTINUE, (400, 400, 400, 400, 403)),
    ("POST", "/api/examples/try"): (EXAMPLE, (201, 201, 201, 201, 403)),
    ("GET", "/api/tokens"): (None, (200, 200, 200, 200, 403)),
    ("POST", "/api/tokens"): (TOKEN, (201, 201, 201, 201, 403)),
    ("DELETE", "/api/tokens/{token_id}"): (None, (404, 404, 404, 404, 403)),
}

# Requests for the owner's seat: what the owner gets; everybody else is refused.
MESSAGES: dict[str, tuple[Json, int]] = {
    "act": ({"version": 0, "action": {"do": "pick_up"}}, 409),
    "undo": ({}, 400),
    "nonce": ({"nonce": "5a" * 16}, 409),
    "propose": ({"what": "pause"}, 200),
    "vote": ({"agree": True}, 409),
    "resume": ({}, 409),
    "replace": ({"controller": "person"}, 200),
    "order": ({"standing": "anything"}, 409),
    "say": ({"text": "hello"}, 200),
    "mute": ({"target": 1, "muted": False}, 200),
    "look": ({}, 200),
    "leave": ({}, 200),
    "resign": ({}, 200),
}


@dataclass
class Cast:
    """The people of the matrix, and the table that each of them asks about."""

    people: dict[str, Person]
    tables: dict[str, str]


@pytest.fixture
def cast(server: Running, guest: Guests) -> Cast:
    """Seat two people at an open and at a private table; others stand around."""
    owner, other, spectator, stranger = (guest(server) for _ in range(4))
    for person in (spectator, stranger):
        person.post("/api/tokens", TOKEN)
    made = owner.post("/api/tokens", {"name": "weak", "scopes": ["chat"]}).json()
    weak = guest(server, made["secret"])
    people = dict(zip(ROLES, (owner, other, spectator, stranger, weak), strict=True))
    open_table = table_of_two(owner, other, spectators=True)
    private = table_of_two(owner, other, spectators=False)
    tables = dict.fromkeys(ROLES, open_table) | {"stranger": private}
    return Cast(people, tables)


def table_of_two(owner: Person, other: Person, *, spectators: bool) -> str:
    """Make a table where a match is played."""
    made = owner.create(["me", "open"], options=SHORT, spectators=spectators)
    other.sit(made["table"]["id"])
    table: str = made["table"]["id"]
    return table


def ask(person: Person, method: str, path: str, table: str, body: object) -> int:
    """Ask for a route; give the status, for a socket that of its closing."""
    names = {"table_id": table, "game": "loops", "number": "LO-14", "name": "en", "token_id": "x"}
    names["edition"] = "loops-reconstructed"
    path = path.format(**names)
    if method == "WS":
        with person.socket(table) as socket:
            first = socket.hear()
            if first["type"] == "welcome":
                return 200
            with pytest.raises(ConnectionClosed) as closed:
                socket.hear()
            assert closed.value.rcvd is not None
            return closed.value.rcvd.code - 4000
    if path.endswith(("/stream", "/events")):
        with person.http.stream(method, path) as response:
            return response.status_code
    return person.http.request(method, path, json=body).status_code


@pytest.mark.parametrize(("method", "path"), EXPECTED)
def test_every_route_lets_in_whom_it_should(method: str, path: str, cast: Cast) -> None:
    body, expected = EXPECTED[method, path]
    found = [
        ask(person, method, path, cast.tables[role], body) for role, person in cast.people.items()
    ]
    if path.endswith("/odds"):  # luck says whose turn it is: "not asked" is an answer to a holder
        found = [200 if status == 409 else status for status in found]
    assert dict(zip(ROLES, found, strict=True)) == dict(zip(ROLES, expected, strict=True))


def test_no_route_is_missing_from_the_matrix(tmp_path: Path) -> None:
    guard, _ = make_app(quick(tmp_path))
    assert isinstance(guard, Guard)
    app = guard.app
    assert isinstance(app, Litestar)
    assert {(method, path) for method, path, _ in routes(app)} == set(EXPECTED)


def test_no_message_is_missing_from_the_matrix() -> None:
    kinds = {kind.__struct_config__.tag for kind in AnyRequest.__args__}
    assert kinds == set(MESSAGES)


@pytest.mark.parametrize("kind", MESSAGES)
def test_every_message_is_for_the_holder_of_the_seat_alone(
    kind: str, cast: Cast, server: Running, guest: Guests
) -> None:
    fields, expected = MESSAGES[kind]
    body = {"type": kind, "id": "1", "seat": 0, **fields}
    for role in ("other", "spectator", "stranger", "weak"):
        response = cast.people[role].post(f"/api/tables/{cast.tables[role]}/do", body)
        assert response.status_code == 403, role
        assert response.json()["problem"]["code"] in {
            "not_your_seat",
            "owner_only",
            "scope_missing",
        }
    nobody = guest(server).post(f"/api/tables/{cast.tables['owner']}/do", body)
    assert nobody.status_code == 401
    owner = cast.people["owner"].post(f"/api/tables/{cast.tables['owner']}/do", body)
    assert owner.status_code == expected, owner.text


@pytest.mark.parametrize("kind", MESSAGES)
def test_over_the_socket_the_same_is_refused(kind: str, cast: Cast) -> None:
    fields, _ = MESSAGES[kind]
    for role in ("other", "spectator"):
        with cast.people[role].socket(cast.tables[role]) as socket:
            socket.until("welcome")
            answer = socket.ask(kind, **{"seat": 0, **fields})
            assert answer["result"] == "refused"
            assert answer["problem"]["code"] in {"not_your_seat", "owner_only"}


def test_a_seat_is_looked_from_by_its_holder_alone(cast: Cast) -> None:
    table = cast.tables["owner"]
    paths = [f"/api/tables/{table}/{what}" for what in ("state", "stream", "events", "log", "odds")]
    paths += [f"/api/matches/{table}/{what}" for what in ("record", "replay")]
    for role in ("other", "spectator"):
        for path in paths:
            assert ask(cast.people[role], "GET", f"{path}?seat=0", table, None) == 403, path
        with cast.people[role].socket(table, seat=0) as socket:
            assert socket.hear()["problem"]["code"] == "not_your_seat"


def test_a_table_or_token_that_does_not_exist_is_not_found(cast: Cast) -> None:
    owner = cast.people["owner"]
    for method, path in EXPECTED:
        if "{table_id}" in path and method != "WS":
            body = EXPECTED[method, path][0]
            assert ask(owner, method, path, "nothing", body) == 404, path
    assert ask(owner, "WS", "", "nothing", None) == 404


def test_a_wrong_token_is_nobody(server: Running, guest: Guests) -> None:
    assert guest(server, "wrong").get("/api/me/tables").status_code == 401
    assert guest(server, "x" * 1000).get("/api/me").status_code == 401


def test_a_revoked_token_is_nobody(server: Running, guest: Guests) -> None:
    person = guest(server)
    token = person.post("/api/tokens", TOKEN).json()
    program = guest(server, token["secret"])
    assert program.get("/api/me").json() == {"kind": "program", "name": "x", "scopes": ["read"]}
    assert person.http.delete(f"/api/tokens/{token['id']}").status_code == 204
    assert program.get("/api/me").status_code == 401


def test_the_store_holds_no_secret_that_opens_a_seat(tmp_path: Path, guest: Guests) -> None:
    with running(quick(tmp_path)) as server:
        person = guest(server)
        made = person.create(["me", "open"], options=SHORT)
        token = person.post("/api/tokens", TOKEN).json()
        cookie = person.http.cookies["voltige"]
    content = b"".join(path.read_bytes() for path in tmp_path.glob("tables.db*"))
    assert made["table"]["id"].encode() in content
    secret_of_cookie = cookie.partition(".")[0]  # the rest is the proof that it is ours
    for secret in (secret_of_cookie, made["keys"][0]["key"], token["secret"]):
        assert secret.encode() not in content
