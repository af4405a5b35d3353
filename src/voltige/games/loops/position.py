"""A position as plain data: the whole truth, for scenarios, puzzles, saves and comparisons."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from voltige.games.loops.options import LoopsSetup


def counts_to_dict(setup: LoopsSetup, counts: vec[i64], row: i64) -> dict[str, int]:
    """Return one row of counts as card ids with their counts, zeros left out."""
    found: dict[str, int] = {}
    for card in range(int(setup.cards)):
        count = int(counts[row + card])
        if count > 0:
            found[setup.edition.ids[card]] = count
    return found


def altitude_of(setup: LoopsSetup, card: i64) -> int:
    """Return an altitude in metres, 0 for none."""
    return int(setup.edition.value[card]) if card >= 0 else 0
