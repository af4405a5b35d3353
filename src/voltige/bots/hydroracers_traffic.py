"""What a movement of Hydroracers is judged by and all movements of one decision share."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from voltige.bots.hydroracers_temper import Temper
from voltige.games.hydroracers.legal.movement import is_racing
from voltige.games.hydroracers.state import HydroracersState
from voltige.games.hydroracers.terms import DECK_SIZE, HAND_SIZE, POSITION, UNDER_SIZE

NO_PASS: Final = -1
BEHIND_ALL: Final = -1000  # a cell for those who have left the circuit
AHEAD_OF_ALL: Final = 1 << 40  # one for oneself, who is never counted


@final
@mypyc_attr(acyclic=True)
class Traffic:
    """Where the others will be at the end of the round, and how scarce the own cards are."""

    def __init__(self, position: HydroracersState, seat: i64, temper: Temper) -> None:
        self.position: Final = position
        self.seat: Final[i64] = seat
        self.temper: Final = temper
        self.line: Final[i64] = position.setup.edition.circuits[position.circuit].cells
        self.scarcity: Final[i64] = scarcity_of(position, seat, self.line, temper)
        self.is_closing = False  # whether the heat ends with this round, as far as one can guess
        self.pass_brake: i64 = (
            NO_PASS  # of the pass that was looked at, where it ends and its worth
        )
        self.pass_end: i64 = 0
        self.pass_worth: i64 = 0
        self.ends: Final = vec[i64]([0] * position.racers)  # in the order of the round
        place: i64 = 0
        while place < position.racers:
            other = position.in_order(place)
            end = position.of(other, POSITION)
            if place > position.turn:
                end += temper.usual_move
            if not is_racing(position, other):
                end = BEHIND_ALL
            elif end > self.line:
                self.is_closing = True
            self.ends[place] = end
            if other == seat:
                self.ends[place] = AHEAD_OF_ALL
            place += 1

    def rivals_behind(self, end: i64) -> i64:
        """Count the planes that are or will probably be behind a cell at the end of the round."""
        found: i64 = 0
        for other in self.ends:
            is_behind: i64 = other < end
            found += is_behind
        return found


def scarcity_of(position: HydroracersState, seat: i64, lap: i64, temper: Temper) -> i64:
    """Price any card by how many turns are still to come for each card left."""
    left = (
        position.of(seat, HAND_SIZE) + position.of(seat, DECK_SIZE) + position.of(seat, UNDER_SIZE)
    )
    heats = position.setup.numbers.heats - position.heat
    ahead = heats * (lap + 2) + lap - position.of(seat, POSITION)
    turns = ahead // temper.cells_per_turn + 1
    missing = turns - left
    if missing < 0:
        missing = 0
    return temper.scarce * missing // (turns + 1)
