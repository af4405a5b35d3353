"""Find what a Hydroracers campaign's standing between two races is worth: ``python -m bench.standing``.

After each race it is written down how all seats stand, and at the end who has won. The numbers are
those of logistic regressions on winner against loser; bots/insight/hydroracers_standing.py has them.
"""

import argparse
import sys
from collections.abc import Iterator

from bench.regression import Row, fit
from voltige.bots.bot import ask
from voltige.bots.hydroracers import HydroracersPilot
from voltige.bots.insight.hydroracers_standing import gained, plane_worth, races_left
from voltige.core.rng import Rng
from voltige.core.state import CHANCE, NOBODY
from voltige.games.hydroracers import GAME
from voltige.games.hydroracers.state import HydroracersState
from voltige.games.hydroracers.terms import EXTRA_SLOTS, IN_BAG

SEATS = 4
RACES = 3
NAMES = ["development token", "damage slot", "worth of the plane in a race"]
Standings = list[list[float]]  # of all seats: tenths of a point, then what NAMES lists


def main(argv: list[str] | None = None) -> int:
    """Play, fit, and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.standing", description=__doc__)
    parser.add_argument("--games", type=int, default=12_000)
    parser.add_argument("--seed", type=int, default=900)
    arguments = parser.parse_args(argv)
    rows: dict[int, list[Row]] = {}
    for game in range(arguments.games):
        for races, row in pairs(Rng(arguments.seed, game)):
            rows.setdefault(races, []).append(row)
    for races, known in sorted(rows.items()):
        size = len(NAMES) + 1
        point, *others = fit(known, [0.0] * size, [1e-6] * size)
        print(f"races to come: {races}, a factor of e: {1 / point:.1f} tenths of a point")
        for name, number in zip(NAMES, others, strict=True):
            print(f"  {name}: {number / point:.1f} tenths, {number / point / races:.1f} a race")
    return 0


def pairs(luck: Rng) -> Iterator[tuple[int, Row]]:
    """Play a campaign of pilots; give after each race what the winner had more than each other seat."""
    state = GAME.new_state(SEATS, {"mode": "campaign", "races": RACES})
    assert isinstance(state, HydroracersState)  # noqa: S101  (the game's own states)
    pilot = HydroracersPilot()
    seen: dict[int, Standings] = {}
    while state.to_act != NOBODY:
        if state.to_act == CHANCE:
            state.resolve(state.sample_chance(luck))
            continue
        races = int(races_left(state))
        if races not in seen:
            seen[races] = look(state)
        codes = [action.code for action in state.legal_actions()]
        state.apply(ask(pilot, state.view(state.to_act), codes, luck))
    seen.pop(RACES)  # before the first race all stand alike
    ranking = state.ranking()
    for races, standings in seen.items():
        for winner, loser in decided([int(place) for place in ranking]):
            more = [a - b for a, b in zip(standings[winner], standings[loser], strict=True)]
            yield races, Row(more, 1.0)


def look(state: HydroracersState) -> Standings:
    """Write down how all seats stand."""
    return [
        [
            float(int(gained(state, seat))),
            float(int(state.held(seat, IN_BAG))),
            float(int(state.held(seat, EXTRA_SLOTS))),
            float(int(plane_worth(state, seat))),
        ]
        for seat in range(SEATS)
    ]


def decided(ranking: list[int]) -> list[tuple[int, int]]:
    """List each winner with each seat that has not won."""
    return [
        (winner, loser)
        for winner, first in enumerate(ranking)
        for loser, place in enumerate(ranking)
        if first == 1 and place > 1
    ]


if __name__ == "__main__":
    sys.exit(main())
