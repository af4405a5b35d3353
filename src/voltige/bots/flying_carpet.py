"""What the heuristic bot knows of The Flying Carpet.

See docs/rules/flying-carpet.md, "Strategy in a nutshell".

Costs are thousandths of a turn; the bot takes the action that costs least. It knows the expected
turns to the finish from every cell, looks one turn ahead with the cards that stay in its hand, and
weighs what holding or forcing down does to the others.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.bots.bot import Bot
from voltige.bots.flying_carpet_temper import CLASSIC, PILOTS, Temper
from voltige.core.rng import Rng
from voltige.core.view import View
from voltige.games.flying_carpet.actions import SLOTS
from voltige.games.flying_carpet.fields.access import target_of
from voltige.games.flying_carpet.landscape.sky import (
    ENDS,
    Sky,
    card_block,
    drift_end,
    single_block,
)
from voltige.games.flying_carpet.landscape.turns import (
    NO_FLIGHT,
    expected_turns,
    idle_prospect,
    prospect,
)
from voltige.games.flying_carpet.landscape.turns import TURN as ONE_TURN
from voltige.games.flying_carpet.state import CarpetState, known_position
from voltige.games.flying_carpet.terms import (
    CELL,
    DRAFT,
    EJECTED,
    FIELDS,
    HELD,
    LANDING,
    LEFT_CARDS,
    NO_CARD,
    NO_DIRECTION,
    NO_SEAT,
    OFF_BOARD,
    STAMP,
    TURN,
)
from voltige.games.flying_carpet.zones import hand_size

WIN: Final = 1_000_000
NOISE: Final = 12


@final
class CarpetHeuristic(Bot):
    """Plans over its hand, holds and forces down with sense, keeps direction cards to land."""

    def choose(self, view: View, legal: vec[i64], rng: Rng) -> i64:
        """Choose the code that costs least."""
        position = known_position(view)
        if position.phase >= DRAFT and position.phase < TURN:
            return build(position, legal, rng)
        return fly(Thought(position, view.seat, CLASSIC), legal, rng)


@final
class CarpetPilot(Bot):
    """The heuristic, but direction cards are there to be played."""

    def __init__(self, temper: Temper | None = None) -> None:
        self.temper: Final = PILOTS if temper is None else temper

    def choose(self, view: View, legal: vec[i64], rng: Rng) -> i64:
        """Choose the code that costs least."""
        position = known_position(view)
        if position.phase >= DRAFT and position.phase < TURN:
            return build(position, legal, rng)
        return fly(Thought(position, view.seat, self.temper), legal, rng)


def fly(thought: Thought, legal: vec[i64], rng: Rng) -> i64:
    """Choose in a turn, or after it what becomes of a carpet that was come upon."""
    if thought.position.phase == LANDING:
        return land(thought)
    best = legal[0]
    lowest: i64 = 10 * WIN
    i: i64 = 0
    while i < len(legal):
        cost = action_cost(thought, legal[i]) + rng.below(NOISE)
        if cost < lowest:
            lowest = cost
            best = legal[i]
        i += 1
    return best


def build(position: CarpetState, legal: vec[i64], rng: Rng) -> i64:
    """Place any panel anywhere; pass when half the panels that may stand do."""
    standing = len(position.land.placements)
    if position.phase == DRAFT and 2 * standing >= int(position.setup.draft_limit):
        return legal[0]
    if position.phase == DRAFT and len(legal) > 1:
        return legal[1 + rng.below(len(legal) - 1)]
    return legal[rng.below(len(legal))]


@final
class Thought:
    """What one decision needs again and again."""

    def __init__(self, position: CarpetState, seat: i64, temper: Temper) -> None:
        self.temper: Final = temper
        self.position: Final = position  # the state itself, or what a view knows of it
        self.seat: Final[i64] = seat
        self.sky: Final[Sky] = position.sky
        self.setup: Final = position.setup
        setup = position.setup
        self.turns: Final = expected_turns(position.sky, setup.edition.copies, setup.hand)
        first = seat * setup.hand
        self.cards: Final = position.cards[first : first + hand_size(position, seat)]
        self.cell: Final[i64] = position.carpets[seat * FIELDS + CELL]
        self.left: Final[i64] = position.carpets[seat * FIELDS + LEFT_CARDS]
        self.drifts: Final = vec[i64]([OFF_BOARD] * setup.seats)  # where others drift to
        self.leader: Final = find_leader(self)


def find_leader(thought: Thought) -> i64:
    """Note where the other carpets drift to; give the one that is nearest to the finish."""
    carpets = thought.position.carpets
    leader: i64 = NO_CARD
    seat: i64 = -1
    while seat + 1 < thought.setup.seats:
        seat += 1
        row = seat * FIELDS
        cell = carpets[row + CELL]
        if seat == thought.seat or cell < 0:
            continue
        if carpets[row + HELD] == 0:
            end = drift_end(thought.sky, cell)
            if end != cell:
                thought.drifts[seat] = end
        nearest = leader * FIELDS + CELL
        if leader == NO_CARD or thought.turns[cell] < thought.turns[carpets[nearest]]:
            leader = seat
    return leader


def action_cost(thought: Thought, code: i64) -> i64:
    """Judge one action by where it ends, what it spends, and whom it meets."""
    table = thought.setup.table
    sky = thought.sky
    prices = thought.temper.prices
    spent: i64 = NO_CARD
    price: i64 = 0
    if code < table.singles:
        spent = table.card[code]
        end = sky.ends[card_block(sky, thought.cell, spent) + ENDS + code - spent * SLOTS]
        if table.direction[code] != NO_DIRECTION:
            price = prices[thought.left - 1]
    elif code < table.no_card:
        end = sky.ends[single_block(sky, thought.cell) + ENDS + code - table.singles]
        price = prices[thought.left - 1]
    else:
        end = drift_end(sky, thought.cell)
        if code > table.no_card:
            spent = table.card[code]
            price = -thought.temper.swap
    if end == thought.setup.board.finish:
        return -WIN + price
    if end == EJECTED:
        end = thought.setup.board.start
    left = thought.left
    if price > 0:
        left -= 1
    return cell_cost(thought, end, spent, left) + price - meeting_gain(thought, end)


def cell_cost(thought: Thought, cell: i64, spent: i64, left: i64) -> i64:
    """Mix the expected turns from a cell with what the rest of the hand can do there."""
    rest = next_cost(thought, cell, spent, left)
    fresh = thought.temper.fresh
    cost = (fresh * thought.turns[cell] + (1000 - fresh) * rest) // 1000
    for end in thought.drifts:
        if end == cell:
            return cost + thought.temper.danger
    return cost


def next_cost(thought: Thought, cell: i64, spent: i64, left: i64) -> i64:
    """Return the turns that are left when the next one is played from the rest of the hand."""
    sky = thought.sky
    landed: i64 = NO_FLIGHT  # on the finish by a direction card
    if left > 0:
        landed = thought.temper.prices[left - 1] - thought.temper.certain
    place: i64 = idle_prospect(sky, cell)
    best = sky.fewest[place]
    if sky.lands[place] == 1:
        best = min(best, landed)
    gone = spent == NO_CARD
    before: i64 = NO_CARD
    for card in thought.cards:
        if not gone and card == spent:
            gone = True
        elif card != before:
            before = card
            place = prospect(sky, cell, card)
            best = min(best, sky.fewest[place])
            if sky.lands[place] == 1 and sky.fewest[place] > 0:
                best = min(best, landed)
    return ONE_TURN + best


def meeting_gain(thought: Thought, cell: i64) -> i64:
    """Return what it is worth to come upon the carpet on a cell, the better of two choices."""
    if cell == thought.cell or cell == thought.setup.board.start:
        return 0
    target = topmost(thought, cell)
    if target == NO_SEAT:
        return 0
    return max(hold_gain(thought, target), fall_gain(thought, target, cell))


def topmost(thought: Thought, cell: i64) -> i64:
    """Return the topmost of the other carpets on a cell, or NO_SEAT."""
    carpets = thought.position.carpets
    top: i64 = NO_SEAT
    latest: i64 = 0
    seat: i64 = 0
    while seat < thought.setup.seats:
        row = seat * FIELDS
        if carpets[row + CELL] == cell and seat != thought.seat:
            if top == NO_SEAT or latest < carpets[row + STAMP]:
                top = seat
                latest = carpets[row + STAMP]
        seat += 1
    return top


def hold_gain(thought: Thought, target: i64) -> i64:
    """Return what it is worth to hold somebody; nothing when he is held already."""
    if thought.position.carpets[target * FIELDS + HELD] != 0:
        return 0
    return weighed(thought, target, thought.temper.hold)


def fall_gain(thought: Thought, target: i64, cell: i64) -> i64:
    """Return what it is worth to force somebody down; never onto the finish."""
    end = thought.position.land.fall[cell]
    if end == cell or end == thought.setup.board.finish:
        return -WIN
    lost = thought.turns[end] - thought.turns[cell]
    return weighed(thought, target, lost * thought.temper.fall // 1000)


def weighed(thought: Thought, target: i64, gain: i64) -> i64:
    """Count more what is done to the leader."""
    if target == thought.leader:
        return gain * thought.temper.leader // 1000
    return gain


def land(thought: Thought) -> i64:
    """Hold or force down, whichever costs the other more."""
    target: i64 = target_of(thought.position)
    table = thought.setup.table
    if fall_gain(thought, target, thought.cell) > hold_gain(thought, target):
        return table.force_down
    return table.hold


HEURISTIC: Final = CarpetHeuristic
PILOT: Final = CarpetPilot
