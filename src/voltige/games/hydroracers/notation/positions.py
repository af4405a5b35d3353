"""Positions as one line of text, and back."""

from __future__ import annotations

from typing import Any, Final

from voltige.core.errors import NotationError
from voltige.core.notation import NONE, read_number, read_seat, write_seat
from voltige.core.state import SEAT_LETTERS
from voltige.games.hydroracers.options import HydroracersSetup
from voltige.games.hydroracers.place.position import place_state
from voltige.games.hydroracers.position.race import NUMBER_COLUMNS
from voltige.games.hydroracers.state import HydroracersState
from voltige.games.hydroracers.terms import ELEMENT_NAMES, TOKEN_NAMES

WORDS: Final = ["phase", "circuit", "token", "element"]
NUMBERS: Final = ["to_act", "taker", "dangers", "heat", "round", "rounds_flown", "turn"]
PLANE_WORDS: Final = ["pilot", "bet", "top"]
PLANE_COUNTS: Final = ["hand", "deck", "played"]
PLANE_LISTS: Final = ["row", "under"]
TILE_LETTERS: Final = "-DA"


CAMPAIGN_WORDS: Final = ["stage", "next_grid", "pending", "flown", "drawn"]
CAMPAIGN_NUMBERS: Final = ["race", "calendar", "space", "auto_done", "auto_left"]
FLIGHT_NUMBERS: Final = ["base", "brake", "removals", "course"]
CAMPAIGN_COUNTS: Final = ["dev_deck", "discard", "removed", "supply"]
CAMPAIGN_LISTS: Final = ["track", "looked"]
PLANE_CAMPAIGN_COUNTS: Final = ["cards", "advantages", "tokens"]
PLANE_CAMPAIGN_LISTS: Final = ["technologies", "added"]
PLANE_CAMPAIGN_NUMBERS: Final = ["extra_slots", "all_damage", "all_alert"]


def write_state(state: HydroracersState) -> str:
    """Write a position as ``key=value`` words, those of a plane with its seat's letter.

    What is 0 or empty in a plane is left out.
    """
    told = state.to_dict()
    words = [f"{key}={told[key] or NONE}" for key in WORDS]
    words += [f"{key}={told[key]}" for key in NUMBERS]
    words.append(f"order={','.join(SEAT_LETTERS[seat] for seat in told['order']) or NONE}")
    if state.setup.campaign:
        words += campaign_texts(told)
    for seat, plane in enumerate(told["planes"]):
        for key, text in plane_texts(plane):
            words.append(f"{SEAT_LETTERS[seat]}.{key}={text}")
    return " ".join(words)


def plane_texts(plane: dict[str, Any]) -> list[tuple[str, str]]:
    """Write what there is of a plane."""
    texts: list[tuple[str, str]] = []
    for key in PLANE_WORDS:
        if plane[key]:
            texts.append((key, plane[key]))
    for key in NUMBER_COLUMNS:
        if plane[key]:
            texts.append((key, str(plane[key])))
    if plane["slot"] >= 0:
        texts.append(("slot", str(plane["slot"])))
    texts.append(("bag", f"{plane['bag']['damage']},{plane['bag']['alert']}"))
    if plane["tiles"]:
        tiles = [write_tile(plane["tiles"][name]) for name in ELEMENT_NAMES]
        texts.append(("tiles", ",".join(tiles)))
    for key in PLANE_COUNTS:
        if plane[key]:
            texts.append((key, write_counts(plane[key])))
    for key in [*PLANE_LISTS, *PLANE_CAMPAIGN_LISTS]:
        if plane.get(key):
            texts.append((key, ",".join(plane[key])))
    for key in PLANE_CAMPAIGN_COUNTS:
        if plane.get(key):
            texts.append((key, write_counts(plane[key])))
    for key in PLANE_CAMPAIGN_NUMBERS:
        if plane.get(key):
            texts.append((key, str(plane[key])))
    return texts


def campaign_texts(told: dict[str, Any]) -> list[str]:
    """Write what a campaign has beside the planes; a display card with its tokens by seat."""
    words = [f"{key}={told[key] or NONE}" for key in CAMPAIGN_WORDS]
    words += [f"{key}={told[key]}" for key in [*CAMPAIGN_NUMBERS, *FLIGHT_NUMBERS]]
    words += [f"{key}={write_counts(told[key]) or NONE}" for key in CAMPAIGN_COUNTS]
    words += [f"{key}={','.join(told[key]) or NONE}" for key in CAMPAIGN_LISTS]
    holders = [write_seat(seat) for seat in told["public"]]
    words.append(f"public={','.join(holders) or NONE}")
    spaces = [
        f"{space['card'] or NONE}:{'.'.join(str(count) for count in space['tokens'])}"
        for space in told["display"]
    ]
    words.append(f"display={','.join(spaces)}")
    return words


