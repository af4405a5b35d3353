"""The part of a report that tells what is chosen, and what winners choose otherwise."""

from collections.abc import Sequence

from voltige.arena.choices import Chosen, Sides
from voltige.arena.report.charts import bars, svg
from voltige.arena.report.page import cell, figure, heading, paragraph, table
from voltige.arena.report.words import Words, decimal, error_of, percent, signed, verb


def choices_part(chosen: Sequence[Chosen], words: Words) -> list[str]:
    """Tell how often each kind of action was chosen, of all decisions, and by whom."""
    rows = [{"name": verb(one.verb), "value": one.share} for one in chosen]
    drawn = figure(svg(bars(rows), words.language), words.say("report-chosen"))
    compared = any(one.sides is not None for one in chosen)
    heads = ["action", "share", "per-game", *(["winner", "loser", "gap"] if compared else [])]
    lines = [
        [
            cell(verb(one.verb)),
            cell(percent(words, one.share)),
            cell(decimal(words, one.per_game, 2)),
            *(side_cells(one.sides, words) if one.sides is not None else []),
        ]
        for one in chosen
    ]
    found = [heading(words.say("report-actions")), drawn]
    found.append(table([words.say(f"report-{head}") for head in heads], lines))
    return [*found, paragraph(words.say("report-sides"))] if compared else found


def side_cells(sides: Sides, words: Words) -> list[str]:
    """Give what a winner and a loser chose, and the difference."""
    gap = f"{signed(words, sides.difference, 2)} ± {error_of(words, sides.error)}"
    return [
        cell(decimal(words, sides.winner, 2)),
        cell(decimal(words, sides.loser, 2)),
        cell(gap, sure=sides.is_sure),
    ]
