"""Where the fields of a position live: the rows of the planes, and the cells of a campaign."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from mypy_extensions import i64

from voltige.core.fields.cards import UNKNOWN
from voltige.core.fields.field import Access
from voltige.core.state import State
from voltige.games.hydroracers.holdings import add_to_hand, has_malus, square_count
from voltige.games.hydroracers.options import HydroracersSetup
from voltige.games.hydroracers.terms import (
    ADDED_AT,
    ADDED_SIZE,
    DISPLAY_AT,
    ELEMENTS,
    FROM_TRACK,
    LEVEL_AT,
    LOOKED_AT,
    LOOKED_SIZE,
    MALUS_NAMES,
    MOST_SQUARES,
    NO_CARD,
    NO_SEAT,
    PENDING,
    PENDING_SPACE,
    PUBLIC_AT,
    ROW_AT,
    TILE_AT,
    TRACK_AT,
    TRACK_SIZE,
    UNDER_AT,
    UNDER_SIZE,
)
from voltige.games.hydroracers.workshop import tokens_at

if TYPE_CHECKING:
    from voltige.games.hydroracers.state import HydroracersState


def known(state: State) -> HydroracersState:
    return cast("HydroracersState", state)


class Cells(Access):
    """Where cells lie: at a column of a seat's row, or of what belongs to no seat."""

    def __init__(self, setup: HydroracersSetup, column: i64) -> None:
        self.setup: Final = setup
        self.column: Final = int(column)
        self.shared: Final = column >= setup.order_at  # behind the rows

    def at(self, seat: int) -> int:
        """Return the first cell."""
        return self.column if self.shared else seat * int(self.setup.width) + self.column


class Cell(Cells):
    """A number in one cell."""

    def get(self, state: State, seat: int) -> Any:
        return int(known(state).cells[self.at(seat)])

    def put(self, state: State, seat: int, value: Any) -> None:
        known(state).cells[self.at(seat)] = int(value)


class CellsOf(Cells):
    """Amounts in several cells."""

    def __init__(self, setup: HydroracersSetup, columns: list[int]) -> None:
        super().__init__(setup, columns[0])
        self.steps: Final = [column - columns[0] for column in columns]

    def get(self, state: State, seat: int) -> Any:
        at = self.at(seat)
        return [int(known(state).cells[at + step]) for step in self.steps]

    def put(self, state: State, seat: int, value: Any) -> None:
        at = self.at(seat)
        for place, amount in enumerate(value):
            known(state).cells[at + self.steps[place]] = amount


class Pile(Cells):
    """Counts by card, and the column of their sum where there is one."""

    def __init__(self, setup: HydroracersSetup, column: i64, kinds: i64, size: int = -1) -> None:
        super().__init__(setup, column)
        self.kinds: Final = int(kinds)
        self.size: Final = size

    def get(self, state: State, seat: int) -> Any:
        at = self.at(seat)
        return [int(count) for count in known(state).cells[at : at + self.kinds]]

    def put(self, state: State, seat: int, value: Any) -> None:
        at = self.at(seat)
        for card, count in enumerate(value):
            known(state).cells[at + card] = count
        if self.size >= 0:
            known(state).cells[seat * self.setup.width + self.size] = sum(value)

    def show_size(self, state: State, seen: State, seat: int) -> None:
        at = seat * self.setup.width + self.size
        known(seen).cells[at] = known(state).cells[at]


class HandOf(Pile):
    """The hand of a person; an autopilot's cards lie in a row."""

    def get(self, state: State, seat: int) -> Any:
        if self.setup.autopilot[seat] == 1:
            return [0] * self.kinds
        return super().get(state, seat)

    def put(self, state: State, seat: int, value: Any) -> None:
        for card, count in enumerate(value):
            for _ in range(count):
                add_to_hand(self.setup, known(state).cells, seat * self.setup.width, card)


