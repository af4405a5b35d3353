"""An edition of The Flying Carpet: board, panels, cards and landscapes, checked on loading."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.edition import (
    Edition,
    EditionHead,
    Fields,
    parse_edition,
    read_all,
    read_head,
)
from voltige.games.flying_carpet.actions import CardFace, CarpetTable, carpet_verbs
from voltige.games.flying_carpet.landscape.board import Board
from voltige.games.flying_carpet.landscape.checks import Checks, find_flaw
from voltige.games.flying_carpet.landscape.generator import LEVELS
from voltige.games.flying_carpet.landscape.panels import Panel, Placement, read_placements
from voltige.games.flying_carpet.landscape.scenery import Landscape
from voltige.games.flying_carpet.landscape.sky import Sky, Vectors
from voltige.games.flying_carpet.landscape.winds import DEFAULTS, Winds
from voltige.games.flying_carpet.terms import FULL

NAME: Final = "flying-carpet"
PANELS: Final = 10  # FC-103
WIND_CARDS: Final = 72  # FC-103
DIRECTION_CARDS: Final = 5  # of each player (FC-3)
MOST_PLAYERS: Final = 6
MOST_DESIGNS: Final = 36
HIGHEST_NUMBER: Final = 5  # on an arrow
MOST_WIDTH: Final = 40
MOST_HEIGHT: Final = 20
MOST_FORCE: Final = 3
MOST_LANDSCAPES: Final = 60
MOST_KEPT: Final = 24  # skies, and checks, that an edition keeps for the next table
RANDOM: Final = "random"
CUSTOM: Final = "custom"
DRAFT_NAME: Final = "draft"
RESERVED: Final = [*[f"random_{level}" for level in LEVELS], RANDOM, CUSTOM, DRAFT_NAME]
ID_SIGNS: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_"


class Ready:
    """A landscape that comes with the edition."""

    def __init__(self, name: str, level: str, placements: list[Placement]) -> None:
        self.id: Final = name
        self.level: Final = level
        self.placements: Final = placements


class Components:
    """What an edition is made of, as it was read."""

    def __init__(
        self, board: Board, panels: list[Panel], faces: list[CardFace], copies: list[int]
    ) -> None:
        self.board: Final = board
        self.panels: Final = panels
        self.faces: Final = faces
        self.copies: Final = copies


@final
class CarpetEdition(Edition):
    """The components; skies and checks of recent tables are kept."""

    def __init__(
        self, head: EditionHead, numbers: SetupNumbers, parts: Components, ready: list[Ready]
    ) -> None:
        super().__init__(head, numbers.min_players, numbers.max_players)
        self.hand_size: Final = numbers.hand_size
        self.default_landscape: Final = numbers.landscape
        self.board: Final = parts.board
        self.panels: Final = parts.panels
        self.faces: Final = parts.faces
        self.ids: Final = [face.id for face in parts.faces]
        self.panel_ids: Final = [panel.id for panel in parts.panels]
        self.cards: Final[i64] = len(parts.faces)
        self.copies: Final = vec[i64](parts.copies)
        self.vectors: Final = Vectors(parts.faces)
        self.ready: Final = ready
        self.ready_ids: Final = [landscape.id for landscape in ready]
        mirrored = [panel.id for panel in parts.panels if panel.has_mirror]
        width, height = int(parts.board.width), int(parts.board.height)
        verbs = carpet_verbs(self.ids, self.panel_ids, mirrored, width, height)
        self.table: Final[CarpetTable] = CarpetTable(verbs, parts.faces, self.panel_ids)
        self.skies: Final[dict[str, Sky]] = {}
        self.checks: Final[dict[str, Checks]] = {}

    def ready_placements(self, name: str) -> list[Placement]:
        """Return the panels of a landscape that comes with the edition."""
        return self.ready[self.ready_ids.index(name)].placements

    def landscape(self, placements: list[Placement]) -> Landscape:
        """Make a landscape of legal placements."""
        return Landscape(self.board, self.panels, placements)

    def sky_over(self, land: Landscape, winds: Winds) -> Sky:
        """Return the sky over a landscape, made once for tables of the same kind."""
        key = f"{land.text} {winds.text}"
        if key not in self.skies:
            if len(self.skies) >= MOST_KEPT:
                self.skies.clear()
            self.skies[key] = Sky(land, winds, self.vectors)
        return self.skies[key]

    def checks_for(self, winds: Winds, passage: int, mirrors: bool, calm: bool) -> Checks:
        """Return the checks of a table's options, made once for tables of the same kind."""
        key = f"{winds.text} {passage} {mirrors} {calm}"
        if key not in self.checks:
            if len(self.checks) >= MOST_KEPT:
                self.checks.clear()
            self.checks[key] = Checks(
                self.board, self.panels, self.vectors, winds, passage, mirrors, calm
            )
        return self.checks[key]


