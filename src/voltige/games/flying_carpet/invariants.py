"""What always holds in The Flying Carpet. ``check`` proves it after every action of every test."""

from __future__ import annotations

from typing import TYPE_CHECKING

from voltige.core.invariants import demand
from voltige.core.state import CHANCE, NOBODY
from voltige.games.flying_carpet import terms
from voltige.games.flying_carpet.apply.landing import topmost
from voltige.games.flying_carpet.carpets import (
    cell_of,
    directions_left,
    is_held,
    place_of,
    stamp_of,
)
from voltige.games.flying_carpet.edition import DIRECTION_CARDS
from voltige.games.flying_carpet.landscape.checks import is_legal
from voltige.games.flying_carpet.legal import fill_legal
from voltige.games.flying_carpet.options import SEED_DIGITS
from voltige.games.flying_carpet.scoring import is_decided
from voltige.games.flying_carpet.terms import NO_CARD, NO_SEAT
from voltige.games.flying_carpet.zones import hand_size, holds, pile_counts

if TYPE_CHECKING:
    from voltige.games.flying_carpet.state import CarpetState


def check_state(state: CarpetState) -> None:
    """Prove the invariants of docs/rules/flying-carpet.md that one position can show."""
    check_cards(state)
    check_arrivals(state)
    check_actor(state)
    if state.phase < terms.TURN:
        check_before(state)
    else:
        for seat in range(int(state.setup.seats)):
            check_carpet(state, seat)
        check_stamps(state)
        check_hands(state)
        check_turn(state)
    check_landscape(state)
    check_draft(state)


def check_cards(state: CarpetState) -> None:
    """Each wind card lies in exactly one place; hands are sorted; sizes are sums."""
    setup = state.setup
    drawn = pile_counts(state, setup.draw_at)
    discarded = pile_counts(state, setup.discard_at)
    demand(min(drawn + discarded) >= 0, "no count is negative")
    found = [one + other for one, other in zip(drawn, discarded, strict=True)]
    for seat in range(int(setup.seats)):
        start = seat * int(setup.hand)
        hand = [int(card) for card in state.cards[start : start + int(setup.hand)]]
        size = hand_size(state, seat)
        demand(0 <= size <= setup.hand, "a hand has at most the agreed number of cards")
        demand(hand[:size] == sorted(hand[:size]), "hands are sorted")
        demand(NO_CARD not in hand[:size], "a hand is as large as it says")
        demand(set(hand[size:]) <= {NO_CARD}, "a hand is as large as it says")
        for card in hand[:size]:
            found[card] += 1
    demand(found == list(setup.edition.copies), "every wind card is somewhere, once")
    demand(sum(drawn) == state.draw_size, "the size of the draw pile")
    demand(sum(discarded) == state.discard_size, "the size of the discard pile")


def check_arrivals(state: CarpetState) -> None:
    """Places of arrived carpets are 1, 2, … and the winner has the first (FC-94, FC-109)."""
    places = [place_of(state, seat) for seat in range(int(state.setup.seats))]
    taken = sorted([place for place in places if place])
    demand(len(taken) == state.arrivals, "each arrival has its place")
    demand(taken == list(range(1, len(taken) + 1)), "places of arrivals")
    winner = places.index(1) if taken else NO_SEAT
    demand(state.winner == winner, "the winner came first")
    if state.phase != terms.OVER:
        demand(not is_decided(state), "FC-89: the game ends at once")


def check_actor(state: CarpetState) -> None:
    """Demand that the seat to act fits the phase and has something to do."""
    phase = state.phase
    setup = state.setup
    is_seat = 0 <= state.to_act < setup.seats
    if phase == terms.OVER:
        demand(state.to_act == NOBODY, "nobody acts when the game is over")
    elif phase == terms.TURN or phase == terms.LANDING:
        demand(is_seat and state.to_act == state.active, "a seat is in turn")
    elif terms.DRAFT <= phase <= terms.DRAFT_ROW:
        demand(is_seat, "a seat builds")
        demand(state.passes[state.to_act] == 0, "who has passed builds no more")
    else:
        demand(state.to_act == CHANCE, "luck is next")
    if phase == terms.FIRST_PLAYER:
        demand(state.first == NO_SEAT and setup.random_first, "FC-13: the first player")
    else:
        demand(0 <= state.first < setup.seats, "FC-13: there is a first player")
        known = setup.random_first or state.first == setup.youngest
        demand(known, "FC-13: the youngest begins")
    if phase == terms.DRAFT_COLUMN or phase == terms.DRAFT_ROW:
        # else one can pass, hold or play no card
        demand(fill_legal(state, setup.no_codes[:]) > 0, "something is always legal")


