"""Positions of The Flying Carpet, and short ways to play on from them."""

from typing import Any, cast

from voltige.core.action import data_of
from voltige.core.event import Event, Journal
from voltige.core.options import Values
from voltige.core.rng import Rng
from voltige.core.state import CHANCE
from voltige.games.flying_carpet import GAME
from voltige.games.flying_carpet.edition import CarpetEdition
from voltige.games.flying_carpet.state import CarpetState

LETTERS = "ABCDEF"
A, B, C, D = range(4)
DESERT = {"landscape": "open_desert"}


def edition() -> CarpetEdition:
    """Give the edition that comes with the game."""
    return cast("CarpetEdition", GAME.load_edition())


def custom(*panels: list[Any]) -> Values:
    """Give the options of a landscape of one's own."""
    return {"landscape": "custom", "panels": list(panels)}


def position(seats: int = 3, options: Values | None = None, **data: Any) -> CarpetState:
    """Make a position in the third round; what is not named is filled by the engine."""
    data.setdefault("round", 3)
    if data["round"] > 1:
        data.setdefault("cells", [[1, 1]] * seats)
    return cast("CarpetState", GAME.from_dict(data, seats, {**DESERT, **(options or {})}))


def lone(
    cell: list[int], cards: list[str], options: Values | None = None, directions: int = 0
) -> CarpetState:
    """Put the first carpet on a cell with these cards; the others rest on the start."""
    hand = {card: cards.count(card) for card in cards}
    return position(
        3,
        options,
        cells=[cell, [1, 1], [1, 1]],
        hands=[hand, {}, {}],
        directions=[directions, 5, 5],
    )


def new_game(seats: int = 4, options: Values | None = None) -> CarpetState:
    """Make the position before the first luck."""
    return cast("CarpetState", GAME.new_state(seats, options))


def dealt(seats: int = 4, seed: int = 1, options: Values | None = None) -> CarpetState:
    """Make a new game and let luck do what comes before the first decision."""
    state = new_game(seats, options)
    rng = Rng(seed)
    while state.to_act == CHANCE:
        state.resolve(state.sample_chance(rng))
    return state


def play(state: CarpetState, *steps: str) -> list[Event]:
    """Do legal actions or bring luck; return all events."""
    journal = Journal()
    for step in steps:
        if step.startswith("luck: "):
            for word in step.removeprefix("luck: ").split():
                bring(state, word, journal)
            continue
        assert step in legal(state), f"{step} is not legal: {legal(state)}"
        state.apply(state.table().read(step).code, journal)
        state.check()
    return journal.events


def bring(state: CarpetState, word: str, journal: Journal | None = None) -> None:
    """Let luck bring the outcome with this word."""
    words = {state.outcome_text(outcome): outcome for outcome, _ in state.chance_outcomes()}
    state.resolve(words[word], journal)
    state.check()


def legal(state: CarpetState) -> list[str]:
    """List the notations of what the seat to act may do."""
    return [action.notation for action in state.legal_actions()]


def refused(state: CarpetState, text: str, seat: int | None = None) -> tuple[str, str]:
    """Give code and rule of the refusal of an attempt."""
    actor = int(state.to_act) if seat is None else seat
    before = state.to_dict()
    error = state.refusal(actor, data_of(GAME.read_attempt(text, state.setup.edition)))
    assert error is not None, f"{text} is legal"
    assert state.to_dict() == before
    return error.code, error.rule


def fact(state: CarpetState, key: str) -> Any:
    """Look one key of the position up."""
    return state.to_dict()[key]


def named(events: list[Event], name: str) -> list[dict[str, Any]]:
    """Give the data of the events with this name."""
    return [event.data for event in events if event.name == name]
