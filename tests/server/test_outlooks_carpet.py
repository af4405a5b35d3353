"""What a board of The Flying Carpet is told of flights: which are used, and why the others are not."""

from tests.server.conftest import Guests
from tests.server.running import Running
from tests.server.tables import friends
from tests.server.test_outlooks import asked_of
from tests.server.test_playing import text_of
from voltige.locale import LANGUAGES
from voltige.wording.text import say

DIRECTIONS = ["up", "down", "left", "right"]


def arrows(card: str) -> list[str]:
    """Name the arrows of a wind card."""
    return (
        ["light_blue", "beige"] if card[0] == "V" else ["light_blue", "dark_blue", "beige", "brown"]
    )


def test_every_arrow_in_hand_is_a_flight_or_has_its_reason(server: Running, guest: Guests) -> None:
    table, people = friends(server, guest, 3, game="flying-carpet", options={})
    codes = set()
    for step in range(15):
        person, state = asked_of(table, people)
        if state["view"]["phase"] == "turn":
            used = {one for choice in state["legal"] for one in choice["uses"].get("flight", [])}
            refused = {one for reason in state["reasons"] for one in reason["things"]["flight"]}
            hand = state["view"]["hand"]
            wanted = {f"{card} {arrow}" for card in hand for arrow in arrows(card)}
            wanted |= {f"direction {direction}" for direction in DIRECTIONS}
            assert not used & refused
            assert wanted <= used | refused
        for reason in state["reasons"]:
            codes.add((reason["code"], reason["rule"]))
            assert all(say(text_of(reason["text"]), language) for language in LANGUAGES)
        choice = state["legal"][step % len(state["legal"])]
        person.do(table, "act", version=state["version"], code=choice["code"])
        if person.table(table)["status"] != "playing":
            break
    assert ("below_ground", "FC-41") in codes


def test_a_seat_that_waits_is_told_once_why(server: Running, guest: Guests) -> None:
    table, people = friends(server, guest, 3, game="flying-carpet", options={})
    waiting = [state for p in people if not (state := p.state(table))["asked"]]
    assert len(waiting) == 2
    for state in waiting:
        assert [reason["code"] for reason in state["reasons"]] == ["not_your_turn"]
