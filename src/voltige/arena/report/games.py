"""The report of a simulation or of the arena."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from voltige.arena.choices import choices
from voltige.arena.plan import Plan
from voltige.arena.play import Result
from voltige.arena.players.names import word_of
from voltige.arena.report.charts import histogram, intervals, spreads, svg
from voltige.arena.report.choices import choices_part
from voltige.arena.report.page import cell, command, figure, heading, page, paragraph, table
from voltige.arena.report.varied import varied_part
from voltige.arena.report.words import Words, decimal, ends, fact_name, percent, shown_value
from voltige.arena.simulate import CONFIDENCE, interval
from voltige.arena.standings import standings
from voltige.arena.varied import varied_options
from voltige.core.state import SEAT_LETTERS

MOST_DRAWN = 20_000  # values of a drawing that shows how they are spread


def games_report(plan: Plan, results: Sequence[Result], words: Words, typed: str) -> str:
    """Give the page."""
    title = words.of_game(plan.game.name, "title")
    told = standings(plan, results).to_json()
    parts = [
        paragraph(words.say("report-games", count=len(results), seed=plan.seed)),
        command(typed),
        table_of_options(plan, words),
        *bots_part(told, words),
        *seats_part(plan, results, words),
        *lengths_part(results, words),
        *scores_part(plan, results, words),
        *choices_part(choices(plan, results), words),
        *varied_part(plan, varied_options(plan, results), words),
    ]
    return page(words.say("report-title", title=title), words.language, parts)


def table_of_options(plan: Plan, words: Words) -> str:
    """Tell the edition, and options that are not as usual."""
    usual = {option.name: option.default for option in plan.game.options(plan.edition)}
    other = {name: value for name, value in plan.values.items() if value != usual.get(name)}
    other = {name: value for name, value in other.items() if name not in plan.vary}
    listed = [f"{name}={value}" for name, value in other.items()]
    for name, values in plan.vary.items():
        listed.append(f"{name}=" + " | ".join(shown_value(value) for value in values))
    said = ", ".join(listed) or "–"
    return paragraph(words.say("report-table", edition=plan.edition.name, options=said))


def bots_part(told: dict[str, Any], words: Words) -> list[str]:
    """Tell how the bots did, and who came before whom."""
    bots = told["bots"]
    rows = [
        {"name": word_of(bot["bot"]), "value": bot["win_share"], "low": low, "high": high}
        for bot in bots
        for low, high in [bot["win_share_95"]]
    ]
    label = words.say("report-win-share")
    heads = ["bot", "wins", "place", "return"]
    lines = [
        [
            cell(bot["bot"]),
            cell(percent(words, bot["win_share"]), ends(words, bot["win_share_95"])),
            cell(decimal(words, bot["mean_place"], 2)),
            cell(decimal(words, bot["mean_return"])),
            cell(rating(words, bot)),
        ]
        for bot in bots
    ]
    named = [words.say(f"simulate-{head}") for head in heads] + [words.say("arena-rating")]
    fair = bots[0]["fair_share"]
    drawn = figure(svg(intervals(rows, fair), words.language), label)
    found = [heading(words.say("report-bots")), drawn, table(named, lines)]
    found.append(paragraph(words.say("arena-fair", share=percent(words, fair))))
    if len(bots) > 1:
        found += [paragraph(words.say("arena-cross")), cross_table(told, words)]
    return found


def rating(words: Words, bot: dict[str, Any]) -> str:
    """Write a rating with its error."""
    if bot["rating"] is None:
        return "–"
    return f"{decimal(words, bot['rating'])} ± {decimal(words, bot['rating_95'])}"


def cross_table(told: dict[str, Any], words: Words) -> str:
    """Give how often each bot came before each other one."""
    names = [bot["bot"] for bot in told["bots"]]
    rows = []
    for name in names:
        cells = [cell(name)]
        for other in names:
            met = told["ahead"][name].get(other)
            cells.append("" if met is None else cell(percent(words, met[0]), ends(words, met[1:])))
        rows.append(cells)
    return table(["", *names], rows)


def seats_part(plan: Plan, results: Sequence[Result], words: Words) -> list[str]:
    """Tell how even the seats are, over all bots and for each."""
    seats = range(len(plan.bots))
    rows = []
    for seat in seats:
        wins = sum(result.wins()[seat] for result in results)
        low, high = interval(wins, len(results))
        share = wins / max(1, len(results))
        rows.append({"name": SEAT_LETTERS[seat], "value": share, "low": low, "high": high})
    label = words.say("report-seat-share")
    drawn = figure(svg(intervals(rows, 1 / len(plan.bots)), words.language), label)
    heads = [words.say("simulate-bot"), *[SEAT_LETTERS[seat] for seat in seats]]
    return [heading(words.say("report-seats")), drawn, table(heads, by_seat(plan, results, words))]


def by_seat(plan: Plan, results: Sequence[Result], words: Words) -> list[list[str]]:
    """Give each bot's share of the wins on each seat, with its interval."""
    wins: dict[tuple[str, int], float] = {}
    games: Counter[tuple[str, int]] = Counter()
    for result in results:
        won = result.wins()
        for seat, who in enumerate(plan.seating(result.number)):
            key = (plan.bots[who], seat)
            games[key] += 1
            wins[key] = wins.get(key, 0.0) + won[seat]
    lines = []
    for name in dict.fromkeys(plan.bots):
        cells = [cell(name)]
        for seat in range(len(plan.bots)):
            count = games[name, seat]
            won_there = wins.get((name, seat), 0.0)
            both = interval(won_there, count)
            share = won_there / max(1, count)
            cells.append(cell(percent(words, share), ends(words, both)) if count else "")
        lines.append(cells)
    return lines


