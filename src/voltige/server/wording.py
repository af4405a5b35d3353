"""Sentences for the wire: keys of the Fluent files and their parameters.

A parameter is a number, a word, or a text again. Seats become names; the parameter ``who`` says
whether the viewer is spoken to. Games whose cards have names of their own add them here.
"""

import functools
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Raw

from voltige.core.action import Action
from voltige.core.event import Event
from voltige.games.loops.terms import ALTITUDE, DRAW, KIND_NAMES
from voltige.locale import Argument, texts, variables
from voltige.match.match import Table
from voltige.server.wire.parts import Choice, Text, WireEvent

SEAT_KEYS = ("seat", "starter", "speed_player", "winner", "target")  # the last one named is "who"
NOBODY_SPOKEN_TO = -2
MOST_CHOICES = 512  # kept per table

encode = msgspec.json.Encoder().encode


class Wording:
    """The words of any game."""

    def __init__(self, table: Table, names: tuple[str, ...]) -> None:
        """Take the names of the seats."""
        self.table = table
        self.game = table.game.name
        self.names = names
        start = f"{self.game}-do-"
        used = {
            name for key, names in variables().items() if key.startswith(start) for name in names
        }
        self.wanted = sorted(used - set(SEAT_KEYS))
        self.names_of: dict[int, list[str]] = {}  # by code: what its sentence needs of the view
        self.choices: dict[tuple[Any, ...], Raw] = {}

    def context(self, view: Mapping[str, Any]) -> dict[str, Any]:
        """Give what sentences about actions need of the view; ``pile_size`` is ``pile``, too."""
        told: dict[str, Any] = {}
        for name in self.wanted:
            value = view.get(f"{name}_size", view.get(name))
            if isinstance(value, str | int | float):
                told[name] = value
        return told

    def choice(self, context: dict[str, Any], action: Action) -> Raw:
        """Give a legal action as it is sent; the same sentence is encoded once."""
        names = self.names_of.get(action.code)
        if names is None:
            own = self.params(action.data, NOBODY_SPOKEN_TO)
            used = variables().get(f"{self.game}-do-{action.data['do']}", ())
            names = self.names_of[action.code] = [name for name in used if name not in own]
        key = (action.code, *[context.get(name) for name in names])
        kept = self.choices.get(key)
        if kept is None:
            if len(self.choices) >= MOST_CHOICES:
                self.choices.clear()
            text = self.action(context, action)
            choice = Choice(action.code, action.data, action.notation, text, action.rule)
            kept = self.choices[key] = Raw(encode(choice))
        return kept

    def told(self, event: Event, viewer: int) -> Raw:
        """Give an event as it is sent to a viewer."""
        return Raw(encode(WireEvent(event.to_json(), self.event(event, viewer))))

    def speaks_to(self, event: Event) -> frozenset[int]:
        """Name the seats for whom the sentence of an event may differ from that for others."""
        return frozenset(
            value
            for key, value in event.data.items()
            if key in SEAT_KEYS and isinstance(value, int)
        )

    def action(self, context: dict[str, Any], action: Action) -> Text:
        """Say what an action does."""
        key = f"{self.game}-do-{action.data['do']}"
        params = {**context, **self.params(action.data, NOBODY_SPOKEN_TO)}
        return needed(key, params) or plain(action.notation)

    def event(self, event: Event, viewer: int) -> Text:
        """Say what happened."""
        name = type(event).__name__
        params = self.params(event.data, viewer)
        if variables_of(f"{self.game}-event-{name}") <= params.keys():
            return Text(f"{self.game}-event-{name}", params)
        return plain(" ".join([name, *(f"{key}={value}" for key, value in event.data.items())]))

    def params(self, data: Mapping[str, Any], viewer: int) -> dict[str, Any]:
        """Turn plain data into parameters."""
        told: dict[str, Any] = {"who": "other"}
        for key, value in data.items():
            if key in SEAT_KEYS and isinstance(value, int):
                told[key] = self.names[value] if value >= 0 else ""
                if value < 0:
                    told["who"] = "none"
                elif value == viewer:
                    told["who"] = "you"
            elif isinstance(value, str | int | float) and key != "do":
                told[key] = value
            elif isinstance(value, list):
                told[key] = ", ".join(str(item) for item in value)
        return told


class LoopsWording(Wording):
    """LOOPS names its cards."""

    @functools.cached_property
    def cards(self) -> dict[str, Text]:
        """Give the name of each card by its id."""
        faces: Any = self.table.edition.faces  # type: ignore[attr-defined]  # LOOPS' edition
        named = {}
        for face in faces:
            key = "alt" if face.kind == ALTITUDE else KIND_NAMES[face.kind]
            params = {"value": face.value} if face.kind in {ALTITUDE, DRAW} else {}
            named[face.id] = Text(f"loops-card-{key}", params)
        return named

    def params(self, data: Mapping[str, Any], viewer: int) -> dict[str, Any]:
        """Name cards as well as seats."""
        told = super().params(data, viewer)
        if isinstance(data.get("card"), str):
            told["card"] = self.cards.get(data["card"], data["card"])
        cards = data.get("cards")
        if isinstance(cards, dict):
            held = {card: count for card, count in cards.items() if count}
            told["cards"] = [self.several(card, count) for card, count in held.items()]
        elif isinstance(cards, list):
            told.setdefault("count", len(cards))
        return told

    def several(self, card: str, count: int) -> Text:
        """Name some copies of a card."""
        return Text("loops-several", {"card": self.cards[card], "count": count})


def variables_of(key: str) -> set[str]:
    """Name what a sentence needs."""
    return set(variables().get(key, ()))


def needed(key: str, params: dict[str, Any]) -> Text | None:
    """Make a text with the parameters that its sentence uses; none if one of them is missing."""
    names = variables_of(key)
    if not names <= params.keys():
        return None
    return Text(key, {name: params[name] for name in sorted(names)})


def plain(words: str) -> Text:
    """Give words that stand as they are, where a sentence needs more than is at hand."""
    return Text("plain-words", {"words": words})


WORDINGS: dict[str, type[Wording]] = {"loops": LoopsWording}
MADE: dict[tuple[str, str, tuple[str, ...]], Wording] = {}
MOST_MADE = 1024


def wording_of(table: Table, names: list[str]) -> Wording:
    """Give the words of a table; those of equal tables are shared."""
    key = (table.game.name, table.edition.hash, tuple(names))
    found = MADE.get(key)
    if found is None:
        if len(MADE) >= MOST_MADE:
            MADE.clear()
        found = MADE[key] = WORDINGS.get(table.game.name, Wording)(table, tuple(names))
    return found


def say(text: Text, language: str) -> str:
    """Form a text in a language, as a client does."""
    arguments = {key: argument(value, language) for key, value in text.params.items()}
    return texts(language).say(text.key, **arguments)


def argument(value: Any, language: str) -> Argument:
    """Form a parameter."""
    if isinstance(value, Text):
        return say(value, language)
    if isinstance(value, list):
        return ", ".join(str(argument(item, language)) for item in value) or "–"
    plain: Argument = value
    return plain
