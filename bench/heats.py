"""Find what is left between two heats of Hydroracers is worth: ``python -m bench.heats``.

Searches play races; before the second and the third heat it is written down how all seats stand, and at
the end who has won. The numbers are those of logistic regressions on winner against loser;
bots/insight/hydroracers_heats.py has them.
"""

import argparse
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from bench.regression import Row, fit
from bench.standing import Standings, decided
from voltige.bots.bot import ask
from voltige.bots.insight.hydroracers_standing import gained
from voltige.bots.levels import ACE
from voltige.bots.registry import make_bot
from voltige.bots.search.plan import Budget
from voltige.core.rng import Rng
from voltige.core.state import CHANCE, NOBODY
from voltige.games.hydroracers import GAME
from voltige.games.hydroracers.state import HydroracersState
from voltige.games.hydroracers.terms import (
    BAG_ALERT,
    BAG_DAMAGE,
    DAMAGE,
    HAND_AT,
    HAND_SIZE,
    RANK,
    UNDER_AT,
    UNDER_SIZE,
)

SEATS = 4
RANKS = range(2, SEATS + 1)
VALUES = range(2, 10)
GAUGE = range(1, 4)
NAMES = [
    *(f"rank {rank}" for rank in RANKS),
    *(f"card {value}" for value in VALUES),
    *(f"damage {level}" for level in GAUGE),
    "damage in the bag",
    "alert in the bag",
]
FIRM = 1e-6
Heats = dict[int, Standings]  # by the heat that begins


def main(argv: list[str] | None = None) -> int:
    """Play, fit, and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.heats", description=__doc__)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=700)
    parser.add_argument("--rollouts", type=int, default=150, help="of a choice")
    parser.add_argument("--cockpit", choices=["basic", "expert"], default="basic")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    wished = parser.parse_args(argv)
    race = partial(play, wished.seed, wished.rollouts, wished.cockpit)
    rows: dict[int, list[Row]] = {}
    with ProcessPoolExecutor(wished.workers) as pool:
        for heats, ranking in pool.map(race, range(wished.games), chunksize=8):
            for heat, standings in heats.items():
                rows.setdefault(heat, []).extend(compared(standings, ranking))
    for heat, known in sorted(rows.items()):
        size = len(NAMES) + 1
        point, *others = fit(known, [0.0] * size, [FIRM] * size)
        print(f"before heat {heat}, a factor of e: {1 / point:.0f} hundredths of a point")
        for name, number in zip(NAMES, others, strict=True):
            print(f"  {name}: {number / point:.0f}")
    return 0


def play(seed: int, rollouts: int, cockpit: str, game: int) -> tuple[Heats, list[int]]:
    """Play a race of searches; give how all stood before the later heats, and the ranking."""
    luck = Rng(seed, game)
    thoughts = [luck.split() for _ in range(SEATS)]
    bot = make_bot(ACE, GAME.name, Budget(rollouts))
    state = GAME.new_state(SEATS, {"cockpit": cockpit})
    assert isinstance(state, HydroracersState)  # noqa: S101  (the game's own states)
    heats: Heats = {}
    while state.to_act != NOBODY:
        if state.heat > 1 and state.heat not in heats:
            heats[int(state.heat)] = [look(state, seat) for seat in range(SEATS)]
        if state.to_act == CHANCE:
            state.resolve(state.sample_chance(luck))
        else:
            codes = [action.code for action in state.legal_actions()]
            seat = int(state.to_act)
            state.apply(ask(bot, state.view(seat), codes, thoughts[seat]))
    return heats, [int(place) for place in state.ranking()]


def look(state: HydroracersState, seat: int) -> list[float]:
    """Write down how a seat stands: hundredths of a point, then what NAMES lists."""
    left = [int(value) for value in values_left(state, seat)]
    rank, level = state.of(seat, RANK), state.of(seat, DAMAGE)
    counts = [
        gained(state, seat),
        *(rank == one for one in RANKS),
        *(left.count(value) for value in VALUES),
        *(level == one for one in GAUGE),
        state.of(seat, BAG_DAMAGE),
        state.of(seat, BAG_ALERT),
    ]
    return [float(int(count)) for count in counts]


def values_left(state: HydroracersState, seat: int) -> Iterator[int]:
    """List the values of the cards that a seat can still play."""
    value = state.setup.edition.value
    for place in range(state.of(seat, HAND_SIZE)):
        yield value[state.of(seat, HAND_AT + place)]
    for place in range(state.of(seat, UNDER_SIZE)):
        yield value[state.of(seat, UNDER_AT + place)]
    for card in range(state.setup.cards):
        for _ in range(state.in_deck(seat, card)):
            yield value[card]


def compared(standings: Standings, ranking: list[int]) -> Iterator[Row]:
    """Give what each winner had more than each other seat."""
    for winner, loser in decided(ranking):
        more = [a - b for a, b in zip(standings[winner], standings[loser], strict=True)]
        yield Row(more, 1.0)


if __name__ == "__main__":
    sys.exit(main())
