"""Tables without a server: a person plays with a bot, and there is neither HTTP nor SQL."""

import asyncio
import json
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from tests.server.test_editions import OWN
from tests.tables.in_memory import Counted, InPlace, MemoryStorage, SmallSettings
from voltige.core.errors import EditionError
from voltige.core.game import Game
from voltige.core.rng import Rng
from voltige.core.state import SPECTATOR
from voltige.games import GAMES
from voltige.match.record import read_record, verify_luck
from voltige.tables.callers import Asking, person
from voltige.tables.clock import SystemClock
from voltige.tables.errors import ForbiddenError
from voltige.tables.secrets import Secrets
from voltige.tables.service import TableService
from voltige.tables.table.connection import Connection, encode
from voltige.tables.table.seeing import state_of
from voltige.tables.wire.bodies import NewTable, RecordBody, SeatWish
from voltige.tables.wire.messages import Answer
from voltige.tables.wire.requests import Act, Propose, Say, Undo

Json = dict[str, Any]
DECISIONS = 8
PATIENCE_S = 60.0
ANA, BEN = person("ana"), person("ben")


class Sitting:
    """A person at a table: asks, and hears what is told."""

    def __init__(self, service: TableService, table: str) -> None:
        self.service = service
        self.table = table
        self.connection = Connection(ANA, None, heartbeat_s=10)
        self.heard: list[Json] = []
        self.asked = 0

    async def hear(self) -> Json:
        message = await asyncio.wait_for(self.connection.next(), PATIENCE_S)
        assert message is not None
        told: Json = json.loads(message)
        self.heard.append(told)
        return told

    async def turn(self) -> Json | None:
        """Wait until this seat is asked; give the state, or none when the match is over."""
        while True:
            told = await self.hear()
            state: Json | None = told.get("state")
            if state is not None and state["asked"]:
                return state
            if told["type"] == "table" and told["table"]["status"] in {"over", "ended"}:
                return None

    async def ask(self, request: Any) -> Answer:
        answer, refused = await self.service.requests.do(self.table, request, Asking(ANA))
        assert (answer.problem is None) == (refused is None)
        return answer

    def id(self) -> str:
        self.asked += 1
        return f"r{self.asked}"


@asynccontextmanager
async def serving(storage: MemoryStorage, counted: Counted) -> AsyncIterator[TableService]:
    """Run tables over a storage until the block ends."""
    seeds = Secrets(new_seed=lambda: b"s" * 32)
    clock = SystemClock()
    service = TableService(SmallSettings(), storage, clock, counted, InPlace(), secrets=seeds)
    service.start()
    try:
        yield service
    finally:
        await service.stop()


def wish(game: Game, **wishes: Any) -> NewTable:
    """Ask for a table with bots; by correspondence nothing is measured."""
    seats = [SeatWish("me"), SeatWish("bot:random"), SeatWish("bot:random")]
    wishes = {"mode": "correspondence", "nonce": "waived", **wishes}
    return NewTable(game=game.name, seats=seats, **wishes)


async def play(sitting: Sitting, enough: Callable[[int], bool]) -> int:
    """Decide at random until it is enough, or the match is over; give how often."""
    rng = Rng(7)
    decided = 0
    while not enough(decided):
        state = await sitting.turn()
        if state is None:
            break
        choice = state["legal"][rng.below(len(state["legal"]))]
        assert choice["outlook"]["events"] is not None
        act = Act(id=sitting.id(), version=state["version"], code=choice["code"])
        assert (await sitting.ask(act)).result == "accepted"
        decided += 1
    return decided


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_a_person_plays_with_a_bot_and_the_match_is_kept_and_proved(game: Game) -> None:
    async def run() -> None:
        storage, counted = MemoryStorage(), Counted()
        async with serving(storage, counted) as service:
            table, keys = await service.new_tables.create(wish(game), ANA)
            assert [key.seat for key in keys] == [0]
            sitting = Sitting(service, table)
            hosted = await service.connections.open(table, sitting.connection, None)
            assert await play(sitting, lambda n: n >= DECISIONS and counted.bot_moves > 0) > 0
            assert (await sitting.ask(Say(id=sitting.id(), text="Well flown"))).result == "accepted"
            if not (await service.looking.info(table, ANA)).result:
                await sitting.ask(Propose(id=sitting.id(), what="end"))
            service.connections.close(hosted, sitting.connection)
            assert counted.connections == 0
            record = await service.matches.record(table, ANA, None)
            assert verify_luck(read_record(record, GAMES)) > 0
            page = await service.matches.replay_record(RecordBody(record), BEN)
            assert page.game == game.name
            assert (await service.matches.proof(table, BEN)).verified

    asyncio.run(run())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_what_is_sent_is_the_view_of_each_viewer_also_after_an_undo(game: Game) -> None:
    async def run() -> None:
        async with serving(MemoryStorage(), Counted()) as service:
            table, _ = await service.new_tables.create(wish(game, practice=True), ANA)
            sitting = Sitting(service, table)
            hosted = await service.connections.open(table, sitting.connection, None)
            rng, kept = Rng(7), hosted.table
            assert kept is not None
            assert kept.match is not None
            for decided in range(1, DECISIONS):
                while 0 not in kept.asked():
                    await asyncio.sleep(0.001)
                legal = kept.match.legal_actions(0)
                code = legal[rng.below(len(legal))].code
                act = Act(id=sitting.id(), version=kept.version, code=code)
                assert (await sitting.ask(act)).result == "accepted"
                if decided % 3 == 0:
                    await sitting.ask(Undo(id=sitting.id()))
                for seat in (SPECTATOR, *range(3)):
                    sent = json.loads(encode(state_of(kept, seat)))["view"]
                    told = kept.match.state.view(seat).to_json()
                    assert sent == json.loads(encode(told)), f"{decided} {seat}"
            assert kept.match.undos > 0

    asyncio.run(run())


