"""The result of a run: as tables for people, as one JSON document, as Markdown."""

import platform
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bench.bars import BARS, MISSED, Rates
from bench.errors import BenchError
from bench.measures import MEASURES

OPENING = "<!-- bench:engine -->"
CLOSING = "<!-- /bench:engine -->"

INTRODUCTION = f"""# Performance

How fast the engine plays, measured by `python -m bench.engine --peers --write`. A *bar* is the least
that a ratio must reach for a release, a *goal* is what we would like to see.

A *step* is one applied action or one chance outcome, a *decision* an applied action alone; the
players choose at random. All work runs on one core. Every kind of work runs in short slices, in
turn with all the others, and the best slice of each counts; time is CPU time of the process at
work. Absolute rates depend on the machine and on what else it does, so only the ratios of one run
are compared, and they too move by some percent from run to run.

The peers play other games than LOOPS, since neither library has it: four-handed crazy eights in
OpenSpiel and two-handed uno in RLCard, card games of similar size. The ratios therefore compare
whole libraries at work, not the same rules twice. The comparison uses the fastest loops we could
write for both libraries; loops in the manner of their examples, which are slower, stand beside.
OpenSpiel's roll-outs in C++ start after the deal, and their steps are counted by the mean length of
such a roll-out; all other games are played from the start. LOOPS' games start from a clone of one
set-up. A clone is timed with the call from Python.

Searches are compared twice: by roll-outs for a choice, and by the steps of these roll-outs, because a
random round of LOOPS is several times as long as a random game of crazy eights. Ours deals a world
anew for every try, has a tree for every seat, and begins at positions in mid-round; OpenSpiel's sees
all hands and begins after the deal.

{OPENING}
{CLOSING}
"""


@dataclass(frozen=True)
class Result:
    """What one run has measured, and with which versions."""

    rates: Rates
    versions: Mapping[str, str]

    def rate_rows(self) -> list[tuple[str, str]]:
        """List titles and rates, ready to print."""
        return [
            (f"{measure.title}, {unit}/s", f"{self.rates[measure.name][unit]:,.0f}")
            for measure in MEASURES
            if measure.name in self.rates
            for unit in measure.units
        ]

    def ratio_rows(self) -> list[tuple[str, str, str, str, str]]:
        """List title, ratio, bar, goal and verdict, ready to print."""
        rows = []
        for bar in BARS:
            value = bar.measured(self.rates)
            if value is not None:
                sign = "≤ " if bar.lower_is_better else "≥ "
                limits = (f"{sign}{bar.bar:g}", f"{sign}{bar.goal:g}")
                rows.append((bar.title, f"{value:.3g}", *limits, bar.verdict(value)))
        return rows

    def misses_a_bar(self) -> bool:
        """Tell whether a bar that was measured is missed."""
        return any(row[-1] == MISSED for row in self.ratio_rows())

    def document(self) -> dict[str, object]:
        """Return the whole result as plain data."""
        values = [(bar, bar.measured(self.rates)) for bar in BARS]
        return {
            "versions": dict(self.versions),
            "rates": {name: dict(rates) for name, rates in self.rates.items()},
            "ratios": {
                bar.name: {
                    "value": value,
                    "bar": bar.bar,
                    "goal": bar.goal,
                    "lower_is_better": bar.lower_is_better,
                    "verdict": bar.verdict(value),
                }
                for bar, value in values
                if value is not None
            },
        }

    def markdown(self) -> str:
        """Return the tables as Markdown."""
        versions = ", ".join(f"{name} {version}" for name, version in self.versions.items())
        lines = [f"Measured on one core with {versions}.", ""]
        lines += ["| best slice | rate |", "|---|---:|"]
        lines += [f"| {title} | {rate} |" for title, rate in self.rate_rows()]
        lines += ["", "| ratio | measured | bar | goal | reached |", "|---|---:|---:|---:|---|"]
        lines += [f"| {' | '.join(row)} |" for row in self.ratio_rows()]
        return "\n".join(lines)

    def print_tables(self) -> None:
        """Print the tables on standard output."""
        console = Console()
        rates = Table("best slice")
        rates.add_column("rate", justify="right")
        for title, rate in self.rate_rows():
            rates.add_row(title, rate)
        ratios = Table("ratio")
        for name in ("measured", "bar", "goal"):
            ratios.add_column(name, justify="right")
        ratios.add_column("reached")
        for row in self.ratio_rows():
            ratios.add_row(*row)
        console.print(rates, ratios)


def machine() -> str:
    """Name the kind of machine, and nothing that tells it from others of its kind."""
    return f"{platform.system()} on {platform.machine()}"


def read_performance(path: Path) -> str:
    """Read the document the tables go into, or begin it."""
    text = path.read_text(encoding="utf-8") if path.exists() else INTRODUCTION
    lines = text.splitlines()
    if lines.count(OPENING) != 1 or lines.count(CLOSING) != 1:
        raise BenchError(f"{path.name} needs one line {OPENING} and one line {CLOSING}.")
    if lines.index(OPENING) > lines.index(CLOSING):
        raise BenchError(f"{path.name} has the line {CLOSING} before the line {OPENING}.")
    return text


def write_performance(path: Path, text: str, result: Result) -> None:
    """Put the tables between the marker lines."""
    before, rest = text.split(OPENING + "\n", 1)
    after = rest.split(CLOSING, 1)[1]
    path.parent.mkdir(exist_ok=True)
    path.write_text(
        f"{before}{OPENING}\n\n{result.markdown()}\n\n{CLOSING}{after}", encoding="utf-8"
    )
