"""The Fluent files themselves: where each message stands, and which variables its sentence has."""

import functools
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

FOLDER = Path(__file__).parent
# A message ends before the next line that is neither indented nor a closing brace.
MESSAGE = re.compile(r"^([a-z][\w-]*) =(.*(?:\n[ }].*)*)", re.MULTILINE)


class Names(Visitor):
    """Collects the variables of a message, and the messages that it quotes."""

    def __init__(self) -> None:
        """Begin with none."""
        self.used: set[str] = set()
        self.quoted: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  (its name)
        """Note a variable."""
        self.used.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802  (its name)
        """Note a message that stands inside this one."""
        self.quoted.add(node.id.name)


class Variables(Mapping[str, tuple[str, ...]]):
    """The variables of every message in any language, those of quoted messages included.

    A message is parsed when it is asked for: to parse all of them takes longer than a server's start.
    """

    def __init__(self) -> None:
        """Find where the messages stand."""
        self.parser = FluentParser(with_spans=False)
        self.known: dict[str, tuple[str, ...]] = {}
        self.sources: dict[str, list[str]] = {}  # by name, one for each language
        for file in FOLDER.glob("*/*.ftl"):
            for found in MESSAGE.finditer(file.read_text(encoding="utf-8")):
                self.sources.setdefault(found[1], []).append(found[0])

    def __getitem__(self, name: str) -> tuple[str, ...]:
        """Give the variables of one message."""
        if name not in self.known:
            names = Names()
            for source in self.sources[name]:
                names.visit(self.parser.parse_entry(source))
            inner = [set(self[quoted]) for quoted in names.quoted]
            self.known[name] = tuple(sorted(names.used.union(*inner)))
        return self.known[name]

    def __iter__(self) -> Iterator[str]:
        """Go through the names of the messages."""
        return iter(self.sources)

    def __len__(self) -> int:
        """Count the messages."""
        return len(self.sources)

    def __contains__(self, name: object) -> bool:
        """Tell whether there is such a message."""
        return name in self.sources


@functools.cache
def variables() -> Variables:
    """Give the variables of all messages."""
    return Variables()


@functools.cache
def variables_of(name: str) -> tuple[str, ...] | None:
    """Give the variables of one message, at once when it was asked for before; none if there is none."""
    return variables().get(name)
