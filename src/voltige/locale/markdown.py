"""The Markdown of the rules: a library takes it apart, a small plugin finds the numbers of rules."""

import functools
import itertools
import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from markdown_it import MarkdownIt
from markdown_it.rules_core import StateCore
from markdown_it.token import Token

RULE = re.compile(r"\*\*(?P<number>[A-Z]+-D?\d+)\*\* (?P<text>.+)")
CHECK = re.compile(r"[A-Z]+-\d+")  # a rule that stands in a table, such as LS-5


@dataclass
class Block:
    """A part of a document: a heading, a list, a table or a paragraph."""

    kind: str  # as the library calls it
    level: int  # of a heading
    source: str
    rules: dict[str, str] = field(default_factory=dict)  # by number, in their order
    only_rules: bool = False  # a list of which every item is one
    rows: list[list[str]] = field(default_factory=list)  # of a table


@functools.cache
def reader() -> MarkdownIt:
    """Return the library with our plugin; what stands inside a line is left to those who show it."""
    reader = MarkdownIt("commonmark").enable("table").disable("inline")
    reader.core.ruler.after("block", "rule_numbers", find_numbers)
    return reader


def find_numbers(state: StateCore) -> None:
    """Mark the items of lists that begin with the number of a rule."""
    for before, token in itertools.pairwise(state.tokens):
        found = RULE.fullmatch(token.content) if token.type == "inline" else None
        if found and before.type == "paragraph_open" and before.level == 2:
            token.meta |= found.groupdict()


def blocks(text: str) -> Iterator[Block]:
    """Take a document apart."""
    lines = text.splitlines()
    tokens = reader().parse(text)
    for number, token in enumerate(tokens):
        if token.level or token.nesting < 0 or token.map is None:
            continue
        source = "\n".join(lines[slice(*token.map)]).rstrip()
        inner = inside(tokens, number)
        block = Block(token.type.removesuffix("_open"), len(token.markup), source)
        if block.kind == "heading":
            block.source = tokens[number + 1].content
        block.rules = {one.meta["number"]: one.meta["text"] for one in inner if one.meta}
        block.only_rules = (
            0 < len(block.rules) == sum(one.type == "list_item_open" for one in inner)
        )
        block.rows = rows(inner)
        block.rules |= {row[0]: row[1] for row in block.rows if CHECK.fullmatch(row[0])}
        yield block


def inside(tokens: list[Token], first: int) -> list[Token]:
    """Return the tokens between one that opens a block and the one that closes it."""
    last = first + 1
    while last < len(tokens) and tokens[last].level:
        last += 1
    return tokens[first + 1 : last]


def rows(tokens: list[Token]) -> list[list[str]]:
    """Return the cells of a table, row by row."""
    found: list[list[str]] = []
    for before, token in itertools.pairwise(tokens):
        if before.type == "tr_open":
            found.append([])
        if token.type == "inline" and before.type == "td_open":
            found[-1].append(token.content)
    return [row for row in found if row]


def codes(cell: str) -> list[str]:
    """Return what stands as code in a line."""
    inline = MarkdownIt("commonmark").parseInline(cell)
    return [one.content for one in inline[0].children or [] if one.type == "code_inline"]
