"""Editions that people bring along: read once, kept for as long as there is table."""

import functools
import re

from voltige.core.edition import Edition
from voltige.core.errors import EditionError, shown
from voltige.core.game import Game

MOST_KEPT = 64
FILE = "edition.toml"  # how the errors call it
NAME = re.compile(r"[\w.+-]{1,60}")  # as records and lists can show it


@functools.lru_cache(MOST_KEPT)
def own_edition(game: Game, text: str) -> Edition:
    """Read an edition that did not come with the game, or say what is wrong with it."""
    edition = game.read_edition(text, FILE)
    if not NAME.fullmatch(edition.name):
        value = shown(edition.name)
        raise EditionError("edition_bad_name", file=FILE, key="edition.name", value=value)
    return edition
