"""Worked examples of the rules that can be played: scenarios that come with a game, found by name."""

import functools
from pathlib import Path

from voltige.bots.levels import PILOT
from voltige.core.game import Game
from voltige.core.state import CHANCE
from voltige.games import GAMES
from voltige.match.match import Table
from voltige.match.scenario import read_scenario
from voltige.tables.errors import NotHereError
from voltige.tables.seats import ME
from voltige.tables.wire.bodies import SeatWish

SUFFIX = ".toml"


def folder(game: Game) -> Path:
    """Give where the scenarios of a game lie; a game of one file has none."""
    return game.edition_folder.with_name("scenarios")


@functools.cache
def examples(game: Game) -> dict[str, Path]:
    """Find the files of all examples of a game by their names."""
    return {path.stem: path for path in sorted(folder(game).glob(f"*{SUFFIX}"))}


@functools.lru_cache(maxsize=32)
def example_table(game: Game, name: str) -> Table:
    """Give the table at which an example begins; nothing but its name comes from outside."""
    path = examples(game).get(name)
    if path is None:
        raise NotHereError("unknown_example", name=name[:40])
    return read_scenario(path.read_text(encoding="utf-8"), GAMES).table


def seats_at(table: Table) -> list[SeatWish]:
    """Seat the reader where the first decision is, and bots around."""
    mine = first_asked(table)
    bot = SeatWish(f"bot:{PILOT}")
    return [SeatWish(ME) if seat == mine else bot for seat in range(table.seats)]


def first_asked(table: Table) -> int:
    """Give the seat that is asked first; whatever luck brings, it is the same one."""
    state = table.first_state()
    while state.to_act == CHANCE:
        outcome, _ = state.chance_outcomes()[0]
        state.resolve(outcome)
    return int(state.to_act)
