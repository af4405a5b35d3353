"""An edition of The Flying Carpet: board, panels, cards and landscapes, checked on loading."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.edition import Edition, EditionHead, Fields, read_head
from voltige.core.options import Values
from voltige.games.flying_carpet.actions import CardFace, CarpetTable, carpet_verbs
from voltige.games.flying_carpet.landscape.board import Board
from voltige.games.flying_carpet.landscape.checks import (
    CHECKED_OPTIONS,
    DEFAULTS,
    Checks,
    find_flaw,
)
from voltige.games.flying_carpet.landscape.generator import LEVELS, Amounts, generate
from voltige.games.flying_carpet.landscape.panels import Panel, Placement, read_placements
from voltige.games.flying_carpet.landscape.scenery import Landscape
from voltige.games.flying_carpet.landscape.sky import Sky, Vectors
from voltige.games.flying_carpet.landscape.winds import Winds, values_text

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


@final
class CarpetEdition(Edition):
    """The components; skies and checks of recent tables are kept."""

    def __init__(
        self,
        head: EditionHead,
        numbers: SetupNumbers,
        board: Board,
        panels: list[Panel],
        faces: list[CardFace],
    ) -> None:
        super().__init__(head, numbers.min_players, numbers.max_players)
        self.hand_size: Final = numbers.hand_size
        self.default_landscape: Final = numbers.landscape
        self.board: Final = board
        self.panels: Final = panels
        self.panel_ids: Final = [panel.id for panel in panels]
        self.faces: Final = faces
        self.ids: Final = [face.id for face in faces]
        self.cards: Final[i64] = len(faces)
        self.copies: Final = vec[i64]([face.copies for face in faces])
        self.vectors: Final = Vectors(faces)
        self.ready: list[Ready] = []  # read last: whether they are legal depends on all the rest
        mirrored = [panel.id for panel in panels if panel.has_mirror]
        verbs = carpet_verbs(
            self.ids, self.panel_ids, mirrored, int(board.width), int(board.height)
        )
        self.table: Final[CarpetTable] = CarpetTable(verbs, faces, self.panel_ids)
        self.skies: Final[dict[str, Sky]] = {}
        self.checks: Final[dict[str, Checks]] = {}

    @property
    def ready_ids(self) -> list[str]:
        """Name the landscapes that come with the edition."""
        return [landscape.id for landscape in self.ready]

    def ready_placements(self, name: str) -> list[Placement]:
        return self.ready[self.ready_ids.index(name)].placements

    def random_placements(self, checks: Checks, amounts: Amounts, seed: int) -> list[Placement]:
        """Draw a random landscape; the default one stands in for one that fails too often."""
        return generate(checks, amounts, seed, self.ready_placements(self.default_landscape))

    def landscape(self, placements: list[Placement]) -> Landscape:
        return Landscape(self.board, self.panels, placements)

    def sky_over(self, land: Landscape, winds: Winds) -> Sky:
        """Return the sky over a landscape, made once for tables of the same kind."""
        key = f"{land.text} {winds.text}"
        if key not in self.skies:
            if len(self.skies) >= MOST_KEPT:
                self.skies.clear()
            self.skies[key] = Sky(land, winds, self.vectors)
        return self.skies[key]

    def checks_for(self, values: Values) -> Checks:
        """Return the checks of a table's options, made once for tables of the same kind."""
        key = values_text(CHECKED_OPTIONS, values)
        if key not in self.checks:
            if len(self.checks) >= MOST_KEPT:
                self.checks.clear()
            self.checks[key] = Checks(self.board, self.panels, self.vectors, values)
        return self.checks[key]


class SetupNumbers:
    """The values of the table ``[edition]``."""

    def __init__(self, fields: Fields) -> None:
        self.min_players: Final = fields.whole("min_players", 3, MOST_PLAYERS)
        self.max_players: Final = fields.whole("max_players", self.min_players, MOST_PLAYERS)
        self.hand_size: Final = fields.whole("hand_size", 3, 3)
        self.landscape: Final = fields.text("landscape")
        fields.finish()


