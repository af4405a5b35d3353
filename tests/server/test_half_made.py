"""Half-made choices at the server: nobody else gets a push, a version or a byte of them."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.marks import rule
from tests.server.conftest import Guests
from tests.server.people import Person
from tests.server.running import ManualClock, Running, wait_for
from voltige.games.lucky_loop import GAME
from voltige.match.record import WAIVED
from voltige.match.rows import TableRow
from voltige.tables.callers import person as person_of
from voltige.tables.seats import seat_caller
from voltige.tables.secrets import new_id, new_secret
from voltige.tables.table.draft import Draft
from voltige.tables.table.seats import begin_if_full

COOKIES = [f"cookie-of-{letter * 22}" for letter in "ab"]
NINE = ["Y05a", "R05a", "B05a", "G06a", "R06a", "Y08a", "G12a", "B11a", "R11a"]
DISCARD: dict[str, Any] = {"round_no": 2, "hands": [NINE], "phase": "discard"}
LAY: dict[str, Any] = {"round_no": 2, "hands": [NINE[:6]]}
LAYING: list[dict[str, Any]] = [
    {"do": "lay_programme", "programme": "mighty_eagle"},
    {"do": "play", "card": "Y05a"},
    {"do": "play", "card": "R06a"},
    {"do": "play", "card": "B05a"},
]
PATHS = [
    "/api/tables/{table}",
    "/api/tables/{table}/state",
    "/api/matches/{table}/record",
    "/api/matches/{table}/replay",
]


def table_at(server: Running, position: dict[str, Any], move_s: int = 0) -> str:
    """Make a table of two that begins with a position; all tables here share one seed."""
    edition = GAME.load_edition()
    row = TableRow(
        new_id(), GAME.name, GAME.rules_version, edition.name, edition.hash,
        GAME.check_values(2, {}, edition), 2, "live", False, False, True, move_s, 60,
        position, b"s" * 32, person_of(COOKIES[0]).holder, server.server.clock.now(),
    )  # fmt: skip

    def work(draft: Draft) -> None:
        for seat, cookie in enumerate(COOKIES):
            seat_caller(draft, seat, "AB"[seat], WAIVED, person_of(cookie), new_secret())
        begin_if_full(draft)

    server.run(server.server.service.tables.create(row, work))
    return row.id


def holder(server: Running, guest: Guests, seat: int) -> Person:
    """Bring the person who holds a seat."""
    person = guest(server)
    person.http.cookies.set("voltige", COOKIES[seat])
    return person


def discard(card: str) -> dict[str, Any]:
    return {"do": "discard", "card": card}


def act(person: Person, table: str, action: dict[str, Any]) -> None:
    """Do something on what the person has seen."""
    version = person.state(table)["version"]
    answer = person.do(table, "act", version=version, action=action)
    assert answer["result"] == "accepted", answer


def pick_two(person: Person, table: str) -> None:
    act(person, table, discard("G12a"))
    act(person, table, discard("Y05a"))


def pick_and_undo(person: Person, table: str) -> None:
    act(person, table, discard("R11a"))
    person.do(table, "undo")
    act(person, table, discard("B11a"))
    act(person, table, discard("R06a"))
    person.do(table, "undo")


def do_nothing(person: Person, table: str) -> None:
    assert person.state(table)["asked"]


Half = Callable[[Person, str], None]


def overheard(server: Running, guest: Guests, half: Half, seat: int | None) -> list[str]:
    """Give every byte that another seat, or a spectator, gets while the choice is half made."""
    table = table_at(server, DISCARD, move_s=30)
    chooser = holder(server, guest, 0)
    other = guest(server) if seat is None else holder(server, guest, seat)
    with other.socket(table, since=-1) as socket:
        socket.until("welcome")
        half(chooser, table)
        if seat is not None:
            for version in range(5):
                socket.ask("act", id=f"x{version}", version=version, action={"do": "exchange"})
            socket.ask("undo", id="x")
        heard = list(socket.raw)
        told = [other.get(path.format(table=table)).text for path in PATHS]
        with other.socket(table, since=0) as again:  # as after a reload
            again.until("welcome")
            told += again.raw
        chooser.do(table, "say", text="now")  # whatever was pushed before has come before this
        socket.until("chat")
        assert [text for text in socket.raw[:-1] if '"type":"table"' not in text] == heard
    return [text.replace(table, "T") for text in [*heard, *told]]


@rule("LL-D44")
@pytest.mark.parametrize("seat", [1, None])
def test_nobody_else_hears_of_a_half_made_choice(
    seat: int | None, timed: Running, clock: ManualClock, guest: Guests
) -> None:
    told = [overheard(timed, guest, half, seat) for half in (do_nothing, pick_two, pick_and_undo)]
    assert told[0] == told[1] == told[2]
    assert len(told[0]) > 5


@rule("LL-D44")
def test_the_seat_itself_sees_its_picks_after_undo_and_reload(
    timed: Running, clock: ManualClock, guest: Guests
) -> None:
    table = table_at(timed, DISCARD)
    chooser = holder(timed, guest, 0)
    with chooser.socket(table, since=-1) as socket:
        socket.until("welcome")
        version = socket.state()["version"]
        socket.ask("act", version=version, action=discard("G12a"))
        assert socket.state()["view"]["picked"] == ["G12a"]
        socket.ask("act", version=version, action=discard("Y05a"))
        assert socket.state()["undo"] == "free"
        socket.ask("undo")
        assert socket.heard[-2]["undone"]
        assert socket.state()["view"]["picked"] == ["G12a"]
    assert chooser.state(table)["view"]["picked"] == ["G12a"]
    timed.server.service.tables.hosted.clear()  # as after a restart: the table is read from the store
    state = chooser.state(table)
    assert state["view"]["picked"] == ["G12a"]
    assert state["undo"] == "free"


@rule("LL-D44")
def test_the_last_pick_is_pushed_to_all_and_cannot_be_undone(
    timed: Running, clock: ManualClock, guest: Guests
) -> None:
    table = table_at(timed, LAY)
    chooser = holder(timed, guest, 0)
    other = holder(timed, guest, 1)
    with other.socket(table, since=-1) as socket:
        socket.until("welcome")
        for action in LAYING:
            act(chooser, table, action)
        update = socket.until("update")
    assert [event["event"]["event"] for event in update["events"]][:2] == [
        "ProgrammeLaid",
        "FlightStarted",
    ]
    assert len([m for m in socket.heard if m["type"] == "update"]) == 1
    assert chooser.state(table)["undo"] == "none"  # the dice have been rolled


@rule("LL-D44")
def test_a_choice_has_one_time_in_all_and_the_clock_tells_nothing_of_its_steps(
    timed: Running, clock: ManualClock, guest: Guests
) -> None:
    table = table_at(timed, DISCARD, move_s=30)
    chooser, other = holder(timed, guest, 0), holder(timed, guest, 1)
    before = other.table(table)["seats"][0]
    clock.advance(40_000)
    pick_two(chooser, table)
    after = other.table(table)["seats"][0]
    assert after == before
    act(chooser, table, discard("R11a"))
    assert other.table(table)["seats"][0]["reserve_ms"] == 50_000


@rule("LL-D44")
def test_when_time_runs_out_the_choice_is_finished_at_once(
    timed: Running, clock: ManualClock, guest: Guests
) -> None:
    table = table_at(timed, DISCARD, move_s=30)
    chooser, other = holder(timed, guest, 0), holder(timed, guest, 1)
    act(chooser, table, discard("G12a"))
    clock.advance(90_000)
    wait_for(lambda: other.state(table)["asked"])
    assert other.table(table)["seats"][0]["timeouts"] == 1
    assert "G12a" in other.state(table)["view"]["discard_piles"]["yellow_green"]
