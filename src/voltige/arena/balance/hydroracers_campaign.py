"""Lengths, money, cards and wins of simulated campaigns (docs/balance/hydroracers-campaign.md).

``python -m voltige.arena.balance.hydroracers_campaign --games 1000`` prints; same numbers, same
document.
"""

import argparse
import sys
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from voltige.arena.balance.hydroracers import PILOTS, PLANES, row
from voltige.bots.bot import ask
from voltige.bots.registry import make_bot
from voltige.core.event import Journal
from voltige.core.options import Values
from voltige.core.rng import Rng
from voltige.core.state import CHANCE, NOBODY
from voltige.games.hydroracers import GAME

RACES = 3
SEATS = 4
HEAD = """# Balance of the Hydroracers campaign

What happens in a campaign of three races? Four heuristic bots play {games} campaigns for every section,
seed {seed}, the first race on a circuit drawn at random; a share of wins is good to about ±{error} points
(95 %). Written by

```
python -m voltige.arena.balance.hydroracers_campaign --games {games} --seed {seed}
```

The bots judge a card by a fixed worth for each race to come, so the tables tell as much about them as
about the cards.
"""


@dataclass
class Tally:
    """What is counted over many campaigns."""

    games: int = 0
    decisions: int = 0
    rounds: int = 0
    crashes: int = 0
    phases: int = 0
    draws: Counter[str] = field(default_factory=Counter)  # what came out of the cloth bag
    money: Counter[str] = field(default_factory=Counter)  # AIRCOINS by source and use
    tokens: list[int] = field(default_factory=list)  # of a person after a race
    bought: Counter[str] = field(default_factory=Counter)
    won_with: Counter[str] = field(default_factory=Counter)  # copies of the winner's
    points: list[int] = field(default_factory=list)
    wins: Counter[str] = field(default_factory=Counter)  # by plane, and by pilot
    flown: Counter[str] = field(default_factory=Counter)


def main(argv: list[str] | None = None) -> int:
    """Simulate and print the document."""
    parser = argparse.ArgumentParser(prog="python -m voltige.arena.balance.hydroracers_campaign")
    parser.add_argument("--games", type=int, default=1000, help="campaigns for each section")
    parser.add_argument("--seed", type=int, default=1, help="same seed, same campaigns")
    arguments = parser.parse_args(argv)
    sys.stdout.write(document(arguments.games, arguments.seed))
    return 0


def document(games: int, seed: int) -> str:
    """Give the whole document."""
    error = round(196 * (0.25 * 0.75 / games) ** 0.5)
    sections = [
        ("Basic cockpit, pilots of their nation", {}),
        ("Expert cockpit, pilots of their nation", {"cockpit": "expert"}),
        ("Basic cockpit, pilots drawn at random", {"pilots": "random"}),
    ]
    parts = [HEAD.format(games=games, seed=seed, error=error)]
    for title, options in sections:
        tally = play_campaigns(games, seed, options)
        parts.append("\n".join([f"## {title}", "", *lengths(tally), "", *wins(tally), ""]))
        if "pilots" not in options:
            parts.append("\n".join(["### Cards", "", *cards(tally), ""]))
    return "\n".join(parts)


def play_campaigns(games: int, seed: int, options: Values) -> Tally:
    """Play campaigns and count."""
    tally = Tally()
    asked: Values = {"mode": "campaign", "races": RACES, "circuit": "random", **options}
    for number in range(games):
        play_campaign(tally, asked, seed * 1_000_000 + number)
    return tally


def play_campaign(tally: Tally, options: Values, seed: int) -> None:
    """Play one campaign."""
    state: Any = GAME.new_state(SEATS, options)
    bot = make_bot("heuristic", GAME.name)
    streams = [Rng(seed, stream) for stream in range(SEATS + 1)]
    bought: list[list[str]] = [[] for _ in range(SEATS)]
    while state.to_act != NOBODY:
        journal = Journal()
        if state.to_act == CHANCE:
            state.resolve(state.sample_chance(streams[SEATS]), journal)
        else:
            seat = int(state.to_act)
            codes = [action.code for action in state.legal_actions()]
            state.apply(ask(bot, state.view(seat), codes, streams[seat]), journal)
            tally.decisions += 1
        for event in journal.events:
            count_event(tally, bought, event.name, event.data)
    count_end(tally, state, bought)


