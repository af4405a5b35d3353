"""How the bots of Hydroracers weigh what they see: the heuristic by hand, the pilot as it was tuned."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64


@final
class Temper:
    """Prices and gains, in tenths of a cell where nothing else is said."""

    def __init__(
        self,
        *,
        usual_move: i64 = 5,
        cells_per_turn: i64 = 5,
        scarce: i64 = 34,
        per_value: i64 = 2,
        leading: i64 = 12,
        slipstream: i64 = 12,
        per_rival: i64 = 26,
        crash: i64 = 150,
        damage_0: i64 = 6,
        damage_1: i64 = 10,
        damage_2: i64 = 22,
        last_heat: i64 = 8,
        confident: float = 0.55,
        tile: i64 = 22,
        cross: i64 = 100,
        penalty: i64 = 40,
        spread: i64 = 15,
    ) -> None:
        self.usual_move: Final[i64] = usual_move  # cells that another plane flies in its turn
        self.cells_per_turn: Final[i64] = cells_per_turn  # own ones, to guess the turns of a lap
        self.scarce: Final[i64] = scarce  # price of a card when passes are needed as often as cards
        self.per_value: Final[i64] = per_value  # of each cell of a card: high ones can wait
        self.leading: Final[i64] = leading  # to pay drag and to give slipstream in the next round
        self.slipstream: Final[i64] = slipstream  # to fly right behind a plane that has moved
        self.per_rival: Final[i64] = per_rival  # to be ahead of a plane when the heat ends
        self.crash: Final[i64] = crash  # price of a crash
        self.gauge: Final = vec[i64]([damage_0, damage_1, damage_2])  # of one more damage
        self.last_heat: Final[i64] = last_heat  # twelfths of these prices that count in the last
        self.tile: Final[i64] = tile  # of a damage on an expert cockpit, and of where it must go:
        self.cross: Final[i64] = cross
        self.penalty: Final[i64] = penalty
        self.spread: Final[i64] = spread
        self.confident: Final[float] = confident  # chance to win that makes a stake worth its price


CLASSIC: Final = Temper()
# Found by the arena. For basic cockpits, 39.9 % of 20 000 other races against three heuristics:
# voltige tune hydroracers --bot bench/pilots.py:RacePilot --against heuristic --candidates 64
#   --games 100 --rounds 6 --seed 7 --out tuning
PILOTS: Final = Temper(
    usual_move=4,
    cells_per_turn=4,
    scarce=72,
    per_value=3,
    leading=-1,
    slipstream=34,
    per_rival=26,
    crash=118,
    damage_0=31,
    damage_1=39,
    damage_2=20,
    last_heat=12,
    confident=0.5083,
)
# For expert ones, 31.1 % of 10 000 others: the same with ExpertPilot and --options cockpit=expert
EXPERTS: Final = Temper(
    usual_move=3,
    cells_per_turn=5,
    scarce=4,
    per_value=0,
    leading=28,
    slipstream=24,
    per_rival=36,
    last_heat=11,
    tile=53,
    cross=100,
    penalty=31,
    spread=12,
    confident=0.5299,
)
