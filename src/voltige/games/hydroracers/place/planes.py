"""The row of one plane."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from voltige.core.errors import PositionError
from voltige.games.hydroracers.holdings import (
    add_to_hand,
    hand_limit,
    owned,
    square_count,
    tokens_on_tiles,
)
from voltige.games.hydroracers.invariants.campaign import DEVELOPMENT
from voltige.games.hydroracers.place.campaign import PLANE_CAMPAIGN_KEYS, place_holdings
from voltige.games.hydroracers.place.reader import Reader
from voltige.games.hydroracers.position.race import NUMBER_COLUMNS
from voltige.games.hydroracers.state import HydroracersState
from voltige.games.hydroracers.terms import (
    ALERT_TOKEN,
    ALERTS,
    ALL_ALERT,
    ALL_DAMAGE,
    BAG_ALERT,
    BAG_DAMAGE,
    BET_PLANE,
    BET_SLOT,
    CRASHED,
    DAMAGE,
    DAMAGE_TOKEN,
    DEAL,
    DECK_SIZE,
    DRAW_GRID,
    ELEMENT_NAMES,
    LEVEL_AT,
    MOST_ROW,
    MOST_SQUARES,
    MOST_UNDER,
    NO_BET,
    NO_CARD,
    NO_PILOT,
    NO_PLANE,
    PILOT,
    PLAYED_SIZE,
    POSITION,
    RANK,
    SETUP_PHASES,
    TILE_AT,
    TOKEN_NAMES,
    TOP,
    UNDER_AT,
    UNDER_SIZE,
)

PLANE_KEYS: Final = ["pilot", "bag", "tiles", "slot", "bet", "played", "top", "row", "hand", "deck"]
PLANE_DERIVED: Final = ["plane", "autopilot", "maluses", "hand_size", "deck_size", "under_size"]
MOST: Final = 1_000_000


def place_plane(state: HydroracersState, reader: Reader, seat: i64) -> None:
    """Set the row of one plane."""
    setup = state.setup
    cells = state.cells
    row = seat * setup.width
    numbers = list(NUMBER_COLUMNS)
    more = PLANE_CAMPAIGN_KEYS if setup.campaign else []
    reader.refuse_unknown([*PLANE_KEYS, "under", *numbers, *PLANE_DERIVED, *more])
    if setup.campaign:
        place_holdings(state, reader, int(seat))
    begun = has_begun(state)
    if begun:
        circuit = setup.edition.circuits[max(state.circuit, 0)]
        cells[row + POSITION] = circuit.grid[seat]
        cells[row + RANK] = seat + 1
    for key, column in NUMBER_COLUMNS.items():
        low = -999 if key == "position" else 0
        cells[row + column] = reader.whole(key, low, MOST, int(cells[row + column]))
    ids = setup.edition.pilot_ids
    default = "" if cells[row + PILOT] < 0 else ids[cells[row + PILOT]]
    if state.phase not in SETUP_PHASES and setup.values["pilots"] in {"random", "chosen"}:
        default = ids[seat]
    pilot = reader.index_of("pilot", [*ids, ""], default)
    cells[row + PILOT] = NO_PILOT if pilot == len(ids) else pilot
    place_tiles(state, reader, seat)
    place_bag(state, reader, seat)
    place_bet(state, reader, seat)
    if cells[row + CRASHED] > state.crashes:
        state.crashes = cells[row + CRASHED]


def has_begun(state: HydroracersState) -> bool:
    """Return whether planes are on the circuit."""
    return state.phase not in SETUP_PHASES and state.phase not in DEVELOPMENT


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
    full_damage, full_alert = cells[row + BAG_DAMAGE], cells[row + BAG_ALERT]
    if state.setup.campaign:
        full_damage = cells[row + state.setup.plus_at + ALL_DAMAGE]
        full_alert = cells[row + state.setup.plus_at + ALL_ALERT]
    damage = full_damage - cells[row + DAMAGE]
    damage -= tokens_on_tiles(cells, row, DAMAGE_TOKEN)
    alerts = full_alert - cells[row + ALERTS]
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
    plane = reader.index_of("bet", [*setup.edition.plane_ids, ""], "")
    none = plane == len(setup.edition.plane_ids)
    state.cells[row + BET_SLOT] = NO_BET if slot == -1 else stakes.index(slot)
    state.cells[row + BET_PLANE] = NO_PLANE if none else plane


def place_cards(state: HydroracersState, reader: Reader, seat: i64, looked: list[int]) -> None:
    """Set hand or row, deck, cards under it and played pile."""
    setup = state.setup
    cells = state.cells
    row = seat * setup.width
    auto = setup.autopilot[seat] == 1
    left = [int(owned(setup, cells, seat, card)) for card in range(int(setup.cards))]
    if setup.campaign and not has_begun(state) and state.phase not in {DRAW_GRID, DEAL}:
        left = [0] * int(setup.cards)  # the cards are put together
    for card in looked:
        left[card] -= 1
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
            copies = int(owned(setup, cells, seat, card))
            word = setup.edition.words[card]
            raise PositionError("too_many_cards", card=word, copies=copies)
    if key not in reader.data:
        wanted = int(hand_limit(setup, cells, seat)) if has_begun(state) else 0
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
    words = setup.words
    laid = spread(played)
    top = reader.index_of("top", [*words, ""], words[laid[-1]] if laid else "")
    cells[row + TOP] = NO_CARD if top == len(words) else top


def spread(counts: list[int]) -> list[int]:
    """List the cards of counts."""
    found: list[int] = []
    for card, count in enumerate(counts):
        found += [card] * count
    return found
