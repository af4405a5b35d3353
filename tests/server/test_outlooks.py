"""Choices come complete: what they use, what they will bring, and why others are not there."""

from typing import Any

import pytest

from tests.server.conftest import Guests
from tests.server.people import Person
from tests.server.running import Running
from tests.server.tables import friends
from tests.server.test_playing import text_of
from voltige.games import GAMES
from voltige.locale import LANGUAGES
from voltige.wording.forming import say

SEATS = {"flying-carpet": 3}
STEPS = 12
FOR_WANT_OF_BETTER = {  # verbs that come within a few moves
    "loops": {"pick_up"},
    "lucky-loop": {"exchange"},
    "hydroracers": {"pass"},
}

Json = dict[str, Any]


def asked_of(table: str, people: list[Person]) -> tuple[Person, Json]:
    """Find somebody who is asked, and what they see."""
    return next((p, s) for p in people if (s := p.state(table))["asked"])


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_a_board_that_draws_the_outlook_draws_what_then_happens(
    server: Running, guest: Guests, game: str
) -> None:
    options = {} if game != "loops" else {"race_mode": "secret"}
    table, people = friends(server, guest, SEATS.get(game, 2), game=game, options=options)
    for step in range(STEPS):
        person, state = asked_of(table, people)
        with person.socket(table) as socket:
            socket.until("welcome")
            choice = state["legal"][step % len(state["legal"])]
            assert choice["outlook"]["after"] is not None
            foretold = choice["outlook"]["events"]
            person.do(table, "act", version=state["version"], code=choice["code"])
            told = [line["event"] for line in socket.until("update")["events"]]
            assert told[: len(foretold)] == foretold
        if person.table(table)["status"] != "playing":
            break


def test_a_card_that_cannot_be_played_comes_with_its_reason(server: Running, guest: Guests) -> None:
    table, people = friends(server, guest, 2)
    found: set[tuple[str, str]] = set()
    while not found & {("against_pitch", "LO-14"), ("against_pitch", "LO-15")}:
        if people[0].table(table)["status"] != "playing":
            table, people = friends(server, guest, 2)
        person, state = asked_of(table, people)
        used = {card for choice in state["legal"] for card in choice["uses"].get("card", [])}
        for reason in state["reasons"]:
            assert not set(reason["things"]["card"]) & used
            assert all(say(text_of(reason["text"]), language) for language in LANGUAGES)
            found.add((reason["code"], reason["rule"]))
        held = {card for card, count in state["view"]["hand"].items() if count}
        assert held == used | {card for r in state["reasons"] for card in r["things"]["card"]}
        other = next(p for p in people if p is not person).state(table)
        if not other["asked"]:
            assert [(r["code"], r["rule"]) for r in other["reasons"]] == [
                ("not_your_turn", "LO-12")
            ]
            assert other["reasons"][0]["things"] == {}
        person.do(table, "act", version=state["version"], code=state["legal"][-1]["code"])


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_what_one_does_for_want_of_better_is_marked_to_stand_last(
    server: Running, guest: Guests, game: str
) -> None:
    options = {} if game != "loops" else {"race_mode": "secret"}
    table, people = friends(server, guest, SEATS.get(game, 2), game=game, options=options)
    marked: set[str] = set()
    for _ in range(STEPS):
        person, state = asked_of(table, people)
        marked |= {choice["action"]["do"] for choice in state["legal"] if choice.get("last")}
        assert not any(choice.get("last") is False for choice in state["legal"])
        person.do(table, "act", version=state["version"], code=state["legal"][0]["code"])
        if person.table(table)["status"] != "playing":
            break
    assert marked >= FOR_WANT_OF_BETTER.get(game, set())
    assert not marked & {"play_altitude", "lay_programme", "play", "bet"}
