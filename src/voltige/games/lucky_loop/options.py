"""The table options of Lucky Loop, and all that stays fixed during a match."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.fields.layout import Layout
from voltige.core.options import Flag, OneSeat, OneWord, Option, Values, Whole
from voltige.core.state import SPECTATOR
from voltige.games.lucky_loop import terms
from voltige.games.lucky_loop.edition import LuckyLoopEdition

MOST_ROUNDS: Final = 5000
MOST_LEGAL: Final = 80  # no legal list is longer: 42 assignments, 7 re-rolls and two more
RANDOM_START: Final = "random"


def lucky_loop_options(edition: LuckyLoopEdition) -> list[Option]:
    """List the options of docs/rules/lucky-loop.md, "Options"."""
    return [
        OneSeat("start_player", RANDOM_START, terms.MOST_SEATS, "LL-8"),
        OneWord("final_exchange_cost", ["per_exchange", "per_card"], "per_exchange", "LL-88"),
        Whole("first_bonus_threshold", 8, 20, edition.numbers.first_bonus_threshold, "LL-69"),
        Whole("free_minimum_score", 8, 8, 0, "LL-105", zero=True),
        Flag("own_record_bonus", True, "LL-73"),
        Flag("bonus_for_void", False, "LL-59"),
        Flag("may_decline_figure", False, "LL-47"),
        Flag("seventh_die_after_roll", False, "LL-81"),
        Flag("single_card_in_round_1", False, "LL-29"),
        Flag("fly_unchanged", False, "LL-23"),
        OneWord("illegal_free_programme", ["refuse", "penalty"], "refuse", "LL-108"),
        OneWord("bonus_supply", ["limited", "unlimited"], "limited", "LL-76"),
        OneWord("discard_visibility", ["all", "top"], "all", "LL-118"),
        Whole("round_cap", 1, MOST_ROUNDS, 200, "LL-116", zero=True),
    ]


@final
class BlankRows:
    """The rows of a position in which nothing is known or has happened; copied, never changed."""

    def __init__(self, edition: LuckyLoopEdition, seats: int) -> None:
        cards = int(edition.cards)
        room = edition.numbers.hand_size + edition.numbers.exchange
        self.places: Final = vec[i64]([terms.SOMEWHERE] * cards)
        self.hands: Final = vec[i64]([terms.NO_CARD] * (seats * room))
        self.draws: Final = vec[i64]([terms.NO_CARD] * (terms.PILES * cards))
        self.picks: Final = vec[i64]([terms.NO_CARD] * room)
        self.sizes: Final = vec[i64]([0] * terms.TOPS + [terms.NO_CARD] * terms.PILES + [0] * seats)
        self.flown: Final = vec[i64]([0] * (3 * terms.MOST_FIGURES))
        self.board: Final = vec[i64]([terms.NO_CARD] * (terms.PROGRAMMES * terms.SLOTS))
        self.scores: Final = vec[i64]([0] * (seats * terms.PROGRAMMES))
        self.points: Final = vec[i64]([0] * seats)
        self.free_scores: Final = vec[i64]([terms.NO_FREE_SCORE] * seats)
        self.records: Final = vec[i64]([0] * terms.PROGRAMMES)
        self.nothing: Final = vec[i64]()
        self.codes: Final = vec[i64]([0] * MOST_LEGAL)


@final
class LuckyLoopSetup:
    """What never changes during a match: edition, seats, options."""

    def __init__(self, edition: LuckyLoopEdition, seats: int, values: Values) -> None:
        numbers = edition.numbers
        self.edition: Final = edition
        self.table: Final = edition.table
        self.values: Final = values
        self.seats: Final[i64] = seats
        self.cards: Final[i64] = edition.cards
        self.hand_size: Final[i64] = numbers.hand_size
        self.deal_per_pile: Final[i64] = numbers.deal_per_pile
        self.exchange: Final[i64] = numbers.exchange
        self.dice: Final[i64] = numbers.black
        self.has_seventh_die: Final[bool] = numbers.red > 0
        self.max_per_roll: Final[i64] = numbers.max_per_roll
        self.programme_minimum: Final[i64] = numbers.programme_minimum
        self.unrepeatable_from: Final[i64] = numbers.unrepeatable_from
        self.min_cards: Final[i64] = numbers.min_cards
        self.max_cards: Final[i64] = numbers.max_cards
        self.min_difficulty: Final[i64] = numbers.min_difficulty
        self.highlight_factor: Final[i64] = numbers.highlight_factor
        self.failure_cost: Final[i64] = numbers.failure_cost
        self.illegal_cost: Final[i64] = numbers.illegal_cost
        self.bonus_tokens: Final[i64] = numbers.bonus_tokens
        per_card: bool = values["final_exchange_cost"] == "per_card"
        self.final_exchange_cost: Final[i64] = numbers.exchange_cost * (
            numbers.exchange if per_card else 1
        )
        self.start_player: Final[i64] = start_seat(values["start_player"])
        self.first_bonus_threshold: Final[i64] = values["first_bonus_threshold"]
        self.free_minimum_score: Final[i64] = values["free_minimum_score"]
        self.own_record_bonus: Final[bool] = values["own_record_bonus"]
        self.bonus_for_void: Final[bool] = values["bonus_for_void"]
        self.may_decline_figure: Final[bool] = values["may_decline_figure"]
        self.seventh_die_after_roll: Final[bool] = values["seventh_die_after_roll"]
        self.single_card_in_round_1: Final[bool] = values["single_card_in_round_1"]
        self.fly_unchanged: Final[bool] = values["fly_unchanged"]
        self.illegal_free_is_punished: Final[bool] = values["illegal_free_programme"] == "penalty"
        self.supply_is_limited: Final[bool] = values["bonus_supply"] == "limited"
        self.discards_are_open: Final[bool] = values["discard_visibility"] == "all"
        self.round_cap: Final[i64] = values["round_cap"]
        self.hand_room: Final[i64] = numbers.hand_size + numbers.exchange
        self.layout: Layout | None = None  # made when a position is first told (fields)
        self.blank: Final = BlankRows(edition, seats)
        self.seen_places: Final = vec[i64](list_seen(seats, self.discards_are_open))


def list_seen(seats: int, discards_are_open: bool) -> list[int]:
    """List what a viewer, or a spectator first, knows of a card in each place, SOMEWHERE first."""
    found: list[int] = []
    for viewer in range(SPECTATOR, seats):
        for place in range(terms.SOMEWHERE, terms.PLACES - 1):
            lies_open = terms.ON_BOARD <= place < terms.IN_HAND or place >= terms.IN_FREE
            if place == terms.IN_DISCARD_PILE:
                lies_open = discards_are_open
            own = viewer >= 0 and place == terms.IN_HAND + viewer
            found.append(place if lies_open or own else terms.SOMEWHERE)
    return found


def start_seat(value: int | str) -> int:
    """Return the seat that starts, or NO_SEAT for luck to choose."""
    return terms.NO_SEAT if isinstance(value, str) else value
