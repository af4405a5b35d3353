"""Pilots and planes on every circuit, from simulated races (docs/balance/hydroracers.md).

``python -m voltige.arena.balance.hydroracers --games 400`` prints; same numbers, same document.
"""

import argparse
import sys
from typing import Any

from voltige.arena.plan import Plan
from voltige.arena.simulate import simulate
from voltige.core.options import Values
from voltige.games.hydroracers import GAME

HEURISTIC = ["heuristic"] * 4
PLANES = ["macchi", "curtiss", "supermarine", "bernard"]
PILOTS = ["bernardi", "doolittle", "greig", "sadi"]
CIRCUITS = ["calshot", "venice", "monaco", "naples", "baltimore", "hampton"]
HEAD = """# Balance of Hydroracers

How even are planes, pilots and circuits? Four heuristic bots fly {games} races for every line, seed {seed};
a share of wins is good to about ±{error} points (95 %). The tables are written by

```
python -m voltige.arena.balance.hydroracers --games {games} --seed {seed}
```

and each line is what `voltige simulate hydroracers --seats 4 --bots heuristic --games {games} --seed {seed}`
prints with `--options circuit=…`. The bots look one movement ahead, so the tables tell as much about them as
about the components.
"""


def main(argv: list[str] | None = None) -> int:
    """Simulate and print the document."""
    parser = argparse.ArgumentParser(prog="python -m voltige.arena.balance.hydroracers")
    parser.add_argument("--games", type=int, default=400, help="races for each line")
    parser.add_argument("--seed", type=int, default=1, help="same seed, same races")
    arguments = parser.parse_args(argv)
    sys.stdout.write(document(arguments.games, arguments.seed))
    return 0


def document(games: int, seed: int) -> str:
    """Give the whole document."""
    error = round(196 * (0.25 * 0.75 / games) ** 0.5)
    parts = [HEAD.format(games=games, seed=seed, error=error)]
    parts.append(section("Pilots of their nation", "basic", {}, games, seed))
    parts.append(section("The same with the expert cockpit", "expert", {}, games, seed))
    parts.append(section("Planes alone, without pilots", "basic", {"pilots": "none"}, games, seed))
    parts.append(people_and_autopilots(games, seed))
    return "\n".join(parts)


def section(title: str, cockpit: str, options: Values, games: int, seed: int) -> str:
    """Give a table with a line for each circuit."""
    alone = options.get("pilots") == "none"
    names = [
        plane if alone else f"{plane}, {pilot}" for plane, pilot in zip(PLANES, PILOTS, strict=True)
    ]
    heads = ["circuit", *names, "rounds per heat", "crashes per plane", "cards left"]
    lines = [f"## {title}", "", row(heads), row(["---"] + ["---:"] * (len(heads) - 1))]
    for circuit in CIRCUITS:
        asked = {**options, "cockpit": cockpit, "circuit": circuit}
        told = summary(HEURISTIC, asked, games, seed)
        lines.append(row([circuit, *shares(told), *flown(told)]))
    return "\n".join([*lines, ""])


def people_and_autopilots(games: int, seed: int) -> str:
    """Give a table of one heuristic person against three autopilots."""
    heads = ["circuit", "person (curtiss)", "macchi", "supermarine", "bernard", "rounds per heat"]
    lines = ["## One person against three autopilots", ""]
    lines += [row(heads), row(["---"] + ["---:"] * (len(heads) - 1))]
    for circuit in CIRCUITS:
        asked: Values = {"autopilots": ["macchi", "supermarine", "bernard"], "circuit": circuit}
        told = summary(HEURISTIC, asked, games, seed)
        lines.append(row([circuit, *shares(told), flown(told)[0]]))
    return "\n".join([*lines, ""])


def summary(bots: list[str], options: Values, games: int, seed: int) -> dict[str, Any]:
    """Simulate one line."""
    return simulate(Plan.make(GAME, bots, games, seed, options)).to_json()


def shares(told: dict[str, Any]) -> list[str]:
    """Give the share of wins of each seat."""
    return [f"{seat['win_share']:.0%}" for seat in told["seats"]]


def flown(told: dict[str, Any]) -> list[str]:
    """Give how a race went: rounds per heat, crashes and cards left per plane."""
    found = told["statistics"]
    heats, planes = 3, len(told["seats"])
    return [
        f"{found['rounds'] / heats:.1f}",
        f"{found['crashes'] / planes:.2f}",
        f"{found['cards_left']:.1f}",
    ]


def row(cells: list[str]) -> str:
    """Give a line of a table."""
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    sys.exit(main())
