"""Making a position from plain data; what the data leaves open takes the set-up's values.

A hand left open gets the lowest cards that lie nowhere else, a deck all that is left (with a deck
named, that was played), a bag the tokens that are not on the cockpit; order and slipstream are those
of a round that starts here. So a scenario names only what it is about.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from voltige.core.errors import PositionError
from voltige.core.state import CHANCE, NOBODY
from voltige.games.hydroracers.apply.flow import order_planes
from voltige.games.hydroracers.edition.reading import HydroracersEdition, read_hydroracers_data
from voltige.games.hydroracers.holdings import (
    add_to_hand,
    hand_limit,
    square_count,
    tokens_on_tiles,
)
from voltige.games.hydroracers.legal.movement import is_racing, slip_bonus
from voltige.games.hydroracers.options import HydroracersSetup
from voltige.games.hydroracers.position import NUMBER_COLUMNS
from voltige.games.hydroracers.state import HydroracersState
from voltige.games.hydroracers.terms import (
    ALERT_TOKEN,
    ALERTS,
    AUTO_DRAW,
    BAG_ALERT,
    BAG_DAMAGE,
    BET_PLANE,
    BET_SLOT,
    CHOOSE_PILOT,
    CRASHED,
    DAMAGE,
    DAMAGE_TOKEN,
    DANGER,
    DECK_SIZE,
    ELEMENT_NAMES,
    LEVEL_AT,
    MOST_ROW,
    MOST_SQUARES,
    MOST_UNDER,
    NO_BET,
    NO_CARD,
    NO_CIRCUIT,
    NO_ELEMENT,
    NO_PILOT,
    NO_PLANE,
    NO_SEAT,
    OVER,
    PHASE_NAMES,
    PILOT,
    PLACE_TOKEN,
    PLAYED_SIZE,
    POSITION,
    RANK,
    REFILL,
    SETUP_PHASES,
    SLIP,
    TILE_AT,
    TOKEN_NAMES,
    TOP,
    UNDER_AT,
    UNDER_SIZE,
)

KEYS: Final = ["phase", "to_act", "taker", "dangers", "token", "element", "circuit", "heat"]
MORE_KEYS: Final = ["round", "rounds_flown", "turn", "order", "planes"]
DERIVED: Final = ["leader"]
PLANE_KEYS: Final = ["pilot", "bag", "tiles", "slot", "bet", "played", "top", "row", "hand", "deck"]
PLANE_DERIVED: Final = ["plane", "autopilot", "maluses", "hand_size", "deck_size", "under_size"]
MOST: Final = 1_000_000


class Reader:
    """Takes values out of plain data; every fault names its key."""

    def __init__(self, setup: HydroracersSetup, data: dict[str, Any], path: str) -> None:
        self.setup: Final = setup
        self.data: Final = data
        self.path: Final = path

    def wrong(self, key: str, expected: str) -> PositionError:
        return PositionError("bad_position", key=f"{self.path}{key}", expected=expected)

    def whole(self, key: str, low: int, high: int, default: int) -> int:
        return self.bounded(key, self.data.get(key, default), low, high)

    def bounded(self, key: str, value: Any, low: int, high: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.wrong(key, f"{low} … {high}")
        return value

    def word(self, key: str, allowed: list[str], default: str) -> int:
        value = self.data.get(key, default)
        if not isinstance(value, str) or value not in allowed:
            raise self.wrong(key, " | ".join(allowed))
        return allowed.index(value)

    def cards(self, key: str, most: int) -> list[int]:
        """Take cards in order."""
        words = self.setup.edition.words
        value = self.data.get(key, [])
        if not isinstance(value, list) or len(value) > most:
            raise self.wrong(key, f"[0 … {most}]")
        if not all(isinstance(word, str) and word in words for word in value):
            raise self.wrong(key, " | ".join(words))
        return [words.index(word) for word in value]

    def counts(self, key: str) -> list[int]:
        """Take cards with their counts."""
        words = self.setup.edition.words
        value = self.data.get(key, {})
        found = [0] * len(words)
        if not isinstance(value, dict):
            raise self.wrong(key, "{card = count}")
        for word, count in value.items():
            if word not in words:
                raise self.wrong(key, " | ".join(words))
            found[words.index(word)] = self.bounded(f"{key}.{word}", count, 0, 99)
        return found

    def refuse_unknown(self, known: list[str]) -> None:
        for key in self.data:
            if key not in known:
                raise PositionError("bad_position_key", key=f"{self.path}{key}"[:40])


def place_state(setup: HydroracersSetup, data: dict[str, Any]) -> HydroracersState:
    """Make the position that ``data`` describes; raise PositionError when there is none."""
    reader = Reader(setup, data, "")
    reader.refuse_unknown([*KEYS, *MORE_KEYS, *DERIVED])
    state = HydroracersState(setup, setup.first_cells[:])
    place_scalars(state, reader)
    planes = data.get("planes", [])
    if not isinstance(planes, list) or len(planes) > int(setup.seats):
        raise reader.wrong("planes", f"[{int(setup.seats)}]")
    readers: list[Reader] = []
    for seat in range(int(setup.seats)):
        plane = planes[seat] if seat < len(planes) else {}
        if not isinstance(plane, dict):
            raise reader.wrong(f"planes.{seat}", "{…}")
        readers.append(Reader(setup, plane, f"planes.{seat}."))
        place_plane(state, readers[seat], seat)
    place_order(state, reader, readers)
    place_actor(state, reader)
    try:
        state.check()
    except AssertionError as error:
        raise PositionError("impossible_position", reason=str(error)) from error
    compare_derived(state, reader, readers)
    return state


def compare_derived(state: HydroracersState, reader: Reader, readers: list[Reader]) -> None:
    """Refuse keys that follow from others but say something else."""
    told = state.to_dict()
    for key in DERIVED:
        if key in reader.data and reader.data[key] != told[key]:
            raise reader.wrong(key, str(told[key]))
    for seat, plane in enumerate(readers):
        for key in PLANE_DERIVED:
            if key in plane.data and plane.data[key] != told["planes"][seat][key]:
                raise plane.wrong(key, str(told["planes"][seat][key]))


def place_scalars(state: HydroracersState, reader: Reader) -> None:
    setup = state.setup
    state.phase = reader.word("phase", PHASE_NAMES, "turn")
    ids = setup.edition.circuit_ids
    default = "" if setup.circuit == NO_CIRCUIT else ids[setup.circuit]
    if not default and state.phase != 0:
        default = ids[0]
    state.circuit = reader.word("circuit", [*ids, ""], default)
    if state.circuit == len(ids):
        state.circuit = NO_CIRCUIT
    first = 0 if state.phase in SETUP_PHASES else 1
    state.heat = reader.whole("heat", 0, 99, first)
    state.round_no = reader.whole("round", 0, MOST, first)
    state.rounds_flown = reader.whole("rounds_flown", 0, MOST, int(state.round_no))
    state.turn = reader.whole("turn", 0, int(setup.seats) - 1, 0)
    state.taker = reader.whole("taker", NO_SEAT, int(setup.seats) - 1, NO_SEAT)
    waiting = state.phase == DANGER or state.phase == PLACE_TOKEN
    state.dangers = reader.whole("dangers", 0, 999, int(waiting))
    state.token = reader.word("token", TOKEN_NAMES, "")
    element = reader.word("element", [*ELEMENT_NAMES, ""], "")
    state.element = NO_ELEMENT if element == len(ELEMENT_NAMES) else element


def place_plane(state: HydroracersState, reader: Reader, seat: i64) -> None:
    """Set the row of one plane."""
    setup = state.setup
    cells = state.cells
    row = seat * setup.width
    numbers = list(NUMBER_COLUMNS)
    reader.refuse_unknown([*PLANE_KEYS, "under", *numbers, *PLANE_DERIVED])
    begun = state.phase not in SETUP_PHASES
    if begun:
        circuit = setup.edition.circuits[max(state.circuit, 0)]
        cells[row + POSITION] = circuit.grid[seat]
        cells[row + RANK] = seat + 1
    for key, column in NUMBER_COLUMNS.items():
        low = -999 if key == "position" else 0
        cells[row + column] = reader.whole(key, low, MOST, int(cells[row + column]))
    ids = setup.edition.pilot_ids
    default = "" if cells[row + PILOT] < 0 else ids[cells[row + PILOT]]
    if begun and setup.values["pilots"] in {"random", "chosen"}:
        default = ids[seat]
    pilot = reader.word("pilot", [*ids, ""], default)
    cells[row + PILOT] = NO_PILOT if pilot == len(ids) else pilot
    place_tiles(state, reader, seat)
    place_bag(state, reader, seat)
    place_bet(state, reader, seat)
    place_cards(state, reader, seat)
    if cells[row + CRASHED] > state.crashes:
        state.crashes = cells[row + CRASHED]


def place_tiles(state: HydroracersState, reader: Reader, seat: i64) -> None:
    """Set levels and tokens of the element tiles."""
    setup = state.setup
    cells = state.cells
    row = seat * setup.width
    tiles = reader.data.get("tiles", {})
    names = ELEMENT_NAMES if setup.expert[seat] == 1 else []
    if not isinstance(tiles, dict) or not set(tiles) <= set(names):
        raise reader.wrong("tiles", " | ".join(names) or "{}")
    for name, told in tiles.items():
        if not isinstance(told, dict) or not set(told) <= {"level", "tokens"}:
            raise reader.wrong(f"tiles.{name}", "{level, tokens}")
        element = ELEMENT_NAMES.index(name)
        inner = Reader(setup, told, f"{reader.path}tiles.{name}.")
        level = inner.whole("level", 1, 3, int(cells[row + LEVEL_AT + element]))
        cells[row + LEVEL_AT + element] = level
        tokens = told.get("tokens", [])
        most = int(square_count(setup, cells, row, element))
        if not isinstance(tokens, list) or len(tokens) > most:
            raise inner.wrong("tokens", f"[{most}]")
        for square, token in enumerate(tokens):
            if not isinstance(token, str) or token not in TOKEN_NAMES:
                raise inner.wrong("tokens", " | ".join(TOKEN_NAMES[1:]))
            cells[row + TILE_AT + element * MOST_SQUARES + square] = TOKEN_NAMES.index(token)


def place_bag(state: HydroracersState, reader: Reader, seat: i64) -> None:
    """Set the bag; by default it holds the tokens that are nowhere else."""
    cells = state.cells
    row = seat * state.setup.width
    damage = cells[row + BAG_DAMAGE] - cells[row + DAMAGE]
    damage -= tokens_on_tiles(cells, row, DAMAGE_TOKEN)
    alerts = cells[row + BAG_ALERT] - cells[row + ALERTS]
    alerts -= tokens_on_tiles(cells, row, ALERT_TOKEN)
    told = reader.data.get("bag", {})
    if not isinstance(told, dict) or not set(told) <= {"damage", "alert"}:
        raise reader.wrong("bag", "{damage, alert}")
    inner = Reader(state.setup, told, f"{reader.path}bag.")
    cells[row + BAG_DAMAGE] = inner.whole("damage", 0, 999, max(0, int(damage)))
    cells[row + BAG_ALERT] = inner.whole("alert", 0, 999, max(0, int(alerts)))


def place_bet(state: HydroracersState, reader: Reader, seat: i64) -> None:
    """Set slot and plane of a bet."""
    setup = state.setup
    row = seat * setup.width
    stakes = setup.edition.numbers.stakes
    slot = reader.whole("slot", -1, MOST, -1)
    if slot not in {-1, *stakes}:
        raise reader.wrong("slot", " | ".join(str(stake) for stake in stakes))
    plane = reader.word("bet", [*setup.edition.plane_ids, ""], "")
    none = plane == len(setup.edition.plane_ids)
    state.cells[row + BET_SLOT] = NO_BET if slot == -1 else stakes.index(slot)
    state.cells[row + BET_PLANE] = NO_PLANE if none else plane


def place_cards(state: HydroracersState, reader: Reader, seat: i64) -> None:
    """Set hand or row, deck, cards under it and played pile."""
    setup = state.setup
    cells = state.cells
    row = seat * setup.width
    auto = setup.autopilot[seat] == 1
    left = [int(setup.cards_each[seat * setup.cards + card]) for card in range(int(setup.cards))]
    under = reader.cards("under", MOST_UNDER)
    deck = reader.counts("deck") if "deck" in reader.data else None
    played = reader.counts("played")
    key, other = ("row", "hand") if auto else ("hand", "row")
    if reader.data.get(other):
        raise reader.wrong(other, "[]" if other == "row" else "{}")
    hand = reader.cards("row", MOST_ROW - 1) if auto else spread(reader.counts("hand"))
    for card in [*hand, *under, *spread(played), *spread(deck or [])]:
        left[card] -= 1
    for card, count in enumerate(left):
        if count < 0:
            copies = int(setup.cards_each[seat * setup.cards + card])
            word = setup.edition.words[card]
            raise PositionError("too_many_cards", card=word, copies=copies)
    if key not in reader.data:
        fills = state.phase not in SETUP_PHASES
        wanted = int(hand_limit(setup, cells, seat)) if fills else 0
        hand = spread(left)[:wanted]
        for card in hand:
            left[card] -= 1
    if deck is not None and "played" not in reader.data:  # what is nowhere else was played
        played, left = left, [0] * len(left)
    if len(hand) >= MOST_ROW:
        raise reader.wrong(key, f"[0 … {MOST_ROW - 1}]")
    for card in hand:
        add_to_hand(setup, cells, row, card)
    for place, card in enumerate(under):
        cells[row + UNDER_AT + place] = card
    cells[row + UNDER_SIZE] = len(under)
    for card in range(int(setup.cards)):
        cells[row + setup.deck_at + card] = left[card] if deck is None else deck[card]
        cells[row + setup.played_at + card] = played[card]
    cells[row + DECK_SIZE] = sum(left) if deck is None else sum(deck)
    cells[row + PLAYED_SIZE] = sum(played)
    words = setup.edition.words
    laid = spread(played)
    top = reader.word("top", [*words, ""], words[laid[-1]] if laid else "")
    cells[row + TOP] = NO_CARD if top == len(words) else top


def spread(counts: list[int]) -> list[int]:
    """List the cards of counts."""
    found: list[int] = []
    for card, count in enumerate(counts):
        found += [card] * count
    return found


def place_order(state: HydroracersState, reader: Reader, planes: list[Reader]) -> None:
    """Set the order of the round, or let a round start here."""
    setup = state.setup
    cells = state.cells
    seats = int(setup.seats)
    if state.phase in SETUP_PHASES and "order" not in reader.data:
        return
    order = reader.data.get("order")
    if order is None:
        order_planes(state)
    else:
        if not isinstance(order, list) or len(order) > seats:
            raise reader.wrong("order", f"[{seats}]")
        for place in range(seats):
            seat = order[place] if place < len(order) else NO_SEAT
            low = 0 if place < len(order) else NO_SEAT
            cells[setup.order_at + place] = reader.bounded("order", seat, low, seats - 1)
        state.racers = len(order)
    for seat, plane in enumerate(planes):
        if "slip" not in plane.data and order is None and is_racing(setup, cells, seat):
            cells[seat * setup.width + SLIP] = slip_bonus(setup, cells, seat)


def place_actor(state: HydroracersState, reader: Reader) -> None:
    """Set who acts; by default who the phase says."""
    seats = int(state.setup.seats)
    phase = state.phase
    actor: int = CHANCE
    if phase == OVER:
        actor = NOBODY
    elif phase == CHOOSE_PILOT:
        actor = int(state.taker)
    elif phase not in SETUP_PHASES and phase not in {AUTO_DRAW, DANGER, REFILL}:
        actor = int(state.cells[state.setup.order_at + state.turn])
    state.to_act = reader.whole("to_act", NOBODY, seats - 1, actor)


def restore_state(
    edition: dict[str, Any], seats: int, values: dict[str, Any], data: dict[str, Any]
) -> HydroracersState:
    """Unpickle a state."""
    printing: HydroracersEdition = read_hydroracers_data(edition, "pickle")
    return place_state(HydroracersSetup(printing, seats, values), data)
