"""Worked examples of the rules: each is told in both languages, and opens a table at its position."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.local.house import Tab, house
from tests.local.outside import Shelves
from voltige.core.action import data_of
from voltige.core.game import Game
from voltige.games import GAMES
from voltige.locale import LANGUAGES
from voltige.locale.rulebook import example_in, sections
from voltige.match.scenario import Scenario, read_scenario
from voltige.tables.examples import examples

FILES = [(game, path) for game in GAMES for path in examples(game).values()]
NAMES = [path.stem for _, path in FILES]


def scenario(path: Path) -> Scenario:
    """Read a scenario."""
    return read_scenario(path.read_text(encoding="utf-8"), GAMES)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_tell_every_example_that_comes_with_the_game_and_no_other(
    language: str, game: Game
) -> None:
    texts = [text for part in sections(game, language) for _, text in part.items]
    told = [name for text in texts if (name := example_in(text))]
    assert sorted(told) == sorted(examples(game))
    assert len(told) >= 4


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_an_example_stands_under_a_rule_that_it_shows(game: Game) -> None:
    for part in sections(game, "en"):
        last = ""
        for number, text in part.items:
            last = number or last
            name = example_in(text)
            if name and last:  # the sample flight stands where a turn is told
                assert last in scenario(examples(game)[name]).rules, name


@pytest.mark.parametrize(("game", "path"), FILES, ids=NAMES)
def test_to_try_an_example_is_to_sit_at_its_position_and_to_make_its_move(
    game: Game, path: Path
) -> None:
    told = scenario(path)
    done = [step["do"] for step in told.steps if "do" in step and "refused" not in step]

    async def run() -> None:
        async with house(Shelves()) as door:
            tab = Tab(door)
            wish = {"game": game.name, "example": path.stem, "nonce": "waived"}
            status, made = await tab.ask("POST", "/api/examples/try", wish)
            assert status == 201, made
            table = made["table"]
            assert table["practice"]
            assert [seat["controller"] for seat in table["seats"]].count("person") == 1
            tab.call(table["id"])
            state: dict[str, Any] = (await tab.until("welcome"))["state"]
            assert state["asked"]
            action = state["legal"][0]["action"]  # where luck comes first, whatever it allows
            if done and not done[0].startswith("luck:"):
                action = data_of(game.read_attempt(done[0], told.table.edition))
            assert (await tab.act(state, action=action))["result"] == "accepted"

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
