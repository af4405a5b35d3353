"""Verbs, declared once: a name, parameters with kinds, notation and the rule that allows it.

From these come the actions with their JSON and notation, the keys that an attempt may have, and the
reader of attempts in notation.
"""

from __future__ import annotations

from typing import Any, Final

from voltige.core.action import Action, Json
from voltige.core.errors import NotationError
from voltige.core.fields.kinds import CHARACTERS, Kind

DO: Final = "do"  # the key of the verb


class Parameter:
    """What a verb is done with, such as a card or a seat."""

    def __init__(self, name: str, kind: Kind) -> None:
        self.name: Final = name
        self.kind: Final = kind


class Verb:
    """One kind of action.

    The notation has each parameter's name in braces, after the word that it follows: ``play {card}
    x{count}``. ``tried_with`` names keys that an attempt may have though no action has them, so that a
    refusal can say why.
    """

    def __init__(
        self,
        name: str,
        rule: str,
        notation: str,
        parameters: list[Parameter],
        tried_with: list[str] | None = None,
        *,
        is_open: bool = False,
    ) -> None:
        self.name: Final = name
        self.rule: Final = rule
        self.notation: Final = notation
        self.parameters: Final = parameters
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

    def parse(self, words: list[str]) -> Json | None:
        """Read an attempt in notation, or return None if it is not of this verb.

        A word that is nothing of the parameter's kind is passed on, so that the refusal names it.
        """
        pattern = self.notation.split()
        if len(pattern) != len(words):
            return None
        data: Json = {DO: self.name}
        for known, word in zip(pattern, words, strict=True):
            before, brace, rest = known.partition("{")
            if not word.startswith(before) or (not brace and word != known):
                return None
            if brace:
                name = rest.removesuffix("}")
                data[name] = self.parse_value(name, word.removeprefix(before))
        return data

    def parse_value(self, name: str, word: str) -> Any:
        """Read the value of a parameter."""
        for parameter in self.parameters:
            if parameter.name == name:
                try:
                    return parameter.kind.parse(name, word)
                except NotationError:
                    return word
        return word


def verb_of(verbs: list[Verb], data: Json) -> Verb:
    """Find the verb of an attempt; a fault names a verb or a key that is none."""
    named = data.get(DO)
    for verb in verbs:
        if verb.name == named:
            for key in data:
                if key not in verb.keys:
                    text = str(key)[:CHARACTERS]
                    raise NotationError("unknown_action_key", verb=verb.name, key=text)
            return verb
    raise NotationError("unknown_action", text=str(named)[:CHARACTERS])


def parse_attempt(verbs: list[Verb], text: str) -> Json:
    """Read an attempt in notation as its JSON form; it need not be legal."""
    words = text.split()
    for verb in verbs:
        found = verb.parse(words)
        if found is not None:
            return found
    raise NotationError("unknown_action", text=text[:CHARACTERS])
