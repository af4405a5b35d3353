"""Stored matches in older words go on: their rows stay as they were written."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select

from tests.former.samples import EDITION, PRINTED, WORDS, data, in_present_words
from tests.server.conftest import Guests, quick
from tests.server.people import Person
from tests.server.postgres import new_database
from tests.server.running import Running, running
from tests.server.test_secrets import holder
from voltige.games import GAMES
from voltige.games.loops import GAME
from voltige.match.record import read_record, verify_luck
from voltige.server.config import Config
from voltige.server.upgrade import check_tables
from voltige.store.database import make_engine, migrate, read_url
from voltige.store.schema import entries, holders, tables

Rows = list[dict[str, Any]]


@pytest.fixture(params=["sqlite", "postgresql"])
def config(request: pytest.FixtureRequest, tmp_path: Path) -> Config:
    """Give a server with each of the databases."""
    return quick(tmp_path, **({"database": new_database()} if request.param != "sqlite" else {}))


def keep(config: Config, sample: dict[str, Any], own: str | None) -> None:
    """Write a match as the older release has left it, perhaps with an edition of their own."""
    agreed = [
        {**row, "seed": bytes.fromhex(row["seed"]), "edition_text": own} for row in sample["tables"]
    ]

    async def write() -> None:
        engine = make_engine(read_url(config.database))
        await migrate(engine)
        async with engine.begin() as connection:
            await connection.execute(insert(tables), agreed)
            await connection.execute(insert(entries), sample["entries"])
            await connection.execute(insert(holders), sample["holders"])
        await engine.dispose()

    asyncio.run(write())


def kept(config: Config) -> Rows:
    """Read the log as it is stored."""

    async def read() -> Rows:
        engine = make_engine(read_url(config.database))
        async with engine.begin() as connection:
            found = await connection.execute(select(entries).order_by(entries.c.number))
            rows = [dict(row) for row in found.mappings()]
        await engine.dispose()
        return rows

    return asyncio.run(read())


def position(server: Running, table: str) -> dict[str, Any]:
    """Give the whole position at a table."""
    found = server.server.service.tables.host(table).table
    assert found is not None
    assert found.match is not None
    return found.match.state.to_dict()


def play(people: list[Person], table: str, moves: int) -> list[str]:
    """Let whoever is asked play, specials first; give the verbs."""
    done = []
    for _ in range(moves):
        states = [person.state(table) for person in people]
        seat = next(seat for seat, state in enumerate(states) if state["asked"])
        actions = [choice["action"] for choice in states[seat]["legal"]]
        new = [action for action in actions if action["do"] in WORDS.values()]
        action = [*new, *actions][0]
        version = states[seat]["version"]
        told = f"later {version}"  # the ids of other requests stand in the log already
        answer = people[seat].do(table, "act", id=told, version=version, action=action)
        assert answer["result"] == "accepted"
        done.append(action["do"])
    return done


@pytest.mark.parametrize(
    ("name", "own"),
    [("deck-of-the-game", None), ("deck-of-the-game", PRINTED), ("deck-of-ones-own", EDITION)],
)
def test_a_match_in_older_words_goes_on_where_it_stood(
    name: str, own: str | None, config: Config, guest: Guests
) -> None:
    sample = data(name)
    keep(config, sample, own)
    (outlook,) = asyncio.run(check_tables(config))
    assert (outlook.error, outlook.rules, outlook.last) == (None, GAME.rules_version - 1, None)
    done: list[str] = []
    stood = in_present_words(sample["state"])
    for version in (1, 4):  # the second time both words stand in one log
        with running(config) as server:
            people = [holder(server, guest, seat) for seat in range(3)]
            info = people[0].table(name)
            assert (info["rules"], info["status"]) == (GAME.rules_version, "playing")
            assert info["options"]["loop_return"] == "bottom"
            assert info["version"] == sample["version"] + version
            assert position(server, name) == stood
            done += play(people, name, 3)
            stood = position(server, name)
    assert kept(config)[: len(sample["entries"])] == sample["entries"]
    assert {"play_pitch", "play_loop"} & set(done)
    with running(config) as server:
        people = [holder(server, guest, seat) for seat in range(3)]
        for person in people[:2]:
            person.do(name, "resign", id="resign")
        record = people[0].get(f"/api/matches/{name}/record").text
        assert verify_luck(read_record(record, GAMES)) > 0
        assert f" rules {GAME.rules_version - 1} {GAME.rules_version} # " in record
