"""Bots think in processes of their own; one that dies is replaced."""

import os
import signal

from tests.server.conftest import Guests
from tests.server.running import Running, wait_for
from tests.server.tables import SHORT
from voltige.core.playout import settle
from voltige.core.rng import Rng
from voltige.games.loops import GAME
from voltige.server.worker import Job, choose


def test_a_thinker_that_is_killed_is_replaced_and_the_match_goes_on(
    server: Running, guest: Guests
) -> None:
    person = guest(server)
    options = {"target_points": 1000, "race_mode": "secret"}
    made = person.create(["me", "bot:heuristic", "bot:random"], options=options)
    table = made["table"]["id"]
    person.do(table, "replace", controller="bot:random")
    thinkers = server.server.thinkers
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


def test_a_job_gives_the_same_choice_every_time() -> None:
    """So that a move that is thought of twice, here or after a crash, is the same move."""
    state = GAME.new_state(3, SHORT)
    settle(state, Rng(4))
    values = GAME.check_values(3, SHORT, GAME.load_edition())
    seat = int(state.to_act)
    job = Job("loops", "loops-reconstructed", 3, values, state.to_dict(), seat, "heuristic", 2**50)
    codes = {choose(job).code for _ in range(5)}
    assert len(codes) == 1
    assert codes <= {action.code for action in state.legal_actions()}


def test_no_worker_outlives_its_server(server: Running, guest: Guests) -> None:
    person = guest(server)
    person.create(["me", "bot:random"], options=SHORT, practice=True)
    wait_for(lambda: server.server.thinkers.all[0].process is not None)
    process = server.server.thinkers.all[0].process
    assert process is not None
    assert process.stdin is not None
    server.run(close_input(process.stdin))
    wait_for(lambda: process.returncode == 0)


async def close_input(stream: object) -> None:
    """Close a pipe, as the end of the server does."""
    stream.close()  # type: ignore[attr-defined]  # a writer
