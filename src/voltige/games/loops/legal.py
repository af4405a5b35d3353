"""What a seat may do: the legal codes, and their fast twins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.rng import Rng
from voltige.games.loops.actions import DECLINE, PICK_UP
from voltige.games.loops.terms import DRAW, RACE, TURN

if TYPE_CHECKING:
    from voltige.games.loops.state import LoopsState


def lowest_playable(state: LoopsState) -> i64:
    """Give the lowest altitude that attitude and base allow (LO-14, LO-16, LO-21)."""
    if state.positive and state.base > 0:
        return state.base
    return 0


def highest_playable(state: LoopsState) -> i64:
    """Give the highest altitude that attitude and base allow (LO-15, LO-16, LO-21)."""
    if not state.positive and state.base >= 0:
        return state.base
    return state.setup.altitudes - 1


def may_pick_up(state: LoopsState) -> bool:
    """Tell whether the seat in turn may pick the pile up (LO-23, LO-25, LO-41)."""
    return state.phase == TURN and (state.pile_size > 0 or state.setup.pass_on_empty)


def may_aim_at_self(state: LoopsState, seat: i64) -> bool:
    """Tell whether ``seat`` may name itself with a Draw card (LO-34, option ``draw_target``)."""
    return state.setup.draw_at_self and state.sizes[seat] > 1


def fill_legal(state: LoopsState, buf: vec[i64]) -> i64:
    """Write the codes open to the seat to act into ``buf``, ascending; return how many.

    Never none: on an empty pile every card is playable, on any other the pile can be picked up,
    and a race can be declined.
    """
    setup = state.setup
    first = setup.edition.table.first
    hands = state.hands
    seat = state.to_act
    row = seat * setup.cards
    n: i64 = 0
    if state.phase == RACE:
        buf[0] = DECLINE
        n = 1
    elif may_pick_up(state):
        buf[0] = PICK_UP
        n = 1
    card = lowest_playable(state)
    last = highest_playable(state)
    while card <= last:
        code = first[card]
        end = code + hands[row + card]  # LO-17: one copy, two, … all of them
        while code < end:
            buf[n] = code
            n += 1
            code += 1
        card += 1
    return fill_specials(state, buf, n)


def fill_specials(state: LoopsState, buf: vec[i64], n: i64) -> i64:
    """Add the special cards of the seat to act: playable at any time (LO-22)."""
    setup = state.setup
    first = setup.edition.table.first
    kind = setup.edition.kind
    hands = state.hands
    seat = state.to_act
    row = seat * setup.cards
    card = setup.altitudes
    while card < setup.cards:
        if hands[row + card] > 0:
            if kind[card] == DRAW:
                target: i64 = 0
                while target < setup.seats:
                    if target != seat or may_aim_at_self(state, seat):
                        buf[n] = first[card] + target
                        n += 1
                    target += 1
            else:
                buf[n] = first[card]
                n += 1
        card += 1
    return n


def random_legal(state: LoopsState, rng: Rng) -> i64:
    """Draw one of the codes of ``fill_legal``, all alike, without listing them."""
    setup = state.setup
    cards = setup.cards
    altitudes = setup.altitudes
    kind = setup.edition.kind
    hands = state.hands
    seat = state.to_act
    row = seat * cards
    racing = state.phase == RACE
    offset: i64 = 1 if racing or may_pick_up(state) else 0
    targets = setup.seats - 1
    if setup.draw_at_self and may_aim_at_self(state, seat):
        targets += 1
    low = lowest_playable(state)
    high = highest_playable(state)
    total = offset
    card = low
    while card <= high:
        total += hands[row + card]
        card += 1
    card = altitudes
    while card < cards:
        if hands[row + card] > 0:
            total += targets if kind[card] == DRAW else 1
        card += 1
    left = rng.below(total) - offset
    if left < 0:
        return DECLINE if racing else PICK_UP
    first = setup.edition.table.first
    card = low
    while card <= high:
        held = hands[row + card]
        if left < held:
            return first[card] + left
        left -= held
        card += 1
    card = altitudes
    while True:
        if hands[row + card] > 0:
            if kind[card] == DRAW:
                if left < targets:
                    if targets < setup.seats and left >= seat:
                        left += 1  # the seats in order, the own one left out
                    return first[card] + left
                left -= targets
            elif left == 0:
                return first[card]
            else:
                left -= 1
        card += 1