def count_event(tally: Tally, bought: list[list[str]], name: str, data: dict[str, Any]) -> None:
    """Count what an event tells of money, tokens and cards."""
    if name == "CardObtained":
        bought[data["seat"]].append(data["card"])
        tally.bought[data["card"]] += 1
    elif name == "CardSpied":
        tally.bought["(espionage)"] += 1
    elif name in {"TimeDrawn", "DevTokenDrawn"}:
        tally.draws[name] += 1
    elif name == "TokensCounted":
        tally.tokens.append(data["tokens"])
    elif name == "DevelopmentStarted":
        tally.phases += 1
    elif name == "BetPlaced":
        tally.money["stakes"] -= data["slot"]
    elif name == "CardPaid":
        tally.money["cards"] += data["aircoins"]
    elif name in {"BetSettled", "PlaneExhibited"}:
        tally.money["bets" if name == "BetSettled" else "exhibitions"] += data["paid"]
    elif name in {"WorkRushed", "CardRecycled"}:
        tally.money["rushing" if name == "WorkRushed" else "exchanges"] -= data["paid"]


def count_end(tally: Tally, state: Any, bought: list[list[str]]) -> None:
    """Count points, wins and what the winner had bought."""
    told = state.to_dict()
    tally.games += 1
    tally.rounds += told["rounds_flown"]
    ranking = state.ranking()
    for seat, plane in enumerate(told["planes"]):
        tally.crashes += plane["crashes"]
        tally.points.append(plane["prestige"])
        share = 1 if ranking[seat] == 1 else 0
        for name in (plane["plane"], plane["pilot"]):
            tally.wins[name] += share
            tally.flown[name] += 1
        if share:
            tally.won_with.update(bought[seat])


def lengths(tally: Tally) -> list[str]:
    """Give how long campaigns are and where the money goes, per seat."""
    games, seats = tally.games, tally.games * SEATS
    heats = games * RACES * 3
    lines = [row(["per campaign or seat", "value"]), row(["---", "---:"])]
    lines.append(row(["decisions per campaign", f"{tally.decisions / games:.0f}"]))
    lines.append(row(["rounds per heat", f"{tally.rounds / heats:.2f}"]))
    lines.append(row(["crashes per plane and race", f"{tally.crashes / seats / RACES:.2f}"]))
    lines.append(row(["tokens of a person after a race", f"{mean(tally.tokens):.1f}"]))
    drawn = sum(tally.draws.values()) / max(1, tally.phases)
    lines.append(row(["draws per development phase", f"{drawn:.0f}"]))
    cards_each = sum(tally.bought.values()) / seats / (RACES - 1)
    lines.append(row(["cards per person and phase", f"{cards_each:.1f}"]))
    for name in ("stakes", "bets", "exhibitions", "cards", "rushing", "exchanges"):
        lines.append(row([f"AIRCOINS: {name}", f"{tally.money[name] / seats:+.0f}"]))
    least, most = min(tally.points), max(tally.points)
    lines.append(row(["final points (least–most)", f"{mean(tally.points):.1f} ({least}–{most})"]))
    return lines


def mean(values: list[int]) -> float:
    """Give the mean, 0 of nothing."""
    return sum(values) / len(values) if values else 0.0


def wins(tally: Tally) -> list[str]:
    """Give the share of wins of each plane and each pilot."""
    names = [*PLANES, *PILOTS]
    shares = [f"{tally.wins[name] / max(1, tally.flown[name]):.0%}" for name in names]
    return [row(["wins of", *names]), row(["---", *["---:"] * len(names)]), row(["share", *shares])]


def cards(tally: Tally) -> list[str]:
    """List the cards: how often they were obtained, and how many of them by the winner."""
    lines = [row(["card", "exchange value", "obtained per campaign", "by the winner"])]
    lines.append(row(["---", "---:", "---:", "---:"]))
    values = {card.id: str(card.exchange) for card in GAME.load_edition().deck.movement}  # type: ignore[attr-defined]  # Hydroracers' edition
    for name, count in sorted(tally.bought.items(), key=lambda item: (-item[1], item[0])):
        share = f"{tally.won_with[name] / count:.0%}" if name in tally.won_with else "–"
        lines.append(row([f"`{name}`", values.get(name, "–"), f"{count / tally.games:.2f}", share]))
    return lines


if __name__ == "__main__":
    sys.exit(main())