class SetupNumbers:
    """The values of the table ``[edition]``."""

    def __init__(self, fields: Fields) -> None:
        fields.text("name")
        fields.text("title")
        self.min_players: Final = fields.whole("min_players", 3, MOST_PLAYERS)
        self.max_players: Final = fields.whole("max_players", self.min_players, MOST_PLAYERS)
        self.hand_size: Final = fields.whole("hand_size", 3, 3)
        self.landscape: Final = fields.text("landscape")
        fields.finish()


def read_carpet_edition(text: str, file: str) -> CarpetEdition:
    """Read and check an edition (docs/rules/flying-carpet.md, "The edition file")."""
    return read_all(parse_edition(text, file), read_fields)


def read_carpet_data(data: dict[str, Any], file: str) -> CarpetEdition:
    """Make an edition from data that was read before."""
    return read_fields(Fields(file, "", data))


def read_fields(fields: Fields) -> CarpetEdition:
    """Take every key of an edition."""
    head = read_head(fields, NAME)
    numbers = SetupNumbers(fields.table("edition"))
    board = read_board(fields.table("board"))
    directions = fields.table("direction_cards")
    directions.whole("per_player", DIRECTION_CARDS, DIRECTION_CARDS)
    directions.finish()
    panels = read_panels(fields, board)
    faces, copies = read_cards(fields)
    entries = fields.tables("landscape")
    fields.finish()
    parts = Components(board, panels, faces, copies)
    ready = read_landscapes(fields, entries, parts)
    if numbers.landscape not in [landscape.id for landscape in ready]:
        key = fields.table("edition")
        key.wrong("edition_no_such_landscape", "landscape", value=numbers.landscape)
    fields.settle()
    return CarpetEdition(head, numbers, parts, ready)


def read_pair(fields: Fields, name: str, value: Any) -> list[int]:
    """Take two whole numbers."""
    good = isinstance(value, list) and len(value) == 2
    if not good or not all(isinstance(n, int) and not isinstance(n, bool) for n in value):
        fields.wrong("edition_wrong_type", name, expected="pair")
        return [1, 1]
    return [int(value[0]), int(value[1])]


def read_board(fields: Fields) -> Board:
    """Take the board: its size, its corners, and the zones from the lowest row up (FC-49)."""
    width = fields.whole("width", 12, MOST_WIDTH)
    height = fields.whole("height", 4, MOST_HEIGHT)
    corners = {"start": [1, 1], "finish": [width, 1]}
    for name, corner in corners.items():
        if read_pair(fields, name, fields.take(name)) != corner:
            fields.wrong("edition_fixed_value", name, expected=str(corner))
    kept = fields.take("keep_empty")
    wanted = [[2, 1], [width - 1, 1]]
    if kept != wanted:
        fields.wrong("edition_fixed_value", "keep_empty", expected=str(wanted))
    forces: list[int] = []
    for zone in fields.tables("zones"):
        zone.text("id")
        first, last = read_pair(zone, "rows", zone.take("rows"))
        if first != len(forces) + 1 or not first <= last <= height:
            zone.wrong("edition_zone_rows", "rows", first=len(forces) + 1, height=height)
            zone.finish()
            continue
        lowest = 0 if not forces else 1
        highest = 0 if not forces else MOST_FORCE
        force = zone.whole("force", lowest, highest)
        forces += [force] * (last - first + 1)
        zone.finish()
    if len(forces) != height:
        fields.wrong("edition_zone_rows", "zones", first=len(forces) + 1, height=height)
    fields.finish()
    return Board(width, height, forces)


def read_id(fields: Fields, seen: list[str]) -> str:
    """Take an id: one plain word that nothing before it has."""
    name = fields.text("id")
    if len(name) > 30 or any(sign not in ID_SIGNS for sign in name):
        fields.wrong("edition_bad_id", "id", value=name[:40])
    if name in seen:
        fields.wrong("edition_duplicate", "id", value=name)
    return name


