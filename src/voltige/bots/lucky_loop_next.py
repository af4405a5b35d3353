"""What a hand of Lucky Loop promises for the next turn, after cards have left it and others are drawn."""

from __future__ import annotations

from typing import Final, final

from voltige.bots.lucky_loop_hand import quality, rough_bests, unseen
from voltige.bots.lucky_loop_worth import Worth
from voltige.core.rng import Rng
from voltige.games.lucky_loop.state import LuckyLoopState
from voltige.games.lucky_loop.terms import PILES, SLOTS
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
