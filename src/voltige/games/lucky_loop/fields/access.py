"""Where the fields of Lucky Loop live, and those that only follow from others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.fields.cards import UNKNOWN
from voltige.core.fields.field import Access, Attribute, InRow
from voltige.core.fields.group import Members
from voltige.core.state import State
from voltige.games.lucky_loop import terms, zones
from voltige.games.lucky_loop.figures import (
    figure_card,
    figure_dice,
    figure_points,
    figure_state,
    fly_figure,
    open_figure,
)
from voltige.games.lucky_loop.scoring import scores_of, set_score
from voltige.games.lucky_loop.view import show_backs

if TYPE_CHECKING:
    from voltige.games.lucky_loop.state import LuckyLoopState


def lucky(state: State) -> LuckyLoopState:
    """Take a state as one of this game."""
    return cast("LuckyLoopState", state)


def put_cards(state: LuckyLoopState, cards: list[int], place: i64) -> None:
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
        return [max(card, UNKNOWN) for card in zones.hand_row(lucky(state), seat)]

    def put(self, state: State, seat: int, value: Any) -> None:
        position = lucky(state)
        put_cards(position, value, terms.IN_HAND + seat)
        room = position.setup.hand_room
        fill_row(position.hands, zones.hand_start(position, seat), room, value)
        position.sizes[terms.HAND_SIZES + seat] = len(value)

    def show_size(self, state: State, seen: State, seat: int) -> None:
        show_backs(lucky(state), lucky(seen), seat)


class Picked(Access):
    """The cards of a half-made choice."""

    def get(self, state: State, seat: int) -> Any:
        return zones.picked_cards(lucky(state))

    def put(self, state: State, seat: int, value: Any) -> None:
        position = lucky(state)
        put_cards(position, value, terms.PICKED)
        fill_row(position.picks, 0, position.setup.hand_room, value)
        position.picked = len(value)


class DrawPiles(Access):
    """The cards of each draw pile, in no order."""

    def get(self, state: State, seat: int) -> Any:
        return [zones.draw_row(lucky(state), side) for side in range(terms.PILES)]

    def put(self, state: State, seat: int, value: Any) -> None:
        position = lucky(state)
        for side, cards in enumerate(value):
            put_cards(position, cards, terms.IN_DRAW_PILE)
            fill_row(position.draws, zones.draws_start(position, side), position.setup.cards, cards)
            position.sizes[terms.DRAW_SIZES + side] = len(cards)

    def show_size(self, state: State, seen: State, seat: int) -> None:
        for side in range(terms.PILES):
            lucky(seen).sizes[terms.DRAW_SIZES + side] = zones.draw_size(lucky(state), side)


class DiscardPiles(Access):
    """The cards of each discard pile, its top last; in some games only the top can be seen."""

    def get(self, state: State, seat: int) -> Any:
        return [zones.discards(lucky(state), side) for side in range(terms.PILES)]

    def put(self, state: State, seat: int, value: Any) -> None:
        position = lucky(state)
        for side, cards in enumerate(value):
            put_cards(position, cards, terms.IN_DISCARD_PILE)
            position.sizes[terms.DISCARD_SIZES + side] = len(cards)
            position.sizes[terms.TOPS + side] = cards[-1] if cards else terms.NO_CARD

    def show_size(self, state: State, seen: State, seat: int) -> None:
        tops = [int(zones.top_of(lucky(state), side)) for side in range(terms.PILES)]
        self.put(seen, seat, [[top] if top >= 0 else [] for top in tops])
        for side in range(terms.PILES):
            lucky(seen).sizes[terms.DISCARD_SIZES + side] = zones.discard_size(lucky(state), side)


class Board(Access):
    """The cards of each programme, in slot order."""

    def get(self, state: State, seat: int) -> Any:
        return [
            zones.programme_cards(lucky(state), programme) for programme in range(terms.PROGRAMMES)
        ]

    def put(self, state: State, seat: int, value: Any) -> None:
        for programme, cards in enumerate(value):
            for slot, card in enumerate(cards):
                zones.lay_card(lucky(state), programme, slot, card)


class FreeProgramme(Access):
    """The free programme in front of a seat."""

    def get(self, state: State, seat: int) -> Any:
        return zones.free_cards(lucky(state), seat)

    def put(self, state: State, seat: int, value: Any) -> None:
        position = lucky(state)
        put_cards(position, value, terms.IN_FREE + seat)
        position.free_sizes = zones.with_cell(position.free_sizes, seat, len(value))


# -- results and flights -----------------------------------------------------------------------------


class Counted(InRow):
    """A seat's tokens, total or penalties: rows that are changed in place."""

    def put(self, state: State, seat: int, value: Any) -> None:
        row: vec[i64] = getattr(state, self.name)
        row[seat] = int(value)


class Scores(Access):
    """A seat's scores by programme."""

    def get(self, state: State, seat: int) -> Any:
        return scores_of(lucky(state), seat)

    def put(self, state: State, seat: int, value: Any) -> None:
        for programme, score in enumerate(value):
            set_score(lucky(state), seat, programme, score)


class Flight(Members):
    """Dice and figures, which all can see; nothing while nobody flies."""

    def get(self, state: State, seat: int) -> Any:
        return {} if lucky(state).flight == terms.NO_FLIGHT else super().get(state, seat)


class Figures(Access):
    """What each figure of a flight is, and the dice on it."""

    def get(self, state: State, seat: int) -> Any:
        position = lucky(state)
        return [
            {
                "card": int(figure_card(position, figure)),
                "state": int(figure_state(position, figure)),
                "dice": int(figure_dice(position, figure)),
                "points": int(figure_points(position, figure)),
            }
            for figure in range(int(position.figures))
        ]

    def put(self, state: State, seat: int, value: Any) -> None:
        position = lucky(state)
        for place, figure in enumerate(value):
            open_figure(position, place, figure["card"])
            fly_figure(position, place, figure["state"], figure["dice"])


class FromOne(Attribute):
    """A place that counts from 0 inside and from 1 outside; 0 is none there."""

    def get(self, state: State, seat: int) -> Any:
        return super().get(state, seat) + 1

    def put(self, state: State, seat: int, value: Any) -> None:
        super().put(state, seat, value - 1)


# -- what follows from other fields, or is asked with the seat that looks -----------------------------


def draw_sizes(state: LuckyLoopState) -> list[int]:
    return [int(zones.draw_size(state, side)) for side in range(terms.PILES)]


def discard_sizes(state: LuckyLoopState) -> list[int]:
    return [int(zones.discard_size(state, side)) for side in range(terms.PILES)]


def ended_by_cap(state: LuckyLoopState) -> bool:
    """Return whether the last round that the table allows has ended the game (LL-116)."""
    return state.phase == terms.OVER and not state.end_triggered


def to_discard(state: LuckyLoopState, seat: int) -> int:
    """Count the cards that the seat in turn must still discard; only itself is told (LL-15)."""
    if state.phase != terms.DISCARD or seat != state.active:
        return 0
    return int(state.setup.exchange - state.picked)
