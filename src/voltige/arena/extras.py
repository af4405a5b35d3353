"""Packages that only some commands need; without one they say how to get it."""

import importlib
from typing import Any

from voltige.arena.errors import ArenaError


def needed(module: str, extra: str) -> Any:
    """Import a package of an extra, or tell its name."""
    try:
        return importlib.import_module(module)
    except ImportError as error:
        raise ArenaError("extra_missing", module=module, extra=extra) from error


def has(module: str) -> bool:
    """Tell whether a package is there."""
    try:
        importlib.import_module(module)
    except ImportError:
        return False
    return True
