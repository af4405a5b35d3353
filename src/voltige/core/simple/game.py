"""A small game as the other layers see it."""

from __future__ import annotations

from typing import Any, Final, cast

from mypy_extensions import mypyc_attr

from voltige.core.action import Attempt
from voltige.core.edition import Edition, Fields, read_head
from voltige.core.fields.cards import UNKNOWN, Cards, Deck
from voltige.core.fields.field import EVERYONE_SEES, Access, Field
from voltige.core.fields.group import value_of
from voltige.core.fields.kinds import Kind, SeatOf
from voltige.core.fields.layout import Layout, Setup
from voltige.core.fields.turn import phase_field, to_act_field
from voltige.core.game import Game
from voltige.core.options import Option, Values
from voltige.core.rng import Rng
from voltige.core.simple.setup import SimpleEdition, SimpleSetup
from voltige.core.simple.state import OVER, TURN_OF, SimpleState, copied
from voltige.core.state import State
from voltige.core.verbs import Verb
from voltige.core.view import View

STANDARD: Final = "standard"  # the edition that comes with the game
MOST: Final = 1_000_000  # of a number in an edition


class Item(Access):
    """An attribute of the state; of what each seat has, the seat's."""

    def __init__(self, name: str, per_seat: bool) -> None:
        self.name: Final = name
        self.per_seat: Final = per_seat

    def get(self, state: State, seat: int) -> Any:
        value = getattr(state, self.name)
        return value[seat] if self.per_seat else value

    def put(self, state: State, seat: int, value: Any) -> None:
        if self.per_seat:
            getattr(state, self.name)[seat] = copied(value)
        else:
            setattr(state, self.name, copied(value))


def value(
    name: str,
    kind: Kind,
    sight: int = EVERYONE_SEES,
    *,
    per_seat: bool = False,
    default: Any = None,
    note: str = "",
) -> Field:
    """Declare a plain value."""
    place = Item(name, per_seat)
    return Field(name, kind, sight, access=place, per_seat=per_seat, default=default, note=note)


def zone(name: str, deck: Deck, sight: int, *, per_seat: bool = False, note: str = "") -> Field:
    """Declare a place where cards lie, or one for each seat."""
    return value(name, Cards(deck), sight, per_seat=per_seat, note=note)


@mypyc_attr(allow_interpreted_subclasses=True)
class SimpleGame(Game):
    """Write ``fields``, ``verbs`` and ``state``."""

    def __init__(
        self,
        home: str,
        name: str,
        prefix: str,
        seats: tuple[int, int],
        phases: list[str],
        numbers: dict[str, int],
    ) -> None:
        super().__init__(name, 1, prefix, "")
        self.home: Final = home  # the module that has the game as GAME
        self.seats: Final = seats  # the least and the most
        self.phases: Final = [*phases, OVER]
        self.numbers: Final = numbers  # by name, as the standard edition has them

    # -- what a game writes ------------------------------------------------------------------------

    def fields(self, setup: SimpleSetup) -> list[Field]:
        """Declare the fields of a position, beside phase and turn."""
        raise NotImplementedError

    def verbs(self, numbers: dict[str, int]) -> list[Verb]:
        """Declare what seats can do."""
        raise NotImplementedError

    def state(self, setup: SimpleSetup) -> SimpleState:
        """Make a position of a table, in which nothing has begun."""
        raise NotImplementedError

    # -- editions ------------------------------------------------------------------------------------

    def default_edition_name(self) -> str:
        return STANDARD

    def editions(self) -> list[str]:
        return [STANDARD]

    def edition_text(self, name: str) -> str:
        title = self.name.replace("-", " ").capitalize()
        lines = ["format = 1", f'game = "{self.name}"', "", "[edition]", f'name = "{STANDARD}"']
        lines += [f'title = "{title}"', "", "[numbers]"]
        return "\n".join([*lines, *[f"{key} = {each}" for key, each in self.numbers.items()], ""])

    def take_edition(self, fields: Fields) -> Edition:
        head = read_head(fields, self.name)
        head.table.finish()
        table = fields.table("numbers")
        numbers = {name: table.whole(name, 1, MOST) for name in self.numbers}
        table.finish()
        fields.finish()
        return SimpleEdition(head, self.seats, numbers, self.verbs(numbers))

    # -- tables --------------------------------------------------------------------------------------

    def options(self, edition: Edition) -> list[Option]:
        return []

    def start(self, seats: int, values: Values, edition: Edition) -> State:
        setup = SimpleSetup(cast("SimpleEdition", edition), seats, values)
        setup.phases = self.phases
        setup.rule = f"{self.prefix}-1"
        turn = [
            phase_field(self.phases),
            to_act_field(seats),
            Field(TURN_OF, SeatOf(seats), EVERYONE_SEES),
        ]
        fixed = Setup(self.home, edition, seats, values)
        setup.layout = Layout(fixed, [*turn, *self.fields(setup)])
        state = self.state(setup)
        state.begin()
        return state

    def determinize(self, view: View, rng: Rng) -> State:
        """Deal the cards that the seat can't place to where cards lie that it can't see."""
        known = cast("SimpleState", view.position)
        state = known.clone()
        first = known.blank()
        first.begin()
        unseen = first.cards()
        for card in state.cards():
            if card != UNKNOWN:
                unseen.remove(card)
        for field in state.layout().stored:
            if isinstance(field.kind, Cards):
                places = value_of(field, state, 0, state.setup.seats)
                for cards in places if field.per_seat else [places]:
                    deal(cards, unseen, rng)
        return state

    def statistics(self, state: State) -> dict[str, float]:
        return {}

    def read_attempt(self, text: str, edition: Edition) -> Attempt:
        return cast("SimpleEdition", edition).table.parse(text)


def deal(cards: list[int], unseen: list[int], rng: Rng) -> None:
    """Put random cards in the place of those that can't be known."""
    dealt = False
    for place in range(len(cards)):
        if cards[place] == UNKNOWN:
            cards[place] = unseen.pop(int(rng.below(len(unseen))))
            dealt = True
    if dealt:
        cards.sort()
