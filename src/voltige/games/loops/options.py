"""The table options of LOOPS, and all that stays fixed during a match."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.errors import TableError
from voltige.core.fields.layout import Layout
from voltige.core.options import Flag, OneWord, Option, PerSeat, Values, Whole
from voltige.games.loops.edition import LoopsEdition
from voltige.games.loops.terms import ALTITUDE, DRAW, FIRST_PLAYER_NAMES, NO_CLAIM

MOST_WEIGHT: Final = 100
RACE_RULE: Final = "LO-D18"
LAID_AT_ONCE: Final = 4  # cards that are written when one is laid (apply.py)


def loops_options(edition: LoopsEdition) -> list[Option]:
    """List the options of docs/rules/loops.md, "Options"."""
    return [
        Whole("target_points", 50, 1000, edition.target_points, "LO-55"),
        Whole("max_rounds", 1, 50, 0, "LO-56", zero=True),
        OneWord("race_mode", ["live", "secret"], "secret", RACE_RULE),
        Whole("race_window_ms", 2000, 30000, 6000, RACE_RULE),
        Whole("race_commit_ms", 3000, 60000, 10000, RACE_RULE),
        Whole("race_deadline_h", 1, 72, 12, RACE_RULE),
        PerSeat("race_weights", MOST_WEIGHT, "LO-47"),
        OneWord("first_player", FIRST_PLAYER_NAMES, "rotate", "LO-8"),
        Flag("conditions_carry_over", False, "LO-7"),
        OneWord("loop_return", ["shuffle", "bottom"], "shuffle", "LO-32"),
        OneWord("draw_target", ["others", "any"], "others", "LO-34"),
        OneWord("final_card_effect", ["none", "resolve"], "none", "LO-51"),
        Flag("pass_on_empty", False, "LO-25"),
        OneWord("tie_break", ["shared", "rounds_won"], "shared", "LO-58"),
        OneWord("fault_mode", ["refuse", "pick_up"], "refuse", "LO-60"),
        Flag("pile_browse", True, "LO-D27"),
        Flag("memory_aid", False, "LO-24"),
        Whole("round_play_cap", 100, 10000, 1000, "LO-59"),
        Whole("turn_timeout_s", 10, 300, 0, "LO-13", zero=True),
    ]


def check_races(values: Values) -> None:
    """Refuse weights where races are live: they act in secret races only (LO-47, LO-D18)."""
    if values["race_mode"] == "live" and any(weight != 1 for weight in values["race_weights"]):
        raise TableError("race_weights_live", rule=RACE_RULE)


@final
class LoopsSetup:
    """What never changes during a match: edition, seats, options, the deck in use."""

    def __init__(self, edition: LoopsEdition, seats: int, values: Values) -> None:
        self.edition: Final = edition
        self.table: Final = edition.table
        self.values: Final = values
        self.seats: Final[i64] = seats
        self.cards: Final[i64] = edition.cards
        # A row of counts (zones.py): two cells per card, then sums.
        self.known_at: Final[i64] = edition.cards
        self.size_at: Final[i64] = 2 * edition.cards
        self.choices_at: Final[i64] = 2 * edition.cards + 1
        self.width: Final[i64] = 2 * edition.cards + 2
        self.draw_row: Final[i64] = seats * self.width  # the row after the hands
        self.altitudes: Final[i64] = edition.altitudes
        two = seats == 2
        self.deck: Final = edition.copies_two if two else edition.copies  # LO-2, LO-4
        self.deck_size: Final[i64] = sum([int(copies) for copies in self.deck])
        wanted = edition.hand_size_two if two else edition.hand_size
        self.cards_each: Final[i64] = min(wanted, int(self.deck_size) // seats)  # LO-5
        self.target_points: Final[i64] = values["target_points"]
        self.max_rounds: Final[i64] = values["max_rounds"]
        weights: list[int] = values["race_weights"] or [1] * seats
        self.race_weights: Final = vec[i64](weights)
        self.first_player: Final[i64] = FIRST_PLAYER_NAMES.index(values["first_player"])
        self.conditions_carry_over: Final[bool] = values["conditions_carry_over"]
        self.loop_to_bottom: Final[bool] = values["loop_return"] == "bottom"
        self.draw_at_self: Final[bool] = values["draw_target"] == "any"
        self.final_draw_strikes: Final[bool] = values["final_card_effect"] == "resolve"
        self.pass_on_empty: Final[bool] = values["pass_on_empty"]
        self.tie_by_rounds_won: Final[bool] = values["tie_break"] == "rounds_won"
        self.faults_punished: Final[bool] = values["fault_mode"] == "pick_up"
        self.pile_browse: Final[bool] = values["pile_browse"]
        self.round_play_cap: Final[i64] = values["round_play_cap"]
        targets = seats if self.draw_at_self else seats - 1
        self.choices: Final = vec[i64](  # how many actions a special gives
            [special_choices(face.kind, targets) for face in edition.faces]
        )
        self.skips_self: Final = vec[i64](  # 1 for a Draw card that may not aim at its player
            [int(not self.draw_at_self and face.kind == DRAW) for face in edition.faces]
        )
        # The altitudes that may be played (LO-14 to LO-16, LO-21): descending, then climbing, each
        # on no altitude and then on each of them.
        on_each = range(int(edition.altitudes))
        top = int(edition.altitudes) - 1
        self.lowest: Final = vec[i64]([0] * (top + 2) + [0, *on_each])
        self.highest: Final = vec[i64]([top, *on_each] + [top] * (top + 2))
        ring = range(-1, seats + 1)  # the seats round the table, seat s at s + 1
        self.ring: Final = vec[i64]([seat % seats for seat in ring])
        self.no_claims: Final = vec[i64]([NO_CLAIM] * seats)  # copied, never changed
        self.no_cards: Final = vec[i64]([0] * edition.cards)  # the same
        self.no_points: Final = vec[i64]([0] * seats)  # the same
        self.no_codes: Final = vec[i64]([0] * edition.table.size)  # the same
        self.layout: Layout | None = None  # made when a position is first told (fields/)
        self.no_pile: Final = vec[i64]([0] * (self.deck_size + LAID_AT_ONCE - 1))  # the same
        self.no_rows: Final = vec[i64]([0] * int(self.draw_row + self.size_at + 1))  # the same
        self.full_deck: Final = self.no_rows[:]  # the same: before the deal all is in the draw pile
        for card in range(edition.cards):
            self.full_deck[self.draw_row + card] = self.deck[card]
        self.full_deck[self.draw_row + self.size_at] = self.deck_size


def special_choices(kind: int, targets: int) -> int:
    """Count the actions that one special card gives; altitudes are counted by their copies."""
    if kind == ALTITUDE:
        return 0
    return targets if kind == DRAW else 1
