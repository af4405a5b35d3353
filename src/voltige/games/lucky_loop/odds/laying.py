"""What the cards of a hand are worth: the programmes that it allows, and their flights, solved."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from operator import attrgetter
from typing import Final, final

from voltige.games.lucky_loop.edition import LuckyLoopEdition
from voltige.games.lucky_loop.odds.aim import Aim
from voltige.games.lucky_loop.odds.graph import Figure, FlightRules
from voltige.games.lucky_loop.odds.solver import FlightPoint, Odds
from voltige.games.lucky_loop.options import LuckyLoopSetup
from voltige.games.lucky_loop.rolls import part
from voltige.games.lucky_loop.terms import NO_FIGURE, SLOTS


@final
class LayValue:
    """Cards that can be flown, and what their flight is worth."""

    def __init__(self, cards: list[int], value: Fraction) -> None:
        self.cards: Final = cards  # of all figures, in slot order
        self.value: Final = value


def flight_rules(setup: LuckyLoopSetup, compulsory: bool) -> FlightRules:
    """Return the rules of a flight under the table options."""
    return FlightRules(
        compulsory, setup.may_decline_figure, setup.seventh_die_after_roll, int(setup.max_per_roll)
    )


def card_figures(
    edition: LuckyLoopEdition, cards: list[int], highlight: int = NO_FIGURE
) -> list[Figure]:
    """Return cards as figures; the star counts more and must be exact (LL-94, LL-102)."""
    figures: list[Figure] = []
    for place, card in enumerate(cards):
        starred = place == highlight
        factor = edition.numbers.highlight_factor if starred else 1
        exact = factor * int(edition.points_exact[card])
        exceeded = int(edition.points_exceeded[card])
        figures.append(Figure(int(edition.difficulty[card]), exact, exceeded, starred))
    return figures


def lay_values(
    odds: Odds,
    edition: LuckyLoopEdition,
    hand: list[int],
    programme: int,
    aim: Aim,
    tokens: int = 0,
    rules: FlightRules | None = None,
) -> list[LayValue]:
    """Return the value of each set of three hand cards for a programme, the best first (LL-26)."""
    slots = [cards_for(edition, hand, programme, slot) for slot in range(SLOTS)]
    found = [
        LayValue(list(cards), flight_value(odds, edition, list(cards), aim, tokens, rules))
        for cards in product(*slots)
    ]
    return sorted(found, key=attrgetter("value"), reverse=True)


def cards_for(edition: LuckyLoopEdition, hand: list[int], programme: int, slot: int) -> list[int]:
    """List the hand cards of the colour of a slot (LL-24)."""
    colour = edition.colour_at(programme, slot)
    return [card for card in hand if edition.colour[card] == colour]


def free_sets(edition: LuckyLoopEdition, hand: list[int]) -> list[list[int]]:
    """List the legal free programmes of a hand (LL-89, LL-90)."""
    sets = [part(hand, chosen) for chosen in range(1, 1 << len(hand))]
    return [cards for cards in sets if edition.is_free_programme(cards)]


def flight_value(
    odds: Odds,
    edition: LuckyLoopEdition,
    cards: list[int],
    aim: Aim,
    tokens: int,
    rules: FlightRules | None,
    highlight: int = NO_FIGURE,
) -> Fraction:
    """Return the value of a flight before its first roll."""
    numbers = edition.numbers
    if rules is None:
        rules = FlightRules(highlight == NO_FIGURE, per_roll=numbers.max_per_roll)
    figures = card_figures(edition, cards, highlight)
    point = FlightPoint(figures, numbers.black, tokens, numbers.red > 0, rules=rules)
    return odds.value(point, aim)
