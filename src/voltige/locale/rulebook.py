"""The numbered rules, read from the documents that come with the package."""

import functools
import re
from dataclasses import dataclass, field
from pathlib import Path

from voltige.core.errors import VoltigeError
from voltige.core.game import Game
from voltige.locale import texts
from voltige.locale.markdown import Block, blocks, codes

OTHER_LANGUAGE = re.compile(r"\*[^*]*\]\([a-z.-]+\.md\)\*")  # the link to the same rules elsewhere
EXAMPLE = re.compile(r"\*(?:Example|Exemple) (?P<name>[A-Z]{2}-[\w-]+)[^*]*\* ")
REFUSALS = "10. Refusals"
REFUSALS_LEVEL = 2
PACKAGE = Path(__file__).parents[1]


@dataclass
class Section:
    """A heading and what stands under it: numbered rules, and other text as Markdown blocks."""

    level: int
    title: str
    items: list[tuple[str, str]] = field(default_factory=list)  # number, "" for plain text; text


class RuleError(VoltigeError):
    """A rule that does not exist."""


def folder() -> Path:
    """Find the documents: of the installed package, or of the checkout."""
    installed = PACKAGE / "rulebook"
    return installed if installed.exists() else PACKAGE.parents[1] / "docs" / "rules"


def document(game: Game, language: str) -> str:
    """Return the whole document of a game; one of which nobody has written any has none."""
    suffix = "" if language == "en" else f".{language}"
    path = folder() / f"{game.name}{suffix}.md"
    return path.read_text(encoding="utf-8") if path.exists() else ""


@functools.lru_cache(maxsize=32)
def parts(game: Game, language: str) -> list[Block]:
    """Return the parts of a document."""
    return list(blocks(document(game, language)))


@functools.lru_cache(maxsize=32)
def numbered_rules(game: Game, language: str) -> dict[str, str]:
    """Return the text of each rule and ruling by its number."""
    lists = [part for part in parts(game, language) if part.kind != "table"]
    return {number: plain(text) for part in lists for number, text in part.rules.items()}


def example_in(text: str) -> str:
    """Name the worked example that a text tells; empty for any other text."""
    found = EXAMPLE.match(text)
    return found["name"] if found else ""


def plain(text: str) -> str:
    """Take the marks out of a line."""
    return text.replace("**", "").replace("`", "")


@functools.lru_cache(maxsize=8)
def refusal_codes(game: Game) -> list[str]:
    """List the codes in the table of refusals of a game's document."""
    heading, found = "", []
    for part in parts(game, "en"):
        if part.kind == "heading" and part.level <= REFUSALS_LEVEL:
            heading = part.source
        elif heading == REFUSALS:
            found += [code for row in part.rows for code in codes(row[0])]
    return found


def find_rule(game: Game, number: str, language: str) -> tuple[str, str]:
    """Find one rule; ``14`` stands for ``LO-14``. Give its number and its text.

    Checks that stand in a table, such as ``LS-5``, are found too.
    """
    tables = [part.rules for part in parts(game, language) if part.kind == "table"]
    rows = {name: text for rules in tables for name, text in rules.items()}
    known = rows | numbered_rules(game, language)
    for wanted in (number.upper(), f"{game.prefix}-{number.upper()}"):
        if wanted in known:
            return wanted, known[wanted].replace("`", "")
    title = texts(language).of_game(game.name, "title")
    raise RuleError("unknown_rule", game=title, number=number.upper()[:40])


@functools.lru_cache(maxsize=32)
def sections(game: Game, language: str) -> list[Section]:
    """Take the whole document apart; the first section bears its title."""
    found: list[Section] = []
    for part in parts(game, language):
        if part.kind == "heading":
            found.append(Section(part.level, part.source.replace("`", "")))
        elif part.only_rules:
            found[-1].items += part.rules.items()
        elif not OTHER_LANGUAGE.fullmatch(part.source):
            found[-1].items.append(("", part.source))
    return found
