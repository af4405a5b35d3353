"""Checking the luck of a record against its opened seed."""

from dataclasses import dataclass

from voltige.core.state import State
from voltige.match.errors import RecordError
from voltige.match.luck import FairLuck, GivenLuck, Luck, Weights, commitment, pick
from voltige.match.match import Match
from voltige.match.record.form import Record
from voltige.match.record.repeating import first_seats, follow
from voltige.match.steps import Undo, Void


@dataclass(frozen=True)
class Drawn:
    """A draw of a record: its number, what could have come, and what did."""

    version: int
    stream: str  # empty unless the table was one for practice
    number: int  # in its stream, from 0
    outcomes: Weights
    words: list[str]  # of the outcomes
    outcome: int

    @property
    def total(self) -> int:
        """Return the sum of the weights."""
        return sum(weight for _, weight in self.outcomes)

    def word(self, outcome: int) -> str:
        """Name one of the outcomes."""
        return self.words[[one for one, _ in self.outcomes].index(outcome)]


class NotingLuck(Luck):
    """Luck by words that notes what could have come."""

    def __init__(self, words: list[str]) -> None:
        self.given = GivenLuck(words)
        self.seen: list[tuple[str, Weights, list[str], int]] = []

    def draw(self, state: State, outcomes: Weights) -> int | None:
        """Take the next word."""
        outcome = self.given.draw(state, outcomes)
        if outcome is not None:
            words = [state.outcome_text(one) for one, _ in outcomes]
            self.seen.append((state.stream(), outcomes, words, outcome))
        return outcome


class Numbering:
    """Numbers the draws of a record (docs/fair-luck.md)."""

    def __init__(self, *, practice: bool) -> None:
        self.practice = practice
        self.draws: list[Drawn] = []
        self.in_force: list[Drawn] = []
        self.taken: dict[str, int] = {}  # how many are in force, by stream

    def add(self, version: int, luck: NotingLuck) -> None:
        """Assign numbers to what an entry has drawn: from 0, at practice tables by stream."""
        for stream, outcomes, words, outcome in luck.seen:
            name = stream if self.practice else ""
            number = self.taken.get(name, 0)
            self.taken[name] = number + 1
            drawn = Drawn(version, name, number, outcomes, words, outcome)
            self.draws.append(drawn)
            self.in_force.append(drawn)

    def skip(self, draws: int) -> None:
        """Leave out the numbers of void draws; practice tables draw them again."""
        if not self.practice:
            self.taken[""] = self.taken.get("", 0) + draws

    def take_back(self, first: int) -> None:
        """Take an undo into account: at practice tables its draws come again."""
        while self.practice and self.in_force and self.in_force[-1].version >= first:
            self.taken[self.in_force.pop().stream] -= 1


def draws_of(record: Record) -> list[Drawn]:
    """List all draws of a record, undone but not void ones included, with their numbers."""
    match = record.match
    luck = NotingLuck(match.log[0].luck)
    again = Match(match.table, first_seats(match), luck)
    numbering = Numbering(practice=match.table.practice)
    numbering.add(0, luck)
    for entry in match.log[1:]:
        if isinstance(entry.step, Undo):
            numbering.take_back(entry.step.first)
        if isinstance(entry.step, Void):
            numbering.skip(len(entry.luck))
        luck = NotingLuck(entry.luck)
        follow(again, entry, luck)
        numbering.add(entry.version, luck)
    return numbering.draws


def verify_luck(record: Record) -> int:
    """Do all draws again from the opened seed; return how many there were.

    Raise RecordError when the seed does not fit its seal or a draw does not match.
    """
    fair = record.fair
    if fair is None or fair.seed is None:
        raise RecordError("luck_not_opened")
    if commitment(fair.seed) != fair.commit:
        raise RecordError("luck_seal_broken")
    luck = FairLuck(fair.seed, fair.nonces)
    draws = draws_of(record)
    for place, drawn in enumerate(draws):
        number = luck.number(drawn.number, drawn.total, drawn.stream)
        outcome = pick(drawn.outcomes, number)
        if outcome != drawn.outcome:
            raise RecordError(
                "luck_differs",
                draw=place,
                drawn=drawn.word(outcome),
                written=drawn.word(drawn.outcome),
            )
    return len(draws)
