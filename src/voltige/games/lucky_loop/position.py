"""A position as plain data: the whole truth, for scenarios, puzzles, saves and comparisons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from voltige.games.lucky_loop.holdings import (
    board_ids,
    discard_ids,
    draw_ids,
    free_ids,
    hand_ids,
    ids_at,
    in_final_phase,
)
from voltige.games.lucky_loop.options import LuckyLoopSetup
from voltige.games.lucky_loop.rolls import FACES_OF
from voltige.games.lucky_loop.scoring import crossed_out
from voltige.games.lucky_loop.terms import (
    FIGURE_STATE_NAMES,
    FLIGHT_NAMES,
    NO_FLIGHT,
    OVER,
    PHASE_NAMES,
    PICKED,
    PROGRAMMES,
)

if TYPE_CHECKING:
    from voltige.games.lucky_loop.state import LuckyLoopState


def state_to_dict(state: LuckyLoopState) -> dict[str, Any]:
    """Return every field; the last keys follow from the others."""
    setup = state.setup
    edition = setup.edition
    seats = range(int(setup.seats))
    return {
        "phase": PHASE_NAMES[state.phase],
        "to_act": int(state.to_act),
        "active": int(state.active),
        "first_player": int(state.first_player),
        "round_no": int(state.round_no),
        "end_triggered": state.end_triggered,
        "hands": [hand_ids(state, seat) for seat in seats],
        "draw_piles": {name: draw_ids(state, side) for side, name in enumerate(edition.pile_names)},
        "discard_piles": {
            name: discard_ids(state, side) for side, name in enumerate(edition.pile_names)
        },
        "board": {
            name: board_ids(state, number) for number, name in enumerate(edition.programme_names)
        },
        "free_cards": [free_ids(state, seat) for seat in seats],
        "picked": ids_at(state, PICKED),
        "scores": [scores_to_dict(state, seat) for seat in seats],
        "totals": [int(total) for total in state.totals],
        "tokens": [int(tokens) for tokens in state.tokens],
        "penalties": [int(paid) for paid in state.penalties],
        "free_scores": [int(score) for score in state.free_scores],
        "records": {
            name: int(state.records[number]) for number, name in enumerate(edition.programme_names)
        },
        "token_supply": int(state.supply),
        "programme": name_or_none(edition.programme_names, int(state.programme)),
        "draw_for": draw_phase(state),
        "draw_pile": name_or_none(edition.pile_names, int(state.draw_side)),
        "to_draw": int(state.to_draw),
        "flight": flight_to_dict(state),
        "hand_sizes": [int(size) for size in state.hand_sizes],
        "draw_sizes": sizes_to_dict(setup, [int(size) for size in state.draw_sizes]),
        "discard_sizes": sizes_to_dict(setup, [int(size) for size in state.discard_sizes]),
        "final_phase": [in_final_phase(state, seat) for seat in seats],
        "crossed_out": [
            name_or_none(edition.programme_names, int(crossed_out(state, seat))) for seat in seats
        ],
        "ended_by_cap": state.phase == OVER and not state.end_triggered,
    }


def name_or_none(names: list[str], number: int) -> str:
    """Return a name, or nothing for a number that means none."""
    return names[number] if number >= 0 else ""


def draw_phase(state: LuckyLoopState) -> str:
    """Name what cards are drawn for, or nothing."""
    return PHASE_NAMES[state.draw_for] if state.draw_for >= 0 else ""


def sizes_to_dict(setup: LuckyLoopSetup, sizes: list[int]) -> dict[str, int]:
    """Return a number for each pile."""
    return dict(zip(setup.edition.pile_names, sizes, strict=True))


def scores_to_dict(state: LuckyLoopState, seat: int) -> dict[str, int]:
    """Return the programmes that a seat has a score in."""
    found: dict[str, int] = {}
    for number, name in enumerate(state.setup.edition.programme_names):
        score = int(state.scores[seat * PROGRAMMES + number])
        if score > 0:
            found[name] = score
    return found


def flight_to_dict(state: LuckyLoopState) -> dict[str, Any]:
    """Return the flight; nothing while nobody flies."""
    if state.flight == NO_FLIGHT:
        return {}
    ids = state.setup.edition.ids
    return {
        "kind": FLIGHT_NAMES[state.flight],
        "figures": [
            {
                "card": ids[state.figure_card[figure]],
                "state": FIGURE_STATE_NAMES[state.figure_state[figure]],
                "dice": FACES_OF[state.figure_dice[figure]][:],
            }
            for figure in range(int(state.figures))
        ],
        "highlight": int(state.highlight) + 1,
        "dice_left": int(state.dice_left),
        "seventh_used": state.seventh_used,
        "roll": FACES_OF[state.roll][:],
        "to_roll": int(state.to_roll),
    }
