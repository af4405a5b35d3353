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
from voltige.bots.hydroracers_cockpit import danger_price, placing_score, position_after
from voltige.bots.hydroracers_temper import CLASSIC, EXPERTS, PILOTS, Temper
from voltige.core.rng import Rng
from voltige.core.view import View
from voltige.games.hydroracers.actions import DO_PASS, DO_PLAY
from voltige.games.hydroracers.legal.flight import planned
from voltige.games.hydroracers.legal.movement import is_racing, plane_at
from voltige.games.hydroracers.state import HydroracersState, known_position
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

PER_CELL: Final = 10
WORST: Final = -100_000
NOISE: Final = 4


@final
class HydroracersHeuristic(Bot):
    """Plans ten cards over three heats, dares more in the last one, bets late."""

    def choose(self, view: View, legal: vec[i64], rng: Rng) -> i64:
        """Choose the code with the best score."""
        return best_choice(known_position(view), view.seat, legal, rng, CLASSIC)


@final
class HydroracersPilot(Bot):
    """The same, with numbers that were found by races."""

    def choose(self, view: View, legal: vec[i64], rng: Rng) -> i64:
        """Choose the code with the best score."""
        position = known_position(view)
        return best_choice(position, view.seat, legal, rng, pilot_temper(position, view.seat))


def pilot_temper(position: HydroracersState, seat: i64) -> Temper:
    """Give the numbers that were found for the cockpit of a seat."""
    return EXPERTS if position.setup.expert[seat] == 1 else PILOTS


def best_choice(
    position: HydroracersState, seat: i64, legal: vec[i64], rng: Rng, temper: Temper
) -> i64:
    """Choose for a seat, by nothing but what it may know of a position."""
    if position.phase == TURN:
        return choose_turn(position, seat, legal, rng, temper)
    if position.phase == LATE_BET:
        own_end = position.of(seat, POSITION)
        code = chosen_bet(position, seat, own_end, temper)
        return legal[0] if code == NO_CODE else code
    if position.phase == CHOOSE_PILOT:
        return legal[0]
    if position.phase > OVER and position.phase != CHOOSE_TOKENS:
        return choose_campaign(position, seat, legal, rng)
    best = legal[0]
    best_score: i64 = WORST
    for code in legal:
        score = placing_score(position, seat, code, temper)
        if score > best_score:
            best_score = score
            best = code
    return best


def choose_turn(
    position: HydroracersState, seat: i64, legal: vec[i64], rng: Rng, temper: Temper
) -> i64:
    """Choose a card or a pass, and place a bet before it where that is worth it."""
    setup = position.setup
    best: i64 = NO_CODE
    best_score: i64 = WORST
    for code in legal:
        kind = setup.table.kind[code]
        if kind == DO_PLAY or kind == DO_PASS:
            score = move_score(position, seat, code, temper) + rng.below(NOISE)
            if score > best_score:
                best_score = score
                best = code
    if setup.betting and position.of(seat, BET_SLOT) == NO_BET:
        code = chosen_bet(position, seat, landing_of(position, seat, best), temper)
        if code != NO_CODE:
            return code
    return best


def landing_of(position: HydroracersState, seat: i64, code: i64) -> i64:
    """Return the cell where a movement ends."""
    return planned(position_after(position, seat, code), seat, code)[1]


def move_score(position: HydroracersState, seat: i64, code: i64, temper: Temper) -> i64:
    """Judge one movement."""
    setup = position.setup
    after = position_after(position, seat, code)
    _, end, dangers = planned(after, seat, code)
    gained = end - position.of(seat, POSITION)
    score = PER_CELL * gained - card_price(position, seat, code, temper)
    score -= danger_price(after, seat, dangers, temper)
    if setup.campaign and setup.table.kind[code] == DO_PLAY:
        score += card_bonus(position, seat, setup.table.card[code])
    if is_closing(position, end, temper):
        return score + temper.per_rival * rivals_behind(position, seat, end, temper)
    return score + formation_score(position, seat, end, temper)


def is_closing(position: HydroracersState, end: i64, temper: Temper) -> bool:
    """Return whether the heat ends with this round, as far as one can guess."""
    line = position.setup.edition.circuits[position.circuit].cells
    if end > line:
        return True
    place: i64 = 0
    while place < position.racers:
        other = position.in_order(place)
        end_of_other = position.of(other, POSITION)
        if place > position.turn:
            end_of_other += temper.usual_move
        if end_of_other > line and is_racing(position, other):
            return True
        place += 1
    return False


def rivals_behind(position: HydroracersState, seat: i64, end: i64, temper: Temper) -> i64:
    """Count the planes that are or will probably be behind a cell at the end of the round."""
    found: i64 = 0
    place: i64 = 0
    while place < position.racers:
        other = position.in_order(place)
        end_of_other = position.of(other, POSITION)
        if place > position.turn:
            end_of_other += temper.usual_move
        if other != seat and (end_of_other < end or not is_racing(position, other)):
            found += 1
        place += 1
    return found


def formation_score(position: HydroracersState, seat: i64, end: i64, temper: Temper) -> i64:
    """Judge where one flies in the next round: behind somebody, not in front of all."""
    ahead = plane_at(position, end + 1)
    if ahead != NO_SEAT and has_moved(position, ahead):
        return temper.slipstream
    if rivals_behind(position, seat, end, temper) == position.racers - 1:
        return -temper.leading
    return 0


def has_moved(position: HydroracersState, other: i64) -> bool:
    """Return whether a plane has had its turn in this round."""
    place: i64 = 0
    while place < position.turn:
        if position.in_order(place) == other:
            return True
        place += 1
    return False


def card_price(position: HydroracersState, seat: i64, code: i64, temper: Temper) -> i64:
    """Price a card by how many turns are still to come for each card left."""
    setup = position.setup
    if setup.table.kind[code] == DO_PASS:
        card = setup.table.card[code]
        if card == NO_CARD:
            return 0
        return setup.edition.value[card] // 2  # a high one is not put away
    lap = setup.edition.circuits[position.circuit].cells
    left = (
        position.of(seat, HAND_SIZE) + position.of(seat, DECK_SIZE) + position.of(seat, UNDER_SIZE)
    )
    ahead = (setup.numbers.heats - position.heat) * (lap + 2) + lap - position.of(seat, POSITION)
    turns = ahead // temper.cells_per_turn + 1
    missing = turns - left
    if missing < 0:
        missing = 0
    scarcity = temper.scarce * missing // (turns + 1)
    return scarcity + temper.per_value * setup.edition.value[setup.table.card[code]]


HEURISTIC: Final = HydroracersHeuristic
PILOT: Final = HydroracersPilot
AUTOPILOT: Final = RandomBot  # never asked: the rules fly the plane
