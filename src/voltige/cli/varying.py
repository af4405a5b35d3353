"""``--vary``: options whose values each deal meets in turn, and the table of what they do."""

import argparse
from collections.abc import Sequence

from rich.table import Table

from voltige.arena.lab import BOTS, COURSE, SEATS
from voltige.arena.plan import Plan
from voltige.arena.play import Result
from voltige.arena.report.varied import find, gap_of, mean_of, named, names_of
from voltige.arena.report.words import shown_value
from voltige.arena.variations import Varied, read_varied
from voltige.arena.varied import Figure, VariedOption, varied_options
from voltige.cli.common import console
from voltige.cli.errors import CommandError
from voltige.core.edition import Edition
from voltige.core.game import Game
from voltige.core.options import parse_options
from voltige.locale import Texts

PRINTED = (BOTS, SEATS, COURSE)  # reports and JSON have the others, too


def add_vary(parser: argparse.ArgumentParser) -> None:
    """Add options that vary."""
    parser.add_argument(
        "--vary",
        action="append",
        default=[],
        metavar="K=A,B,…",
        help="play each deal with each of these values of an option (K alone: with all values), and"
        " tell them apart; may be given several times",
    )


def chosen_varied(game: Game, edition: Edition, args: argparse.Namespace) -> Varied:
    """Read what varies; nothing can be fixed and vary."""
    varied = read_varied(game.options(edition), args.vary)
    fixed = parse_options(game.options(edition), args.options)
    for name in varied:
        if name in fixed:
            raise CommandError("vary_fixed", name=name)
    return varied


def print_varied(plan: Plan, results: Sequence[Result], words: Texts) -> None:
    """Print a table for each option that varies; what surely differs from the first value is marked."""
    options = varied_options(plan, results)
    for option in options:
        console().print(option_table(option, words), markup=False)
    if options:
        console().print(words.say("report-varied-reading"), markup=False)


def option_table(option: VariedOption, words: Texts) -> Table:
    """Draw a row for each figure, a column for each value."""
    table = Table(title=option.name)
    table.add_column("")
    for column in option.columns:
        table.add_column(shown_value(column.value), justify="right")
    for kind in PRINTED:
        table.add_section()
        for name in names_of(option.columns, kind):
            own = [find(column, kind, name) for column in option.columns]
            table.add_row(named(words, kind, name), *[shown_figure(one, words) for one in own])
    table.add_row(words.say("report-count"), *[str(column.games) for column in option.columns])
    return table


def shown_figure(one: Figure | None, words: Texts) -> str:
    """Write a figure, and below how it differs from the first value."""
    if one is None:
        return "–"
    lines = mean_of(one, words)
    if one.gap is not None:
        lines.append(("* " if one.gap.is_sure else "") + gap_of(one, one.gap, words))
    return "\n".join(lines)
