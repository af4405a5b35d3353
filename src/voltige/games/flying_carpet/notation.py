"""Attempts as a line of text."""

from __future__ import annotations

from typing import Any

from voltige.core.action import Attempt
from voltige.core.errors import NotationError
from voltige.games.flying_carpet.edition import CarpetEdition
from voltige.games.flying_carpet.fields.kinds import read_cell
from voltige.games.flying_carpet.terms import DIRECTION_NAMES


def read_attempt_text(edition: CarpetEdition, text: str) -> Attempt:
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
        return {"do": "fly", "path": [read_cell(word) for word in words[1:]]}
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
