"""``voltige lab``: what an edition or an option does to a game, by the same deals with and without."""

import argparse
import json
from pathlib import Path
from typing import Any

from rich.table import Table

from voltige.arena.lab import KINDS, SEATS, Line, compare
from voltige.arena.plan import Plan
from voltige.arena.players.names import split_names
from voltige.arena.report.lab import amount, change_of, gap, lab_report, line_name
from voltige.bots.levels import PILOT
from voltige.cli.common import GAME_HELP, add_language, console, find_game
from voltige.cli.errors import CommandError
from voltige.cli.running import (
    BOTS_HELP,
    Ran,
    Runner,
    add_many,
    chosen_hands,
    edition_and_text,
    end,
    typed,
    write_report,
)
from voltige.cli.simulate import seat_bots
from voltige.core.options import parse_options
from voltige.locale import Texts, texts

EXAMPLE = """examples:
  voltige edition new loops --out mine.toml     (change what you like in mine.toml)
  voltige lab loops --edition mine.toml --games 2000 --report lab.html
  voltige lab hydroracers --option cockpit=expert --seats 4 --games 500"""


def add(commands: Any) -> None:
    """Add the command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "lab",
        help="compare an edition or an option with the usual game",
        epilog=EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", metavar="GAME", help=GAME_HELP)
    parser.add_argument("--edition", metavar="NAME", help="an edition by name, or a .toml file")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="K=V",
        help="an option that is changed; may be given several times",
    )
    parser.add_argument("--seats", type=int, metavar="N", help="number of seats (4)")
    parser.add_argument("--bots", default=PILOT, metavar="A,B,…", help=f"who plays ({BOTS_HELP})")
    add_many(parser, games=400)
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play the usual game and the changed one, and print the differences."""
    words = texts(args.lang)
    base, changed = plans(args)
    runner = Runner(chosen_hands(args), words)
    before = play(args, runner, base, "usual")
    after = play(args, runner, changed, "changed") if before.ended is None else Ran(changed)
    lines = compare(base, changed, before.results, after.results)
    games = min(len(before.found), len(after.found))
    if games:
        show(args, base, changed, lines, games, words)
    end(before)
    end(after)
    return 0


def plans(args: argparse.Namespace) -> tuple[Plan, Plan]:
    """Make both plans: the same bots, games and seed."""
    game = find_game(args.game)
    usual = game.load_edition()
    edition, text = edition_and_text(game, args.edition)
    options = parse_options(game.options(edition), ",".join(args.option))
    bots = seat_bots(split_names(args.bots), args.seats)
    base = Plan.make(game, bots, args.games, args.seed, None, usual, patience=args.patience)
    changed = Plan.make(
        game,
        bots,
        args.games,
        args.seed,
        options,
        edition,
        patience=args.patience,
        edition_text=text,
    )
    if base.values == changed.values and base.edition.hash == changed.edition.hash:
        raise CommandError("lab_no_change")
    return base, changed


def play(args: argparse.Namespace, runner: Runner, plan: Plan, name: str) -> Ran:
    """Play one of the plans, in a folder of its own."""
    folder = None if args.out is None else Path(args.out) / name
    resume = args.resume and (folder is None or folder.exists())
    return runner.run(plan, None if folder is None else str(folder), resume=resume)


def show(
    args: argparse.Namespace,
    base: Plan,
    changed: Plan,
    lines: list[Line],
    games: int,
    words: Texts,
) -> None:
    """Print tables or JSON, and write the report."""
    if args.json:
        told = {
            "game": base.game.name,
            "change": change_of(base, changed),
            "seed": base.seed,
            "games": games,
            "lines": [line.to_json() for line in lines],
        }
        print(json.dumps(told, indent=2, ensure_ascii=False))
    else:
        told_of = words.say("lab-change", change=change_of(base, changed))
        console().print(told_of, markup=False)
        for kind in KINDS:
            own = [line for line in lines if line.kind == kind]
            if own:
                console().print(table_of(kind, own, words))
        console().print(words.say("lab-reading"), markup=False)
    if args.report is not None:
        write_report(args, lab_report(base, changed, lines, games, words, typed()), words)


def table_of(kind: str, lines: list[Line], words: Texts) -> Table:
    """Draw the lines of one kind; what is sure is marked."""
    table = Table(title=words.say(f"lab-{kind}"))
    table.add_column(words.say("lab-figure"))
    for head in ("usual", "changed", "difference"):
        table.add_column(words.say(f"lab-{head}"), justify="right")
    share = kind == SEATS
    for line in lines:
        table.add_row(
            line_name(words, line),
            amount(words, line.base, share=share),
            amount(words, line.changed, share=share),
            ("* " if line.is_sure else "") + gap(words, line),
        )
    return table