def take_edition(fields: Fields) -> CarpetEdition:
    """Take every key of an edition (docs/rules/flying-carpet.md, "The edition file")."""
    head = read_head(fields, NAME)
    numbers = SetupNumbers(head.table)
    board = read_board(fields.table("board"))
    directions = fields.table("direction_cards")
    directions.whole("per_player", DIRECTION_CARDS, DIRECTION_CARDS)
    directions.finish()
    panels = read_panels(fields, board)
    faces = read_cards(fields)
    entries = fields.tables("landscape")
    fields.finish()
    edition = CarpetEdition(head, numbers, board, panels, faces)
    fields.bounded("landscape", len(entries), 1, MOST_LANDSCAPES)
    for entry in entries:
        read_landscape(entry, edition)
    if numbers.landscape not in edition.ready_ids:
        head.table.wrong("edition_no_such_landscape", "landscape", value=numbers.landscape)
    fields.settle()
    return edition


def read_board(fields: Fields) -> Board:
    """Take the board: its size, its corners, and the zones from the lowest row up (FC-49)."""
    width = fields.whole("width", 12, MOST_WIDTH)
    height = fields.whole("height", 4, MOST_HEIGHT)
    corners = {"start": [1, 1], "finish": [width, 1]}
    for name, corner in corners.items():
        if fields.wholes(name, 1, MOST_WIDTH) != corner:
            fields.wrong("edition_fixed_value", name, expected=str(corner))
    beside = [[2, 1], [width - 1, 1]]
    if fields.take("keep_empty") != beside:
        fields.wrong("edition_fixed_value", "keep_empty", expected=str(beside))
    forces: list[int] = []
    for number, zone in enumerate(fields.tables("zones")):
        zone.text("id")
        rows = zone.wholes("rows", 1, height)
        force = zone.whole("force", min(number, 1), MOST_FORCE if number else 0)
        if len(rows) == 2 and len(forces) + 1 == rows[0] <= rows[1]:
            forces += [force] * (rows[1] - rows[0] + 1)
        else:
            zone.wrong("edition_zone_rows", "rows", first=len(forces) + 1, height=height)
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


def read_cards(fields: Fields) -> list[CardFace]:
    """Take the wind cards (FC-28, FC-35, FC-36)."""
    entries = fields.tables("wind_card")
    fields.bounded("wind_card", len(entries), 1, MOST_DESIGNS)
    faces: list[CardFace] = []
    for entry in entries:
        face = read_face(entry, [known.id for known in faces])
        for known in faces:
            if known.legs() == face.legs():
                entry.wrong("edition_duplicate", "vertical", value=known.id)
        faces.append(face)
    total = sum([face.copies for face in faces])
    if total != WIND_CARDS:
        fields.wrong("edition_count", "wind_card", value=total, wanted=WIND_CARDS)
    return faces


def read_face(entry: Fields, seen: list[str]) -> CardFace:
    name = read_id(entry, seen)
    up_goes = 0
    sideways = 0
    if entry.one_of("kind", ["vertical", "diagonal"]) == "diagonal":
        up_goes = 1 if entry.one_of("up_goes", ["right", "left"]) == "right" else -1
        sideways = entry.whole("sideways", 1, HIGHEST_NUMBER)
    vertical = entry.whole("vertical", 1, HIGHEST_NUMBER)
    copies = entry.whole("copies", 0, WIND_CARDS)
    entry.finish()
    return CardFace(name, up_goes, sideways, vertical, copies)


def read_landscape(entry: Fields, edition: CarpetEdition) -> None:
    """Take a landscape; it must be legal by LS-1 to LS-7 with the default options."""
    name = read_id(entry, edition.ready_ids)
    if name in RESERVED:
        entry.wrong("edition_duplicate", "id", value=name)
    level = entry.text("level")
    placements = read_placements(entry.take("place"), edition.panels)
    entry.finish()
    if placements is None:
        entry.wrong("edition_wrong_type", "place", expected="placements")
        return
    flaw = find_flaw(edition.checks_for(DEFAULTS), placements)
    if flaw is not None:
        entry.wrong("edition_bad_landscape", "place", **flaw.params(edition.board))
    edition.ready.append(Ready(name, level, placements))
