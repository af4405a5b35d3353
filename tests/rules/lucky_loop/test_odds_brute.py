"""The solver against plain enumeration: every throw, every decision, no shared code.

Here a flight is played out by recursion over the rules as lucky-loop.md, "Your turn" states them,
with fractions. Nothing of the solver is used but its answers.
"""

import itertools
import random
from collections import Counter
from dataclasses import dataclass
from fractions import Fraction

import pytest

from voltige.games.lucky_loop.odds.aim import Aim
from voltige.games.lucky_loop.odds.graph import Figure, FlightRules
from voltige.games.lucky_loop.odds.solver import CHOICE_NAMES, FlightPoint, Odds

CHUNKS = 30
POSITIONS = 20  # in each chunk: 600 in all
SIDES = range(1, 7)

Card = tuple[int, int, int, bool]  # difficulty, exact points, exceeded points, starred
Cards = tuple[Card, ...]
Dice = tuple[int, ...]
Decision = tuple[str, Card | None, Dice]


@dataclass(frozen=True)
class Position:
    """A point of a flight, and what its ends are worth."""

    cards: Cards
    dice: int
    tokens: int
    seventh: bool
    points: int
    free: bool
    may_decline: bool
    late_seventh: bool
    throw: Dice
    pays: tuple[int, ...]  # of results 0, 1, 2 …
    one_open: int
    broken: int
    earning: frozenset[int]  # results that earn a token
    earned: int
    held: int
    supply: int


