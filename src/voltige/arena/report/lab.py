"""The report of the lab: what a change does, figure by figure."""

from collections.abc import Sequence

from voltige.arena.lab import COURSE, KINDS, SEATS, Line
from voltige.arena.plan import Plan
from voltige.arena.report.charts import intervals, svg
from voltige.arena.report.page import cell, command, figure, heading, page, paragraph, table
from voltige.arena.report.words import Words, decimal, error_of, fact_name, percent, signed, verb

MOST_DRAWN = 40  # lines of a drawing


def lab_report(
    base: Plan, changed: Plan, lines: Sequence[Line], games: int, words: Words, typed: str
) -> str:
    """Give the page."""
    title = words.say("lab-title", title=words.of_game(base.game.name, "title"))
    parts = [
        paragraph(words.say("lab-games", count=games, bots=", ".join(base.bots), seed=base.seed)),
        command(typed),
        paragraph(words.say("lab-change", change=change_of(base, changed))),
        paragraph(words.say("lab-reading")),
    ]
    for kind in KINDS:
        own = [line for line in lines if line.kind == kind]
        if own:
            parts += section(kind, own, words)
    return page(title, words.language, parts)


def change_of(base: Plan, changed: Plan) -> str:
    """Name what is different."""
    options = [
        f"{name}={value}"
        for name, value in changed.values.items()
        if base.values.get(name) != value
    ]
    other = changed.edition.hash != base.edition.hash
    editions = [f"{changed.edition.name} ({changed.edition.hash[:8]})"] if other else []
    return ", ".join([*editions, *options]) or "–"


def section(kind: str, lines: Sequence[Line], words: Words) -> list[str]:
    """Give a drawing of the differences and the table of all figures."""
    rows = [
        {
            "name": line_name(words, line),
            "value": line.difference,
            "low": line.difference - line.error,
            "high": line.difference + line.error,
        }
        for line in lines[:MOST_DRAWN]
    ]
    share = kind == SEATS
    label = words.say(f"lab-drawn-{'share' if share else 'count'}")
    drawn = figure(svg(intervals(rows, 0.0, share=share), words.language), label)
    heads = [words.say(f"lab-{head}") for head in ("figure", "usual", "changed", "difference")]
    body = [
        [
            cell(line_name(words, line)),
            cell(amount(words, line.base, share=share)),
            cell(amount(words, line.changed, share=share)),
            cell(gap(words, line), sure=line.is_sure),
        ]
        for line in lines
    ]
    return [heading(words.say(f"lab-{kind}")), drawn, table(heads, body)]


def line_name(words: Words, line: Line) -> str:
    """Name a line."""
    return fact_name(words, line.name) if line.kind == COURSE else verb(line.name)


def amount(words: Words, value: float, *, share: bool) -> str:
    """Write a figure."""
    return percent(words, value) if share else decimal(words, value, 2)


def gap(words: Words, line: Line) -> str:
    """Write a difference with its error; shares in points of percent."""
    scale = 100 if line.kind == SEATS else 1
    return f"{signed(words, scale * line.difference, 2)} ± {error_of(words, scale * line.error)}"
