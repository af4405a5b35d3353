"""Standing orders by correspondence (docs/rules/loops.md, "The Speed race: secret claims")."""

from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.marks import rule
from tests.server.conftest import Guests, quick
from tests.server.people import Person
from tests.server.running import ManualClock, Running, running
from tests.server.tables import SHORT
from tests.server.test_secrets import holder, table_at
from voltige.core.state import State
from voltige.games.loops import GAME
from voltige.games.loops.simultaneous import SIMULTANEOUS

HANDS: list[dict[str, int]] = [
    {"speed": 1, "alt_9000": 2, "alt_1000": 2},
    {"alt_4000": 1, "alt_6000": 2, "alt_8000": 1, "loop": 1},
    {"alt_7000": 2, "direction_change": 1, "alt_2000": 1},
]


def before_the_race(hands: list[dict[str, int]] = HANDS, **more: Any) -> State:
    """Give a position where seat 0 may play a Speed card."""
    data = {"pile": ["alt_5000"], "hands": hands, **more}
    return GAME.from_dict(data, len(hands), SHORT)


def claim(standing: str, hand: dict[str, int], **more: Any) -> str | None:
    """Give what an order of seat 1 claims with a hand, in notation."""
    others: list[dict[str, int]] = more.pop("others", [{"alt_1000": 3}, {"alt_1000": 3}])
    state = before_the_race([{"speed": 1, "alt_9000": 2}, hand, *others], **more)
    state.apply(state.table().read("play speed").code)
    found = SIMULTANEOUS.ordered(state, 1, standing, GAME.load_edition())
    return None if found is None else found.notation


@rule("LO-45")
def test_the_altitude_nearest_to_the_base_is_claimed_with_all_its_copies() -> None:
    hand = {"alt_4000": 1, "alt_6000": 2, "alt_8000": 1, "loop": 1}
    for standing in ("altitudes", "anything"):
        assert claim(standing, hand) == "play 6000 x2"
        assert claim(standing, hand, pitch="negative") == "play 4000 x1"
        assert claim(standing, hand, pile=[]) == "play 4000 x1"
        assert claim(standing, hand, pile=[], pitch="negative") == "play 8000 x1"


@rule("LO-45")
def test_only_the_order_anything_claims_a_special_the_cheapest_first() -> None:
    hand = {"alt_1000": 3, "direction_change": 1, "pitch": 1, "loop": 1}
    assert claim("altitudes", hand) is None
    assert claim("anything", hand) == "play pitch"
    assert claim("anything", {"alt_1000": 3, "loop": 1, "draw_3": 1}) is not None
    assert claim("anything", {"alt_1000": 3}) is None


@rule("LO-45")
def test_a_draw_card_is_aimed_at_the_opponent_with_fewest_cards_ties_in_turn_order() -> None:
    hand = {"alt_1000": 3, "draw_3": 1, "loop": 1}
    few, many = {"alt_1000": 1}, {"alt_1000": 4}
    assert claim("anything", hand, others=[many, few]) == "play draw3 on D"
    assert claim("anything", hand, others=[few, many]) == "play draw3 on C"
    two = {"alt_1000": 2}  # as many as seat A has left
    assert claim("anything", hand, others=[two, two]) == "play draw3 on C"
    assert claim("anything", hand, others=[two, two], direction="right") == "play draw3 on A"
    own = {"alt_1000": 1, "draw_3": 1}
    assert claim("anything", own, others=[many, many]) == "play draw3 on A", "never on oneself"


def texts_of(server: Running, table: str) -> dict[int, str]:
    """Give the last step of each seat."""
    kept = server.server.service.tables.hosted[table].table
    assert kept is not None
    assert kept.match is not None
    return {entry.seat: entry.text for entry in kept.match.log if entry.moves}


