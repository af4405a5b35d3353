"""The ladder: each level against copies of the level below it, on all seats; writes docs/ladder.md.

python -m bench.ladder                                   every level, 400 games a step; many hours
python -m bench.ladder --levels pilot,ace --tables race  one step of it: the page keeps all others
python -m bench.ladder --levels ace+pilot+cadet,master   masters among all the others
python -m bench.ladder --levels random,heuristic --games 8 --tables loops --docs /tmp/docs    a short one
Games are kept in the folder ladder as they end: the same command goes on where it was stopped. What all steps
have found so far stands in docs/ladder.json.
"""

import argparse
import json
import os
import shutil
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from voltige.arena.curve import step_json, steps
from voltige.arena.errors import ArenaError
from voltige.arena.plan import Plan
from voltige.arena.report.charts import intervals, svg
from voltige.arena.run import Hands
from voltige.bots.levels import LEVELS
from voltige.bots.registry import BOT_NAMES
from voltige.cli.main import INTERRUPTED
from voltige.cli.running import Runner, end
from voltige.core.errors import VoltigeError
from voltige.core.options import Values
from voltige.games import GAMES
from voltige.locale import texts

ROOT = Path(__file__).parents[1]
PAGE = "ladder.md"
FOUND = "ladder.json"
PICTURES = "pictures"
HEAD = """# The ladder of the levels

How strong is each level? It plays against copies of the level below it; every deal is played once on
each seat with the same luck, and a first place that is shared by *n* counts as one *n*-th. Shares of
wins have Wilson's 95 % intervals; equal bots would win the fair share. `make ladder` plays everything
and takes many hours; each line of these tables is made by a command of its own, which gives the same
figures again:

```
python -m bench.ladder --tables TABLE --levels AGAINST,LEVEL --games GAMES --seed SEED
```
"""
AND = "+"  # between bots that sit at the other seats together
Found = dict[str, list[dict[str, Any]]]  # by table: a line for each step


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
    parser.add_argument("--out", type=Path, default=ROOT / "ladder", help="where games are kept")
    parser.add_argument("--fresh", action="store_true", help="forget the games that are kept")
    parser.add_argument("--docs", type=Path, default=ROOT / "docs", help="where the page goes")
    wished = parser.parse_args(argv)
    if wished.fresh:
        shutil.rmtree(wished.out, ignore_errors=True)
    try:
        for name in wished.tables.split(","):
            for told in climb(name, wished):
                write(wished.docs, name, told)
    except VoltigeError as error:
        print(f"ladder: {texts('en').error(error)}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:  # what is kept has been told already
        return INTERRUPTED
    return 0


def climb(name: str, wished: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """Play the steps of one table, and tell of each when it is done."""
    if name not in TABLES:
        raise ArenaError("ladder_table", name=name, names=", ".join(TABLES))
    table = TABLES[name]
    game = next(game for game in GAMES if game.name == table.game)
    runner = Runner(Hands(wished.workers), texts("en"))

    def make(bots: list[str]) -> Plan:
        seated = [bots[0], *company(bots[1], table.seats - 1)]
        return Plan.make(game, seated, wished.games, wished.seed, table.options, rotate=True)

    for step in steps(wished.levels.split(","), table.seats, make):
        folder = wished.out / name / f"{step.bot}-{step.rival}-{wished.seed}"
        ran = runner.run(step.plan, str(folder), resume=folder.exists())
        end(ran)
        yield {**step_json(step, ran.results), "seed": wished.seed}


def company(rival: str, seats: int) -> list[str]:
    """Fill the other seats: with copies of one bot, or in turn with those of a mixture."""
    named = rival.split(AND)
    return [named[place % len(named)] for place in range(seats)]


def write(docs: Path, name: str, told: dict[str, Any]) -> None:
    """Put what a step has found among what is known, and write the page and its drawings anew."""
    (docs / PICTURES).mkdir(parents=True, exist_ok=True)
    file = docs / FOUND
    found: Found = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    lines = [one for one in found.get(name, []) if step_of(one) != step_of(told)]
    found[name] = sorted([*lines, told], key=step_of)
    found = {table: found[table] for table in TABLES if table in found}
    file.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    sections = [section(docs, table, lines) for table, lines in found.items()]
    (docs / PAGE).write_text("\n".join([HEAD, *sections]), encoding="utf-8")


def step_of(told: dict[str, Any]) -> tuple[int, int, str, str]:
    """Name the step of a line, so that lines stand from the weakest to the strongest."""
    bot, against = told["bot"], told["against"]
    return strength(bot), strength(against), bot, against


def strength(bot: str) -> int:
    """Give where a bot stands among those that have a name of their own."""
    return BOT_NAMES.index(bot) if bot in BOT_NAMES else len(BOT_NAMES)


def draw(file: Path, lines: list[dict[str, Any]]) -> None:
    """Draw the shares of a table with their intervals."""
    rows = [
        {"name": called(one), "value": one["win_share"], "low": low, "high": high}
        for one in lines
        for low, high in [one["win_share_95"]]
    ]
    drawn = svg(intervals(rows, lines[0]["fair_share"]), "en", alone=True)
    file.write_text(drawn + "\n", encoding="utf-8")


def called(told: dict[str, Any]) -> str:
    """Say who plays against whom."""
    others = round(1 / told["fair_share"]) - 1
    if others == 1 or AND in told["against"]:
        return f"{told['bot']} v {told['against'].replace(AND, ', ')}"
    return f"{told['bot']} v {others} × {told['against']}"


def section(docs: Path, table: str, found: list[dict[str, Any]]) -> str:
    """Draw what was found at a table; give the drawing and a line for each step."""
    picture = f"{PICTURES}/ladder-{table}.svg"
    draw(docs / picture, found)
    fair = f"{found[0]['fair_share']:.0%}"
    lines = [
        f"## {TABLES[table].title}",
        "",
        f"![Share of wins of each level, with its interval; the dashed line is {fair}]({picture})",
        "",
        f"`--tables {table}`",
        "",
        f"| level | against | games | seed | wins (fair {fair}) | 95 % |",
        "|---|---|---:|---:|---:|---:|",
    ]
    for one in found:
        low, high = one["win_share_95"]
        share = f"{one['win_share']:.1%}"
        against = one["against"].replace(AND, ", ")
        lines.append(
            f"| {one['bot']} | {against} | {one['games']} | {one['seed']} | {share} "
            f"| {low:.1%} – {high:.1%} |"
        )
    return "\n".join([*lines, ""])


if __name__ == "__main__":
    sys.exit(main())
