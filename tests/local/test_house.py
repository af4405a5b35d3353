"""The carrier for one device, over dictionaries: requests, lines, bots, refusals, what is kept."""

import asyncio
import json
import subprocess
import sys
from typing import Any

import pytest

from tests.local.house import Tab, house
from tests.local.outside import Elsewhere, Shelves
from voltige.core.rng import Rng
from voltige.games import GAMES
from voltige.local.answers import fixed_answers, fixed_requests
from voltige.match.record import read_record, verify_luck

SHORT: dict[str, dict[str, Any]] = {
    "loops": {"max_rounds": 1},
    "lucky-loop": {"round_cap": 1},
    "flying-carpet": {"max_rounds": 3},
    "hydroracers": {},
}


async def play(tab: Tab, most: int = 500) -> int:
    """Decide at random until the match is over; give how often."""
    rng = Rng(7)
    for decided in range(most):
        state = await tab.turn()
        if state is None:
            return decided
        choice = state["legal"][rng.below(len(state["legal"]))]
        assert (await tab.act(state, choice["code"]))["result"] == "accepted"
    return most


@pytest.mark.parametrize("game", SHORT)
def test_a_person_plays_a_whole_match_with_bots_that_think_elsewhere(game: str) -> None:
    async def run() -> None:
        elsewhere = Elsewhere()
        async with house(Shelves(), elsewhere) as door:
            tab = Tab(door)
            options = SHORT[game]
            bots = ["me", "bot:random", "bot:random"]
            table = await tab.create(game, bots, mode="correspondence", options=options)
            tab.call(table)
            assert await play(tab) > 0
            assert set(elsewhere.errands) == {"voltige.tables.thinking:choose"}
            status, record = await tab.ask("GET", f"/api/matches/{table}/record")
            assert status == 200
            assert verify_luck(read_record(record, GAMES)) > 0
            status, proof = await tab.ask("GET", f"/api/matches/{table}/proof")
            assert proof["verified"]

    asyncio.run(run())


def test_a_house_that_is_opened_again_has_all_that_was_accepted() -> None:
    async def run() -> None:
        shelves = Shelves()
        async with house(shelves) as door:
            tab = Tab(door)
            table = await tab.create("loops", ["me", "me"], mode="one_screen")
            state = await tab.asked_at(table)
            answer = await tab.act(state, state["legal"][0]["code"])
            assert answer["result"] == "accepted"
        async with house(shelves) as door:
            tab = Tab(door)
            tab.call(table)
            again = (await tab.until("welcome"))["table"]
            assert again["version"] == answer["version"]
            assert again["you"]["seats"] == [0, 1]
            _, mine = await tab.ask("GET", "/api/me/tables")
            assert [line["id"] for line in mine] == [table]
            assert [json.loads(line) for line in shelves.shelves["lines"].values()] == mine

    asyncio.run(run())


def test_what_was_asked_twice_is_done_once_also_by_the_next_engine() -> None:
    async def run() -> None:
        shelves = Shelves()
        async with house(shelves) as door:
            tab = Tab(door)
            table = await tab.create("loops", ["me", "me"], mode="one_screen")
            state = await tab.asked_at(table)
            first = await tab.act(state, state["legal"][0]["code"])
        async with house(shelves) as door:
            after = Tab(door)
            await after.asked_at(table)
            assert await after.act(state, state["legal"][0]["code"]) == first

    asyncio.run(run())


@pytest.mark.parametrize(
    ("wrong", "code"),
    [("full", "browser_full"), ("gone", "browser_gone"), ("X", "browser_storage")],
)
def test_what_cannot_be_kept_is_refused_in_one_sentence_and_changes_nothing(
    wrong: str, code: str
) -> None:
    async def run() -> None:
        shelves = Shelves()
        async with house(shelves) as door:
            tab = Tab(door, language="fr")
            table = await tab.create("loops", ["me", "me"], mode="one_screen")
            state = await tab.asked_at(table)
            shelves.wrong = wrong
            answer = await tab.act(state, state["legal"][0]["code"])
            assert answer["result"] == "refused"
            assert answer["problem"]["code"] == code
            assert "navigateur" in answer["problem"]["sentence"]
            assert answer["version"] == 0
            shelves.wrong = ""
            assert (await tab.act(state, state["legal"][0]["code"]))["result"] == "accepted"

    asyncio.run(run())


def test_another_tab_that_was_faster_is_followed() -> None:
    async def run() -> None:
        shelves = Shelves()
        async with house(shelves) as one, house(shelves) as other:
            tab = Tab(one)
            table = await tab.create("loops", ["me", "me"], mode="one_screen")
            await other.heard(table)
            late = Tab(other)
            state = await tab.asked_at(table)
            assert (await late.asked_at(table))["version"] == state["version"]
            assert (await tab.act(state, state["legal"][0]["code"]))["result"] == "accepted"
            assert (await late.act(state, state["legal"][1]["code"]))["result"] == "superseded"

    asyncio.run(run())


