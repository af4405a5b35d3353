"""Where the fields of Lucky Loop live, and those that only follow from others."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.fields.cards import UNKNOWN
from voltige.core.fields.field import Access
from voltige.core.state import State
from voltige.games.lucky_loop.figures import (
    figure_card,
    figure_faces,
    figure_points,
    figure_state,
    fly_figure,
    open_figure,
)
from voltige.games.lucky_loop.holdings import (
    discard_size,
    discards,
    draw_row,
    draw_size,
    draws_start,
    free_cards,
    hand_row,
    hand_start,
    lay_card,
    picked_cards,
    programme_cards,
    top_of,
    with_cell,
)
from voltige.games.lucky_loop.rolls import FACES_OF, number_of
from voltige.games.lucky_loop.scoring import scores_of, set_score
from voltige.games.lucky_loop.terms import (
    DISCARD,
    DISCARD_SIZES,
    DRAW_SIZES,
    FIGURE_STATE_NAMES,
    FLIGHT_NAMES,
    HAND_SIZES,
    IN_DISCARD_PILE,
    IN_DRAW_PILE,
    IN_FREE,
    IN_HAND,
    NO_CARD,
    NO_FLIGHT,
    OVER,
    PICKED,
    PILES,
    PROGRAMMES,
    TOPS,
)
from voltige.games.lucky_loop.view import show_backs

if TYPE_CHECKING:
    from voltige.games.lucky_loop.state import LuckyLoopState


def lucky(state: State) -> LuckyLoopState:
    """Take a state as one of this game."""
    return cast("LuckyLoopState", state)


def put_cards(state: LuckyLoopState, cards: list[int], place: i64) -> None:
    """Put cards in one place."""
    for card in cards:
        state.where[card] = place


def fill_row(row: vec[i64], begin: i64, room: i64, cards: list[int]) -> None:
    """Write cards into a row, ascending; those beyond its room are left out, as ``check`` finds."""
    for place, card in enumerate(sorted(cards)[: int(room)]):
        row[begin + place] = card


# -- cards -----------------------------------------------------------------------------------------


class Hand(Access):
    """The cards of a hand; those who may not know them see their backs (LL-121)."""

    def get(self, state: State, seat: int) -> Any:
        return [max(card, UNKNOWN) for card in hand_row(lucky(state), seat)]

    def put(self, state: State, seat: int, value: Any) -> None:
        position = lucky(state)
        put_cards(position, value, IN_HAND + seat)
        room = position.setup.hand_room
        fill_row(position.hands, hand_start(position, seat), room, value)
        position.sizes[HAND_SIZES + seat] = len(value)

    def show_size(self, state: State, seen: State, seat: int) -> None:
        show_backs(lucky(state), lucky(seen), seat)


class Picked(Access):
    """The cards of a half-made choice."""

    def get(self, state: State, seat: int) -> Any:
        return picked_cards(lucky(state))

    def put(self, state: State, seat: int, value: Any) -> None:
        position = lucky(state)
        put_cards(position, value, PICKED)
        fill_row(position.picks, 0, position.setup.hand_room, value)
        position.picked = len(value)


class DrawPiles(Access):
    """The cards of each draw pile, in no order."""

    def get(self, state: State, seat: int) -> Any:
        return [draw_row(lucky(state), side) for side in range(PILES)]

    def put(self, state: State, seat: int, value: Any) -> None:
        position = lucky(state)
        for side, cards in enumerate(value):
            put_cards(position, cards, IN_DRAW_PILE)
            fill_row(position.draws, draws_start(position, side), position.setup.cards, cards)
            position.sizes[DRAW_SIZES + side] = len(cards)

    def show_size(self, state: State, seen: State, seat: int) -> None:
        for side in range(PILES):
            lucky(seen).sizes[DRAW_SIZES + side] = draw_size(lucky(state), side)


class DiscardPiles(Access):
    """The cards of each discard pile, its top last; in some games only the top can be seen."""

    def get(self, state: State, seat: int) -> Any:
        return [discards(lucky(state), side) for side in range(PILES)]

    def put(self, state: State, seat: int, value: Any) -> None:
        position = lucky(state)
        for side, cards in enumerate(value):
            put_cards(position, cards, IN_DISCARD_PILE)
            position.sizes[DISCARD_SIZES + side] = len(cards)
            position.sizes[TOPS + side] = cards[-1] if cards else NO_CARD

    def show_size(self, state: State, seen: State, seat: int) -> None:
        tops = [int(top_of(lucky(state), side)) for side in range(PILES)]
        self.put(seen, seat, [[top] if top >= 0 else [] for top in tops])
        for side in range(PILES):
            lucky(seen).sizes[DISCARD_SIZES + side] = discard_size(lucky(state), side)


class Board(Access):
    """The cards of each programme, in slot order."""

    def get(self, state: State, seat: int) -> Any:
        return [programme_cards(lucky(state), programme) for programme in range(PROGRAMMES)]

    def put(self, state: State, seat: int, value: Any) -> None:
        for programme, cards in enumerate(value):
            for slot, card in enumerate(cards):
                lay_card(lucky(state), programme, slot, card)


class FreeProgramme(Access):
    """The free programme in front of a seat."""

    def get(self, state: State, seat: int) -> Any:
        return free_cards(lucky(state), seat)

    def put(self, state: State, seat: int, value: Any) -> None:
        position = lucky(state)
        put_cards(position, value, IN_FREE + seat)
        position.free_sizes = with_cell(position.free_sizes, seat, len(value))


# -- results and flights -----------------------------------------------------------------------------


class Counted(Access):
    """A seat's tokens, total or penalties: rows that are changed in place."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def row(self, state: LuckyLoopState) -> vec[i64]:
        if self.name == "tokens":
            return state.tokens
        return state.totals if self.name == "totals" else state.penalties

    def get(self, state: State, seat: int) -> Any:
        return int(self.row(lucky(state))[seat])

    def put(self, state: State, seat: int, value: Any) -> None:
        row = self.row(lucky(state))
        row[seat] = int(value)


