"""Unseen cards with which a hand can finish the set that it has begun to show.

Who begins to lay a programme shows that he holds its colours; a re-deal has to respect that. The
true hand is always one answer, so there is one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from voltige.core.rng import Rng
from voltige.games.lucky_loop.legal import picked_dice, picked_difficulty, upgrades
from voltige.games.lucky_loop.terms import LAY_PROGRAMME, PILES, SLOTS, UPGRADE_CARD
from voltige.games.lucky_loop.view import LuckyLoopView

if TYPE_CHECKING:
    from voltige.games.lucky_loop.state import LuckyLoopState

UNSEEN: Final = -1


def needed_cards(state: LuckyLoopState, view: LuckyLoopView, rng: Rng) -> list[int]:
    """Choose unseen cards for the hand of the seat in turn that let it go on."""
    edition = state.setup.edition
    backs = view.hand_backs[view.active]
    unseen: list[int] = []
    for card in range(int(state.setup.cards)):
        if state.where[card] == UNSEEN and backs[int(edition.pile[card])] > 0:
            unseen.append(card)
    if state.phase == LAY_PROGRAMME:
        chosen: list[int] = []
        for slot in range(int(state.picked), SLOTS):
            colour = edition.slot_colour[state.programme * SLOTS + slot]
            fitting = [card for card in unseen if edition.colour[card] == colour]
            chosen.append(fitting[int(rng.below(len(fitting)))])
        return chosen
    if state.phase == UPGRADE_CARD:
        fitting = [card for card in unseen if upgrades(state, card)]
        return [fitting[int(rng.below(len(fitting)))]]
    return best_completion(state, backs, unseen)


def best_completion(state: LuckyLoopState, backs: list[int], unseen: list[int]) -> list[int]:
    """Choose the hardest cards that complete a free programme within dice and backs (LL-89).

    A card is of a class by its side and its fewest dice; of each class the hardest ones are best.
    ``sets`` are all ways to take so many of each class.
    """
    setup = state.setup
    edition = setup.edition
    dice_left = int(setup.dice - picked_dice(state))
    most = int(setup.max_cards - state.picked)
    chosen: list[int] = []
    sets: list[list[int]] = [[]]
    for side in range(PILES):
        for dice in range(1, dice_left + 1):
            cards: list[int] = []
            for card in reversed(unseen):  # the hardest first
                if edition.pile[card] == side and edition.fewest_dice[card] == dice:
                    cards.append(card)
            longer: list[list[int]] = []
            for begun in sets:
                for count in range(1, min(len(cards), most - len(begun)) + 1):
                    longer.append(begun + cards[:count])
            sets += [cards for cards in longer if fits(state, backs, dice_left, cards)]
    best = -1
    for cards in sets:
        total = int(picked_difficulty(state))
        for card in cards:
            total += int(edition.difficulty[card])
        enough = state.picked + len(cards) >= setup.min_cards
        if enough and total > best:
            best = total
            chosen = cards
    return chosen


def fits(state: LuckyLoopState, backs: list[int], dice_left: int, cards: list[int]) -> bool:
    """Tell whether a hand with these backs can hold the cards, and the dice suffice for them."""
    edition = state.setup.edition
    dice = 0
    counts = [0] * PILES
    for card in cards:
        dice += int(edition.fewest_dice[card])
        counts[int(edition.pile[card])] += 1
    return dice <= dice_left and counts[0] <= backs[0] and counts[1] <= backs[1]
