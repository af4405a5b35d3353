"""``voltige simulate``: many games of bots against each other."""

import argparse
import json
from pathlib import Path
from typing import Any, Literal

from rich.table import Table

from voltige.arena.plan import Plan
from voltige.arena.players.names import split_names
from voltige.arena.report.games import games_report
from voltige.arena.simulate import Summary
from voltige.arena.varied import details
from voltige.bots.levels import PILOT
from voltige.cli.common import (
    add_language,
    add_table,
    chosen_options,
    console,
    find_game,
    reason,
    refuse_autopilots_alone,
)
from voltige.cli.errors import CommandError
from voltige.cli.numbers import decimal, percent, percents
from voltige.cli.running import (
    BOTS_HELP,
    Runner,
    add_many,
    chosen_hands,
    edition_and_text,
    end,
    per_game,
    typed,
    write_report,
)
from voltige.cli.varying import add_vary, chosen_varied, print_varied
from voltige.core.state import SEAT_LETTERS
from voltige.locale import Texts, texts

EXAMPLE = """examples:
  voltige simulate loops --seats 4 --bots pilot,cadet,cadet,cadet --games 2000 --seed 1
  voltige simulate loops --games 20 --record games   (games/loops-0-01.flight …)
  voltige simulate loops --bots mybot.py:MyBot,pilot --games 200
  voltige simulate loops --bots "exec:python3 mybot.py,random" --games 50
  voltige simulate flying-carpet --vary hand_size=3,5 --vary hold_scope --report report.html
  voltige simulate loops --games 100000 --out results   (and, after Ctrl-C, with --resume)"""


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
        default=PILOT,
        metavar="A,B,…",
        help=f"a bot for each seat, or one for all ({BOTS_HELP}; in Hydroracers autopilot:NATION)",
    )
    add_vary(parser)
    add_many(parser)
    parser.add_argument(
        "--record", metavar="DIR", help="save each game as a .flight record in this folder"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play the games and print what came out."""
    game = find_game(args.game)
    edition, text = edition_and_text(game, args.edition)
    bots = seat_bots(split_names(args.bots), args.seats)
    refuse_autopilots_alone(bots)
    options = chosen_options(game, edition, args)
    plan = Plan.make(
        game,
        bots,
        args.games,
        args.seed,
        options,
        edition,
        patience=args.patience,
        edition_text=text,
        vary=chosen_varied(game, edition, args),
    )
    words = texts(args.lang)
    records = "" if args.record is None else str(make_folder(args.record))
    ran = Runner(chosen_hands(args), words).run(plan, args.out, records, resume=args.resume)
    if not ran.found:
        end(ran)
    summary = Summary(plan, ran.results)
    if args.json:
        print(json.dumps({**summary.to_json(), **details(plan, ran.results)}, indent=2))
    else:
        print_summary(summary, words)
        print_varied(plan, ran.results, words)
        if args.record is not None:
            told = {"count": len(ran.found), "folder": args.record}
            console().print(words.say("simulate-recorded", **told))
    if args.report is not None:
        write_report(args, games_report(plan, ran.results, words, typed()), words)
    end(ran)
    return 0


def seat_bots(names: list[str], seats: int | None) -> list[str]:
    """Return the bot of each seat; one name stands for all seats."""
    bots = list(names)
    if seats is None or len(bots) == seats:
        return bots * (4 if seats is None and len(bots) == 1 else 1)
    if len(bots) == 1:
        return bots * max(seats, 0)
    raise CommandError("seat_count", seats=seats, bots=len(bots))


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
            percents(words, low, high),
            decimal(words, f"{seat['mean_place']:.2f}"),
            decimal(words, f"{seat['mean_return']:.1f}"),
        )
    screen = console()
    screen.print(table, markup=False)
    facts = {"decisions": told["decisions_per_game"], **told["statistics"]}
    screen.print(per_game(words, facts))
