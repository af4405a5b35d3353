"""Which cards the heuristic bot of Lucky Loop lays, draws and discards."""

from __future__ import annotations

from typing import Final

from voltige.bots.lucky_loop_worth import NOTHING, Standing, Worth
from voltige.games.lucky_loop.state import LuckyLoopState
from voltige.games.lucky_loop.terms import (
    COLOURS,
    IN_DISCARD_PILE,
    IN_FREE,
    IN_HAND,
    ON_BOARD,
    PICKED,
    SLOTS,
)
from voltige.games.lucky_loop.zones import known_hand, programme_cards

OTHERS: Final = 4  # the other programmes of a hand count a quarter of the best
EASY: Final = 6  # difficulties that one die can reach
BEST_TRIPLES: Final = 3  # flights of a programme that are judged in full


# -- compulsory programmes ---------------------------------------------------------------------


class Triple:
    """Three cards in slot order, and what their flight is roughly worth."""

    def __init__(self, cards: list[int], rough: int) -> None:
        self.cards: Final = cards
        self.rough: Final = rough


def best_lay(worth: Worth, standing: Standing, programme: int, slots: list[list[int]]) -> int:
    """Return the worth of the best three cards, one out of each list.

    The roughly best ones are judged in full.
    """
    triples: list[Triple] = []
    for first in slots[0]:
        for second in slots[1]:
            for third in slots[2]:
                rough = worth.rough_flight(standing.own[programme], first, second, third)
                insert_triple(triples, Triple([first, second, third], rough), worth.breadth)
    return best_of(worth, standing, programme, triples)


def insert_triple(triples: list[Triple], triple: Triple, breadth: int) -> None:
    """Keep the best few triples, the best first."""
    place = len(triples)
    while place > 0 and triples[place - 1].rough < triple.rough:
        place -= 1
    triples.insert(place, triple)
    if len(triples) > BEST_TRIPLES * breadth:
        triples.pop()


def best_of(worth: Worth, standing: Standing, programme: int, triples: list[Triple]) -> int:
    """Return the worth of the best triple."""
    best = NOTHING
    for triple in triples:
        cards = triple.cards
        value = worth.flight(standing, programme, cards[0], cards[1], cards[2])
        if value > best:
            best = value
    return best


def rough_lay(worth: Worth, score: int, slots: list[list[int]]) -> int:
    """Return the rough worth of the best three cards, one out of each list; at least 0."""
    best = 0
    for first in slots[0]:
        for second in slots[1]:
            for third in slots[2]:
                best = max(best, worth.rough_flight(score, first, second, third))
    return best


def rough_upgrade(worth: Worth, score: int, slots: list[list[int]], cards: list[int]) -> int:
    """Return the rough worth of the best upgrade of a programme; at least 0 (LL-31)."""
    difficulty = worth.setup.edition.difficulty
    best = 0
    for slot, lies in enumerate(cards):
        for card in slots[slot]:
            if lies >= 0 and difficulty[card] > difficulty[lies]:
                second = cards[(slot + 1) % SLOTS]
                third = cards[(slot + 2) % SLOTS]
                best = max(best, worth.rough_flight(score, card, second, third))
    return best


def slot_cards(worth: Worth, hand: list[int], programme: int, picked: list[int]) -> list[list[int]]:
    """List for each slot of a programme the picked card, or else the hand cards that fit."""
    edition = worth.setup.edition
    slots: list[list[int]] = []
    for slot in range(SLOTS):
        colour = edition.colour_at(programme, slot)
        chosen = [card for card in picked if edition.colour[card] == colour]
        if not chosen:
            chosen = [card for card in hand if edition.colour[card] == colour]
        slots.append(chosen)
    return slots


def upgrade_cards(position: LuckyLoopState, programme: int, card: int) -> list[int]:
    """Return a programme with one card replaced, or nothing if it may not be (LL-31)."""
    edition = position.setup.edition
    lying = programme_cards(position, programme)
    slot = int(edition.slot_for(programme, card))
    if not lying or slot < 0 or edition.difficulty[card] <= edition.difficulty[lying[slot]]:
        return []
    cards = lying[:]
    cards[slot] = card
    return cards


