"""``voltige scenario``: run worked examples."""

import argparse
from typing import Any

from voltige.cli.common import add_language, console, read_file
from voltige.core.errors import VoltigeError
from voltige.games import GAMES
from voltige.locale import texts
from voltige.match.scenario import read_scenario, run_scenario

HELP = """example:
  voltige scenario src/voltige/games/loops/scenarios/*.toml

a step does something and looks:
  do = "B: play 7000 x2"          an action, by the seat to act or by the one named
  do = "luck: 9000 any any*"      outcomes of luck; any: one that does not matter, any*: the rest
  refused = "code", rule = "…"    the attempt is refused
  expect = { to_act = 1 }         places of the position
  see = { A = { … } }             places of what a seat or a spectator sees
  legal = […] or 7                what may be done, or how many actions that is
  legal_of = { B = […] }          the same for any seat, as in a race
  odds = { A = "1/3" }            the chances of the luck that comes next
  ranking = [1, 2]                the place of each seat
  events = [{ event = "…" }]      what everybody is told, such as the scores of a round
  mark = "name"                   remember this position
  changed = { name = […] }        the parts that differ from it
a hand in [position] may be "rest": all cards that lie nowhere else.
docs/scenarios.md tells it all."""


def add(commands: Any) -> None:
    """Add the command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "scenario",
        help="run worked examples of the rules",
        epilog=HELP,
        formatter_class=argparse.RawDescriptionHelpFormatter,
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
