"""What each option of a turn leads to, exactly: the end cell, the dangers, damage and crashes."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

from mypy_extensions import i64

from voltige.games.hydroracers.actions import DO_PASS, DO_PLAY
from voltige.games.hydroracers.holdings import shown_square, square_count
from voltige.games.hydroracers.legal.movement import (
    danger_count,
    hot_corners,
    landing,
    modifier,
    speed_with,
)
from voltige.games.hydroracers.odds.cockpit import Spread, Tile, TileOdds, badness, gauge_odds
from voltige.games.hydroracers.terms import (
    BAG_ALERT,
    BAG_DAMAGE,
    DAMAGE,
    ELEMENTS,
    MALUS_NAMES,
    MOST_SQUARES,
    NO_CARD,
    NO_ELEMENT,
    POSITION,
    TILE_AT,
    TURN,
)
from voltige.games.hydroracers.view.built import HydroracersView


class MoveOdds:
    """One option of a turn: where the plane ends, and what may happen to it."""

    def __init__(self, view: HydroracersView, code: int) -> None:
        setup = view.setup
        seat: i64 = view.seat
        self.code: Final = code
        card = flown_card(view, code)
        leads = view.turn == 0
        circuit = setup.edition.circuits[view.circuit]
        speed = speed_with(setup, view.cells, seat, leads, card)
        end = landing(setup, view.cells, seat, speed)
        self.modifier: Final = int(modifier(setup, view.cells, seat, leads, card))
        self.speed: Final = int(speed)
        self.start: Final = int(view.cells[seat * setup.width + POSITION])
        self.end: Final = int(end)  # unless it crashes
        self.corners: Final = int(hot_corners(setup, view.cells, circuit, seat, speed, end))
        self.overtakes: Final = self.end > self.start + self.speed
        self.dangers: Final = int(danger_count(setup, view.cells, circuit, seat, speed, end))
        self.spread: Final = danger_odds(view, self.dangers)

    @property
    def crash(self) -> Fraction:
        """Give the chance to crash."""
        return badness(self.spread)[0]

    def damage(self, least: int) -> Fraction:
        """Give the chance of at least so many damage tokens."""
        return sum((p for result, p in self.spread.items() if result[0] >= least), Fraction(0))

    def alerts(self, least: int) -> Fraction:
        """Give the chance of at least so many alert tokens."""
        return sum((p for result, p in self.spread.items() if result[1] >= least), Fraction(0))

    def malus(self, element: int) -> Fraction:
        """Give the chance that the malus of an element becomes active."""
        return sum((p for result, p in self.spread.items() if element in result[3]), Fraction(0))

    def to_json(self, view: HydroracersView) -> dict[str, Any]:
        """Give the option as plain data, probabilities as fractions."""
        edition = view.setup.edition
        maluses = {
            MALUS_NAMES[edition.malus[element]]: str(self.malus(element))
            for element in range(ELEMENTS)
            if self.malus(element) > 0
        }
        return {
            "action": edition.table.actions[self.code].notation,
            "speed": self.speed,
            "end": self.end,
            "dangers": self.dangers,
            "damage": str(self.damage(1)),
            "alert": str(self.alerts(1)),
            "crash": str(self.crash),
            "maluses": maluses,
        }


def flown_card(view: HydroracersView, code: int) -> i64:
    """Give the card that an action flies with; a pass flies without one."""
    if view.setup.table.kind[code] == DO_PASS:
        return NO_CARD
    return view.setup.table.card[code]


def danger_odds(view: HydroracersView, dangers: int) -> Spread:
    """Give the odds of resolving so many dangers with the viewer's own bag and cockpit."""
    setup = view.setup
    row = view.seat * setup.width
    damage = int(view.cells[row + BAG_DAMAGE])
    alerts = int(view.cells[row + BAG_ALERT])
    if setup.expert[view.seat] == 0:
        free = int(setup.slots[view.seat] - view.cells[row + DAMAGE])
        return gauge_odds(damage, alerts, free, dangers)
    squares: list[Tile] = []
    tiles: list[Tile] = []
    for element in range(ELEMENTS):
        count = int(square_count(setup, view.cells, row, element))
        at = row + TILE_AT + element * MOST_SQUARES
        shown = [int(shown_square(setup, view.cells, row, element, i)) for i in range(count)]
        squares.append(tuple(shown))
        tiles.append(tuple([int(view.cells[at + i]) for i in range(count)]))
    return TileOdds(squares).draw(tuple(tiles), (damage, alerts), dangers, NO_ELEMENT)


def turn_odds(view: HydroracersView, codes: list[int]) -> list[MoveOdds]:
    """Give the odds of each movement among the legal codes of the viewer's turn."""
    if view.phase != TURN or view.to_act != view.seat:
        return []
    kind = view.setup.table.kind
    return [
        MoveOdds(view, code) for code in codes if kind[code] == DO_PLAY or kind[code] == DO_PASS
    ]
