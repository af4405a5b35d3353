"""What the boards show as things to touch, read from a view as the boards read it."""

from typing import Any

from voltige.games import GAMES

Seen = dict[str, Any]
Thing = tuple[str, str]  # kind and id

WIDTH, HEIGHT = 24, 12  # of The Flying Carpet's landscape
DIRECTIONS = ("up", "down", "left", "right")


def all_of(kind: str, ids: Any) -> set[Thing]:
    """Give things of one kind."""
    return {(kind, str(one)) for one in ids}


def held(hand: Any) -> list[str]:
    """Name the cards of a hand that lists them or counts them."""
    return [card for card in hand if not isinstance(hand, dict) or hand[card]]


def of_loops(view: Seen) -> set[Thing]:
    """Every card of the hand."""
    return all_of("card", held(view["hand"]))


def of_lucky_loop(view: Seen) -> set[Thing]:
    """Hand, programmes and piles; in a flight its figures and the dice of the roll."""
    found = all_of("card", held(view["hand"])) | all_of("programme", view["board"])
    found |= all_of("pile", view["draw_sizes"])
    flight = view["flight"]
    found |= all_of("figure", range(1, len(flight.get("figures", [])) + 1))
    return found | all_of("dice", "abc"[: len(flight.get("roll", []))])


def of_flying_carpet(view: Seen) -> set[Thing]:
    """Every cell and the compass in a turn; the whole landscape, by columns or rows, when it is not flown."""
    columns, rows = range(1, WIDTH + 1), range(1, HEIGHT + 1)
    if view["phase"] == "draft_row":
        return all_of("row", rows)
    if view["phase"].startswith("draft"):
        return all_of("column", columns)
    compass = all_of("flight", [f"direction {one}" for one in DIRECTIONS])
    if view["phase"] == "landing":
        return compass | all_of("column", columns)
    return compass | {("cell", f"{column},{row}") for column in columns for row in rows}


def of_hydroracers(view: Seen) -> set[Thing]:
    """Hand and slots in a race; in the development phase, and on tiles, what the phase is about."""
    own, phase = view["planes"][view["seat"]], view["phase"]
    tiles = {"place_token", "choose_level", "crash_remove", "choose_tokens"}
    if phase in tiles:
        return all_of("element", own["tiles"])
    if phase == "place_dev":
        spaces = [f"card {number + 1}" for number in range(len(view["display"]))]
        public = [f"public {number + 1}" for number in range(len(view["public"]))]
        planes = [f"reserved {plane['plane']}" for plane in view["planes"]]
        return all_of("place", ["espionage", *spaces, *public, *planes])
    if phase == "recycle":
        return all_of("card", held(own["cards"]))
    if phase == "spy_take":
        return all_of("card", [card for card in view["track"] if card])
    if phase == "choose_victim":
        return all_of("plane", [plane["plane"] for plane in view["planes"]])
    if phase == "keep":
        return all_of("card", view["looked"])
    return all_of("card", held(own["hand"]))


READERS = {
    "loops": of_loops,
    "lucky-loop": of_lucky_loop,
    "flying-carpet": of_flying_carpet,
    "hydroracers": of_hydroracers,
}
assert set(READERS) == {game.name for game in GAMES}
