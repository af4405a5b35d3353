"""How each event changes a view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from voltige.core.state import NOBODY
from voltige.games.hydroracers.holdings import (
    add_to_hand,
    play_from_hand,
    put_under,
    take_from_under,
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
    DAMAGE_TOKEN,
    DECK_SIZE,
    ELEMENT_NAMES,
    FROM_DECK,
    FROM_UNDER,
    HAND_SIZE,
    MOST_SQUARES,
    NO_BET,
    NO_ELEMENT,
    NO_PLANE,
    NO_SEAT,
    NO_TOKEN,
    OUT,
    OVER,
    PHASE_NAMES,
    PILOT,
    PLAYED_SIZE,
    POSITION,
    PRESTIGE,
    RANK,
    SLIP,
    TILE_AT,
    TOKEN_NAMES,
    TOP,
    UNDER_SIZE,
)
from voltige.games.hydroracers.view.follow_campaign import (
    follow_campaign,
    follow_pending,
    put_looked_under,
)

if TYPE_CHECKING:
    from voltige.games.hydroracers.view.built import HydroracersView

NOTHING_PENDING: Final[dict[str, Any]] = {
    "pending": "",
    "space": 0,
    "auto_done": 0,
    "auto_left": 0,
    "base": 0,
    "flown": "",
    "brake": 0,
    "removals": 0,
    "course": 0,
}


def follow_event(view: HydroracersView, name: str, data: dict[str, Any]) -> None:
    """Change the view as the event says."""
    if name == "Awaited":
        follow_awaited(view, data)
    elif name in {"CardDrawn", "CardReceived", "UnderCardTaken", "OpenCardDrawn"}:
        follow_drawn(view, name, data)
    elif name in {"CardPlayed", "Passed", "CardPutUnder"}:
        follow_spent(view, name, data)
    elif name in {"TokenDrawn", "TokenPlaced", "TokenReturned", "PlaneCrashed"}:
        follow_danger(view, name, data)
    elif name in {"BetPlaced", "BetNamed", "AutopilotBet", "BetSettled"}:
        follow_bet(view, name, data)
    elif name in {"HeatStarted", "RoundStarted", "TurnStarted", "HeatEnded"}:
        follow_flow(view, name, data)
    elif name == "PlaneMoved":
        view.cells[row_of(view, data) + POSITION] = data["end"]
    elif name == "CircuitDrawn":
        view.circuit = view.setup.edition.circuit_ids.index(data["circuit"])
    elif name in {"PilotDrawn", "PilotChosen"}:
        view.cells[row_of(view, data) + PILOT] = view.setup.edition.pilot_ids.index(data["pilot"])
    elif name == "GridDrawn":
        view.cells[row_of(view, data) + RANK] = data["place"]
    elif name == "AircoinsConverted":
        view.cells[row_of(view, data) + PRESTIGE] += data["points"]
        view.cells[row_of(view, data) + AIRCOINS] = data["left"]
    elif name == "GameEnded":
        view.phase = OVER
        view.to_act = NOBODY
        view.dangers = 0
        view.token = NO_TOKEN
        view.element = NO_ELEMENT
        if view.setup.campaign:
            follow_pending(view, NOTHING_PENDING)
    else:
        follow_campaign(view, name, data)


def row_of(view: HydroracersView, data: dict[str, Any]) -> i64:
    """Return the first cell of the seat that an event is about."""
    seat: i64 = data["seat"]
    return seat * view.setup.width


def card_of(view: HydroracersView, data: dict[str, Any]) -> i64:
    """Return the index of the card that an event names."""
    return view.setup.edition.words.index(data["card"])


def follow_awaited(view: HydroracersView, data: dict[str, Any]) -> None:
    view.phase = PHASE_NAMES.index(data["phase"])
    view.to_act = data["to_act"]
    view.taker = data["taker"]
    view.dangers = data["dangers"]
    view.token = TOKEN_NAMES.index(data["token"])
    view.element = ELEMENT_NAMES.index(data["element"]) if data["element"] else NO_ELEMENT
    if view.setup.campaign:
        follow_pending(view, data)


def follow_drawn(view: HydroracersView, name: str, data: dict[str, Any]) -> None:
    row = row_of(view, data)
    cells = view.cells
    if name == "CardDrawn":
        cells[row + DECK_SIZE] -= 1
        if not view.sees(data["seat"]):
            cells[row + HAND_SIZE] += 1
    elif name == "CardReceived":
        add_to_hand(view.setup, cells, row, card_of(view, data))
    elif name == "OpenCardDrawn":
        follow_open(view, row, data["source"])
        add_to_hand(view.setup, cells, row, card_of(view, data))
    elif view.sees(data["seat"]):
        take_from_under(view.setup, cells, row)
    else:
        cells[row + HAND_SIZE] += 1
        cells[row + UNDER_SIZE] -= 1


def follow_open(view: HydroracersView, row: i64, source: str) -> None:
    """Take the card that an autopilot lays face up away from where nobody saw it."""
    if source == FROM_DECK:
        view.cells[row + DECK_SIZE] -= 1
    elif source == FROM_UNDER:
        view.cells[row + UNDER_SIZE] -= 1
    else:
        put_looked_under(view, row)


def follow_spent(view: HydroracersView, name: str, data: dict[str, Any]) -> None:
    row = row_of(view, data)
    setup = view.setup
    cells = view.cells
    seen = view.sees(data["seat"]) or setup.autopilot[data["seat"]] == 1
    if name == "CardPutUnder":
        put_under(setup, cells, row, card_of(view, data))
    elif name == "Passed":
        if not seen:
            cells[row + HAND_SIZE] -= data["cards"]
            cells[row + UNDER_SIZE] += data["cards"]
    elif seen:
        play_from_hand(setup, cells, row, card_of(view, data))
    else:
        card = card_of(view, data)
        cells[row + HAND_SIZE] -= 1
        cells[row + setup.played_at + card] += 1
        cells[row + PLAYED_SIZE] += 1
        cells[row + TOP] = card


def follow_danger(view: HydroracersView, name: str, data: dict[str, Any]) -> None:
    row = row_of(view, data)
    cells = view.cells
    expert = view.setup.expert[data["seat"]] == 1
    if name == "TokenDrawn":
        damage = data["token"] == TOKEN_NAMES[DAMAGE_TOKEN]
        cells[row + (BAG_DAMAGE if damage else BAG_ALERT)] -= 1
        if not expert:
            cells[row + (DAMAGE if damage else ALERTS)] += 1
    elif name == "TokenPlaced":
        at = square_at(row, data)
        if data["shown"] == "cross" and data["token"] == TOKEN_NAMES[DAMAGE_TOKEN]:
            cells[row + BAG_DAMAGE] += 1  # HR-115
        else:
            cells[at] = TOKEN_NAMES.index(data["token"])
    elif name == "TokenReturned":
        at = square_at(row, data)
        column = BAG_DAMAGE if cells[at] == DAMAGE_TOKEN else BAG_ALERT
        cells[row + column] += 1
        cells[at] = NO_TOKEN
    else:
        cells[row + CRASHED] = data["order"]
        cells[row + CRASHES] += 1
        if not expert:
            returned = min(view.setup.numbers.crash_returns, cells[row + DAMAGE])
            cells[row + DAMAGE] -= returned
            cells[row + BAG_DAMAGE] += returned


def square_at(row: i64, data: dict[str, Any]) -> i64:
    """Return the cell of the square that an event names."""
    element: i64 = ELEMENT_NAMES.index(data["element"])
    square: i64 = data["square"]
    return row + TILE_AT + element * MOST_SQUARES + square - 1


def follow_bet(view: HydroracersView, name: str, data: dict[str, Any]) -> None:
    row = row_of(view, data)
    edition = view.setup.edition
    cells = view.cells
    if name in {"BetPlaced", "AutopilotBet"}:
        cells[row + BET_SLOT] = edition.numbers.stakes.index(data["slot"])
    if name == "BetPlaced":
        cells[row + AIRCOINS] -= data["slot"]
    else:
        cells[row + BET_PLANE] = edition.plane_ids.index(data["plane"])
    if name == "BetSettled":
        cells[row + AIRCOINS] += data["paid"]


def follow_flow(view: HydroracersView, name: str, data: dict[str, Any]) -> None:
    setup = view.setup
    cells = view.cells
    if name == "TurnStarted":
        order = [int(cells[setup.order_at + place]) for place in range(view.racers)]
        view.turn = order.index(data["seat"])
        return
    view.turn = 0
    if name == "HeatEnded":
        for seat in range(int(setup.seats)):
            cells[seat * setup.width + RANK] = data["ranks"][seat]
            cells[seat * setup.width + PRESTIGE] += data["points"][seat]
        return
    if name == "RoundStarted":
        view.round_no = data["round"]
        view.rounds_flown += 1
        set_order(view, data["order"])
        for seat in range(int(setup.seats)):
            cells[seat * setup.width + SLIP] = data["slips"][seat]
        return
    view.heat = data["heat"]
    view.round_no = 0
    grid = data["grid"]
    set_order(view, grid)
    for seat in range(int(setup.seats)):
        row = seat * setup.width
        cells[row + CRASHED] = 0
        cells[row + BET_SLOT] = NO_BET
        cells[row + BET_PLANE] = NO_PLANE
        if seat in grid:
            cells[row + POSITION] = setup.edition.circuits[view.circuit].grid[grid.index(seat)]
        else:
            cells[row + OUT] = 1


def set_order(view: HydroracersView, order: list[int]) -> None:
    """Write the order of the round."""
    view.racers = len(order)
    for place in range(int(view.setup.seats)):
        seat = order[place] if place < len(order) else NO_SEAT
        view.cells[view.setup.order_at + place] = seat
