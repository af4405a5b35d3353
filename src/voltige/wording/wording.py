"""The words of any game.

Everything is made from an action, an event, a view, the names of the seats and what is agreed at the
table. The position of a view holds what its seat may know and nothing else, so nothing can leak.
Seats become names; the parameter ``who`` says whether the viewer is spoken to. Games add what only
they know. What happened is told in ``story.py``.
"""

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from voltige.core.action import Action
from voltige.core.errors import IllegalActionError, VoltigeError
from voltige.core.event import Event
from voltige.core.state import CHANCE, NOBODY, SEVERAL
from voltige.core.view import View
from voltige.locale import texts
from voltige.locale.sources import variables
from voltige.match.table import Table
from voltige.wording.forming import argument, exists, fill, number, plain
from voltige.wording.text import Sheet, Text

Facts = dict[str, Any]  # what the sentences of choices need of a view; ``needs`` can be hashed

SEAT_KEYS = frozenset({"seat", "starter", "speed_player", "winner", "target"})
TOLD_ANYWAY = ("seat", "phase", "to_act", "turn_of")  # of every position, by the prompt
NOBODY_IN_PARTICULAR: frozenset[int] = frozenset()
NO_VIEWER = -2  # nobody is spoken to: several people look, or an action is meant
# Written as tuples: compiled code would make the union of ``int | float`` anew each time.
NUMBERS = (int, float)
WORDS = (str, int, float)


