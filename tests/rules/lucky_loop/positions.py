"""Positions of Lucky Loop, and short ways to play on from them. A test names only what counts."""

from typing import Any, cast

from voltige.core.action import data_of
from voltige.core.event import Event, Journal
from voltige.core.options import Values
from voltige.core.rng import Rng
from voltige.core.state import CHANCE, NOBODY
from voltige.games.lucky_loop import GAME
from voltige.games.lucky_loop.edition import LuckyLoopEdition
from voltige.games.lucky_loop.state import LuckyLoopState

ROOSTER, DUCK, DOVE, EAGLE = "red_rooster", "rubber_duck", "diving_dove", "mighty_eagle"
RED_BLUE, YELLOW_GREEN = "red_blue", "yellow_green"
FOUR = {EAGLE: 10, ROOSTER: 13, DUCK: 15, DOVE: 16}
SAMPLE = ["Y07a", "R04a", "B12a"]  # of the rulebook, at Mighty Eagle
FREE_CARDS = ["R05a", "G08a", "B12a"]
EDITION = cast("LuckyLoopEdition", GAME.load_edition())


def position(seats: int = 2, options: Values | None = None, **data: Any) -> LuckyLoopState:
    """Make a position in round 2; what is not named is filled by the engine."""
    return cast("LuckyLoopState", GAME.from_dict({"round_no": 2, **data}, seats, options))


def new_game(seats: int = 2, options: Values | None = None) -> LuckyLoopState:
    """Make the position before the first luck."""
    return cast("LuckyLoopState", GAME.new_state(seats, options))


def dealt(seats: int = 2, seed: int = 1, options: Values | None = None) -> LuckyLoopState:
    """Make a new game and let luck deal."""
    state = new_game(seats, options)
    rng = Rng(seed)
    while state.to_act == CHANCE:
        state.resolve(state.sample_chance(rng))
    return state


def flight(
    cards: list[str],
    dice: list[list[int]],
    roll: list[int] | None = None,
    programme: str = EAGLE,
    seats: int = 2,
    options: Values | None = None,
    seventh: bool = False,
    **data: Any,
) -> LuckyLoopState:
    """Make a compulsory flight with dice on its figures, before or after a roll."""
    figures = [{"dice": faces} if faces else {} for faces in dice]
    flying: dict[str, Any] = {"figures": figures, "seventh_used": seventh}
    if roll is not None:
        flying["roll"] = roll
    board = {programme: cards, **data.pop("board", {})}
    return position(seats, options, board=board, programme=programme, flight=flying, **data)


def free_flight(
    dice: list[list[int]],
    roll: list[int] | None,
    highlight: int,
    cards: list[str] | None = None,
    scores: dict[str, int] | None = None,
    options: Values | None = None,
    **data: Any,
) -> LuckyLoopState:
    """Make a free flight of seat 0."""
    figures = [{"dice": faces} if faces else {} for faces in dice]
    flying: dict[str, Any] = {"figures": figures, "highlight": highlight}
    if roll is not None:
        flying["roll"] = roll
    given: dict[str, Any] = {
        "scores": [scores or FOUR],
        "free_cards": [cards or FREE_CARDS],
        "flight": flying,
    }
    return position(options=options, **given, **data)


def do(state: LuckyLoopState, *attempts: str) -> list[Event]:
    """Make attempts of the seat in turn; ``luck: …`` lets luck bring something."""
    journal = Journal()
    for text in attempts:
        if text.startswith("luck: "):
            bring(state, text.removeprefix("luck: "), journal)
            continue
        data = data_of(GAME.read_attempt(text, EDITION))
        refused = state.refusal(state.to_act, data)
        assert refused is None, f"{text}: {refused}"
        state.apply(state.understand(data).code, journal)
        state.check()
    return journal.events


def begun(*attempts: str, **data: Any) -> LuckyLoopState:
    """Make a position and go on from it."""
    state = position(**data)
    do(state, *attempts)
    return state


def bring(state: LuckyLoopState, word: str, journal: Journal | None = None) -> None:
    """Let luck bring what a word names."""
    for outcome, _ in state.chance_outcomes():
        if state.outcome_text(outcome) == word:
            state.resolve(outcome, journal)
            state.check()
            return
    raise AssertionError(f"luck can't bring {word}")


def refused(state: LuckyLoopState, text: str, seat: int | None = None) -> tuple[str, str]:
    """Give code and rule of a refusal, and prove that it changed nothing."""
    before = state.to_dict()
    actor = int(state.active) if seat is None else seat
    error = state.refusal(actor, data_of(GAME.read_attempt(text, EDITION)))
    assert error is not None, f"{text} is allowed"
    assert state.to_dict() == before
    return error.code, error.rule


def legal(state: LuckyLoopState) -> list[str]:
    """Give the notations of what may be done."""
    return [action.notation for action in state.legal_actions()]


def names(events: list[Event]) -> list[str]:
    """Name events by their classes."""
    return [event.name for event in events]


def exchange(state: LuckyLoopState) -> None:
    """Exchange three cards and give the same three away again."""
    do(state, "exchange")
    drawn = []
    for _ in range(3):
        do(state, legal(state)[-1])
        word = state.outcome_text(state.chance_outcomes()[-1][0])
        drawn.append(word)
        bring(state, word)
    for card in drawn:
        do(state, f"discard {card}")


def play_out(state: LuckyLoopState, seed: int) -> list[dict[str, Any]]:
    """Play at random to the end; give the position at the start of each turn and the last one."""
    rng = Rng(seed)
    turns = []
    while state.to_act != NOBODY:
        if state.to_dict()["phase"] in {"choose_action", "choose_final_action", "place_highlight"}:
            turns.append(state.to_dict())
        if state.to_act == CHANCE:
            state.resolve(state.sample_chance(rng))
        else:
            state.apply(state.random_action(rng))
    return [*turns, state.to_dict()]