class RowOf(Cells):
    """The face-up cards of an autopilot, longest face up first; a person has none."""

    def __init__(self, setup: HydroracersSetup, size: int) -> None:
        super().__init__(setup, ROW_AT)
        self.size: Final = size

    def get(self, state: State, seat: int) -> Any:
        if self.setup.autopilot[seat] == 0:
            return []
        cells = known(state).cells
        count = int(cells[seat * self.setup.width + self.size])
        return [int(card) for card in cells[self.at(seat) : self.at(seat) + count]]

    def put(self, state: State, seat: int, value: Any) -> None:
        for card in value:
            add_to_hand(self.setup, known(state).cells, seat * self.setup.width, card)


class CardsInOrder(Cells):
    """Cards one after the other, and the column of how many there are."""

    def __init__(self, setup: HydroracersSetup, column: i64, size: i64) -> None:
        super().__init__(setup, column)
        self.size: Final = Cells(setup, size)

    def get(self, state: State, seat: int) -> Any:
        cells = known(state).cells
        at = self.at(seat)
        return [int(card) for card in cells[at : at + cells[self.size.at(seat)]]]

    def put(self, state: State, seat: int, value: Any) -> None:
        at = self.at(seat)
        for place, card in enumerate(value):
            known(state).cells[at + place] = card
        known(state).cells[self.size.at(seat)] = len(value)


class UnderDeck(CardsInOrder):
    """The cards under a deck; nobody sees them under that of an autopilot (HR-D77)."""

    def show(self, state: State, seen: State, seat: int) -> None:
        if self.setup.autopilot[seat] == 1:
            self.show_size(state, seen, seat)
        else:
            super().show(state, seen, seat)


class Seen(Access):
    """Those of the cards in order that the viewer knows."""

    def __init__(self, cards: CardsInOrder) -> None:
        self.cards: Final = cards

    def get(self, state: State, seat: int) -> Any:
        listed: list[int] = self.cards.get(state, seat)
        return [card for card in listed if card != UNKNOWN]


def under_deck(setup: HydroracersSetup) -> UnderDeck:
    return UnderDeck(setup, UNDER_AT, UNDER_SIZE)


def looked_at(setup: HydroracersSetup) -> CardsInOrder:
    return CardsInOrder(setup, setup.dev_at + LOOKED_AT, setup.dev_at + LOOKED_SIZE)


def on_track(setup: HydroracersSetup) -> CardsInOrder:
    return CardsInOrder(setup, setup.dev_at + TRACK_AT, setup.dev_at + TRACK_SIZE)


def added_cards(setup: HydroracersSetup) -> CardsInOrder:
    return CardsInOrder(setup, setup.plus_at + ADDED_AT, setup.plus_at + ADDED_SIZE)


class TilesOf(Cells):
    """The element tiles of an expert cockpit."""

    def get(self, state: State, seat: int) -> Any:
        if self.setup.expert[seat] == 0:
            return {}
        cells = known(state).cells
        row = self.at(seat)
        told: dict[int, tuple[int, list[int]]] = {}
        for element in range(ELEMENTS):
            at = row + TILE_AT + element * MOST_SQUARES
            squares = square_count(self.setup, cells, row, element)
            tokens = [int(token) for token in cells[at : at + squares]]
            told[element] = (int(cells[row + LEVEL_AT + element]), tokens)
        return told

    def put(self, state: State, seat: int, value: Any) -> None:
        cells = known(state).cells
        row = self.at(seat)
        for element, (level, tokens) in value.items():
            if level > 0:
                cells[row + LEVEL_AT + element] = level
            for square, token in enumerate(tokens):
                cells[row + TILE_AT + element * MOST_SQUARES + square] = token


class Technologies(Cells):
    """The technologies of a seat, each at most once (HR-152)."""

    def get(self, state: State, seat: int) -> Any:
        count = int(self.setup.edition.first_advantage - self.setup.edition.movement_devs)
        at = self.at(seat)
        kept = known(state).cells[at : at + count]
        return [number for number, owned in enumerate(kept) if owned > 0]

    def put(self, state: State, seat: int, value: Any) -> None:
        for number in value:
            known(state).cells[self.at(seat) + number] = 1


