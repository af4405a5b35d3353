"""Kinds of value that only The Flying Carpet has: cells, stacks, landscapes and drafts."""

from __future__ import annotations

from typing import Any, Final

from voltige.core.fields.group import Group
from voltige.core.fields.kinds import Flag, Kind, Number, bad_word
from voltige.core.fields.schemas import (
    NAMING,
    Schema,
    empty_list_schema,
    list_schema,
    names_schema,
    places_schema,
    seat_schema,
)
from voltige.core.notation import NONE, read_number, read_seat
from voltige.core.position import PositionReader
from voltige.core.state import SEAT_LETTERS
from voltige.games.flying_carpet.edition import DIRECTION_CARDS
from voltige.games.flying_carpet.landscape import panels
from voltige.games.flying_carpet.landscape.board import Board, is_place
from voltige.games.flying_carpet.landscape.checks import is_legal
from voltige.games.flying_carpet.options import CarpetSetup
from voltige.games.flying_carpet.terms import HIDDEN, OFF_BOARD

CELL_SEATS: Final = "{cell = [seat]}"
PANEL: Final = "panel"  # what its names stand for


class CardsLeft(Number):
    """How many direction cards a carpet has left; those of others may be hidden (FC-98, FC-105)."""

    def __init__(self) -> None:
        super().__init__(0, DIRECTION_CARDS)

    def or_hidden(self, sized: bool) -> Schema:
        return {**self.schema(), "minimum": HIDDEN}


class CellOf(Kind):
    """A cell as column and row; nothing for a carpet that is not on the board."""

    def __init__(self, board: Board) -> None:
        super().__init__("/")
        self.board: Final = board

    def none(self) -> Any:
        return OFF_BOARD

    def plain(self, value: Any) -> Any:
        return self.board.place(int(value)) if value >= 0 else []

    def read(self, reader: PositionReader, key: str, plain: Any) -> Any:
        if plain == []:
            return OFF_BOARD
        if not is_place(plain):
            raise reader.wrong(key, "[column, row]")
        if not self.board.holds(plain[0], plain[1]):
            raise reader.wrong(key, f"[1 … {self.board.width}, 1 … {self.board.height}]")
        return self.board.cell(plain[0], plain[1])

    def write(self, plain: Any) -> str:
        return ",".join([str(number) for number in plain]) or NONE

    def parse(self, key: str, text: str) -> Any:
        return [] if text == NONE else [read_number(number, key) for number in text.split(",")]

    def schema(self) -> Schema:
        return {"anyOf": [places_schema(cell_places(self.board), 2), empty_list_schema()]}


class StacksKind(Kind):
    """The carpets that lie on each cell, the lowest first; whether they do is judged later."""

    def __init__(self, seats: int) -> None:
        super().__init__("/")
        self.seats: Final = seats

    def none(self) -> Any:
        return {}

    def read(self, reader: PositionReader, key: str, plain: Any) -> Any:
        if not isinstance(plain, dict):
            raise reader.wrong(key, CELL_SEATS)
        named: list[int] = []
        for cell, seats in plain.items():
            if not isinstance(seats, list) or not seats:
                raise reader.wrong(key, CELL_SEATS)
            for seat in seats:
                if seat in named:
                    raise reader.wrong(key, CELL_SEATS)
                named.append(reader.bounded(f"{key}.{str(cell)[:20]}", seat, 0, self.seats - 1))
        return plain

    def write(self, plain: Any) -> str:
        parts = [
            f"{cell}:{''.join([SEAT_LETTERS[seat] for seat in seats])}"
            for cell, seats in plain.items()
        ]
        return "/".join(parts) or NONE

    def parse(self, key: str, text: str) -> Any:
        found: dict[str, list[int]] = {}
        if text == NONE:
            return found
        for part in text.split("/"):
            cell, _, letters = part.partition(":")
            found[cell] = [read_seat(letter) for letter in letters]
        return found

    def schema(self) -> Schema:
        seats = list_schema(seat_schema(self.seats, 0), self.seats, 1)
        cell = {"pattern": "^[1-9][0-9]*,[1-9][0-9]*$"}
        return {
            "type": "object",
            "additionalProperties": seats,
            "propertyNames": cell,
            NAMING: "cell",
        }


class LandKind(Kind):
    """The panels of the landscape."""

    def __init__(self, setup: CarpetSetup) -> None:
        super().__init__("/")
        self.setup: Final = setup

    def none(self) -> Any:
        return self.setup.land

    def plain(self, value: Any) -> Any:
        return value.data()

    def read(self, reader: PositionReader, key: str, plain: Any) -> Any:
        edition = self.setup.edition
        placements = panels.read_placements(plain, edition.panels)
        if placements is None or not is_legal(self.setup.checks, placements):
            raise reader.wrong(key, "[[panel, column, row]]")
        return edition.landscape(placements)

    def write(self, plain: Any) -> str:
        return panels.data_text(plain)

    def parse(self, key: str, text: str) -> Any:
        return panels.placements_data(text)

    def schema(self) -> Schema:
        ids = self.setup.edition.panel_ids
        panel = names_schema(ids, PANEL)
        placed = [panel, *cell_places(self.setup.board), {"const": panels.MIRRORED}]
        return list_schema(places_schema(placed, 3), len(ids))


class DraftKind(Group):
    """A draft of panels: in notation who has passed, the column, the panel, whether it is mirrored."""

    def write(self, plain: Any) -> str:
        passed = Flag().write_row(plain["passed"])
        mirrored = f"/{panels.MIRRORED}" if plain["mirrored"] else ""
        return f"{passed}/{plain['column']}/{plain['panel'] or NONE}{mirrored}"

    def parse(self, key: str, text: str) -> Any:
        words = text.split("/")
        if len(words) < 3 or words[3:] not in ([], [panels.MIRRORED]):
            raise bad_word(key, text)
        return {
            "passed": Flag().parse_row(key, words[0], self.seats),
            "column": read_number(words[1], key),
            "panel": "" if words[2] == NONE else words[2],
            "mirrored": len(words) == 4,
        }


def cell_places(board: Board) -> list[Schema]:
    """Describe column and row."""
    lengths = [int(board.width), int(board.height)]
    return [{"type": "integer", "minimum": 1, "maximum": length} for length in lengths]
