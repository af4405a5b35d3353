"""What each option of a turn leads to, exactly: the end cell, the dangers, damage and crashes."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.games.hydroracers import terms
from voltige.games.hydroracers.actions import DO_PASS, DO_PLAY
from voltige.games.hydroracers.edition.reading import HydroracersEdition
from voltige.games.hydroracers.legal.flight import (
    cleared,
    course_of,
    danger_count,
    flight_of,
    ignored_corners,
    modifier,
    removals_of,
    repaired,
    token_places,
)
from voltige.games.hydroracers.legal.movement import hot_corners
from voltige.games.hydroracers.odds.cockpit import Spread, Tile, TileOdds, badness, gauge_odds
from voltige.games.hydroracers.zones import damage_slots, has_penalty, shown_square, square_count

if TYPE_CHECKING:
    from voltige.games.hydroracers.state import HydroracersState


class MoveOdds:
    """One option of a turn: where the plane ends, and what may happen to it.

    The effects of a card come first (HR-177, HR-243). Where the seat will choose which tokens a card
    takes off, the odds are those of the best choice, as with placing (``odds/cockpit.py``).
    """

    def __init__(self, position: HydroracersState, seat: i64, code: int) -> None:
        self.code: Final = code
        self.start: Final = int(position.of(seat, terms.POSITION))
        flight = flight_of(position, seat, code)
        self.base: Final = int(flight[1])  # value of the card, or distance of the pass
        cockpits = cockpits_after(position, seat, int(flight[0]))
        self.chosen: Final = len(cockpits) > 1  # the seat will choose what is taken off
        tiles = TileOdds(squares_of(position, seat)) if position.setup.expert[seat] == 1 else None
        best = Flown(cockpits[0], seat, flight, tiles)
        for after in cockpits[1:]:
            flown = Flown(after, seat, flight, tiles)
            if flown.badness < best.badness:
                best = flown
        self.modifier: Final = best.modifier
        self.speed: Final = best.speed
        self.end: Final = best.end  # unless it crashes
        self.limits: Final = best.limits  # of the corners that are dangers
        self.overtakes: Final = best.overtakes
        self.dangers: Final = best.dangers
        self.spread: Final = best.spread

    @property
    def crash(self) -> Fraction:
        return badness(self.spread)[0]

    def damage(self, least: int) -> Fraction:
        """Return the chance of at least so many damage tokens."""
        return sum((p for result, p in self.spread.items() if result[0] >= least), Fraction(0))

    def alerts(self, least: int) -> Fraction:
        """Return the chance of at least so many alert tokens."""
        return sum((p for result, p in self.spread.items() if result[1] >= least), Fraction(0))

    def penalty(self, element: int) -> Fraction:
        """Return the chance that the penalty of an element becomes active."""
        return sum((p for result, p in self.spread.items() if element in result[3]), Fraction(0))

    def to_json(self, edition: HydroracersEdition) -> dict[str, Any]:
        """Return the option as plain data, probabilities as fractions."""
        penalties = {
            terms.PENALTY_NAMES[edition.penalty[element]]: str(self.penalty(element))
            for element in range(terms.ELEMENTS)
            if self.penalty(element) > 0
        }
        return {
            "action": edition.table.actions[self.code].notation,
            "speed": self.speed,
            "end": self.end,
            "dangers": self.dangers,
            "damage": str(self.damage(1)),
            "alert": str(self.alerts(1)),
            "crash": str(self.crash),
            "penalties": penalties,
        }


class Flown:
    """A flight with one cockpit: that of the position, or one that the card has left."""

    def __init__(
        self,
        position: HydroracersState,
        seat: i64,
        flight: tuple[i64, i64, i64],
        tiles: TileOdds | None,
    ) -> None:
        setup = position.setup
        leads = position.turn == 0
        course = course_of(position, seat, leads, flight, 0)
        speed, travel, end = course
        start = int(position.of(seat, terms.POSITION))
        self.modifier: Final = int(modifier(position, seat, leads, flight))
        self.speed: Final = int(speed)
        self.end: Final = int(end)
        hot = hot_limits(position, seat, self.speed, start, self.end)
        self.limits: Final = hot[int(ignored_corners(setup, flight[0], flight[1])) :]  # HR-188
        self.overtakes: Final = self.end > start + int(travel)
        self.dangers: Final = int(danger_count(position, seat, flight, course))
        self.spread: Final = danger_odds(position, seat, self.dangers, tiles)
        crash, penalties, damage = badness(self.spread)
        active = sum(
            has_penalty(position, seat, penalty) for penalty in range(len(terms.PENALTY_NAMES))
        )
        self.badness: Final = (crash, penalties + active, damage)


def hot_limits(
    position: HydroracersState, seat: i64, speed: int, start: int, end: int
) -> list[int]:
    """List the limits of the corners crossed too fast, in the order crossed."""
    circuit = position.setup.edition.circuits[position.circuit]
    limit = dict(zip(circuit.after, circuit.limit, strict=True))
    found: list[int] = []
    before: i64 = 0
    for line in range(start, end):
        hot = hot_corners(position, seat, speed, line + 1)
        if hot > before:
            found.append(int(limit[(line - 1) % circuit.cells + 1]))
        before = hot
    return found


def cockpits_after(position: HydroracersState, seat: i64, card: int) -> list[HydroracersState]:
    """List the positions with each cockpit that a card can leave; one without a choice (HR-178)."""
    setup = position.setup
    count = int(removals_of(setup, card))
    if count == 0:
        return [position]
    if setup.expert[seat] == 0:
        return [repaired(position, seat, count)]
    places = [int(place) for place in token_places(position, seat)]
    chosen = combinations(places, min(count, len(places)))
    return [cleared(position, seat, vec[i64](list(off))) for off in chosen]


def squares_of(position: HydroracersState, seat: i64) -> list[Tile]:
    shown: list[Tile] = []
    for element in range(terms.ELEMENTS):
        squares = range(int(square_count(position, seat, element)))
        shown.append(tuple([int(shown_square(position, seat, element, i)) for i in squares]))
    return shown


def danger_odds(
    position: HydroracersState, seat: i64, dangers: int, tiles: TileOdds | None
) -> Spread:
    """Return the odds of resolving dangers with a seat's bag and cockpit."""
    damage = int(position.of(seat, terms.BAG_DAMAGE))
    alerts = int(position.of(seat, terms.BAG_ALERT))
    if tiles is None:
        free = int(damage_slots(position, seat) - position.of(seat, terms.DAMAGE))
        return gauge_odds(damage, alerts, free, dangers)
    tokens: list[Tile] = []
    for element, squares in enumerate(tiles.squares):
        laid = [int(position.token_on(seat, element, i)) for i in range(len(squares))]
        tokens.append(tuple(laid))
    return tiles.draw(tuple(tokens), (damage, alerts), dangers, terms.NO_ELEMENT)


def turn_odds(position: HydroracersState, seat: i64, codes: list[int]) -> list[MoveOdds]:
    """Return the odds of each movement among the legal codes of a seat's turn."""
    if position.phase != terms.TURN or position.to_act != seat:
        return []
    kind = position.setup.table.kind
    return [
        MoveOdds(position, seat, code)
        for code in codes
        if kind[code] == DO_PLAY or kind[code] == DO_PASS
    ]
