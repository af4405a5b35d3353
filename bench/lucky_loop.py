"""Measure Lucky Loop, playouts and exact odds: ``python -m bench.lucky_loop``."""

import argparse
import json
import sys
import time
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.report import machine
from voltige import pure
from voltige.core.playout import playout
from voltige.core.rng import Rng
from voltige.games.lucky_loop import GAME
from voltige.games.lucky_loop.odds.aim import change_aim, points_aim
from voltige.games.lucky_loop.odds.graph import Figure, FlightRules
from voltige.games.lucky_loop.odds.solver import FlightPoint, Odds

SEATS = (2, 4, 6)
REPEATS = 7  # of each solve; the best counts
COLD_BAR = 50.0  # milliseconds, compiled
WARM_BAR = 1.0
GAMES_BAR = 20.0  # seconds for 100,000 games of two seats, compiled
GAMES_PER_SLICE = 100
A_BAR_IS_MISSED = 1
FLIGHTS = ("5 6 8", "7 8 9", "8★ 8 5 4", "6★ 6 5 5 3", "6★ 6 5 5 4 3")
TOKENS = (0, 1, 2, 3, 5)


def main(argv: list[str] | None = None) -> int:
    """Run the benchmark and return the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.lucky_loop",
        description="Measure random playouts and the solver of Lucky Loop.",
        epilog="example: python -m bench.lucky_loop --seconds 5",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each number of seats")
    parser.add_argument("--strict", action="store_true", help="exit with 1 if a bar is missed")
    arguments = parser.parse_args(argv)
    playouts = [measure_playouts(seats, arguments.seconds) for seats in SEATS]
    solves = [measure_solve(words, tokens) for words in FLIGHTS for tokens in TOKENS]
    engine = "compiled" if pure.is_compiled() else "interpreted"
    if arguments.json:
        told = {"engine": engine, "machine": machine(), "playouts": playouts, "solves": solves}
        print(json.dumps(told, indent=2, ensure_ascii=False))
    else:
        print_tables(engine, playouts, solves)
    missed = any(misses_a_bar(solve) for solve in solves)
    missed = missed or playouts[0]["seconds_for_100000_games"] > GAMES_BAR
    return A_BAR_IS_MISSED if arguments.strict and missed else 0


def measure_playouts(seats: int, seconds: float) -> dict[str, Any]:
    """Play at random in slices of CPU time; the best slice counts."""
    games = steps = 0
    best = 0.0
    begin = time.process_time()
    while time.process_time() - begin < seconds:
        slice_begin = time.process_time()
        for _ in range(GAMES_PER_SLICE):
            steps += int(playout(GAME.new_state(seats), Rng(1, games)))
            games += 1
        best = max(best, GAMES_PER_SLICE / (time.process_time() - slice_begin))
    return {
        "seats": seats,
        "games_per_second": round(best, 2),
        "steps_per_second": round(best * steps / games),
        "steps_per_game": round(steps / games, 1),
        "seconds_for_100000_games": round(100_000 / best, 1),
    }


def measure_solve(words: str, tokens: int) -> dict[str, Any]:
    """Solve a flight with an empty memory, then ask again."""
    figures = [make_figure(word) for word in words.split()]
    free = "★" in words
    rules = FlightRules(not free)
    aim = change_aim(10, 2) if free else points_aim(8)
    cold = warm = float("inf")
    for _ in range(REPEATS):
        odds = Odds()
        begin = time.perf_counter()
        odds.choices(FlightPoint(figures, 6, tokens, rules=rules), aim)
        middle = time.perf_counter()
        odds.choices(FlightPoint(figures, 6, tokens, rules=rules), aim)
        cold = min(cold, middle - begin)
        warm = min(warm, time.perf_counter() - middle)
    return {
        "flight": words,
        "tokens": tokens,
        "cold_ms": round(1000 * cold, 3),
        "warm_ms": round(1000 * warm, 4),
    }


def make_figure(word: str) -> Figure:
    """Make a figure with the points of the reconstructed deck."""
    starred = word.endswith("★")
    difficulty = int(word.rstrip("★"))
    factor = 2 if starred else 1
    return Figure(difficulty, factor * (difficulty - 2), (difficulty - 3) // 2, starred)


def misses_a_bar(solve: dict[str, Any]) -> bool:
    """Tell whether a solve takes too long for a compiled engine."""
    return bool(solve["cold_ms"] > COLD_BAR or solve["warm_ms"] > WARM_BAR)


def print_tables(engine: str, playouts: list[dict[str, Any]], solves: list[dict[str, Any]]) -> None:
    """Print what was measured."""
    screen = Console()
    table = Table(title=f"Lucky Loop, random playouts ({engine}, {machine()})")
    for heading in ("seats", "games/s", "steps/s", "steps/game", "s for 100,000 games"):
        table.add_column(heading, justify="right")
    for row in playouts:
        table.add_row(
            str(row["seats"]),
            f"{row['games_per_second']:,.1f}",
            f"{row['steps_per_second']:,}",
            f"{row['steps_per_game']:,.0f}",
            f"{row['seconds_for_100000_games']:,.1f}",
        )
    screen.print(table)
    table = Table(title=f"A full flight solve (bars: cold {COLD_BAR:g} ms, warm {WARM_BAR:g} ms)")
    table.add_column("flight")
    for heading in ("tokens", "cold ms", "warm ms", ""):
        table.add_column(heading, justify="right")
    for solve in solves:
        table.add_row(
            solve["flight"],
            str(solve["tokens"]),
            f"{solve['cold_ms']:.2f}",
            f"{solve['warm_ms']:.3f}",
            "missed" if misses_a_bar(solve) else "✓",
        )
    screen.print(table)


if __name__ == "__main__":
    sys.exit(main())