def test_the_coach_thinks_elsewhere_too() -> None:
    async def run() -> None:
        elsewhere = Elsewhere()
        async with house(Shelves(), elsewhere) as door:
            tab = Tab(door)
            table = await tab.create("lucky-loop", ["me", "me"], mode="one_screen")
            seat = (await tab.asked_at(table))["seat"]
            status, odds = await tab.ask("GET", f"/api/tables/{table}/odds?seat={seat}")
            assert status == 200
            assert any(choice["best"] for choice in odds["choices"])
            assert elsewhere.errands == ["voltige.tables.coaching:advise"]

    asyncio.run(run())


def test_requests_are_read_as_strictly_as_a_server_reads_them() -> None:
    async def run() -> None:
        async with house(Shelves()) as door:
            tab = Tab(door, language="fr")
            for method, path, body, status, code in [
                ("GET", "/api/nothing", None, 404, "not_here"),
                ("GET", "/api/games/loops/rules/LO-999", None, 404, "unknown_rule"),
                ("GET", "/api/tables/abc", None, 404, "no_table"),
                ("GET", "/api/tables/abc/log?seats=1", None, 400, "unknown_field"),
                ("GET", "/api/tables/abc/log?seat=99", None, 400, "unreadable_request"),
                ("POST", "/api/tables", {"game": "loops"}, 400, "unreadable_request"),
                ("POST", "/api/tables", {"game": "loops", "saets": []}, 400, "unknown_field"),
                ("GET", "/api/landscapes/random", None, 400, "unreadable_request"),
            ]:
                told, answer = await tab.ask(method, path, body)
                assert (told, answer["problem"]["code"]) == (status, code), path
                assert answer["problem"]["sentence"]

    asyncio.run(run())


def test_all_matches_are_saved_as_records_and_brought_back() -> None:
    async def run() -> None:
        async with house(Shelves()) as door:
            tab = Tab(door)
            options = {"max_rounds": 1}
            table = await tab.create("loops", ["me", "bot:random"], mode="live", options=options)
            tab.call(table)
            await play(tab, 2)
            _, saved = await tab.ask("GET", "/api/records")
            assert [one["name"] for one in saved] == [f"{table}.flight"]
            assert "reveal" not in saved[0]["record"]
        async with house(Shelves()) as door:
            tab = Tab(door)
            kept: dict[str, Any] = {}
            for _ in range(2):
                status, kept = await tab.ask(
                    "POST", "/api/records/kept", {"record": saved[0]["record"]}
                )
                assert (status, kept["game"]) == (201, "loops")
            _, listed = await tab.ask("GET", "/api/records/kept")
            assert listed == [kept]
            assert kept["bytes"] == len(saved[0]["record"].encode())
            _, text = await tab.ask("GET", f"/api/records/kept/{kept['id']}")
            assert text == saved[0]["record"]
            seats = [{"controller": "me"}, {"controller": "bot:random"}]
            wish = {"record": text, "seats": seats, "nonce": "waived"}
            status, made = await tab.ask("POST", "/api/records/continue", wish)
            assert (status, made["table"]["status"]) == (201, "playing")
            status, refused = await tab.ask("POST", "/api/records/kept", {"record": "no record"})
            assert status == 400
            assert refused["problem"]["sentence"]

    asyncio.run(run())


def test_answers_that_are_the_same_for_all_are_answered_without_anybody() -> None:
    async def run() -> None:
        async with house(Shelves()) as door:
            answers = await fixed_answers(door.service)
            assert list(answers) == [path for path, _ in fixed_requests()]
            tab = Tab(door)
            _, games = await tab.ask("GET", "/api/games?language=fr")
            assert json.loads(answers["/api/games?language=fr"]) == games

    asyncio.run(run())


def test_the_carrier_loads_nothing_of_a_server_a_database_or_a_fluent_of_its_own() -> None:
    code = (
        "import sys, voltige.local.door\n"
        "loaded = {*sys.modules, *(name.split('.')[0] for name in sys.modules)}\n"
        "layers = {'.'.join(n.split('.')[:2]) for n in sys.modules if n.startswith('voltige.')}\n"
        "others = {'litestar', 'sqlalchemy', 'uvicorn', 'fluent.runtime', 'sqlite3'}\n"
        "sys.exit(repr(loaded & others or layers & {'voltige.server', 'voltige.store'} or ''))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stderr.strip() == "''"
