"""Positions and attempts as one line of text, and back."""

from __future__ import annotations

from typing import Any, Final

from voltige.core.errors import NotationError
from voltige.core.state import SEAT_LETTERS
from voltige.games.hydroracers.edition.reading import HydroracersEdition
from voltige.games.hydroracers.options import HydroracersSetup
from voltige.games.hydroracers.place.position import place_state
from voltige.games.hydroracers.position import NUMBER_COLUMNS
from voltige.games.hydroracers.state import HydroracersState
from voltige.games.hydroracers.terms import ELEMENT_NAMES, TOKEN_NAMES

NONE: Final = "-"
WORDS: Final = ["phase", "circuit", "token", "element"]
NUMBERS: Final = ["to_act", "taker", "dangers", "heat", "round", "rounds_flown", "turn"]
PLANE_WORDS: Final = ["pilot", "bet", "top"]
PLANE_COUNTS: Final = ["hand", "deck", "played"]
PLANE_LISTS: Final = ["row", "under"]
TILE_LETTERS: Final = "-DA"


def write_state(state: HydroracersState) -> str:
    """Write a position as ``key=value`` words, those of a plane with its seat's letter.

    What is 0 or empty in a plane is left out.
    """
    told = state.to_dict()
    words = [f"{key}={told[key] or NONE}" for key in WORDS]
    words += [f"{key}={told[key]}" for key in NUMBERS]
    words.append(f"order={','.join(SEAT_LETTERS[seat] for seat in told['order']) or NONE}")
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
            pairs = [f"{word}:{count}" for word, count in plane[key].items()]
            texts.append((key, ",".join(pairs)))
    for key in PLANE_LISTS:
        if plane[key]:
            texts.append((key, ",".join(plane[key])))
    return texts


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
    """Give the values of what a line leaves out."""
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
        pairs = [pair.partition(":") for pair in text.split(",")]
        return {word: read_number(count) for word, _, count in pairs}
    if key == "bag":
        damage, _, alert = text.partition(",")
        return {"damage": read_number(damage), "alert": read_number(alert)}
    if key == "tiles":
        tiles = text.split(",")
        if len(tiles) == len(ELEMENT_NAMES):
            return {name: read_tile(tiles[i]) for i, name in enumerate(ELEMENT_NAMES)}
    raise NotationError("bad_state_line", text=f"{key}={text}"[:40])


def read_tile(text: str) -> dict[str, Any]:
    """Read level and tokens of a tile."""
    level, _, letters = text.partition(":")
    if any(letter not in TILE_LETTERS for letter in letters):
        raise NotationError("bad_state_line", text=text[:40])
    tokens = [TOKEN_NAMES[TILE_LETTERS.index(letter)] for letter in letters]
    return {"level": read_number(level), "tokens": tokens}


def read_seat(text: str) -> int:
    """Read a seat's letter."""
    if len(text) != 1 or text not in SEAT_LETTERS:
        raise NotationError("bad_seat", text=text[:40])
    return SEAT_LETTERS.index(text)


def read_number(text: str) -> int:
    """Read a whole number."""
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) < 10):
        raise NotationError("bad_state_line", text=text[:40])
    return int(text)


def read_attempt_text(edition: HydroracersEdition, text: str) -> dict[str, Any]:
    """Read an attempt: an action's notation, or one with a card, plane or slot that is not there.

    A word that means nothing is passed on, so that the refusal names it.
    """
    words = text.split()
    known = edition.table.by_notation.get(" ".join(words))
    if known is not None:
        return known.data
    if len(words) == 2 and words[0] in {"play", "pass"}:
        return {"do": words[0], "card": words[1]}
    if len(words) == 4 and words[0] == "bet" and words[2] == "on":
        digits = words[1].isascii() and words[1].isdigit() and len(words[1]) < 10
        return {"do": "bet", "slot": int(words[1]) if digits else words[1], "plane": words[3]}
    if len(words) == 3 and words[:2] == ["place", "on"]:
        return {"do": "place_token", "element": words[2]}
    if len(words) == 3 and words[0] == "remove":
        return {"do": "crash_remove", "element": words[1], "square": read_number(words[2])}
    if len(words) == 2 and words[0] == "choose":
        return {"do": "choose_pilot", "pilot": words[1]}
    raise NotationError("unknown_action", text=text[:40])
