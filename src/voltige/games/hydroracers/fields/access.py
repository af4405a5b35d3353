"""Where the fields of a position live: the rows of the planes, and the cells of a campaign."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from mypy_extensions import i64

from voltige.core.fields.cards import UNKNOWN
from voltige.core.fields.field import Access
from voltige.core.state import State
from voltige.games.hydroracers import terms
from voltige.games.hydroracers.options import HydroracersSetup
from voltige.games.hydroracers.zones import has_penalty, square_count

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
        return [int(known(state).in_hand(seat, card)) for card in range(self.kinds)]

    def put(self, state: State, seat: int, value: Any) -> None:
        for card, count in enumerate(value):
            for _ in range(count):
                known(state).add_to_hand(seat, card)


class RowOf(Access):
    """The face-up cards of an autopilot, longest face up first; a person has none."""

    def get(self, state: State, seat: int) -> Any:
        race = known(state)
        if race.setup.autopilot[seat] == 0:
            return []
        return [int(card) for card in race.cards_in_hand(seat)]

    def put(self, state: State, seat: int, value: Any) -> None:
        for card in value:
            known(state).add_to_hand(seat, card)


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


class TilesOf(Access):
    """The element tiles of an expert cockpit."""

    def get(self, state: State, seat: int) -> Any:
        race = known(state)
        told: dict[int, tuple[int, list[int]]] = {}
        for element in range(terms.ELEMENTS if race.setup.expert[seat] == 1 else 0):
            squares = range(int(square_count(race, seat, element)))
            tokens = [int(race.token_on(seat, element, square)) for square in squares]
            told[element] = (int(race.of(seat, terms.LEVEL_AT + element)), tokens)
        return told

    def put(self, state: State, seat: int, value: Any) -> None:
        race = known(state)
        for element, (level, tokens) in value.items():
            if level > 0:
                race.set(seat, terms.LEVEL_AT + element, level)
            for square, token in enumerate(tokens):
                race.set_token(seat, element, square, token)


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


class OrderOf(Access):
    """The seats of the round, the leader first."""

    def get(self, state: State, seat: int) -> Any:
        race = known(state)
        return [int(race.in_order(place)) for place in range(int(race.racers))]

    def put(self, state: State, seat: int, value: Any) -> None:
        race = known(state)
        for place in range(int(race.setup.seats)):
            race.set_order(place, value[place] if place < len(value) else terms.NO_SEAT)
        race.racers = len(value)


class Leader(Access):
    """The leader of the round (HR-17)."""

    def get(self, state: State, seat: int) -> Any:
        race = known(state)
        return int(race.in_order(0)) if race.racers > 0 else terms.NO_SEAT


class PlaneOf(Access):
    """Which plane a seat flies."""

    def get(self, state: State, seat: int) -> Any:
        return int(known(state).setup.plane[seat])


class IsAutopilot(Access):
    """Whether the rules fly a plane."""

    def get(self, state: State, seat: int) -> Any:
        return known(state).setup.autopilot[seat] == 1


class Penalties(Access):
    """The penalties that are active (HR-118)."""

    def get(self, state: State, seat: int) -> Any:
        race = known(state)
        return [
            name
            for penalty, name in enumerate(terms.PENALTY_NAMES)
            if has_penalty(race, seat, penalty)
        ]


class DisplayOf(Access):
    """The display: card and tokens of each space."""

    def get(self, state: State, seat: int) -> Any:
        race = known(state)
        seats = range(int(race.setup.seats))
        told: list[tuple[int, list[int]]] = []
        for space in range(int(race.setup.edition.development.display)):
            tokens = [int(race.tokens_on(space, each)) for each in seats]
            told.append((int(race.shared(terms.DISPLAY_AT + space)), tokens))
        return told

    def put(self, state: State, seat: int, value: Any) -> None:
        race = known(state)
        for space, (card, tokens) in enumerate(value):
            race.set_shared(terms.DISPLAY_AT + space, card)
            for each, count in enumerate(tokens):
                race.set_tokens_on(space, each, count)


class PendingCard(Access):
    """The card being obtained: a movement card by its own number, others follow those."""

    def get(self, state: State, seat: int) -> Any:
        race = known(state)
        pending = int(race.shared(terms.PENDING))
        if pending == terms.NO_CARD or race.shared(terms.PENDING_SPACE) == terms.FROM_TRACK:
            return pending
        return pending + int(race.setup.edition.race_cards)

    def put(self, state: State, seat: int, value: Any) -> None:
        race = known(state)
        from_track = race.shared(terms.PENDING_SPACE) == terms.FROM_TRACK
        less = 0 if from_track or value == terms.NO_CARD else int(race.setup.edition.race_cards)
        race.set_shared(terms.PENDING, value - less)