def test_a_whole_match_is_played_and_played_again() -> None:
    async def run() -> None:
        async with serving(MemoryStorage(), Counted()) as service:
            loops = next(game for game in GAMES if game.name == "loops")
            wished = wish(loops, options={"max_rounds": 1})
            table, _ = await service.new_tables.create(wished, ANA)
            sitting = Sitting(service, table)
            await service.connections.open(table, sitting.connection, None)
            assert await play(sitting, lambda _: False) > 0
            result = (await service.looking.info(table, ANA)).result
            assert result is not None
            assert result.by == "game"
            again, keys = await service.new_tables.rematch(table, "waived", ANA)
            assert [key.seat for key in keys] == [0]
            assert (await service.looking.info(again, ANA)).status == "playing"

    asyncio.run(run())


def test_a_table_is_read_from_its_log_by_whoever_hosts_it_next() -> None:
    async def run() -> None:
        storage, game = MemoryStorage(), GAMES[0]
        async with serving(storage, Counted()) as service:
            table, _ = await service.new_tables.create(wish(game), ANA)
            sitting = Sitting(service, table)
            await service.connections.open(table, sitting.connection, None)
            await play(sitting, lambda decided: decided == 3)
            await sitting.turn()  # the bot has answered
            before = await service.looking.state(table, ANA, 0, position=True)
        async with serving(storage, Counted()) as service:
            assert await service.looking.state(table, ANA, 0, position=True) == before
            assert [line.id for line in await service.looking.tables_of(ANA)] == [table]

    asyncio.run(run())


def test_who_may_not_look_may_not_look_here_either() -> None:
    async def run() -> None:
        async with serving(MemoryStorage(), Counted()) as service:
            wished = wish(GAMES[0], spectators=False)
            table, _ = await service.new_tables.create(wished, ANA)
            with pytest.raises(ForbiddenError):
                await service.connections.open(table, Connection(BEN, None, 10), None)
            with pytest.raises(ForbiddenError):
                await service.looking.state(table, BEN, 0, position=False)

    asyncio.run(run())


def test_an_edition_that_somebody_brings_is_judged_and_played() -> None:
    async def run() -> None:
        async with serving(MemoryStorage(), Counted()) as service:
            loops = next(game for game in GAMES if game.name == "loops")
            with pytest.raises(EditionError):
                await service.new_tables.create(wish(loops, edition_text="format = 1"), ANA)
            table, _ = await service.new_tables.create(wish(loops, edition_text=OWN), ANA)
            assert (await service.looking.info(table, ANA)).own_edition

    asyncio.run(run())


def test_tables_load_nothing_of_a_server_or_a_database() -> None:
    code = (
        "import sys, voltige.tables.service\n"
        "loaded = {name.split('.')[0] for name in sys.modules}\n"
        "layers = {'.'.join(n.split('.')[:2]) for n in sys.modules if n.startswith('voltige.')}\n"
        "carriers = {'litestar', 'sqlalchemy', 'uvicorn', 'prometheus_client', 'sqlite3'}\n"
        "sys.exit(repr(loaded & carriers or layers & {'voltige.server', 'voltige.store'} or ''))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stderr.strip() == "''"
