"""Bots think in processes of their own; one that dies is replaced."""

import asyncio
import os
import signal

from tests.server.conftest import Guests
from tests.server.running import PATIENCE_S, Running, wait_for
from tests.server.tables import SHORT
from voltige.core.playout import settle
from voltige.core.rng import Rng
from voltige.games.loops import GAME
from voltige.server.thinkers import Thinker
from voltige.tables.thinking import Job, choose


def test_a_thinker_that_is_killed_is_replaced_and_the_match_goes_on(
    server: Running, guest: Guests
) -> None:
    person = guest(server)
    options = {"target_points": 1000, "race_mode": "secret"}
    made = person.create(["me", "bot:heuristic", "bot:random"], options=options)
    table = made["table"]["id"]
    person.do(table, "replace", controller="bot:random")
    thinkers = server.server.aside.thinkers
    killed: set[int] = set()

    def kill_the_next() -> bool:
        process = thinkers.all[0].process
        if process is None or process.pid in killed:
            return False
        os.kill(process.pid, signal.SIGKILL)
        killed.add(process.pid)
        return True

    for _ in range(3):
        before = person.table(table)["version"]
        wait_for(kill_the_next)
        wait_for(
            lambda v=before: (
                person.table(table)["version"] > v or person.table(table)["status"] == "over"
            )
        )
    person.do(table, "propose", what="end")


def first_job() -> Job:
    """Give the first decision of a match as a job."""
    state = GAME.new_state(3, SHORT)
    settle(state, Rng(4))
    values = GAME.check_values(3, SHORT, GAME.load_edition())
    seat = int(state.to_act)
    return Job(
        game="loops",
        edition="loops-reconstructed",
        seats=3,
        options=values,
        position=state.to_dict(),
        seat=seat,
        bot="heuristic",
        seed=2**50,
    )


def test_a_job_gives_the_same_choice_every_time() -> None:
    """So that a move that is thought of twice, here or after a crash, is the same move."""
    job = first_job()
    codes = {choose(job).code for _ in range(5)}
    assert len(codes) == 1
    state = GAME.from_dict(job.position, job.seats, SHORT)
    assert codes <= {action.code for action in state.legal_actions()}


def test_no_worker_outlives_its_server() -> None:
    async def main() -> int:
        thinker = Thinker()
        await thinker.ask(first_job(), PATIENCE_S)
        assert thinker.process is not None
        assert thinker.process.stdin is not None
        thinker.process.stdin.close()  # as the end of the server does
        return await asyncio.wait_for(thinker.process.wait(), PATIENCE_S)

    assert asyncio.run(main()) == 0
