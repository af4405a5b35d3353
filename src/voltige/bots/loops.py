"""What the heuristic bot knows of LOOPS (docs/rules/loops.md, "Strategy in a nutshell").

Scores are tenths of a point. A small random part keeps two such bots from circling for ever.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.bots.bot import Bot
from voltige.core.rng import Rng
from voltige.core.view import View
from voltige.games.loops.actions import DECLINE, PICK_UP
from voltige.games.loops.legal import count_others, highest_playable, lowest_playable
from voltige.games.loops.state import LoopsState, known_position
from voltige.games.loops.terms import (
    DIRECTION,
    DRAW,
    LOOP,
    NO_CARD,
    PITCH,
    RACE,
    SPEED,
)
from voltige.games.loops.zones import hand_size

WIN: Final = 100_000
PER_CARD: Final = 100  # shedding a card
PER_STEP: Final = 20  # moving the base by one altitude
PER_POINT: Final = 2  # getting rid of a point
SPLIT: Final = 60  # breaking a set up
SPECIAL: Final = 80  # spending a card that can always be played
URGENT_PER_POINT: Final = 5  # points weigh more when somebody is about to go out
NEARLY_OUT: Final = 3  # cards of one who is about to go out
PER_PLAYABLE: Final = 12  # an altitude that becomes playable, or stops being so
THREAT: Final = 60  # acting against somebody who is about to go out
PICK_UP_COST: Final = 250
PICK_UP_PER_CARD: Final = 20
KEPT: Final = 10_000  # what the pilot takes off the score of a special that can wait
NOISE: Final = 25
NO_CODE: Final = -1


@final
class LoopsHeuristic(Bot):
    """Sheds sets, moves the base little, keeps specials for the end, strikes who is nearly out."""

    def choose(self, view: View, legal: vec[i64], rng: Rng) -> i64:
        """Choose the code with the best score."""
        position = known_position(view)
        return best_code(position, view.seat, legal, len(legal), False, rng)


@final
class LoopsPilot(Bot):
    """The heuristic, but it spends no special while an altitude fits and nobody has a single card."""

    def choose(self, view: View, legal: vec[i64], rng: Rng) -> i64:
        """Choose the code with the best score."""
        position = known_position(view)
        return pilot_code(position, view.seat, legal, len(legal), rng)


def pilot_code(position: LoopsState, seat: i64, legal: vec[i64], amount: i64, rng: Rng) -> i64:
    """Choose as the pilot does among the first ``amount`` codes."""
    keeps = keeps_specials(position, seat, fewest_cards(position, seat))
    return best_code(position, seat, legal, amount, keeps, rng)


def pilot_code_of(state: LoopsState, codes: vec[i64], rng: Rng) -> i64:
    """Choose as the pilot does for the seat to act; ``codes`` is scratch.

    Where specials are kept back they are not even listed.
    """
    seat = state.to_act
    if hand_size(state, seat) > 1 and keeps_specials(state, seat, fewest_cards(state, seat)):
        return best_kept_back(state, seat, rng)
    amount = state.fill_legal(codes)
    return best_code(state, seat, codes, amount, False, rng)


def best_kept_back(state: LoopsState, seat: i64, rng: Rng) -> i64:
    """Return the best code of an altitude, a pick-up or a decline, with moods as ``best_code`` draws them."""
    setup = state.setup
    best: i64 = NO_CODE
    best_score: i64 = -10 * WIN
    if count_others(state) > 0:
        best = PICK_UP
        if state.phase == RACE:
            best = DECLINE
        best_score = action_score(state, seat, best, 0) + rng.below(NOISE)
    row = seat * setup.width
    size = hand_size(state, seat)
    card = lowest_playable(state)
    last = highest_playable(state)
    while card <= last:
        held = state.held[row + card]
        count: i64 = 1
        while count <= held:
            score: i64 = WIN
            if count < size:
                score = altitude_score(state, seat, card, count)
            score += rng.below(NOISE)
            if score > best_score:
                best_score = score
                best = setup.table.first[card] + count - 1
            count += 1
        card += 1
    for _ in range(state.held[row + setup.choices_at]):  # the moods of what is kept back
        rng.below(NOISE)
    return best


def best_code(
    position: LoopsState, seat: i64, legal: vec[i64], amount: i64, keeps: bool, rng: Rng
) -> i64:
    """Return the code with the best score; specials that are kept back are not looked at."""
    table = position.setup.table
    altitudes = position.setup.altitudes
    fewest = fewest_cards(position, seat)
    size: i64 = hand_size(position, seat)
    best = legal[0]
    best_score: i64 = -10 * WIN
    i: i64 = 0
    while i < amount:
        code = legal[i]
        mood = rng.below(NOISE)
        i += 1
        if keeps and size > 1 and table.card[code] >= altitudes:
            continue
        score = action_score(position, seat, code, fewest) + mood
        if score > best_score:
            best_score = score
            best = code
    return best


def judged(position: LoopsState, seat: i64, code: i64, keeps: bool, fewest: i64) -> i64:
    """Judge one action, a special perhaps kept back."""
    score = action_score(position, seat, code, fewest)
    if keeps and score < WIN and position.setup.table.card[code] >= position.setup.altitudes:
        return score - KEPT
    return score


def keeps_specials(position: LoopsState, seat: i64, fewest: i64) -> bool:
    """Return whether specials can wait; a race never forces one out of a hand."""
    if fewest <= 1:
        return False
    return position.phase == RACE or playable(position, seat, False) > 0


def action_score(position: LoopsState, seat: i64, code: i64, fewest: i64) -> i64:
    """Judge one action; ``fewest`` is the size of the other hand that is closest to empty."""
    if code == PICK_UP:
        return -PICK_UP_COST - PICK_UP_PER_CARD * position.pile_size
    if code == DECLINE:
        return 0
    setup = position.setup
    card = setup.table.card[code]
    count = setup.table.count[code]
    if count == hand_size(position, seat):
        return WIN
    if card < setup.altitudes:
        return altitude_score(position, seat, card, count)
    return special_score(position, seat, card, setup.table.target[code], fewest)


def fewest_cards(position: LoopsState, seat: i64) -> i64:
    """Count the cards of the other hand that is closest to empty."""
    fewest: i64 = 1000
    other: i64 = 0
    while other < position.setup.seats:
        size = hand_size(position, other)
        if other != seat and size < fewest:
            fewest = size
        other += 1
    return fewest


def altitude_score(position: LoopsState, seat: i64, card: i64, count: i64) -> i64:
    """Judge a set of altitudes: shed many, move little, unless the next player is nearly out."""
    score = PER_CARD * count + PER_POINT * count * position.setup.edition.points[card]
    if count < position.held[seat * position.setup.width + card]:
        score -= SPLIT
    gap: i64 = 0
    if position.base != NO_CARD:
        gap = card - position.base
        if gap < 0:
            gap = -gap
    elif position.positive:
        gap = card
    else:
        gap = position.setup.altitudes - 1 - card
    if next_size(position, seat, 1) <= NEARLY_OUT:
        return score + PER_STEP * gap  # leave as little as possible to play
    return score - PER_STEP * gap


def next_size(position: LoopsState, seat: i64, sign: i64) -> i64:
    """Count the cards of the neighbour in the direction of play, or against it with -1."""
    return hand_size(position, position.setup.ring[seat + 1 + sign * position.direction])


def special_score(position: LoopsState, seat: i64, card: i64, target: i64, fewest: i64) -> i64:
    """Judge a special card: keep it, unless somebody is nearly out or it helps much."""
    setup = position.setup
    score: i64 = PER_CARD - SPECIAL - PER_CARD // 2
    if fewest <= NEARLY_OUT:
        score += URGENT_PER_POINT * setup.edition.points[card]
    elif position.phase == RACE:
        score -= SPECIAL
    kind = setup.edition.kind[card]
    if kind == PITCH:
        return score + PER_PLAYABLE * (
            playable(position, seat, True) - playable(position, seat, False)
        )
    if kind == DIRECTION:
        return score + direction_score(position, seat)
    if kind == DRAW:
        return score + draw_score(position, seat, card, target, fewest)
    if kind == LOOP:
        if next_size(position, seat, 1) <= NEARLY_OUT:
            return score - THREAT
        return score + PER_PLAYABLE * (playable(position, seat, False) == 0)
    assert kind == SPEED  # noqa: S101  (there is no other kind)
    if next_size(position, seat, 1) <= NEARLY_OUT:
        return score + THREAT // 2
    return score


def playable(position: LoopsState, seat: i64, flipped: bool) -> i64:
    """Count the own altitudes that base and pitch allow, perhaps after a change."""
    row = seat * position.setup.width
    climbing = position.positive != flipped
    base = position.base
    found: i64 = 0
    card: i64 = 0
    while card < position.setup.altitudes:
        fits = base == NO_CARD or card == base or (card > base) == climbing
        if fits:
            found += position.held[row + card]
        card += 1
    return found


def direction_score(position: LoopsState, seat: i64) -> i64:
    """Turn the play away from a neighbour with few cards."""
    ahead = next_size(position, seat, 1)
    behind = next_size(position, seat, -1)
    if ahead <= NEARLY_OUT and behind > ahead:
        return THREAT
    if behind <= NEARLY_OUT and ahead > behind:
        return -THREAT
    return 0


def draw_score(position: LoopsState, seat: i64, card: i64, target: i64, fewest: i64) -> i64:
    """Aim at the hand closest to empty, harder the closer it is."""
    size: i64 = hand_size(position, target)
    amount = position.setup.edition.value[card]
    if target == seat:
        return -WIN
    score = -PER_STEP * (size - fewest)
    if size <= NEARLY_OUT:
        score += THREAT + PER_STEP * amount
    return score


HEURISTIC: Final = LoopsHeuristic
PILOT: Final = LoopsPilot
