"""What a hand is worth: every programme, upgrade and free programme that it allows, solved."""

from __future__ import annotations

from fractions import Fraction
from typing import Final, final

from voltige.games.lucky_loop.edition import LuckyLoopEdition
from voltige.games.lucky_loop.odds.aim import Aim
from voltige.games.lucky_loop.odds.graph import Figure, FlightRules
from voltige.games.lucky_loop.odds.solver import FlightPoint, Odds
from voltige.games.lucky_loop.options import LuckyLoopSetup
from voltige.games.lucky_loop.terms import NO_FIGURE


@final
class LayValue:
    """Cards that can be flown, and what their flight is worth."""

    def __init__(self, cards: list[int], highlight: int, value: Fraction) -> None:
        self.cards: Final = cards  # of all figures, in slot order
        self.highlight: Final = highlight  # its place among them, or NO_FIGURE
        self.value: Final = value


def flight_rules(setup: LuckyLoopSetup, compulsory: bool) -> FlightRules:
    """Return the rules of a flight under the table options."""
    return FlightRules(
        compulsory,
        setup.may_decline_figure,
        setup.seventh_die_after_roll,
        int(setup.max_per_roll),
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
    found: list[LayValue] = []
    for first in cards_for(edition, hand, programme, 0):
        for second in cards_for(edition, hand, programme, 1):
            for third in cards_for(edition, hand, programme, 2):
                cards = [first, second, third]
                value = flight_value(odds, edition, cards, aim, tokens, rules)
                found.append(LayValue(cards, NO_FIGURE, value))
    return best_first(found)


def cards_for(edition: LuckyLoopEdition, hand: list[int], programme: int, slot: int) -> list[int]:
    """List the hand cards of the colour of a slot (LL-24)."""
    colour = edition.colour_at(programme, slot)
    return [card for card in hand if edition.colour[card] == colour]


def upgrade_values(
    odds: Odds,
    edition: LuckyLoopEdition,
    hand: list[int],
    programme: int,
    lying: list[int],
    aim: Aim,
    tokens: int = 0,
    rules: FlightRules | None = None,
) -> list[LayValue]:
    """Return the value of each card that can replace an easier one, the best first (LL-31)."""
    found: list[LayValue] = []
    for card in hand:
        slot = int(edition.slot_for(programme, card))
        if slot >= 0 and edition.difficulty[card] > edition.difficulty[lying[slot]]:
            cards = lying[:]
            cards[slot] = card
            value = flight_value(odds, edition, cards, aim, tokens, rules)
            found.append(LayValue(cards, NO_FIGURE, value))
    return best_first(found)


def free_values(
    odds: Odds,
    edition: LuckyLoopEdition,
    hand: list[int],
    aim: Aim,
    tokens: int = 0,
    rules: FlightRules | None = None,
) -> list[LayValue]:
    """Return the value of each free programme and place of the star, the best first (LL-89)."""
    found: list[LayValue] = []
    for cards in free_sets(edition, hand):
        for highlight in range(len(cards)):
            value = flight_value(odds, edition, cards, aim, tokens, rules, highlight)
            found.append(LayValue(cards, highlight, value))
    return best_first(found)


def free_sets(edition: LuckyLoopEdition, hand: list[int]) -> list[list[int]]:
    """List the legal free programmes of a hand (LL-89, LL-90)."""
    numbers = edition.numbers
    found: list[list[int]] = []
    for chosen in range(1, 1 << len(hand)):
        cards = [card for place, card in enumerate(hand) if chosen >> place & 1]
        if not numbers.min_cards <= len(cards) <= numbers.max_cards:
            continue
        difficulty = 0
        dice = 0
        for card in cards:
            difficulty += int(edition.difficulty[card])
            dice += int(edition.fewest_dice[card])
        if difficulty >= numbers.min_difficulty and dice <= numbers.black:
            found.append(cards)
    return found


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


def best_first(values: list[LayValue]) -> list[LayValue]:
    """Order by value; equal ones stay in their order."""
    return sorted(values, key=worth, reverse=True)


def worth(value: LayValue) -> Fraction:
    """Return what values are ordered by."""
    return value.value
