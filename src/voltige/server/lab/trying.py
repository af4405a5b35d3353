"""Deals played with and without a change, as ``voltige lab`` does. It runs aside."""

import math
import time

import msgspec

from voltige.arena.lab import THINGS, Line, Sums, add_up, join, line
from voltige.arena.plan import Plan
from voltige.arena.playing import Playing
from voltige.server.lab.wire import MOST_DEALS, LabLine, LabSums, LabTold, LabTrial
from voltige.tables.editions import own_edition
from voltige.tables.table.table import find_game

ENOUGH_S = 0.7  # of one request: a page that shows what comes should not wait for long
CARD = "card "
SHOWN = ("seats", "course")


def attempt(trial: LabTrial) -> LabTold:
    """Play some more deals, at least one, and tell what all of them tell."""
    base, changed = plans(trial)
    until = time.monotonic() + ENOUGH_S
    pairs = []
    with Playing(base) as usual, Playing(changed) as other:
        for number in range(trial.first, trial.first + trial.count):
            pairs.append((usual.play(number), other.play(number)))
            if time.monotonic() > until:
                break
    before = [Sums(one.kind, one.name, one.base, one.changed, one.squares) for one in trial.sums]
    deals = trial.first + len(pairs)
    sums = [one for one in join(before, add_up(base, changed, pairs)) if is_shown(one)]
    return LabTold(
        deals,
        [msgspec.convert(one, LabSums, from_attributes=True) for one in sums],
        [told(line(one, deals)) for one in sums],
    )


def plans(trial: LabTrial) -> tuple[Plan, Plan]:
    """Make both plans: the same bots and seed."""
    game = find_game(trial.game)
    bots = [trial.bots] * trial.seats
    games = MOST_DEALS + trial.count
    edition = own_edition(game, trial.edition_text)
    base = Plan.make(game, bots, games, trial.seed)
    changed = Plan.make(game, bots, games, trial.seed, trial.options, edition)
    return base, changed


def is_shown(sums: Sums) -> bool:
    """Tell whether a page can name a figure: seats, what games count, and cards."""
    return sums.kind in SHOWN or (sums.kind == THINGS and sums.name.startswith(CARD))


def told(found: Line) -> LabLine:
    """Give a line as the wire has it, which knows no endless numbers."""
    error = found.error if math.isfinite(found.error) else None
    return LabLine(
        found.kind,  # type: ignore[arg-type]  # one of those that are shown
        found.name,
        found.base,
        found.changed,
        found.difference,
        error,
        found.is_sure,
    )
