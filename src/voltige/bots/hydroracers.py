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
from voltige.bots.hydroracers_traffic import Traffic
from voltige.core.rng import Rng
from voltige.core.view import View
from voltige.games.hydroracers.actions import DO_PASS, DO_PLAY
from voltige.games.hydroracers.legal.flight import planned
from voltige.games.hydroracers.legal.movement import plane_at
from voltige.games.hydroracers.state import HydroracersState, known_position
from voltige.games.hydroracers.terms import (
    BET_SLOT,
    CHOOSE_PILOT,
    CHOOSE_TOKENS,
    LATE_BET,
    NO_BET,
    NO_CARD,
    NO_SEAT,
    OVER,
    POSITION,
    TURN,
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
    """The same, with numbers that were found by races, or with others."""

    def __init__(self, temper: Temper | None = None) -> None:
        self.temper: Final = temper

    def choose(self, view: View, legal: vec[i64], rng: Rng) -> i64:
        """Choose the code with the best score."""
        position = known_position(view)
        temper = self.temper
        if temper is None:
            temper = pilot_temper(position, view.seat)
        return best_choice(position, view.seat, legal, rng, temper)


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
    traffic = Traffic(position, seat, temper)
    best: i64 = NO_CODE
    best_score: i64 = WORST
    best_end: i64 = 0
    for code in legal:
        kind = setup.table.kind[code]
        if kind == DO_PLAY or kind == DO_PASS:
            end, score = flown(traffic, code)
            score += rng.below(NOISE) - card_price(traffic, code)
            if score > best_score:
                best_score = score
                best = code
                best_end = end
    if setup.betting and position.of(seat, BET_SLOT) == NO_BET:
        code = chosen_bet(position, seat, best_end, temper)
        if code != NO_CODE:
            return code
    return best


def flown(traffic: Traffic, code: i64) -> tuple[i64, i64]:
    """Return where a movement ends, and its worth without the price of its card.

    All passes of a decision fly alike, but for the Air Brake.
    """
    position = traffic.position
    seat = traffic.seat
    table = position.setup.table
    is_pass = table.kind[code] == DO_PASS
    if is_pass and table.where[code] == traffic.pass_brake:
        return traffic.pass_end, traffic.pass_worth
    after = position_after(position, seat, code)
    _, end, dangers = planned(after, seat, code)
    worth = end_worth(traffic, end) - danger_price(after, seat, dangers, traffic.temper)
    if is_pass:
        traffic.pass_brake = table.where[code]
        traffic.pass_end = end
        traffic.pass_worth = worth
    return end, worth


def end_worth(traffic: Traffic, end: i64) -> i64:
    """Judge where a movement ends: the cells gained, and who is behind or right ahead."""
    worth = PER_CELL * (end - traffic.position.of(traffic.seat, POSITION))
    if traffic.is_closing or end > traffic.line:
        return worth + traffic.temper.per_rival * traffic.rivals_behind(end)
    return worth + formation_score(traffic, end)


def formation_score(traffic: Traffic, end: i64) -> i64:
    """Judge where one flies in the next round: behind somebody, not in front of all."""
    ahead = plane_at(traffic.position, end + 1)
    if ahead != NO_SEAT and has_moved(traffic.position, ahead):
        return traffic.temper.slipstream
    if traffic.rivals_behind(end) == traffic.position.racers - 1:
        return -traffic.temper.leading
    return 0


def has_moved(position: HydroracersState, other: i64) -> bool:
    """Return whether a plane has had its turn in this round."""
    place: i64 = 0
    while place < position.turn:
        if position.in_order(place) == other:
            return True
        place += 1
    return False


def card_price(traffic: Traffic, code: i64) -> i64:
    """Price a card by how scarce cards are, by its value, and by what else it does."""
    position = traffic.position
    setup = position.setup
    card = setup.table.card[code]
    if setup.table.kind[code] == DO_PASS:
        if card == NO_CARD:
            return 0
        return setup.edition.value[card] // 2  # a high one is not put away
    price = traffic.scarcity + traffic.temper.per_value * setup.edition.value[card]
    if setup.campaign:
        price -= card_bonus(position, traffic.seat, card)
    return price


HEURISTIC: Final = HydroracersHeuristic
PILOT: Final = HydroracersPilot
AUTOPILOT: Final = RandomBot  # never asked: the rules fly the plane
