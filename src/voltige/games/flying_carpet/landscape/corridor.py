"""The free passage between sky and earth, column by column (LS-6)."""

from __future__ import annotations

from voltige.games.flying_carpet.landscape.scenery import Landscape


def open_rows(land: Landscape) -> list[tuple[int, int]]:
    """Give for each column the lowest row over the ground panels and the highest under the clouds."""
    width = int(land.board.width)
    low = [1] * width
    high = [int(land.board.height)] * width
    for placement in land.placements:
        cloud = land.panels[placement.panel].cloud
        for column, row in placement.places(land.panels):
            if cloud:
                high[column - 1] = min(high[column - 1], row - 1)
            else:
                low[column - 1] = max(low[column - 1], row + 1)
    return list(zip(low, high, strict=True))
