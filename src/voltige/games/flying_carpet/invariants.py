"""What always holds in The Flying Carpet. ``check`` proves it after every action of every test."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from voltige.core.state import CHANCE, NOBODY
from voltige.games.flying_carpet.apply.landing import topmost
from voltige.games.flying_carpet.edition import DIRECTION_CARDS
from voltige.games.flying_carpet.holdings import hand_size, holds
from voltige.games.flying_carpet.landscape.checks import is_legal
from voltige.games.flying_carpet.legal import fill_legal
from voltige.games.flying_carpet.options import SEED_DIGITS
from voltige.games.flying_carpet.scoring import is_decided
from voltige.games.flying_carpet.terms import (
    ARRIVED,
    CELL,
    DEAL,
    DRAFT,
    DRAFT_COLUMN,
    DRAFT_ROW,
    DRAW_LANDSCAPE,
    DRAW_ONE,
    FIELDS,
    FIRST_PLAYER,
    FREE,
    HELD,
    LANDING,
    LEFT_CARDS,
    NO_CARD,
    NO_DRAW,
    NO_PANEL,
    NO_SEAT,
    OFF_BOARD,
    OVER,
    PLACE,
    REFILL,
    STAMP,
    TURN,
)

if TYPE_CHECKING:
    from voltige.games.flying_carpet.state import CarpetState


def demand(holds_true: bool, what: str) -> None:
    """Raise AssertionError naming what does not hold."""
    if not holds_true:
        raise AssertionError(what)


def check_state(state: CarpetState) -> None:
    """Prove the invariants of docs/rules/flying-carpet.md that one position can show."""
    check_cards(state)
    check_arrivals(state)
    check_actor(state)
    if state.phase < TURN:
        check_before(state)
    else:
        for seat in range(int(state.setup.seats)):
            check_carpet(state, seat)
        check_stamps(state)
        check_hands(state)
        check_turn(state)
    check_landscape_stands(state)


def check_cards(state: CarpetState) -> None:
    """Each wind card lies in exactly one place; hands are sorted; sizes are sums."""
    setup = state.setup
    cards = state.cards
    found = [0] * int(setup.cards)
    for seat in range(int(setup.seats)):
        size = int(hand_size(state, seat))
        demand(0 <= size <= setup.hand, "a hand has at most the agreed number of cards")
        start = seat * int(setup.hand)
        for i in range(int(setup.hand)):
            card = int(cards[start + i])
            demand((card != NO_CARD) == (i < size), "a hand is as large as it says")
            if card != NO_CARD:
                found[card] += 1
                demand(i == 0 or cards[start + i - 1] <= card, "hands are sorted")
    drawn: i64 = 0
    discarded: i64 = 0
    for card in range(int(setup.cards)):
        in_draw = cards[setup.draw_at + card]
        in_discard = cards[setup.discard_at + card]
        demand(in_draw >= 0 and in_discard >= 0, "no count is negative")
        drawn += in_draw
        discarded += in_discard
        total = found[card] + int(in_draw) + int(in_discard)
        demand(total == int(setup.edition.copies[card]), "every wind card is somewhere, once")
    demand(drawn == state.draw_size, "the size of the draw pile")
    demand(discarded == state.discard_size, "the size of the discard pile")


def check_arrivals(state: CarpetState) -> None:
    """Places of arrived carpets are 1, 2, … and the winner has the first (FC-94, FC-109)."""
    taken: set[int] = set()
    for seat in range(int(state.setup.seats)):
        place = int(state.carpets[seat * FIELDS + PLACE])
        if place:
            demand(1 <= place <= state.arrivals and place not in taken, "places of arrivals")
            taken.add(place)
            demand(place != 1 or seat == state.winner, "the winner came first")
    demand(len(taken) == state.arrivals, "each arrival has its place")
    demand((state.winner == NO_SEAT) == (state.arrivals == 0), "a winner is who has arrived")
    if state.phase != OVER:
        demand(not is_decided(state), "FC-89: the game ends at once")


def check_actor(state: CarpetState) -> None:
    """Demand that the seat to act fits the phase and has something to do."""
    phase = state.phase
    seats = state.setup.seats
    if phase == OVER:
        demand(state.to_act == NOBODY, "nobody acts when the game is over")
    elif phase == TURN or phase == LANDING:
        demand(0 <= state.to_act < seats and state.to_act == state.active, "a seat is in turn")
    elif DRAFT <= phase <= DRAFT_ROW:
        demand(0 <= state.to_act < seats, "a seat builds")
        demand(state.passes[state.to_act] == 0, "who has passed builds no more")
    else:
        demand(state.to_act == CHANCE, "luck is next")
    if phase == FIRST_PLAYER:
        demand(state.first == NO_SEAT and state.setup.random_first, "FC-13: the first player")
    else:
        demand(0 <= state.first < seats, "FC-13: there is a first player")
        known = state.setup.random_first or state.first == state.setup.youngest
        demand(known, "FC-13: the youngest begins")
    if phase == DRAFT_COLUMN or phase == DRAFT_ROW:  # else one can pass, hold or play no card
        codes = state.setup.no_codes[:]
        demand(fill_legal(state, codes) > 0, "something is always legal")


def check_before(state: CarpetState) -> None:
    """Demand that nothing has flown before the game begins."""
    setup = state.setup
    started = state.active != NO_SEAT or state.round_no != 0 or state.pending != NO_DRAW
    demand(not started, "no turn before the deal is over")
    demand(state.discard_size == 0 and state.arrivals == 0, "nothing is played before the deal")
    for seat in range(int(setup.seats)):
        row = seat * FIELDS
        demand(state.carpets[row + CELL] == OFF_BOARD, "FC-14: carpets are off the board")
        demand(state.carpets[row + LEFT_CARDS] == DIRECTION_CARDS, "FC-3: five direction cards")
        demand(state.carpets[row + HELD] == 0, "nobody is held before the game")
        demand(state.carpets[row + STAMP] == 0, "no stacks before the game")
        if state.phase != DEAL:
            demand(hand_size(state, seat) == 0, "hands are dealt later")
        elif seat > 0 and hand_size(state, seat) > 0:
            demand(hand_size(state, seat - 1) == setup.hand, "hand after hand is dealt")
    if state.phase == DEAL:
        last = hand_size(state, setup.seats - 1)
        demand(last < setup.hand, "the deal ends with the last hand")


def check_carpet(state: CarpetState, seat: i64) -> None:
    """Demand that a carpet is where a carpet can be (FC-14, FC-38, FC-95)."""
    setup = state.setup
    row = seat * FIELDS
    cell = state.carpets[row + CELL]
    left = state.carpets[row + LEFT_CARDS]
    held = state.carpets[row + HELD]
    placed = state.carpets[row + PLACE]
    demand(0 <= left <= DIRECTION_CARDS, "FC-3: at most five direction cards")
    demand(held == 0 or held == 1, "held or not")
    if cell == OFF_BOARD:
        demand(held == 0 and left == DIRECTION_CARDS, "FC-14: nothing happens off the board")
        demand(state.round_no == 1 and comes_later(state, seat), "FC-14: it enters once")
        return
    if cell == ARRIVED:
        demand(setup.play_on and placed > 0 and held == 0, "FC-109: arrived carpets are off")
        demand(seat != state.active or state.phase == OVER, "FC-109: who has arrived rests")
        return
    demand(0 <= cell < setup.board.size, "a carpet is on the board")
    demand(state.land.covered[cell] == FREE, "FC-38: no carpet is in a panel")
    at_finish = cell == setup.board.finish
    demand(at_finish == (placed > 0), "FC-95: only who has won is on the finish")
    if held != 0:
        on_start = cell == setup.board.start and setup.start_neutral
        demand(not on_start, "FC-85: nobody is held on the start")
        demand(seat != state.active or state.phase == OVER, "FC-72: who is held is not in turn")


def comes_later(state: CarpetState, seat: i64) -> bool:
    """Return whether a seat's turn of this round is still to come."""
    seats = state.setup.seats
    after = (seat - state.first + seats) % seats
    return after > (state.active - state.first + seats) % seats


