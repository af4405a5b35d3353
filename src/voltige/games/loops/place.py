"""Making a position from plain data; what the data leaves open takes the set-up's values.

Cards left open are filled in a fixed way: unnamed hands get their cards from what is left, in turn
and kind by kind; a draw pile given as a number gets that many. So a scenario names only what it
is about.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.errors import NotationError, PositionError
from voltige.core.position import PositionReader, prove
from voltige.core.state import CHANCE, NOBODY
from voltige.games.loops.edition import LoopsEdition, read_loops_data
from voltige.games.loops.holdings import fill_row
from voltige.games.loops.options import LoopsSetup
from voltige.games.loops.state import LoopsState, new_loops_state
from voltige.games.loops.terms import (
    DEAL,
    LEFT,
    NO_CLAIM,
    OVER,
    PHASE_NAMES,
    RACE,
    RIGHT,
    SETTLE_RACE,
    TAKE,
    TURN,
)

KEYS: Final = [
    "phase",
    "to_act",
    "turn_owner",
    "starter",
    "round_no",
    "plays_this_round",
    "direction",
    "attitude",
    "pile",
    "draw_pile",
    "bottom",
    "hands",
    "known",
    "returned",
    "totals",
    "rounds_won",
    "taker",
    "to_take",
    "race",
]
DERIVED: Final = ["base_altitude", "box_face", "pile_size", "draw_pile_size", "hand_sizes"]
MOST: Final = 1_000_000


class Reader(PositionReader):
    """Takes seats and cards of LOOPS out of plain data."""

    def __init__(self, setup: LoopsSetup, data: dict[str, Any]) -> None:
        super().__init__(data)
        self.setup: Final = setup

    def wholes(self, key: str) -> list[int]:
        seats = int(self.setup.seats)
        value = self.data.get(key, [0] * seats)
        if not isinstance(value, list) or len(value) != seats:
            raise self.wrong(key, f"[{seats}]")
        return [self.bounded(key, item, 0, MOST) for item in value]

    def card(self, key: str, name: Any) -> int:
        ids = self.setup.edition.ids
        if not isinstance(name, str) or name not in ids:
            raise self.wrong(key, " | ".join(ids))
        return ids.index(name)

    def cards(self, key: str) -> list[int]:
        value = self.data.get(key, [])
        if not isinstance(value, list):
            raise self.wrong(key, "[…]")
        return [self.card(key, name) for name in value]

    def counts(self, key: str, value: Any) -> list[int]:
        found = [0] * int(self.setup.cards)
        if not isinstance(value, dict):
            raise self.wrong(key, "{card = count}")
        for name, count in value.items():
            found[self.card(key, name)] = self.bounded(f"{key}.{name}", count, 0, MOST)
        return found

    def rows(self, key: str) -> list[list[int]]:
        """Take one table of counts per seat; an empty one where the seat is not named."""
        value = self.data.get(key, [])
        seats = int(self.setup.seats)
        if not isinstance(value, list) or len(value) > seats:
            raise self.wrong(key, f"[{seats}]")
        rows = [self.counts(key, row) for row in value]
        while len(rows) < seats:
            rows.append([0] * int(self.setup.cards))
        return rows


def place_state(setup: LoopsSetup, data: dict[str, Any]) -> LoopsState:
    """Make the position that ``data`` describes; raise PositionError when there is none."""
    reader = Reader(setup, data)
    reader.refuse_unknown([*KEYS, *DERIVED])
    state = new_loops_state(setup)
    place_scalars(state, reader)
    place_cards(state, reader)
    place_race(state, reader)
    prove(state)
    reader.compare(DERIVED, state.to_dict())
    return state


def place_scalars(state: LoopsState, reader: Reader) -> None:
    seats = int(state.setup.seats)
    phase = PHASE_NAMES.index(reader.word("phase", PHASE_NAMES, "turn"))
    owner = reader.whole("turn_owner", -1, seats - 1, named_seat(reader, "to_act"))
    actor = {TURN: owner, RACE: owner, OVER: NOBODY}.get(phase, CHANCE)
    state.phase = phase
    state.to_act = reader.whole("to_act", NOBODY, seats - 1, actor)
    state.turn_owner = owner
    state.starter = reader.whole("starter", -1, seats - 1, max(0, owner))
    state.round_no = reader.whole("round_no", 0, MOST, 1)
    state.plays = reader.whole("plays_this_round", 0, MOST, 0)
    left = reader.word("direction", ["left", "right"], "left") == "left"
    state.direction = LEFT if left else RIGHT
    state.positive = reader.word("attitude", ["positive", "negative"], "positive") == "positive"
    state.totals = vec[i64](reader.wholes("totals"))
    state.rounds_won = vec[i64](reader.wholes("rounds_won"))
    taking = phase == DEAL or phase == TAKE
    state.taker = reader.whole("taker", 0 if taking else -1, seats - 1, -1)
    state.to_take = reader.whole("to_take", 0, MOST, 0)


def named_seat(reader: Reader, key: str) -> int:
    """Return the seat under a key, 0 where there is none; the key itself is judged elsewhere."""
    value = reader.data.get(key)
    if isinstance(value, int) and 0 <= value < int(reader.setup.seats):
        return int(value)
    return 0


def place_cards(state: LoopsState, reader: Reader) -> None:
    setup = state.setup
    left = [int(copies) for copies in setup.deck]
    pile = reader.cards("pile")
    bottom = reader.cards("bottom")
    for card in pile + bottom:
        left[card] -= 1
    hands = named_hands(reader)
    for hand in hands:
        for card, count in enumerate(hand or []):
            left[card] -= count
    draw_pile = reader.data.get("draw_pile")
    if isinstance(draw_pile, dict):
        counts = reader.counts("draw_pile", draw_pile)
        for card, count in enumerate(counts):
            left[card] -= count
        fill_hands(hands, left, sum(left))
    elif draw_pile is None:
        counts = left
        wanted = sum(1 for hand in hands if hand is None) * int(setup.cards_each)
        fill_hands(hands, left, wanted)
    else:
        size = reader.whole("draw_pile", 0, MOST, 0)
        fill_hands(hands, left, sum(left) - size)
        counts = left
        if sum(left) != size:
            raise reader.wrong("draw_pile", str(sum(left)))
    refuse_missing(reader, left)
    if len(pile) > int(setup.deck_size):
        raise reader.wrong("pile", f"[0 … {setup.deck_size}]")
    fill_row(state, setup.draw_row, vec[i64](counts), 0)
    state.bottom = vec[i64](bottom)
    store_hands(state, reader, [hand or [] for hand in hands])
    state.returned = vec[i64](reader.counts("returned", reader.data.get("returned", {})))
    for place, card in enumerate(pile):
        state.pile[place] = card
        if card < state.setup.altitudes:
            state.base = card
    state.pile_size = len(pile)


def named_hands(reader: Reader) -> list[list[int] | None]:
    """Take the hands; none for a seat that is not named or left empty while others are filled."""
    value = reader.data.get("hands", [])
    seats = int(reader.setup.seats)
    if not isinstance(value, list) or len(value) > seats:
        raise reader.wrong("hands", f"[{seats}]")
    complete = isinstance(reader.data.get("draw_pile"), dict) and len(value) == seats
    hands: list[list[int] | None] = []
    for row in value:
        named = row != {} or complete
        hands.append(reader.counts("hands", row) if named else None)
    while len(hands) < seats:
        hands.append(None)
    return hands


def fill_hands(hands: list[list[int] | None], left: list[int], wanted: int) -> None:
    """Give ``wanted`` cards of what is left to the unnamed hands, in turn and kind by kind."""
    open_seats = [seat for seat, hand in enumerate(hands) if hand is None]
    rows: dict[int, list[int]] = {seat: [0] * len(left) for seat in open_seats}
    for seat in open_seats:
        hands[seat] = rows[seat]
    given = 0
    while open_seats and given < wanted:
        before = given
        for card in range(len(left)):
            if left[card] > 0 and given < wanted:
                left[card] -= 1
                rows[open_seats[given % len(open_seats)]][card] += 1
                given += 1
        if given == before:
            return


def refuse_missing(reader: Reader, left: list[int]) -> None:
    """Refuse positions that use more cards than the deck has."""
    for card, count in enumerate(left):
        if count < 0:
            name = reader.setup.edition.ids[card]
            raise PositionError("too_many_cards", card=name, copies=int(reader.setup.deck[card]))


def store_hands(state: LoopsState, reader: Reader, hands: list[list[int]]) -> None:
    known = reader.rows("known")
    for seat, hand in enumerate(hands):
        row = seat * state.setup.width
        for card in range(int(state.setup.cards)):
            state.held[row + state.setup.known_at + card] = known[seat][card]
        fill_row(state, row, vec[i64](hand), 0)


def place_race(state: LoopsState, reader: Reader) -> None:
    """Set the answers of a race; each must be one that its seat could give."""
    race = reader.data.get("race", {})
    if not isinstance(race, dict):
        raise reader.wrong("race", "{speed_player, claims}")
    if state.phase != RACE and state.phase != SETTLE_RACE:
        if race:
            raise reader.wrong("race", "{}")
        return
    seats = int(state.setup.seats)
    asked = Reader(state.setup, race)
    state.speed_player = asked.whole("speed_player", 0, seats - 1, -1)
    claims = race.get("claims", [""] * seats)
    if not isinstance(claims, list) or len(claims) != seats:
        raise reader.wrong("race.claims", f"[{seats}]")
    answers = [place_claim(state, reader, seat, text) for seat, text in enumerate(claims)]
    state.claims = vec[i64](answers)
    if state.phase == SETTLE_RACE and len(state.chance_outcomes()) < 2:
        raise reader.wrong("race.claims", "≥ 2")


def place_claim(state: LoopsState, reader: Reader, seat: int, text: Any) -> int:
    """Read one answer; it must be legal for its seat."""
    if text == "":
        return NO_CLAIM
    phase, actor = state.phase, state.to_act
    try:
        action = state.table().read(str(text))
    except NotationError as error:
        raise reader.wrong("race.claims", "decline | play …") from error
    state.phase, state.to_act = RACE, seat
    legal = action in state.legal_actions()
    state.phase, state.to_act = phase, actor
    if not legal:
        raise reader.wrong("race.claims", "decline | play …")
    return action.code


def restore_state(
    edition: dict[str, Any], seats: int, values: dict[str, Any], data: dict[str, Any]
) -> LoopsState:
    """Unpickle a state."""
    printing: LoopsEdition = read_loops_data(edition, "pickle")
    return place_state(LoopsSetup(printing, seats, values), data)
