"""Measure races of Hydroracers: ``python -m bench.hydroracers --seconds 3``."""

import argparse
import json
import sys

from bench.protocol import SEED, run_slice
from voltige.core.options import Values
from voltige.core.playout import playout
from voltige.core.rng import Rng
from voltige.games.hydroracers import GAME
from voltige.pure import is_compiled

SEATS = 4
BAR = 5000  # random races a second, compiled: 100,000 in 20 seconds
TABLES: dict[str, Values] = {
    "basic": {},
    "expert": {"cockpit": "expert"},
    "three autopilots": {"autopilots": ["macchi", "supermarine", "bernard"]},
}


def main(argv: list[str] | None = None) -> int:
    """Measure every table and print the rates; 1 if the compiled engine misses the bar."""
    parser = argparse.ArgumentParser(prog="python -m bench.hydroracers", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU seconds for each table")
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    arguments = parser.parse_args(argv)
    rates = {name: measure(options, arguments.seconds) for name, options in TABLES.items()}
    if arguments.json:
        print(json.dumps({"compiled": is_compiled(), "rates": rates}, indent=2))
    else:
        print("compiled" if is_compiled() else "interpreted")
        for name, rate in rates.items():
            print(f"{name:>18}  {rate['races']:>9,.0f} races/s  {rate['steps']:>11,.0f} steps/s")
    missed = is_compiled() and rates["basic"]["races"] < BAR
    return 1 if missed else 0


def measure(options: Values, seconds: float) -> dict[str, float]:
    """Play random races of four planes, each with a random stream of its own."""
    clone_start = GAME.new_state(SEATS, options).clone
    races = 0

    def play(index: int) -> int:
        nonlocal races
        races += 1
        return int(playout(clone_start(), Rng(SEED, index)))

    steps, cpu = run_slice(seconds, play)
    return {"steps": steps / cpu, "races": races / cpu}


if __name__ == "__main__":
    sys.exit(main())
