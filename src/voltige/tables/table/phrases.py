"""Words as they are sent: what says the same is encoded once."""

from typing import Any

import msgspec
from msgspec import UNSET, Raw

from voltige.core import outlook as foreseen
from voltige.core.action import Action, Json
from voltige.core.outlook import foresee, reasons
from voltige.core.view import View
from voltige.match.log import NO_SEAT
from voltige.match.steps import ChangeRules
from voltige.match.table import Table
from voltige.tables.wire.parts import Choice, Outlook, Reason, WireEvent
from voltige.wording import make_wording
from voltige.wording.story import Line, rules_text
from voltige.wording.text import Text
from voltige.wording.wording import Wording

UNDONE = "Undone"  # this line of a log and the next one are no events of the game
RULES_CHANGED = "RulesChanged"
MOST_CHOICES = 512  # kept per table

encode = msgspec.json.Encoder().encode


class Phrases:
    """The words of a table, and the choices that were encoded already."""

    def __init__(self, words: Wording) -> None:
        """Take the words."""
        self.words = words
        self.needs: dict[int, tuple[str, ...]] = {}  # by code: what its sentence needs of the view
        self.kept: dict[tuple[Any, ...], Raw] = {}
        self.always: dict[int, Raw] = {}  # by code: choices that say the same in every position

    def choices(self, view: View, actions: list[Action]) -> list[Raw]:
        """Give legal actions as they are sent."""
        facts = self.words.facts(view)
        doubts = self.words.doubts(facts, actions)
        return [self.choice(facts, action, doubts.get(action.code)) for action in actions]

    def complete(self, view: View, told: Json, actions: list[Action]) -> list[Raw]:
        """Give legal actions as a person gets them, each with its outlook; ``told`` is the view."""
        plain = self.choices(view, actions)
        outlooks = foresee(self.words.table.game, view, [action.code for action in actions])
        return [
            Raw(bytes(choice)[:-1] + b',"outlook":' + encode(wire_outlook(outlook, told)) + b"}")
            for choice, outlook in zip(plain, outlooks, strict=True)
        ]

    def reasons(self, view: View, actions: list[Action]) -> list[Reason]:
        """Say why things are of no use now."""
        table = self.words.table
        return [
            Reason(
                reason.things,
                reason.refusal.code,
                reason.refusal.rule,
                self.words.refusal(reason.refusal, view.seat),
                reason.is_fault,
            )
            for reason in reasons(table.game, table.edition, view, actions)
        ]

    def choice(self, facts: dict[str, Any], action: Action, doubt: Text | None) -> Raw:
        """Give one legal action, with the question to be asked before it is done, if any."""
        if doubt is None:
            always = self.always.get(action.code)
            if always is not None:
                return always
        needs = self.needs.get(action.code)
        if needs is None:
            needs = self.needs[action.code] = self.words.needs(action)
        key = (action.code, doubt is None, *[facts.get(name) for name in needs])
        kept = self.kept.get(key)
        if kept is None:
            if len(self.kept) >= MOST_CHOICES:
                self.kept.clear()
                self.always.clear()
            kept = self.kept[key] = Raw(encode(self.wire_choice(facts, action, doubt)))
        if doubt is None and not needs:
            self.always[action.code] = kept
        return kept

    def wire_choice(self, facts: dict[str, Any], action: Action, doubt: Text | None) -> Choice:
        """Give one legal action in words."""
        text, group = self.words.choice(facts, action), self.words.group(action)
        uses = self.words.table.game.uses(action, self.words.table.edition)
        choice = Choice(action.code, action.data, action.notation, text, group, action.rule, uses)
        choice.aim = self.words.aim(facts, action) or UNSET
        choice.brief = self.words.brief(action) or UNSET
        choice.last = self.words.comes_last(action) or UNSET
        choice.confirm = doubt or UNSET
        return choice

    def told(self, line: Line, viewer: int, mover: int, *, undone: bool = False) -> Raw:
        """Give an event as it is sent to a viewer, with the seat whose step it was."""
        return Raw(encode(wire_event(self.words, line, viewer, mover, undone=undone)))

    def undone(self, seat: int, viewer: int, first: int) -> Raw:
        """Tell a viewer who undid something: the lines from number ``first`` on."""
        event = {"event": UNDONE, "seat": seat, "first": first}
        return Raw(encode(WireEvent(event, undone_by(self.words, seat, viewer), seat=seat)))

    def rules_changed(self, step: ChangeRules) -> Raw:
        """Tell anybody that the match goes on under other rules."""
        return Raw(encode(wire_rules(step)))


def wire_rules(step: ChangeRules) -> WireEvent:
    """Return a change of the rules as it is sent."""
    undone = step.first is not None
    event = {"event": RULES_CHANGED, "from": step.before, "to": step.after, "undone": undone}
    return WireEvent(event, rules_text(step.after, undone=undone), NO_SEAT)


def wire_outlook(outlook: foreseen.Outlook, told: Json) -> Outlook:
    """Give an outlook as it is sent; ``told`` is the view before it."""
    return Outlook([event.to_json() for event in outlook.events], outlook.changes(told))


def wire_event(
    words: Wording, line: Line, viewer: int, mover: int, *, undone: bool = False
) -> WireEvent:
    """Give an event with the words for a viewer."""
    said = line.said(words, viewer)
    return WireEvent(line.event.to_json(), said, mover, undone=undone, quiet=line.quiet)


def undone_by(words: Wording, seat: int, viewer: int) -> Text:
    """Say who undid something."""
    who = "you" if seat == viewer else "other"
    return Text("log-undone", {"who": who, "name": words.names[seat]})


MADE: dict[tuple[Any, ...], Phrases] = {}
MOST_MADE = 1024


def phrases_of(table: Table, names: tuple[str, ...]) -> Phrases:
    """Give the words of a table; those of equal tables are shared."""
    key = (table.game.name, table.edition.hash, encode(table.values), names)
    found = MADE.get(key)
    if found is None:
        if len(MADE) >= MOST_MADE:
            MADE.clear()
        found = MADE[key] = Phrases(make_wording(table, names))
    return found