def read_panels(fields: Fields, board: Board) -> list[Panel]:
    """Take the panels (FC-8, FC-10)."""
    entries = fields.tables("panel")
    if len(entries) != PANELS:
        fields.wrong("edition_count", "panel", value=len(entries), wanted=PANELS)
    panels: list[Panel] = []
    for entry in entries:
        name = read_id(entry, [panel.id for panel in panels])
        cloud = entry.one_of("kind", ["ground", "cloud"]) == "cloud"
        rows = entry.texts("rows")
        check_rows(entry, rows, board, cloud)
        entry.finish()
        panels.append(Panel(name, cloud, rows))
    return panels


def check_rows(entry: Fields, rows: list[str], board: Board, cloud: bool) -> None:
    """Refuse a picture that is no panel, or one that does not stand on the ground."""
    drawn = len(rows) > 0 and len(rows[0]) > 0 and len(rows) <= int(board.height)
    for row in rows:
        drawn = drawn and len(row) == len(rows[0]) and all(sign in "X." for sign in row)
    if not drawn or len(rows[0]) > int(board.width) or not any("X" in row for row in rows):
        entry.wrong("edition_bad_picture", "rows")
    if not cloud and "X" not in rows[-1]:
        entry.wrong("edition_floating_panel", "rows")


def read_cards(fields: Fields) -> tuple[list[CardFace], list[int]]:
    """Take the wind cards (FC-28, FC-35, FC-36)."""
    entries = fields.tables("wind_card")
    if len(entries) > MOST_DESIGNS:
        size = len(entries)
        fields.wrong("edition_out_of_range", "wind_card", value=size, low=1, high=MOST_DESIGNS)
    faces: list[CardFace] = []
    copies: list[int] = []
    for entry in entries:
        face = read_face(entry, [known.id for known in faces])
        for known in faces:
            alike = known.up_goes == face.up_goes and known.sideways == face.sideways
            if alike and known.vertical == face.vertical:
                entry.wrong("edition_duplicate", "vertical", value=known.id)
        copies.append(entry.whole("copies", 0, WIND_CARDS))
        entry.finish()
        faces.append(face)
    if sum(copies) != WIND_CARDS:
        fields.wrong("edition_count", "wind_card", value=sum(copies), wanted=WIND_CARDS)
    return faces, copies


def read_face(entry: Fields, seen: list[str]) -> CardFace:
    """Take what one wind card shows."""
    name = read_id(entry, seen)
    if entry.one_of("kind", ["vertical", "diagonal"]) == "vertical":
        return CardFace(name, 0, 0, entry.whole("vertical", 1, HIGHEST_NUMBER))
    up_goes = 1 if entry.one_of("up_goes", ["right", "left"]) == "right" else -1
    sideways = entry.whole("sideways", 1, HIGHEST_NUMBER)
    return CardFace(name, up_goes, sideways, entry.whole("vertical", 1, HIGHEST_NUMBER))


def read_landscapes(fields: Fields, entries: list[Fields], parts: Components) -> list[Ready]:
    """Take the landscapes; each must be legal by LS-1 to LS-7 with the default options."""
    if len(entries) > MOST_LANDSCAPES:
        size = len(entries)
        fields.wrong("edition_out_of_range", "landscape", value=size, low=1, high=MOST_LANDSCAPES)
    vectors = Vectors(parts.faces)
    winds = Winds(DEFAULTS)
    checks = Checks(parts.board, parts.panels, vectors, winds, FULL, False, False)
    found: list[Ready] = []
    for entry in entries:
        name = read_id(entry, [known.id for known in found])
        if name in RESERVED:
            entry.wrong("edition_duplicate", "id", value=name)
        level = entry.text("level")
        placements = read_placements(entry.take("place"), parts.panels)
        entry.finish()
        if placements is None:
            entry.wrong("edition_wrong_type", "place", expected="placements")
            continue
        flaw = find_flaw(checks, placements)
        if flaw is not None:
            where = parts.board.texts(flaw.cells)
            entry.wrong(
                "edition_bad_landscape", "place", check=flaw.check, panel=flaw.panel, cells=where
            )
        found.append(Ready(name, level, placements))
    return found
