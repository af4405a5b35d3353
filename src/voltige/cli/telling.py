"""What has happened, a paragraph for each move, with a mark of the seat whose turn it was."""

from dataclasses import dataclass

from rich.text import Text

from voltige.cli.boards.board import SEAT_COLOURS, Board
from voltige.cli.folding import folded
from voltige.core.event import EVERYONE, Event
from voltige.core.state import SEAT_LETTERS, SPECTATOR
from voltige.match.log import NO_SEAT
from voltige.match.match import Match
from voltige.match.steps import ChangeRules

MARK = "· "  # before what belongs to no seat
TURNS = {"TurnStarted", "TurnMissed"}  # events with which the turn of a seat begins


@dataclass
class Paragraph:
    """What one move did."""

    version: int
    seat: int  # that made it, or NO_SEAT
    sentences: list[str]

    def lines(self, width: int, *, marked: bool) -> list[Text]:
        """Draw it; the mark of a seat stands before its first paragraph only."""
        mark, style = MARK, "dim"
        if self.seat != NO_SEAT:
            mark = f"{SEAT_LETTERS[self.seat]} " if marked else "  "
            style = f"bold {SEAT_COLOURS[self.seat % len(SEAT_COLOURS)]}"
        first, *rest = folded(" ".join(self.sentences), width - len(mark))
        return [
            Text.assemble((mark, style), first),
            *[Text(" " * len(mark) + line) for line in rest],
        ]


def paragraphs(match: Match, board: Board, seat: int, since: int) -> list[Paragraph]:
    """Tell a seat (or SPECTATOR) what happened after version ``since``; nothing undone."""
    found = []
    for entry in match.log[since + 1 :]:
        if entry.undone:
            continue
        if isinstance(entry.step, ChangeRules):
            found.append(Paragraph(entry.version, NO_SEAT, [board.change(entry.step)]))
        told = [e for e in entry.events if e.to == EVERYONE or e.to == seat != SPECTATOR]
        for owner, events in turns(entry.seat, told):
            sentences = board.story(events)
            if sentences:
                found.append(Paragraph(entry.version, owner, sentences))
    return found


def turns(owner: int, events: list[Event]) -> list[tuple[int, list[Event]]]:
    """Part the events of a move where the turn of another seat begins."""
    found: list[tuple[int, list[Event]]] = [(owner, [])]
    for event in events:
        if event.name in TURNS:
            found.append((int(event.data["seat"]), []))
        found[-1][1].append(event)
    return found


def story_lines(told: list[Paragraph], width: int) -> list[Text]:
    """Draw paragraphs, the moves of one turn under one mark."""
    found: list[Text] = []
    before: int | None = None
    for paragraph in told:
        found += paragraph.lines(width, marked=paragraph.seat != before)
        before = paragraph.seat
    return found
