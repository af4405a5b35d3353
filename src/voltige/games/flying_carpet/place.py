"""Making a position from plain data; what the data leaves open takes the set-up's values.

Hands that are not full get cards from what is left, kind by kind, unless the draw pile is named card
by card. A draw pile given as a number leaves the rest to the discard pile. So a scenario names only
what it is about.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.errors import PositionError
from voltige.core.state import CHANCE, NOBODY
from voltige.games.flying_carpet.edition import (
    DIRECTION_CARDS,
    WIND_CARDS,
    CarpetEdition,
    read_carpet_data,
)
from voltige.games.flying_carpet.holdings import add_card
from voltige.games.flying_carpet.landscape.checks import is_legal
from voltige.games.flying_carpet.landscape.panels import read_placements
from voltige.games.flying_carpet.options import SEED_DIGITS, CarpetSetup
from voltige.games.flying_carpet.state import CarpetState
from voltige.games.flying_carpet.terms import (
    ARRIVED,
    CELL,
    DEAL,
    DRAFT,
    DRAFT_ROW,
    DRAW_ONE,
    FIELDS,
    FIRST_PLAYER,
    HELD,
    LANDING,
    LEFT_CARDS,
    NO_DRAW,
    NO_PANEL,
    NO_SEAT,
    OFF_BOARD,
    OVER,
    PHASE_NAMES,
    PLACE,
    REFILL,
    STAMP,
    TURN,
)

KEYS: Final = [
    "phase",
    "to_act",
    "active",
    "first",
    "round",
    "landscape",
    "number",
    "digits",
    "draft",
    "cells",
    "stacks",
    "held",
    "directions",
    "places",
    "hands",
    "draw_pile",
    "discard_pile",
    "pending",
]
DERIVED: Final = [
    "winner",
    "target",
    "spent_directions",
    "hand_sizes",
    "draw_pile_size",
    "discard_pile_size",
]
DRAFT_KEYS: Final = ["passed", "panel", "mirrored", "column"]
MOST: Final = 1_000_000


class Reader:
    """Takes values out of plain data; every fault names its key."""

    def __init__(self, setup: CarpetSetup, data: dict[str, Any]) -> None:
        self.setup: Final = setup
        self.data: Final = data

    def wrong(self, key: str, expected: str) -> PositionError:
        return PositionError("bad_position", key=key, expected=expected)

    def whole(self, key: str, low: int, high: int, default: int) -> int:
        value = self.data.get(key, default)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.wrong(key, f"{low} … {high}")
        return value

    def word(self, key: str, allowed: list[str], default: str) -> str:
        value = self.data.get(key, default)
        if not isinstance(value, str) or value not in allowed:
            raise self.wrong(key, " | ".join(allowed))
        return value

    def per_seat(self, key: str, default: Any) -> list[Any]:
        """Take a list with a value for each seat."""
        seats = int(self.setup.seats)
        value = self.data.get(key, [default] * seats)
        if not isinstance(value, list) or len(value) != seats:
            raise self.wrong(key, f"[{seats}]")
        return value

    def wholes(self, key: str, high: int, default: int) -> list[int]:
        values = self.per_seat(key, default)
        for item in values:
            if not isinstance(item, int) or isinstance(item, bool) or not 0 <= item <= high:
                raise self.wrong(key, f"0 … {high}")
        return values

    def flags(self, key: str) -> list[bool]:
        values = self.per_seat(key, False)
        if not all(isinstance(item, bool) for item in values):
            raise self.wrong(key, "true | false")
        return values

    def counts(self, key: str, value: Any) -> list[int]:
        found = [0] * int(self.setup.cards)
        ids = self.setup.edition.ids
        if not isinstance(value, dict):
            raise self.wrong(key, "{card = count}")
        for name, count in value.items():
            if name not in ids:
                raise self.wrong(key, " | ".join(ids))
            if (
                not isinstance(count, int)
                or isinstance(count, bool)
                or not 0 <= count <= WIND_CARDS
            ):
                raise self.wrong(f"{key}.{name}", f"0 … {WIND_CARDS}")
            found[ids.index(name)] = count
        return found

    def cell(self, key: str, value: Any) -> int:
        """Take a cell as column and row, or OFF_BOARD for an empty list."""
        board = self.setup.board
        if value == []:
            return OFF_BOARD
        good = isinstance(value, list) and len(value) == 2
        if not good or not all(isinstance(n, int) and not isinstance(n, bool) for n in value):
            raise self.wrong(key, "[column, row]")
        if not board.holds(value[0], value[1]):
            raise self.wrong(key, f"[1 … {board.width}, 1 … {board.height}]")
        return board.cell(value[0], value[1])


def place_state(setup: CarpetSetup, data: dict[str, Any]) -> CarpetState:
    """Make the position that ``data`` describes; raise PositionError when there is none."""
    for key in data:
        if key not in KEYS and key not in DERIVED:
            raise PositionError("bad_position_key", key=str(key)[:40])
    reader = Reader(setup, data)
    state = CarpetState(setup, setup.first_carpets[:], setup.first_cards[:])
    place_scalars(state, reader)
    place_landscape(state, reader)
    place_carpets(state, reader)
    place_stacks(state, reader)
    place_cards(state, reader)
    try:
        state.check()
    except AssertionError as error:
        raise PositionError("impossible_position", reason=str(error)) from error
    told = state.to_dict()
    for key in DERIVED:
        if key in data and (data[key] != told[key] or type(data[key]) is not type(told[key])):
            raise PositionError("bad_position", key=key, expected=str(told[key]))
    return state


def place_scalars(state: CarpetState, reader: Reader) -> None:
    setup = state.setup
    seats = int(setup.seats)
    phase = PHASE_NAMES.index(reader.word("phase", PHASE_NAMES, "turn"))
    first = NO_SEAT if phase == FIRST_PLAYER else int(setup.youngest)
    state.phase = phase
    state.first = reader.whole("first", NO_SEAT, seats - 1, first)
    named = reader.data.get("to_act", 0)
    seat = named if isinstance(named, int) and not isinstance(named, bool) else 0
    playing = phase >= TURN
    active = seat if 0 <= seat < seats and playing else int(state.first) if playing else NO_SEAT
    state.active = reader.whole("active", NO_SEAT, seats - 1, active)
    actor: int = CHANCE
    if phase == TURN or phase == LANDING:
        actor = int(state.active)
    elif DRAFT <= phase <= DRAFT_ROW:
        actor = int(state.first)
    elif phase == OVER:
        actor = NOBODY
    state.to_act = reader.whole("to_act", NOBODY, seats - 1, actor)
    state.round_no = reader.whole("round", 0, MOST, 1 if playing else 0)
    pending = reader.word("pending", ["", "draw", *setup.edition.ids], default_pending(phase))
    if pending == "draw":
        state.pending = DRAW_ONE
    elif pending:
        state.pending = setup.edition.ids.index(pending)
    else:
        state.pending = NO_DRAW


def default_pending(phase: int) -> str:
    """Say what is due where the data does not."""
    return "draw" if phase == REFILL else ""


def place_landscape(state: CarpetState, reader: Reader) -> None:
    """Put the panels up; those of a fixed landscape need not be named."""
    setup = state.setup
    edition = setup.edition
    made = setup.draws_landscape and state.phase > DRAFT_ROW
    digits = SEED_DIGITS if made else 0
    state.digits = reader.whole("digits", 0, SEED_DIGITS, digits)
    state.seed = reader.whole("number", 0, 10**SEED_DIGITS - 1, 0)
    if "landscape" in reader.data:
        placements = read_placements(reader.data["landscape"], edition.panels)
        if placements is None or not is_legal(setup.checks, placements):
            raise reader.wrong("landscape", "[[panel, column, row]]")
        state.land = edition.landscape(placements)
        if state.phase > DRAFT_ROW:
            state.sky = edition.sky_over(state.land, setup.winds)
    draft = reader.data.get("draft", {})
    if not isinstance(draft, dict) or any(key not in DRAFT_KEYS for key in draft):
        raise reader.wrong("draft", "{passed, panel, mirrored, column}")
    if not DRAFT <= state.phase <= DRAFT_ROW:
        if draft:
            raise reader.wrong("draft", "{}")
        return
    asked = Reader(setup, draft)
    state.passes = vec[i64]([int(passed) for passed in asked.flags("passed")])
    panel = asked.word("panel", ["", *edition.panel_ids], "")
    mirrored = draft.get("mirrored", False)
    if not isinstance(mirrored, bool):
        raise reader.wrong("draft.mirrored", "true | false")
    state.chosen = NO_PANEL
    if panel:
        state.chosen = 2 * edition.panel_ids.index(panel) + int(mirrored)
        if int(state.chosen) not in [int(known) for known in setup.table.panel]:
            raise reader.wrong("draft.mirrored", "false")
    elif mirrored:
        raise reader.wrong("draft.mirrored", "false")
    state.column = asked.whole("column", 0, int(setup.board.width), 0)


def place_carpets(state: CarpetState, reader: Reader) -> None:
    setup = state.setup
    cells = reader.per_seat("cells", [])
    held = reader.flags("held")
    directions = reader.wholes("directions", DIRECTION_CARDS, DIRECTION_CARDS)
    places = reader.wholes("places", int(setup.seats), 0)
    for seat in range(int(setup.seats)):
        row = seat * FIELDS
        cell = reader.cell(f"cells.{seat}", cells[seat])
        if cell == OFF_BOARD and places[seat] > 0:
            cell = ARRIVED
        elif cell == OFF_BOARD and state.phase >= TURN and seat == state.active:
            cell = int(setup.board.start)
        state.carpets[row + CELL] = cell
        state.carpets[row + LEFT_CARDS] = directions[seat]
        state.carpets[row + HELD] = int(held[seat])
        state.carpets[row + PLACE] = places[seat]
        if places[seat] > 0:
            state.arrivals += 1
            if places[seat] == 1:
                state.winner = seat


def place_stacks(state: CarpetState, reader: Reader) -> None:
    """Take the order of the stacks; where it is not named, seats lie in their order."""
    setup = state.setup
    stacks = reader.data.get("stacks", {})
    if not isinstance(stacks, dict):
        raise reader.wrong("stacks", "{cell = [seat]}")
    order: list[int] = []
    for key, seats in stacks.items():
        if not isinstance(seats, list) or not seats:
            raise reader.wrong("stacks", "{cell = [seat]}")
        for seat in seats:
            if not isinstance(seat, int) or isinstance(seat, bool) or seat in order:
                raise reader.wrong(f"stacks.{str(key)[:20]}", "[seat]")
            if not 0 <= seat < int(setup.seats) or not lies_on(state, seat, str(key)):
                raise reader.wrong(f"stacks.{str(key)[:20]}", "[seat]")
            order.append(seat)
    for seat in range(int(setup.seats)):
        cell = state.carpets[seat * FIELDS + CELL]
        arriving = state.phase == LANDING and seat == state.active
        lies = cell >= 0 and cell != setup.board.start and not arriving
        if lies and seat not in order:
            order.append(seat)
        elif not lies and seat in order:
            raise reader.wrong("stacks", "{cell = [seat]}")
    for seat in order:
        state.clock += 1
        state.carpets[seat * FIELDS + STAMP] = state.clock


def lies_on(state: CarpetState, seat: int, key: str) -> bool:
    """Tell whether a carpet is on the cell that a key of the stacks names."""
    cell = int(state.carpets[seat * FIELDS + CELL])
    if cell < 0:
        return False
    column, row = state.setup.board.place(cell)
    return key == f"{column},{row}"


def place_cards(state: CarpetState, reader: Reader) -> None:
    setup = state.setup
    left = [int(count) for count in setup.edition.copies]
    hands = [reader.counts("hands", hand) for hand in reader.per_seat("hands", {})]
    discard = reader.counts("discard_pile", reader.data.get("discard_pile", {}))
    for counts in [*hands, discard]:
        take_away(left, counts)
    named = reader.data.get("draw_pile")
    if isinstance(named, dict):
        draw_pile = reader.counts("draw_pile", named)
        take_away(left, draw_pile)
        if any(left):
            raise reader.wrong("draw_pile", f"{WIND_CARDS}")
    else:
        refuse_missing(reader, left)
        fill_hands(state, hands, left)
        draw_pile = left
        if named is not None:
            keep_in_draw_pile(draw_pile, discard, reader.whole("draw_pile", 0, sum(left), 0))
    refuse_missing(reader, left)
    for seat, hand in enumerate(hands):
        if sum(hand) > int(setup.hand):
            raise reader.wrong(f"hands.{seat}", f"0 … {setup.hand}")
        for card, count in enumerate(hand):
            for _ in range(count):
                add_card(setup, state.cards, seat, card)
    for card in range(int(setup.cards)):
        state.cards[setup.draw_at + card] = draw_pile[card]
        state.cards[setup.discard_at + card] = discard[card]
    state.draw_size = sum(draw_pile)
    state.discard_size = sum(discard)


def take_away(left: list[int], counts: list[int]) -> None:
    for card, count in enumerate(counts):
        left[card] -= count


def refuse_missing(reader: Reader, left: list[int]) -> None:
    """Refuse positions that use more cards than the deck has."""
    for card, count in enumerate(left):
        if count < 0:
            edition = reader.setup.edition
            copies = int(edition.copies[card])
            raise PositionError("too_many_cards", card=edition.ids[card], copies=copies)


def fill_hands(state: CarpetState, hands: list[list[int]], left: list[int]) -> None:
    """Fill hands up from what is left, one card of each kind after the other."""
    if state.phase <= DEAL:
        return
    card = 0
    for seat, hand in enumerate(hands):
        wanted = int(state.setup.hand)
        if seat == state.active and state.pending == DRAW_ONE:
            wanted -= 1
        while sum(hand) < wanted:
            while left[card % len(left)] == 0:
                card += 1
            hand[card % len(left)] += 1
            left[card % len(left)] -= 1
            card += 1


def keep_in_draw_pile(draw_pile: list[int], discard: list[int], size: int) -> None:
    """Move cards to the discard pile, kind by kind, until so many are left to draw."""
    card = 0
    while sum(draw_pile) > size:
        if draw_pile[card] > 0:
            draw_pile[card] -= 1
            discard[card] += 1
        else:
            card += 1


def restore_state(
    edition: dict[str, Any], seats: int, values: dict[str, Any], data: dict[str, Any]
) -> CarpetState:
    """Unpickle a state."""
    printing: CarpetEdition = read_carpet_data(edition, "pickle")
    return place_state(CarpetSetup(printing, seats, values), data)
