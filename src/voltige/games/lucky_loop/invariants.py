"""What always holds in Lucky Loop. ``check`` proves it after every action of every test."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.state import CHANCE, NOBODY
from voltige.games.lucky_loop.holdings import cards_at, in_final_phase
from voltige.games.lucky_loop.legal.choice import hardest_by_colour, hardest_of, may_repeat
from voltige.games.lucky_loop.legal.codes import (
    MOST_LEGAL,
    fill_legal,
)
from voltige.games.lucky_loop.rolls import NO_DICE, SIZE, SUM
from voltige.games.lucky_loop.scoring import figures_open, lowest_programme
from voltige.games.lucky_loop.terms import (
    CHOOSE_ACTION,
    CHOOSE_FINAL_ACTION,
    CHOOSE_STARTER,
    COLOURS,
    COMPULSORY,
    DEAL,
    DISCARD,
    DRAW,
    EXACT,
    EXCHANGE,
    FREE,
    IN_DISCARD_PILE,
    IN_DRAW_PILE,
    IN_FREE,
    IN_HAND,
    LAY_FREE,
    LAY_PROGRAMME,
    NO_FIGURE,
    NO_FLIGHT,
    ON_BOARD,
    OPEN,
    OVER,
    PICKED,
    PILES,
    PLACE_HIGHLIGHT,
    POST_ROLL,
    PRE_ROLL,
    PROGRAMMES,
    REFILL,
    ROLL,
    SLOTS,
    UPGRADE_CARD,
)

if TYPE_CHECKING:
    from voltige.games.lucky_loop.state import LuckyLoopState


def demand(holds: bool, invariant: str) -> None:
    """Raise AssertionError if an invariant does not hold."""
    if not holds:
        raise AssertionError(invariant)


def check_state(state: LuckyLoopState) -> None:
    """Prove the invariants of docs/rules/lucky-loop.md, section 10."""
    check_piles(state)
    check_rows(state)
    check_board(state)
    check_hands(state)
    check_free(state)
    check_scores(state)
    check_tokens(state)
    check_flight(state)
    check_actor(state)


def check_piles(state: LuckyLoopState) -> None:
    """Every card is in one place of its side; sizes and tops fit (1, 2)."""
    setup = state.setup
    seats = int(setup.seats)
    drawn = [0] * PILES
    thrown = [0] * PILES
    for card in range(int(setup.cards)):
        place = int(state.where[card])
        side = int(setup.edition.pile[card])
        if place == IN_DRAW_PILE:
            drawn[side] += 1
        elif place == IN_DISCARD_PILE:
            thrown[side] += 1
        else:
            known = IN_DRAW_PILE < place < IN_HAND + seats or IN_FREE <= place < IN_FREE + seats
            demand(known, "1: every card is somewhere")
    for side in range(PILES):
        top = state.tops[side]
        demand(drawn[side] == state.draw_sizes[side], "1: the size of a draw pile")
        demand(thrown[side] == state.discard_sizes[side], "1: the size of a discard pile")
        demand((top >= 0) == (thrown[side] > 0), "1: a discard pile has a top")
        if top >= 0:
            demand(state.where[top] == IN_DISCARD_PILE, "1: the top lies there")
            demand(setup.edition.pile[top] == side, "2: cards never change sides")


def check_rows(state: LuckyLoopState) -> None:
    """Demand that the rows of cards list what ``where`` says (1, 4)."""
    setup = state.setup
    room = int(setup.hand_room)
    for seat in range(int(setup.seats)):
        held = cards_at(state, IN_HAND + seat)
        demand(state.hand_sizes[seat] == len(held) <= room, "4: the size of a hand")
        demand(held == row_of(state.hands, seat * room, len(held)), "4: the cards of a hand")
    picked = cards_at(state, PICKED)
    demand(state.picked == len(picked) <= room, "the number of picked cards")
    demand(picked == row_of(state.picks, 0, len(picked)), "the picked cards")
    for side in range(PILES):
        drawn = [c for c in cards_at(state, IN_DRAW_PILE) if setup.edition.pile[c] == side]
        listed = row_of(state.draws, side * int(setup.cards), len(drawn))
        demand(drawn == listed, "1: the cards of a draw pile")


def row_of(row: vec[i64], begin: int, size: int) -> list[int]:
    """List the cards of a row."""
    return [int(row[begin + at]) for at in range(size)]


def check_board(state: LuckyLoopState) -> None:
    """Demand that a programme has no card or three of its colours (3)."""
    edition = state.setup.edition
    for programme in range(PROGRAMMES):
        lying = len(cards_at(state, ON_BOARD + programme))
        demand(lying in (0, SLOTS), "3: no card or three")
        for slot in range(SLOTS):
            card = state.board[programme * SLOTS + slot]
            demand((card >= 0) == (lying > 0), "3: the slots are full or empty")
            if card >= 0:
                demand(state.where[card] == ON_BOARD + programme, "3: the card lies there")
                colour = edition.colour[card]
                demand(edition.slot_of[programme * COLOURS + colour] == slot, "3: the colour")


def check_hands(state: LuckyLoopState) -> None:
    """Hands are full except in their own turn, or gone with the free programme (4)."""
    setup = state.setup
    for seat in range(int(setup.seats)):
        size = state.hand_sizes[seat]
        if state.phase == CHOOSE_STARTER or state.phase == DEAL:
            continue
        if state.free_sizes[seat] > 0:
            demand(size == 0, "LL-92: no hand beside a free programme")
        elif seat != state.active or state.phase in (CHOOSE_ACTION, CHOOSE_FINAL_ACTION, OVER):
            demand(size == setup.hand_size, "4: six cards")
    picked = state.picked
    limit = picks_allowed(state)
    demand(picked <= limit, "cards are picked only while a set is chosen")
    if limit > 0:
        held = state.hand_sizes[state.active] + picked
        if state.phase == DISCARD:
            demand(held == setup.hand_size + setup.exchange, "LL-15: nine cards")
        else:
            demand(held == setup.hand_size, "4: six cards")
    if state.phase == UPGRADE_CARD:
        demand(state.hand_sizes[state.active] == setup.hand_size, "4: six cards")
    if state.flight == COMPULSORY:
        missing = setup.hand_size - state.hand_sizes[state.active]
        fits = missing in (1, SLOTS) or (missing == 0 and setup.fly_unchanged)
        demand(fits, "4: three or five cards in flight")
    if state.phase == LAY_PROGRAMME:
        demand(programme_goes_on(state), "LL-26: a card for each place")
    if state.phase == LAY_FREE:
        demand(picked > 0, "a free programme begins with a card")


def programme_goes_on(state: LuckyLoopState) -> bool:
    """Tell whether the picked cards and the hand can fill the programme, place by place (LL-26)."""
    edition = state.setup.edition
    if state.programme < 0 or not may_repeat(state, state.active, state.programme):
        return False
    hardest = hardest_by_colour(state, state.active)
    picked = [int(edition.colour[card]) for card in cards_at(state, PICKED)]
    for slot in range(SLOTS):
        colour = int(edition.slot_colour[state.programme * SLOTS + slot])
        there = colour in picked if slot < state.picked else hardest_of(hardest, colour) > 0
        if not there:
            return False
    return True


def picks_allowed(state: LuckyLoopState) -> i64:
    """Give how many cards may lie picked in this phase."""
    if state.phase == DISCARD:
        return state.setup.exchange - 1
    if state.phase == LAY_PROGRAMME:
        return SLOTS - 1
    if state.phase == LAY_FREE:
        return state.setup.max_cards
    return 0


def check_free(state: LuckyLoopState) -> None:
    """Demand that a free programme is legal and lies only before who has all four scores (5)."""
    setup = state.setup
    for seat in range(int(setup.seats)):
        cards = cards_at(state, IN_FREE + seat)
        demand(len(cards) == state.free_sizes[seat], "5: the size of a free programme")
        if not cards:
            demand(state.free_scores[seat] < 0, "5: a free result needs a free programme")
            continue
        demand(in_final_phase(state, seat), "5: all four scores are set")
        demand(setup.min_cards <= len(cards) <= setup.max_cards, "5: three to six cards")
        difficulty = sum(int(setup.edition.difficulty[card]) for card in cards)
        dice = sum(int(setup.edition.fewest_dice[card]) for card in cards)
        demand(difficulty >= setup.min_difficulty, "5: hard enough")
        demand(dice <= setup.dice, "5: six dice suffice")


def check_scores(state: LuckyLoopState) -> None:
    """Scores are valid, records above them, totals the exact sum (8, 9)."""
    setup = state.setup
    for seat in range(int(setup.seats)):
        total: i64 = 0
        for programme in range(PROGRAMMES):
            score = state.scores[seat * PROGRAMMES + programme]
            demand(score == 0 or score >= setup.programme_minimum, "8: a score is valid")
            demand(score <= state.records[programme], "8: a record is the highest")
            total += score
        free = state.free_scores[seat]
        if free >= 0:
            lowest = lowest_programme(state, seat)
            total += free - state.scores[seat * PROGRAMMES + lowest]
            demand(state.end_triggered, "LL-110: a free result triggers the end")
        demand(state.penalties[seat] >= 0, "penalties are paid")
        demand(state.totals[seat] == total - state.penalties[seat], "9: the total is exact")
        if not in_final_phase(state, seat):
            demand(state.penalties[seat] == 0, "19: nothing is paid before the final phase")
    for record in state.records:
        demand(record == 0 or record >= setup.programme_minimum, "8: a record is valid")


def check_tokens(state: LuckyLoopState) -> None:
    """Tokens are conserved (7)."""
    total = state.supply
    for tokens in state.tokens:
        demand(tokens >= 0, "7: no negative tokens")
        total += tokens
    demand(state.supply >= 0, "7: no negative supply")
    if state.setup.supply_is_limited:
        demand(total == state.setup.bonus_tokens, "7: tokens are conserved")
    else:
        demand(state.supply == state.setup.bonus_tokens, "7: an unlimited supply is not counted")


def check_flight(state: LuckyLoopState) -> None:
    """Dice and figures of a flight fit (6, 11, 12)."""
    flying = state.phase in (PRE_ROLL, ROLL, POST_ROLL)
    demand(flying == (state.flight != NO_FLIGHT), "a flight lasts while dice are rolled")
    if not flying:
        quiet = state.figures == 0 and state.dice_left == 0 and state.highlight == NO_FIGURE
        demand(quiet and state.roll == NO_DICE and state.to_roll == 0, "LL-120: no dice")
        demand(not state.seventh_used, "LL-120: the red die lies beside the board")
        return
    setup = state.setup
    seat = state.active
    dice = state.dice_left
    for figure in range(int(state.figures)):
        dice += check_figure(state, figure)
    stock = setup.dice
    if state.seventh_used:
        stock += 1
    demand(dice == stock, "6: assigned and left dice are all dice")
    demand(figures_open(state) > 0, "a flight ends with its last figure")
    check_roll(state)
    if state.flight == COMPULSORY:
        score = state.scores[seat * PROGRAMMES + state.programme]
        demand(score < setup.unrepeatable_from, "12: no flight at 20 and more")
        demand(not in_final_phase(state, seat), "11: not in the final phase")
        demand(state.highlight == NO_FIGURE, "the star belongs to the free programme")
        demand(state.figures == SLOTS, "three figures")
    else:
        demand(state.figures == state.free_sizes[seat], "the figures of the free programme")
        demand(0 <= state.highlight < state.figures, "LL-93: the star lies on a card")


def check_figure(state: LuckyLoopState, figure: i64) -> i64:
    """Demand that a figure's dice fit its state; return how many dice lie on it."""
    card = state.figure_card[figure]
    place: i64 = IN_FREE + state.active
    if state.flight == COMPULSORY:
        place = ON_BOARD + state.programme
    demand(state.where[card] == place, "the card of a figure lies where it is flown")
    total = SUM[state.figure_dice[figure]]
    count = SIZE[state.figure_dice[figure]]
    if state.figure_state[figure] == OPEN:
        demand(count == 0, "6: no die on an open figure")
        return 0
    demand(1 <= count <= state.setup.max_per_roll, "6: one to three dice")
    difficulty = state.setup.edition.difficulty[card]
    if state.figure_state[figure] == EXACT:
        demand(total == difficulty, "6: exact")
    else:
        demand(total > difficulty, "6: exceeded")
        demand(figure != state.highlight, "LL-94: the star is never exceeded")
    return count


