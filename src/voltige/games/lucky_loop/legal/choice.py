"""What a seat may do with its cards in the compulsory phase."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.games.lucky_loop import actions
from voltige.games.lucky_loop.scoring import score_of
from voltige.games.lucky_loop.terms import PACKED_BITS, PILES, PROGRAMMES, SLOTS
from voltige.games.lucky_loop.zones import draw_size, hand_size, hand_start, is_laid, laid_card

if TYPE_CHECKING:
    from voltige.games.lucky_loop.state import LuckyLoopState

PACKED_MOST: Final = 63
PACKED_ONE: Final = vec[i64]([1, 64, 4096, 262144])
PACKED_31: Final = 8255455  # 31 for each colour


def may_repeat(state: LuckyLoopState, seat: i64, programme: i64) -> bool:
    """Return whether a seat may still fly a programme (LL-34)."""
    return score_of(state, seat, programme) < state.setup.unrepeatable_from


def single_card_allowed(state: LuckyLoopState) -> bool:
    """Return whether single cards may be played in this round (LL-29)."""
    return state.round_no > 1 or state.setup.single_card_in_round_1


def may_fly_unchanged(state: LuckyLoopState) -> bool:
    """Return whether a programme may be flown as it lies (LL-23)."""
    return state.round_no > 1 and state.setup.fly_unchanged


def hardest_by_colour(state: LuckyLoopState, seat: i64) -> i64:
    """Return the highest difficulty in a hand for each colour, to be read by ``hardest_of``."""
    packed: i64 = 0
    start = hand_start(state, seat)
    # Cards ascend, so that the last one of a colour is its hardest.
    for at in range(start, start + hand_size(state, seat)):
        card = state.hands[at]
        colour = state.setup.edition.colour[card]
        more = state.setup.edition.difficulty[card] - hardest_of(packed, colour)
        packed += more * PACKED_ONE[colour]
    return packed


def hardest_of(packed: i64, colour: i64) -> i64:
    """Return the highest difficulty of a colour, 0 for none."""
    return packed >> (PACKED_BITS * colour) & PACKED_MOST


def has_colours(state: LuckyLoopState, programme: i64, hardest: i64) -> bool:
    """Return whether a hand has a card for each place of a programme (LL-26)."""
    needed = state.setup.edition.needed[programme]
    return (hardest + PACKED_31) & needed == needed


def has_upgrade(state: LuckyLoopState, programme: i64, hardest: i64) -> bool:
    """Return whether a hand has a harder card for a programme that lies on the board (LL-31)."""
    if not is_laid(state, programme):
        return False
    found: i64 = 0  # all places are looked at: a jump out of the loop could not be predicted
    slot: i64 = 0
    while slot < SLOTS:
        colour = state.setup.edition.colour_at(programme, slot)
        lies = state.setup.edition.difficulty[laid_card(state, programme, slot)]
        is_harder: i64 = hardest_of(hardest, colour) > lies
        found += is_harder
        slot += 1
    return found > 0


def legal_choose_action(state: LuckyLoopState, buf: vec[i64]) -> i64:
    """Exchange, lay, upgrade, or fly as it lies (LL-10, LL-11, LL-22).

    A code is written and then counted or not: jumps that the hand decides could not be predicted.
    """
    first = state.setup.table.first
    seat = state.to_act
    hardest = hardest_by_colour(state, seat)
    buf[0] = first[actions.DO_EXCHANGE]
    n: i64 = 1
    programme: i64 = 0
    while programme < PROGRAMMES:
        repeats: i64 = may_repeat(state, seat, programme)
        fits: i64 = has_colours(state, programme, hardest)
        buf[n] = first[actions.DO_LAY] + programme
        n += repeats & fits
        programme += 1
    if single_card_allowed(state):
        programme = 0
        while programme < PROGRAMMES:
            if may_repeat(state, seat, programme):
                improves: i64 = has_upgrade(state, programme, hardest)
                buf[n] = first[actions.DO_UPGRADE] + programme
                n += improves
            programme += 1
    if may_fly_unchanged(state):
        programme = 0
        while programme < PROGRAMMES:
            flies: i64 = may_repeat(state, seat, programme)
            lies: i64 = is_laid(state, programme)
            buf[n] = first[actions.DO_FLY] + programme
            n += flies & lies
            programme += 1
    return n


def legal_draw(state: LuckyLoopState, buf: vec[i64]) -> i64:
    """Draw from each pile that is not empty (LL-13, LL-20)."""
    first = state.setup.table.first[actions.DO_DRAW]
    n: i64 = 0
    side: i64 = 0
    while side < PILES:
        if draw_size(state, side) > 0:
            buf[n] = first + side
            n += 1
        side += 1
    return n


def legal_discard(state: LuckyLoopState, buf: vec[i64]) -> i64:
    """Discard any card of the hand (LL-15)."""
    first = state.setup.table.first[actions.DO_DISCARD]
    hands = state.hands
    at = hand_start(state, state.to_act)
    count = hand_size(state, state.to_act)
    n: i64 = 0
    while n < count:
        buf[n] = first + hands[at]
        n += 1
        at += 1
    return n


def legal_lay_programme(state: LuckyLoopState, buf: vec[i64]) -> i64:
    """Play a card of the colour of the next place (LL-24, LL-26)."""
    edition = state.setup.edition
    first = state.setup.table.first[actions.DO_PLAY]
    colour = edition.colour_at(state.programme, state.picked)
    hands = state.hands
    start = hand_start(state, state.to_act)
    n: i64 = 0
    for at in range(start, start + hand_size(state, state.to_act)):
        if edition.colour[hands[at]] == colour:
            buf[n] = first + hands[at]
            n += 1
    return n


def upgrades(state: LuckyLoopState, card: i64) -> bool:
    """Return whether a card is harder than the one of its colour in the programme (LL-31)."""
    edition = state.setup.edition
    slot = edition.slot_for(state.programme, card)
    if slot < 0:
        return False
    lies = laid_card(state, state.programme, slot)
    return edition.difficulty[card] > edition.difficulty[lies]


def legal_upgrade_card(state: LuckyLoopState, buf: vec[i64]) -> i64:
    """Play a harder card of the same colour (LL-31)."""
    first = state.setup.table.first[actions.DO_PLAY]
    hands = state.hands
    start = hand_start(state, state.to_act)
    n: i64 = 0
    for at in range(start, start + hand_size(state, state.to_act)):
        if upgrades(state, hands[at]):
            buf[n] = first + hands[at]
            n += 1
    return n
