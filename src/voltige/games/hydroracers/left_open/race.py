"""What plain data leaves open when a position is placed: it takes the set-up's values.

A hand left open gets the lowest cards that lie nowhere else, a deck all that is left (with a deck
named, that was played), a bag the tokens that are not on the cockpit; order and slipstream are those
of a round that starts here. So a scenario names only what it is about. A campaign adds its part
(``campaign.py``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from voltige.core.errors import PositionError
from voltige.core.position import PositionReader
from voltige.core.state import CHANCE, NOBODY
from voltige.games.hydroracers.apply.flight import mover
from voltige.games.hydroracers.apply.flow import order_planes
from voltige.games.hydroracers.apply.repair import prestige_leader
from voltige.games.hydroracers.fields.kinds import OPEN
from voltige.games.hydroracers.holdings import (
    add_to_hand,
    hand_limit,
    square_count,
    tokens_on_tiles,
)
from voltige.games.hydroracers.left_open.campaign import (
    fill_campaign_numbers,
    fill_campaign_open,
    fill_slots,
)
from voltige.games.hydroracers.legal.movement import is_racing, plane_at, slip_bonus
from voltige.games.hydroracers.phases import (
    CHANGING_RACE,
    FLYING,
    RACED,
    SHUFFLED,
    TAKING,
)
from voltige.games.hydroracers.terms import (
    ALERT_TOKEN,
    ALERTS,
    ALL_ALERT,
    ALL_DAMAGE,
    AUTO_DRAW,
    BAG_ALERT,
    BAG_DAMAGE,
    CHOOSE_PILOT,
    CRASHED,
    DAMAGE,
    DAMAGE_TOKEN,
    DANGER,
    DECK_SIZE,
    ELEMENT_NAMES,
    LOOK,
    MIRROR,
    NO_SEAT,
    OVER,
    PILOT,
    PLAYED_SIZE,
    POSITION,
    RANK,
    REFILL,
    SETUP_PHASES,
    SLIP,
    TOP,
)

if TYPE_CHECKING:
    from voltige.games.hydroracers.state import HydroracersState

Plain = dict[str, Any]


def fill_open(state: HydroracersState, values: dict[str, Any], reader: PositionReader) -> None:
    """Add numbers that hang on others; nothing stays of the first steps of the set-up."""
    state.begin_again()
    values.setdefault("rounds_flown", values.get("round", 0))
    if state.setup.campaign:
        fill_campaign_numbers(state, values, reader)


def finish(state: HydroracersState, reader: PositionReader) -> None:
    """Fill what the data leaves open, from the planes to who acts."""
    seats = int(state.setup.seats)
    planes: list[Plain] = reader.data.get("planes", [])
    planes = [*planes, *[{} for _ in range(seats - len(planes))]]
    for seat, plane in enumerate(planes):
        refuse_misplaced(state, reader, seat, plane)
        fill_plane(state, seat, plane)
    if state.phase in RACED and "order" not in reader.data:
        order_planes(state)
        for seat, plane in enumerate(planes):
            if "slip" not in plane and is_racing(state, seat):
                state.set(seat, SLIP, slip_bonus(state, seat))
    for seat, plane in enumerate(planes):
        fill_cards(state, seat, plane)
    if state.setup.campaign:
        fill_campaign_open(state, reader, planes)
    if "to_act" not in reader.data:
        state.to_act = usual_actor(state)


def refuse_misplaced(
    state: HydroracersState, reader: PositionReader, seat: int, plane: Plain
) -> None:
    """Refuse tiles on a basic cockpit, more tokens than squares, and an autopilot's hand."""
    setup = state.setup
    path = f"planes.{seat}"
    tiles: dict[str, Any] = plane.get("tiles", {})
    if tiles and setup.expert[seat] == 0:
        raise reader.wrong(f"{path}.tiles", "{}")
    for name, tile in tiles.items():
        element = ELEMENT_NAMES.index(name)
        squares = square_count(state, seat, element)
        if len(tile.get("tokens", [])) > squares:
            raise reader.wrong(f"{path}.tiles.{name}.tokens", f"[{int(squares)}]")
    if setup.autopilot[seat] == 1 and plane.get("hand"):
        raise reader.wrong(f"{path}.hand", "{}")
    if setup.autopilot[seat] == 0 and plane.get("row"):
        raise reader.wrong(f"{path}.row", "[]")


