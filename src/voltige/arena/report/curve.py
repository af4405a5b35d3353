"""The report of a skill curve."""

from collections.abc import Sequence
from typing import Any

from voltige.arena.plan import Plan
from voltige.arena.players.names import word_of
from voltige.arena.report.charts import intervals, svg
from voltige.arena.report.games import table_of_options
from voltige.arena.report.page import cell, command, figure, page, paragraph, table
from voltige.arena.report.words import Words, ends, percent


def curve_report(plan: Plan, steps: Sequence[dict[str, Any]], words: Words, typed: str) -> str:
    """Give the page: each bot against copies of the one before it."""
    rivals = len(plan.bots) - 1
    fair = 1 / len(plan.bots)
    rows = []
    lines = []
    for step in steps:
        low, high = step["win_share_95"]
        against = f"{rivals} × {word_of(step['against'])}"
        name = f"{word_of(step['bot'])} · {against}"
        rows.append({"name": name, "value": step["win_share"], "low": low, "high": high})
        share = cell(percent(words, step["win_share"]), ends(words, step["win_share_95"]))
        lines.append([cell(step["bot"]), cell(against), cell(str(step["games"])), share])
    keys = ("simulate-bot", "arena-against", "report-count", "simulate-wins")
    heads = [words.say(key) for key in keys]
    title = words.say("arena-curve", title=words.of_game(plan.game.name, "title"))
    parts = [
        command(typed),
        table_of_options(plan, words),
        figure(svg(intervals(rows, fair), words.language), words.say("report-win-share")),
        table(heads, lines),
        paragraph(words.say("arena-fair", share=percent(words, fair))),
    ]
    return page(title, words.language, parts)
