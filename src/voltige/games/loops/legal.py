"""What a seat may do: the legal codes, and their fast twins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.rng import Rng
from voltige.games.loops.actions import DECLINE, PICK_UP
from voltige.games.loops.holdings import hand_size
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
    return state.setup.draw_at_self and hand_size(state, seat) > 1


def fill_legal(state: LoopsState, buf: vec[i64]) -> i64:
    """Write the codes open to the seat to act into ``buf``, ascending; return how many.

    Never none for a seat: on an empty pile every card is playable, on any other the pile can be
    picked up, and a race can be declined.
    """
    if state.to_act < 0:
        return 0
    setup = state.setup
    first = setup.table.first
    held = state.held
    row = state.to_act * setup.width
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
        end = code + held[row + card]  # LO-17: one copy, two, … all of them
        while code < end:
            buf[n] = code
            n += 1
            code += 1
        card += 1
    if held[row + setup.choices_at] > 0:
        n = fill_specials(state, buf, n)
    return n


def fill_specials(state: LoopsState, buf: vec[i64], n: i64) -> i64:
    """Add the special cards of the seat to act: playable at any time (LO-22)."""
    setup = state.setup
    seat = state.to_act
    row = seat * setup.width
    at_self = may_aim_at_self(state, seat)
    card = setup.altitudes
    while card < setup.cards:
        if state.held[row + card] > 0:
            code = setup.table.first[card]
            if setup.edition.kind[card] == DRAW:
                target: i64 = 0
                while target < setup.seats:
                    if target != seat or at_self:
                        buf[n] = code + target
                        n += 1
                    target += 1
            else:
                buf[n] = code
                n += 1
        card += 1
    return n


def random_legal(state: LoopsState, rng: Rng) -> i64:
    """Draw one of the codes of ``fill_legal``, all alike, without listing them."""
    row = state.to_act * state.setup.width
    low = row + lowest_playable(state)
    high = row + highest_playable(state)
    playable: i64 = 0  # ways to play altitudes
    cell = low
    while cell <= high:
        playable += state.held[cell]
        cell += 1
    others: i64 = 0  # picking up or declining
    if state.pile_size > 0 or state.setup.pass_on_empty or state.phase == RACE:
        others = 1
    left = rng.below(others + playable + state.held[row + state.setup.choices_at]) - others
    if left < 0:
        if state.phase == RACE:
            return DECLINE
        return PICK_UP
    if left >= playable:
        return pick_special(state, row, left - playable)
    cell = low
    while left >= state.held[cell]:
        left -= state.held[cell]
        cell += 1
    return state.setup.table.first[cell - row] + left


def pick_special(state: LoopsState, row: i64, left: i64) -> i64:
    """Give the action number ``left`` among those of the specials in a row."""
    card = state.setup.altitudes
    while True:
        is_held: i64 = state.held[row + card] > 0  # counts as 1 or 0
        offered = is_held * state.setup.choices[card]
        if left < offered:
            break
        left -= offered
        card += 1
    past_self: i64 = left >= state.to_act
    return state.setup.table.first[card] + left + past_self * state.setup.skips_self[card]
