"""Attempts as they are sent or written, and the action that one without flaw means."""

from __future__ import annotations

from typing import Any, Final

from voltige.core.action import Action, Json
from voltige.core.action import Attempt as Sent
from voltige.core.errors import NotationError, shown
from voltige.core.verbs import forms_of, verb_of
from voltige.games.flying_carpet.actions import PATH
from voltige.games.flying_carpet.edition import CarpetEdition
from voltige.games.flying_carpet.landscape.board import is_place
from voltige.games.flying_carpet.terms import DIRECTION_NAMES

LONGEST_PATH: Final = 60


class Attempt:
    """What a seat tries, as far as it could be read."""

    def __init__(self, verb: str, data: Json) -> None:
        self.verb: Final = verb
        self.data: Final = data  # as it was sent
        self.cards: list[str] = []  # wind cards to play, or to swap with no_card
        self.arrow = ""
        self.directions: list[int] = []
        self.wind_first = False
        self.swaps: Final = "swap" in data  # a swap was asked for
        self.mirrored = False
        self.number = 0  # of a panel, a column or a row, from 0 on
        self.path: list[list[int]] = []


def bad_value(verb: str, key: str, value: Any) -> NotationError:
    return NotationError("bad_action_value", verb=verb, key=key, value=shown(value, 40))


def read_attempt(edition: CarpetEdition, data: Json) -> Attempt:
    """Read the JSON form of an attempt; raise NotationError when it cannot be read."""
    verb = verb_of(edition.table.verbs, data).name
    form = forms_of(edition.table.verbs, data)[0]
    attempt = Attempt(verb, data)
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
    for key in ("panel", "column", "row"):
        if key in form.keys:
            number = form.number_of(key, data)
            if number < 0:
                raise bad_value(verb, key, data.get(key))
            attempt.number = number
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


def read_path(value: Any) -> list[list[int]]:
    """Take a path drawn by hand: a list of cells."""
    if not isinstance(value, list) or not 1 <= len(value) <= LONGEST_PATH:
        raise bad_value("fly", "path", value)
    cells: list[list[int]] = []
    for cell in value:
        if not is_place(cell):
            raise bad_value("fly", "path", value)
        cells.append([int(min(99, max(-99, n))) for n in cell])
    return cells


def read_attempt_text(edition: CarpetEdition, text: str) -> Sent:
    """Read an attempt: an action's notation, or something that the rules refuse.

    ``S23 + V1 light_blue up left`` names too many cards, ``S23 beige swap V1`` a swap that is not
    allowed, ``fly 11,3 12,3`` draws a path.
    """
    words = text.split()
    known = edition.table.by_notation.get(" ".join(words))
    if known is not None:
        return known
    if len(words) < 2:
        raise NotationError("unknown_action", text=text[:40])
    if words[0] == "fly":
        return {"do": "fly", "path": PATH.parse("path", " ".join(words[1:]))}
    data: dict[str, Any] = {}
    if len(words) > 3 and words[-2] == "swap":
        data["swap"] = words[-1]
        words = words[:-2]
    if words[:2] == ["no", "card"] and len(words) == 2:
        return {"do": "no_card", **data}
    if words[-1] == "wind_first":
        data["wind_first"] = True
        words = words[:-1]
    directions: list[str] = []
    while len(words) > 1 and words[-1] in DIRECTION_NAMES:
        directions.insert(0, words.pop())
    if directions:
        data["direction"] = directions[0] if len(directions) == 1 else directions
    if words == ["direction"]:
        return {"do": "direction_only", **data}
    cards = [word for word in words[:-1] if word != "+"]
    if not cards:
        raise NotationError("unknown_action", text=text[:40])
    return {
        "do": "play",
        "card": cards[0] if len(cards) == 1 else cards,
        "arrow": words[-1],
        **data,
    }


def find_action(edition: CarpetEdition, attempt: Attempt) -> Action:
    """Return the action of an attempt, whose lists are of one word and whose flags may be false."""
    said: Json = {}
    for key, value in attempt.data.items():
        if value is not False:
            said[key] = value[0] if isinstance(value, list) else value
    found = edition.table.from_json(said)
    if found is None:
        raise AssertionError("refusal must refuse what is no action")
    return found