def fill_plane(state: HydroracersState, seat: int, plane: Plain) -> None:
    """Set place, pilot and bag of a plane."""
    setup = state.setup
    if state.phase in RACED:
        if "position" not in plane:
            state.set(seat, POSITION, setup.edition.circuits[max(state.circuit, 0)].grid[seat])
        if "rank" not in plane:
            state.set(seat, RANK, seat + 1)
    crewed = state.phase not in SETUP_PHASES and setup.values["pilots"] in {"random", "chosen"}
    if crewed and "pilot" not in plane:
        state.set(seat, PILOT, seat)
    if setup.campaign:
        fill_slots(state, seat, plane)
    fill_bag(state, seat, plane)
    state.crashes = max(state.crashes, state.of(seat, CRASHED))


def fill_bag(state: HydroracersState, seat: int, plane: Plain) -> None:
    """Let a bag hold the tokens that are nowhere else."""
    setup = state.setup
    damage: i64 = setup.edition.numbers.bag_damage
    alerts: i64 = setup.edition.numbers.bag_alert
    if setup.campaign:
        damage = state.held(seat, ALL_DAMAGE)
        alerts = state.held(seat, ALL_ALERT)
    damage -= state.of(seat, DAMAGE) + tokens_on_tiles(state, seat, DAMAGE_TOKEN)
    alerts -= state.of(seat, ALERTS) + tokens_on_tiles(state, seat, ALERT_TOKEN)
    if "bag" not in plane or state.of(seat, BAG_DAMAGE) == OPEN:
        state.set(seat, BAG_DAMAGE, max(damage, 0))
    if "bag" not in plane or state.of(seat, BAG_ALERT) == OPEN:
        state.set(seat, BAG_ALERT, max(alerts, 0))


# -- cards ------------------------------------------------------------------------------------------


def fill_cards(state: HydroracersState, seat: int, plane: Plain) -> None:
    """Set hand or row, deck and played pile as far as they are not named."""
    setup = state.setup
    if setup.campaign and state.phase not in SHUFFLED:
        return  # the cards are put together
    if "deck" not in plane:
        set_pile(state, seat, setup.deck_at, [0] * int(setup.cards))
    left = unplaced_cards(state, seat)
    if ("row" if setup.autopilot[seat] == 1 else "hand") not in plane and state.phase in RACED:
        for card in spread(left)[: int(hand_limit(state, seat))]:
            add_to_hand(state, seat, card)
            left[card] -= 1
    if "deck" not in plane:
        set_pile(state, seat, setup.deck_at, left)
        state.set(seat, DECK_SIZE, sum(left))
    elif "played" not in plane:  # what is nowhere else was played
        set_pile(state, seat, setup.played_at, left)
        state.set(seat, PLAYED_SIZE, sum(left))
    if "top" not in plane and state.of(seat, PLAYED_SIZE) > 0:
        played = [int(state.in_played(seat, card)) for card in range(int(setup.cards))]
        state.set(seat, TOP, spread(played)[-1])


def set_pile(state: HydroracersState, seat: int, column: i64, counts: list[int]) -> None:
    for card, count in enumerate(counts):
        state.set(seat, column + card, count)


def unplaced_cards(state: HydroracersState, seat: int) -> list[int]:
    """Count the cards of a seat that lie nowhere yet; refuse more than there are."""
    setup = state.setup
    left = [int(count) for count in state.cards_owned(seat)]
    for card in range(int(setup.cards)):
        left[card] -= int(state.in_hand(seat, card) + state.in_deck(seat, card))
        left[card] -= int(state.in_played(seat, card))
    for card in state.cards_under(seat):
        left[card] -= 1
    if setup.campaign and state.racers > 0 and seat == mover(state):
        for card in state.cards_looked_at():
            left[card] -= 1
    for card, count in enumerate(left):
        if count < 0:
            copies = int(state.owned(seat, card))
            raise PositionError("too_many_cards", card=setup.words[card], copies=copies)
    return left


def spread(counts: list[int]) -> list[int]:
    """List the cards of counts."""
    found: list[int] = []
    for card, count in enumerate(counts):
        found += [card] * count
    return found


# -- who acts ---------------------------------------------------------------------------------------


def usual_actor(state: HydroracersState) -> int:
    """Return who acts in a phase."""
    phase = state.phase
    if phase == OVER:
        return NOBODY
    if phase == CHOOSE_PILOT or phase in TAKING:
        return int(state.taker)
    if phase == MIRROR and mover(state) != NO_SEAT:
        position = state.of(mover(state), POSITION)
        return int(plane_at(state, position + 1))
    if phase in CHANGING_RACE:
        return int(prestige_leader(state))
    if phase in FLYING and phase not in {AUTO_DRAW, DANGER, REFILL, LOOK}:
        return int(mover(state))
    return CHANCE
