"""``voltige simulate``: many games of bots against each other."""

import argparse
import json
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from voltige.arena.simulate import Plan, Summary, simulate
from voltige.cli.common import (
    add_language,
    add_table,
    chosen_edition,
    chosen_options,
    console,
    find_game,
)
from voltige.cli.errors import CommandError
from voltige.core.state import SEAT_LETTERS

EXAMPLE = """example:
  voltige simulate loops --seats 4 --bots heuristic,random,random,random --games 2000 --seed 1"""


def add(commands: Any) -> None:
    """Add the command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "simulate",
        help="let bots play many games",
        epilog=EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_table(parser)
    parser.add_argument("--seats", type=int, metavar="N", help="number of seats")
    parser.add_argument(
        "--bots",
        default="heuristic",
        metavar="A,B,…",
        help="a bot for each seat, or one for all (random, heuristic; in Hydroracers autopilot:NATION)",
    )
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many games")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="same seed, same games")
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play the games and print what came out."""
    game = find_game(args.game)
    edition = chosen_edition(game, args)
    bots = seat_bots(args.bots.split(","), args.seats)
    options = chosen_options(game, edition, args)
    plan = Plan.make(game, bots, args.games, args.seed, options, edition)
    summary = with_progress(plan)
    if args.json:
        print(json.dumps(summary.to_json(), indent=2))
    else:
        print_summary(summary)
    return 0


def seat_bots(names: list[str], seats: int | None) -> list[str]:
    """Give each seat its bot; one name stands for all seats."""
    bots = [name.strip() for name in names]
    if seats is None or len(bots) == seats:
        return bots * (4 if seats is None and len(bots) == 1 else 1)
    if len(bots) == 1:
        return bots * max(seats, 0)
    raise CommandError("seat_count", seats=seats, bots=len(bots))


def with_progress(plan: Plan) -> Summary:
    """Play with a progress bar on stderr, where somebody looks."""
    screen = console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=screen, transient=True) as bar:
        task = bar.add_task(f"{plan.game.name}, {len(plan.bots)} seats", total=plan.games)
        return simulate(plan, lambda done: bar.update(task, completed=done))


def print_summary(summary: Summary) -> None:
    """Print a table, a row per seat."""
    told = summary.to_json()
    table = Table(title=f"{told['game']}, {told['games']} games, seed {told['seed']}")
    for heading in ("seat", "bot", "wins", "95 %", "mean place", "mean return"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for number, seat in enumerate(told["seats"]):
        low, high = seat["win_share_95"]
        table.add_row(
            SEAT_LETTERS[number],
            seat["bot"],
            f"{seat['win_share']:.1%}",
            f"{low:.1%} – {high:.1%}",
            f"{seat['mean_place']:.2f}",
            f"{seat['mean_return']:.1f}",
        )
    screen = console()
    screen.print(table)
    extra = ", ".join(f"{value:.2f} {name}" for name, value in told["statistics"].items())
    screen.print(f"per game: {told['decisions_per_game']:.1f} decisions, {extra}")
