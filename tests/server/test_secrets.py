"""Non-interference at the socket: what a seat cannot know changes no byte that it is sent."""

from typing import Any

import pytest

from tests.server.conftest import Guests
from tests.server.people import Person
from tests.server.running import ManualClock, Running
from tests.server.tables import SHORT
from voltige.core.playout import settle
from voltige.core.rng import Rng
from voltige.core.state import State
from voltige.games.loops import GAME
from voltige.match.rows import TableRow
from voltige.tables.callers import person as person_of
from voltige.tables.seats import seat_caller
from voltige.tables.secrets import new_id, new_secret
from voltige.tables.table.draft import Draft
from voltige.tables.table.seats import begin_if_full

SEATS = 3
COOKIES = [f"cookie-of-{letter * 22}" for letter in "abc"]
ATTEMPTS = [
    {"do": "pick_up"},
    {"do": "decline"},
    {"do": "play", "cards": ["alt_1000", "alt_2000"]},
    {"do": "play_altitude", "value": 9000, "count": 9},
    {"do": "play_draw", "amount": 4, "target": 1},
    {"do": "play_loop"},
    {"do": "nonsense"},
]


def position(seed: int, steps: int, wanted: str) -> State:
    """Play at random until seat 0 is asked in a phase."""
    rng = Rng(seed)
    while True:
        state = GAME.new_state(SEATS, SHORT)
        settle(state, rng)
        for step in range(400):
            if state.to_act < 0:
                break
            phase = state.to_dict()["phase"]
            others = [seat for seat in range(1, SEATS) if state.asks(seat)]
            if step >= steps and state.asks(0) and phase == wanted and (others or phase == "turn"):
                return state
            state.apply(state.random_action(rng))
            settle(state, rng)


def table_at(server: Running, state: State, mode: str = "live") -> str:
    """Make a table that begins with a position; all tables here share one seed."""
    edition = GAME.load_edition()
    row = TableRow(
        new_id(), GAME.name, GAME.rules_version, edition.name, edition.hash,
        GAME.check_values(SEATS, SHORT, edition), SEATS, mode, False, False, True, 0, 0,
        state.to_dict(), b"s" * 32, person_of(COOKIES[0]).holder, server.server.clock.now(),
    )  # fmt: skip

    def work(draft: Draft) -> None:
        for seat, cookie in enumerate(COOKIES):
            seat_caller(draft, seat, "ABC"[seat], "waived", person_of(cookie), new_secret())
        begin_if_full(draft)

    server.run(server.server.service.tables.create(row, work))
    return row.id


def holder(server: Running, guest: Guests, seat: int) -> Person:
    """Bring the person who holds a seat."""
    person = guest(server)
    person.http.cookies.set("voltige", COOKIES[seat])
    return person


def everything(server: Running, guest: Guests, table: str, others: list[Any]) -> list[str]:
    """Ask for all that seat 0 can ask for, while the others do something; keep every byte."""
    person = holder(server, guest, 0)
    told: list[str] = []
    with person.socket(table, since=-1) as socket:
        socket.until("welcome")
        for seat, action in others:
            answer = holder(server, guest, seat).do(table, "act", version=0, action=action)
            assert answer["result"] == "accepted", answer
        for number, attempt in enumerate(ATTEMPTS):
            legal = [choice["action"] for choice in socket.state()["legal"]]
            if attempt not in legal:
                version = socket.state()["version"]
                socket.ask("act", id=f"act {number}", version=version, action=attempt)
        for kind in ("undo", "resume"):
            socket.ask(kind, id=kind)
        told += socket.raw
    for path in (
        f"/api/tables/{table}",
        f"/api/tables/{table}/state",
        f"/api/matches/{table}/record",
        f"/api/matches/{table}/proof",
        f"/api/matches/{table}/replay",
    ):
        told.append(person.get(path).text)
    lines = person.get("/api/me/tables").json()
    told.append(str([line for line in lines if line["id"] == table]))
    return [text.replace(table, "T") for text in told]


@pytest.mark.parametrize("seed", range(6))
def test_hidden_hands_change_no_byte(
    seed: int, timed: Running, clock: ManualClock, guest: Guests
) -> None:
    truth = position(seed, 10 * seed, "turn")
    twin = GAME.determinize(truth.view(0), Rng(seed + 100))
    assert truth.to_dict() != twin.to_dict()
    tables = [table_at(timed, state) for state in (truth, twin)]
    told = [everything(timed, guest, table, []) for table in tables]
    assert told[0] == told[1]
    assert len(told[0]) > 10


@pytest.mark.parametrize("seed", range(4))
def test_secret_answers_of_others_change_no_byte(
    seed: int, timed: Running, clock: ManualClock, guest: Guests
) -> None:
    truth = position(seed, 3, "race")
    asked = [seat for seat in (1, 2) if truth.asks(seat)]
    assert asked
    answers: list[list[Any]] = [[]]
    for seat in asked:
        answers.append([(seat, {"do": "decline"})])
        claims = [a.data for a in truth.legal_actions_of(seat) if a.data["do"] != "decline"]
        answers += [[(seat, claim)] for claim in claims[:2]]
    told = [everything(timed, guest, table_at(timed, truth), given) for given in answers]
    assert all(each == told[0] for each in told)


def test_a_spectator_is_told_nothing_of_hands(timed: Running, guest: Guests) -> None:
    truth = position(1, 20, "turn")
    twin = GAME.determinize(truth.view(-1), Rng(7))
    told = []
    for state in (truth, twin):
        table = table_at(timed, state)
        watcher = guest(timed)
        with watcher.socket(table, since=-1) as socket:
            socket.until("welcome")
            told.append([text.replace(table, "T") for text in socket.raw])
    assert told[0] == told[1]
