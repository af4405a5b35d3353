"""``voltige arena``: bots meet on all seats, with the same luck for each rotation."""

import argparse
import json
from pathlib import Path
from typing import Any, Literal

from rich.table import Table

from voltige.arena.curve import Step, step_json, steps
from voltige.arena.plan import Plan
from voltige.arena.players.names import split_names, word_of
from voltige.arena.report.curve import curve_report
from voltige.arena.report.games import games_report
from voltige.arena.simulate import Summary
from voltige.arena.standings import standings
from voltige.arena.varied import details
from voltige.cli.common import add_language, add_table, chosen_options, console, find_game
from voltige.cli.errors import CommandError
from voltige.cli.numbers import decimal, percent, percents
from voltige.cli.running import (
    BOTS_HELP,
    Ran,
    Runner,
    add_many,
    chosen_hands,
    edition_and_text,
    end,
    per_game,
    typed,
    write_report,
)
from voltige.cli.simulate import make_folder
from voltige.cli.varying import add_vary, chosen_varied, print_varied
from voltige.locale import Texts, texts

Side = Literal["left", "right"]
EXAMPLE = """examples:
  voltige arena loops --bots master,ace,pilot,cadet --games 200 --seed 1
  voltige arena flying-carpet --bots pilot,cadet,mybot.py:MyBot --out results --report report.html
  voltige arena flying-carpet --bots pilot,cadet,mybot.py:MyBot --games 900 --out results --resume
  voltige arena hydroracers --bots pilot,cadet --vary cockpit --games 400 --report report.html
  voltige arena loops --bots cadet,pilot,mybot.py:MyBot --curve --seats 4 --games 400"""


def add(commands: Any) -> None:
    """Add the command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "arena",
        help="let bots meet on all seats: shares of wins, cross-table, ratings",
        epilog=EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_table(parser)
    parser.add_argument(
        "--bots",
        required=True,
        metavar="A,B,…",
        help=f"one bot for each seat ({BOTS_HELP}); every deal is played in each rotation of them",
    )
    add_vary(parser)
    add_many(parser, games=200)
    parser.add_argument(
        "--curve",
        action="store_true",
        help="a skill curve: each bot against copies of the one named before it",
    )
    parser.add_argument("--seats", type=int, metavar="N", help="seats of a game (--curve; 4)")
    parser.add_argument("--record", metavar="DIR", help="save each game as a .flight record")
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play the games and print what came out."""
    words = texts(args.lang)
    runner = Runner(chosen_hands(args), words)
    bots = split_names(args.bots)
    return (
        run_curve(args, bots, runner, words) if args.curve else run_all(args, bots, runner, words)
    )


def make_plan(args: argparse.Namespace, bots: list[str]) -> Plan:
    """Make a plan with rotated seats."""
    game = find_game(args.game)
    edition, text = edition_and_text(game, args.edition)
    return Plan.make(
        game,
        bots,
        args.games,
        args.seed,
        chosen_options(game, edition, args),
        edition,
        rotate=True,
        patience=args.patience,
        edition_text=text,
        vary=chosen_varied(game, edition, args),
    )


def run_all(args: argparse.Namespace, bots: list[str], runner: Runner, words: Texts) -> int:
    """Let all bots meet in one plan."""
    plan = make_plan(args, bots)
    records = "" if args.record is None else str(make_folder(args.record))
    ran = runner.run(plan, args.out, records, resume=args.resume)
    if not ran.found:
        end(ran)
    told = arena_json(ran)
    if args.json:
        print(json.dumps(told, indent=2))
    else:
        print_arena(told, words)
        print_varied(plan, ran.results, words)
    if args.report is not None:
        write_report(args, games_report(plan, ran.results, words, typed()), words)
    end(ran)
    return 0


def arena_json(ran: Ran) -> dict[str, Any]:
    """Give the summary by seat, and the bots."""
    told = Summary(ran.plan, ran.results).to_json()
    for seat in told["seats"]:
        del seat["bot"]  # all of them have sat there
    bots = standings(ran.plan, ran.results).to_json()
    return {**told, **bots, **details(ran.plan, ran.results)}


