"""Positions of Hydroracers, and short ways to play on from them. A test names only what counts."""

from typing import Any, cast

from voltige.core.action import data_of
from voltige.core.event import Event, Journal
from voltige.core.options import Values
from voltige.core.rng import Rng
from voltige.core.state import CHANCE, NOBODY
from voltige.games.hydroracers import GAME
from voltige.games.hydroracers.state import HydroracersState

A, B, C, D = range(4)
MACCHI, CURTISS, SUPERMARINE, BERNARD = "macchi", "curtiss", "supermarine", "bernard"
NO_PILOTS: Values = {"pilots": "none"}
EXPERT: Values = {"pilots": "none", "cockpit": "expert"}
ONE_AUTOPILOT: Values = {"pilots": "none", "autopilots": [CURTISS]}  # on seat B of two
FAR_AHEAD = {"position": 15}


def position(
    *planes: dict[str, Any], options: Values | None = None, **data: Any
) -> HydroracersState:
    """Make a position with a plane for each seat; by default a round starts, without pilots."""
    asked = NO_PILOTS if options is None else options
    return cast(
        "HydroracersState", GAME.from_dict({"planes": list(planes), **data}, len(planes), asked)
    )


def new_game(seats: int = 4, options: Values | None = None) -> HydroracersState:
    """Make the position before the first luck."""
    return cast("HydroracersState", GAME.new_state(seats, options))


def settled(seats: int = 4, options: Values | None = None, seed: int = 1) -> HydroracersState:
    """Make a new game and let luck set it up, up to the first decision of the race."""
    state, rng = new_game(seats, options), Rng(seed)
    while state.to_act == CHANCE:
        state.resolve(state.sample_chance(rng))
    return state


def play(state: HydroracersState, *steps: str) -> list[Event]:
    """Do legal actions or bring luck (``luck: …``); return all events."""
    journal = Journal()
    for step in steps:
        if step.startswith("luck: "):
            for word in step.removeprefix("luck: ").split():
                words = {state.outcome_text(o): o for o, _ in state.chance_outcomes()}
                state.resolve(words[word], journal)
                state.check()
            continue
        assert step in legal(state), f"{step} is not legal"
        state.apply(state.table().read(step).code, journal)
        state.check()
    return journal.events


def play_on(state: HydroracersState, seed: int = 1) -> list[Event]:
    """Play at random to the end; return all events."""
    journal, rng = Journal(), Rng(seed)
    while state.to_act != NOBODY:
        if state.to_act == CHANCE:
            state.resolve(state.sample_chance(rng), journal)
        else:
            state.apply(state.random_action(rng), journal)
        state.check()
    return journal.events


def legal(state: HydroracersState) -> list[str]:
    """List the notations of what the seat to act may do."""
    return [action.notation for action in state.legal_actions()]


def moves(state: HydroracersState) -> list[str]:
    """List the legal actions without the bets."""
    return [text for text in legal(state) if not text.startswith("bet")]


def fact(state: HydroracersState, path: str) -> Any:
    """Look a value of the position up, by a path such as ``planes.0.position``."""
    value: Any = state.to_dict()
    for key in path.split("."):
        value = value[int(key)] if isinstance(value, list) else value[key]
    return value


def plane(state: HydroracersState, seat: int) -> dict[str, Any]:
    """Give one plane of the position."""
    found: dict[str, Any] = state.to_dict()["planes"][seat]
    return found


def told(events: list[Event], name: str) -> list[dict[str, Any]]:
    """Give the data of all events of one class."""
    return [event.data for event in events if event.name == name]


def refused(state: HydroracersState, seat: int, text: str) -> tuple[str, str]:
    """Give code and rule of a refusal, and prove that nothing has changed."""
    before = state.to_dict()
    attempt = data_of(GAME.read_attempt(text, GAME.load_edition()))
    error = state.refusal(seat, attempt)
    assert error is not None, f"{text} is legal"
    assert state.to_dict() == before
    return error.code, error.rule
