"""The names of Hydroracers: planes, pilots, cards, elements and tokens."""

from collections.abc import Iterable
from typing import Any, cast

from voltige.core.fields.cards import UNKNOWN
from voltige.games.hydroracers.edition.reading import HydroracersEdition
from voltige.games.hydroracers.options import HydroracersSetup
from voltige.games.hydroracers.terms import ELEMENT_NAMES, PENALTY_NAMES
from voltige.locale import is_text_of
from voltige.match.table import Table
from voltige.wording.forming import exists, plain
from voltige.wording.hydroracers.preview import cell_number
from voltige.wording.text import Text
from voltige.wording.wording import Wording, in_words

CARD_KEYS = ("card", "given")  # parameters that are cards
CELL_KEYS = {"start", "end"}  # parameters that are cells of the circuit


class HydroracersNames(Wording):
    """The names of things in Hydroracers."""

    def __init__(self, table: Table, names: tuple[str, ...]) -> None:
        super().__init__(table, names)
        edition = cast("HydroracersEdition", table.edition)
        self.setup = HydroracersSetup(edition, table.seats, table.values)
        self.bought = set(edition.deck.ids())
        self.planes = range(table.seats)

    def plane(self, plane: str) -> str | Text:
        """Name a plane by its maker where its id is that; else as the edition does."""
        maker = in_words(plane).capitalize()
        own = self.own_name(plane)
        if own is None or str(own.params["en"]).lower().startswith(maker.lower()):
            return maker
        return own

    def plane_of(self, seat: int) -> str | Text:
        """Name the plane that a seat flies."""
        return self.plane(self.setup.edition.plane_ids[self.setup.plane[seat]])

    def pilot(self, pilot: str) -> Text:
        """Name a pilot; one of an edition of one's own as the edition does."""
        key = f"hydroracers-pilot-{pilot}"
        if exists(key):
            return Text(key)
        return self.own_name(pilot) or plain(pilot)

    def circuit(self, circuit: str) -> Text:
        """Name a circuit; one of an edition of one's own as the edition does."""
        edition = self.setup.edition
        name = edition.circuits[edition.circuit_ids.index(circuit)].name
        key = f"hydroracers-circuit-{circuit}"
        return Text(key) if is_text_of(key, name) else self.own_name(circuit) or plain(name)

    def component(self, kind: str, name: str) -> Text:
        """Name a plane, a pilot, a circuit, an element or a card of any kind."""
        if kind == "plane":
            called = self.plane(name)
            return called if isinstance(called, Text) else plain(called)
        if kind == "pilot":
            return self.pilot(name)
        if kind == "circuit":
            return self.circuit(name)
        return super().component(kind if kind == "element" else "card", name)

    def card(self, name: str) -> Text:
        """Name a card: its value and repair time, or its name; as the edition does if need be."""
        key = f"hydroracers-card-{name}"
        if exists(key):
            return Text(key)
        if name in self.bought:
            return self.own_name(name) or plain(name)
        value, _, repair = name.partition("/")
        return Text("hydroracers-card", {"value": int(value), "repair": int(repair)})

    def effect(self, name: str) -> Text:
        """Say what a development card does."""
        key = f"hydroracers-effect-{name}"
        return Text(key) if exists(key) else Text("game-none")

    def cards(self, cards: Iterable[int]) -> list[Text]:
        """Name movement cards; those that a view can't know are left out."""
        return [self.card(self.setup.words[card]) for card in cards if card != UNKNOWN]

    def square(self, element: str, shown: str) -> Text:
        """Say what a square of an element's tile does when damage covers it."""
        if shown in ELEMENT_NAMES:
            told = {"element": self.named(f"element-{shown}")}
            return Text("hydroracers-square-spread", told)
        if shown == "penalty":
            penalty = PENALTY_NAMES[self.setup.edition.penalty[ELEMENT_NAMES.index(element)]]
            told = {"penalty": self.named(f"penalty-{penalty}")}
            return Text("hydroracers-square-penalty", told)
        return Text("hydroracers-square-cross")

    def params(self, data: dict[str, Any], viewer: int) -> dict[str, Any]:
        """Name cards, planes, pilots, elements and the result of a heat as well as seats."""
        told = super().params(data, viewer)
        for key in CARD_KEYS:
            card = data.get(key, "")
            known = card in self.setup.edition.words or card in self.bought
            told[key] = self.card(card) if known else card or "none"
        if isinstance(data.get("plane"), str):
            told["plane"] = self.plane(data["plane"])
        if data.get("pilot") in self.setup.edition.pilot_ids:
            told["pilot"] = self.pilot(data["pilot"])
        if data.get("element") in ELEMENT_NAMES:
            told["element"] = self.named(f"element-{data['element']}")
        if data.get("circuit") in self.setup.edition.circuit_ids:
            told["circuit"] = self.circuit(data["circuit"])
        for key in CELL_KEYS & data.keys():
            told[key] = cell_number(data[key])
        if isinstance(data.get("ranks"), list):
            told["cap"] = int(self.setup.numbers.round_cap)
            ranks: list[int] = data["ranks"]
            told["result"] = [
                Text("hydroracers-rank", {"rank": ranks[seat], "name": self.names[seat]})
                for seat in sorted(range(len(ranks)), key=ranks.__getitem__)
            ]
        return told
