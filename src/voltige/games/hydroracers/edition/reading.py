"""The edition as one typed object, and its reading."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.edition import Edition, EditionHead, Fields, read_head
from voltige.games.hydroracers import terms
from voltige.games.hydroracers.actions import HydroracersListing, HydroracersTable, Naming
from voltige.games.hydroracers.edition.circuits import Circuit
from voltige.games.hydroracers.edition.development import (
    DevelopmentCards,
    DevelopmentNumbers,
    MovementCard,
)
from voltige.games.hydroracers.edition.lists import refuse_repeats
from voltige.games.hydroracers.edition.planes import CardFace, Element, Pilot, Plane

NAME: Final = "hydroracers"
FEWEST_PLANES: Final = 2
MOST_PLANES: Final = 4
MOST_POINTS: Final = 1000
AUTO_CARD: Final = "i-pass"


@final
class HydroracersEdition(Edition):
    """Cards by index, planes, pilots, circuits, tiles, development cards and numbers.

    Cards of planes come first, then the I-pass card, then the movement cards of the development
    deck; a race has the first ``race_cards`` of them. Development cards have numbers of their own.
    """

    def __init__(  # noqa: PLR0915  (one line for each field)
        self, head: EditionHead, numbers: Numbers, parts: Parts, prestige: list[list[int]]
    ) -> None:
        super().__init__(head, FEWEST_PLANES, len(parts.planes))
        self.numbers: Final = numbers
        self.planes: Final = parts.planes
        self.pilots: Final = parts.pilots
        self.circuits: Final = parts.circuits
        self.elements: Final = parts.elements
        self.plane_ids: Final = [plane.id for plane in parts.planes]
        self.pilot_ids: Final = [pilot.id for pilot in parts.pilots]
        self.circuit_ids: Final = [circuit.id for circuit in parts.circuits]
        self.faces: Final = parts.faces()
        deck = parts.development
        self.deck: Final = deck
        self.development: Final = parts.numbers
        bought = [card.id for card in deck.movement]
        self.words: Final = [*[face.word() for face in self.faces], AUTO_CARD, *bought]
        self.race_cards: Final[i64] = len(self.faces) + 1
        self.cards: Final[i64] = len(self.words)
        self.auto_pass: Final[i64] = len(self.faces)  # the index of the I-pass card
        values = [face.value for face in self.faces]
        values.append(int(numbers.pass_distance))  # HR-218: an I-pass card counts its distance
        highest = values + [card.values[-1] for card in deck.movement]
        exchanges = values + [card.exchange for card in deck.movement]
        repairs = [face.repair for face in self.faces] + [0]
        repairs += [card.repair for card in deck.movement]
        self.value: Final = vec[i64](highest)  # of several the highest
        self.exchange: Final = vec[i64](exchanges)
        self.repair: Final = vec[i64](repairs)
        self.dev_words: Final = deck.ids()
        self.devs: Final[i64] = len(self.dev_words)
        self.movement_devs: Final[i64] = len(bought)
        self.first_advantage: Final[i64] = len(bought) + len(deck.technologies)
        self.dev_cost: Final = vec[i64](deck.costs())
        self.technology_kind: Final = vec[i64](deck.technology_kinds())  # by effect, or -1
        self.advantage: Final = vec[i64]([card.effect for card in deck.advantages])
        self.criterion: Final = vec[i64]([plane.criterion for plane in parts.planes])
        self.pilot_criterion: Final = vec[i64](parts.pilot_criteria())  # by pilot and plane
        self.skill: Final = vec[i64]([pilot.skill for pilot in parts.pilots])
        penalties = [element.penalty for element in parts.elements]
        self.penalty: Final = vec[i64](penalties)
        self.element_of: Final = vec[i64](
            [penalties.index(penalty) for penalty in range(terms.ELEMENTS)]
        )
        self.squares: Final = vec[i64](parts.squares())  # by element, level and place
        self.square_count: Final = vec[i64](parts.square_counts())  # by element and level
        self.penalty_at: Final = vec[i64](
            parts.penalty_places()
        )  # by element and level, or NO_SQUARE
        self.prestige: Final = prestige  # by number of planes less two, then by rank
        self.stakes: Final = vec[i64](numbers.stakes)
        names = Naming(self.words, numbers.stakes, self.plane_ids, self.pilot_ids)
        names.auto_pass = len(self.faces)
        names.values = [card.values for card in deck.movement]
        names.circuits = self.circuit_ids
        names.spaces = int(self.development.display)
        names.public = len(self.development.public)
        self.table: Final[HydroracersTable] = HydroracersTable(HydroracersListing(names))

    def developed(self, card: i64) -> MovementCard:
        """Return what a card shows that comes from the development deck."""
        return self.deck.movement[card - self.race_cards]


class Numbers:
    """The single numbers: ``[numbers]``, ``[danger_bag]`` and ``[bets]``."""

    def __init__(self, fields: Fields) -> None:
        numbers = fields.table("numbers")
        self.heats: Final[i64] = numbers.whole("heats", 1, 9)
        self.hand_size: Final[i64] = numbers.whole("hand_size", 1, 5)
        self.pass_distance: Final[i64] = numbers.whole("pass_distance", 1, 9)
        self.drag: Final[i64] = numbers.whole("drag", 0, 5)
        self.slipstream: Final[i64] = numbers.whole("slipstream", 0, 5)
        self.double_slipstream: Final[i64] = numbers.whole("double_slipstream", 0, 5)
        self.no_drag_from: Final[i64] = numbers.whole("no_drag_from", 1, 99)
        self.damage_slots: Final = numbers.whole("damage_slots", 1, 20)
        self.autopilot_slots: Final = numbers.whole("autopilot_slots", 1, 20)
        self.crash_returns: Final[i64] = numbers.whole("crash_returns", 1, 20)
        self.min_move: Final[i64] = numbers.whole("min_move", 1, 3)
        self.round_cap: Final[i64] = numbers.whole("round_cap", 1, 200)
        self.aircoins: Final = numbers.whole("aircoins", 0, MOST_POINTS)
        self.aircoins_per_point: Final[i64] = numbers.whole("aircoins_per_point", 1, MOST_POINTS)
        numbers.finish()
        bag = fields.table("danger_bag")
        self.bag_damage: Final = bag.whole("damage", 0, 60)
        self.bag_alert: Final = bag.whole("alert", 0, 60)
        bag.finish()
        bets = fields.table("bets")
        self.stakes: Final = read_stakes(bets)
        self.winner_times: Final[i64] = bets.whole("winner_times", 0, 20)
        self.winner_plus: Final[i64] = bets.whole("winner_plus", 0, MOST_POINTS)
        self.second: Final[i64] = bets.whole("second", 0, MOST_POINTS)
        self.third: Final[i64] = bets.whole("third", 0, MOST_POINTS)
        bets.finish()


def read_stakes(bets: Fields) -> list[int]:
    """Take the betting slots, the dearest first; the last one is free (HR-81)."""
    stakes = bets.wholes("stakes", 0, MOST_POINTS)
    falling = all(stakes[i] > stakes[i + 1] for i in range(len(stakes) - 1))
    if not falling or not 1 <= len(stakes) <= 8 or stakes[-1] != 0:
        bets.wrong("edition_bad_stakes", "stakes")
    return stakes


class Parts:
    """The lists of an edition."""

    def __init__(self, fields: Fields) -> None:
        tables = fields.tables("plane")
        self.planes: Final = [Plane(table) for table in tables]
        refuse_repeats(tables, "id", [plane.id for plane in self.planes])
        refuse_repeats(tables, "nation", [plane.nation for plane in self.planes])
        fields.bounded("plane", len(tables), FEWEST_PLANES, MOST_PLANES)
        pilots = fields.tables("pilot")
        self.pilots: Final = [Pilot(table) for table in pilots]
        refuse_repeats(pilots, "id", [pilot.id for pilot in self.pilots])
        nations = [pilot.nation for pilot in self.pilots]
        refuse_repeats(pilots, "nation", nations)
        for table, plane in zip(tables, self.planes, strict=True):  # HR-5
            if plane.nation not in nations:
                table.wrong("edition_no_pilot", "nation", value=plane.nation)
        circuits = fields.tables("circuit")
        self.circuits: Final = [Circuit(table, len(self.planes)) for table in circuits]
        refuse_repeats(circuits, "id", [circuit.id for circuit in self.circuits])
        elements = fields.tables("element")
        read = [Element(table) for table in elements]
        refuse_repeats(elements, "id", [element.id for element in read])
        fields.bounded("element", len(read), len(terms.ELEMENT_NAMES), len(terms.ELEMENT_NAMES))
        refuse_repeats(
            elements, "penalty", [terms.PENALTY_NAMES[element.penalty] for element in read]
        )
        read.sort(key=element_order)
        self.elements: Final = read
        self.development: Final = DevelopmentCards(fields)
        self.numbers: Final = DevelopmentNumbers(fields)

    def faces(self) -> list[CardFace]:
        """List the different cards of all planes, the lowest first."""
        found: dict[tuple[int, int], CardFace] = {}
        for plane in self.planes:
            for face in plane.faces:
                found[face.order()] = face
        return [found[order] for order in sorted(found)]

    def pilot_criteria(self) -> list[int]:
        """List what each pilot looks for in each plane: as the plane of its nation does, if any."""
        by_nation = {plane.nation: plane.criterion for plane in self.planes}
        return [
            by_nation.get(pilot.nation, plane.criterion)
            for pilot in self.pilots
            for plane in self.planes
        ]

    def squares(self) -> list[int]:
        """List what the squares show, MOST_SQUARES for each element and level."""
        listed: list[int] = []
        for element in self.elements:
            for level in element.levels:
                listed += level + [terms.CROSS_SQUARE] * (terms.MOST_SQUARES - len(level))
        return listed

    def square_counts(self) -> list[int]:
        return [len(level) for element in self.elements for level in element.levels]

    def penalty_places(self) -> list[int]:
        """List the place of the penalty square of each element at each level."""
        return [
            level.index(terms.PENALTY_SQUARE) if terms.PENALTY_SQUARE in level else terms.NO_SQUARE
            for element in self.elements
            for level in element.levels
        ]


def element_order(element: Element) -> int:
    return terms.ELEMENT_NAMES.index(element.id)


def take_edition(fields: Fields) -> HydroracersEdition:
    """Take every key of an edition (docs/rules/hydroracers.md, "The edition file")."""
    head = read_head(fields, NAME)
    head.table.finish()
    numbers = Numbers(fields)
    parts = Parts(fields)
    prestige = read_prestige(fields.table("prestige"), len(parts.planes))
    fields.finish()
    return HydroracersEdition(head, numbers, parts, prestige)


def read_prestige(fields: Fields, most: int) -> list[list[int]]:
    """Take the points per rank for each number of planes; a better rank has no fewer (HR-100)."""
    rows: list[list[int]] = []
    for planes in range(FEWEST_PLANES, most + 1):
        name = f"planes_{planes}"
        points = fields.wholes(name, 0, MOST_POINTS)
        falling = all(points[i] >= points[i + 1] for i in range(len(points) - 1))
        if len(points) != planes or not falling:
            fields.wrong("edition_bad_prestige", name, planes=planes)
        rows.append(points)
    fields.finish()
    return rows
