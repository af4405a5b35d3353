"""Which free programme the heuristic bot of Lucky Loop lays, and where it puts the star."""

from __future__ import annotations

from typing import Final

from voltige.bots.lucky_loop_hand import EASY
from voltige.bots.lucky_loop_worth import NOTHING, Standing, Worth, tokens_in_reach
from voltige.games.lucky_loop.odds.laying import free_sets

LIKELY_SETS: Final = 10  # free programmes that are judged without tokens
WEIGHT_OF_DIE: Final = 1000
BEST_SETS: Final = 3  # free programmes that are looked at with tokens too


class FreePlan:
    """The free programme to lay, and where to put the star."""

    def __init__(self, cards: list[int], star: int, value: int) -> None:
        self.cards: Final = cards
        self.star: Final = star  # its place among the cards
        self.value: Final = value


def best_free(worth: Worth, standing: Standing, hand: list[int], picked: list[int]) -> FreePlan:
    """Find the best free programme of picked and hand cards that holds all the picked ones.

    All are judged without tokens, the best of them again with tokens.
    """
    plans: list[FreePlan] = []
    for cards in likely_sets(worth, hand, picked):
        for star in likely_stars(worth, cards):
            value = worth.free_flight(standing, cards, star, 0)
            insert_plan(plans, FreePlan(cards, star, value), worth.breadth)
    best = FreePlan([], 0, NOTHING)
    for plan in plans:
        tokens = tokens_in_reach(len(plan.cards), standing.tokens)
        value = plan.value
        if tokens > 0:
            value = worth.free_flight(standing, plan.cards, plan.star, tokens)
        if value > best.value:
            best = FreePlan(plan.cards, plan.star, value)
    return best


def likely_sets(worth: Worth, hand: list[int], picked: list[int]) -> list[list[int]]:
    """List the free programmes worth a look: those that need the fewest dice, then the easiest."""
    edition = worth.setup.edition
    keys: list[tuple[int, list[int]]] = []
    for cards in free_sets(edition, picked + hand):
        if all_in(picked, cards):
            need = 0
            for card in cards:
                need += int(edition.fewest_dice[card]) * WEIGHT_OF_DIE
                need += int(edition.difficulty[card])
            keys.append((need, sorted(cards)))
    keys.sort()
    return [cards for _, cards in keys[: LIKELY_SETS * worth.breadth]]


def likely_stars(worth: Worth, cards: list[int]) -> list[int]:
    """List the places for the star that are worth a look: the hardest and the hardest easy card."""
    hardest = 0
    easy = -1
    difficulty = worth.setup.edition.difficulty
    for place, card in enumerate(cards):
        if difficulty[card] > difficulty[cards[hardest]]:
            hardest = place
        if difficulty[card] <= EASY and (easy < 0 or difficulty[card] > difficulty[cards[easy]]):
            easy = place
    return [hardest] if easy < 0 or easy == hardest else [hardest, easy]


def insert_plan(plans: list[FreePlan], plan: FreePlan, breadth: int) -> None:
    """Keep the best few plans, the best first."""
    place = len(plans)
    while place > 0 and plans[place - 1].value < plan.value:
        place -= 1
    plans.insert(place, plan)
    if len(plans) > BEST_SETS * breadth:
        plans.pop()


def all_in(cards: list[int], others: list[int]) -> bool:
    """Return whether all cards are among the others."""
    for card in cards:
        if card not in others:
            return False
    return True


def best_star(worth: Worth, standing: Standing, cards: list[int]) -> int:
    """Find the place for the star on a free programme that lies on the table."""
    tokens = tokens_in_reach(len(cards), standing.tokens)
    best = 0
    best_value = NOTHING
    for star in range(len(cards)):
        value = worth.free_flight(standing, cards, star, tokens)
        if value > best_value:
            best = star
            best_value = value
    return best