class Brute:
    """Plays one position out in full."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.known_before: dict[tuple[Cards, int, int, int, bool], Fraction] = {}
        self.known_after: dict[tuple[Cards, int, int, int, bool, Dice], Fraction] = {}

    def token(self, tokens: int) -> int:
        """Pay an earned token, if one is there to take."""
        spent = self.position.tokens - tokens
        return self.position.earned if self.position.supply + spent > 0 else 0

    def success(self, result: int, tokens: int) -> Fraction:
        position = self.position
        pay = position.pays[result] + position.held * tokens
        return Fraction(pay + (self.token(tokens) if result in position.earning else 0))

    def failure(self, cards: Cards, tokens: int) -> Fraction:
        position = self.position
        if len(cards) == 1:
            return Fraction(position.one_open + self.token(tokens) + position.held * tokens)
        return Fraction(position.broken + position.held * tokens)

    def before(self, cards: Cards, dice: int, points: int, tokens: int, seventh: bool) -> Fraction:
        """Give the value at D4."""
        key = (cards, dice, points, tokens, seventh)
        if key not in self.known_before:
            decisions = self.decisions_before(cards, dice, points, tokens, seventh)
            self.known_before[key] = max(decisions.values())
        return self.known_before[key]

    def decisions_before(
        self, cards: Cards, dice: int, points: int, tokens: int, seventh: bool
    ) -> dict[Decision, Fraction]:
        if not cards:
            return {("done", None, ()): self.success(points + dice, tokens)}
        found: dict[Decision, Fraction] = {}
        rolled = min(3, dice)
        if any(card[0] <= 6 * rolled for card in cards):
            total = sum(
                (
                    times * self.after(cards, dice, points, tokens, seventh, throw)
                    for throw, times in throws_of(rolled).items()
                ),
                Fraction(0),
            )
            found["roll", None, ()] = total / 6**rolled
        if not self.position.free and len(cards) == 1:
            found["stop", None, ()] = self.failure(cards, tokens)
        if not found:
            found["concede", None, ()] = self.failure(cards, tokens)
        if tokens >= 1 and seventh:
            found["buy_seventh_die", None, ()] = self.before(
                cards, dice + 1, points, tokens - 1, False
            )
        return found

    def after(
        self, cards: Cards, dice: int, points: int, tokens: int, seventh: bool, throw: Dice
    ) -> Fraction:
        """Give the value at D5."""
        key = (cards, dice, points, tokens, seventh, throw)
        if key not in self.known_after:
            decisions = self.decisions_after(cards, dice, points, tokens, seventh, throw)
            self.known_after[key] = max(decisions.values())
        return self.known_after[key]

    def decisions_after(
        self, cards: Cards, dice: int, points: int, tokens: int, seventh: bool, throw: Dice
    ) -> dict[Decision, Fraction]:
        found: dict[Decision, Fraction] = {}
        parts = {
            part
            for size in range(1, len(throw) + 1)
            for part in itertools.combinations(throw, size)
        }
        for card in set(cards):
            difficulty, exact, exceeded, starred = card
            rest = list(cards)
            rest.remove(card)
            for part in parts:
                if sum(part) == difficulty:
                    gained = exact
                elif sum(part) > difficulty and not starred:
                    gained = exceeded
                else:
                    continue
                found["assign", card, part] = self.before(
                    tuple(rest), dice - len(part), points + gained, tokens, seventh
                )
        if not found or self.position.may_decline:
            found["concede", None, ()] = self.failure(cards, tokens)
        if tokens >= 1:
            for part in parts:
                kept = list(throw)
                for face in part:
                    kept.remove(face)
                found["reroll", None, part] = self.mean_after(
                    cards, dice, points, tokens - 1, seventh, tuple(kept), len(part)
                )
            if seventh and self.position.late_seventh:
                more = 1 if len(throw) < 3 else 0
                found["buy_seventh_die", None, ()] = self.mean_after(
                    cards, dice + 1, points, tokens - 1, False, throw, more
                )
        return found

    def mean_after(
        self,
        cards: Cards,
        dice: int,
        points: int,
        tokens: int,
        seventh: bool,
        kept: Dice,
        again: int,
    ) -> Fraction:
        total = sum(
            (
                times
                * self.after(cards, dice, points, tokens, seventh, tuple(sorted((*kept, *thrown))))
                for thrown, times in throws_of(again).items()
            ),
            Fraction(0),
        )
        return total / int(6**again)


def throws_of(dice: int) -> Counter[Dice]:
    """Count all ordered throws by their sorted faces."""
    return Counter(tuple(sorted(throw)) for throw in itertools.product(SIDES, repeat=dice))


def draw_position(rng: random.Random) -> Position:
    """Draw a small position: with many tokens few figures and dice, so that it stays small."""
    tokens = rng.choice([0, 0, 0, 1, 1, 2])
    count = rng.choice([1, 2, 2, 3, 3]) if tokens == 0 else rng.choice([1, 1, 2])
    free = rng.random() < 0.4
    cards: list[Card] = []
    for _ in range(count):
        difficulty = rng.randint(1, 13)
        exact = rng.randint(0, 10)
        cards.append((difficulty, exact, rng.randint(0, exact), False))
        if count > 1 and rng.random() < 0.2:
            cards[-1] = cards[0]  # two alike
    if free and rng.random() < 0.8:
        star = rng.randrange(count)
        cards[star] = (*cards[star][:3], True)
    largest = {0: 7, 1: 6 if count == 1 else 3, 2: 5 if count == 1 else 2}[tokens]
    dice = rng.randint(0, largest)
    points = rng.randint(0, 12)
    rolled = min(3, dice)
    throw: Dice = ()
    if rng.random() < 0.5 and any(card[0] <= 6 * rolled for card in cards):
        throw = tuple(sorted(rng.randint(1, 6) for _ in range(rolled)))
    size = points + dice + 1 + sum(card[1] for card in cards) + 1
    return Position(
        tuple(sorted(cards)),
        dice,
        tokens,
        rng.random() < 0.6,
        points,
        free,
        rng.random() < 0.2,
        rng.random() < 0.3,
        throw,
        draw_pays(rng, size),
        rng.choice([0, 0, 1, -2]),
        rng.choice([0, 0, -2]),
        frozenset(range(size) if rng.random() < 0.2 else range(rng.randint(8, 20), size)),
        rng.choice([0, 1, 3]),
        rng.choice([0, 0, 1, 2]),
        rng.choice([0, 1, 1]),
    )


def draw_pays(rng: random.Random, size: int) -> tuple[int, ...]:
    """Draw an aim: complete, points, reach, change, or pays without any order."""
    kind = rng.randrange(5)
    wanted = rng.randint(5, 16)
    if kind == 0:
        return (1,) * size
    if kind == 1:
        return tuple(result if result >= 8 else 0 for result in range(size))
    if kind == 2:
        return tuple(int(result >= wanted) for result in range(size))
    if kind == 3:
        return tuple(result - wanted for result in range(size))
    return tuple(rng.randint(-5, 20) for _ in range(size))


def asked(position: Position) -> tuple[FlightPoint, Aim]:
    """Put a position to the solver."""
    rules = FlightRules(not position.free, position.may_decline, position.late_seventh)
    point = FlightPoint(
        [Figure(*card) for card in position.cards],
        position.dice,
        position.tokens,
        position.seventh,
        position.points,
        list(position.throw),
        rules,
    )
    aim = Aim(
        list(position.pays),
        one_open=position.one_open,
        broken=position.broken,
        earns=[result in position.earning for result in range(len(position.pays))],
        earned=position.earned,
        held=position.held,
        supply=position.supply,
    )
    return point, aim


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_the_solver_agrees_with_plain_enumeration(chunk: int) -> None:
    rng = random.Random(chunk)
    odds = Odds()
    for _ in range(POSITIONS):
        position = draw_position(rng)
        point, aim = asked(position)
        brute = Brute(position)
        start = (position.cards, position.dice, position.points, position.tokens, position.seventh)
        if position.throw:
            decisions = brute.decisions_after(*start, position.throw)
        else:
            decisions = brute.decisions_before(*start)
        found = {
            (
                CHOICE_NAMES[choice.kind],
                position.cards[choice.figure] if choice.figure >= 0 else None,
                tuple(choice.dice),
            ): choice.value
            for choice in odds.choices(point, aim)
        }
        assert found == decisions
        assert odds.value(point, aim) == max(decisions.values())
        endings = odds.endings(point, aim)
        assert sum(ending.chance for ending in endings) == 1
        assert odds.value(point, aim) == sum(
            ending.chance
            * (
                brute.success(ending.result, ending.tokens)
                if ending.left == 0
                else brute.failure(position.cards[: ending.left], ending.tokens)
            )
            for ending in endings
        )


def test_whole_flights_with_a_token_agree_too() -> None:
    cards: Cards = ((5, 3, 1, False), (8, 6, 2, False), (12, 10, 4, False))
    pays = tuple(result if result >= 8 else 0 for result in range(40))
    position = Position(
        cards, 4, 1, True, 0, False, False, False, (), pays, 0, 0, frozenset(), 2, 1, 1
    )
    point, aim = asked(position)
    assert Odds().value(point, aim) == Brute(position).before(cards, 4, 0, 1, True)