def check_roll(state: LuckyLoopState) -> None:
    """Demand that a roll has three dice or all that are left (6)."""
    demand((state.phase == ROLL) == (state.to_roll > 0), "luck throws dice")
    on_table = SIZE[state.roll] + state.to_roll
    most = state.setup.max_per_roll
    if state.dice_left < most:
        most = state.dice_left
    if state.phase == PRE_ROLL:
        demand(on_table == 0, "no dice before the roll")
    else:
        demand(on_table == most, "6: three dice or all that are left")


def check_actor(state: LuckyLoopState) -> None:
    """Demand that the seat to act fits the phase and has something to do (11, 15, 16)."""
    phase = state.phase
    setup = state.setup
    if phase == OVER:
        demand(state.to_act == NOBODY, "nobody acts when the game is over")
        ended = state.end_triggered or state.round_no == setup.round_cap
        demand(ended, "15: the end needs a reason")
    elif phase in (CHOOSE_STARTER, DEAL, DRAW, ROLL):
        demand(state.to_act == CHANCE, "luck is next")
    else:
        demand(0 <= state.to_act < setup.seats, "a seat is in turn")
        demand(state.to_act == state.active, "the seat in turn acts")
        check_legal(state)
    demand((phase == CHOOSE_STARTER) == (state.first_player < 0), "LL-8: one first player")
    demand((phase in (CHOOSE_STARTER, DEAL)) == (state.active < 0), "somebody is in turn")
    demand(state.round_no >= 1, "rounds count from 1")
    laying = phase in (LAY_PROGRAMME, UPGRADE_CARD) or state.flight == COMPULSORY
    demand(laying == (state.programme >= 0), "a programme is laid or flown")
    check_draws(state)
    if state.active < 0 or phase == OVER:
        return
    final = in_final_phase(state, state.active)
    if phase in (CHOOSE_ACTION, LAY_PROGRAMME, UPGRADE_CARD):
        demand(not final, "11: no compulsory programme in the final phase")
    if phase in (CHOOSE_FINAL_ACTION, LAY_FREE, PLACE_HIGHLIGHT) or state.flight == FREE:
        demand(final, "11: no free programme before the final phase")
        laid = phase == PLACE_HIGHLIGHT or state.flight == FREE
        demand(laid == (state.free_sizes[state.active] > 0), "LL-101: the programme is fixed")
        demand(state.free_scores[state.active] < 0, "LL-110: nobody flies after his free result")


