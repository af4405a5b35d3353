"""Faults over the wire: wrong plays that a table punishes (docs/rules/loops.md, "Rules")."""

from typing import Any

import pytest

from tests.marks import rule
from tests.server.conftest import Guests
from tests.server.people import Json, Person
from tests.server.running import ManualClock, Running, wait_for
from tests.server.tables import SHORT, friends
from tests.server.test_races import racing

FAULTS = {**SHORT, "fault_mode": "pick_up"}


def opened(
    server: Running, guest: Guests, options: dict[str, Any]
) -> tuple[str, list[Person], Person]:
    """Seat three, let the first open the pile with an altitude; give one who is not in turn."""
    table, people = friends(server, guest, 3, options=options)
    first = next(person for person in people if person.state(table)["asked"])
    state = first.state(table)
    play = next(c for c in state["legal"] if c["action"]["do"] == "play_altitude")
    assert first.do(table, "act", version=0, code=play["code"])["result"] == "accepted"
    waiting = next(person for person in people if not person.state(table)["asked"])
    return table, people, waiting


def show(person: Person, table: str) -> Json:
    """Try to play any card of the own hand."""
    state = person.state(table)
    card = next(iter(state["view"]["hand"]))
    return person.do(table, "act", version=state["version"], action={"do": "play", "cards": [card]})


@rule("LO-60", "LO-63")
def test_a_play_out_of_turn_costs_the_pile(server: Running, guest: Guests) -> None:
    table, people, waiting = opened(server, guest, FAULTS)
    before = waiting.state(table)
    assert show(waiting, table)["result"] == "accepted"
    after = waiting.state(table)
    seat, pile = before["seat"], before["view"]["pile_size"]
    assert after["view"]["hand_sizes"][seat] == before["view"]["hand_sizes"][seat] + pile
    assert after["view"]["pile_size"] == 0
    assert after["turns"] == before["turns"], "the player in turn stays in turn"
    shown = next(iter(before["view"]["hand"]))
    other = next(person for person in people if person is not waiting)
    assert other.state(table)["view"]["known"][seat][shown] >= 1, "everybody has seen the card"
    record = waiting.get(f"/api/matches/{table}/record").text
    assert '"event":"FaultPunished"' in record
    assert "not_your_turn" in record


@rule("LO-65")
def test_without_a_pile_or_without_the_option_it_is_merely_refused(
    server: Running, guest: Guests
) -> None:
    table, people = friends(server, guest, 3, options=FAULTS)
    waiting = next(person for person in people if not person.state(table)["asked"])
    assert show(waiting, table)["problem"]["code"] == "not_your_turn"
    table, _, waiting = opened(server, guest, SHORT)
    before = waiting.state(table)
    assert show(waiting, table)["problem"]["code"] == "not_your_turn"
    assert waiting.state(table) == before


def test_nobody_commits_a_fault_for_somebody_else(server: Running, guest: Guests) -> None:
    table, people, waiting = opened(server, guest, FAULTS)
    state = waiting.state(table)
    action = {"do": "play", "cards": [next(iter(state["view"]["hand"]))]}
    for other in (guest(server), *(person for person in people if person is not waiting)):
        answer = other.do(table, "act", version=state["version"], action=action, seat=state["seat"])
        assert answer["problem"]["code"] in {"not_your_seat", "nobody"}
    assert waiting.state(table) == state


@rule("LO-64", "LO-71")
@pytest.mark.parametrize("claimed", [False, True])
def test_a_fault_in_a_live_race_counts_before_a_valid_claim_alone(
    timed: Running, clock: ManualClock, guest: Guests, claimed: bool
) -> None:
    with racing(timed, clock, guest, 3, fault_mode="pick_up") as it:
        one, two = it.racers
        it.enter(one, two)
        it.latency(two, 200)  # the race waits for this seat
        person, table = it.people[it.speed], it.table
        assert show(person, table)["problem"]["code"] == "too_early"
        it.at(600)
        if claimed:
            assert it.claim(one)["result"] == "accepted"
            assert show(person, table)["problem"]["code"] == "own_race"
            assert not it.over()
            return
        assert show(person, table)["result"] == "accepted"
        wait_for(it.over)
        assert it.kept().match.log[-1].kind == "fault"
        assert person.state(table)["turns"] == []
        assert it.people[one].state(table)["asked"], "the neighbour of the Speed player is next"
