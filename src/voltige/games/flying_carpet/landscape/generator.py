"""Random landscapes: the same number always gives the same one, and none is a trap."""

from __future__ import annotations

from typing import Final

from voltige.core.rng import Rng
from voltige.games.flying_carpet.landscape.checks import Checks, find_flaw
from voltige.games.flying_carpet.landscape.panels import Placement

COUNTS: Final = {  # fewest and most ground panels, fewest and most clouds
    "easy": (2, 3, 0, 1),
    "classic": (4, 5, 2, 3),
    "hard": (6, 7, 3, 3),
}
LEVELS: Final = list(COUNTS)
MOST_ATTEMPTS: Final = 1000


class Amounts:
    """How many panels a random landscape has: fewest and most of each kind."""

    def __init__(self, level: str, ground: int, clouds: int) -> None:
        """Take a level, or the numbers themselves when the level is empty."""
        counts = COUNTS.get(level, (ground, ground, clouds, clouds))
        self.fewest_ground, self.most_ground, self.fewest_clouds, self.most_clouds = counts
        self.stream: Final = LEVELS.index(level) if level in LEVELS else len(LEVELS)


def generate(
    checks: Checks, amounts: Amounts, seed: int, otherwise: list[Placement]
) -> list[Placement]:
    """Draw landscapes until one passes LS-5 to LS-7; after too many failures take another one."""
    rng = Rng(seed, amounts.stream)
    for _ in range(MOST_ATTEMPTS):
        placements = attempt(checks, amounts, rng)
        if placements is not None and find_flaw(checks, placements, True) is None:
            return placements
    return otherwise


def attempt(checks: Checks, amounts: Amounts, rng: Rng) -> list[Placement] | None:
    """Draw one landscape; none when its ground panels are too wide together."""
    ground = [n for n, panel in enumerate(checks.panels) if not panel.cloud]
    clouds = [n for n, panel in enumerate(checks.panels) if panel.cloud]
    wanted = between(rng, amounts.fewest_ground, amounts.most_ground)
    standing = draw_some(rng, ground, wanted)
    hanging = draw_some(rng, clouds, between(rng, amounts.fewest_clouds, amounts.most_clouds))
    board = checks.board
    left = board.last_column - board.first_column + 1
    for panel in standing:
        left -= checks.panels[panel].width
    if left < 0:
        return None
    gaps = [0] * (len(standing) + 1)
    for _ in range(left):
        gaps[int(rng.below(len(gaps)))] += 1
    placements: list[Placement] = []
    column = board.first_column
    for gap, panel in zip(gaps, standing, strict=False):
        column += gap
        placements.append(Placement(panel, column, 1, mirrored=False))
        column += checks.panels[panel].width
    for panel in hanging:
        placement = hang(checks, panel, rng)
        if placement is None:
            return None
        placements.append(placement)
    return placements


def hang(checks: Checks, panel: int, rng: Rng) -> Placement | None:
    """Hang a cloud in the wind, off the first and the last column; none where it is too large."""
    board = checks.board
    shape = checks.panels[panel]
    lowest = board.forces.count(0) + 1  # the calm rows are the lowest ones
    columns = int(board.width) - shape.width - 1
    rows = int(board.height) + 2 - shape.height - lowest
    if columns < 1 or rows < 1:
        return None
    column = 2 + int(rng.below(columns))
    return Placement(panel, column, lowest + int(rng.below(rows)), mirrored=False)


def between(rng: Rng, low: int, high: int) -> int:
    """Draw a whole number between two bounds, both included."""
    return low + int(rng.below(high - low + 1))


def draw_some(rng: Rng, numbers: list[int], count: int) -> list[int]:
    """Draw so many of the numbers, in the order of drawing."""
    left = numbers[:]
    drawn: list[int] = []
    while left and len(drawn) < count:
        drawn.append(left.pop(int(rng.below(len(left)))))
    return drawn
