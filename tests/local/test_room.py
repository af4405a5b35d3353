"""What takes room in a browser: matches with their sizes, saved and then deleted for good."""

import asyncio

from tests.local.house import Tab, house
from tests.local.outside import Shelves
from voltige.games import GAMES
from voltige.match.record import read_record


def test_a_match_that_is_deleted_leaves_nothing_behind_and_those_who_look_are_told() -> None:
    async def run() -> None:
        shelves = Shelves()
        async with house(shelves) as door:
            tab, other = Tab(door, "one"), Tab(door, "other")
            wish = {"race_mode": "secret"}
            gone = await tab.create("loops", ["me", "bot:random"], options=wish)
            stays = await tab.create("loops", ["me", "me"], mode="one_screen")
            state = await tab.asked_at(stays)
            _, listed = await tab.ask("GET", "/api/records/kept")
            assert {one["id"] for one in listed} == {gone, stays}
            assert all(one["bytes"] > 500 and not one["brought"] for one in listed)
            assert listed == sorted(listed, key=lambda one: -one["bytes"])
            status, text = await tab.ask("GET", f"/api/records/kept/{gone}")
            assert status == 200
            assert read_record(text, GAMES).match.table.game.name == "loops"
            other.call(gone)
            await other.until("welcome")
            status, left = await tab.ask("POST", f"/api/records/kept/{gone}/delete")
            assert (status, [one["id"] for one in left]) == (200, [stays])
            bye = await other.until("bye")
            assert bye["problem"]["code"] == "no_table"
            keys = [key for shelf in shelves.shelves.values() for key in shelf]
            assert not [key for key in keys if key.startswith(gone)]
            status, _ = await tab.ask("GET", f"/api/tables/{gone}")
            assert status == 404
            _, mine = await tab.ask("GET", "/api/me/tables")
            assert [one["id"] for one in mine] == [stays]
            assert (await tab.act(state, state["legal"][0]["code"]))["result"] == "accepted"
            status, _ = await tab.ask("POST", f"/api/records/kept/{gone}/delete")
            assert status == 404

    asyncio.run(run())


def test_a_record_that_was_brought_here_is_deleted_too() -> None:
    async def run() -> None:
        async with house(Shelves()) as door:
            tab = Tab(door)
            table = await tab.create("loops", ["me", "me"], mode="one_screen")
            _, text = await tab.ask("GET", f"/api/records/kept/{table}")
            _, kept = await tab.ask("POST", "/api/records/kept", {"record": text})
            _, left = await tab.ask("POST", f"/api/records/kept/{kept['id']}/delete")
            assert [one["id"] for one in left] == [table]

    asyncio.run(run())


def test_another_engine_over_the_same_database_hears_that_a_match_is_gone() -> None:
    async def run() -> None:
        shelves = Shelves()
        async with house(shelves) as one, house(shelves) as other:
            table = await Tab(one).create("loops", ["me", "me"], mode="one_screen")
            await other.heard(table)
            late = Tab(other)
            await late.asked_at(table)
            await Tab(one).ask("POST", f"/api/records/kept/{table}/delete")
            await other.heard(table)
            _, mine = await late.ask("GET", "/api/me/tables")
            assert mine == []

    asyncio.run(run())
