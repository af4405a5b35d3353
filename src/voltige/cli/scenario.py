"""``voltige scenario``: run worked examples."""

import argparse
from typing import Any

from voltige.cli.common import add_language, console, read_file
from voltige.core.errors import VoltigeError
from voltige.games import GAMES
from voltige.locale import texts
from voltige.match.scenario import read_scenario, run_scenario


def add(commands: Any) -> None:
    """Add the command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "scenario",
        help="run worked examples of the rules",
        epilog="example: voltige scenario tests/scenarios/loops/*.toml",
    )
    parser.add_argument("files", metavar="FILE", nargs="+", help="scenario files (TOML)")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Run all files; 1 when an expectation of one of them does not hold."""
    words = texts(args.lang)
    screen = console()
    failed = 0
    for file in args.files:
        try:
            scenario = read_scenario(read_file(file), GAMES)
            held = run_scenario(scenario)
        except VoltigeError as error:
            failed += 1
            console(stderr=True).print(f"[red]{file}[/red]  {words.error(error)}")
            continue
        rules = " ".join(scenario.rules)
        screen.print(
            f"[green]{scenario.id}[/green]  {held} ✓  {scenario.title}  [dim]{rules}[/dim]"
        )
    screen.print(words.say("scenario-summary", held=len(args.files) - failed, failed=failed))
    return 1 if failed else 0
