"""The names of The Flying Carpet."""

from collections.abc import Mapping
from typing import Any, cast

from voltige.games.flying_carpet.actions import CardFace
from voltige.games.flying_carpet.edition import RANDOM, CarpetEdition
from voltige.games.flying_carpet.options import CarpetSetup
from voltige.games.flying_carpet.state import CarpetState
from voltige.games.flying_carpet.terms import ARROW_NAMES
from voltige.match.table import Table
from voltige.wording.forming import exists, plain
from voltige.wording.text import Text
from voltige.wording.wording import Wording, in_words, yes_or_no


class CarpetNames(Wording):
    """How things are called above the Sultan's city."""

    def __init__(self, table: Table, names: tuple[str, ...]) -> None:
        super().__init__(table, names)
        edition = cast("CarpetEdition", table.edition)
        self.setup = CarpetSetup(edition, table.seats, table.values)
        self.faces = {face.id: face for face in edition.faces}  # what each wind card shows
        self.seats_alike = bool(
            table.values["direction_cards_visible"]
        )  # else only the viewer's are told

    def landscape_name(self, seen: CarpetState) -> Text:
        """Name the landscape."""
        name = self.table.values["landscape"]
        if name.startswith(RANDOM):
            return Text("flying-carpet-landscape-random", {"number": seen.seed})
        return self.component("landscape", name)

    def panel_name(self, name: str) -> Text:
        """Name a panel."""
        return self.component("panel", name)

    def component(self, kind: str, name: str) -> Text:
        """Name a wind card, a panel or a landscape; its own name first, if its edition has one."""
        if kind == "wind_card":
            return self.card(name)
        key = f"flying-carpet-{kind}-{name}"
        if exists(key):
            return self.own_name(name) or Text(key)
        words = in_words(name)
        return self.own_name(name) or plain(words.capitalize() if kind == "landscape" else words)

    def card(self, name: str) -> Text:
        """Say what a wind card shows."""
        face = self.faces[name]
        called: str | Text = self.own_name(name) or name
        if not face.up_goes:
            return Text("flying-carpet-card-vertical", {"card": called, "rows": face.vertical})
        told = {"card": called, "columns": face.sideways, "rows": face.vertical}
        return Text(f"flying-carpet-card-{'slash' if face.up_goes > 0 else 'backslash'}", told)

    def params(self, data: dict[str, Any], viewer: int) -> dict[str, Any]:
        """Put arrows, directions, panels and cells into words as well as seats."""
        told = super().params(data, viewer)
        for key in ("wind_first", "mirrored"):
            told[key] = yes_or_no(data.get(key) is True)
        told["swap"] = data.get("swap") or "none"
        told["direction"] = "none"
        if data.get("direction"):
            told["direction"] = Text("flying-carpet-direction", {"direction": data["direction"]})
        if isinstance(data.get("arrow"), str) and "card" in data:
            told["arrow"] = Text("flying-carpet-arrow", {"arrow": data["arrow"]})
        if isinstance(data.get("panel"), str):
            told["panel"] = self.panel_name(data["panel"])
        cell = data.get("cell") or (data.get("path") or [None])[-1]
        told["cell"] = place(cell) if isinstance(cell, list) else told.get("cell", "")
        return told


def place(cell: list[int]) -> str:
    """Write a cell as notation does."""
    return f"({cell[0]},{cell[1]})"


def names_of(cards: Mapping[str, int]) -> str:
    """Write cards by their short names."""
    return ", ".join(name if count == 1 else f"{name} × {count}" for name, count in cards.items())


def runs(rows: list[int]) -> list[list[int]]:
    """Split rows, from the lowest up, where one is left out."""
    found = [[rows[0]]]
    for row in rows[1:]:
        if row == found[-1][-1] + 1:
            found[-1].append(row)
        else:
            found.append([row])
    return found


def legs(face: CardFace, arrow: str) -> list[Text]:
    """Say the legs of an arrow in the order in which they are flown (FC-31 to FC-36)."""
    flight = ARROW_NAMES.index(arrow)
    climbs = flight < 2
    vertical = Text(f"flying-carpet-leg-{'up' if climbs else 'down'}", {"count": face.vertical})
    if not face.up_goes:
        return [vertical]
    right = (face.up_goes > 0) == climbs
    sideways = Text(f"flying-carpet-leg-{'right' if right else 'left'}", {"count": face.sideways})
    return [sideways, vertical] if flight % 2 == 0 else [vertical, sideways]
