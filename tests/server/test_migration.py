"""Running tables survive a new version of the rules: what fits goes on, the rest is undone and told."""

import asyncio
import json
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from tests.server.conftest import Guests, quick
from tests.server.people import Json, Person
from tests.server.postgres import new_database
from tests.server.running import Running, running, wait_for
from tests.server.tables import SHORT, friends
from tests.server.test_orders import before_the_race, everything
from tests.server.test_secrets import holder, table_at
from tests.server.test_upgrade import change, come_back
from voltige.cli.main import main
from voltige.games import GAMES
from voltige.match.record import read_record, verify_luck
from voltige.server.upgrade import check_tables
from voltige.store.database import make_engine, read_url
from voltige.store.store import Store
from voltige.tables.errors import OtherReleaseError
from voltige.tables.migration import opened
from voltige.verify_luck import check

HYDRO = next(game for game in GAMES if game.name == "hydroracers")
NOW = HYDRO.rules_version
OLDER = ("UPDATE tables SET rules = ?", (NOW - 1,))


Returns = Callable[[Person, Running], Person]


@pytest.fixture
def back() -> Iterator[Returns]:
    """Give a function that brings the same person to the server as it is now."""
    people: list[Person] = []

    def bring(person: Person, server: Running) -> Person:
        people.append(come_back(person, server))
        return people[-1]

    yield bring
    for person in people:
        person.close()


def play(people: list[Person], table: str, moves: int) -> None:
    """Make moves, whoever is asked; processes that hear of a move later are waited for."""
    states: list[Json] = []

    def agreed() -> bool:
        states[:] = [person.state(table) for person in people]
        versions = {state["version"] for state in states}
        return len(versions) == 1 and any(state["asked"] for state in states)

    for _ in range(moves):
        wait_for(agreed)
        person, state = next((p, s) for p, s in zip(people, states, strict=True) if s["asked"])
        code = state["legal"][0]["code"]
        answer = person.do(table, "act", version=state["version"], code=code)
        assert answer["result"] == "accepted"


def begun(folder: Path, guest: Guests, moves: int = 6, **wishes: Any) -> tuple[str, list[Person]]:
    """Play some moves of Hydroracers; then the server stops."""
    with running(quick(folder)) as server:
        table, people = friends(server, guest, 2, game="hydroracers", options={}, **wishes)
        play(people, table, moves)
    return table, people


def rows_of(folder: Path, table: str) -> list[tuple[Any, ...]]:
    """Read the log as it is stored."""
    query = "SELECT number, at, kind, seat, data, luck FROM entries WHERE table_id = ? ORDER BY 1"
    with sqlite3.connect(folder / "tables.db") as connection:
        return list(connection.execute(query, (table,)))


def misplaced(folder: Path, table: str, back: int) -> int:
    """Let an act of the log be one that only older rules can have allowed; give its version."""
    kinds = {"act", "timeout", "fault", "undo", "seat"}
    steps = [row for row in rows_of(folder, table) if row[2] in kinds]
    version = len(steps) - back + 1
    number, data = steps[version - 1][0], json.loads(steps[version - 1][4])
    actions = HYDRO.new_state(2).table().actions
    data["action"] = next(a.data for a in actions if a.data["do"] != data["action"]["do"])
    values = (json.dumps(data), table, number)
    change(folder, ("UPDATE entries SET data = ? WHERE table_id = ? AND number = ?", values))
    return version


def told(person: Person, table: str) -> Json:
    """Give the last line of the log that a person is told on coming back."""
    with person.socket(table, since=0) as line:
        event: Json = line.hear()["events"][-1]
        return event