def check_stamps(state: CarpetState) -> None:
    """Each carpet on a cell other than the start lies in its stack, once (FC-85)."""
    start = state.setup.board.start
    seen: set[int] = set()
    for seat in range(int(state.setup.seats)):
        stamp = int(state.carpets[seat * FIELDS + STAMP])
        cell = state.carpets[seat * FIELDS + CELL]
        arriving = state.phase == LANDING and seat == state.active
        lies = cell >= 0 and cell != start and not arriving
        demand((stamp > 0) == lies, "who lies on a cell lies in its stack")
        if stamp:
            demand(stamp <= state.clock and stamp not in seen, "one after the other")
            seen.add(stamp)


def check_hands(state: CarpetState) -> None:
    """Hands are full, but for the card that was just played (FC-19)."""
    setup = state.setup
    for seat in range(int(setup.seats)):
        size = hand_size(state, seat)
        if state.carpets[seat * FIELDS + PLACE] > 0 or (
            state.phase == OVER and seat == state.active
        ):
            demand(setup.hand - 1 <= size, "at most one card was not replaced")
        elif seat == state.active and state.pending == DRAW_ONE:
            demand(size == setup.hand - 1, "one card is missing until the refill")
        else:
            demand(size == setup.hand, "FC-19: hands are full")
    if state.phase != OVER:
        demand(state.draw_size > 0, "FC-24: the draw pile is never empty")