class OrderOf(Cells):
    """The seats of the round, the leader first."""

    def get(self, state: State, seat: int) -> Any:
        racers = known(state).racers
        return [int(one) for one in known(state).cells[self.column : self.column + racers]]

    def put(self, state: State, seat: int, value: Any) -> None:
        for place in range(int(self.setup.seats)):
            known(state).cells[self.column + place] = (
                value[place] if place < len(value) else NO_SEAT
            )
        known(state).racers = len(value)


class Leader(Access):
    """The leader of the round (HR-17)."""

    def get(self, state: State, seat: int) -> Any:
        if known(state).racers == 0:
            return NO_SEAT
        return int(known(state).cells[known(state).setup.order_at])


class PlaneOf(Access):
    """Which plane a seat flies."""

    def get(self, state: State, seat: int) -> Any:
        return int(known(state).setup.plane[seat])


class IsAutopilot(Access):
    """Whether the rules fly a plane."""

    def get(self, state: State, seat: int) -> Any:
        return known(state).setup.autopilot[seat] == 1


class Maluses(Access):
    """The maluses that are active (HR-118)."""

    def get(self, state: State, seat: int) -> Any:
        setup, cells = known(state).setup, known(state).cells
        return [
            name for malus, name in enumerate(MALUS_NAMES) if has_malus(setup, cells, seat, malus)
        ]


class PublicSpaces(Access):
    """Who has taken each public exhibition space."""

    def __init__(self, setup: HydroracersSetup) -> None:
        self.column: Final = int(setup.dev_at + PUBLIC_AT)
        self.spaces: Final = len(setup.edition.development.public)

    def get(self, state: State, seat: int) -> Any:
        cells = known(state).cells[self.column : self.column + self.spaces]
        return [int(holder) for holder in cells]

    def put(self, state: State, seat: int, value: Any) -> None:
        for space, holder in enumerate(value):
            known(state).cells[self.column + space] = holder


class DisplayOf(Access):
    """The display: card and tokens of each space."""

    def __init__(self, setup: HydroracersSetup) -> None:
        self.setup: Final = setup

    def get(self, state: State, seat: int) -> Any:
        setup = self.setup
        cells = known(state).cells
        told: list[tuple[int, list[int]]] = []
        for space in range(int(setup.edition.development.display)):
            at = tokens_at(setup, space, 0)
            tokens = [int(count) for count in cells[at : at + setup.seats]]
            told.append((int(cells[setup.dev_at + DISPLAY_AT + space]), tokens))
        return told

    def put(self, state: State, seat: int, value: Any) -> None:
        cells = known(state).cells
        for space, (card, tokens) in enumerate(value):
            cells[self.setup.dev_at + DISPLAY_AT + space] = card
            for each, count in enumerate(tokens):
                cells[tokens_at(self.setup, space, each)] = count


class PendingCard(Access):
    """The card being obtained: a movement card by its own number, others follow those."""

    def __init__(self, setup: HydroracersSetup) -> None:
        self.setup: Final = setup
        self.at: Final = setup.dev_at + PENDING
        self.space: Final = setup.dev_at + PENDING_SPACE

    def get(self, state: State, seat: int) -> Any:
        edition = self.setup.edition
        pending = int(known(state).cells[self.at])
        if pending == NO_CARD or known(state).cells[self.space] == FROM_TRACK:
            return pending
        return pending + int(edition.race_cards)

    def put(self, state: State, seat: int, value: Any) -> None:
        from_track = known(state).cells[self.space] == FROM_TRACK
        less = 0 if from_track or value == NO_CARD else int(self.setup.edition.race_cards)
        known(state).cells[self.at] = value - less


class SpaceOf(Cell):
    """The display space that the pending card comes from, in data -1 for the espionage track."""

    def get(self, state: State, seat: int) -> Any:
        space = super().get(state, seat)
        return -1 if space == FROM_TRACK else space

    def put(self, state: State, seat: int, value: Any) -> None:
        super().put(state, seat, FROM_TRACK if value == -1 else value)
