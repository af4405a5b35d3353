"""Every text, in English and French, from Fluent files that the browser shares."""

import functools
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

from voltige.core.errors import IllegalActionError, VoltigeError

LANGUAGES = ("en", "fr")
FOLDER = Path(__file__).parent

Argument = str | int | float


class Texts:
    """The texts of one language."""

    def __init__(self, language: str) -> None:
        """Load every file of the language."""
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for file in sorted((FOLDER / language).glob("*.ftl")):
            self.bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def has(self, message: str) -> bool:
        """Tell whether there is such a text."""
        return bool(self.bundle.has_message(message))

    def say(self, message: str, **arguments: Argument) -> str:
        """Give a text with its arguments filled in; a missing text is a bug and raises."""
        pattern = self.bundle.get_message(message).value
        if pattern is None:
            raise LookupError(message)
        text, errors = self.bundle.format_pattern(pattern, arguments)
        if errors:
            raise errors[0]
        return str(text)

    def error(self, error: VoltigeError, **named: Argument) -> str:
        """Say in one sentence what is wrong, with the rule that says so.

        ``named`` replaces parameters by what a person calls them.
        """
        params: dict[str, Argument] = {**error.params, **named}
        if isinstance(error.__cause__, VoltigeError):
            params["reason"] = self.error(error.__cause__)
        sentence = self.say(f"error-{error.code}", **params)
        if isinstance(error, IllegalActionError):
            return f"{sentence} ({error.rule})"
        return sentence


class Variables(Visitor):
    """Collects the variables of a message, and the messages that it quotes."""

    def __init__(self) -> None:
        """Start with none."""
        self.names: set[str] = set()
        self.quoted: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  (its name)
        """Note one."""
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802  (its name)
        """Note a message that is quoted."""
        self.quoted.add(node.id.name)


@functools.cache
def variables() -> dict[str, tuple[str, ...]]:
    """Give the variables of every message in any language, those of quoted messages included."""
    found: dict[str, Variables] = {}
    for file in FOLDER.glob("*/*.ftl"):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message):
                found.setdefault(entry.id.name, Variables()).visit(entry)
    return {name: tuple(sorted(variables_of(name, found))) for name in found}


def variables_of(name: str, found: dict[str, Variables]) -> set[str]:
    """Give the variables of one message."""
    names = set(found[name].names)
    for quoted in found[name].quoted:
        names |= variables_of(quoted, found)
    return names


@functools.cache
def texts(language: str) -> Texts:
    """Give the texts of a language; an unknown one speaks English."""
    return Texts(language if language in LANGUAGES else "en")
