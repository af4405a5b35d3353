"""Playing at a table over the WebSocket."""

import random

from tests.server.conftest import Guests
from tests.server.people import Json, Person, Socket
from tests.server.running import Running

SHORT = {"max_rounds": 1, "race_mode": "secret"}


def friends(
    server: Running, guest: Guests, count: int, **wishes: object
) -> tuple[str, list[Person]]:
    """Seat some people at a new table."""
    people = [guest(server) for _ in range(count)]
    seats = ["me", *["open"] * (count - 1)]
    made = people[0].create(seats, **{"options": SHORT, **wishes})
    table = made["table"]["id"]
    for number, person in enumerate(people[1:], start=1):
        person.sit(table, f"Guest {number}")
    return table, people


def play_to_the_end(sockets: list[Socket], rng: random.Random) -> int:
    """Let everybody play random legal moves until the game is over; give how many there were."""
    moves = 0
    states = [socket.state() for socket in sockets]
    while states[0]["view"]["phase"] != "over":
        seat = next(s for s, state in enumerate(states) if state["asked"])
        state = states[seat]
        choice = rng.choice(state["legal"])
        answer = sockets[seat].ask("act", version=state["version"], code=choice["code"])
        assert answer["result"] == "accepted", answer
        moves += 1
        for number, socket in enumerate(sockets):
            if socket.state()["version"] < answer["version"]:
                socket.until(
                    lambda m, v=answer["version"]: (
                        m["type"] == "update"  # type: ignore[misc]  # bound early
                        and m["state"]["version"] >= v
                    )
                )
            states[number] = socket.state()
    return moves


def test_four_people_play_a_whole_match_over_sockets(server: Running, guest: Guests) -> None:
    table, people = friends(server, guest, 4)
    sockets = [person.socket(table) for person in people]
    for socket in sockets:
        socket.until("welcome")
    assert play_to_the_end(sockets, random.Random(1)) > 10
    info: Json = people[0].table(table)
    assert info["status"] == "over"
    assert info["result"]["by"] == "game"
    assert sorted(info["result"]["ranking"])[0] == 1
    for socket in sockets:
        socket.close()
