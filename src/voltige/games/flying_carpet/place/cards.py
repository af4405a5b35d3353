"""Placing hands and piles, and filling up what the data leaves open."""

from __future__ import annotations

from voltige.core.errors import PositionError
from voltige.games.flying_carpet.edition import (
    WIND_CARDS,
)
from voltige.games.flying_carpet.holdings import add_card
from voltige.games.flying_carpet.place.reader import Reader
from voltige.games.flying_carpet.state import CarpetState
from voltige.games.flying_carpet.terms import (
    DEAL,
    DRAW_ONE,
)


def place_cards(state: CarpetState, reader: Reader) -> None:
    setup = state.setup
    left = [int(count) for count in setup.edition.copies]
    hands = [reader.counts("hands", hand) for hand in reader.per_seat("hands", {})]
    discard = reader.counts("discard_pile", reader.data.get("discard_pile", {}))
    for counts in [*hands, discard]:
        take_away(left, counts)
    named = reader.data.get("draw_pile")
    if isinstance(named, dict):
        draw_pile = reader.counts("draw_pile", named)
        take_away(left, draw_pile)
        if any(left):
            raise reader.wrong("draw_pile", f"{WIND_CARDS}")
    else:
        refuse_missing(reader, left)
        fill_hands(state, hands, left)
        draw_pile = left
        if named is not None:
            keep_in_draw_pile(draw_pile, discard, reader.whole("draw_pile", 0, sum(left), 0))
    refuse_missing(reader, left)
    for seat, hand in enumerate(hands):
        if sum(hand) > int(setup.hand):
            raise reader.wrong(f"hands.{seat}", f"0 … {setup.hand}")
        for card, count in enumerate(hand):
            for _ in range(count):
                add_card(setup, state.cards, seat, card)
    for card in range(int(setup.cards)):
        state.cards[setup.draw_at + card] = draw_pile[card]
        state.cards[setup.discard_at + card] = discard[card]
    state.draw_size = sum(draw_pile)
    state.discard_size = sum(discard)


def take_away(left: list[int], counts: list[int]) -> None:
    for card, count in enumerate(counts):
        left[card] -= count


def refuse_missing(reader: Reader, left: list[int]) -> None:
    """Refuse positions that use more cards than the deck has."""
    for card, count in enumerate(left):
        if count < 0:
            edition = reader.setup.edition
            copies = int(edition.copies[card])
            raise PositionError("too_many_cards", card=edition.ids[card], copies=copies)


def fill_hands(state: CarpetState, hands: list[list[int]], left: list[int]) -> None:
    """Fill hands up from what is left, one card of each kind after the other."""
    if state.phase <= DEAL:
        return
    card = 0
    for seat, hand in enumerate(hands):
        wanted = int(state.setup.hand)
        if seat == state.active and state.pending == DRAW_ONE:
            wanted -= 1
        while sum(hand) < wanted:
            while left[card % len(left)] == 0:
                card += 1
            hand[card % len(left)] += 1
            left[card % len(left)] -= 1
            card += 1


def keep_in_draw_pile(draw_pile: list[int], discard: list[int], size: int) -> None:
    """Move cards to the discard pile, kind by kind, until so many are left to draw."""
    card = 0
    while sum(draw_pile) > size:
        if draw_pile[card] > 0:
            draw_pile[card] -= 1
            discard[card] += 1
        else:
            card += 1
