"""What the heuristic bot knows of Hydroracers (docs/rules/hydroracers.md, "Strategy and odds").

Scores are tenths of a cell. It looks one movement ahead, prices dangers by the state of the cockpit,
and cards by how many turns they have to last.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.bots.bot import Bot, RandomBot
from voltige.bots.hydroracers_bets import NO_CODE, chosen_bet
from voltige.bots.hydroracers_campaign import card_bonus, choose_campaign
from voltige.bots.hydroracers_cockpit import CRASH, cells_after, danger_price, placing_score
from voltige.core.rng import Rng
from voltige.core.view import View
from voltige.games.hydroracers.actions import DO_PASS, DO_PLAY
from voltige.games.hydroracers.legal.flight import planned
from voltige.games.hydroracers.legal.movement import is_racing, plane_at
from voltige.games.hydroracers.terms import (
    BET_SLOT,
    CHOOSE_PILOT,
    CHOOSE_TOKENS,
    DECK_SIZE,
    HAND_SIZE,
    LATE_BET,
    NO_BET,
    NO_CARD,
    NO_SEAT,
    OVER,
    POSITION,
    TURN,
    UNDER_SIZE,
)
from voltige.games.hydroracers.view.built import HydroracersView

PER_CELL: Final = 10
USUAL_MOVE: Final = 5  # cells that another plane flies in its turn
CELLS_PER_TURN: Final = 5  # of one's own, to guess the turns of a lap
SCARCE: Final = 34  # price of a card when passes are needed as often as cards
PER_VALUE: Final = 2  # price of each cell of a card: high ones can wait for the finish
LEADING: Final = 12  # to pay drag and to give slipstream in the next round
SLIPSTREAM: Final = 12  # to fly right behind a plane that has moved
PER_RIVAL: Final = 26  # to be ahead of a plane when the heat ends
NOISE: Final = 4


@final
class HydroracersHeuristic(Bot):
    """Plans ten cards over three heats, dares more in the last one, bets late."""

    def choose(self, view: View, legal: vec[i64], rng: Rng) -> i64:
        """Choose the code with the best score."""
        assert isinstance(view, HydroracersView)  # noqa: S101  (the registry pairs bot and game)
        if view.phase == TURN:
            return choose_turn(view, legal, rng)
        if view.phase == LATE_BET:
            position = view.cells[view.seat * view.setup.width + POSITION]
            code = chosen_bet(view, position)
            return legal[0] if code == NO_CODE else code
        if view.phase == CHOOSE_PILOT:
            return legal[0]
        if view.phase > OVER and view.phase != CHOOSE_TOKENS:
            return choose_campaign(view, legal, rng)
        best = legal[0]
        best_score: i64 = -10 * CRASH
        for code in legal:
            score = placing_score(view, code)
            if score > best_score:
                best_score = score
                best = code
        return best


def choose_turn(view: HydroracersView, legal: vec[i64], rng: Rng) -> i64:
    """Choose a card or a pass, and place a bet before it where that is worth it."""
    setup = view.setup
    best: i64 = NO_CODE
    best_score: i64 = -100 * CRASH
    for code in legal:
        kind = setup.table.kind[code]
        if kind == DO_PLAY or kind == DO_PASS:
            score = move_score(view, code) + rng.below(NOISE)
            if score > best_score:
                best_score = score
                best = code
    row = view.seat * setup.width
    if setup.betting and view.cells[row + BET_SLOT] == NO_BET:
        code = chosen_bet(view, landing_of(view, best))
        if code != NO_CODE:
            return code
    return best


def landing_of(view: HydroracersView, code: i64) -> i64:
    """Return the cell where a movement ends."""
    where = (view.circuit, view.seat)
    return planned(view.setup, cells_after(view, code), where, view.turn == 0, code)[1]


def move_score(view: HydroracersView, code: i64) -> i64:
    """Judge one movement."""
    setup = view.setup
    where = (view.circuit, view.seat)
    cells = cells_after(view, code)
    _, end, dangers = planned(setup, cells, where, view.turn == 0, code)
    gained = end - view.cells[view.seat * setup.width + POSITION]
    score = PER_CELL * gained - card_price(view, code)
    score -= danger_price(view, cells, dangers)
    if setup.campaign and setup.table.kind[code] == DO_PLAY:
        score += card_bonus(view, setup.table.card[code])
    if is_closing(view, end):
        return score + PER_RIVAL * rivals_behind(view, end)
    return score + formation_score(view, end)


def is_closing(view: HydroracersView, end: i64) -> bool:
    """Return whether the heat ends with this round, as far as one can guess."""
    setup = view.setup
    line = setup.edition.circuits[view.circuit].cells
    if end > line:
        return True
    place: i64 = 0
    while place < view.racers:
        seat = view.cells[setup.order_at + place]
        position = view.cells[seat * setup.width + POSITION]
        if place > view.turn:
            position += USUAL_MOVE
        if position > line and is_racing(setup, view.cells, seat):
            return True
        place += 1
    return False


def rivals_behind(view: HydroracersView, end: i64) -> i64:
    """Count the planes that are or will probably be behind a cell at the end of the round."""
    setup = view.setup
    found: i64 = 0
    place: i64 = 0
    while place < view.racers:
        seat = view.cells[setup.order_at + place]
        position = view.cells[seat * setup.width + POSITION]
        if place > view.turn:
            position += USUAL_MOVE
        if seat != view.seat and (position < end or not is_racing(setup, view.cells, seat)):
            found += 1
        place += 1
    return found


def formation_score(view: HydroracersView, end: i64) -> i64:
    """Judge where one flies in the next round: behind somebody, not in front of all."""
    ahead = plane_at(view.setup, view.cells, end + 1)
    if ahead != NO_SEAT and has_moved(view, ahead):
        return SLIPSTREAM
    if rivals_behind(view, end) == view.racers - 1:
        return -LEADING
    return 0


def has_moved(view: HydroracersView, seat: i64) -> bool:
    """Return whether a plane has had its turn in this round."""
    place: i64 = 0
    while place < view.turn:
        if view.cells[view.setup.order_at + place] == seat:
            return True
        place += 1
    return False


def card_price(view: HydroracersView, code: i64) -> i64:
    """Price a card by how many turns are still to come for each card left."""
    setup = view.setup
    if setup.table.kind[code] == DO_PASS:
        card = setup.table.card[code]
        if card == NO_CARD:
            return 0
        return setup.edition.value[card] // 2  # a high one is not put away
    row = view.seat * setup.width
    lap = setup.edition.circuits[view.circuit].cells
    left = view.cells[row + HAND_SIZE] + view.cells[row + DECK_SIZE] + view.cells[row + UNDER_SIZE]
    ahead = (setup.numbers.heats - view.heat) * (lap + 2) + lap - view.cells[row + POSITION]
    turns = ahead // CELLS_PER_TURN + 1
    missing = turns - left
    if missing < 0:
        missing = 0
    return SCARCE * missing // (turns + 1) + PER_VALUE * setup.edition.value[setup.table.card[code]]


HEURISTIC: Final = HydroracersHeuristic
AUTOPILOT: Final = RandomBot  # never asked: the rules fly the plane
