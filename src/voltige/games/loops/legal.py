"""What a seat may do: the legal codes, and their fast twins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.rng import Rng
from voltige.games.loops.actions import DECLINE, PICK_UP
from voltige.games.loops.terms import DRAW, RACE, TURN
from voltige.games.loops.zones import hand_size

if TYPE_CHECKING:
    from voltige.games.loops.state import LoopsState


def lowest_playable(state: LoopsState) -> i64:
    """Return the lowest altitude that pitch and base allow (LO-14, LO-16, LO-21)."""
    return state.setup.lowest[limits_place(state)]


def highest_playable(state: LoopsState) -> i64:
    """Return the highest altitude that pitch and base allow (LO-15, LO-16, LO-21)."""
    return state.setup.highest[limits_place(state)]


def limits_place(state: LoopsState) -> i64:
    """Return the row of the limit tables for this pitch and base.

    A lookup, because a branch would be mispredicted.
    """
    climbs: i64 = state.positive
    return climbs * (state.setup.altitudes + 1) + state.base + 1


def may_pick_up(state: LoopsState) -> bool:
    """Return whether the seat in turn may pick the pile up (LO-23, LO-25, LO-41)."""
    return state.phase == TURN and (state.pile_size > 0 or state.setup.pass_on_empty)


def may_aim_at_self(state: LoopsState, seat: i64) -> bool:
    """Return whether ``seat`` may name itself with a Draw card (LO-34, option ``draw_target``)."""
    return state.setup.draw_at_self and hand_size(state, seat) > 1


def fill_legal(state: LoopsState, buf: vec[i64]) -> i64:
    """Write the codes open to the seat to act into ``buf``, ascending; return how many.

    Never none for a seat: on an empty pile every card is playable, on any other the pile can be
    picked up, and a race can be declined.
    """
    if state.to_act < 0:
        return 0
    setup = state.setup
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
    while card <= last:  # LO-17: one copy, two, … all of them
        n = fill_codes(buf, n, setup.table.first[card], state.held[row + card])
        card += 1
    if state.held[row + setup.choices_at] > 0:
        n = fill_specials(state, buf, n)
    return n


def fill_codes(buf: vec[i64], n: i64, code: i64, count: i64) -> i64:
    """Write ``count`` codes from ``code`` on behind the first ``n``; return how many there are then.

    Where there is room for four, four are written, wanted or not: how many copies are in a hand can't
    be predicted.
    """
    end = n + count
    if n + 4 <= len(buf):
        buf[n] = code
        buf[n + 1] = code + 1
        buf[n + 2] = code + 2
        buf[n + 3] = code + 3
        n += 4
        code += 4
    while n < end:
        buf[n] = code
        n += 1
        code += 1
    return end


def fill_specials(state: LoopsState, buf: vec[i64], n: i64) -> i64:
    """Add the special cards of the seat to act: playable at any time (LO-22)."""
    seat = state.to_act
    row = seat * state.setup.width
    spared: i64 = not may_aim_at_self(state, seat)
    counted_in: i64 = state.setup.draw_at_self  # the player, in the number of choices
    for card in range(state.setup.altitudes, state.setup.cards):
        if state.held[row + card] > 0:
            spares: i64 = state.setup.edition.kind[card] == DRAW
            spares &= spared
            count = state.setup.choices[card] - (spares & counted_in)
            n = fill_aimed(buf, n, state.setup.table.first[card], count, seat, spares)
    return n


def fill_aimed(buf: vec[i64], n: i64, code: i64, count: i64, seat: i64, spares: i64) -> i64:
    """Write codes as ``fill_codes`` does; if ``spares`` is 1, the one that aims at ``seat`` is left out."""
    end = n + count
    if n + 4 <= len(buf):
        past: i64 = seat <= 0
        buf[n] = code + (spares & past)
        past = seat <= 1
        buf[n + 1] = code + 1 + (spares & past)
        past = seat <= 2
        buf[n + 2] = code + 2 + (spares & past)
        past = seat <= 3
        buf[n + 3] = code + 3 + (spares & past)
        if count <= 4:
            return end
    for target in range(count):
        beyond: i64 = target >= seat
        buf[n + target] = code + target + (spares & beyond)
    return end


def count_others(state: LoopsState) -> i64:
    """Count the ways to play nothing: 1 where the pile may be picked up or a race declined."""
    has_pile: i64 = state.pile_size > 0
    races: i64 = state.phase == RACE
    may_pass: i64 = state.setup.pass_on_empty
    return has_pile | races | may_pass


def count_playable(held: vec[i64], first: i64, last: i64) -> i64:
    """Count the cards of a hand from one altitude's cell to another's."""
    total: i64 = 0
    for cell in range(first, last + 1):
        total += held[cell]
    return total


def most_legal(state: LoopsState) -> i64:
    """Count the codes of ``fill_legal``, or one more where a last card might aim at its player."""
    row = state.to_act * state.setup.width
    playable = count_playable(
        state.held, row + lowest_playable(state), row + highest_playable(state)
    )
    return count_others(state) + playable + state.held[row + state.setup.choices_at]


def random_legal(state: LoopsState, rng: Rng) -> i64:
    """Return one of the codes of ``fill_legal``, drawn uniformly without listing them."""
    row = state.to_act * state.setup.width
    limits = limits_place(state)
    card = state.setup.lowest[limits]
    playable = count_playable(state.held, row + card, row + state.setup.highest[limits])
    others = count_others(state)
    left = rng.below(others + playable + state.held[row + state.setup.choices_at]) - others
    if left < 0:
        if state.phase == RACE:
            return DECLINE
        return PICK_UP
    if left >= playable:
        return pick_special(state, row, left - playable)
    while left >= state.held[row + card]:
        left -= state.held[row + card]
        card += 1
    return state.setup.table.first[card] + left


def pick_special(state: LoopsState, row: i64, left: i64) -> i64:
    """Return the action number ``left`` among those of the specials in a row."""
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
