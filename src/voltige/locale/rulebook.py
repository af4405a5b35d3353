"""The numbered rules, read from the documents that come with the package."""

import functools
import re
from dataclasses import dataclass, field
from pathlib import Path

from voltige.core.errors import VoltigeError
from voltige.core.game import Game
from voltige.locale import texts

ITEM = re.compile(r"^- \*\*(?P<number>[A-Z]+-D?\d+)\*\* (?P<text>.+)$", re.MULTILINE)
ROW = re.compile(r"^\| (?P<number>[A-Z]+-\d+) \| (?P<text>.+?) \|$", re.MULTILINE)
HEADING = re.compile(r"^(?P<marks>#{1,6}) (?P<title>.+)$")
OTHER_LANGUAGE = re.compile(
    r"^\*[^*]*\]\([a-z.-]+\.md\)\*$"
)  # the link to the same rules elsewhere
FENCE = "```"
REFUSALS = "\n## 10. Refusals\n"
CODES_CELL = re.compile(r"^\| (`[^|]+) \|", re.MULTILINE)
CODE = re.compile(r"`([a-z_]+)`")
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
    """Return the whole document of a game."""
    suffix = "" if language == "en" else f".{language}"
    return (folder() / f"{game.name}{suffix}.md").read_text(encoding="utf-8")


@functools.lru_cache(maxsize=32)
def numbered_rules(game: Game, language: str) -> dict[str, str]:
    """Return the text of each rule and ruling by its number."""
    found = ITEM.finditer(document(game, language))
    return {item["number"]: item["text"].replace("**", "").replace("`", "") for item in found}


@functools.lru_cache(maxsize=8)
def refusal_codes(game: Game) -> list[str]:
    """List the codes in the table of refusals of a game's document."""
    rows = document(game, "en").partition(REFUSALS)[2].partition("\n## ")[0]
    first_cells = CODES_CELL.findall(rows)
    return [code for cell in first_cells for code in CODE.findall(cell)]


def find_rule(game: Game, number: str, language: str) -> tuple[str, str]:
    """Find one rule; ``14`` stands for ``LO-14``. Give its number and its text.

    Checks that stand in a table, such as ``LS-5``, are found too.
    """
    rows = {row["number"]: row["text"] for row in ROW.finditer(document(game, language))}
    known = rows | numbered_rules(game, language)
    for wanted in (number.upper(), f"{game.prefix}-{number.upper()}"):
        if wanted in known:
            return wanted, known[wanted].replace("`", "")
    title = texts(language).say(f"{game.name}-title")
    raise RuleError("unknown_rule", game=title, number=number.upper()[:40])


@functools.lru_cache(maxsize=32)
def sections(game: Game, language: str) -> list[Section]:
    """Take the whole document apart; the first section bears its title."""
    found: list[Section] = []
    for block in blocks(document(game, language)):
        heading = HEADING.match(block)
        if heading:
            found.append(Section(len(heading["marks"]), heading["title"].replace("`", "")))
            continue
        if OTHER_LANGUAGE.match(block):
            continue
        rules = [ITEM.match(line) for line in block.splitlines()]
        if all(rules):
            found[-1].items += [(rule["number"], rule["text"]) for rule in rules if rule]
        else:
            found[-1].items.append(("", block))
    return found


def blocks(text: str) -> list[str]:
    """Cut a document at its empty lines; code between fences stays whole."""
    found: list[str] = []
    lines: list[str] = []
    fenced = False
    for line in [*text.splitlines(), ""]:
        fenced ^= line.startswith(FENCE)
        if line.strip() or fenced:
            lines.append(line)
        elif lines:
            found.append("\n".join(lines))
            lines = []
    return found
