"""How each event changes a view, so that the events a seat got rebuild it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.state import CHANCE, NOBODY
from voltige.games.flying_carpet.landscape.panels import read_placements
from voltige.games.flying_carpet.terms import (
    ARRIVED,
    DEAL,
    DRAFT,
    DRAFT_COLUMN,
    DRAFT_ROW,
    DRAW_LANDSCAPE,
    DRAW_ONE,
    LANDING,
    NO_DRAW,
    NO_PANEL,
    NO_SEAT,
    OVER,
    REFILL,
    TURN,
)

if TYPE_CHECKING:
    from voltige.games.flying_carpet.view.seen import CarpetView


def follow_event(view: CarpetView, name: str, data: dict[str, Any]) -> None:
    """Change the view as the event says."""
    if not follow_set_up(view, name, data) and not follow_cards(view, name, data):
        follow_carpets(view, name, data)


def follow_set_up(view: CarpetView, name: str, data: dict[str, Any]) -> bool:
    """Follow an event of the set-up; tell whether it was one."""
    edition = view.setup.edition
    if name == "FirstPlayerChosen":
        view.first = data["seat"]
        view.phase = DRAW_LANDSCAPE  # another event follows when there is nothing to draw
    elif name == "DigitDrawn":
        view.number = view.number * 10 + data["digit"]
        view.digits += 1
    elif name == "LandscapeMade":
        view.land = edition.landscape(read_placements(data["panels"], edition.panels) or [])
    elif name == "DraftTurnStarted":
        view.phase = DRAFT
        view.to_act = data["seat"]
    elif name == "DraftPassed":
        view.passes[data["seat"]] = 1
    elif name == "PanelChosen":
        view.phase = DRAFT_COLUMN
        view.chosen = 2 * edition.panel_ids.index(data["panel"]) + int(data["mirrored"])
    elif name == "ColumnChosen":
        view.phase = DRAFT_ROW
        view.column = data["column"]
    elif name == "PanelPlaced":
        placed = [data["panel"], data["column"], data["row"]]
        if data["mirrored"]:
            placed.append("mirrored")
        placements = read_placements([*view.land.data(), placed], edition.panels)
        view.land = edition.landscape(placements or [])
        view.chosen = NO_PANEL
        view.column = 0
    elif name == "DealStarted":
        view.phase = DEAL
        view.to_act = CHANCE
        view.sky = edition.sky_over(view.land, view.setup.winds)
    else:
        return False
    return True


def follow_cards(view: CarpetView, name: str, data: dict[str, Any]) -> bool:
    """Follow an event about cards; tell whether it was one."""
    if name == "CardDrawn" or name == "OpenCardDrawn":
        view.hand_sizes[data["seat"]] += 1
        view.draw_pile_size -= 1
        if name == "OpenCardDrawn":
            gain(view, data["seat"], data["card"])
    elif name == "CardReceived":
        gain(view, data["seat"], data["card"])
    elif name == "PileReshuffled":
        view.draw_pile_size = data["count"]
        view.discard = vec[i64]([0] * view.setup.cards)
    elif name == "WindCardPlayed":
        lose(view, data["seat"], data["card"])
        view.pending = DRAW_ONE
        if data["direction"]:
            spend_direction(view, data["seat"])
    elif name == "DirectionCardPlayed":
        spend_direction(view, data["seat"])
        view.pending = NO_DRAW
    elif name == "NoCardPlayed":
        ids = view.setup.edition.ids
        view.pending = ids.index(data["swap"]) if data["swap"] else NO_DRAW
    elif name == "CardSwapped":
        lose(view, data["seat"], data["card"])
        view.pending = DRAW_ONE
    elif name == "RefillStarted":
        enter(view, REFILL, CHANCE)
    else:
        return False
    return True


def gain(view: CarpetView, seat: int, card: str) -> None:
    """Add a card to a hand that can be seen; hands are listed in the order of the cards."""
    ids = view.setup.edition.ids
    hand = view.hands[seat]
    hand[card] = hand.get(card, 0) + 1
    view.hands[seat] = {name: hand[name] for name in ids if name in hand}


def lose(view: CarpetView, seat: int, card: str) -> None:
    """Move a card from a hand to the discard pile."""
    view.hand_sizes[seat] -= 1
    view.discard[view.setup.edition.ids.index(card)] += 1
    if view.shows_hand(seat):
        hand = view.hands[seat]
        hand[card] -= 1
        if hand[card] == 0:
            del hand[card]


def spend_direction(view: CarpetView, seat: int) -> None:
    """Count a direction card down where the number can be seen."""
    if view.shows_directions(seat):
        view.directions[seat] -= 1


def enter(view: CarpetView, phase: int, to_act: int) -> None:
    """Enter a phase; nobody is come upon any more."""
    view.phase = phase
    view.to_act = to_act
    view.target = NO_SEAT


def follow_carpets(view: CarpetView, name: str, data: dict[str, Any]) -> None:
    """Follow an event about carpets and turns."""
    board = view.setup.board
    if name == "TurnStarted":
        enter(view, TURN, data["seat"])
        view.active = data["seat"]
        view.round_no = data["round"]
        view.pending = NO_DRAW
    elif name == "TurnMissed":
        view.held[data["seat"]] = False
        view.round_no = data["round"]
    elif name == "CarpetEntered":
        view.cells[data["seat"]] = int(board.start)
    elif name == "CarpetMoved":
        if data["path"]:
            lay(view, data["seat"], board.cell(*data["path"][-1]))
    elif name == "CarpetEjected":
        lay(view, data["seat"], int(board.start))
    elif name == "LandingOpened":
        enter(view, LANDING, data["seat"])
        view.target = data["target"]
        view.stamps[data["seat"]] = 0
    elif name == "CarpetHeld":
        view.held[data["seat"]] = True
    elif name == "CarpetForcedDown":
        view.held[data["target"]] = False
        lay(view, data["target"], board.cell(*data["cell"]))
    elif name == "CarpetLanded":
        lay(view, data["seat"], view.cells[data["seat"]])
    elif name == "CarpetArrived":
        follow_arrival(view, data["seat"], data["place"])
    elif name == "GameEnded":
        enter(view, OVER, NOBODY)
        view.pending = NO_DRAW


def lay(view: CarpetView, seat: int, cell: int) -> None:
    """Put a carpet on top of a cell; on the start there is no order."""
    view.cells[seat] = cell
    view.clock += 1
    view.stamps[seat] = 0 if cell == view.setup.board.start else view.clock


def follow_arrival(view: CarpetView, seat: int, place: int) -> None:
    """Follow a carpet to the finish, or off the board where the others play on."""
    view.places[seat] = place
    view.held[seat] = False
    if view.winner == NO_SEAT:
        view.winner = seat
    if view.setup.play_on:
        view.cells[seat] = ARRIVED
        view.stamps[seat] = 0
