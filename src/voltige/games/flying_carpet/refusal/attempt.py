"""Reading what a seat tries; it need not be a legal action."""

from __future__ import annotations

from typing import Any, Final

from voltige.core.action import Json
from voltige.core.errors import NotationError, shown
from voltige.games.flying_carpet.edition import CarpetEdition
from voltige.games.flying_carpet.terms import (
    DIRECTION_NAMES,
)

KEYS: Final = {
    "play": {"do", "card", "arrow", "direction", "wind_first", "swap"},
    "direction_only": {"do", "direction", "wind_first", "swap"},
    "no_card": {"do", "swap"},
    "fly": {"do", "path"},
    "hold": {"do"},
    "force_down": {"do"},
    "pass_draft": {"do"},
    "place": {"do", "panel", "mirrored"},
    "column": {"do", "column"},
    "row": {"do", "row"},
}
LONGEST_PATH: Final = 60


class Attempt:
    """What a seat tries, as far as it could be read."""

    def __init__(self, verb: str) -> None:
        self.verb: Final = verb
        self.cards: list[str] = []  # wind cards to play, or to swap with no_card
        self.arrow = ""
        self.directions: list[int] = []
        self.wind_first = False
        self.swaps = False  # a swap was asked for
        self.panel = 0
        self.mirrored = False
        self.number = 0  # of a column or row
        self.path: list[list[int]] = []


def bad_value(verb: str, key: str, value: Any) -> NotationError:
    """Make the error about a value that cannot be read."""
    return NotationError("bad_action_value", verb=verb, key=key, value=shown(value, 40))


def read_verb(data: Json) -> str:
    """Read what kind of attempt it is; raise NotationError when it is none."""
    verb = data.get("do")
    if not isinstance(verb, str) or verb not in KEYS:
        raise NotationError("unknown_action", text=shown(verb, 40))
    return verb


def read_attempt(edition: CarpetEdition, data: Json) -> Attempt:
    """Read the JSON form of an attempt; raise NotationError when it cannot be read."""
    verb = read_verb(data)
    for key in data:
        if key not in KEYS[verb]:
            raise NotationError("unknown_action_key", verb=verb, key=shown(key, 40))
    attempt = Attempt(verb)
    attempt.swaps = "swap" in data
    if verb == "play":
        attempt.cards = read_words(verb, "card", data.get("card"))
        attempt.arrow = read_words(verb, "arrow", data.get("arrow"))[0]
    elif verb == "no_card" and attempt.swaps:
        attempt.cards = read_words(verb, "swap", data["swap"])
    elif verb == "fly":
        attempt.path = read_path(data.get("path"))
    if "direction" in data or verb == "direction_only":
        for word in read_words(verb, "direction", data.get("direction")):
            if word not in DIRECTION_NAMES:
                raise bad_value(verb, "direction", word)
            attempt.directions.append(DIRECTION_NAMES.index(word))
    attempt.wind_first = read_flag(verb, "wind_first", data)
    attempt.mirrored = read_flag(verb, "mirrored", data)
    if verb == "place":
        panel = data.get("panel")
        if not isinstance(panel, str) or panel not in edition.panel_ids:
            raise bad_value(verb, "panel", panel)
        attempt.panel = edition.panel_ids.index(panel)
    elif verb in {"column", "row"}:
        attempt.number = read_number(edition, verb, data.get(verb))
    return attempt


def read_words(verb: str, key: str, value: Any) -> list[str]:
    """Take one word, or a list of them."""
    words = value if isinstance(value, list) else [value]
    if not words or not all(isinstance(word, str) and word for word in words):
        raise bad_value(verb, key, value)
    return [str(word) for word in words]


def read_flag(verb: str, key: str, data: Json) -> bool:
    """Take a flag that is false when it is left out."""
    value = data.get(key, False)
    if not isinstance(value, bool):
        raise bad_value(verb, key, value)
    return value


def read_number(edition: CarpetEdition, verb: str, value: Any) -> int:
    """Take a column or row of the board."""
    most = int(edition.board.width if verb == "column" else edition.board.height)
    if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= most:
        raise bad_value(verb, verb, value)
    return value


def read_path(value: Any) -> list[list[int]]:
    """Take a path drawn by hand: a list of cells."""
    if not isinstance(value, list) or not 1 <= len(value) <= LONGEST_PATH:
        raise bad_value("fly", "path", value)
    cells: list[list[int]] = []
    for cell in value:
        good = isinstance(cell, list) and len(cell) == 2
        if not good or not all(isinstance(n, int) and not isinstance(n, bool) for n in cell):
            raise bad_value("fly", "path", value)
        cells.append([int(min(99, max(-99, n))) for n in cell])
    return cells