def check_turn(state: CarpetState) -> None:
    """Demand that round, pending draw and landing fit the phase."""
    setup = state.setup
    demand(1 <= state.round_no <= setup.max_rounds, "FC-96: the rounds")
    demand(0 <= state.active < setup.seats, "somebody is in turn")
    cell = state.carpets[state.active * FIELDS + CELL]
    if state.phase == OVER:
        demand(state.pending == NO_DRAW, "FC-93: nothing is drawn any more")
        decided = is_decided(state) or state.round_no == setup.max_rounds
        demand(decided, "FC-96: the game ends with an arrival or the last round")
    elif state.phase == TURN:
        demand(state.pending == NO_DRAW, "nothing is due before the turn is played")
    elif state.phase == REFILL:
        demand(state.pending == DRAW_ONE, "FC-19: one card is due")
    else:
        target = topmost(state, cell, state.active)
        demand(target != NO_SEAT and state.land.fall[cell] != cell, "FC-77: there is a choice")
        demand(cell != setup.board.start, "FC-85: not on the start")
        if state.pending >= 0:
            demand(holds(state, state.active, state.pending), "FC-21: what is swapped is held")
    if state.phase == OVER and not is_decided(state):
        demand(next_is_first(state), "FC-96: the last round is complete")


def next_is_first(state: CarpetState) -> bool:
    """Return whether all seats from the one in turn to the first player rest or have arrived."""
    seat = (state.active + 1) % state.setup.seats
    while seat != state.first:
        if state.carpets[seat * FIELDS + CELL] == OFF_BOARD:
            return False
        seat = (seat + 1) % state.setup.seats
    return True


def check_landscape_stands(state: CarpetState) -> None:
    """Demand that the panels are those of the table, or legal (FC-11, FC-12, FC-110)."""
    setup = state.setup
    made = setup.drafts or (setup.draws_landscape and state.digits == SEED_DIGITS)
    if not made:
        demand(state.land.text == setup.land.text, "FC-12: the panels stay where they are")
    demand(is_legal(setup.checks, state.land.placements), "FC-11: the landscape is legal")
    drawing = state.phase == DRAW_LANDSCAPE
    demand(not drawing or setup.draws_landscape, "only a random landscape is drawn")
    if setup.draws_landscape:
        due = state.phase > DRAW_LANDSCAPE
        demand((state.digits == SEED_DIGITS) == due, "six digits make a landscape")
        demand(0 <= state.digits <= SEED_DIGITS, "six digits make a landscape")
        demand(0 <= state.seed < 10 ** int(state.digits), "the digits of a number")
    else:
        demand(state.digits == 0 and state.seed == 0, "no number without a random landscape")
    drafting = DRAFT <= state.phase <= DRAFT_ROW
    demand(not drafting or setup.drafts, "only a draft builds")
    demand(len(state.land.placements) <= setup.draft_limit or not setup.drafts, "the draft's limit")
    if drafting:
        demand(len(state.land.placements) < setup.draft_limit, "the draft ends at its limit")
        demand(len(state.land.placements) < len(setup.edition.panels), "panels are left")
    else:
        demand(state.land.text == state.sky.land.text, "the sky is that of the landscape")
    choosing = state.phase == DRAFT_COLUMN or state.phase == DRAFT_ROW
    demand((state.chosen != NO_PANEL) == choosing, "a panel is chosen, then placed")
    demand((state.column != 0) == (state.phase == DRAFT_ROW), "a column is chosen before a row")
    if state.phase == DRAFT_ROW:
        demand(setup.edition.panels[int(state.chosen) // 2].cloud, "only clouds have a row")
