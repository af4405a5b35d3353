"""The table options of The Flying Carpet, and all that stays fixed during a match."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.action import Json
from voltige.core.errors import OptionError, shown
from voltige.core.fields.layout import Layout
from voltige.core.options import Flag, Number, OneWord, Option, Values, Whole
from voltige.games.flying_carpet import terms
from voltige.games.flying_carpet.edition import (
    CUSTOM,
    DIRECTION_CARDS,
    DRAFT_NAME,
    MOST_PLAYERS,
    PANELS,
    RANDOM,
    RESERVED,
    CarpetEdition,
)
from voltige.games.flying_carpet.landscape.checks import (
    DEFAULTS,
    LANDSCAPE_OPTIONS,
    Checks,
    find_flaw,
    is_legal,
)
from voltige.games.flying_carpet.landscape.generator import Amounts
from voltige.games.flying_carpet.landscape.panels import Placement, placements_data, read_placements
from voltige.games.flying_carpet.landscape.scenery import Landscape
from voltige.games.flying_carpet.landscape.sky import Sky
from voltige.games.flying_carpet.landscape.winds import FLIGHT_OPTIONS

MOST_ROUNDS: Final = 100_000
SEED_DIGITS: Final = 6  # of a random landscape's number


class Panels(Option):
    """The panels of a custom landscape, each as panel, column, row, perhaps ``mirrored``."""

    def __init__(self, name: str, edition: CarpetEdition, rule: str) -> None:
        super().__init__(name, [], rule)
        self.edition: Final = edition

    def allowed(self) -> str:
        return "panel@column/row + …"

    def accepts(self, value: Any, seats: int) -> bool:
        return read_placements(value, self.edition.panels) is not None

    def parse(self, text: str) -> Any:
        return placements_data(text)

    def examples(self, seats: int) -> list[Any]:
        land = self.edition.landscape(self.edition.ready[-1].placements)
        return [[], land.data()]


def carpet_options(edition: CarpetEdition) -> list[Option]:
    """List the options of docs/rules/flying-carpet.md, "Options"."""
    grounds = sum(1 for panel in edition.panels if not panel.cloud)
    clouds = PANELS - grounds
    landscapes = [*edition.ready_ids, *RESERVED]
    return [
        Flag("allow_two_players", False, "FC-1"),
        Number("hand_size", [3, 5], edition.hand_size, "FC-99"),
        Flag("open_hands", False, "FC-97"),
        Flag("direction_cards_visible", True, "FC-98"),
        OneWord("landscape", landscapes, edition.default_landscape, "FC-6"),
        Panels("panels", edition, "FC-11"),
        Whole("ground_count", 0, grounds, min(5, grounds), "FC-6"),
        Whole("cloud_count", 0, clouds, min(3, clouds), "FC-6"),
        Whole("draft_limit", 0, PANELS, 8, "FC-6"),
        OneWord("first_player", ["youngest", "random"], "youngest", "FC-13"),
        Whole("youngest", 1, MOST_PLAYERS, 1, "FC-13"),
        *FLIGHT_OPTIONS,
        OneWord("hold_scope", ["all", "top"], "all", "FC-76"),
        Flag("start_neutral", True, "FC-85"),
        *LANDSCAPE_OPTIONS,
        Flag("play_on", False, "FC-109"),
        Whole("max_rounds", 1, MOST_ROUNDS, 200, "FC-96"),
    ]


@final
class CarpetSetup:
    """What never changes during a match: edition, seats, options, and how rows are laid out."""

    def __init__(self, edition: CarpetEdition, seats: int, values: Values) -> None:
        self.edition: Final = edition
        self.table: Final = edition.table
        self.board: Final = edition.board
        self.values: Final = values
        self.seats: Final[i64] = seats
        self.cards: Final[i64] = edition.cards
        self.hand: Final[i64] = values["hand_size"]
        # ``state.cards``: the hands sorted, then counts: how many in each hand, the two piles.
        self.sizes_at: Final[i64] = self.seats * self.hand
        self.draw_at: Final[i64] = self.sizes_at + self.seats
        self.discard_at: Final[i64] = self.draw_at + self.cards
        self.open_hands: Final[bool] = values["open_hands"]
        self.directions_shown: Final[bool] = values["direction_cards_visible"]
        self.hold_all: Final[bool] = values["hold_scope"] == "all"
        self.start_neutral: Final[bool] = values["start_neutral"]
        self.play_on: Final[bool] = values["play_on"]
        self.max_rounds: Final[i64] = values["max_rounds"]
        self.random_first: Final[bool] = values["first_player"] == RANDOM
        youngest: int = values["youngest"]
        self.youngest: Final[i64] = youngest - 1 if youngest <= seats else 0  # FC-13
        self.draft_limit: Final[i64] = values["draft_limit"]
        self.mirrors: Final[bool] = values["mirror_panels"]
        name: str = values["landscape"]
        self.drafts: Final[bool] = name == DRAFT_NAME
        self.draws_landscape: Final[bool] = name.startswith(RANDOM) and name in RESERVED
        self.amounts: Final = Amounts(
            name.removeprefix("random_"), values["ground_count"], values["cloud_count"]
        )
        self.checks: Final[Checks] = edition.checks_for(values)
        self.winds: Final = self.checks.winds
        self.land: Final[Landscape] = edition.landscape(fixed_placements(edition, values))
        self.sky: Final[Sky] = edition.sky_over(self.land, self.winds)  # before any draft or draw
        carpets = [terms.OFF_BOARD, DIRECTION_CARDS, 0, 0, 0] * seats  # in the order of terms.py
        unknown = [terms.OFF_BOARD, terms.HIDDEN, 0, 0, 0] * seats
        self.first_carpets: Final = vec[i64](carpets)
        self.no_carpets: Final = vec[i64](unknown)  # nothing is known of them
        no_hands = [terms.NO_CARD] * int(self.sizes_at) + [0] * seats
        no_pile = [0] * int(self.cards)
        deck = [int(count) for count in edition.copies]
        first_cards = no_hands + deck + no_pile
        no_cards = no_hands + no_pile + no_pile
        self.first_cards: Final = vec[i64](first_cards)
        self.no_cards: Final = vec[i64](no_cards)  # likewise
        self.no_passes: Final = vec[i64]([0] * seats)  # copied, never changed
        self.no_codes: Final = vec[i64]([0] * edition.table.size)  # the same
        self.layout: Layout | None = None  # made when a position is first told (fields)


def fixed_placements(edition: CarpetEdition, values: Values) -> list[Placement]:
    """Return the panels that stand before any draft or draw."""
    name: str = values["landscape"]
    if name == CUSTOM:
        return read_placements(values["panels"], edition.panels) or []
    if name in RESERVED:
        return []
    return edition.ready_placements(name)


def refuse_flaws(edition: CarpetEdition, values: Values, placements: list[Placement]) -> None:
    """Refuse a landscape that is not legal with these options (FC-11, FC-110)."""
    checks = edition.checks_for(values)
    flaw = None if is_legal(checks, placements) else find_flaw(checks, placements)
    if flaw is not None:
        raise OptionError("bad_landscape", **flaw.params(edition.board), rule=flaw.rule)


def landscape_values(edition: CarpetEdition, name: str) -> Values:
    """Return the options for a landscape named by its id or level: ``classic``, ``random``."""
    names = [*edition.ready_ids, *RESERVED]
    levels = [ready.level for ready in edition.ready]
    wanted = name.replace("-", "_")
    if wanted in levels and wanted not in names:
        wanted = edition.ready_ids[levels.index(wanted)]
    if wanted not in names:
        known = ", ".join([*names, *levels])
        raise OptionError("unknown_landscape", name=shown(name), names=known)
    return {"landscape": wanted}


def listed_landscape(edition: CarpetEdition, level: str, seed: int) -> Json:
    """Return the random landscape with this number as a row of an edition."""
    checks = edition.checks_for(DEFAULTS)
    placements = edition.random_placements(checks, Amounts(level, 0, 0), seed)
    place = [placement.data(edition.panels) for placement in placements]
    return {"id": f"{level}_{seed}", "level": level, "place": place}
