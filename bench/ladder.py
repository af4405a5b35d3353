"""The ladder: each level against copies of the level below it, on all seats; writes docs/ladder.md.

python -m bench.ladder                                   every level, 400 games a step; may take hours
python -m bench.ladder --levels random,heuristic --games 8 --tables loops --docs /tmp/docs    a short one
Games are kept in build/ladder as they end: the same command goes on where it was stopped.
"""

import argparse
import os
import shutil
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from voltige.arena.curve import Step, step_json, steps
from voltige.arena.errors import ArenaError
from voltige.arena.plan import Plan
from voltige.arena.report.charts import intervals, svg
from voltige.arena.run import Hands
from voltige.bots.levels import LEVELS
from voltige.cli.main import INTERRUPTED
from voltige.cli.running import Runner, end
from voltige.core.errors import VoltigeError
from voltige.core.options import Values
from voltige.games import GAMES
from voltige.locale import texts

ROOT = Path(__file__).parents[1]
PAGE = "ladder.md"
PICTURES = "pictures"
HEAD = """# The ladder of the levels

How strong is each level? It plays against copies of the level below it; every deal is played once on
each seat with the same luck, and a first place that is shared by *n* counts as one *n*-th. Shares of
wins have Wilson's 95 % intervals; equal bots would win the fair share. The same command gives the
same figures:

```
{command}
```
"""


@dataclass(frozen=True)
class Table:
    """Where levels are measured."""

    title: str
    game: str
    seats: int
    options: Values


TABLES = {
    "loops": Table("LOOPS, a match, four seats", "loops", 4, {}),
    "lucky-loop": Table("Lucky Loop, two seats", "lucky-loop", 2, {}),
    "lucky-loop-4": Table("Lucky Loop, four seats", "lucky-loop", 4, {}),
    "flying-carpet": Table("The Flying Carpet, four seats", "flying-carpet", 4, {}),
    "race": Table("Hydroracers, a race, four seats", "hydroracers", 4, {}),
    "campaign": Table(
        "Hydroracers, three races, four seats",
        "hydroracers",
        4,
        {"mode": "campaign", "races": 3},
    ),
}


def main(argv: Sequence[str] | None = None) -> int:
    """Play all steps of all tables, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--levels", default=",".join(LEVELS), help="the weakest first")
    parser.add_argument("--tables", default=",".join(TABLES), help=f"of {', '.join(TABLES)}")
    parser.add_argument("--games", type=int, default=400, help="of each step")
    parser.add_argument("--seed", type=int, default=1, help="same seed, same games")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument(
        "--out", type=Path, default=ROOT / "build" / "ladder", help="where games are kept"
    )
    parser.add_argument("--fresh", action="store_true", help="forget the games that are kept")
    parser.add_argument("--docs", type=Path, default=ROOT / "docs", help="where the page goes")
    wished = parser.parse_args(argv)
    if wished.fresh:
        shutil.rmtree(wished.out, ignore_errors=True)
    try:
        found = {name: climb(name, wished) for name in wished.tables.split(",")}
    except VoltigeError as error:
        print(f"ladder: {texts('en').error(error)}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:  # what is kept has been told already
        return INTERRUPTED
    write(wished, found)
    return 0


def climb(name: str, wished: argparse.Namespace) -> list[dict[str, Any]]:
    """Play the steps of one table."""
    if name not in TABLES:
        raise ArenaError("ladder_table", name=name, names=", ".join(TABLES))
    table = TABLES[name]
    game = next(game for game in GAMES if game.name == table.game)
    runner = Runner(Hands(wished.workers), texts("en"))

    def make(bots: list[str]) -> Plan:
        return Plan.make(game, bots, wished.games, wished.seed, table.options, rotate=True)

    told = []
    for step in steps(wished.levels.split(","), table.seats, make):
        folder = wished.out / name / f"{step.bot}-{step.rival}-{wished.seed}"
        ran = runner.run(step.plan, str(folder), resume=folder.exists())
        end(ran)
        told.append(shown(step, step_json(step, ran.results)))
    return told


def shown(step: Step, told: dict[str, Any]) -> dict[str, Any]:
    """Add how the step is called in a drawing."""
    return {**told, "name": f"{step.bot} v {len(step.plan.bots) - 1} × {step.rival}"}


def write(wished: argparse.Namespace, found: dict[str, list[dict[str, Any]]]) -> None:
    """Write the page and its drawings."""
    pictures = wished.docs / PICTURES
    pictures.mkdir(parents=True, exist_ok=True)
    chosen = f"--levels {wished.levels} --tables {','.join(found)}"
    command = f"python -m bench.ladder {chosen} --games {wished.games} --seed {wished.seed}"
    parts = [HEAD.format(command=command)]
    for name, told in found.items():
        file = f"ladder-{name}.svg"
        rows = [
            {"name": one["name"], "value": one["win_share"], "low": low, "high": high}
            for one in told
            for low, high in [one["win_share_95"]]
        ]
        drawn = svg(intervals(rows, told[0]["fair_share"]), "en", alone=True)
        (pictures / file).write_text(drawn + "\n", encoding="utf-8")
        parts.append(section(TABLES[name].title, f"{PICTURES}/{file}", told))
    (wished.docs / PAGE).write_text("\n".join(parts), encoding="utf-8")


def section(title: str, picture: str, told: list[dict[str, Any]]) -> str:
    """Give a drawing and a table with a line for each step."""
    fair = f"{told[0]['fair_share']:.0%}"
    lines = [
        f"## {title}",
        "",
        f"![Share of wins of each level, with its interval; the dashed line is {fair}]({picture})",
        "",
        f"| level | against | games | wins (fair {fair}) | 95 % |",
        "|---|---|---:|---:|---:|",
    ]
    for one in told:
        low, high = one["win_share_95"]
        share = f"{one['win_share']:.1%}"
        lines.append(
            f"| {one['bot']} | {one['against']} | {one['games']} | {share} | {low:.1%} – {high:.1%} |"
        )
    return "\n".join([*lines, ""])


if __name__ == "__main__":
    sys.exit(main())
