"""What a table agrees on beside the rules: the pace of its bots, and whether a coach may be asked."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import Guests, quick
from tests.server.running import ManualClock, Running, running, wait_for
from tests.server.tables import SHORT


@pytest.mark.parametrize(
    ("wish", "mode", "shown"),
    [({}, "live", 400), ({}, "correspondence", 0), ({"bot_delay_ms": 2500}, "one_screen", 2500)],
)
def test_a_table_shows_the_pace_of_its_bots(
    wish: dict[str, Any], mode: str, shown: int, tmp_path: Path, guest: Guests
) -> None:
    with running(quick(tmp_path, bot_delay_ms=400)) as server:
        made = guest(server).create(["me", "bot:random"], mode=mode, **wish)
        assert made["table"]["bot_delay_ms"] == shown


def test_bots_keep_the_pace_of_their_table(
    timed: Running, clock: ManualClock, guest: Guests
) -> None:
    person = guest(timed)
    options = {**SHORT, "first_player": "rotate"}
    table = person.create(["me", "bot:random"], options=options, bot_delay_ms=5000)["table"]["id"]
    if person.state(table)["asked"]:
        state = person.state(table)
        person.do(table, "act", version=state["version"], code=state["legal"][0]["code"])
    before = person.state(table)["version"]
    wait_for(lambda: any(at == clock.now() + 5000 for at, _, _ in list(clock.waiting)))
    clock.advance(4999)
    assert person.state(table)["version"] == before
    clock.advance(1)
    wait_for(lambda: person.state(table)["version"] > before)


def test_the_others_see_that_a_seat_has_asked_the_coach(server: Running, guest: Guests) -> None:
    owner, other = guest(server), guest(server)
    table = owner.create(["me", "open"], options=SHORT)["table"]["id"]
    other.sit(table)
    seat = 0 if owner.state(table)["asked"] else 1
    asks, watches = (owner, other) if seat == 0 else (other, owner)
    with watches.socket(table) as socket:
        told = socket.until("welcome")["table"]["seats"]
        assert [each["coached"] for each in told] == [False, False]
        assert asks.get(f"/api/tables/{table}/odds").status_code == 200
        told = socket.until("table")["table"]["seats"]
        assert [each["coached"] for each in told] == [seat == 0, seat == 1]
    for _ in range(3):
        asks.get(f"/api/tables/{table}/odds")
    rows = server.run(server.server.store.log(table))
    assert [row.kind for row in rows].count("coach") == 1


def test_a_table_can_forbid_the_coach(server: Running, guest: Guests) -> None:
    person = guest(server)
    made = person.create(["me", "bot:random"], options=SHORT, coach=False)["table"]
    assert made["coach"] is False
    refused = person.get(f"/api/tables/{made['id']}/odds")
    assert (refused.status_code, refused.json()["problem"]["code"]) == (403, "no_coach")
    person.do(made["id"], "resign")
    again = person.post(f"/api/tables/{made['id']}/rematch").json()["table"]
    assert again["coach"] is False, "a rematch is the same table"
