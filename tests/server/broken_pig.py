"""Pig with a bug: whoever rolls twice breaks the engine in the middle of the move."""

from examples.games.pig import CHOOSE, ROLL, PigGame, PigState
from voltige.core.simple.setup import SimpleSetup
from voltige.core.simple.state import SimpleState


class BrokenState(PigState):
    """Changes something, then fails."""

    def happen(self, word: str) -> None:
        if self.at_stake:
            self.points[self.turn_of] += 1
            raise KeyError("a bug")
        super().happen(word)


class BrokenGame(PigGame):
    """The same declarations."""

    def state(self, setup: SimpleSetup) -> SimpleState:
        return BrokenState(setup)


GAME = BrokenGame(__name__, "broken-pig", "PG", (2, 6), [CHOOSE, ROLL], {"target": 100})
