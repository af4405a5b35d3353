"""Attempts as one line of text."""

from __future__ import annotations

from typing import Any

from voltige.core.errors import NotationError
from voltige.core.notation import read_number, read_seat
from voltige.games.loops.edition import LoopsEdition


def read_attempt_text(edition: LoopsEdition, text: str) -> dict[str, Any]:
    """Read an attempt: an action's notation, or cards that can't be played together.

    ``play 4000 + 7000`` shows two cards, ``play draw3 on C`` names a target; a word that is no
    card is passed on, so that the refusal names it.
    """
    known = edition.table.by_notation.get(" ".join(text.split()))
    if known is not None:
        return known.data
    words = text.split()
    if len(words) < 2 or words[0] != "play":
        raise NotationError("unknown_action", text=text[:40])
    data: dict[str, Any] = {"do": "play"}
    if len(words) > 3 and words[-2] == "on":
        data["target"] = read_seat(words[-1])
        words = words[:-2]
    cards: list[str] = []
    for part in " ".join(words[1:]).split(" + "):
        word, _, count = part.partition(" x")
        name = edition.ids[edition.words.index(word)] if word in edition.words else word
        copies = read_number(count, "x") if count else 1
        if copies > 200:
            raise NotationError("unknown_action", text=text[:40])
        cards += [name] * copies
    data["cards"] = cards
    return data
