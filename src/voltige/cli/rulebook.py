"""The numbered rules, read from the documents that come with the package."""

import re
from pathlib import Path

import voltige
from voltige.cli.common import ROOT
from voltige.cli.errors import CommandError
from voltige.core.game import Game

ITEM = re.compile(r"^- \*\*(?P<number>[A-Z]+-D?\d+)\*\* (?P<text>.+)$", re.MULTILINE)


def document(game: Game, language: str) -> str:
    """Give the whole document of a game."""
    suffix = "" if language == "en" else f".{language}"
    name = f"{game.name}{suffix}.md"
    installed = Path(voltige.__file__).parent / "rulebook" / name
    path = installed if installed.exists() else ROOT / "docs" / "rules" / name
    return path.read_text(encoding="utf-8")


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
        raise CommandError("unknown_rule", game=game.name, number=number)
    return wanted, text