def lengths_part(results: Sequence[Result], words: Words) -> list[str]:
    """Tell how long games are, how many choices a decision has, and what the game counts."""
    lengths = [float(result.decisions) for result in results]
    branching = [result.choices / max(1, result.decisions) for result in results]
    games = words.say("report-count")
    found = [heading(words.say("report-lengths"))]
    for values, key in ((lengths, "report-decisions"), (branching, "report-branching")):
        label = words.say(key)
        found.append(figure(svg(histogram(values[:MOST_DRAWN], games), words.language), label))
    facts = {
        "decisions": lengths,
        "choices": branching,
        "widest": [float(r.widest) for r in results],
    }
    for name in results[0].statistics:
        facts[name] = [result.statistics[name] for result in results]
    rows = [
        [cell(fact_name(words, name)), *spread_cells(words, values)]
        for name, values in facts.items()
    ]
    heads = [words.say(f"report-{head}") for head in ("fact", "mean", "least", "middle", "most")]
    return [*found, table(heads, rows)]


def spread_cells(words: Words, values: Sequence[float]) -> list[str]:
    """Give mean with interval, least, middle and most."""
    count = len(values)
    mean = sum(values) / count
    deviation = (sum((value - mean) ** 2 for value in values) / max(1, count - 1)) ** 0.5
    error = CONFIDENCE * deviation / count**0.5
    ordered = sorted(values)
    shown = [ordered[0], ordered[count // 2], ordered[-1]]
    return [
        cell(f"{decimal(words, mean, 2)} ± {decimal(words, error, 2)}"),
        *[cell(decimal(words, value)) for value in shown],
    ]


def scores_part(plan: Plan, results: Sequence[Result], words: Words) -> list[str]:
    """Tell how the scores of each bot are spread."""
    rows = [
        {"name": word_of(plan.bots[who]), "value": result.returns[seat]}
        for result in results[: MOST_DRAWN // len(plan.bots)]
        for seat, who in enumerate(plan.seating(result.number))
    ]
    label = words.say("report-return")
    return [heading(words.say("report-scores")), figure(svg(spreads(rows), words.language), label)]