def print_arena(told: dict[str, Any], words: Texts) -> None:
    """Print the standings and, where bots differ, the cross-table."""
    screen = console()
    title = words.of_game(told["game"], "title")
    head = words.say("simulate-title", title=title, games=told["games"], seed=told["seed"])
    table = Table(title=head)
    rated = any(bot["rating"] is not None for bot in told["bots"])
    columns = ["bot", "wins", "interval", "place", "return", *(["rating"] if rated else [])]
    for heading in columns:
        side: Side = "left" if heading == "bot" else "right"
        key = "arena-rating" if heading == "rating" else f"simulate-{heading}"
        table.add_column(words.say(key), justify=side)
    for bot in sorted(told["bots"], key=lambda bot: -bot["win_share"]):
        cells = [
            bot["bot"],
            percent(words, bot["win_share"]),
            percents(words, *bot["win_share_95"]),
            decimal(words, f"{bot['mean_place']:.2f}"),
            decimal(words, f"{bot['mean_return']:.1f}"),
        ]
        if rated:
            cells.append(decimal(words, f"{bot['rating']:.1f} ± {bot['rating_95']:.1f}"))
        table.add_row(*cells)
    screen.print(table, markup=False)
    fair = told["bots"][0]["fair_share"]
    screen.print(words.say("arena-fair", share=percent(words, fair)))
    if len(told["bots"]) > 1:
        screen.print(cross_table(told, words), markup=False)
    facts = {"decisions": told["decisions_per_game"], **told["statistics"]}
    screen.print(per_game(words, facts))
    if not rated:
        screen.print(words.say("arena-no-ratings"), markup=False)


def cross_table(told: dict[str, Any], words: Texts) -> Table:
    """Draw how often each bot came before each other one, with the interval."""
    names = [bot["bot"] for bot in told["bots"]]
    table = Table(title=words.say("arena-cross"))
    table.add_column("")
    for name in names:
        table.add_column(word_of(name), justify="right")
    for name in names:
        cells = []
        for other in names:
            met = told["ahead"][name].get(other)
            cells.append(
                "" if met is None else f"{percent(words, met[0])}\n{percents(words, *met[1:])}"
            )
        table.add_row(word_of(name), *cells)
    return table


def run_curve(args: argparse.Namespace, bots: list[str], runner: Runner, words: Texts) -> int:
    """Play a skill curve, step by step."""
    if args.vary:
        raise CommandError("vary_curve")
    seats = 4 if args.seats is None else args.seats
    found = []
    for number, step in enumerate(steps(bots, seats, lambda named: make_plan(args, named)), 1):
        folder = None if args.out is None else str(Path(args.out) / f"{number}")
        resume = args.resume and folder is not None and Path(folder).exists()
        ran = runner.run(step.plan, folder, resume=resume)
        if ran.found:
            found.append(step_json(step, ran.results))
        if ran.ended is not None:
            show_curve(args, step, found, words)
            end(ran)
    show_curve(args, step, found, words)
    return 0


def show_curve(args: argparse.Namespace, last: Step, found: list[Any], words: Texts) -> None:
    """Print a row for each step, and write the report."""
    if args.report is not None and found:
        write_report(args, curve_report(last.plan, found, words, typed()), words)
    if args.json:
        told = {"game": last.plan.game.name, "seed": last.plan.seed, "curve": found}
        print(json.dumps(told, indent=2))
        return
    title = words.of_game(last.plan.game.name, "title")
    table = Table(title=words.say("arena-curve", title=title))
    for heading in ("simulate-bot", "arena-against", "simulate-wins", "simulate-interval"):
        side: Side = "right" if heading in {"simulate-wins", "simulate-interval"} else "left"
        table.add_column(words.say(heading), justify=side)
    for step in found:
        shares = [percent(words, step["win_share"]), percents(words, *step["win_share_95"])]
        rivals = f"{len(last.plan.bots) - 1} × {word_of(step['against'])}"
        table.add_row(step["bot"], rivals, *shares)
    console().print(table, markup=False)
    console().print(words.say("arena-fair", share=percent(words, 1 / len(last.plan.bots))))
