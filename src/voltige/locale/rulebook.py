"""The numbered rules, read from the documents that come with the package."""

import functools
import re
from pathlib import Path

from voltige.core.errors import VoltigeError
from voltige.core.game import Game

ITEM = re.compile(r"^- \*\*(?P<number>[A-Z]+-D?\d+)\*\* (?P<text>.+)$", re.MULTILINE)
PACKAGE = Path(__file__).parents[1]


class RuleError(VoltigeError):
    """A rule that does not exist."""


def document(game: Game, language: str) -> str:
    """Give the whole document of a game: of the installed package, or of the checkout."""
    suffix = "" if language == "en" else f".{language}"
    name = f"{game.name}{suffix}.md"
    installed = PACKAGE / "rulebook" / name
    path = installed if installed.exists() else PACKAGE.parents[1] / "docs" / "rules" / name
    return path.read_text(encoding="utf-8")


@functools.lru_cache(maxsize=32)
def numbered_rules(game: Game, language: str) -> dict[str, str]:
    """Give the text of each rule and ruling by its number."""
    found = ITEM.finditer(document(game, language))
    return {item["number"]: item["text"].replace("**", "").replace("`", "") for item in found}


def find_rule(game: Game, number: str, language: str) -> tuple[str, str]:
    """Find one rule; ``14`` stands for ``LO-14``. Give its number and its text."""
    wanted = number.upper()
    if not wanted.startswith(f"{game.prefix}-"):
        wanted = f"{game.prefix}-{wanted}"
    text = numbered_rules(game, language).get(wanted)
    if text is None:
        raise RuleError("unknown_rule", game=game.name, number=number)
    return wanted, text
