"""What happened, worth a line or not: what a board shows anyway is quiet, a deal is one line.

Nothing here depends on who reads, so that what says the same to all is formed once.
"""

from voltige.core.event import EVERYONE, Event
from voltige.wording.text import Text
from voltige.wording.wording import Wording

TURN = "TurnStarted"  # luck never goes on beyond it


class Line:
    """An event and how it is told: by its own sentence or, with others, by one for all of them."""

    def __init__(self, event: Event, *, quiet: bool) -> None:
        self.event = event
        self.quiet = quiet
        self.text: Text | None = None

    def speak_for(self, others: list["Line"], text: Text) -> None:
        """Tell this event and others in one sentence."""
        for line in others:
            line.quiet = True
        self.quiet = False
        self.text = text

    def said(self, words: Wording, viewer: int) -> Text:
        """Return the sentence that a viewer reads."""
        return self.text or words.event(self.event, viewer)


def tell(words: Wording, events: list[Event]) -> list[Line]:
    """Tell events one by one; cards that come by luck in one go share a line."""
    lines = [Line(event, quiet=words.is_quiet(event)) for event in events]
    run: list[Line] = []
    for line in lines:
        name = line.event.name
        if name == TURN or not (line.quiet or line.event.to != EVERYONE or name in words.dealt):
            tell_run(words, run)
            run = []
        else:
            run.append(line)
    tell_run(words, run)
    return lines


def tell_run(words: Wording, run: list[Line]) -> None:
    """Tell cards that come one after the other, with nothing else worth a line between them."""
    open_lines = [line for line in run if line.event.name in words.dealt]
    counts: dict[int, int] = {}
    for line in open_lines:
        seat = line.event.data["seat"]
        counts[seat] = counts.get(seat, 0) + 1
    if len(counts) > 1:
        open_lines[0].speak_for(run, deal_text(words, counts))
        return
    by_seat: dict[tuple[int, str], list[Line]] = {}
    for line in run:
        name = line.event.name
        if line.event.to != EVERYONE and name in words.gathered:
            by_seat.setdefault((line.event.to, name), []).append(line)
    for lines in by_seat.values():
        if len(lines) > 1:
            lines[0].speak_for(lines, words.together([line.event for line in lines]))


def rules_text(version: int, *, undone: bool) -> Text:
    """Say that the match goes on under other rules, and whether moves were undone for that."""
    return Text("log-rules-undone" if undone else "log-rules", {"version": version})


def deal_text(words: Wording, counts: dict[int, int]) -> Text:
    """Say that cards were dealt, and how many if everybody got the same number."""
    numbers = set(counts.values())
    if len(numbers) > 1 or len(counts) < words.table.seats:
        return Text("game-dealt")
    return Text("game-dealt-each", {"count": numbers.pop()})