def test_orders_survive_a_restart_and_answer_when_a_race_opens(
    tmp_path: Path, guest: Guests
) -> None:
    config, clock = quick(tmp_path, heartbeat_s=600), ManualClock()
    with running(config, clock) as first:
        table = table_at(first, before_the_race(), "correspondence")
        for seat, standing in ((1, "altitudes"), (2, "anything")):
            person = holder(first, guest, seat)
            assert person.state(table)["standing"] == "none"
            assert person.state(table)["orders"] == ["none", "altitudes", "anything"]
            unknown = person.do(table, "order", standing="loop")
            assert unknown["problem"]["code"] == "unknown_order"
            assert person.do(table, "order", standing=standing)["result"] == "accepted"
            assert person.state(table)["standing"] == standing
    with running(config, clock) as second:
        ana = holder(second, guest, 0)
        assert ana.do(table, "act", version=0, action={"do": "play_speed"})["result"] == "accepted"
        assert ana.state(table)["view"]["phase"] != "race", "all have answered"
        told = texts_of(second, table)
        assert (told[1], told[2]) == ("play 6000 x2", "play 7000 x2")


def test_an_answer_that_an_order_gave_can_be_taken_back(timed: Running, guest: Guests) -> None:
    table = table_at(timed, before_the_race(), "correspondence")
    ana, ben, cleo = (holder(timed, guest, seat) for seat in range(3))
    ben.do(table, "order", standing="altitudes")
    ana.do(table, "act", version=0, action={"do": "play_speed"})
    state = ben.state(table)
    assert (state["view"]["phase"], state["asked"]) == ("race", False)
    assert ben.do(table, "undo")["result"] == "accepted"
    state = ben.state(table)
    assert state["asked"], "an order answers once"
    for person in (ben, cleo):
        done = person.do(table, "act", version=state["version"], action={"do": "decline"})
        assert done["result"] == "accepted"
    assert texts_of(timed, table)[1] == "decline"


def everything(person: Person, table: str) -> list[str]:
    """Ask for all that somebody may know of a table."""
    paths = (
        f"/api/tables/{table}",
        f"/api/tables/{table}/state",
        f"/api/matches/{table}/record",
        f"/api/matches/{table}/replay",
        f"/api/matches/{table}/proof",
    )
    lines = [line for line in person.get("/api/me/tables").json() if line["id"] == table]
    return [str(lines), *(person.get(path).text for path in paths)]


def test_nobody_else_learns_of_an_order(timed: Running, guest: Guests) -> None:
    told: list[list[str]] = []
    for standing in ("", "none", "altitudes", "anything"):
        table = table_at(timed, before_the_race(), "correspondence")
        ana, ben, cleo = (holder(timed, guest, seat) for seat in range(3))
        watcher = guest(timed)
        with ExitStack() as stack:
            sockets = []
            for person in (cleo, watcher):  # one after the other: each hears who comes later
                sockets.append(stack.enter_context(person.socket(table, since=-1)))
                sockets[-1].until("welcome")
            if standing:
                ben.do(table, "order", standing=standing)
            ana.do(table, "act", version=0, action={"do": "play_speed"})
            for socket in sockets:
                socket.ask("resume", id="resume")
            heard = [text for socket in sockets for text in socket.raw]
            for person in (ana, cleo, watcher):
                heard += everything(person, table)
        told.append([text.replace(table, "T") for text in heard])
    for each in told[1:]:
        assert each == told[0]
    assert len(told[0]) > 18


def test_no_list_tells_when_an_order_or_a_secret_answer_was_given(
    timed: Running, clock: ManualClock, guest: Guests
) -> None:
    table = table_at(timed, before_the_race(), "correspondence")
    ana, ben, cleo = (holder(timed, guest, seat) for seat in range(3))
    before = everything(cleo, table)[0]
    clock.advance(5000)
    ben.do(table, "order", standing="none")
    assert everything(cleo, table)[0] == before
    ana.do(table, "act", version=0, action={"do": "play_speed"})
    before = everything(ana, table)[0]
    clock.advance(5000)
    ben.do(table, "act", version=ben.state(table)["version"], action={"do": "decline"})
    assert everything(ana, table)[0] == before


@pytest.mark.parametrize(("game", "mode"), [("loops", "live"), ("lucky-loop", "correspondence")])
def test_orders_are_refused_where_no_race_waits_for_letters(
    game: str, mode: str, server: Running, guest: Guests
) -> None:
    person = guest(server)
    table = person.create(["me", "bot:random"], game=game, mode=mode)["table"]["id"]
    refused = person.do(table, "order", standing="anything")
    assert refused["problem"]["code"] == "no_standing_orders"
    assert person.state(table)["standing"] is None
    assert person.state(table)["orders"] == []
