"""What version 1 of the rules of LOOPS has written, kept as its code wrote it."""

import json
from pathlib import Path
from typing import Any

from voltige.core.former import reworded
from voltige.games.loops import GAME

FOLDER = Path(__file__).parent / "loops-1"
RECORDS = ("dealt", "own")  # with the deck of the game, and with one of their own from a position
WORDS = GAME.former()[1].words
PRINTED = (FOLDER / "loops-reconstructed.toml").read_text("utf-8")
EDITION = (FOLDER / "own.toml").read_text("utf-8")


def record_text(name: str) -> str:
    """Give the text of a record."""
    return (FOLDER / f"{name}.flight").read_text("utf-8")


def data(name: str) -> dict[str, Any]:
    """Give the last position of a record, or a stored match with its last position."""
    found: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    return found


def in_present_words(value: Any) -> Any:
    """Say something that version 1 has said as it is said now."""
    return reworded(value, WORDS)
