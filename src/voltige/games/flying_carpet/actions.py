"""The actions of The Flying Carpet: one code for each, in a fixed order, with named columns.

Every wind card has twenty slots of its own: four flights, then each of them with one of the four
direction cards. So the flights open to a seat without direction cards are the first of those open to
a seat that has some. A vertical card has two arrows; its third and fourth flight are the same two
with the wind first, which only ``vertical_push = choice`` allows.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.action import Action, ActionTable, Json
from voltige.games.flying_carpet.terms import (
    ARROW_NAMES,
    BEIGE,
    DIRECTION_NAMES,
    DIRECTIONS,
    LIGHT_BLUE,
    NO_CARD,
    NO_DIRECTION,
    NO_PANEL,
)

FLIGHTS: Final = 4  # of a card, without a direction card
SLOTS: Final = 20  # FLIGHTS, then FLIGHTS times DIRECTIONS
SINGLE_SLOTS: Final = 6  # a direction card alone: four directions, up and down with the wind first


class CardFace:
    """What a wind card shows."""

    def __init__(self, card_id: str, up_goes: int, sideways: int, vertical: int) -> None:
        self.id: Final = card_id
        self.up_goes: Final = up_goes  # 1 right, -1 left, 0 on a vertical card
        self.sideways: Final = sideways
        self.vertical: Final = vertical

    def arrow(self, flight: int) -> str:
        """Name the arrow of one of the four flights."""
        if self.up_goes:
            return ARROW_NAMES[flight]
        return ARROW_NAMES[LIGHT_BLUE if flight % 2 == 0 else BEIGE]

    def wind_first(self, flight: int) -> bool:
        """Return whether a flight is the second reading of a vertical arrow."""
        return not self.up_goes and flight >= 2

    def climbs(self, flight: int) -> bool:
        """Return whether a flight goes up."""
        return flight < 2 if self.up_goes else flight % 2 == 0

    def columns(self, flight: int) -> int:
        """Return the columns that a flight goes to the right (FC-35)."""
        return self.sideways * self.up_goes * (1 if self.climbs(flight) else -1)

    def rows(self, flight: int) -> int:
        """Return the rows that a flight goes up."""
        return self.vertical if self.climbs(flight) else -self.vertical

    def sideways_first(self, flight: int) -> bool:
        """Return whether the sideways leg comes first (FC-31 to FC-34)."""
        return flight % 2 == 0 if self.up_goes else flight >= 2


class PanelName:
    """What the table needs to know of a panel."""

    def __init__(self, panel_id: str, has_mirror: bool) -> None:
        self.id: Final = panel_id
        self.has_mirror: Final = has_mirror  # its mirror image differs


@final
class CarpetTable(ActionTable):
    """All actions of an edition. ``card``, ``flight`` and ``direction`` are read by code."""

    def __init__(self, actions: list[Action], columns: TableColumns) -> None:
        super().__init__(actions)
        self.size: Final[i64] = len(actions)
        self.card: Final = vec[i64](columns.card)  # the card played or swapped, or NO_CARD
        self.flight: Final = vec[i64](columns.flight)  # 0 to 3, or -1
        self.direction: Final = vec[i64](columns.direction)  # or NO_DIRECTION
        self.panel: Final = vec[i64](columns.panel)  # twice its number, one more when mirrored
        self.singles: Final[i64] = columns.singles  # the first direction card alone
        self.no_card: Final[i64] = columns.no_card  # moving without a card; its swaps follow
        self.hold: Final[i64] = columns.hold
        self.force_down: Final[i64] = columns.hold + 1
        self.pass_draft: Final[i64] = columns.hold + 2
        self.place: Final[i64] = columns.hold + 3  # the first panel
        self.column: Final[i64] = columns.column  # the code of column 1
        self.row: Final[i64] = columns.row  # the code of row 1


class TableColumns:
    """The columns of the table while it is being built."""

    def __init__(self) -> None:
        self.card: Final[list[int]] = []
        self.flight: Final[list[int]] = []
        self.direction: Final[list[int]] = []
        self.panel: Final[list[int]] = []
        self.actions: Final[list[Action]] = []
        self.singles = 0
        self.no_card = 0
        self.hold = 0
        self.column = 0
        self.row = 0

    def add(
        self,
        notation: str,
        data: Json,
        rule: str,
        card: int = NO_CARD,
        flight: int = -1,
        direction: int = NO_DIRECTION,
        panel: int = NO_PANEL,
    ) -> None:
        """Add an action with its row of columns."""
        self.actions.append(Action(len(self.actions), notation, data, rule))
        self.card.append(card)
        self.flight.append(flight)
        self.direction.append(direction)
        self.panel.append(panel)


def build_table(
    faces: list[CardFace], panels: list[PanelName], width: int, height: int
) -> CarpetTable:
    """Build the table for the cards, panels and board of an edition."""
    columns = TableColumns()
    for card, face in enumerate(faces):
        add_plays(columns, card, face)
    columns.singles = len(columns.actions)
    for slot in range(SINGLE_SLOTS):
        add_single(columns, slot)
    columns.no_card = len(columns.actions)
    columns.add("no card", {"do": "no_card"}, "FC-26")
    for card, face in enumerate(faces):
        columns.add(f"no card swap {face.id}", {"do": "no_card", "swap": face.id}, "FC-21", card)
    columns.hold = len(columns.actions)
    columns.add("hold", {"do": "hold"}, "FC-71")
    columns.add("force down", {"do": "force_down"}, "FC-78")
    add_draft(columns, panels, width, height)
    return CarpetTable(columns.actions, columns)


def add_plays(columns: TableColumns, card: int, face: CardFace) -> None:
    """Add the twenty plays of one wind card (FC-28, FC-63)."""
    for flight in range(FLIGHTS):
        add_play(columns, card, face, flight, NO_DIRECTION)
    for flight in range(FLIGHTS):
        for direction in range(DIRECTIONS):
            add_play(columns, card, face, flight, direction)


def add_play(columns: TableColumns, card: int, face: CardFace, flight: int, direction: int) -> None:
    """Add one play: a card, an arrow, perhaps a direction card, perhaps the wind first."""
    arrow = face.arrow(flight)
    notation = f"{face.id} {arrow}"
    data: dict[str, Any] = {"do": "play", "card": face.id, "arrow": arrow}
    if direction != NO_DIRECTION:
        notation += f" {DIRECTION_NAMES[direction]}"
        data["direction"] = DIRECTION_NAMES[direction]
    if face.wind_first(flight):
        notation += " wind_first"
        data["wind_first"] = True
    rule = "FC-28" if direction == NO_DIRECTION else "FC-63"
    columns.add(notation, data, rule, card, flight, direction)


def add_single(columns: TableColumns, slot: int) -> None:
    """Add a direction card played alone (FC-67)."""
    direction = slot % DIRECTIONS
    name = DIRECTION_NAMES[direction]
    data: dict[str, Any] = {"do": "direction_only", "direction": name}
    notation = f"direction {name}"
    if slot >= DIRECTIONS:
        notation += " wind_first"
        data["wind_first"] = True
    columns.add(notation, data, "FC-67", direction=direction)


def add_draft(columns: TableColumns, panels: list[PanelName], width: int, height: int) -> None:
    """Add what builds a landscape before the game: panel, column, row, or passing (FC-6)."""
    columns.add("pass draft", {"do": "pass_draft"}, "FC-6")
    for number, panel in enumerate(panels):
        data: dict[str, Any] = {"do": "place", "panel": panel.id}
        columns.add(f"place {panel.id}", data, "FC-6", panel=2 * number)
    for number, panel in enumerate(panels):
        if panel.has_mirror:
            data = {"do": "place", "panel": panel.id, "mirrored": True}
            columns.add(f"place {panel.id} mirrored", data, "FC-6", panel=2 * number + 1)
    columns.column = len(columns.actions)
    for column in range(1, width + 1):
        columns.add(f"column {column}", {"do": "column", "column": column}, "FC-8")
    columns.row = len(columns.actions)
    for row in range(1, height + 1):
        columns.add(f"row {row}", {"do": "row", "row": row}, "FC-10")
