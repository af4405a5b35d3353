"""What always holds in Lucky Loop. ``check`` proves it after every action of every test."""

from __future__ import annotations

from typing import TYPE_CHECKING

from voltige.games.lucky_loop.invariants.cards import (
    check_board,
    check_deal,
    check_free,
    check_hands,
    check_piles,
    check_rows,
)
from voltige.games.lucky_loop.invariants.flight import check_flight
from voltige.games.lucky_loop.invariants.turn import (
    check_actor,
    check_scores,
    check_tokens,
    check_turn,
)

if TYPE_CHECKING:
    from voltige.games.lucky_loop.state import LuckyLoopState


def check_state(state: LuckyLoopState) -> None:
    """Prove the invariants; their numbers tell them apart."""
    check_turn(state)
    check_piles(state)
    check_rows(state)
    check_board(state)
    check_deal(state)
    check_hands(state)
    check_free(state)
    check_scores(state)
    check_tokens(state)
    check_flight(state)
    check_actor(state)
