"""The store: group commit, races decided by the key, migrations, both databases."""

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import text

from tests.server.conftest import quick
from tests.server.people import Person
from tests.server.postgres import new_database
from tests.server.running import running
from voltige.match.errors import ConflictError, StoreError, UnavailableError
from voltige.match.rows import Append, EntryRow, Summary, TableRow
from voltige.match.steps import Act, Leave
from voltige.store.database import make_engine, migrate, read_url
from voltige.store.sqlite_writer import SqliteWriter
from voltige.store.store import Store

SUMMARY = Summary("open", ["Ana", ""], [], 1, None, None)


def table_row(name: str, **fields: object) -> TableRow:
    values: dict[str, object] = {
        "id": name, "game": "loops", "rules": 1, "edition": "e", "edition_hash": "h",
        "options": {"max_rounds": 1}, "seats": 2, "mode": "live", "practice": False,
        "public": True, "spectators": True, "move_s": 0, "reserve_s": 0, "position": None,
        "seed": b"s" * 32, "owner": "b:x", "created_at": 1, **fields,
    }  # fmt: skip
    return TableRow(**values)  # type: ignore[arg-type]  # as the columns are


def step(table: str, number: int) -> Append:
    return Append(table, [EntryRow(number, 5, 0, Act({"n": number}), ["x"], "r")], SUMMARY)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Give an empty database of each kind."""
    return str(tmp_path / "store.db") if request.param == "sqlite" else new_database()


def run(database: str, work: Callable[[Store], Awaitable[None]]) -> None:
    """Open a store, do something, close it."""

    async def main() -> None:
        store = Store(database)
        await store.open(lambda _: None, lambda: None)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(main())


def test_what_is_written_is_read_again(database: str) -> None:
    async def work(store: Store) -> None:
        row = table_row("t", position={"a": [1]}, rematch_of="old")
        await store.append(Append("t", [], SUMMARY, [("b:x", 0)], [], row))
        await store.append(step("t", 0))
        assert await store.table("t") == row
        assert await store.log("t") == [EntryRow(0, 5, 0, Act({"n": 0}), ["x"], "r")]
        assert await store.log("t", 0) == []
        assert await store.rematch("old") == "t"
        assert [line.id for line in await store.lobby()] == ["t"]
        assert [line.seats for line in await store.tables_of("b:x")] == [[0]]
        assert await store.table("none") is None
        await store.append(Append("t", [EntryRow(1, 5, 0, Leave())], SUMMARY, [], [("b:x", 0)]))
        assert await store.tables_of("b:x") == []

    run(database, work)


def test_of_many_writers_of_one_number_exactly_one_wins_and_others_do_not_suffer(
    database: str,
) -> None:
    async def work(store: Store) -> None:
        for name in ("one", "two", "three"):
            await store.append(Append(name, [], SUMMARY, [], [], table_row(name)))
        for number in range(5):
            tries = [store.append(step("one", number)) for _ in range(4)]
            others = [store.append(step(name, number)) for name in ("two", "three")]
            results = await asyncio.gather(*tries, *others, return_exceptions=True)
            assert [isinstance(r, ConflictError) for r in results[:4]].count(True) == 3
            assert results[4:] == [None, None]
        for name in ("one", "two", "three"):
            assert [row.number for row in await store.log(name)] == [0, 1, 2, 3, 4]

    run(database, work)


def test_several_tables_share_a_commit(database: str) -> None:
    async def work(store: Store) -> None:
        names = [f"t{number}" for number in range(40)]
        for name in names:
            await store.append(Append(name, [], SUMMARY, [], [], table_row(name)))
        before = store.writer.commits
        await asyncio.gather(*(store.append(step(name, 0)) for name in names))
        assert store.writer.commits - before < len(names) / 4
        assert all([len(await store.log(name)) == 1 for name in names])

    run(database, work)


def test_the_loop_goes_on_while_another_connection_has_the_lock(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.append(Append("t", [], SUMMARY, [], [], table_row("t")))
        other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        waiting = store.append(step("t", 0))
        for _ in range(20):
            await asyncio.sleep(0.001)
            assert not waiting.done()
        other.execute("ROLLBACK")
        other.close()
        await waiting
        assert [row.number for row in await store.log("t")] == [0]

    run(str(tmp_path / "tables.db"), work)


@pytest.mark.parametrize("slow", [False, True])
def test_only_commits_of_a_slow_disk_leave_the_loop(tmp_path: Path, slow: bool) -> None:
    async def work(store: Store) -> None:
        await store.append(Append("t", [], SUMMARY, [], [], table_row("t")))
        writer = store.writer
        assert isinstance(writer, SqliteWriter)
        here = threading.get_ident()
        elsewhere: list[str] = []

        def trace(statement: str) -> None:
            if threading.get_ident() != here:
                elsewhere.append(statement)

        writer.connect().set_trace_callback(trace)
        if slow:
            writer.commit_s = 1.0
        await store.append(step("t", 0))
        assert elsewhere == (["COMMIT"] if slow else [])
        assert writer.commit_s < 1.0
        assert [row.number for row in await store.log("t")] == [0]

    run(str(tmp_path / "tables.db"), work)


def test_only_one_rematch_can_be_made(database: str) -> None:
    async def work(store: Store) -> None:
        await store.append(Append("a", [], SUMMARY, [], [], table_row("a", rematch_of="x")))
        with pytest.raises(ConflictError):
            await store.append(Append("b", [], SUMMARY, [], [], table_row("b", rematch_of="x")))
        assert await store.table("b") is None

    run(database, work)


def test_a_database_of_the_first_schema_is_brought_up_to_date_with_its_tables(
    database: str,
) -> None:
    async def old() -> None:
        engine = make_engine(read_url(database))
        await migrate(engine, "0001")
        columns = "id,game,rules,edition,edition_hash,options,seats,mode,practice,public,spectators"
        columns += ",move_s,reserve_s,seed,owner,created_at,changed_at,status,names"
        values = {
            "id": "old", "game": "loops", "rules": 1, "edition": "e", "edition_hash": "h",
            "options": "{}", "seats": 2, "mode": "live", "practice": False, "public": True,
            "spectators": True, "move_s": 0, "reserve_s": 0, "seed": b"s" * 32, "owner": "b:x",
            "created_at": 1, "changed_at": 1, "status": "open", "names": '["Ana",""]',
        }  # fmt: skip
        marks = ",".join(f":{name}" for name in values)
        async with engine.begin() as connection:
            add = f"INSERT INTO tables ({columns}) VALUES ({marks})"  # noqa: S608  (our own words)
            await connection.execute(text(add), values)
            await connection.execute(
                text("INSERT INTO entries VALUES ('old', 0, 1, 'leave', 0, '{}', '[]', '')")
            )
        await engine.dispose()

    asyncio.run(old())

    async def work(store: Store) -> None:
        row = await store.table("old")
        assert row is not None
        assert row.position is None
        assert row.rematch_of is None
        assert len(await store.log("old")) == 1
        assert [line.summary.asked for line in await store.lobby()] == [[]]
        await store.append(step("old", 1))
        assert len(await store.log("old")) == 2

    run(database, work)
    run(database, work_again)


async def work_again(store: Store) -> None:
    """Open the migrated database once more: nothing is left to do."""
    assert len(await store.log("old")) == 2


def test_two_servers_on_one_database_see_each_others_moves(tmp_path: Path) -> None:
    database = new_database()
    config = quick(tmp_path, database=database)
    with running(config) as one, running(config) as two:
        ana, ben = Person(one.url), Person(two.url)
        options = {"max_rounds": 1, "race_mode": "secret"}
        table = ana.create(["me", "open"], options=options)["table"]["id"]
        ben.sit(table)
        with ana.socket(table) as here, ben.socket(table) as there:
            here.until("welcome")
            there.until("welcome")
            for _ in range(6):
                mover, other = (here, there) if here.state()["asked"] else (there, here)
                state = mover.state()
                answer = mover.ask("act", version=state["version"], code=state["legal"][-1]["code"])
                assert answer["result"] == "accepted"
                other.until(
                    lambda m, v=answer["version"]: (
                        m["type"] == "update"  # type: ignore[misc]  # bound early
                        and m["state"]["version"] >= v
                    )
                )
            here.ask("say", text="over there?")
            assert there.until("chat")["line"]["text"] == "over there?"
        ana.close()
        ben.close()


def test_a_url_that_is_none_is_refused() -> None:
    for url in ("mysql://x", "http://x/y", "://"):
        with pytest.raises(StoreError) as caught:
            Store(url)
        assert caught.value.code == "bad_database_url"


def test_a_database_that_is_not_there_is_unavailable() -> None:
    async def main() -> None:
        store = Store("postgresql://nobody@127.0.0.1:1/none")
        with pytest.raises(UnavailableError):
            await store.ping()
        await store.engine.dispose()

    asyncio.run(main())
