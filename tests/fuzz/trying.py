"""What every fuzz test asks: a value or an error of ours, and what is accepted can be used."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec, TypeVar

from tests.conformance.play import frozen, step
from voltige.core.errors import VoltigeError
from voltige.core.game import Game
from voltige.core.rng import Rng
from voltige.core.state import NOBODY, SPECTATOR, State

P = ParamSpec("P")
Found = TypeVar("Found")
STEPS = 15


def tried(call: Callable[P, Found], *arguments: P.args, **named: P.kwargs) -> Found | None:
    """Give what a call gives, or none when it refuses."""
    try:
        return call(*arguments, **named)
    except VoltigeError as error:
        shown(error)
        return None


def shown(error: VoltigeError) -> None:
    """Prove that an error can be told to somebody."""
    assert error.code
    assert str(error).startswith(error.code)


def played_on(game: Game, state: State, seed: int) -> None:
    """Prove that a position which was accepted is sound: it can be seen, dealt anew, played on."""
    before = state.to_dict()
    rng = Rng(seed)
    try:
        state.check()
        for seat in [SPECTATOR, *range(int(state.seats()))]:
            view = state.view(seat)
            dealt = game.determinize(view, rng)
            dealt.check()
            assert frozen(dealt.view(seat).to_json()) == frozen(view.to_json())
        for _ in range(STEPS):
            if state.to_act == NOBODY:
                break
            step(state, rng)
            state.check()
    except (AssertionError, IndexError) as error:
        raise AssertionError(f"accepted but not playable ({error}): {before}") from error
