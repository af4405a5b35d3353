"""Attempts as one line of text."""

from __future__ import annotations

from typing import Any, Final

from voltige.core.action import Attempt
from voltige.core.errors import NotationError
from voltige.games.hydroracers.edition.reading import HydroracersEdition

# The words before the last one of an attempt, with its verb and the key of the last word
ONE_WORD: Final = {
    "choose": ("choose_pilot", "pilot"),
    "place on": ("place_token", "element"),
    "gain": ("choose_gain", "gain"),
    "keep": ("keep", "card"),
    "fly at": ("choose_circuit", "circuit"),
    "grid": ("choose_grid", "grid"),
    "recycle": ("recycle", "card"),
    "spy": ("spy_take", "card"),
    "raise": ("choose_level", "element"),
    "sabotage": ("choose_victim", "plane"),
}


def read_attempt_text(edition: HydroracersEdition, text: str) -> Attempt:
    """Read an attempt: an action's notation, or one with a card, plane or slot that is not there.

    A word that means nothing is passed on, so that the refusal names it.
    """
    words = text.split()
    known = edition.table.by_notation.get(" ".join(words))
    if known is not None:
        return known
    start, last = " ".join(words[:-1]), words[-1] if words else ""
    if words and words[0] in {"play", "pass"}:
        return read_flight(words)
    if len(words) == 4 and words[0] == "bet" and words[2] == "on":
        digits = words[1].isascii() and words[1].isdigit() and len(words[1]) < 10
        return {"do": "bet", "slot": int(words[1]) if digits else words[1], "plane": words[3]}
    if start in ONE_WORD:
        verb, key = ONE_WORD[start]
        return {"do": verb, key: last}
    if len(words) == 3 and words[0] == "remove":
        return {"do": "crash_remove", "element": words[1], "square": read_whole(last)}
    if len(words) == 4 and words[:2] == ["take", "off"]:
        return {"do": "choose_tokens", "element": words[2], "square": read_whole(last)}
    if len(words) == 4 and words[:2] == ["put", "on"] and words[2] in {"card", "public"}:
        return {"do": "place_dev", "where": words[2], "space": read_whole(last)}
    if start == "put on reserved":
        return {"do": "place_dev", "where": "reserved", "plane": last}
    raise NotationError("unknown_action", text=text[:40])


def read_flight(words: list[str]) -> dict[str, Any]:
    """Read a play or a pass, such as ``play m_tight_line as 6 brake``."""
    verb, rest = words[0], words[1:]
    braked = bool(rest) and rest[-1] == "brake"
    if braked:
        rest = rest[:-1]
    data: dict[str, Any] = {}
    if len(rest) == 3 and rest[1] == "as":
        verb = f"{verb}_as"
        data["value"] = read_whole(rest[2])
        rest = rest[:1]
    if len(rest) != 1 or verb == "pass_as":
        raise NotationError("unknown_action", text=" ".join(words)[:40])
    return {"do": f"{verb}_braked" if braked else verb, "card": rest[0], **data}


def read_whole(text: str) -> int:
    """Read a whole number."""
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise NotationError("unknown_action", text=text[:40])
    return int(text)
