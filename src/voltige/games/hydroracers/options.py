"""The table options of Hydroracers, and all that stays fixed during a match."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.errors import TableError
from voltige.core.fields.layout import Layout
from voltige.core.options import Flag, OneWord, Option, Several, Values, Whole
from voltige.games.hydroracers.edition.reading import HydroracersEdition
from voltige.games.hydroracers.start import composition, first_rows, join_cells, unknown_cells
from voltige.games.hydroracers.terms import CARDS_AT, GRID_NAMES, NO_CIRCUIT, NO_SEAT, PILES_AT

RANDOM_CIRCUIT: Final = "random"
PILOTS: Final = ["same_nation", "random", "chosen", "none"]
MOST_HEAD_START: Final = 20
FEWEST_RACES: Final = 2
MOST_RACES: Final = 6
AUTOPILOT: Final = "autopilot"  # how a seat names one: autopilot:italy


def hydroracers_options(edition: HydroracersEdition) -> list[Option]:
    """List the options of docs/rules/hydroracers.md, "Table options"."""
    circuits = [*edition.circuit_ids, RANDOM_CIRCUIT]
    return [
        OneWord("mode", ["race", "campaign"], "race", "HR-123"),
        Whole("races", FEWEST_RACES, MOST_RACES, 3, "HR-123"),
        Flag("start_with_development", False, "HR-124"),
        OneWord("cockpit", ["basic", "expert"], "basic", "HR-106"),
        OneWord("circuit", circuits, edition.circuit_ids[0], "HR-7"),
        Several("planes", edition.plane_ids, "HR-4", per_seat=True),
        OneWord("pilots", PILOTS, "same_nation", "HR-5"),
        Flag("bets", True, "HR-77"),
        OneWord("bet_timing", ["before_move", "anytime_in_turn"], "before_move", "HR-78"),
        Several("autopilots", edition.plane_ids, "HR-212"),
        OneWord("autopilot_criterion_from", ["plane", "pilot"], "plane", "HR-223"),
        OneWord("autopilot_crash", ["heat", "race"], "heat", "HR-227"),
        Whole("autopilot_head_start", 0, MOST_HEAD_START, 0, "HR-230"),
        OneWord("autopilot_winnings", ["none", "counted"], "none", "HR-230"),
        OneWord("teams", ["none", "two_by_two"], "none", "HR-239"),
        Flag("corners_after_finish", True, "HR-42"),
        Flag("end_heat_when_alone", True, "HR-98"),
        OneWord("autopilot_upgrade", ["exact", "at_least"], "exact", "HR-234"),
        OneWord("campaign_conversion", ["end", "each_race", "never"], "end", "HR-127"),
        OneWord("next_grid", ["leader_chooses", *GRID_NAMES], "leader_chooses", "HR-139"),
        OneWord("repair_cost_tokens", ["alert", "damage", "both"], "alert", "HR-131"),
        Flag("brake_changes_speed", True, "HR-198"),
        OneWord("wake_breaker_scope", ["adjacent", "all"], "adjacent", "HR-199"),
    ]


def check_races(asked: Values) -> None:
    """Refuse a number of races that no campaign has; a single race is a mode of its own (HR-D59)."""
    races = asked.get("races", FEWEST_RACES)
    if isinstance(races, int) and not FEWEST_RACES <= races <= MOST_RACES:
        raise TableError("bad_setup", reason="races", rule="HR-123")


def seated_planes(edition: HydroracersEdition, seats: int, values: Values) -> list[int]:
    """Return the plane of each seat; raise TableError where the options do not fit each other.

    Without ``planes`` people take the free planes in the order of the edition, and autopilots the
    last seats.
    """
    asked: list[str] = values["planes"]
    autopilots: list[str] = values["autopilots"]
    free = [plane for plane in edition.plane_ids if plane not in autopilots]
    chosen = asked or [*free[: seats - len(autopilots)], *autopilots]
    if len(chosen) != seats or not set(autopilots) <= set(chosen):
        raise TableError("bad_setup", reason="planes", rule="HR-212")
    if values["teams"] == "two_by_two":
        if seats != 4:
            raise TableError("bad_setup", reason="team_seats", rule="HR-239")
        if autopilots:
            raise TableError("bad_setup", reason="team_autopilots", rule="HR-239")
    return [edition.plane_ids.index(plane) for plane in chosen]


def autopilot_options(edition: HydroracersEdition, holders: list[str]) -> Values:
    """Return planes and autopilots for seats such as ``autopilot:italy``; nothing without any."""
    flown: dict[int, str] = {}
    by_word = {plane.nation: plane.id for plane in edition.planes}
    by_word |= {plane.id: plane.id for plane in edition.planes}
    for seat, holder in enumerate(holders):
        kind, _, word = holder.partition(":")
        if kind == AUTOPILOT:
            if word not in by_word or by_word[word] in flown.values():
                names = ", ".join(plane.nation for plane in edition.planes)
                raise TableError("bad_autopilot", text=holder, names=names)
            flown[seat] = by_word[word]
    if not flown:
        return {}
    free = [plane for plane in edition.plane_ids if plane not in flown.values()]
    planes: list[str] = []
    for seat in range(len(holders)):
        if seat in flown:
            planes.append(flown[seat])
        elif free:
            planes.append(free.pop(0))
    return {"planes": planes, "autopilots": list(flown.values())}


@final
class HydroracersSetup:
    """What never changes during a match: edition, seats, planes, options, the first cells."""

    def __init__(  # noqa: PLR0915  (one line for each field)
        self, edition: HydroracersEdition, seats: int, values: Values
    ) -> None:
        self.edition: Final = edition
        self.table: Final = edition.table
        self.values: Final = values
        self.seats: Final[i64] = seats
        numbers = edition.numbers
        self.numbers: Final = numbers
        planes = seated_planes(edition, seats, values)
        autopilots: list[str] = values["autopilots"]
        flown = [edition.plane_ids[plane] in autopilots for plane in planes]
        expert = values["cockpit"] == "expert"
        self.plane: Final = vec[i64](planes)  # by seat
        self.seat_of: Final = vec[i64](seats_of_planes(len(edition.planes), planes))
        self.autopilot: Final = vec[i64]([int(auto) for auto in flown])
        self.expert: Final = vec[i64]([int(expert and not auto) for auto in flown])  # HR-214
        self.slots: Final = vec[i64](  # HR-53, HR-227
            [numbers.autopilot_slots if auto else numbers.damage_slots for auto in flown]
        )
        self.teams: Final[bool] = values["teams"] == "two_by_two"
        self.mate: Final = vec[i64](team_mates(seats, self.teams))
        self.betting: Final[bool] = values["bets"]
        self.late_bets: Final[bool] = values["bet_timing"] == "anytime_in_turn"
        self.criterion_of_pilot: Final[bool] = values["autopilot_criterion_from"] == "pilot"
        self.out_for_race: Final[bool] = values["autopilot_crash"] == "race"
        self.autopilots_win: Final[bool] = values["autopilot_winnings"] == "counted"
        self.corners_after_finish: Final[bool] = values["corners_after_finish"]
        self.end_when_alone: Final[bool] = values["end_heat_when_alone"]
        self.pilot_choice: Final[i64] = PILOTS.index(values["pilots"])
        self.circuit: Final[i64] = first_circuit(edition, values)
        self.prestige: Final = vec[i64](edition.prestige[seats - 2])
        self.campaign: Final[bool] = values["mode"] == "campaign"
        # A plane's row: the columns of terms.py, then two counts per card, then the campaign's.
        cards = edition.cards if self.campaign else edition.race_cards
        self.cards: Final[i64] = cards
        self.words: Final = edition.words[: int(cards)]
        self.deck_at: Final[i64] = CARDS_AT
        self.played_at: Final[i64] = CARDS_AT + cards
        self.own_at: Final[i64] = CARDS_AT + 2 * cards
        self.kept_at: Final[i64] = CARDS_AT + 3 * cards
        self.plus_at: Final[i64] = CARDS_AT + 3 * cards + edition.devs
        self.rules: Final = CampaignRules(edition, values, self.kept_at)
        rows = first_rows(edition, planes, flown, values)
        self.width: Final[i64] = len(rows[0])
        self.order_at: Final[i64] = seats * len(rows[0])
        self.dev_at: Final[i64] = seats * len(rows[0]) + seats
        self.deck_pile: Final[i64] = seats * len(rows[0]) + seats + PILES_AT
        self.discard_pile: Final[i64] = self.deck_pile + edition.devs
        self.removed_pile: Final[i64] = self.deck_pile + 2 * edition.devs
        at = self.own_at if self.campaign else self.deck_at
        self.cards_each: Final = vec[i64](composition(int(at), int(cards), rows))  # at the start
        joined = join_cells(edition, rows, int(cards) if self.campaign else 0)
        self.start_cells: Final = vec[i64](joined)  # copied, never changed
        self.no_cells: Final = vec[i64](unknown_cells(rows, len(joined)))  # the same
        self.layout: Layout | None = None  # made when a position is first told (fields/)
        self.no_ranks: Final = vec[i64]([0] * seats)  # copied, never changed
        self.scratch: Final = vec[i64]([0] * edition.table.size)  # codes while one is being drawn

    def insiders(self, seat: i64) -> list[int]:
        """List the seats that see a seat's hand: itself, and its team mate (HR-239)."""
        if self.mate[seat] == NO_SEAT:
            return [int(seat)]
        return [int(seat), int(self.mate[seat])]