def check_before(state: CarpetState) -> None:
    """Demand that nothing has flown before the game begins."""
    setup = state.setup
    started = state.active != NO_SEAT or state.round_no != 0 or state.pending != terms.NO_DRAW
    demand(not started, "no turn before the deal is over")
    demand(state.discard_size == 0 and state.arrivals == 0, "nothing is played before the deal")
    for seat in range(int(setup.seats)):
        demand(cell_of(state, seat) == terms.OFF_BOARD, "FC-14: carpets are off the board")
        demand(directions_left(state, seat) == DIRECTION_CARDS, "FC-3: five direction cards")
        demand(not is_held(state, seat), "nobody is held before the game")
        demand(stamp_of(state, seat) == 0, "no stacks before the game")
    sizes = [int(hand_size(state, seat)) for seat in range(int(setup.seats))]
    if state.phase != terms.DEAL:
        demand(sum(sizes) == 0, "hands are dealt later")
        return
    hand = int(setup.hand)
    full, rest = divmod(sum(sizes), hand)
    demand(full < len(sizes), "the deal ends with the last hand")
    dealt = [hand] * full + [rest] + [0] * (len(sizes) - full - 1)
    demand(sizes == dealt, "hand after hand is dealt")


def check_carpet(state: CarpetState, seat: int) -> None:
    """Demand that a carpet is where a carpet can be (FC-14, FC-38, FC-95)."""
    setup = state.setup
    cell = cell_of(state, seat)
    left = directions_left(state, seat)
    held = int(state.carpets[seat * terms.FIELDS + terms.HELD])
    has_arrived = place_of(state, seat) > 0
    rests = seat != state.active or state.phase == terms.OVER
    demand(0 <= left <= DIRECTION_CARDS, "FC-3: at most five direction cards")
    demand(held in {0, 1}, "held or not")
    if cell == terms.OFF_BOARD:
        demand(not held and left == DIRECTION_CARDS, "FC-14: nothing happens off the board")
        demand(state.round_no == 1 and comes_later(state, seat), "FC-14: it enters once")
    elif cell == terms.ARRIVED:
        demand(setup.play_on and has_arrived and not held, "FC-109: arrived carpets are off")
        demand(rests, "FC-109: who has arrived rests")
    else:
        demand(0 <= cell < setup.board.size, "a carpet is on the board")
        demand(state.land.covered[cell] == terms.FREE, "FC-38: no carpet is in a panel")
        at_finish = cell == setup.board.finish
        demand(at_finish == has_arrived, "FC-95: only who has won is on the finish")
        neutral = cell == setup.board.start and setup.start_neutral
        demand(not (held and neutral), "FC-85: nobody is held on the start")
        demand(not held or rests, "FC-72: who is held is not in turn")


def comes_later(state: CarpetState, seat: int) -> bool:
    """Return whether a seat's turn of this round is still to come."""
    seats = state.setup.seats
    after = (seat - state.first + seats) % seats
    return after > (state.active - state.first + seats) % seats


def check_stamps(state: CarpetState) -> None:
    """Each carpet on a cell other than the start lies in its stack, once (FC-85)."""
    seen: set[int] = set()
    for seat in range(int(state.setup.seats)):
        cell = cell_of(state, seat)
        stamp = stamp_of(state, seat)
        arriving = state.phase == terms.LANDING and seat == state.active
        lies = cell >= 0 and cell != state.setup.board.start and not arriving
        demand((stamp > 0) == lies, "who lies on a cell lies in its stack")
        if stamp:
            demand(stamp <= state.clock and stamp not in seen, "one after the other")
            seen.add(stamp)


