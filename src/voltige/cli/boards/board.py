"""A plain board that serves any game: the view as lines, actions and events as their notation."""

import json
from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from voltige.core.action import Action
from voltige.core.errors import VoltigeError
from voltige.core.event import Event
from voltige.core.state import SEAT_LETTERS
from voltige.core.view import View
from voltige.locale import Argument, Texts
from voltige.match.match import Table
from voltige.wording import make_wording

SEAT_COLOURS = ("red", "blue", "green", "yellow", "magenta", "cyan", "bright_red", "bright_blue")
SEAT_KEYS = ("seat", "starter", "speed_player", "winner", "target")  # the last one named is "who"


class Board:
    """What a person sees of a position, of choices and of events."""

    def __init__(self, table: Table, words: Texts, names: list[str], viewer: int) -> None:
        """Take the texts, the names of the seats, and the seat that is spoken to as "you"."""
        self.game = table.game
        self.wording = make_wording(table, names)
        self.words = words
        self.names = names
        self.viewer = viewer

    def draw(self, view: View) -> RenderableType:
        """Draw the position."""
        told = view.to_json()
        return Group(*(Text(f"{key}: {json.dumps(value)}") for key, value in told.items()))

    def glance(self, view: View) -> RenderableType:
        """Draw what counts for the present question; ``draw`` shows the whole table."""
        return self.draw(view)

    def question(self, view: View) -> str:
        """Say what is asked."""
        return self.words.say("play-prompt")

    def action(self, view: View, action: Action) -> str:
        """Say what a choice does."""
        message = f"{self.game.name}-do-{action.data['do']}"
        if not self.words.has(message):
            return action.notation
        arguments = {**self.context(view), **self.arguments(action.data)}
        return self.words.say(message, **arguments)

    def story(self, events: list[Event]) -> list[str]:
        """Say what happened, a sentence for each event that is worth one."""
        return [self.event(event) for event in events]

    def event(self, event: Event) -> str:
        """Say one event."""
        message = f"{self.game.name}-event-{type(event).__name__}"
        if not self.words.has(message):
            return json.dumps(event.to_json())
        return self.words.say(message, **self.arguments(event.data))

    def context(self, view: View) -> dict[str, Argument]:
        """Give what the sentences about actions may need of the position."""
        return {}

    def error(self, error: VoltigeError) -> str:
        """Say what is wrong."""
        return self.words.error(error, **self.arguments(error.params))

    def arguments(self, data: Mapping[str, Any]) -> dict[str, Argument]:
        """Turn plain data into words: seats into names, the rest as it is.

        ``who`` is ``you``, ``none`` or ``other``, for sentences about the seat that is spoken to.
        """
        arguments: dict[str, Argument] = {"who": "other"}
        for key, value in data.items():
            if key in SEAT_KEYS and isinstance(value, int):
                arguments[key] = self.names[value] if value >= 0 else ""
                if value < 0:
                    arguments["who"] = "none"
                elif value == self.viewer:
                    arguments["who"] = "you"
            elif isinstance(value, str | int | float):
                arguments[key] = value
        return arguments

    def seat(self, seat: int) -> Text:
        """Show a seat: its letter in its colour, and its name."""
        letter = (f"{SEAT_LETTERS[seat]} ", f"bold {SEAT_COLOURS[seat % 8]}")
        return Text.assemble(letter, self.names[seat])
