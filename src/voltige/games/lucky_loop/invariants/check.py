"""What always holds in Lucky Loop. ``check`` proves it after every action of every test.

The bounds of single fields are declared with them (fields/declared.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from voltige.games.lucky_loop.invariants.cards import check_cards
from voltige.games.lucky_loop.invariants.flight import check_flight
from voltige.games.lucky_loop.invariants.results import check_scores, check_tokens
from voltige.games.lucky_loop.invariants.turn import check_actor, check_draws, check_turn

if TYPE_CHECKING:
    from voltige.games.lucky_loop.state import LuckyLoopState


def check_state(state: LuckyLoopState) -> None:
    """Prove the invariants; their numbers tell them apart.

    The turn goes before all else: the other proofs look up what lies before the seat in turn.
    """
    check_turn(state)
    check_cards(state)
    check_scores(state)
    check_tokens(state)
    check_flight(state)
    check_draws(state)
    check_actor(state)