def best_upgrade(
    worth: Worth, standing: Standing, position: LuckyLoopState, programme: int, hand: list[int]
) -> int:
    """Return the worth of the best upgrade of a programme with a card of ``hand``."""
    triples: list[Triple] = []
    for card in hand:
        cards = upgrade_cards(position, programme, card)
        if cards:
            rough = worth.rough_flight(standing.own[programme], cards[0], cards[1], cards[2])
            insert_triple(triples, Triple(cards, rough), worth.breadth)
    return best_of(worth, standing, programme, triples)


def programme_bests(
    worth: Worth, standing: Standing, position: LuckyLoopState, hand: list[int]
) -> list[int]:
    """Return for each programme the rough worth of the best three cards, or of the best upgrade."""
    lying = seen_board(worth, position)
    bests: list[int] = []
    for programme, score in enumerate(standing.own):
        best = 0
        if standing.may_fly(worth.setup, programme):
            slots = slot_cards(worth, hand, programme, [])
            cards = lying[programme * SLOTS : (programme + 1) * SLOTS]
            best = max(rough_lay(worth, score, slots), rough_upgrade(worth, score, slots, cards))
        bests.append(best)
    return bests


def seen_board(worth: Worth, position: LuckyLoopState) -> list[int]:
    """List the cards of the board, or nothing for a bot that does not look there."""
    return [int(card) for card in position.board] if worth.sees_board else []


def quality(bests: list[int]) -> int:
    """Judge a hand: its best programme, and a part of the others."""
    best = max(bests)
    return best + (sum(bests) - best) // OTHERS


def draw_worth(
    worth: Worth, standing: Standing, position: LuckyLoopState, seat: int, pile: int
) -> int:
    """Return the mean quality of a hand after a card of a pile, unseen ones equally likely."""
    setup = worth.setup
    edition = setup.edition
    hand = known_hand(position, seat)
    bests = programme_bests(worth, standing, position, hand)
    values: dict[int, int] = {}  # by figure and colour: equal cards are judged once
    total = 0
    count = 0
    for card in unseen(position, seat, pile):
        key = worth.face_of[card] * COLOURS + int(edition.colour[card])
        value = values.get(key)
        if value is None:
            value = quality(with_card(worth, standing, position, hand, bests, card))
            values[key] = value
        total += value
        count += 1
    return total // count if count > 0 else 0


def with_card(
    worth: Worth,
    standing: Standing,
    position: LuckyLoopState,
    hand: list[int],
    bests: list[int],
    card: int,
) -> list[int]:
    """Return the bests of a hand with one more card."""
    lying = seen_board(worth, position)
    better = bests[:]
    for programme, score in enumerate(standing.own):
        slot = int(worth.setup.edition.slot_for(programme, card))
        if slot >= 0 and standing.may_fly(worth.setup, programme):
            slots = slot_cards(worth, hand, programme, [card])
            cards = lying[programme * SLOTS : (programme + 1) * SLOTS]
            alone = [[card] if place == slot else [] for place in range(SLOTS)]
            value = max(rough_lay(worth, score, slots), rough_upgrade(worth, score, alone, cards))
            better[programme] = max(better[programme], value)
    return better


def unseen(position: LuckyLoopState, seat: int, pile: int) -> list[int]:
    """List the cards of a side that may be in the draw pile or in other hands.

    A position that knows more than the seat does tells no more than its view.
    """
    setup = position.setup
    return [
        card
        for card in range(int(setup.cards))
        if setup.edition.pile[card] == pile and not is_seen(position, seat, card)
    ]


def is_seen(position: LuckyLoopState, seat: int, card: int) -> bool:
    """Return whether a seat sees a card; of discards that lie hidden, not even the top counts."""
    place = int(position.where[card])
    if place == IN_DISCARD_PILE:
        return position.setup.discards_are_open
    if place == PICKED:
        return seat == position.active
    return ON_BOARD <= place < IN_HAND or place >= IN_FREE or place == IN_HAND + seat


def keep_worth(
    worth: Worth, standing: Standing, position: LuckyLoopState, hand: list[int], discarded: int
) -> int:
    """Judge the hand without one card."""
    rest = [card for card in hand if card != discarded]
    return quality(programme_bests(worth, standing, position, rest))


def easy_share(position: LuckyLoopState, seat: int, pile: int) -> int:
    """Count in thousandths the easy ones among the unseen cards of a pile."""
    cards = unseen(position, seat, pile)
    easy = 0
    for card in cards:
        if position.setup.edition.difficulty[card] <= EASY:
            easy += 1
    return 1000 * easy // max(1, len(cards))
