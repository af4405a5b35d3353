"""Measure The Flying Carpet: ``python -m bench.flying_carpet``. Random playouts and heuristic decisions."""

import argparse
import json
import sys

from rich.console import Console
from rich.table import Table

from bench.protocol import SEED, run_slice
from voltige.bots.bot import legal_codes
from voltige.bots.registry import HEURISTIC, make_bot
from voltige.core.playout import playout, settle
from voltige.core.rng import Rng
from voltige.core.state import NOBODY
from voltige.games.flying_carpet import GAME
from voltige.pure import is_compiled

SEATS = 4
MANY_GAMES = 100_000
BAR = 20.0  # seconds for so many random games on one core, compiled


def measure_games(seconds: float) -> dict[str, float]:
    """Play random games of the default table, each with a stream of its own."""
    clone_start = GAME.new_state(SEATS).clone
    steps = 0

    def play(index: int) -> int:
        nonlocal steps
        steps += playout(clone_start(), Rng(SEED, index))
        return 1

    games, cpu = run_slice(seconds, play)
    return {
        "games_per_second": games / cpu,
        "steps_per_second": steps / cpu,
        "seconds_for_100000_games": MANY_GAMES * cpu / games,
    }


def measure_decisions(seconds: float) -> dict[str, float]:
    """Let heuristic bots play; views and legal lists are part of a decision."""
    start = GAME.new_state(SEATS)
    bot = make_bot(HEURISTIC, GAME.name)

    def play(index: int) -> int:
        state, luck, thoughts = start.clone(), Rng(SEED, index), Rng(SEED + 1, index)
        decisions = 0
        while True:
            settle(state, luck)
            if state.to_act == NOBODY:
                return decisions
            codes = legal_codes([action.code for action in state.legal_actions()])
            state.apply(bot.choose(state.view(state.to_act), codes, thoughts))
            decisions += 1

    decisions, cpu = run_slice(seconds, play)
    return {"heuristic_decisions_per_second": decisions / cpu}


def main(argv: list[str] | None = None) -> int:
    """Measure and print; exit with 1 when the compiled engine misses the bar."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.flying_carpet",
        description="Measure random games and heuristic decisions of The Flying Carpet.",
        epilog="example: python -m bench.flying_carpet --seconds 3 --json",
    )
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU seconds for each measure")
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    arguments = parser.parse_args(argv)
    engine = "compiled" if is_compiled() else "interpreted"
    rates = measure_games(arguments.seconds) | measure_decisions(arguments.seconds)
    if arguments.json:
        print(json.dumps({"engine": engine, **rates}, indent=2))
    else:
        table = Table(f"The Flying Carpet, {SEATS} seats, {engine}")
        table.add_column("rate", justify="right")
        for name, rate in rates.items():
            table.add_row(name.replace("_", " "), f"{rate:,.1f}")
        Console().print(table)
    return int(is_compiled() and rates["seconds_for_100000_games"] > BAR)


if __name__ == "__main__":
    sys.exit(main())
