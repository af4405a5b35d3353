"""Pig, whole: roll as often as you dare; a one loses what the turn has brought.

PG-1 Seats play in turn.
PG-2 Roll the die: a one ends the turn and brings nothing, any other face is added to the turn's points.
PG-3 Hold: the turn's points are yours, and the turn ends.
PG-4 Who first has the target wins.

Play it: VOLTIGE_GAMES=examples.games.pig voltige play pig
"""

from voltige.core.fields.field import Field
from voltige.core.fields.kinds import Number
from voltige.core.simple.game import SimpleGame, value
from voltige.core.simple.setup import Move, SimpleSetup
from voltige.core.simple.state import SimpleState
from voltige.core.verbs import Verb

CHOOSE, ROLL = "choose", "roll"
FACES = 6


class PigState(SimpleState):
    """Points that are safe, and those of this turn, which are not."""

    points: list[int]
    at_stake: int

    def begin(self) -> None:
        self.ask(CHOOSE, 0)

    def legal(self) -> list[Move]:
        return [("roll",), ("hold",)] if self.at_stake else [("roll",)]

    def roll(self) -> None:
        """Let the die decide (PG-2)."""
        self.draw(ROLL)

    def hold(self) -> None:
        """Make the points safe (PG-3, PG-4)."""
        self.points[self.turn_of] += self.at_stake
        self.at_stake = 0
        if self.points[self.turn_of] >= self.setup.numbers["target"]:
            self.end()
        else:
            self.ask(CHOOSE, self.next_seat())

    def chances(self) -> list[tuple[str, int]]:
        rolling = self.setup.phases[self.phase] == ROLL
        return [(str(face), 1) for face in range(1, FACES + 1)] if rolling else []

    def happen(self, word: str) -> None:
        face = int(word)
        self.at_stake = 0 if face == 1 else self.at_stake + face
        self.ask(CHOOSE, self.next_seat() if face == 1 else self.turn_of)

    def scores_of(self) -> list[int]:
        return self.points


class PigGame(SimpleGame):
    """The declarations."""

    def fields(self, setup: SimpleSetup) -> list[Field]:
        return [value("points", Number(), per_seat=True), value("at_stake", Number())]

    def verbs(self, numbers: dict[str, int]) -> list[Verb]:
        return [
            Verb("roll", "PG-2", "roll", [], is_open=True),
            Verb("hold", "PG-3", "hold", [], is_open=True),
        ]

    def state(self, setup: SimpleSetup) -> SimpleState:
        return PigState(setup)


GAME = PigGame(__name__, "pig", "PG", (2, 6), [CHOOSE, ROLL], {"target": 100})
