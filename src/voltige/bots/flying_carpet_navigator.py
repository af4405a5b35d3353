"""A carpet that plans two cards ahead: the pilot's prices for meetings, but the exact turns of a lone carpet.

In a game of three pilots it is only a little better than they are. A master's rollouts follow it.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.bots.bot import Bot
from voltige.bots.flying_carpet import NOISE, WIN, Thought, build, fly, land, meeting_gain
from voltige.bots.flying_carpet_solo import MOST_KINDS, pair_at, pair_turns
from voltige.bots.flying_carpet_temper import PILOTS
from voltige.core.rng import Rng
from voltige.core.view import View
from voltige.games.flying_carpet.actions import FLIGHTS, SINGLE_SLOTS, SLOTS
from voltige.games.flying_carpet.landscape.sky import ENDS, card_block, drift_end, single_block
from voltige.games.flying_carpet.landscape.turns import TURN as ONE_TURN
from voltige.games.flying_carpet.options import CarpetSetup
from voltige.games.flying_carpet.state import known_position
from voltige.games.flying_carpet.terms import (
    DRAFT,
    EJECTED,
    LANDING,
    NO_CARD,
    NO_DIRECTION,
    TURN,
)


def is_solved(setup: CarpetSetup) -> bool:
    """Return whether the deck has so few kinds of cards that pairs of them can be looked up."""
    return len(setup.edition.copies) <= MOST_KINDS


@final
class CarpetNavigator(Bot):
    """Flies the way that is shortest with its cards, unless somebody can be met."""

    def choose(self, view: View, legal: vec[i64], rng: Rng) -> i64:
        """Choose the code that costs least."""
        position = known_position(view)
        if position.phase >= DRAFT and position.phase < TURN:
            return build(position, legal, rng)
        thought = Thought(position, view.seat, PILOTS)
        if not is_solved(thought.setup):
            return fly(thought, legal, rng)
        if position.phase == LANDING:
            return land(thought)
        course = Course(thought)
        best = legal[0]
        lowest: i64 = 10 * WIN
        i: i64 = 0
        while i < len(legal):
            cost = course_cost(course, legal[i]) + rng.below(NOISE)
            if cost < lowest:
                lowest = cost
                best = legal[i]
            i += 1
        return best


@final
class Course:
    """A thought, with the turns that pairs of cards need."""

    def __init__(self, thought: Thought) -> None:
        setup = thought.setup
        self.thought: Final = thought
        self.turns: Final = pair_turns(thought.sky, setup.edition.copies, setup.hand)
        self.kinds: Final[i64] = len(setup.edition.copies)
        self.pairs: Final[i64] = self.kinds * (self.kinds + 1) // 2


def course_cost(course: Course, code: i64) -> i64:
    """Judge one action by the turns that are left after it, and by whom it meets."""
    thought = course.thought
    table = thought.setup.table
    sky = thought.sky
    spent: i64 = NO_CARD
    left = thought.left
    if code < table.singles:
        spent = table.card[code]
        end = sky.ends[card_block(sky, thought.cell, spent) + ENDS + code - spent * SLOTS]
        if table.direction[code] != NO_DIRECTION:
            left -= 1
    elif code < table.no_card:
        end = sky.ends[single_block(sky, thought.cell) + ENDS + code - table.singles]
        left -= 1
    else:
        end = drift_end(sky, thought.cell)
        if code > table.no_card:
            spent = table.card[code]
    if end == thought.setup.board.finish:
        return -WIN
    if end == EJECTED:
        end = thought.setup.board.start
    cost = turns_after(course, end, left, spent) - meeting_gain(thought, end)
    for drift in thought.drifts:
        if drift == end:
            return cost + thought.temper.danger
    return cost


def turns_after(course: Course, cell: i64, left: i64, spent: i64) -> i64:
    """Return the turns from a cell with the best pair of the cards that are not spent."""
    setup = course.thought.setup
    cards = course.thought.cards
    if cell == setup.board.finish:
        return 0
    row = (left * setup.board.size + cell) * course.pairs
    gone: i64 = 0
    while gone < len(cards) and cards[gone] != spent:
        gone += 1
    best: i64 = WIN
    one: i64 = 0
    while one < len(cards):
        other = one + 1
        while other < len(cards):
            if one != gone and other != gone:
                best = min(
                    best, course.turns[row + pair_at(course.kinds, cards[one], cards[other])]
                )
            other += 1
        one += 1
    return best


def turns_to_go(course: Course, cell: i64) -> i64:
    """Return the turns from a cell when the next one is played with the cards in hand."""
    thought = course.thought
    sky = thought.sky
    left = thought.left
    end = drift_end(sky, cell)
    if end == EJECTED:
        end = thought.setup.board.start
    best = turns_after(course, end, left, NO_CARD)
    if left > 0:
        first = single_block(sky, cell) + ENDS
        best = min(best, fewest_after(course, first, SINGLE_SLOTS, left - 1, NO_CARD))
    before: i64 = NO_CARD
    for card in thought.cards:
        if card != before:
            before = card
            first = card_block(sky, cell, card) + ENDS
            best = min(best, fewest_after(course, first, FLIGHTS, left, card))
            if left > 0:
                more = SLOTS - FLIGHTS
                best = min(best, fewest_after(course, first + FLIGHTS, more, left - 1, card))
    return ONE_TURN + best


def fewest_after(course: Course, first: i64, amount: i64, left: i64, spent: i64) -> i64:
    """Return the fewest turns after some flights, from a place in the table of ends on."""
    ends = course.thought.sky.ends
    best: i64 = WIN
    slot = first
    while slot < first + amount:
        if ends[slot] >= 0:
            best = min(best, turns_after(course, ends[slot], left, spent))
        slot += 1
    return best
