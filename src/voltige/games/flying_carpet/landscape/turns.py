"""Expected turns to the finish from each cell: the yardstick of bots and of difficulty.

A lone carpet with a fresh random hand each turn and no direction cards takes the best flight of its
hand, or moves without a card. Values are thousandths of a turn, found by repeated improvement.

From them follows what a next turn can bring, worked out when first asked for. There is a place for
each cell and wind card, and one for each cell without a wind card: the fewest turns that are left
after it, and whether a direction card more would end it on the finish.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.games.flying_carpet.actions import FLIGHTS, SINGLE_SLOTS, SLOTS
from voltige.games.flying_carpet.landscape.sky import ENDS, Sky, card_block, drift_end, single_block
from voltige.games.flying_carpet.landscape.ways import no_ways, plain_end
from voltige.games.flying_carpet.terms import EJECTED, FREE, NOT_FLOWN

TURN: Final = 1000
FAR: Final = 40_000  # a first guess that is too high for every cell
CLOSE: Final = 20  # a sweep that changes no value by more is the last one
MOST_SWEEPS: Final = 40
UNKNOWN: Final = -1  # a prospect that nobody has asked for
NO_FLIGHT: Final = 1_000_000  # more turns than any cell is away


def expected_turns(sky: Sky, copies: vec[i64], hand: i64) -> vec[i64]:
    """Return the values of all cells; they are worked out once for a sky."""
    if sky.turns_hand != hand:
        sky.turns = improve(sky, copies, hand)
        sky.turns_hand = hand
        places = sky.land.board.size * (sky.vectors.cards + 1)
        sky.fewest = vec[i64]([UNKNOWN] * places)
        sky.lands = vec[i64]([0] * places)
    return sky.turns


def improve(sky: Sky, copies: vec[i64], hand: i64) -> vec[i64]:
    """Sweep over the cells from the right to the left until nothing changes much."""
    board = sky.land.board
    values = vec[i64]([FAR] * board.size)
    values[board.finish] = 0
    order = [
        cell
        for cell in no_ways(board).order
        if cell != board.finish and sky.land.covered[cell] == FREE
    ]
    ends = plain_ends(sky, order)
    misses = misses_by_cards(copies, hand)
    sweep = 0
    change: i64 = FAR
    while change > CLOSE and sweep < MOST_SWEEPS:
        change = 0
        start: i64 = 0
        for cell in order:
            value = TURN + expected_best(values, ends, start, copies, misses)
            start += sky.vectors.cards * FLIGHTS + 1
            gain = values[cell] - value
            values[cell] = value
            change = max(change, gain, -gain)
        sweep += 1
    return values


def plain_ends(sky: Sky, order: list[i64]) -> vec[i64]:
    """List where every move without direction card ends, cell by cell; ejected is the start."""
    moves = sky.vectors.cards * FLIGHTS + 1
    ends = vec[i64]([NOT_FLOWN] * (len(order) * moves))
    at: i64 = 0
    for cell in order:
        for number in range(moves):
            end = plain_end(sky.land, sky.winds, sky.vectors, cell, number)
            if end == EJECTED:
                end = sky.land.board.start
            ends[at] = end
            at += 1
    return ends


def misses_by_cards(copies: vec[i64], hand: i64) -> vec[i64]:
    """Count the hands without any of so many given cards: the ways to draw from the others."""
    total = 0
    for count in copies:
        total += int(count)
    found: list[int] = []
    for given in range(total + 1):
        ways = 1
        for drawn in range(int(hand)):
            ways = ways * max(0, total - given - drawn) // (drawn + 1)
        found.append(ways)
    return vec[i64](found)


def expected_best(
    values: vec[i64], ends: vec[i64], start: i64, copies: vec[i64], misses: vec[i64]
) -> i64:
    """Return the expected value of the best move over all hands, a move without a card included."""
    idle = values[ends[start]]
    best = vec[i64]([idle] * len(copies))
    at = start + 1
    card: i64 = 0
    while card < len(copies):
        flight: i64 = 0
        while flight < FLIGHTS:
            end = ends[at]
            if end != NOT_FLOWN and values[end] < best[card]:
                best[card] = values[end]
            at += 1
            flight += 1
        card += 1
    # From the best card on: the chance that a hand holds this one and none before it.
    total: i64 = 0
    before: i64 = 0
    weight = misses[0]
    while weight > 0:
        lowest = idle
        chosen: i64 = -1
        card = 0
        while card < len(copies):
            if best[card] < lowest:
                lowest = best[card]
                chosen = card
            card += 1
        if chosen < 0:
            break
        best[chosen] = idle
        before += copies[chosen]
        total += lowest * (weight - misses[before])
        weight = misses[before]
    total += idle * weight
    return total // misses[0]


# -- the next turn -----------------------------------------------------------------------------------


def prospect(sky: Sky, cell: i64, card: i64) -> i64:
    """Return the place of a cell and a card, whose expected turns are known."""
    place = cell * (sky.vectors.cards + 1) + card
    if sky.fewest[place] < 0:
        block = card_block(sky, cell, card)
        sky.fewest[place] = fewest_turns(sky, block)
        sky.lands[place] = reaches_finish(sky, block, FLIGHTS, SLOTS)
    return place


def idle_prospect(sky: Sky, cell: i64) -> i64:
    """Return the place of a cell without a wind card: drifting, or a direction card alone."""
    place = cell * (sky.vectors.cards + 1) + sky.vectors.cards
    if sky.fewest[place] < 0:
        end = drift_end(sky, cell)
        if end == EJECTED:
            end = sky.land.board.start
        sky.fewest[place] = sky.turns[end]
        sky.lands[place] = reaches_finish(sky, single_block(sky, cell), 0, SINGLE_SLOTS)
    return place


def fewest_turns(sky: Sky, block: i64) -> i64:
    """Return the fewest turns that the flights of one card lead to, without a direction card."""
    best: i64 = NO_FLIGHT
    slot: i64 = 0
    while slot < FLIGHTS:
        end = sky.ends[block + ENDS + slot]
        if end >= 0:
            best = min(best, sky.turns[end])
        slot += 1
    return best


def reaches_finish(sky: Sky, block: i64, first: i64, last: i64) -> i64:
    """Return 1 if one of some slots ends on the finish, else 0."""
    finish = sky.land.board.finish
    slot = first
    while slot < last:
        if sky.ends[block + ENDS + slot] == finish:
            return 1
        slot += 1
    return 0