def check_draws(state: LuckyLoopState) -> None:
    """Cards are drawn only where there is something to draw."""
    phase = state.phase
    setup = state.setup
    drawing = phase in (EXCHANGE, REFILL, DRAW)
    if phase == CHOOSE_STARTER or phase == DEAL:
        demand(state.to_draw > 0, "cards are to be dealt")
        return
    demand(drawing == (state.to_draw > 0), "cards are to be drawn")
    demand(drawing == (state.draw_for >= 0), "they are drawn for something")
    demand((phase == DRAW) == (state.draw_side >= 0), "from a pile")
    if phase == DRAW:
        demand(state.draw_sizes[state.draw_side] > 0, "LL-20: the pile is not empty")
    if drawing and state.draw_for == REFILL:
        held = state.hand_sizes[state.active] + state.to_draw
        demand(held == setup.hand_size, "LL-66: up to six cards")
    elif drawing:
        held = state.hand_sizes[state.active] + state.to_draw
        demand(held == setup.hand_size + setup.exchange, "LL-12: three cards more")


def check_legal(state: LuckyLoopState) -> None:
    """Legal codes are ascending and never none (16)."""
    codes = vec[i64]([0] * MOST_LEGAL)
    n = fill_legal(state, codes)
    demand(n > 0, "16: something is always legal")
    for i in range(1, int(n)):
        demand(codes[i - 1] < codes[i], "legal codes ascend")
