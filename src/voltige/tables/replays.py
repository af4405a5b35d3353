"""A match step by step, as one viewer may see it, in pages."""

from dataclasses import dataclass

from voltige.core.state import SPECTATOR, State
from voltige.core.view import View
from voltige.match.course import Course, repeat
from voltige.match.log import Entry
from voltige.match.match import Match
from voltige.match.steps import ChangeRules, ChangeSeat, Undo
from voltige.match.table import Table
from voltige.tables.components import components_of
from voltige.tables.table.phrases import UNDONE, undone_by, wire_event, wire_rules
from voltige.tables.table.told import hears
from voltige.tables.wire.bodies import Replay, Step
from voltige.tables.wire.parts import WireEvent
from voltige.wording import make_wording
from voltige.wording.story import tell
from voltige.wording.wording import Wording

PAGE_STEPS = 60


@dataclass(frozen=True)
class Told:
    """A step of the story that a viewer is told; ``hidden`` leaves out who did what."""

    entry: Entry
    undone: bool
    hidden: bool
    number: int  # how the viewer counts it


@dataclass(frozen=True)
class Story:
    """What a replay is made of, taken from a match at one moment.

    While a match runs, steps are counted as the viewer sees them: the numbers of the log would tell
    how many have answered in secret. When it is over, they are those of the log.
    """

    table: Table
    names: list[str]
    seat: int
    log: list[Entry]
    told: list[Told]
    final: View | None  # the viewer's view of a match that is over


def story_of(match: Match, seat: int, *, opened: bool) -> Story:
    """Take what a viewer may know of a match; secret answers of others are left out."""
    told: list[Told] = []
    for entry in match.log:
        secret = (
            not opened and entry.seat not in {seat, SPECTATOR} and entry.kind != ChangeSeat.kind
        )
        if secret and entry.secret:
            continue
        number = entry.version if opened else len(told)
        told.append(Told(entry, entry.undone, secret and entry.answers, number))
    final = match.state.view(seat) if match.is_over else None
    names = [holder.name for holder in match.seats]
    return Story(match.table, names, seat, list(match.log), told, final)


def page_of(story: Story, first: int, *, position: bool = False) -> Replay:
    """Give the steps of a story from one on, as many as a page holds.

    With ``position`` every step tells its position in words, too.
    """
    words = make_wording(story.table, story.names)
    wanted = {told.entry.version: told for told in story.told[first : first + PAGE_STEPS]}
    numbers = {told.entry.version: told.number for told in story.told}
    steps = []
    walk = Walk(story.table)
    for entry in story.log[: max(wanted, default=-1) + 1]:
        walk.follow(entry)
        if entry.version in wanted:
            view = walk.state.view(story.seat)
            step = step_of(wanted[entry.version], view, words, numbers)
            step.position = words.position(view) if position else None
            steps.append(step)
    table = story.table
    return Replay(
        game=table.game.name,
        edition=table.edition.name,
        options=table.changed_options(),
        practice=table.practice,
        seats=story.names,
        seat=story.seat,
        first=first,
        count=len(story.told),
        steps=steps,
        components=None if first else components_of(table, words),
        sheet=None if story.final is None else words.sheet(story.final),
    )


class Walk:
    """The positions that a log leads through, one entry after the other."""

    def __init__(self, table: Table) -> None:
        """Begin before the first entry."""
        self.state: State = table.first_state()
        self.course = Course()

    def follow(self, entry: Entry) -> None:
        """Go one entry on, or back where it is an undo."""
        if isinstance(entry.step, Undo):
            place = self.course.place(entry.step.first)
            self.state = self.course.take_back(place, alone=entry.secret)
            return
        if entry.moves:
            self.course.add(self.state.clone(), entry)
        repeat(self.state, entry)


def step_of(told: Told, view: View, words: Wording, numbers: dict[int, int]) -> Step:
    """Give one step."""
    entry, seat = told.entry, view.seat
    mover = SPECTATOR if told.hidden else entry.seat
    events = [
        wire_event(words, line, seat, mover, undone=told.undone)
        for line in tell(words, entry.events)
        if hears(line.event, seat)
    ]
    if isinstance(entry.step, Undo) and not told.hidden:
        undo = {"event": UNDONE, "seat": entry.seat}
        events.append(WireEvent(undo, undone_by(words, entry.seat, seat), seat=entry.seat))
    if isinstance(entry.step, ChangeRules):
        events.append(wire_rules(entry.step))
    notation = entry.text
    if isinstance(
        entry.step, Undo
    ):  # the number of a step that this viewer may not know is left out
        notation = str(numbers.get(entry.step.first, ""))
    return Step(
        version=told.number,
        seat=mover,
        kind="act" if told.hidden else entry.kind,
        notation="" if told.hidden else notation,
        undone=told.undone,
        events=events,
        view=view.to_json(),
        seats=words.seats(view),
    )
