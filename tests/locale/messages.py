"""The messages of a file as words: what stands between their placeables."""

from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, TextElement
from fluent.syntax.visitor import Visitor


class Words(Visitor):
    """Collects the words of a message as they are written."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802  (its name)
        self.found.append(node.value)


def messages(file: Path) -> Iterator[tuple[str, str]]:
    """Give the words of each message by its key, their parts joined as they stand."""
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, Message):
            words = Words()
            words.visit(entry)
            yield entry.id.name, "\n".join(words.found)