def check_hands(state: CarpetState) -> None:
    """Hands are full, but for the card that was just played (FC-19)."""
    over = state.phase == terms.OVER
    for seat in range(int(state.setup.seats)):
        missing = state.setup.hand - hand_size(state, seat)
        if place_of(state, seat) > 0 or (over and seat == state.active):
            demand(missing <= 1, "at most one card was not replaced")
        elif seat == state.active and state.pending == terms.DRAW_ONE:
            demand(missing == 1, "one card is missing until the refill")
        else:
            demand(missing == 0, "FC-19: hands are full")
    demand(over or state.draw_size > 0, "FC-24: the draw pile is never empty")


def check_turn(state: CarpetState) -> None:
    """Demand that round, pending draw and landing fit the phase."""
    setup = state.setup
    demand(1 <= state.round_no <= setup.max_rounds, "FC-96: the rounds")
    demand(0 <= state.active < setup.seats, "somebody is in turn")
    if state.phase == terms.OVER:
        demand(state.pending == terms.NO_DRAW, "FC-93: nothing is drawn any more")
        last = state.round_no == setup.max_rounds and next_is_first(state)
        demand(is_decided(state) or last, "FC-96: the game ends with an arrival or the last round")
    elif state.phase == terms.TURN:
        demand(state.pending == terms.NO_DRAW, "nothing is due before the turn is played")
    elif state.phase == terms.REFILL:
        demand(state.pending == terms.DRAW_ONE, "FC-19: one card is due")
    else:
        cell = cell_of(state, int(state.active))
        target = topmost(state, cell, state.active)
        demand(target != NO_SEAT and state.land.fall[cell] != cell, "FC-77: there is a choice")
        demand(cell != setup.board.start, "FC-85: not on the start")
        swapped = state.pending < 0 or holds(state, state.active, state.pending)
        demand(swapped, "FC-21: what is swapped is held")


def next_is_first(state: CarpetState) -> bool:
    """Return whether all seats from the one in turn to the first player rest or have arrived."""
    seat = (state.active + 1) % state.setup.seats
    while seat != state.first:
        if cell_of(state, int(seat)) == terms.OFF_BOARD:
            return False
        seat = (seat + 1) % state.setup.seats
    return True


def check_landscape(state: CarpetState) -> None:
    """Demand that the panels are those of the table, or legal (FC-11, FC-12, FC-110)."""
    setup = state.setup
    drawn = state.digits == SEED_DIGITS
    if not setup.drafts and not (setup.draws_landscape and drawn):
        demand(state.land.text == setup.land.text, "FC-12: the panels stay where they are")
    demand(is_legal(setup.checks, state.land.placements), "FC-11: the landscape is legal")
    if setup.draws_landscape:
        demand(drawn == (state.phase > terms.DRAW_LANDSCAPE), "six digits make a landscape")
        demand(0 <= state.digits <= SEED_DIGITS, "six digits make a landscape")
        demand(0 <= state.seed < 10 ** int(state.digits), "the digits of a number")
    else:
        demand(state.phase != terms.DRAW_LANDSCAPE, "only a random landscape is drawn")
        demand(state.digits == 0 and state.seed == 0, "no number without a random landscape")
    if not terms.DRAFT <= state.phase <= terms.DRAFT_ROW:
        demand(state.land.text == state.sky.land.text, "the sky is that of the landscape")


def check_draft(state: CarpetState) -> None:
    """Demand that as many panels stand as a draft allows, and that a panel is placed step by step."""
    setup = state.setup
    panels = setup.edition.panels
    standing = len(state.land.placements)
    if terms.DRAFT <= state.phase <= terms.DRAFT_ROW:
        demand(setup.drafts, "only a draft builds")
        demand(standing < setup.draft_limit, "the draft ends at its limit")
        demand(standing < len(panels), "panels are left")
    demand(standing <= setup.draft_limit or not setup.drafts, "the draft's limit")
    choosing = state.phase == terms.DRAFT_COLUMN or state.phase == terms.DRAFT_ROW
    demand((state.chosen != terms.NO_PANEL) == choosing, "a panel is chosen, then placed")
    in_row = state.phase == terms.DRAFT_ROW
    demand((state.column != 0) == in_row, "a column is chosen before a row")
    demand(not in_row or panels[state.chosen].cloud, "only clouds have a row")
    if state.mirrored:
        allowed = choosing and setup.mirrors and panels[state.chosen].has_mirror
        demand(allowed, "LS-3: panels are mirrored where that is allowed and makes a difference")
