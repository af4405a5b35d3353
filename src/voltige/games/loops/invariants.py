"""What always holds in LOOPS. ``check`` proves it after every action of every test."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from voltige.core.invariants import demand
from voltige.core.state import CHANCE, NOBODY
from voltige.games.loops import terms
from voltige.games.loops.actions import DECLINE, PICK_UP
from voltige.games.loops.legal import fill_legal
from voltige.games.loops.zones import draw_pile_size, hand_size

if TYPE_CHECKING:
    from voltige.games.loops.state import LoopsState


def check_state(state: LoopsState) -> None:
    """Prove the invariants of docs/rules/loops.md that one position can show."""
    check_cards(state)
    check_knowledge(state)
    check_base(state)
    check_actor(state)
    demand(
        state.direction == terms.LEFT or state.direction == terms.RIGHT,
        "the direction is left or right",
    )
    if state.phase != terms.OVER:
        demand(
            state.plays < state.setup.round_play_cap or state.phase == terms.TAKE, "LO-59: the cap"
        )


def check_cards(state: LoopsState) -> None:
    """Each card of the deck lies in exactly one place, and sizes are the sums of counts."""
    setup = state.setup
    found = setup.no_cards[:]
    for card in state.bottom:
        found[card] += 1
    for i in range(int(state.pile_size)):
        found[state.pile[i]] += 1
    for seat in range(int(setup.seats) + 1):  # the last row is the draw pile
        row = seat * setup.width
        size: i64 = 0
        offered: i64 = 0
        for index in range(int(setup.cards)):
            count = state.held[row + index]
            demand(count >= 0, "no count is negative")
            found[index] += count
            size += count
            if count > 0:
                offered += setup.choices[index]
        demand(size == state.held[row + setup.size_at], "the size of a row")
        if row < setup.draw_row:
            demand(offered == state.held[row + setup.choices_at], "the actions of its specials")
    for index in range(int(setup.cards)):
        demand(found[index] == setup.deck[index], "every card of the deck is somewhere, once")


def check_knowledge(state: LoopsState) -> None:
    """Demand that what all know to be somewhere is there."""
    setup = state.setup
    for card in range(int(setup.cards)):
        for seat in range(int(setup.seats)):
            in_hand = state.held[seat * setup.width + card]
            known = state.held[seat * setup.width + setup.known_at + card]
            demand(0 <= known <= in_hand, "known cards are in the hand")
        in_draw_pile = state.held[setup.draw_row + card]
        demand(0 <= state.returned[card] <= in_draw_pile, "returned cards are there")
        demand(setup.no_cards[card] == 0, "nothing is nothing")
        if state.phase == terms.CHOOSE_STARTER or state.phase == terms.DEAL:
            demand(state.returned[card] == 0, "nothing was returned before the first turn")


def check_base(state: LoopsState) -> None:
    """Demand that the base is the topmost altitude of the pile, under any specials (LO-20)."""
    base: i64 = terms.NO_CARD
    for i in range(int(state.pile_size)):
        card = state.pile[i]
        if card < state.setup.altitudes:
            base = card
    demand(base == state.base, "LO-20: the base altitude")


def check_actor(state: LoopsState) -> None:
    """Demand that the seat to act fits the phase and has something to do."""
    phase = state.phase
    if phase == terms.OVER:
        demand(state.to_act == NOBODY, "nobody acts when the game is over")
    elif phase == terms.TURN:
        demand(0 <= state.to_act < state.setup.seats, "a seat is in turn")
        demand(state.to_act == state.turn_owner, "the owner of the turn acts")
    elif phase == terms.RACE:
        demand(state.asks(state.to_act), "the seat asked in a race has not answered")
    else:
        demand(state.to_act == CHANCE, "luck is next")
    if phase == terms.TURN or phase == terms.RACE:
        for seat in range(int(state.setup.seats)):
            demand(hand_size(state, seat) > 0, "LO-49: an empty hand ends the round")
        check_legal(state)
    if phase == terms.TAKE or phase == terms.DEAL:
        demand(0 < state.to_take <= draw_pile_size(state), "LO-36: what is taken is there")
    if phase == terms.DEAL:
        check_deal(state)
    if phase == terms.TAKE:
        check_take(state)
    if phase == terms.CHOOSE_STARTER:
        demand(state.round_no == 0, "the first starter is drawn once")
    if phase == terms.RACE or phase == terms.SETTLE_RACE:
        demand(state.claims[state.speed_player] == terms.NO_CLAIM, "LO-39: not in the own race")
    if phase == terms.SETTLE_RACE:
        for seat in range(int(state.setup.seats)):
            answered = seat == state.speed_player or state.claims[seat] != terms.NO_CLAIM
            demand(answered, "LO-47: a race is settled when all have answered")


def check_deal(state: LoopsState) -> None:
    """Demand that hands are dealt one after the other from the whole deck (LO-2, LO-4)."""
    setup = state.setup
    demand(state.pile_size == 0 and len(state.bottom) == 0, "a deal begins with the whole deck")
    demand(0 <= state.starter < setup.seats, "a round has a starter")
    for seat in range(int(setup.seats)):
        dealt: i64 = 0
        if seat < state.taker:
            dealt = setup.cards_each
        elif seat == state.taker:
            dealt = setup.cards_each - state.to_take
        demand(hand_size(state, seat) == dealt, "the cards dealt so far")


def check_take(state: LoopsState) -> None:
    """Demand that a Draw card was played, perhaps as the last card of a hand (LO-34, LO-51)."""
    owner = state.turn_owner
    demand(0 <= owner < state.setup.seats, "somebody has played the Draw card")
    for seat in range(int(state.setup.seats)):
        if seat != owner:
            demand(hand_size(state, seat) > 0, "LO-49: an empty hand ends the round")
    if hand_size(state, owner) == 0:
        demand(state.setup.final_draw_strikes, "LO-51: a last card has no effect")
        demand(state.taker != owner, "LO-34: not at oneself with the last card")


def check_legal(state: LoopsState) -> None:
    """Legal codes are ascending and never none; picking up fits the pile (LO-25, LO-41)."""
    codes = state.setup.no_codes[:]
    n = fill_legal(state, codes)
    demand(n > 0, "something is always legal")
    for i in range(1, int(n)):
        demand(codes[i - 1] < codes[i], "legal codes ascend")
    if state.phase == terms.RACE:
        demand(codes[0] == DECLINE, "LO-41: a race can be declined, the pile stays")
    else:
        empty = state.pile_size == 0 and not state.setup.pass_on_empty
        demand((codes[0] == PICK_UP) != empty, "LO-25: there is something to pick up")
