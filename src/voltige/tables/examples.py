"""Worked examples of the rules that can be played: the scenarios of a game, found by name."""

import functools
import re
import tomllib
from pathlib import Path
from typing import Any, Protocol

from voltige.bots.levels import PILOT
from voltige.core.errors import VoltigeError
from voltige.core.game import Game
from voltige.core.state import CHANCE
from voltige.games import GAMES
from voltige.match.scenario import read_scenario
from voltige.match.table import Table
from voltige.tables.errors import NotHereError, UnusableError
from voltige.tables.seats import ME
from voltige.tables.wire.bodies import SeatWish
from voltige.tables.wire.rules import ExampleInfo

SUFFIX = ".toml"
LONGEST = 20_000  # characters of a scenario
NUMBER = re.compile(r"(\d+)")


class Shelf(Protocol):
    """Where the scenarios of a game lie: in the package, or beside the page of a browser."""

    async def scenarios(self, game: Game) -> dict[str, str]:
        """Give the texts of all scenarios of a game by their names."""


class PackagedShelf:
    """The scenarios that come with the games."""

    async def scenarios(self, game: Game) -> dict[str, str]:
        """Read them, once for all."""
        return packaged(game)


def folder(game: Game) -> Path:
    """Give where the scenarios of a game lie; a game of one file has none."""
    return game.edition_folder.with_name("scenarios")


def by_number(name: str) -> list[Any]:
    """Order names as people do: 2 before 10."""
    return [int(part) if part.isdecimal() else part for part in NUMBER.split(name)]


@functools.cache
def packaged(game: Game) -> dict[str, str]:
    """Read the scenarios of a game that come with the package, in the order of their numbers."""
    files = {path.stem: path for path in folder(game).glob(f"*{SUFFIX}")}
    return {name: files[name].read_text(encoding="utf-8") for name in sorted(files, key=by_number)}


@functools.cache
def examples(game: Game, language: str) -> list[ExampleInfo]:
    """List the examples of a game for a page; one that begins when all is over is only shown."""
    found = []
    for name, text in packaged(game).items():
        data = tomllib.loads(text)
        title = data["title" if language == "en" else f"title_{language}"]
        found.append(ExampleInfo(name, title, data["rules"], data.get("playable", True)))
    return found


@functools.lru_cache(maxsize=32)
def example_table(game: Game, name: str, text: str | None) -> Table:
    """Give the table at which an example begins; a shelf beside a page may hold anything."""
    if text is None or len(text) > LONGEST:
        raise NotHereError("unknown_example", name=name[:40])
    try:
        found = read_scenario(text, GAMES)
        asked = first_asked(found.table)
    except VoltigeError as error:
        raise NotHereError("unknown_example", name=name[:40]) from error
    if found.id != name or found.table.game is not game:
        raise NotHereError("unknown_example", name=name[:40])
    if asked < 0:
        raise UnusableError("example_over", name=name[:40])
    return found.table


def seats_at(table: Table) -> list[SeatWish]:
    """Seat the reader where the first decision is, and bots around."""
    mine = first_asked(table)
    bot = SeatWish(f"bot:{PILOT}")
    return [SeatWish(ME) if seat == mine else bot for seat in range(table.seats)]


def first_asked(table: Table) -> int:
    """Give a seat that is asked first: the one that is, unless luck decides it; below 0 where nobody is."""
    state = table.first_state()
    while state.to_act == CHANCE:
        outcome, _ = state.chance_outcomes()[0]
        state.resolve(outcome)
    return int(state.to_act)