class Scores(Access):
    """A seat's scores by programme."""

    def get(self, state: State, seat: int) -> Any:
        return scores_of(lucky(state), seat)

    def put(self, state: State, seat: int, value: Any) -> None:
        for programme, score in enumerate(value):
            set_score(lucky(state), seat, programme, score)


class Flight(Access):
    """Dice and figures, which all can see."""

    def get(self, state: State, seat: int) -> Any:
        return flight_dict(lucky(state), False)

    def put(self, state: State, seat: int, value: Any) -> None:
        if not value:
            return
        position = lucky(state)
        index = position.setup.edition.index
        position.flight = FLIGHT_NAMES.index(value["kind"])
        figures: list[dict[str, Any]] = value["figures"]
        for place, figure in enumerate(figures):
            open_figure(position, place, index[figure["card"]])
            reached = FIGURE_STATE_NAMES.index(figure["state"])
            fly_figure(position, place, reached, number_of(figure["dice"]))
        position.highlight = value["highlight"] - 1
        position.dice_left = value["dice_left"]
        position.seventh_used = value["seventh_used"]
        position.roll = number_of(value["roll"])
        position.to_roll = value["to_roll"]


def flight_dict(state: LuckyLoopState, with_points: bool) -> dict[str, Any]:
    """Return the flight as a table; nothing while nobody flies."""
    if state.flight == NO_FLIGHT:
        return {}
    figures: list[dict[str, Any]] = []
    for figure in range(int(state.figures)):
        told: dict[str, Any] = {
            "card": state.setup.edition.ids[figure_card(state, figure)],
            "state": FIGURE_STATE_NAMES[figure_state(state, figure)],
            "dice": figure_faces(state, figure),
        }
        if with_points:
            told["points"] = int(figure_points(state, figure))
        figures.append(told)
    return {
        "kind": FLIGHT_NAMES[state.flight],
        "figures": figures,
        "highlight": int(state.highlight) + 1,
        "dice_left": int(state.dice_left),
        "seventh_used": state.seventh_used,
        "roll": FACES_OF[state.roll][:],
        "to_roll": int(state.to_roll),
    }


# -- what follows from other fields, or is asked with the seat that looks -----------------------------


class Follows(Access):
    """What a function of the position says."""

    def __init__(self, told: Callable[[LuckyLoopState], Any]) -> None:
        self.told: Final = told

    def get(self, state: State, seat: int) -> Any:
        return self.told(lucky(state))


class OfSeat(Access):
    """What a function of the position and a seat says."""

    def __init__(self, told: Callable[[LuckyLoopState, int], Any]) -> None:
        self.told: Final = told

    def get(self, state: State, seat: int) -> Any:
        return self.told(lucky(state), seat)


def draw_sizes(state: LuckyLoopState) -> list[int]:
    return [int(draw_size(state, side)) for side in range(PILES)]


def discard_sizes(state: LuckyLoopState) -> list[int]:
    return [int(discard_size(state, side)) for side in range(PILES)]


def ended_by_cap(state: LuckyLoopState) -> bool:
    """Return whether the last round that the table allows has ended the game (LL-116)."""
    return state.phase == OVER and not state.end_triggered


def to_discard(state: LuckyLoopState, seat: int) -> int:
    """Count the cards that the seat in turn must still discard; only itself is told (LL-15)."""
    if state.phase != DISCARD or seat != state.active:
        return 0
    return int(state.setup.exchange - state.picked)


def shown_flight(state: LuckyLoopState) -> dict[str, Any]:
    """Return the flight with the points of each figure."""
    return flight_dict(state, True)
