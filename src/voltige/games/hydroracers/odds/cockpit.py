"""Exact odds of drawing danger tokens, for the gauge and for the element tiles.

A draw from the bag is without putting back, so the odds are hypergeometric; chains of propagation
and the choice of elements make them a tree. On the tiles the odds are those of the best placing:
least likely to crash, then with the fewest penalties, then with the least damage; of equal elements
the first.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from voltige.games.hydroracers import terms

# Damage, alerts, crash, and the elements with a new penalty
Result = tuple[int, int, bool, tuple[int, ...]]
Spread = dict[Result, Fraction]  # each result with its probability
Tile = tuple[int, ...]

NOTHING: Final[Result] = (0, 0, False, ())


def gauge_odds(damage: int, alerts: int, free: int, dangers: int) -> Spread:
    """Return the odds for a gauge with ``free`` slots, a bag of tokens and so many dangers."""
    if dangers == 0 or damage + alerts == 0:
        return {NOTHING: Fraction(1)}
    found: Spread = {}
    if damage > 0:
        share = Fraction(damage, damage + alerts)
        after: Spread = {NOTHING: Fraction(1)}
        if free > 0:
            after = gauge_odds(damage - 1, alerts, free - 1, dangers - 1)
        add_shifted(found, after, share, (1, 0, free == 0, ()))
    if alerts > 0:
        share = Fraction(alerts, damage + alerts)
        add_shifted(
            found, gauge_odds(damage, alerts - 1, free, dangers - 1), share, (0, 1, False, ())
        )
    return found


def add_shifted(total: Spread, after: Spread, share: Fraction, step: Result) -> None:
    """Add the results after a step to a total, each with the step's own result and share."""
    for result, chance in after.items():
        penalties = tuple(sorted([*result[3], *step[3]]))
        crashed = result[2] or step[2]
        key: Result = (result[0] + step[0], result[1] + step[1], crashed, penalties)
        total[key] = total.get(key, Fraction(0)) + chance * share


def badness(spread: Spread) -> tuple[Fraction, Fraction, Fraction]:
    """Return what placing keeps low: chance of a crash, expected penalties, expected damage."""
    crash = sum((p for result, p in spread.items() if result[2]), Fraction(0))
    penalties = sum((p * len(result[3]) for result, p in spread.items()), Fraction(0))
    damage = sum((p * result[0] for result, p in spread.items()), Fraction(0))
    return crash, penalties, damage


class TileOdds:
    """The odds of one expert cockpit; positions met before are remembered."""

    def __init__(self, squares: list[Tile]) -> None:
        self.squares: Final = squares  # what the squares of each element show
        self.known: Final[dict[tuple[object, ...], Spread]] = {}

    def draw(
        self, tiles: tuple[Tile, ...], bag: tuple[int, int], dangers: int, element: int
    ) -> Spread:
        """Return the odds before a draw; ``element`` is where a propagation leads to (HR-111)."""
        damage, alerts = bag
        full = not any(terms.NO_TOKEN in tile for tile in tiles)
        if dangers == 0 or damage + alerts == 0 or full:
            return {NOTHING: Fraction(1)}
        key = (tiles, bag, dangers, element)
        if key not in self.known:
            found: Spread = {}
            if damage > 0:
                left = (damage - 1, alerts)
                after = self.place(tiles, left, dangers, element, terms.DAMAGE_TOKEN)
                add_shifted(found, after, Fraction(damage, damage + alerts), (1, 0, False, ()))
            if alerts > 0:
                left = (damage, alerts - 1)
                after = self.place(tiles, left, dangers, element, terms.ALERT_TOKEN)
                add_shifted(found, after, Fraction(alerts, damage + alerts), (0, 1, False, ()))
            self.known[key] = found
        return self.known[key]

    def place(
        self, tiles: tuple[Tile, ...], bag: tuple[int, int], dangers: int, element: int, token: int
    ) -> Spread:
        """Return the odds of the best place for a token, or of the only one (HR-108, HR-117)."""
        if element != terms.NO_ELEMENT and terms.NO_TOKEN in tiles[element]:
            return self.lay(tiles, bag, dangers, element, token)
        best: Spread = {}
        for chosen in range(terms.ELEMENTS):
            if terms.NO_TOKEN in tiles[chosen]:
                spread = self.lay(tiles, bag, dangers, chosen, token)
                if not best or badness(spread) < badness(best):
                    best = spread
        return best

    def lay(
        self, tiles: tuple[Tile, ...], bag: tuple[int, int], dangers: int, element: int, token: int
    ) -> Spread:
        """Return the odds after a token has covered the first empty square (HR-109 to HR-114)."""
        square = tiles[element].index(terms.NO_TOKEN)
        shown = self.squares[element][square]
        if token == terms.DAMAGE_TOKEN and shown == terms.CROSS_SQUARE:
            return {(0, 0, True, ()): Fraction(1)}
        covered = list(tiles[element])
        covered[square] = token
        changed = list(tiles)
        changed[element] = tuple(covered)
        after = tuple(changed)
        if token == terms.ALERT_TOKEN:
            return self.draw(after, bag, dangers - 1, terms.NO_ELEMENT)
        if shown == terms.PENALTY_SQUARE:
            found: Spread = {}
            rest = self.draw(after, bag, dangers - 1, terms.NO_ELEMENT)
            add_shifted(found, rest, Fraction(1), (0, 0, False, (element,)))
            return found
        return self.draw(after, bag, dangers, shown)
