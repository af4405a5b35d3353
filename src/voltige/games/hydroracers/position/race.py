"""A position as plain data: the whole truth, for scenarios, puzzles, saves and comparisons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from voltige.games.hydroracers.apply.flow import awaited
from voltige.games.hydroracers.holdings import has_malus, square_count
from voltige.games.hydroracers.options import HydroracersSetup
from voltige.games.hydroracers.position.campaign import (
    campaign_to_dict,
    plane_campaign_to_dict,
)
from voltige.games.hydroracers.terms import (
    AIRCOINS,
    ALERTS,
    BAG_ALERT,
    BAG_DAMAGE,
    BET_PLANE,
    BET_SLOT,
    CRASHED,
    CRASHES,
    DAMAGE,
    DECK_SIZE,
    ELEMENT_NAMES,
    HAND_SIZE,
    LEVEL_AT,
    MALUS_NAMES,
    MOST_SQUARES,
    NO_BET,
    NO_CIRCUIT,
    NO_PLANE,
    NO_SEAT,
    OUT,
    PILOT,
    POSITION,
    PRESTIGE,
    RANK,
    ROW_AT,
    SLIP,
    TILE_AT,
    TOKEN_NAMES,
    TOP,
    UNDER_AT,
    UNDER_SIZE,
)

if TYPE_CHECKING:
    from voltige.games.hydroracers.state import HydroracersState

NUMBER_COLUMNS = {  # keys of a plane that are one cell each
    "position": POSITION,
    "crashed": CRASHED,
    "out": OUT,
    "damage": DAMAGE,
    "alerts": ALERTS,
    "prestige": PRESTIGE,
    "aircoins": AIRCOINS,
    "slip": SLIP,
    "rank": RANK,
    "crashes": CRASHES,
}


def state_to_dict(state: HydroracersState) -> dict[str, Any]:
    """Return every field; ``leader`` and the sizes of a plane follow from the others."""
    setup = state.setup
    told: dict[str, Any] = dict(awaited(state))
    told["circuit"] = circuit_name(setup, state.circuit)
    told["heat"] = int(state.heat)
    told["round"] = int(state.round_no)
    told["rounds_flown"] = int(state.rounds_flown)
    told["turn"] = int(state.turn)
    told["order"] = order_list(setup, state.cells, state.racers)
    told["leader"] = leader_of(setup, state.cells, state.racers)
    planes: list[dict[str, Any]] = []
    for seat in range(int(setup.seats)):
        plane = plane_to_dict(setup, state.cells, seat)
        plane["deck"] = cards_to_dict(setup, state.cells, seat * setup.width + setup.deck_at)
        plane |= secrets_to_dict(setup, state.cells, seat)
        planes.append(plane)
    told["planes"] = planes
    if setup.campaign:
        told |= campaign_to_dict(setup, state.cells, True)
    return told


def circuit_name(setup: HydroracersSetup, circuit: i64) -> str:
    """Name a circuit; nothing while it is not drawn."""
    return "" if circuit == NO_CIRCUIT else setup.edition.circuit_ids[circuit]


def order_list(setup: HydroracersSetup, cells: vec[i64], racers: i64) -> list[int]:
    """List the seats of the round, the leader first."""
    return [int(cells[setup.order_at + place]) for place in range(int(racers))]


def leader_of(setup: HydroracersSetup, cells: vec[i64], racers: i64) -> int:
    """Return the leader of the round (HR-17)."""
    return int(cells[setup.order_at]) if racers > 0 else NO_SEAT


def plane_to_dict(setup: HydroracersSetup, cells: vec[i64], seat: i64) -> dict[str, Any]:
    """Return what everybody may know of a plane."""
    row = seat * setup.width
    edition = setup.edition
    pilot = cells[row + PILOT]
    told: dict[str, Any] = {
        "plane": edition.plane_ids[setup.plane[seat]],
        "autopilot": setup.autopilot[seat] == 1,
        "pilot": "" if pilot < 0 else edition.pilot_ids[pilot],
    }
    for key, column in NUMBER_COLUMNS.items():
        told[key] = int(cells[row + column])
    told["bag"] = {"damage": int(cells[row + BAG_DAMAGE]), "alert": int(cells[row + BAG_ALERT])}
    told["tiles"] = tiles_to_dict(setup, cells, seat)
    told["maluses"] = [
        name for malus, name in enumerate(MALUS_NAMES) if has_malus(setup, cells, seat, malus)
    ]
    slot = cells[row + BET_SLOT]
    told["slot"] = -1 if slot == NO_BET else int(edition.stakes[slot])
    told["played"] = cards_to_dict(setup, cells, row + setup.played_at)
    told["top"] = "" if cells[row + TOP] < 0 else edition.words[cells[row + TOP]]
    told["row"] = []
    if setup.autopilot[seat] == 1:
        told["row"] = cards_to_list(setup, cells, row + ROW_AT, cells[row + HAND_SIZE])
    told["hand_size"] = int(cells[row + HAND_SIZE])
    told["deck_size"] = int(cells[row + DECK_SIZE])
    told["under_size"] = int(cells[row + UNDER_SIZE])
    if setup.campaign:
        told |= plane_campaign_to_dict(setup, cells, seat)
    return told


def secrets_to_dict(setup: HydroracersSetup, cells: vec[i64], seat: i64) -> dict[str, Any]:
    """Return what a person alone knows: the hand, the cards put under the deck, the bet."""
    row = seat * setup.width
    plane = cells[row + BET_PLANE]
    people = setup.autopilot[seat] == 0
    return {
        "hand": cards_to_dict(setup, cells, row + setup.hand_at) if people else {},
        "under": cards_to_list(setup, cells, row + UNDER_AT, cells[row + UNDER_SIZE]),
        "bet": "" if plane == NO_PLANE else setup.edition.plane_ids[plane],
    }


def tiles_to_dict(setup: HydroracersSetup, cells: vec[i64], seat: i64) -> dict[str, Any]:
    """Return level and tokens of each element tile; nothing with the basic cockpit."""
    if setup.expert[seat] == 0:
        return {}
    row = seat * setup.width
    told: dict[str, Any] = {}
    for element, name in enumerate(ELEMENT_NAMES):
        at = row + TILE_AT + element * MOST_SQUARES
        squares = int(square_count(setup, cells, row, element))
        tokens = [TOKEN_NAMES[cells[at + square]] for square in range(squares)]
        told[name] = {"level": int(cells[row + LEVEL_AT + element]), "tokens": tokens}
    return told


def cards_to_dict(setup: HydroracersSetup, cells: vec[i64], at: i64) -> dict[str, int]:
    """Return counts by card as words with their counts, zeros left out."""
    found: dict[str, int] = {}
    for card in range(int(setup.cards)):
        count = int(cells[at + card])
        if count > 0:
            found[setup.edition.words[card]] = count
    return found


def cards_to_list(setup: HydroracersSetup, cells: vec[i64], at: i64, size: i64) -> list[str]:
    """Return cards in order as their words."""
    return [setup.edition.words[cells[at + place]] for place in range(int(size))]
