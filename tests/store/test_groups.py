"""A group of writes of which one is bad: only that one fails, whatever is wrong with it."""

import asyncio
from pathlib import Path

import pytest

from tests.server.postgres import new_database
from tests.store.test_store import SUMMARY, database, run, step, table_row
from voltige.match.errors import ConflictError, UnwritableError
from voltige.match.rows import Append, EntryRow
from voltige.match.steps import Act
from voltige.store.store import Store

TABLES = [f"t{number:02}" for number in range(20)]
__all__ = ["database"]  # a fixture


def bad(table: str, request: str) -> Append:
    """Give an append whose request id no database takes."""
    return Append(table, [EntryRow(0, 5, 0, Act({}), [], request)], SUMMARY)


async def seat_all(store: Store) -> None:
    """Make all tables."""
    new = [Append(name, [], SUMMARY, [], [], table_row(name)) for name in TABLES]
    await asyncio.gather(*(store.append(change) for change in new))


@pytest.mark.parametrize("place", [0, 7, 19])
def test_one_write_that_no_database_takes_fails_alone(database: str, place: int) -> None:
    async def work(store: Store) -> None:
        await seat_all(store)
        changes = [step(name, 0) for name in TABLES]
        changes[place] = bad(TABLES[place], "\ud800")
        before = store.writer.commits
        results = await asyncio.gather(*map(store.append, changes), return_exceptions=True)
        assert [type(r) for r in results].count(UnwritableError) == 1
        assert isinstance(results[place], UnwritableError)
        written = [len(await store.log(name)) for name in TABLES]
        assert written == [int(at != place) for at in range(len(TABLES))]
        assert store.writer.commits - before <= 6, "it was split by halves, not one by one"
        await store.append(step(TABLES[place], 0))

    run(database, work)


def test_a_nul_fails_alone_where_the_database_keeps_none() -> None:
    async def work(store: Store) -> None:
        await seat_all(store)
        changes = [bad(TABLES[0], "a\0b"), *(step(name, 0) for name in TABLES[1:])]
        results = await asyncio.gather(*map(store.append, changes), return_exceptions=True)
        assert isinstance(results[0], UnwritableError)
        assert results[1:] == [None] * (len(TABLES) - 1)

    run(new_database(), work)


def test_bad_ones_late_ones_and_good_ones_each_get_their_own_answer(database: str) -> None:
    async def work(store: Store) -> None:
        await seat_all(store)
        await store.append(step("t03", 0))
        changes = [step(name, 0) for name in TABLES]
        changes[11] = bad("t11", "\udfff")
        changes[12] = bad("t12", "\udfff")
        results = await asyncio.gather(*map(store.append, changes), return_exceptions=True)
        kinds = {at: type(found) for at, found in enumerate(results) if found is not None}
        assert kinds == {3: ConflictError, 11: UnwritableError, 12: UnwritableError}
        assert all([len(await store.log(name)) == 1 for name in TABLES if name[1] != "1"])

    run(database, work)


def test_a_bug_in_one_write_leaves_nobody_waiting(database: str) -> None:
    async def work(store: Store) -> None:
        await seat_all(store)
        changes = [step(name, 0) for name in TABLES]
        changes[5] = Append("t05", [EntryRow(0, 5, 0, Act({"x": object()}))], SUMMARY)
        results = await asyncio.gather(*map(store.append, changes), return_exceptions=True)
        assert isinstance(results[5], UnwritableError)
        assert [at for at, found in enumerate(results) if found is not None] == [5]

    run(database, work)


def test_whoever_gave_up_waiting_is_not_written_any_more(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await seat_all(store)
        waiting = [store.append(step(name, 0)) for name in TABLES[:3]]
        waiting[1].cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert [len(await store.log(name)) for name in TABLES[:3]] == [1, 0, 1]

    run(str(tmp_path / "tables.db"), work)