@mypyc_attr(allow_interpreted_subclasses=True)
class Wording:
    """The general rule: sentences are found by the name of an action, an event or a phase."""

    groups: ClassVar[Mapping[str, str]] = {}  # by verb: the heading under which its choices stand
    last: ClassVar[frozenset[str]] = frozenset()  # groups of what one does for want of better
    quiet: ClassVar[frozenset[str]] = frozenset()  # events that a board shows anyway
    dealt: ClassVar[frozenset[str]] = frozenset()  # events by which all see a card come
    gathered: ClassVar[frozenset[str]] = frozenset()  # private events that are told ``together``

    def __init__(self, table: Table, names: tuple[str, ...]) -> None:
        self.table = table
        self.game = table.game.name
        self.names = names
        self.own: dict[int, dict[str, Any]] = {}  # by code: the parameters of an action
        self.told: dict[str, bool] = {}  # by the name of events: whether they have a sentence
        self.seats_alike = True  # ``seats`` says the same to everybody

    # -- choices --------------------------------------------------------------------------------

    def facts(self, view: View) -> Facts:
        """Return what the sentences of choices need of the view."""
        return {}

    def needs(self, action: Action) -> tuple[str, ...]:
        """Name the facts that the sentence of an action depends on."""
        own = self.own_params(action)
        used = variables().get(f"{self.game}-do-{action.data['do']}", ())
        return tuple(name for name in used if name not in own)

    def choice(self, facts: Facts, action: Action) -> Text:
        """Say what an action does."""
        params = {**facts, **self.own_params(action)}
        return fill(f"{self.game}-do-{action.data['do']}", params) or plain(action.notation)

    def own_params(self, action: Action) -> dict[str, Any]:
        """Return the parameters that an action has of itself."""
        found = self.own.get(action.code)
        if found is None:
            found = self.own[action.code] = self.params(action.data, NO_VIEWER)
        return found

    def group(self, action: Action) -> Text:
        """Return the heading under which an action stands."""
        verb = action.data["do"]
        key = f"{self.game}-group-{self.groups.get(verb, verb)}"
        return Text(key) if exists(key) else plain(in_words(verb))

    def comes_last(self, action: Action) -> bool:
        """Return whether the group of an action stands after all others."""
        verb = action.data["do"]
        return self.groups.get(verb, verb) in self.last

    def aim(self, facts: Facts, action: Action) -> Text | None:
        """Say what a choice comes to, where a group is long enough for a second heading."""
        return None

    def brief(self, action: Action) -> Text | None:
        """Name a choice that stands under its group and its aim; ``choice`` says it in full."""
        return None

    def doubts(self, facts: Facts, actions: list[Action]) -> dict[int, Text]:
        """Ask, by code, whether actions are meant that hardly anybody would want; none here."""
        return {}

    # -- events ---------------------------------------------------------------------------------

    def event(self, event: Event, viewer: int) -> Text:
        """Say what happened."""
        name = event.name
        if self.has_sentence(name):
            params = self.params(event.data, viewer)
            found = fill(f"{self.game}-event-{name}", params) or fill(f"game-event-{name}", params)
            if found is not None:
                return found
        facts = {key: value for key, value in event.data.items() if key not in TOLD_ANYWAY}
        return plain(" ".join([name, *facts_in_words(facts)]))

    def speaks_to(self, event: Event) -> frozenset[int]:
        """Name the seats for whom the sentence of an event may differ from that for others."""
        if not self.has_sentence(event.name):  # mere facts, the same for all
            return NOBODY_IN_PARTICULAR
        seats: list[int] = []
        for key, value in event.data.items():
            if key in SEAT_KEYS and isinstance(value, int):
                seats.append(value)
        return frozenset(seats)

    def has_sentence(self, name: str) -> bool:
        """Return whether there is a sentence for events of this name."""
        found = self.told.get(name)
        if found is None:
            found = exists(f"{self.game}-event-{name}") or exists(f"game-event-{name}")
            self.told[name] = found
        return found

    def is_quiet(self, event: Event) -> bool:
        """Return whether an event is not worth a line of its own: a board shows it anyway."""
        return event.name in self.quiet

    def together(self, events: list[Event]) -> Text:
        """Say several events of one kind, told to one seat, in one sentence."""
        raise NotImplementedError

    def error(self, error: VoltigeError, viewer: int, language: str) -> str:
        """Say what is wrong, with seats, cards and places called as the game calls them."""
        params = self.params(error.params, viewer)
        named = {key: argument(value, language) for key, value in params.items()}
        return texts(language).error(error, **named)

    def refusal(self, refused: IllegalActionError, viewer: int) -> Text:
        """Say why something can't be done, for those who form texts themselves."""
        params = {**refused.params, **self.params(refused.params, viewer)}
        return fill(f"error-{refused.code}", params) or plain(in_words(refused.code))

    # -- positions ------------------------------------------------------------------------------

    def prompt(self, view: View) -> Text:
        """Say what is asked of the viewer, or who is awaited and for what."""
        actor = view.to_act
        if actor == NOBODY:
            return self.over()
        if actor == CHANCE:
            return Text("game-luck")
        if actor == SEVERAL:
            return self.question(view, {"who": "others", "name": ""})
        return self.question(view, self.owner(view, actor))

    def question(self, view: View, params: dict[str, Any]) -> Text:
        """Say what is asked; ``params`` has ``who`` and the ``name`` of the seat that is asked."""
        return Text("game-ask", params)

    def over(self) -> Text:
        """Say that the game has ended."""
        return Text("game-over")

    def position(self, view: View) -> list[Text]:
        """Describe the position line by line, the most important first."""
        return [
            Text("plain-fact", {"name": in_words(key), "value": value_in_words(value)})
            for key, value in view.to_json().items()
        ]

    def seats(self, view: View) -> list[list[Text]]:
        """Sum up what may be known of each seat."""
        counted = self.counted(view)
        return [
            [
                Text("plain-fact", {"name": in_words(key), "value": str(numbers[seat])})
                for key, numbers in counted.items()
            ]
            for seat in range(self.table.seats)
        ]

    def sheet(self, view: View) -> Sheet:
        """Return the score sheet."""
        counted = self.counted(view)
        rows = [
            [number(numbers[seat]) for numbers in counted.values()]
            for seat in range(self.table.seats)
        ]
        return Sheet([plain(in_words(key)) for key in counted], rows)

    def counted(self, view: View) -> dict[str, list[Any]]:
        """Return the parts of a view that hold one number for each seat, whole or not."""
        return {
            key: value
            for key, value in view.to_json().items()
            if isinstance(value, list) and len(value) == self.table.seats and are_numbers(value)
        }

    # -- parameters -----------------------------------------------------------------------------

    def params(self, data: dict[str, Any], viewer: int) -> dict[str, Any]:
        """Turn plain data into parameters: seats into names, the rest as it is.

        ``who`` is ``you``, ``none`` or ``other``: what the seat named last is to the viewer;
        ``actor`` is the same for the seat named first.
        """
        told: dict[str, Any] = {}
        for key, value in data.items():
            if key in SEAT_KEYS and isinstance(value, int):
                told[key] = self.names[value] if value >= 0 else ""
                told["who"] = self.role(value, viewer)
                told.setdefault("actor", told["who"])
            elif isinstance(value, WORDS) and key != "do":
                told[key] = value
        told.setdefault("who", "other")
        told.setdefault("actor", "other")
        return told

    def role(self, seat: int, viewer: int) -> str:
        """Return what a seat is to the viewer: ``you``, another one, or none at all."""
        if seat < 0:
            return "none"
        return "you" if seat == viewer else "other"

    def owner(self, view: View, seat: int) -> dict[str, Any]:
        """Return the parameters that name a seat, and say what it is to the viewer."""
        return {"who": self.role(seat, view.seat), "name": self.names[seat]}

    def named(self, name: str) -> Text:
        """Return the text of a name; a custom edition names its own components."""
        key = f"{self.game}-{name}"
        own = self.own_name(name) or self.own_name(name.partition("-")[2])
        if own is not None:
            return own
        if exists(key) and not variables()[key]:
            return Text(key)
        return plain(in_words(name.replace("-", " ")).capitalize())

    def own_name(self, component: str) -> Text | None:
        """Return the name that the edition gives to a component, or None."""
        names = self.table.edition.names.get(component)
        return None if names is None else Text("plain-name", {"en": names[0], "fr": names[1]})

    def must(self, name: str, params: dict[str, Any]) -> Text:
        """Make a text of this game that has all that it needs."""
        key = f"{self.game}-{name}"
        return Text(key, {used: params[used] for used in variables()[key]})

    def several(self, cards: Mapping[str, int]) -> list[Text]:
        """Name cards with their counts."""
        return self.some_of(cards, cards.values())

    def some_of(self, ids: Iterable[str], counts: Iterable[int]) -> list[Text]:
        """Name cards given by how many there are of each."""
        return [
            Text("game-several", {"card": self.card(name), "count": int(count)})
            for name, count in zip(ids, counts, strict=True)
            if count
        ]

    def card(self, name: str) -> Text:
        """Name a card given by its id."""
        return plain(name)

    def component(self, kind: str, name: str) -> Text:
        """Name a component of the edition: a card, or something of a kind that the edition lists."""
        return self.card(name) if kind == "card" else self.named(f"{kind}-{name}")


def are_numbers(values: list[Any]) -> bool:
    """Return whether a list holds nothing but numbers."""
    for value in values:
        if not isinstance(value, NUMBERS):
            return False
    return True


def yes_or_no(truth: bool) -> str:
    """Return a truth as a word that sentences choose by."""
    return "yes" if truth else "no"


def in_words(name: str) -> str:
    """Turn a name of the source into words."""
    return name.replace("_", " ")


def value_in_words(value: Any) -> str:
    """Write plain data as a person would."""
    if isinstance(value, dict):
        return ", ".join(facts_in_words(value)) or "–"
    if isinstance(value, list):
        return ", ".join(value_in_words(item) for item in value) or "–"
    return in_words(str(value)) or "–"


def facts_in_words(data: Mapping[str, Any]) -> list[str]:
    """Write named data as a person would."""
    return [f"{in_words(key)} {value_in_words(value)}" for key, value in data.items()]
