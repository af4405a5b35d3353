"""What each option of a turn leads to, exactly: the end cell, the dangers, damage and crashes."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

from mypy_extensions import i64

from voltige.games.hydroracers.actions import DO_PASS, DO_PLAY
from voltige.games.hydroracers.holdings import damage_slots, shown_square, square_count
from voltige.games.hydroracers.legal.flight import (
    campaign_dangers,
    campaign_modifier,
    course_of,
    flight_of,
)
from voltige.games.hydroracers.legal.movement import hot_corners
from voltige.games.hydroracers.odds.cockpit import Spread, Tile, TileOdds, badness, gauge_odds
from voltige.games.hydroracers.terms import (
    BAG_ALERT,
    BAG_DAMAGE,
    DAMAGE,
    ELEMENTS,
    MALUS_NAMES,
    MOST_SQUARES,
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
        leads = view.turn == 0
        circuit = setup.edition.circuits[view.circuit]
        flight = flight_of(setup, view.cells, seat, code)
        speed, travel, end = course_of(setup, view.cells, seat, leads, flight, 0)
        self.modifier: Final = int(campaign_modifier(setup, view.cells, seat, leads, flight))
        self.speed: Final = int(speed)
        self.start: Final = int(view.cells[seat * setup.width + POSITION])
        self.end: Final = int(end)  # unless it crashes
        self.corners: Final = int(hot_corners(setup, view.cells, circuit, seat, speed, end))
        self.overtakes: Final = self.end > self.start + int(travel)
        dangers = campaign_dangers(setup, view.cells, circuit, seat, flight, (speed, travel, end))
        self.dangers: Final = int(dangers)
        self.spread: Final = danger_odds(view, self.dangers, repaired(view, int(flight[0])))

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


def repaired(view: HydroracersView, card: int) -> int:
    """Count the damage that a card takes off the gauge before its dangers are drawn (HR-178)."""
    setup = view.setup
    if card < setup.edition.race_cards or setup.expert[view.seat] == 1:
        return 0
    face = setup.edition.deck.movement[card - int(setup.edition.race_cards)]
    return min(face.removes, int(view.cells[view.seat * setup.width + DAMAGE]))


def danger_odds(view: HydroracersView, dangers: int, off: int = 0) -> Spread:
    """Give the odds of resolving so many dangers with the viewer's own bag and cockpit.

    ``off`` damage tokens go from the gauge into the bag first.
    """
    setup = view.setup
    row = view.seat * setup.width
    damage = int(view.cells[row + BAG_DAMAGE])
    alerts = int(view.cells[row + BAG_ALERT])
    if setup.expert[view.seat] == 0:
        slots = damage_slots(setup, view.cells, view.seat)
        free = int(slots - view.cells[row + DAMAGE]) + off
        return gauge_odds(damage + off, alerts, free, dangers)
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