def write_counts(counts: dict[str, int]) -> str:
    """Write words with their counts."""
    return ",".join(f"{word}:{count}" for word, count in counts.items())


def write_tile(tile: dict[str, Any]) -> str:
    """Write level and tokens of a tile, such as ``2:DA-``."""
    letters = "".join(TILE_LETTERS[TOKEN_NAMES.index(token)] for token in tile["tokens"])
    return f"{tile['level']}:{letters}"


def read_state(setup: HydroracersSetup, line: str) -> HydroracersState:
    """Read what ``write_state`` wrote."""
    data: dict[str, Any] = {}
    planes: list[dict[str, Any]] = []
    for _ in range(int(setup.seats)):
        planes.append(empty_plane())
    for word in line.split():
        key, equals, text = word.partition("=")
        letter, dot, inner = key.partition(".")
        if not equals or key in data:
            raise NotationError("bad_state_line", text=word[:40])
        if not dot:
            data[key] = read_value(key, text)
            continue
        seat = SEAT_LETTERS.find(letter) if len(letter) == 1 else -1
        if not 0 <= seat < len(planes):
            raise NotationError("bad_seat", text=letter[:40])
        planes[seat][inner] = read_plane_value(inner, text)
    data["planes"] = planes
    return place_state(setup, data)


def empty_plane() -> dict[str, Any]:
    """Return the values of what a line leaves out."""
    plane: dict[str, Any] = dict.fromkeys(NUMBER_COLUMNS, 0)
    plane |= dict.fromkeys(PLANE_WORDS, "")
    for key in PLANE_COUNTS:
        plane[key] = {}
    for key in PLANE_LISTS:
        plane[key] = []
    return plane


def read_value(key: str, text: str) -> Any:
    """Read the value of one key of the race."""
    if key in WORDS:
        return "" if text == NONE else text
    if key in NUMBERS:
        return read_number(text)
    if key == "order":
        return [read_seat(letter) for letter in text.split(",")] if text != NONE else []
    if key in CAMPAIGN_WORDS:
        return "" if text == NONE else text
    if key in CAMPAIGN_NUMBERS or key in FLIGHT_NUMBERS:
        return read_number(text)
    if key in CAMPAIGN_LISTS:
        return [] if text == NONE else text.split(",")
    if key in CAMPAIGN_COUNTS:
        return {} if text == NONE else read_counts(text)
    if key == "public":
        return [read_seat(letter) for letter in text.split(",")]
    if key == "display":
        return [read_space(space) for space in text.split(",")]
    raise NotationError("bad_state_line", text=key[:40])


def read_plane_value(key: str, text: str) -> Any:
    """Read the value of one key of a plane."""
    if key in PLANE_WORDS:
        return text
    if key in NUMBER_COLUMNS or key == "slot":
        return read_number(text)
    if key in PLANE_LISTS:
        return text.split(",")
    if key in PLANE_COUNTS:
        return read_counts(text)
    if key in PLANE_CAMPAIGN_COUNTS:
        return read_counts(text)
    if key in PLANE_CAMPAIGN_LISTS:
        return text.split(",")
    if key in PLANE_CAMPAIGN_NUMBERS:
        return read_number(text)
    if key == "bag":
        damage, _, alert = text.partition(",")
        return {"damage": read_number(damage), "alert": read_number(alert)}
    if key == "tiles":
        tiles = text.split(",")
        if len(tiles) == len(ELEMENT_NAMES):
            return {name: read_tile(tiles[i]) for i, name in enumerate(ELEMENT_NAMES)}
    raise NotationError("bad_state_line", text=f"{key}={text}"[:40])


def read_counts(text: str) -> dict[str, int]:
    """Read words with their counts."""
    pairs = [pair.partition(":") for pair in text.split(",")]
    return {word: read_number(count) for word, _, count in pairs}


def read_space(text: str) -> dict[str, Any]:
    """Read a display card and its tokens."""
    word, _, tokens = text.partition(":")
    counts = [read_number(count) for count in tokens.split(".")]
    return {"card": "" if word == NONE else word, "tokens": counts}


def read_tile(text: str) -> dict[str, Any]:
    """Read level and tokens of a tile."""
    level, _, letters = text.partition(":")
    if any(letter not in TILE_LETTERS for letter in letters):
        raise NotationError("bad_state_line", text=text[:40])
    tokens = [TOKEN_NAMES[TILE_LETTERS.index(letter)] for letter in letters]
    return {"level": read_number(level), "tokens": tokens}
