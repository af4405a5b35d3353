"""What a hand of Lucky Loop promises for the next turn, after cards have left it and others are drawn."""

from __future__ import annotations

from typing import Final, final

from voltige.bots.lucky_loop_hand import quality, unseen
from voltige.bots.lucky_loop_worth import Worth
from voltige.core.rng import Rng
from voltige.games.lucky_loop.state import LuckyLoopState
from voltige.games.lucky_loop.terms import PILES, PROGRAMMES, SLOTS
from voltige.games.lucky_loop.zones import known_hand, picked_cards

DEALS: Final = 8  # draws that are tried
SEED: Final = 7  # the same draws for all choices, and in every match


@final
class NextTurn:
    """The hand of a seat during its turn, and some draws that may follow."""

    def __init__(self, position: LuckyLoopState, seat: int) -> None:
        setup = position.setup
        self.setup: Final = setup
        self.hand: Final = sorted(known_hand(position, seat) + picked_cards(position))
        self.lying: Final = [int(card) for card in position.board]
        sides = [unseen(position, seat, pile) for pile in range(PILES)]
        self.sides: Final = sides
        rng = Rng(SEED)
        self.deals: Final = [
            [draw_some(side, int(setup.hand_size), rng) for side in sides] for _ in range(DEALS)
        ]

    def key(self) -> tuple[object, ...]:
        """Return the key by which equal turns are found."""
        return tuple([tuple(cards) for cards in (self.hand, self.lying, *self.sides)])

    def promise(self, worth: Worth, cards: list[int], programme: int, scores: list[int]) -> int:
        """Return the mean quality of the hand without the cards that are laid at a programme."""
        rest = [card for card in self.hand if card not in cards]
        lying = self.lying[:]
        lying[programme * SLOTS : (programme + 1) * SLOTS] = cards
        total = 0
        for deal in self.deals:
            hand = self.refilled(rest, deal)
            total += quality(rough_bests(worth, hand, lying, scores))
        return total // len(self.deals)

    def refilled(self, rest: list[int], deal: list[list[int]]) -> list[int]:
        """Fill a hand up, each time from the pile of which it has fewer cards."""
        pile = self.setup.edition.pile
        hand = rest[:]
        held = [0] * PILES
        for card in rest:
            held[pile[card]] += 1
        taken = [0] * PILES
        while len(hand) < self.setup.hand_size:
            side = 0 if held[0] <= held[1] else 1
            if taken[side] == len(deal[side]):
                side = 1 - side
            if taken[side] == len(deal[side]):
                break
            hand.append(deal[side][taken[side]])
            taken[side] += 1
            held[side] += 1
        return hand


def draw_some(cards: list[int], count: int, rng: Rng) -> list[int]:
    """Draw some cards of a list."""
    left = cards[:]
    drawn: list[int] = []
    while left and len(drawn) < count:
        drawn.append(left.pop(int(rng.below(len(left)))))
    return drawn


def rough_bests(worth: Worth, hand: list[int], lying: list[int], scores: list[int]) -> list[int]:
    """Return for each programme the rough worth of the best three cards, or of the best upgrade."""
    edition = worth.setup.edition
    bests: list[int] = []
    for programme in range(PROGRAMMES):
        best = 0
        own = scores[programme]
        if own < worth.setup.unrepeatable_from:
            slots: list[list[int]] = [[], [], []]
            for card in hand:
                slot = int(edition.slot_for(programme, card))
                if slot >= 0:
                    slots[slot].append(card)
            for first in slots[0]:
                for second in slots[1]:
                    for third in slots[2]:
                        best = max(best, worth.rough_result(own, first, second, third))
            best = max(best, rough_upgrade(worth, slots, lying, programme, own))
        bests.append(best)
    return bests


def rough_upgrade(
    worth: Worth, slots: list[list[int]], lying: list[int], programme: int, own: int
) -> int:
    """Return the rough worth of the best upgrade of what lies at a programme (LL-31)."""
    difficulty = worth.setup.edition.difficulty
    cards = lying[programme * SLOTS : (programme + 1) * SLOTS]
    best = 0
    if cards[0] < 0:
        return best
    for slot in range(SLOTS):
        for card in slots[slot]:
            if difficulty[card] > difficulty[cards[slot]]:
                second = cards[(slot + 1) % SLOTS]
                third = cards[(slot + 2) % SLOTS]
                best = max(best, worth.rough_result(own, card, second, third))
    return best