def test_a_log_that_fits_goes_on_under_the_new_rules(
    tmp_path: Path, guest: Guests, back: Returns, capsys: pytest.CaptureFixture[str]
) -> None:
    table, people = begun(tmp_path, guest)
    before = rows_of(tmp_path, table)
    change(tmp_path, OLDER)
    file = tmp_path / "tables.db"
    assert main(["serve", "--check", "--database", str(file), "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert f"playing  can be played on: every move made under version {NOW - 1} of the" in said
    assert rows_of(tmp_path, table) == before
    for _ in range(2):  # a second restart finds it migrated
        with running(quick(tmp_path)) as server:
            again = [back(person, server) for person in people]
            infos = [person.table(table) for person in again]
            assert [(info["rules"], info["status"]) for info in infos] == [(NOW, "playing")] * 2
            marks = [row for row in rows_of(tmp_path, table) if row[2] == "rules"]
            assert [json.loads(mark[4]) for mark in marks] == [
                {"before": NOW - 1, "after": NOW, "first": None, "over": False}
            ]
            play(again, table, 2)
            assert asyncio.run(check_tables(quick(tmp_path)))[0].rules is None
    after = rows_of(tmp_path, table)
    assert after[: len(before)] == before
    assert len(after) == len(before) + 1 + 4


def test_what_does_not_fit_is_undone_and_everybody_is_told_in_one_sentence(
    tmp_path: Path, guest: Guests, back: Returns, capsys: pytest.CaptureFixture[str]
) -> None:
    table, people = begun(tmp_path, guest)
    version = misplaced(tmp_path, table, 2)
    before = rows_of(tmp_path, table)
    change(tmp_path, OLDER)
    assert [one.last for one in asyncio.run(check_tables(quick(tmp_path)))] == [version - 1]
    database = str(tmp_path / "tables.db")
    assert main(["serve", "--check", "--database", database, "--lang", "fr"]) == 0
    assert f"reprendra après le coup {version - 1}\u00a0: la suite" in capsys.readouterr().out
    with running(quick(tmp_path)) as server:
        again = [back(person, server) for person in people]
        for person in [*again, guest(server)]:
            line = told(person, table)
            assert line["text"] == {"key": "log-rules-undone", "params": {"version": NOW}}
            assert line["event"] == {
                "event": "RulesChanged", "from": NOW - 1, "to": NOW, "undone": True
            }  # fmt: skip
        play(again, table, 3)
        steps = again[0].replay(table)["steps"]
        assert [step["kind"] for step in steps].count("rules") == 1
        again[0].do(table, "resign")
        record = again[0].get(f"/api/matches/{table}/record").text
    assert rows_of(tmp_path, table)[: len(before)] == before
    assert f" rules {NOW - 1} {NOW} {version}" in record
    assert record.count(" void act ") == 2
    assert verify_luck(read_record(record, GAMES)) == check(record) > 0
    file = tmp_path / "kept.flight"
    file.write_text(record, encoding="utf-8")
    assert main(["verify", str(file), "--lang", "en"]) == 0
    assert main(["replay", str(file), "--lang", "en"]) == 0
    story = " ".join(capsys.readouterr().out.split())
    assert f"under version {NOW} of the rules the last moves no longer fit" in story


def test_an_undo_after_the_change_goes_back_further_and_outlives_a_restart(
    tmp_path: Path, guest: Guests, back: Returns
) -> None:
    with running(quick(tmp_path)) as server:
        person = guest(server)
        wishes: Json = {"game": "hydroracers", "mode": "one_screen", "practice": True}
        table = person.create(["me", "autopilot"], **wishes)["table"]["id"]
        play([person], table, 4)
        wait_for(lambda: person.state(table)["asked"])
    version = misplaced(tmp_path, table, 1)
    change(tmp_path, OLDER)
    assert asyncio.run(check_tables(quick(tmp_path)))[0].last == version - 1
    views: list[Json] = []
    with running(quick(tmp_path)) as server:
        again = back(person, server)
        wait_for(lambda: again.state(table)["asked"])
        assert again.do(table, "undo")["result"] == "accepted"
        views.append(again.state(table))
    with running(quick(tmp_path)) as server:
        again = back(person, server)
        views.append(again.state(table))
        assert views[0]["view"] == views[1]["view"]
        assert views[0]["version"] == views[1]["version"]
        play([again], table, 1)


class Together(Store):
    """A store whose first reader waits until another process has read the same log."""

    barrier: asyncio.Barrier
    waited = False

    async def log(self, table_id: str, since: int = -1) -> Any:
        rows = await super().log(table_id, since)
        if not self.waited:
            self.waited = True
            await self.barrier.wait()
        return rows


def test_two_that_open_it_at_once_agree(tmp_path: Path, guest: Guests) -> None:
    table, _ = begun(tmp_path, guest)
    version = misplaced(tmp_path, table, 2)
    change(tmp_path, OLDER)

    async def both() -> list[Any]:
        stores = [Together(str(tmp_path / "tables.db")) for _ in range(2)]
        Together.barrier = asyncio.Barrier(2)
        for store in stores:
            await store.open(lambda _: None, lambda: None)
        row = await stores[0].table(table)
        assert row is not None
        both = await asyncio.gather(*[opened(row, store, 1) for store in stores])
        for store in stores:
            await store.close()
        return both

    one, other = asyncio.run(both())
    marks = [json.loads(row[4]) for row in rows_of(tmp_path, table) if row[2] == "rules"]
    assert marks == [{"before": NOW - 1, "after": NOW, "first": version, "over": False}]
    assert one.match.state.to_dict() == other.match.state.to_dict()
    assert (one.number, one.version, one.told) == (other.number, other.version, other.told)


def test_two_processes_with_postgresql_agree(tmp_path: Path, guest: Guests, back: Returns) -> None:
    config = quick(tmp_path, database=new_database())
    with running(config) as server:
        table, people = friends(server, guest, 2, game="hydroracers", options={})
        play(people, table, 4)

    async def make_older() -> None:
        engine = make_engine(read_url(config.database))
        async with engine.begin() as connection:
            await connection.execute(text("UPDATE tables SET rules = :rules"), {"rules": NOW - 1})
        await engine.dispose()

    asyncio.run(make_older())
    with running(config) as here, running(config) as there, ThreadPoolExecutor(2) as pool:
        again = [back(people[0], here), back(people[1], there)]
        infos = list(pool.map(lambda person: person.table(table), again))
        assert [(info["rules"], info["version"]) for info in infos] == [(NOW, 5)] * 2
        rows = here.run(here.server.store.log(table))
        assert [row.kind for row in rows].count("rules") == 1
        play(again, table, 4)


def finished(folder: Path, guest: Guests) -> tuple[Person, str]:
    """Let bots play a match of LOOPS to its end."""
    with running(quick(folder)) as server:
        person = guest(server)
        table = person.create(["me", "bot:random"], options=SHORT)["table"]["id"]
        person.do(table, "replace", controller="bot:random")
        wait_for(lambda: person.table(table)["status"] == "over")
    return person, table


def test_a_finished_table_stays_readable(tmp_path: Path, guest: Guests, back: Returns) -> None:
    person, table = finished(tmp_path, guest)
    change(tmp_path, ("UPDATE tables SET rules = 0", ()))
    assert asyncio.run(check_tables(quick(tmp_path))) == []
    with running(quick(tmp_path)) as server:
        again = back(person, server)
        info = again.table(table)
        assert (info["status"], info["result"]["by"]) == ("over", "game")
        record = again.get(f"/api/matches/{table}/record").text
        assert verify_luck(read_record(record, GAMES)) == check(record)


def test_a_finished_table_whose_end_does_not_fit_is_shown_as_far_as_it_does(
    tmp_path: Path, guest: Guests, back: Returns
) -> None:
    person, table = finished(tmp_path, guest)
    number = next(row[0] for row in reversed(rows_of(tmp_path, table)) if row[2] == "act")
    wrong = json.dumps({"action": {"do": "loop_the_loop"}})
    change(
        tmp_path,
        ("UPDATE tables SET rules = 0", ()),
        ("UPDATE entries SET data = ? WHERE number = ?", (wrong, number)),
    )
    for _ in range(2):
        with running(quick(tmp_path)) as server:
            again = back(person, server)
            info = again.table(table)
            assert (info["status"], info["result"]["by"]) == ("ended", "release")
            assert again.replay(table)["steps"][-1]["kind"] == "rules"
            record = again.get(f"/api/matches/{table}/record").text
            assert verify_luck(read_record(record, GAMES)) == check(record)


def test_a_secret_answer_that_does_not_fit_stays_secret(tmp_path: Path, guest: Guests) -> None:
    with running(quick(tmp_path)) as server:
        table = table_at(server, before_the_race(), "correspondence")
        ana, ben = (holder(server, guest, seat) for seat in range(2))
        ana.do(table, "act", version=0, action={"do": "play_speed"})
        claim = {"do": "play_altitude", "value": 6000, "count": 2}
        assert ben.do(table, "act", version=1, action=claim)["result"] == "accepted"
        assert not ben.state(table)["asked"]
    number = rows_of(tmp_path, table)[-1][0]
    wrong = json.dumps({"action": {"do": "loop_the_loop"}})
    change(
        tmp_path,
        ("UPDATE tables SET rules = 0", ()),
        ("UPDATE entries SET data = ? WHERE number = ?", (wrong, number)),
    )
    with running(quick(tmp_path)) as server:
        ana, ben = (holder(server, guest, seat) for seat in range(2))
        assert ben.state(table)["asked"], "it answers again"
        for text_seen in everything(ana, table):
            assert "loop_the_loop" not in text_seen
            assert "void" not in text_seen
        state = ben.state(table)
        answer = ben.do(table, "act", version=state["version"], action=claim)
        assert answer["result"] == "accepted"


def test_a_table_that_has_not_begun_begins_under_the_new_rules(
    tmp_path: Path, guest: Guests, back: Returns
) -> None:
    with running(quick(tmp_path)) as server:
        people = [guest(server), guest(server)]
        made = people[0].create(["me", "open"], game="hydroracers")
        table = made["table"]["id"]
    change(tmp_path, OLDER)
    assert asyncio.run(check_tables(quick(tmp_path)))[0].rules == NOW - 1
    with running(quick(tmp_path)) as server:
        owner, other = back(people[0], server), guest(server)
        other.sit(table, "Guest")
        play([owner, other], table, 2)
        assert owner.table(table)["rules"] == NOW


@pytest.mark.parametrize(
    "statement",
    [
        ("UPDATE tables SET options = json_set(options, '$.races', 9)", ()),
        ("UPDATE tables SET options = json_set(options, '$.propeller', 1)", ()),
        ("UPDATE entries SET luck = '[\"none\"]' WHERE kind = 'begin'", ()),
    ],
)
def test_a_table_whose_very_start_does_not_fit_is_kept_as_it_is(
    statement: tuple[str, tuple[object, ...]], tmp_path: Path, guest: Guests, back: Returns
) -> None:
    table, people = begun(tmp_path, guest, moves=1)
    change(tmp_path, OLDER, statement)
    before = rows_of(tmp_path, table)
    error = asyncio.run(check_tables(quick(tmp_path)))[0].error
    assert error is not None
    assert error.code == "other_rules"
    with running(quick(tmp_path)) as server:
        again = back(people[0], server)
        assert again.get(f"/api/tables/{table}").json()["problem"]["code"] == "other_rules"
    assert rows_of(tmp_path, table) == before


def test_a_table_that_a_newer_release_has_migrated_is_left_to_it(
    tmp_path: Path, guest: Guests, back: Returns
) -> None:
    table, people = begun(tmp_path, guest, moves=1)
    last = rows_of(tmp_path, table)[-1]
    data = json.dumps({"before": NOW, "after": NOW + 1})
    values = (table, last[0] + 1, last[1], data)
    with running(quick(tmp_path)) as server:
        again = back(people[0], server)
        assert again.table(table)["rules"] == NOW
        change(tmp_path, ("INSERT INTO entries VALUES (?, ?, ?, 'rules', -1, ?, '[]', '')", values))
        tables = server.server.service.tables
        with pytest.raises(OtherReleaseError):  # what it is told when the newer one has written
            server.run(tables.refresh(tables.host(table)))
        assert again.get(f"/api/tables/{table}").json()["problem"]["code"] == "other_rules"
    with running(quick(tmp_path)) as server:
        again = back(people[0], server)
        assert again.get(f"/api/tables/{table}").json()["problem"]["code"] == "other_rules"


def test_a_step_that_only_a_newer_release_knows_is_told_and_kept(
    tmp_path: Path, guest: Guests, back: Returns
) -> None:
    table, people = begun(tmp_path, guest, moves=1)
    last = rows_of(tmp_path, table)[-1]
    values = (table, last[0] + 1, last[1])
    change(
        tmp_path, ("INSERT INTO entries VALUES (?, ?, ?, 'teleport', 0, '{}', '[]', '')", values)
    )
    checked = asyncio.run(check_tables(quick(tmp_path)))
    assert [one.error and one.error.code for one in checked] == ["unreplayable_table"]
    with running(quick(tmp_path)) as server:
        again = back(people[0], server)
        answer = again.get(f"/api/tables/{table}")
        assert answer.status_code == 404
        assert answer.json()["problem"]["code"] == "unreplayable_table"
    assert len(rows_of(tmp_path, table)) == last[0] + 2