@final
class CampaignRules:
    """The options of a campaign, and where each technology lies in a row."""

    def __init__(self, edition: HydroracersEdition, values: Values, kept_at: i64) -> None:
        self.races: Final[i64] = values["races"]
        self.opening: Final[bool] = values["start_with_development"]
        self.upgrade_lowest: Final[bool] = values["autopilot_upgrade"] == "at_least"
        self.converts_each_race: Final[bool] = values["campaign_conversion"] == "each_race"
        self.converts: Final[bool] = values["campaign_conversion"] != "never"
        grid = values["next_grid"]
        self.next_grid: Final[i64] = GRID_NAMES.index(grid) if grid in GRID_NAMES else -1
        self.alerts_cost: Final[bool] = values["repair_cost_tokens"] != "damage"
        self.damage_costs: Final[bool] = values["repair_cost_tokens"] != "alert"
        self.brake_slows: Final[bool] = values["brake_changes_speed"]
        self.breaks_far: Final[bool] = values["wake_breaker_scope"] == "all"
        kinds = edition.technology_kind
        self.technology_at: Final = vec[i64](  # by effect, or -1 where the edition has no such card
            [int(kept_at + kind) if kind >= 0 else -1 for kind in kinds]
        )


def first_circuit(edition: HydroracersEdition, values: Values) -> int:
    """Return the circuit of the first race, or NO_CIRCUIT if it is drawn (HR-7)."""
    if values["circuit"] == RANDOM_CIRCUIT:
        return NO_CIRCUIT
    return edition.circuit_ids.index(values["circuit"])


def team_mates(seats: int, together: bool) -> list[int]:
    """Return the team mate of each seat, or NO_SEAT (HR-239)."""
    return [(seat + 2) % 4 if together else NO_SEAT for seat in range(seats)]


def seats_of_planes(count: int, planes: list[int]) -> list[int]:
    """Return the seat of each plane of the edition, or NO_SEAT."""
    return [planes.index(plane) if plane in planes else NO_SEAT for plane in range(count)]
