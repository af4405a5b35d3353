"""What an action does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from voltige.core.event import Journal
from voltige.core.state import CHANCE
from voltige.core.view import copy_cells
from voltige.games.loops import events, terms, zones
from voltige.games.loops.actions import DECLINE, PICK_UP
from voltige.games.loops.options import LAID_AT_ONCE
from voltige.games.loops.scoring import end_game, game_is_over, next_starter, score_round

if TYPE_CHECKING:
    from voltige.games.loops.state import LoopsState


def neighbour(state: LoopsState, seat: i64) -> i64:
    """Return the next seat in the current direction (LO-12)."""
    return state.setup.ring[seat + 1 + state.direction]


def apply_action(state: LoopsState, code: i64, journal: Journal | None) -> None:
    """Do ``code``. The caller has made sure that it is legal."""
    if state.phase == terms.RACE:
        apply_race(state, code, journal)
    else:
        apply_turn(state, code, journal)


def apply_turn(state: LoopsState, code: i64, journal: Journal | None) -> None:
    """Play cards or pick the pile up (LO-13)."""
    seat = state.to_act
    if code == PICK_UP:
        take_pile(state, seat, journal)
        state.plays += 1
        end_turn(state, seat, journal)
    else:
        play(state, seat, code, journal)


def apply_race(state: LoopsState, code: i64, journal: Journal | None) -> None:
    """Note a secret answer; when all are in, settle the race (LO-43, LO-45, LO-47)."""
    seat = state.to_act
    state.claims[seat] = code
    if journal is not None:
        notation = state.setup.edition.table.actions[code].notation
        journal.note(events.claim_made(seat, notation))
    asked = neighbour(state, state.speed_player)
    while asked != state.speed_player:
        if state.claims[asked] == terms.NO_CLAIM:
            state.to_act = asked
            return
        asked = neighbour(state, asked)
    settle_race(state, journal)


def settle_race(state: LoopsState, journal: Journal | None) -> None:
    """Carry the only claim out, leave several to luck, or let the race lapse."""
    claims = state.claims
    claimants: i64 = 0
    winner: i64 = terms.NO_SEAT
    for seat in range(state.setup.seats):
        if claims[seat] != terms.NO_CLAIM and claims[seat] != DECLINE:
            claimants += 1
            winner = seat
    if claimants == 0:  # LO-45
        if journal is not None:
            journal.note(events.race_lapsed())
        start_turn(state, neighbour(state, state.speed_player), journal)
    elif claimants == 1:
        win_race(state, winner, journal)
    else:  # LO-47
        state.phase = terms.SETTLE_RACE
        state.to_act = CHANCE


def win_race(state: LoopsState, winner: i64, journal: Journal | None) -> None:
    """Carry out the fastest claim; the others are void and never shown (LO-43)."""
    if journal is not None:
        journal.note(events.race_won(winner))
    play(state, winner, state.claims[winner], journal)


def play(state: LoopsState, seat: i64, code: i64, journal: Journal | None) -> None:
    """Lay the cards, then their effect, then the next turn: the order of the rules."""
    state.plays += 1
    row = seat * state.setup.width
    card = state.setup.table.card[code]
    if card < state.setup.altitudes:
        count = state.setup.table.count[code]
        left = zones.remove_cards(state.setup, state.held, row, card, count)
        lay(state, state.pile, card, count)
        note_play(state, seat, card, count, journal)
        state.base = card  # LO-20
        if left > 0:
            end_turn(state, seat, journal)
        else:  # LO-49
            end_round(state, seat, journal)
        return
    left = zones.remove_special(state.setup, state.held, row, card)
    lay(state, state.pile, card, 1)
    note_play(state, seat, card, 1, journal)
    if left > 0:
        play_special(state, seat, code, journal)
    else:
        play_last_special(state, seat, code, journal)


def play_last_special(state: LoopsState, seat: i64, code: i64, journal: Journal | None) -> None:
    """End the round; a last special has no effect, or a Draw card alone has (LO-50, LO-51)."""
    setup = state.setup
    card = setup.table.card[code]
    if setup.edition.kind[card] == terms.DRAW and setup.final_draw_strikes:
        order_draw(state, seat, card, setup.table.target[code], journal)
    else:
        end_round(state, seat, journal)


def play_special(state: LoopsState, seat: i64, code: i64, journal: Journal | None) -> None:
    """Let a special take effect, then pass the turn."""
    card = state.setup.table.card[code]
    kind = state.setup.edition.kind[card]
    if kind == terms.DRAW:
        order_draw(state, seat, card, state.setup.table.target[code], journal)
        return
    if kind == terms.SPEED:
        open_race(state, seat, journal)
        return
    if kind == terms.PITCH:  # LO-29
        state.positive = not state.positive
        if journal is not None:
            journal.note(events.pitch_changed(terms.PITCH_NAMES[state.positive]))
    elif kind == terms.DIRECTION:  # LO-30
        state.direction = -state.direction
        if journal is not None:
            journal.note(events.direction_changed(terms.DIRECTION_NAMES[int(state.direction)]))
    else:
        return_pile(state, journal)
    end_turn(state, seat, journal)


def lay(state: LoopsState, pile: vec[i64], card: i64, count: i64) -> None:
    """Put ``count`` copies of a card on top of the pile (LO-11).

    Four are written at once, wanted or not: one loop is nearly always enough, which the processor can
    predict. What lies behind the end of the pile does not count.
    """
    place = state.pile_size
    end = place + count
    while place < end:
        pile[place] = card
        pile[place + 1] = card
        pile[place + 2] = card
        pile[place + 3] = card
        place += LAID_AT_ONCE
    state.pile_size = end


def note_play(state: LoopsState, seat: i64, card: i64, count: i64, journal: Journal | None) -> None:
    if journal is not None:
        left = int(zones.hand_size(state, seat))
        journal.note(events.cards_played(seat, state.setup.edition.ids[card], count, left))


def take_pile(state: LoopsState, seat: i64, journal: Journal | None) -> None:
    """Move the whole pile into a hand, where all know its cards (LO-24)."""
    if journal is not None:
        open_pile = state.setup.pile_browse
        journal.note(events.pile_picked_up(seat, state.pile_ids(), not open_pile))
    zones.take_cards(state.setup, state.held, seat * state.setup.width, state.pile, state.pile_size)
    clear_pile(state)


def return_pile(state: LoopsState, journal: Journal | None) -> None:
    """Move the whole pile, the Loop card included, into the draw pile (LO-31, LO-32)."""
    setup = state.setup
    if journal is not None:
        known = setup.pile_browse or setup.loop_to_bottom
        cards = state.pile_ids() if known else []
        journal.note(events.pile_returned(state.pile_size, cards, known and not setup.pile_browse))
    if setup.loop_to_bottom:  # slid underneath: the first card played comes first
        bottom = state.bottom[:]
        for place in range(state.pile_size):
            bottom = append(bottom, state.pile[place])
        state.bottom = bottom
    else:
        zones.mix_in_pile(state)
    clear_pile(state)


def clear_pile(state: LoopsState) -> None:
    """Leave an empty pile, on which every altitude may open (LO-21, LO-26, LO-33)."""
    state.pile_size = 0
    state.base = terms.NO_CARD


def order_draw(
    state: LoopsState, seat: i64, card: i64, target: i64, journal: Journal | None
) -> None:
    """Let the target take what the card says, or what is left (LO-34, LO-36, LO-37)."""
    amount = min(state.setup.edition.value[card], zones.draw_pile_size(state))
    if journal is not None:
        journal.note(events.draw_ordered(seat, target, amount))
    state.turn_owner = seat
    if amount == 0:
        end_draw(state, journal)
        return
    state.phase = terms.TAKE
    state.to_act = CHANCE
    state.taker = target
    state.to_take = amount


def end_draw(state: LoopsState, journal: Journal | None) -> None:
    """Go on after the player of the Draw card, who may have played the last card (LO-35)."""
    if zones.hand_size(state, state.turn_owner) == 0:
        end_round(state, state.turn_owner, journal)
    else:
        end_turn(state, state.turn_owner, journal)


def open_race(state: LoopsState, seat: i64, journal: Journal | None) -> None:
    """Let every other seat answer in secret, from the next one round (LO-39, LO-46)."""
    if state.plays >= state.setup.round_play_cap:  # LO-59
        end_round(state, terms.NO_SEAT, journal)
        return
    state.phase = terms.RACE
    state.speed_player = seat
    state.claims = state.setup.no_claims[:]
    state.to_act = neighbour(state, seat)
    state.turn_owner = state.to_act
    if journal is not None:
        journal.note(events.race_opened(seat))


def end_turn(state: LoopsState, seat: i64, journal: Journal | None) -> None:
    """Pass the turn to the neighbour, unless the round has hit its cap (LO-12, LO-59)."""
    if state.plays < state.setup.round_play_cap:
        start_turn(state, neighbour(state, seat), journal)
    else:
        end_round(state, terms.NO_SEAT, journal)


def start_turn(state: LoopsState, seat: i64, journal: Journal | None) -> None:
    state.phase = terms.TURN
    state.turn_owner = seat
    state.to_act = seat
    if journal is not None:
        journal.note(events.turn_started(seat))


def end_round(state: LoopsState, winner: i64, journal: Journal | None) -> None:
    """Score the round; deal the next one or end the game (LO-53 to LO-56)."""
    scores = score_round(state, winner, journal)
    if game_is_over(state):
        end_game(state, journal)
    else:
        start_round(state, next_starter(state, winner, scores), journal)


def start_round(state: LoopsState, starter: i64, journal: Journal | None) -> None:
    """Gather all cards and begin to deal (LO-2 to LO-9)."""
    setup = state.setup
    copy_cells(setup.full_deck, state.held, 0, len(setup.full_deck))
    state.bottom = vec[i64]()
    state.returned = setup.no_cards
    clear_pile(state)
    if not setup.conditions_carry_over:  # LO-7
        state.direction = terms.LEFT
        state.positive = True
    state.round_no += 1
    state.plays = 0
    state.starter = starter
    state.turn_owner = starter
    state.phase = terms.DEAL
    state.to_act = CHANCE
    state.taker = 0
    state.to_take = setup.cards_each
    if journal is not None:
        conditions = (
            terms.DIRECTION_NAMES[int(state.direction)],
            terms.PITCH_NAMES[state.positive],
        )
        journal.note(events.round_started(state.round_no, starter, conditions))
