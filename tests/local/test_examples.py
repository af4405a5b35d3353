"""Worked examples of the rules: each is named in both languages, and opens a table at its position."""

import asyncio
import json
from typing import Any

import pytest

from tests.local.house import Tab, house
from tests.local.outside import Elsewhere, Shelves
from voltige.core.action import data_of
from voltige.core.game import Game
from voltige.core.state import CHANCE
from voltige.games import GAMES
from voltige.games.loops import GAME as LOOPS
from voltige.local.door import start
from voltige.locale import LANGUAGES
from voltige.locale.rulebook import example_in, sections
from voltige.match.scenario import Scenario, read_scenario
from voltige.tables.examples import by_number, examples, first_asked, packaged

ALL = [(game, name) for game in GAMES for name in packaged(game)]
NAMES = [name for _, name in ALL]
OVER = {"HR-GT-D19", "HR-GT-D20", "HR-GT-D45"}  # how a match is counted


def scenario(game: Game, name: str) -> Scenario:
    """Read a scenario."""
    return read_scenario(packaged(game)[name], GAMES)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_every_example_that_the_rules_tell_lies_on_the_shelf(game: Game) -> None:
    told = []
    for language in LANGUAGES:
        texts = [text for part in sections(game, language) for _, text in part.items]
        told.append([name for text in texts if (name := example_in(text))])
    assert told[0] == told[1]
    assert set(told[0]) <= set(packaged(game))
    assert len(told[0]) >= 4


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_the_list_names_every_example_in_both_languages_by_number(game: Game) -> None:
    english, french = (examples(game, language) for language in LANGUAGES)
    assert [one.name for one in english] == [one.name for one in french] == [*packaged(game)]
    for one, other in zip(english, french, strict=True):
        assert one.title.endswith(".")
        assert other.title.endswith(".")
        assert one.title != other.title
        assert not any("'" in title or '"' in title for title in (one.title, other.title))
        assert one.rules == other.rules == list(scenario(game, one.name).rules)
        assert one.playable == (first_asked(scenario(game, one.name).table) >= 0)
    assert {one.name for one in english if not one.playable} <= OVER


def test_numbers_are_in_the_order_of_people() -> None:
    assert sorted(["A-10", "A-2", "A-2-b", "A-1a"], key=by_number) == [
        "A-1a",
        "A-2",
        "A-2-b",
        "A-10",
    ]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_an_example_stands_under_a_rule_that_it_shows(game: Game) -> None:
    for part in sections(game, "en"):
        last = ""
        for number, text in part.items:
            last = number or last
            name = example_in(text)
            if name and last:  # the sample flight stands where a turn is told
                assert last in scenario(game, name).rules, name


@pytest.mark.parametrize(("game", "name"), ALL, ids=NAMES)
def test_to_try_an_example_is_to_sit_at_its_position_and_to_make_its_move(
    game: Game, name: str
) -> None:
    told = scenario(game, name)
    does = [step for step in told.steps if "do" in step]
    first = does[0]["do"] if does and "refused" not in does[0] else "luck:"

    async def run() -> None:
        async with house(Shelves()) as door:
            tab = Tab(door)
            wish = {"game": game.name, "example": name, "nonce": "waived"}
            status, made = await tab.ask("POST", "/api/examples/try", wish)
            if name in OVER:
                assert (status, made["problem"]["code"]) == (400, "example_over")
                return
            assert status == 201, made
            table = made["table"]
            assert table["practice"]
            assert [seat["controller"] for seat in table["seats"]].count("person") == 1
            tab.call(table["id"])
            state: dict[str, Any] = (await tab.until("welcome"))["state"]
            while not state["asked"]:  # where luck decides who begins, bots may come first
                assert told.table.first_state().to_act == CHANCE
                state = (await tab.until("update"))["state"]
            action = state["legal"][0]["action"]  # where luck comes first, whatever it allows
            if not first.startswith("luck:") and first[1:2] != ":":
                action = data_of(game.read_attempt(first, told.table.edition))
            assert (await tab.act(state, action=action))["result"] == "accepted"

    asyncio.run(run())


class Beside:
    """Files beside a page; whoever hosts them may have changed them."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.asked: list[str] = []

    async def fetch(self, path: str) -> str:
        self.asked.append(path)
        return self.text


TABLES = json.dumps(packaged(LOOPS))
OTHER = packaged(LOOPS)["LO-GT-1"]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (TABLES, ""),
        ("", "no_examples"),
        ("<html>", "no_examples"),
        ('["LO-GT-7"]', "no_examples"),
        ("{}" + " " * 1_000_000, "no_examples"),
        ("{}", "unknown_example"),
        (json.dumps({"LO-GT-7": OTHER}), "unknown_example"),
        (json.dumps({"LO-GT-7": "x" * 30_000}), "unknown_example"),
        (json.dumps({"LO-GT-7": "id = 1"}), "unknown_example"),
        (json.dumps({"LO-GT-7": OTHER.replace("alt_7000", "alt_7")}), "unknown_example"),
    ],
    ids=["whole", "none", "html", "list", "huge", "empty", "other", "long", "nonsense", "cards"],
)
def test_what_lies_beside_a_page_is_read_as_anything_from_outside(text: str, code: str) -> None:
    async def run() -> None:
        library = Beside(text)
        door = await start(Shelves(), Elsewhere(), None, library)
        try:
            tab = Tab(door)
            wish = {"game": "loops", "example": "LO-GT-7", "nonce": "waived"}
            status, told = await tab.ask("POST", "/api/examples/try", wish)
            assert library.asked == ["/api/games/loops/scenarios"]
            if code:
                assert (status, told["problem"]["code"]) == (404, code)
                assert (await tab.ask("GET", "/api/me/tables"))[1] == []
            else:
                assert status == 201
        finally:
            await door.stop()

    asyncio.run(run())


def test_nothing_but_the_name_of_an_example_is_taken() -> None:
    async def run() -> None:
        async with house(Shelves()) as door:
            tab = Tab(door)
            for name in ("LO-GT-999", "../editions/loops-reconstructed", "", "FC-GT-5"):
                wish = {"game": "loops", "example": name}
                status, told = await tab.ask("POST", "/api/examples/try", wish)
                assert (status, told["problem"]["code"]) == (404, "unknown_example")
            wish = {"game": "loops", "example": "LO-GT-7", "position": "{}"}
            status, told = await tab.ask("POST", "/api/examples/try", wish)
            assert (status, told["problem"]["code"]) == (400, "unknown_field")
            status, told = await tab.ask("GET", "/api/me/tables")
            assert told == []

    asyncio.run(run())
