"""Verbs, declared once: a name, when it is done, parameters with kinds, notation and the rule that allows it.

From these come the actions with their JSON, notation and columns, the keys that an attempt may have,
the readers of attempts, and the tables of docs/verbs.md.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from voltige.core.action import Action, ActionTable, Attempt, Json
from voltige.core.errors import NotationError, shown
from voltige.core.fields.kinds import CHARACTERS, Kind

DO: Final = "do"  # the key of the verb


class Parameter:
    """What a verb is done with, such as a card or a seat.

    The last one of a notation may take ``all_words`` that are left, be they none or several.
    """

    def __init__(self, name: str, kind: Kind, *, all_words: bool = False) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.all_words: Final = all_words


class Verb:
    """One kind of action, or one form of it: verbs of one name differ in what they are done with.

    The notation has each parameter's name in braces, after the word that it follows: ``play {card}
    x{count}``; one that can have a single value need not stand there. ``tried_with`` names keys that
    an attempt may have though no action has them, so that a refusal can say why.
    """

    def __init__(
        self,
        name: str,
        rule: str,
        notation: str,
        parameters: list[Parameter],
        tried_with: list[str] | None = None,
        *,
        phases: list[int] | None = None,
        kind: int = 0,
        is_open: bool = False,
    ) -> None:
        self.name: Final = name
        self.rule: Final = rule
        self.notation: Final = notation
        self.parameters: Final = parameters
        self.phases: Final = phases if phases is not None else []  # in which it may be legal
        self.kind: Final = kind  # by which the rules know it; forms and likenesses may share one
        self.is_open: Final = is_open  # everybody hears what was done with it; else nobody does
        more = tried_with if tried_with is not None else []
        self.keys: Final = [DO, *[parameter.name for parameter in parameters], *more]

    def action(self, code: int, plains: list[Any]) -> Action:
        """Make the action of the plain data of its parameters, in their order."""
        data: Json = {DO: self.name}
        text = self.notation
        for parameter, plain in zip(self.parameters, plains, strict=True):
            data[parameter.name] = plain
            text = text.replace(f"{{{parameter.name}}}", parameter.kind.write(plain))
        return Action(code, text, data, self.rule)

    def combined(self) -> list[list[Any]]:
        """List the plain data of all parameters together; the last one changes first."""
        found: list[list[Any]] = [[]]
        for parameter in self.parameters:
            found = [[*row, plain] for row in found for plain in parameter.kind.plains()]
        return found

    def fits(self, data: Json) -> bool:
        """Return whether an attempt names all parameters, and those of a single value with it."""
        for parameter in self.parameters:
            if parameter.name not in data:
                return False
            if f"{{{parameter.name}}}" not in self.notation:
                if parameter.kind.number_of(data[parameter.name]) < 0:
                    return False
        return True

    def number_of(self, name: str, data: Json) -> int:
        """Return which of all values an attempt gives to a parameter, or -1 if it is none."""
        for parameter in self.parameters:
            if parameter.name == name:
                return parameter.kind.number_of(data.get(name))
        return -1

    def parse(self, words: list[str]) -> Json | None:
        """Read an attempt in notation, or return None if it is not of this verb.

        A word that is nothing of the parameter's kind is passed on, so that the refusal names it.
        """
        pattern = self.notation.split()
        if self.parameters and self.parameters[-1].all_words and len(words) >= len(pattern) - 1:
            last = len(pattern) - 1
            words = [*words[:last], " ".join(words[last:])]
        if len(pattern) != len(words):
            return None
        found: dict[str, str] = {}
        for known, word in zip(pattern, words, strict=True):
            before, brace, rest = known.partition("{")
            if not word.startswith(before) or (not brace and word != known):
                return None
            if brace:
                found[rest.removesuffix("}")] = word.removeprefix(before)
        data: Json = {DO: self.name}
        for parameter in self.parameters:
            name, kind = parameter.name, parameter.kind
            data[name] = parsed(name, kind, found[name]) if name in found else kind.plains()[0]
        return data


def parsed(name: str, kind: Kind, word: str) -> Any:
    """Read the value of a parameter."""
    try:
        return kind.parse(name, word)
    except NotationError:
        return word


class Listing:
    """The actions of an edition while they are being listed."""

    def __init__(self) -> None:
        self.actions: Final[list[Action]] = []
        self.verbs: Final[list[Verb]] = []  # of each action

    def add(self, verb: Verb, plains: list[Any]) -> int:
        """Add a verb with what it is done with; return its code."""
        self.actions.append(verb.action(len(self.actions), plains))
        self.verbs.append(verb)
        return len(self.actions) - 1

    def add_all(self, verb: Verb) -> int:
        """Add a verb with everything that it can be done with; return the first code."""
        first = len(self.actions)
        for plains in verb.combined():
            self.add(verb, plains)
        return first

    def column(self, names: list[str], none: int) -> list[int]:
        """Give, by code, which of all values the parameter has that is one of these, or ``none``."""
        found: list[int] = []
        for verb, action in zip(self.verbs, self.actions, strict=True):
            named = [name for name in names if name in action.data]
            found.append(verb.number_of(named[0], action.data) if named else none)
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class VerbTable(ActionTable):
    """All actions of an edition, and the verbs that they come from."""

    def __init__(self, verbs: list[Verb], actions: list[Action]) -> None:
        super().__init__(actions)
        self.verbs: Final = verbs  # also those that can only be tried

    def parse(self, text: str) -> Attempt:
        """Read an attempt in notation: an action, or data that a refusal will explain.

        Of several forms that could be meant the one declared last is.
        """
        words = text.split()
        known = self.by_notation.get(" ".join(words))
        if known is not None:
            return known
        for verb in reversed(self.verbs):
            found = verb.parse(words) if words else None
            if found is not None:
                return found
        raise NotationError("unknown_action", text=text[:CHARACTERS])


def forms_of(verbs: list[Verb], data: Json) -> list[Verb]:
    """Find all forms of the verb of an attempt; a fault names a verb that is none."""
    named = data.get(DO)
    found = [verb for verb in verbs if verb.name == named]
    if not found:
        raise NotationError("unknown_action", text=shown(named, CHARACTERS))
    return found


def verb_of(verbs: list[Verb], data: Json) -> Verb:
    """Find the verb of an attempt in the form that fits; a fault names a verb or a key that is none."""
    forms = forms_of(verbs, data)
    for key in data:
        if not any(key in form.keys for form in forms):
            text = shown(key, CHARACTERS)
            raise NotationError("unknown_action_key", verb=forms[0].name, key=text)
    return best_form(forms, data)


def best_form(forms: list[Verb], data: Json) -> Verb:
    """Choose the form that fits an attempt with most parameters, or the first if none does."""
    best = forms[0]
    for form in forms[1:]:
        if form.fits(data) and (not best.fits(data) or len(form.keys) >= len(best.keys)):
            best = form
    return best
