"""Kinds of value that only The Flying Carpet has: cells, stacks, landscapes and drafts."""

from __future__ import annotations

from typing import Any, Final

from voltige.core.fields.kinds import Flag, Kind, Schema, bad_word
from voltige.core.notation import NONE, read_number, read_seat
from voltige.core.position import PositionReader
from voltige.core.state import SEAT_LETTERS
from voltige.games.flying_carpet.landscape.board import Board
from voltige.games.flying_carpet.landscape.checks import is_legal
from voltige.games.flying_carpet.landscape.panels import (
    MIRRORED,
    data_text,
    placements_data,
    read_placements,
)
from voltige.games.flying_carpet.options import CarpetSetup
from voltige.games.flying_carpet.terms import NO_PANEL, OFF_BOARD

CELL_SEATS: Final = "{cell = [seat]}"
DRAFT_KEYS: Final = ["passed", "panel", "mirrored", "column"]


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
        good = isinstance(plain, list) and len(plain) == 2
        if not good or not all(isinstance(n, int) and not isinstance(n, bool) for n in plain):
            raise reader.wrong(key, "[column, row]")
        if not self.board.holds(plain[0], plain[1]):
            raise reader.wrong(key, f"[1 … {self.board.width}, 1 … {self.board.height}]")
        return self.board.cell(plain[0], plain[1])

    def write(self, plain: Any) -> str:
        return ",".join([str(number) for number in plain]) or NONE

    def parse(self, key: str, text: str) -> Any:
        return read_cell(text)

    def schema(self) -> Schema:
        return {"type": "array", "items": {"type": "integer"}, "maxItems": 2}


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
                whole = isinstance(seat, int) and not isinstance(seat, bool)
                if not whole or seat in named or not 0 <= seat < self.seats:
                    raise reader.wrong(f"{key}.{str(cell)[:20]}", "[seat]")
                named.append(seat)
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
        seats = {"type": "array", "items": {"type": "integer"}}
        return {"type": "object", "additionalProperties": seats}


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
        placements = read_placements(plain, edition.panels)
        if placements is None or not is_legal(self.setup.checks, placements):
            raise reader.wrong(key, "[[panel, column, row]]")
        return edition.landscape(placements)

    def write(self, plain: Any) -> str:
        return data_text(plain)

    def parse(self, key: str, text: str) -> Any:
        return placements_data(text)

    def schema(self) -> Schema:
        return {"type": "array", "items": {"type": "array"}}


class Draft:
    """Who builds no more, and the panel that is being placed."""

    def __init__(self, passed: list[bool], chosen: int, column: int) -> None:
        self.passed: Final = passed
        self.chosen: Final = chosen  # as in the state: twice its number, 1 more if mirrored
        self.column: Final = column


class DraftKind(Kind):
    """A draft of panels."""

    def __init__(self, setup: CarpetSetup) -> None:
        super().__init__("/")
        self.setup: Final = setup

    def none(self) -> Any:
        return None

    def plain(self, value: Any) -> Any:
        if value is None:
            return {}
        chosen = value.chosen
        panel = "" if chosen == NO_PANEL else self.setup.edition.panel_ids[chosen // 2]
        return {
            "passed": value.passed,
            "panel": panel,
            "mirrored": chosen != NO_PANEL and chosen % 2 == 1,
            "column": value.column,
        }

    def read(self, reader: PositionReader, key: str, plain: Any) -> Any:
        if not isinstance(plain, dict) or any(name not in DRAFT_KEYS for name in plain):
            raise reader.wrong(key, f"{{{', '.join(DRAFT_KEYS)}}}")
        inner = PositionReader(plain, f"{reader.path}{key}.")
        seats = int(self.setup.seats)
        passed = plain.get("passed", [False] * seats)
        if not isinstance(passed, list) or len(passed) != seats:
            raise inner.wrong("passed", f"[{seats}]")
        if not all(isinstance(one, bool) for one in passed):
            raise inner.wrong("passed", "true | false")
        column = inner.whole("column", 0, int(self.setup.board.width), 0)
        return Draft(passed, self.read_panel(inner), column)

    def read_panel(self, inner: PositionReader) -> int:
        """Read the panel and whether it is mirrored."""
        ids = self.setup.edition.panel_ids
        panel = inner.word("panel", ["", *ids], "")
        mirrored = inner.data.get("mirrored", False)
        if not isinstance(mirrored, bool):
            raise inner.wrong("mirrored", "true | false")
        chosen = 2 * ids.index(panel) + int(mirrored) if panel else NO_PANEL
        known = [int(code) for code in self.setup.table.panel]
        if chosen not in known if panel else mirrored:
            raise inner.wrong("mirrored", "false")
        return chosen

    def write(self, plain: Any) -> str:
        passed = Flag().write_row(plain["passed"])
        mirrored = f"/{MIRRORED}" if plain["mirrored"] else ""
        return f"{passed}/{plain['column']}/{plain['panel'] or NONE}{mirrored}"

    def parse(self, key: str, text: str) -> Any:
        words = text.split("/")
        if not 3 <= len(words) <= 4 or (len(words) == 4 and words[3] != MIRRORED):
            raise bad_word(key, text)
        return {
            "passed": Flag().parse_row(key, words[0], int(self.setup.seats)),
            "column": read_number(words[1], key),
            "panel": "" if words[2] == NONE else words[2],
            "mirrored": len(words) == 4,
        }

    def is_left_out(self, plain: Any) -> bool:
        return bool(plain == {})

    def schema(self) -> Schema:
        return {"type": "object"}


def read_cell(text: str) -> list[int]:
    """Read column and row."""
    return [] if text == NONE else [read_number(number, "cells") for number in text.split(",")]
