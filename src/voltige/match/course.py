"""The moves in force, and snapshots of the positions before some of them.

An undo goes on from the nearest snapshot instead of the first move. The snapshots lie the closer
the later they are, so that their number grows with the logarithm of the match and stepping back
move by move repeats but a few.
"""

import bisect

from voltige.core.event import Journal
from voltige.core.state import Fault, State
from voltige.match.log import NO_CODE, Entry
from voltige.match.steps import Punish

STRIDE = 4  # so often is a position kept as moves are made; to go back repeats the few between
REACH = 4  # a snapshot at a multiple of 2**k is kept for REACH * 2**k moves,
CLEAR_OUT = 8  # and a few more: so often do those go that are out of reach


class Course:
    """What has been done and not taken back."""

    def __init__(self) -> None:
        self.moves: list[Entry] = []
        self.kept: list[tuple[int, State]] = []  # positions, and how many moves were before them
        self.repeated = 0  # moves that were done again to go back, for those who count work

    def is_due(self) -> bool:
        """Return whether the present position is to be kept when the next move is added."""
        return len(self.moves) % STRIDE == 0

    def add(self, before: State | None, entry: Entry) -> None:
        """Add a move that was made in the position ``before``, which is kept if it is due."""
        if before is not None and self.is_due():
            self.keep(before)
        self.moves.append(entry)

    def keep(self, state: State) -> None:
        """Keep the present position, which nobody changes any more, and let older ones go."""
        count = len(self.moves)
        while self.kept and self.kept[-1][0] >= count:
            self.kept.pop()
        if count % CLEAR_OUT == 0:
            self.kept = [one for one in self.kept if within_reach(one[0], count)]
        self.kept.append((count, state))

    def place(self, version: int) -> int:
        """Return the place of a version among the moves in force."""
        return bisect.bisect_left(self.moves, version, key=lambda entry: entry.version)

    def take_back(self, place: int, *, alone: bool) -> State:
        """Take back the move at a place, with all later ones unless ``alone``; give the position."""
        later = self.moves[place + 1 :] if alone else []
        while self.kept[-1][0] > place:
            self.kept.pop()
        count, kept = self.kept[-1]
        state = kept.clone()
        again = self.moves[count:place] + later
        del self.moves[count:]
        for entry in again:
            if len(self.moves) > count:
                self.keep(state.clone())
            repeat(state, entry)
            self.moves.append(entry)
        self.repeated += len(again)
        if again:  # whoever goes back often does so again
            self.keep(state.clone())
        return state


def within_reach(place: int, count: int) -> bool:
    """Return whether a snapshot is worth keeping when so many moves are in force."""
    return count - place <= REACH * (place & -place) or place == 0


def repeat(state: State, entry: Entry, journal: Journal | None = None) -> None:
    """Do a move again with its luck; it was judged when it was first made."""
    if isinstance(entry.step, Punish):
        state.apply_fault(Fault(entry.seat, entry.step.code, entry.step.cards), journal)
    elif entry.code != NO_CODE:
        state.hear(entry.seat)
        state.apply(entry.code, journal)
    for draw in entry.draws:
        state.resolve(draw.outcome, journal)
