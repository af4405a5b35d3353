"""A position as plain data: the whole truth, for scenarios, puzzles, saves and comparisons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from voltige.games.loops.holdings import draw_pile_size, hand_size
from voltige.games.loops.options import LoopsSetup
from voltige.games.loops.terms import (
    DEAL,
    DIRECTION_NAMES,
    NO_CLAIM,
    NO_SEAT,
    PHASE_NAMES,
    RACE,
    SETTLE_RACE,
    TAKE,
    attitude_name,
    box_face,
)

if TYPE_CHECKING:
    from voltige.games.loops.state import LoopsState


def counts_to_dict(setup: LoopsSetup, counts: vec[i64], row: i64) -> dict[str, int]:
    """Return one row of counts as card ids with their counts, zeros left out."""
    found: dict[str, int] = {}
    for card in range(int(setup.cards)):
        count = int(counts[row + card])
        if count > 0:
            found[setup.edition.ids[card]] = count
    return found


def altitude_of(setup: LoopsSetup, card: i64) -> int:
    """Return an altitude in metres, 0 for none."""
    return int(setup.edition.value[card]) if card >= 0 else 0


def state_to_dict(state: LoopsState) -> dict[str, Any]:
    """Return every field; the last five keys follow from the others."""
    setup = state.setup
    seats = range(int(setup.seats))
    taking = state.phase == DEAL or state.phase == TAKE
    return {
        "phase": PHASE_NAMES[state.phase],
        "to_act": int(state.to_act),
        "turn_owner": int(state.turn_owner),
        "starter": int(state.starter),
        "round_no": int(state.round_no),
        "plays_this_round": int(state.plays),
        "direction": DIRECTION_NAMES[int(state.direction)],
        "attitude": attitude_name(state.positive),
        "pile": state.pile_ids(),
        "draw_pile": counts_to_dict(setup, state.held, setup.draw_row),
        "bottom": [setup.edition.ids[int(card)] for card in state.bottom],
        "hands": [state.hand_dict(seat) for seat in seats],
        "known": [
            counts_to_dict(setup, state.held, seat * setup.width + setup.known_at) for seat in seats
        ],
        "returned": counts_to_dict(setup, state.returned, 0),
        "totals": [int(total) for total in state.totals],
        "rounds_won": [int(won) for won in state.rounds_won],
        "taker": int(state.taker) if taking else NO_SEAT,
        "to_take": int(state.to_take) if taking else 0,
        "race": race_to_dict(state),
        "base_altitude": altitude_of(setup, state.base),
        "box_face": box_face(int(state.direction), state.positive),
        "pile_size": int(state.pile_size),
        "draw_pile_size": int(draw_pile_size(state)),
        "hand_sizes": [int(hand_size(state, seat)) for seat in seats],
    }


def race_to_dict(state: LoopsState) -> dict[str, Any]:
    """Return the race: who played Speed, and each seat's answer, empty where there is none yet."""
    if state.phase != RACE and state.phase != SETTLE_RACE:
        return {}
    actions = state.setup.edition.table.actions
    answers: list[str] = []
    for claim in state.claims:
        answers.append("" if claim == NO_CLAIM else actions[claim].notation)
    return {"speed_player": int(state.speed_player), "claims": answers}
