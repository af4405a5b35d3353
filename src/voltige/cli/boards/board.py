"""A plain board that serves any game: the position in words, and what is said of it."""

from rich.console import Group, RenderableType
from rich.text import Text

from voltige.core.action import Action
from voltige.core.errors import VoltigeError
from voltige.core.event import Event
from voltige.core.state import SEAT_LETTERS
from voltige.core.view import View
from voltige.locale import Texts
from voltige.match.steps import ChangeRules
from voltige.match.table import Table
from voltige.wording import make_wording
from voltige.wording.forming import say
from voltige.wording.story import rules_text, tell
from voltige.wording.text import Text as Words

SEAT_COLOURS = ("red", "blue", "green", "yellow", "magenta", "cyan", "bright_red", "bright_blue")


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
        """Draw the position: as words, where a game has no board of its own."""
        return Group(*(Text(self.say(line)) for line in self.wording.position(view)))

    def glance(self, view: View) -> RenderableType:
        """Draw what counts for the present question; ``draw`` shows the whole table."""
        return self.draw(view)

    def question(self, view: View) -> str:
        """Say what is asked."""
        return self.say(self.wording.prompt(view))

    def action(self, view: View, action: Action) -> str:
        """Say what a choice does."""
        facts = self.wording.facts(view)
        return self.say(self.wording.choice(facts, action))

    def group(self, action: Action) -> str:
        """Return the heading under which a choice stands."""
        return self.say(self.wording.group(action))

    def comes_last(self, action: Action) -> bool:
        """Return whether the group of a choice stands after all others."""
        return self.wording.comes_last(action)

    def aim(self, view: View, action: Action) -> str:
        """Say what a choice comes to, where its group is told apart by that; else nothing."""
        aim = self.wording.aim(self.wording.facts(view), action)
        return self.say(aim) if aim is not None else ""

    def brief(self, action: Action) -> str:
        """Name a choice that has an aim; else nothing."""
        brief = self.wording.brief(action)
        return self.say(brief) if brief is not None else ""

    def doubt(self, view: View, legal: list[Action], action: Action) -> str:
        """Ask whether a choice is meant that hardly anybody would want; else nothing."""
        facts = self.wording.facts(view)
        doubt = self.wording.doubts(facts, legal).get(action.code)
        return self.say(doubt) if doubt is not None else ""

    def story(self, events: list[Event]) -> list[str]:
        """Say what happened, a sentence for each event that is worth one."""
        lines = tell(self.wording, events)
        return [self.say(line.said(self.wording, self.viewer)) for line in lines if not line.quiet]

    def change(self, step: ChangeRules) -> str:
        """Say that the rules have changed."""
        return self.say(rules_text(step.after, undone=step.first is not None))

    def error(self, error: VoltigeError) -> str:
        """Say what is wrong."""
        return self.wording.error(error, self.viewer, self.words.language)

    def say(self, text: Words) -> str:
        """Form a text in the language of this board."""
        return say(text, self.words.language)

    def seat(self, seat: int) -> Text:
        """Show a seat: its letter in its colour, and its name."""
        letter = (f"{SEAT_LETTERS[seat]} ", f"bold {SEAT_COLOURS[seat % 8]}")
        return Text.assemble(letter, self.names[seat])
