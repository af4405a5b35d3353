"""Is a landscape legal? The checks LS-1 to LS-7 of docs/rules/flying-carpet.md, "Components"."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.options import Flag, OneWord, Option, Values
from voltige.games.flying_carpet.actions import SINGLE_SLOTS, SLOTS
from voltige.games.flying_carpet.landscape.board import Board
from voltige.games.flying_carpet.landscape.panels import Panel, Placement, placements_text
from voltige.games.flying_carpet.landscape.scenery import Landscape
from voltige.games.flying_carpet.landscape.sky import ENDS, Sky, Vectors, card_block, single_block
from voltige.games.flying_carpet.landscape.ways import NO_HINT, Ways, find_ways, no_ways
from voltige.games.flying_carpet.landscape.winds import FLIGHT_OPTIONS, Winds, drift
from voltige.games.flying_carpet.terms import EJECTED, FREE, NOT_FLOWN

LANDSCAPE_OPTIONS: Final[list[Option]] = [
    Flag("clouds_in_calm", False, "FC-10"),
    Flag("mirror_panels", False, "FC-9"),
    OneWord("passage_check", ["full", "corridor", "none"], "full", "FC-11"),
]
CHECKED_OPTIONS: Final = [*FLIGHT_OPTIONS, *LANDSCAPE_OPTIONS]  # all that the checks depend on
DEFAULTS: Final[Values] = {option.name: option.default for option in CHECKED_OPTIONS}
MOST_VERDICTS: Final = 20_000  # that are remembered
RULES: Final = {
    "LS-1": "FC-6",
    "LS-2": "FC-8",
    "LS-3": "FC-9",
    "LS-4": "FC-10",
    "LS-5": "FC-9",
    "LS-6": "FC-11",
    "LS-7": "FC-11",
}


class Flaw:
    """What is wrong with a landscape: the first check that fails, the panel, the cells."""

    def __init__(self, check: str, panel: str, cells: list[int]) -> None:
        self.check: Final = check
        self.panel: Final = panel  # empty when no single panel is to blame
        self.cells: Final = cells
        self.rule: Final = RULES[check]

    def params(self, board: Board) -> dict[str, str]:
        """Return what an error says of it."""
        return {"check": self.check, "panel": self.panel, "cells": board.texts(self.cells)}


@final
class Checks:
    """What the checks depend on: board, panels, cards and options."""

    def __init__(self, board: Board, panels: list[Panel], vectors: Vectors, values: Values) -> None:
        self.board: Final = board
        self.panels: Final = panels
        self.vectors: Final = vectors
        self.winds: Final = Winds(values)
        self.joins_columns: Final[bool] = values["passage_check"] != "none"  # FC-110
        self.finds_traps: Final[bool] = values["passage_check"] == "full"
        self.mirrors: Final[bool] = values["mirror_panels"]
        self.clouds_in_calm: Final[bool] = values["clouds_in_calm"]
        # How each cell of the empty board leads on, in the order in which that was found:
        # most of it also holds in any landscape, so that looking there first saves time.
        empty = Landscape(board, panels, [])
        self.ways: Final[Ways] = find_ways(empty, self.winds, vectors, no_ways(board))
        self.verdicts: Final[dict[str, bool]] = {}  # on landscapes, as far as asked for


def find_flaw(
    checks: Checks, placements: list[Placement], whatever_passage: bool = False
) -> Flaw | None:
    """Name the first check that fails, or None when the landscape is legal.

    LS-6 and LS-7 count as far as ``passage_check`` says, or ``whatever_passage`` it says.
    """
    flaw = wrong_panels(checks, placements) or overlap(checks, placements)
    if flaw is not None:
        return flaw
    land = Landscape(checks.board, checks.panels, placements)
    flaw = no_passage(land, checks.joins_columns or whatever_passage)
    if flaw is None and (checks.finds_traps or whatever_passage):
        flaw = trap(land, checks)
    return flaw


def is_legal(checks: Checks, placements: list[Placement]) -> bool:
    """Return whether a landscape is legal; what was found is remembered for the next time."""
    text = placements_text(placements, checks.panels)
    known = checks.verdicts.get(text)
    if known is not None:
        return known
    if len(checks.verdicts) >= MOST_VERDICTS:
        checks.verdicts.clear()
    legal = find_flaw(checks, placements) is None
    checks.verdicts[text] = legal
    return legal


def wrong_panels(checks: Checks, placements: list[Placement]) -> Flaw | None:
    """Check each panel by itself (LS-1 to LS-4); the lowest number counts."""
    flaws: dict[str, Flaw] = {}
    seen: set[int] = set()
    for placement in placements:
        panel = checks.panels[placement.panel]
        if placement.panel in seen:
            flaws.setdefault("LS-1", Flaw("LS-1", panel.id, []))
        seen.add(placement.panel)
        if not panel.cloud and not stands_right(checks.board, panel, placement):
            flaws.setdefault("LS-2", Flaw("LS-2", panel.id, outside(checks, placement)))
        if placement.mirrored and not checks.mirrors:
            flaws.setdefault("LS-3", Flaw("LS-3", panel.id, []))
        if panel.cloud and not hangs_right(checks, placement):
            flaws.setdefault("LS-4", Flaw("LS-4", panel.id, outside(checks, placement)))
    return flaws[min(flaws)] if flaws else None


def stands_right(board: Board, panel: Panel, placement: Placement) -> bool:
    """Return whether a ground panel stands on the lower edge between the kept columns (LS-2)."""
    last = placement.column + panel.width - 1
    within = placement.column >= board.first_column and last <= board.last_column
    return placement.row == 1 and within and panel.height <= int(board.height)


def hangs_right(checks: Checks, placement: Placement) -> bool:
    """Return whether a cloud lies on the board and in the wind (LS-4, ``clouds_in_calm``)."""
    board = checks.board
    for column, row in placement.places(checks.panels):
        if not board.holds(column, row) or row < 2:
            return False
        if board.forces[row - 1] == 0 and not checks.clouds_in_calm:
            return False
    return True


def outside(checks: Checks, placement: Placement) -> list[int]:
    """Return the anchor of a panel that stands wrong, when it is on the board."""
    board = checks.board
    if not board.holds(placement.column, placement.row):
        return []
    return [board.cell(placement.column, placement.row)]


def overlap(checks: Checks, placements: list[Placement]) -> Flaw | None:
    """Check that no two panels share a cell (LS-5)."""
    taken: set[int] = set()
    for placement in placements:
        cells = placement.cells(checks.board, checks.panels)
        shared = [cell for cell in cells if cell in taken]
        if shared:
            return Flaw("LS-5", checks.panels[placement.panel].id, shared)
        taken.update(cells)
    return None


def no_passage(land: Landscape, joins_columns: bool) -> Flaw | None:
    """Check the corridor over the ground and under the clouds (LS-6, FC-110)."""
    board = land.board
    rows = land.open_rows()
    for column, (low, high) in enumerate(rows):
        if low > high:
            return Flaw("LS-6", "", [board.cell(column + 1, high + 1)])
    if not joins_columns:
        return None
    for column in range(len(rows) - 1):
        low, high = rows[column]
        next_low, next_high = rows[column + 1]
        if max(low, next_low) > min(high, next_high):
            over = board.cell(column + 1, low)
            return Flaw("LS-6", "", [over, board.cell(column + 2, next_low)])
    return None


def trap(land: Landscape, checks: Checks) -> Flaw | None:
    """Check that nobody can be stuck for ever (LS-7)."""
    ways = find_ways(land, checks.winds, checks.vectors, checks.ways)
    lost = [
        cell
        for cell in range(int(land.board.size))
        if land.covered[cell] == FREE and ways.move[cell] == NO_HINT and cell != land.board.finish
    ]
    if not lost:
        return None
    reached = reachable(land, checks)
    found = [cell for cell in lost if reached[cell] != 0]
    return Flaw("LS-7", "", found) if found else None


def reachable(land: Landscape, checks: Checks) -> vec[i64]:
    """Mark the cells that a carpet can come to, by any means; the finish leads nowhere."""
    board = land.board
    sky = Sky(land, checks.winds, checks.vectors)
    seen = vec[i64]([0] * board.size)
    seen[board.start] = 1
    todo = [int(board.start)]
    while todo:
        cell = todo.pop()
        if cell == board.finish:
            continue
        for end in all_ends(sky, cell):
            if seen[end] == 0:
                seen[end] = 1
                todo.append(end)
    return seen


def all_ends(sky: Sky, cell: int) -> list[int]:
    """List where any card, direction card, no card or a fall leads from a cell."""
    land = sky.land
    block = single_block(sky, cell) + ENDS
    found = [land.fall[cell], drift(land, sky.winds, cell), *sky.ends[block : block + SINGLE_SLOTS]]
    for card in range(sky.vectors.cards):
        block = card_block(sky, cell, card) + ENDS
        found.extend(sky.ends[block : block + SLOTS])
    start = land.board.start
    return [int(start if end == EJECTED else end) for end in found if end != NOT_FLOWN]
