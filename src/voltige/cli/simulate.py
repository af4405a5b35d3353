"""``voltige simulate``: many games of bots against each other."""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from voltige.arena.recording import record_game
from voltige.arena.simulate import Plan, Play, Result, Summary, simulate
from voltige.bots.bot import Bot
from voltige.cli.common import (
    add_language,
    add_table,
    chosen_edition,
    chosen_options,
    console,
    find_game,
    reason,
    refuse_autopilots_alone,
    write_file,
)
from voltige.cli.errors import CommandError
from voltige.core.state import SEAT_LETTERS
from voltige.locale import Texts, texts
from voltige.match.record import write_record

EXAMPLE = """examples:
  voltige simulate loops --seats 4 --bots heuristic,random,random,random --games 2000 --seed 1
  voltige simulate loops --games 20 --record games   (games/loops-0-01.flight …)"""


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
    parser.add_argument(
        "--record", metavar="DIR", help="save each game as a .flight record in this folder"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play the games and print what came out."""
    game = find_game(args.game)
    edition = chosen_edition(game, args)
    bots = seat_bots(args.bots.split(","), args.seats)
    refuse_autopilots_alone(bots)
    options = chosen_options(game, edition, args)
    plan = Plan.make(game, bots, args.games, args.seed, options, edition)
    summary = with_progress(plan, args.record)
    if args.json:
        print(json.dumps(summary.to_json(), indent=2))
    else:
        print_summary(summary, texts(args.lang))
        if args.record is not None:
            told = {"count": plan.games, "folder": args.record}
            console().print(texts(args.lang).say("simulate-recorded", **told))
    return 0


def seat_bots(names: list[str], seats: int | None) -> list[str]:
    """Return the bot of each seat; one name stands for all seats."""
    bots = [name.strip() for name in names]
    if seats is None or len(bots) == seats:
        return bots * (4 if seats is None and len(bots) == 1 else 1)
    if len(bots) == 1:
        return bots * max(seats, 0)
    raise CommandError("seat_count", seats=seats, bots=len(bots))


def with_progress(plan: Plan, folder: str | None) -> Summary:
    """Play with a progress bar on stderr, where somebody looks; record into a folder if asked."""
    screen = console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    play = None if folder is None else recorder(make_folder(folder))
    with Progress(*columns, TimeRemainingColumn(), console=screen, transient=True) as bar:
        task = bar.add_task(f"{plan.game.name}, {len(plan.bots)} seats", total=plan.games)
        return simulate(plan, lambda done: bar.update(task, completed=done), play)


def recorder(folder: Path) -> Play:
    """Return a way to play a game that saves its record too."""

    def play(plan: Plan, bots: Sequence[Bot], number: int) -> Result:
        result, record = record_game(plan, bots, number)
        digits = len(str(plan.games))
        name = f"{plan.game.name}-{plan.seed}-{number + 1:0{digits}}.flight"
        write_file(str(folder / name), write_record(record))
        return result

    return play


def make_folder(name: str) -> Path:
    """Make the folder that the user named, unless it is there."""
    try:
        Path(name).mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise CommandError("unwritable_file", file=name, reason=reason(error)) from error
    return Path(name)


def print_summary(summary: Summary, words: Texts) -> None:
    """Print a table, a row per seat."""
    told = summary.to_json()
    title = words.of_game(told["game"], "title")
    table = Table(
        title=words.say("simulate-title", title=title, games=told["games"], seed=told["seed"])
    )
    for heading in ("seat", "bot", "wins", "interval", "place", "return"):
        side: Literal["left", "right"] = "left" if heading == "bot" else "right"
        table.add_column(words.say(f"simulate-{heading}"), justify=side)
    for number, seat in enumerate(told["seats"]):
        low, high = seat["win_share_95"]
        table.add_row(
            SEAT_LETTERS[number],
            seat["bot"],
            percent(words, seat["win_share"]),
            f"{percent(words, low)} – {percent(words, high)}",
            decimal(words, f"{seat['mean_place']:.2f}"),
            decimal(words, f"{seat['mean_return']:.1f}"),
        )
    screen = console()
    screen.print(table)
    facts = {"decisions": told["decisions_per_game"], **told["statistics"]}
    said = [statistic(words, name, value) for name, value in facts.items()]
    screen.print(words.say("simulate-per-game", facts=", ".join(said)))


def statistic(words: Texts, name: str, value: float) -> str:
    """Say what a game came to on average."""
    key = f"simulate-mean-{name}"
    label = words.say(key) if words.has(key) else name.replace("_", " ")
    return f"{label} {decimal(words, f'{value:.2f}')}"


def percent(words: Texts, share: float) -> str:
    """Write a share as percents."""
    return words.say("odds-percent", value=decimal(words, f"{100 * share:.1f}"))


def decimal(words: Texts, number: str) -> str:
    """Write a number with the mark of the language."""
    return number.replace(".", words.say("odds-decimal-mark")).replace("-", "−")
