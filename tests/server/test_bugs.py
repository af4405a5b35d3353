"""A bug in a game: whoever meets it is told so, the log tells where, and nothing has changed."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.people import Json, Person
from tests.server.running import Process
from tests.server.test_abuse import hear_the_end


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    process = Process(
        *("--database", str(tmp_path / "t.db")), VOLTIGE_GAMES="tests.server.broken_pig"
    )
    process.start()
    yield process
    process.stop()


def at_the_brink(person: Person) -> tuple[str, Json]:
    """Make a table and play until something is at stake: another roll meets the bug."""
    table = person.create(["me", "me"], mode="one_screen", game="broken-pig")["table"]["id"]
    while True:
        seat = person.table(table)["you"]["seats"]
        state = next(found for each in seat if (found := person.state(table, seat=each))["asked"])
        if len(state["legal"]) > 1:
            return table, state
        done = person.do(table, "act", seat=state["view"]["seat"], version=state["version"], code=0)
        assert done["result"] == "accepted", done


def test_a_bug_ends_the_line_with_a_sentence_and_leaves_the_table_as_it_was(
    process: Process,
) -> None:
    person = Person(process.url)
    table, state = at_the_brink(person)
    seat = state["view"]["seat"]
    roll, hold = [choice["code"] for choice in state["legal"]]
    with person.socket(table, seat=seat) as socket:
        socket.until("welcome")
        socket.send("act", version=state["version"], code=roll)
        said = socket.until("bye")
        assert said["problem"]["code"] == "internal"
        assert hear_the_end(socket) == 4500
    assert any("connection failed" in line for line in process.lines)
    assert any("KeyError: 'a bug'" in line for line in process.lines)
    asked = person.do(table, "act", seat=seat, version=state["version"], code=roll)
    assert asked["problem"]["code"] == "internal"
    assert person.state(table, seat=seat) == state
    held = person.do(table, "act", seat=seat, version=state["version"], code=hold)
    assert held["result"] == "accepted"
    person.close()
