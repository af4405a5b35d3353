"""What a board of The Flying Carpet is told of flights: which are used, and why the others are not."""

from tests.server.conftest import Guests
from tests.server.people import Json
from tests.server.running import Running
from tests.server.tables import friends
from tests.server.test_outlooks import asked_of
from tests.server.test_playing import text_of
from voltige.locale import LANGUAGES
from voltige.wording.forming import say

CELLS = {f"{column},{row}" for column in range(1, 25) for row in range(1, 13)}
DIRECTIONS = ["up", "down", "left", "right"]


def arrows(card: str) -> list[str]:
    """Name the arrows of a wind card."""
    return (
        ["light_blue", "beige"] if card[0] == "V" else ["light_blue", "dark_blue", "beige", "brown"]
    )


def ended(choice: Json, state: Json) -> str:
    """Give the cell where a choice ends, or nothing where it leaves the board."""
    told = choice["outlook"]["events"]
    moved = next((one for one in told if one["event"] == "CarpetMoved"), None)
    if moved is None:
        return ""
    cell = moved["path"][-1] if moved["path"] else state["view"]["cells"][state["seat"]]
    return "{},{}".format(*cell)


def touched(reasons: list[Json], kind: str) -> set[str]:
    """Give the things of a kind that reasons tell of."""
    return {one for reason in reasons for one in reason["things"].get(kind, [])}


def test_every_arrow_in_hand_is_a_flight_or_has_its_reason(server: Running, guest: Guests) -> None:
    table, people = friends(server, guest, 3, game="flying-carpet", options={})
    codes = set()
    for step in range(15):
        person, state = asked_of(table, people)
        if state["view"]["phase"] == "turn":
            used = {one for choice in state["legal"] for one in choice["uses"].get("flight", [])}
            refused = touched(state["reasons"], "flight")
            ends = {ended(choice, state) for choice in state["legal"]} - {""}
            vain = touched(state["reasons"], "cell")
            assert vain | ends == CELLS
            assert not vain & ends
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
