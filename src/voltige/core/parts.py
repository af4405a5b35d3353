"""What other layers know of a game: a game is announced once, in ``GAMES``, and found by its name.

A layer keeps what it knows of a game in a module called as the game's folder: ``bots/loops.py``,
``wording/loops.py``, ``cli/boards/loops.py``. What it offers bears the same name for every game.
"""

from __future__ import annotations

import importlib
from typing import Any


def part_of(game: str, layer: str, name: str) -> Any | None:
    """Return what the module of a game in a layer calls ``name``, or None if the layer has none."""
    module = f"{layer}.{game.replace('-', '_')}"
    try:
        found = importlib.import_module(module)
    except ModuleNotFoundError as error:
        if not f"{module}.".startswith(f"{error.name}."):  # something that the module itself needs
            raise
        return None
    return getattr(found, name, None)
