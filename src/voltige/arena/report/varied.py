"""The part of a report that tells what each value of a varied option does."""

import math
from collections.abc import Sequence

from voltige.arena.lab import BOTS, COURSE, SEATS, THINGS, Gap
from voltige.arena.plan import Plan
from voltige.arena.players.names import word_of
from voltige.arena.report.charts import Row, intervals, svg
from voltige.arena.report.page import (
    cell,
    figure,
    folded,
    heading,
    paragraph,
    small,
    subheading,
    table,
)
from voltige.arena.report.words import (
    Words,
    decimal,
    ends,
    error_of,
    fact_name,
    percent,
    shown_value,
    signed,
    verb,
)
from voltige.arena.varied import SHARES, Column, Figure, VariedOption

MOST_DRAWN = 40  # lines of a drawing


def varied_part(plan: Plan, options: Sequence[VariedOption], words: Words) -> list[str]:
    """Tell what each value of each varied option does."""
    if not options:
        return []
    found = [heading(words.say("report-varied")), paragraph(words.say("report-varied-reading"))]
    for option in options:
        found.append(subheading(option.name))
        for kind in dict.fromkeys(one.kind for one in option.columns[0].figures):
            found += kind_part(plan, option.columns, kind, words)
    return found


def kind_part(plan: Plan, columns: Sequence[Column], kind: str, words: Words) -> list[str]:
    """Give a drawing of shares or lengths, and the table of all figures of one kind."""
    label = words.say(f"report-varied-{kind}")
    rows = body(columns, kind, words)
    head = words.say(f"simulate-{kind.removesuffix('s')}") if kind in SHARES else label
    found = [table([head, *[shown_value(column.value) for column in columns]], rows)]
    if kind == THINGS:
        return [folded(label, found[0])]
    fair = 1 / len(plan.bots)
    drawn = drawing(columns, kind, words)
    if kind in SHARES and len(drawn) <= MOST_DRAWN:
        found.insert(0, figure(svg(intervals(drawn, fair), words.language), label))
    elif kind == COURSE:
        lengths = drawing(columns, kind, words, "decisions")
        if all(math.isfinite(row["high"]) for row in lengths):
            said = words.say("report-varied-decisions")
            found.insert(
                0, figure(svg(intervals(lengths, None, share=False), words.language), said)
            )
    return found


def drawing(columns: Sequence[Column], kind: str, words: Words, only: str = "") -> list[Row]:
    """List what is drawn: each figure, value by value."""
    names = [only] if only else names_of(columns, kind)
    return [
        {
            "name": shown_value(column.value)
            if only
            else f"{named(words, kind, name)} · {shown_value(column.value)}",
            "value": one.mean,
            "low": one.low,
            "high": one.high,
        }
        for name in names
        for column in columns
        if (one := find(column, kind, name)) is not None
    ]


def find(column: Column, kind: str, name: str) -> Figure | None:
    """Find a figure of the games with one value, if they have it."""
    return next((one for one in column.figures if (one.kind, one.name) == (kind, name)), None)


def names_of(columns: Sequence[Column], kind: str) -> list[str]:
    """Name all figures of one kind, whichever value has them."""
    listed = [one.name for column in columns for one in column.figures if one.kind == kind]
    names = list(dict.fromkeys(listed))
    return names if kind in {SEATS, BOTS, COURSE} else sorted(names)


def body(columns: Sequence[Column], kind: str, words: Words) -> list[list[str]]:
    """Give the rows of a table: a figure in each, a value in each column."""
    found = []
    for name in names_of(columns, kind):
        own = [find(column, kind, name) for column in columns]
        cells = [cell("–") if one is None else figure_cell(one, words) for one in own]
        found.append([cell(named(words, kind, name)), *cells])
    games = [cell(words.say("report-count")), *[cell(str(column.games)) for column in columns]]
    return [*found, games] if kind == COURSE else found


def figure_cell(one: Figure, words: Words) -> str:
    """Give a figure with its interval, and below how it differs from the first value."""
    shown = cell(*mean_of(one, words))
    if one.gap is None:
        return shown
    return shown + small(gap_of(one, one.gap, words), sure=one.gap.is_sure)


def mean_of(one: Figure, words: Words) -> list[str]:
    """Write a figure with its interval, on one line or, where it is long, on two."""
    if one.kind in SHARES:
        return [percent(words, one.mean), ends(words, (one.low, one.high))]
    return [f"{decimal(words, one.mean, 2)} ± {error_of(words, one.high - one.mean)}"]


def gap_of(one: Figure, gap: Gap, words: Words) -> str:
    """Write how a figure differs from the first value; shares in points of percent."""
    scale = 100 if one.kind in SHARES else 1
    return f"{signed(words, scale * gap.difference, 2)} ± {error_of(words, scale * gap.error)}"


def named(words: Words, kind: str, name: str) -> str:
    """Name a figure."""
    if kind == COURSE:
        return fact_name(words, name)
    return word_of(name) if kind == BOTS else verb(name)
