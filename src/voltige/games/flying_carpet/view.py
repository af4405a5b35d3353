"""What one seat may see, built up from nothing (docs/rules/flying-carpet.md, section 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.core.event import Event
from voltige.core.state import CHANCE, NOBODY, SPECTATOR
from voltige.core.view import View
from voltige.games.flying_carpet.actions import SLOTS
from voltige.games.flying_carpet.edition import DIRECTION_CARDS, WIND_CARDS
from voltige.games.flying_carpet.holdings import hand_size
from voltige.games.flying_carpet.landscape.panels import read_placements
from voltige.games.flying_carpet.landscape.paths import action_end, how_moved, path_cells
from voltige.games.flying_carpet.landscape.sky import drift_end
from voltige.games.flying_carpet.options import CarpetSetup
from voltige.games.flying_carpet.position import (
    cell_to_list,
    counts_to_dict,
    draft_to_dict,
    field_of,
    hand_to_dict,
    pending_word,
    stack_dict,
    target_of,
)
from voltige.games.flying_carpet.terms import (
    ARRIVED,
    CELL,
    DEAL,
    DRAFT,
    DRAFT_COLUMN,
    DRAFT_ROW,
    DRAW_LANDSCAPE,
    DRAW_ONE,
    EJECTED,
    FIRST_PLAYER,
    HELD,
    LANDING,
    LEFT_CARDS,
    NO_DIRECTION,
    NO_DRAW,
    NO_PANEL,
    NO_SEAT,
    NOT_FLOWN,
    OFF,
    OFF_BOARD,
    OVER,
    PHASE_NAMES,
    PLACE,
    REFILL,
    STAMP,
    TURN,
)

if TYPE_CHECKING:
    from voltige.games.flying_carpet.state import CarpetState

HIDDEN: Final = -1  # a number of direction cards that the seat may not know


@final
class CarpetView(View):
    """What ``seat`` may know. A spectator has an empty hand."""

    def __init__(self, setup: CarpetSetup, seat: int) -> None:
        super().__init__(seat, CHANCE)
        seats = int(setup.seats)
        self.setup: Final = setup
        self.phase: int = FIRST_PLAYER
        self.active: int = NO_SEAT
        self.first: int = NO_SEAT
        self.round_no = 0
        self.land = setup.land
        self.sky = setup.sky
        self.number = 0
        self.digits = 0
        self.passes = setup.no_passes[:]
        self.chosen: int = NO_PANEL
        self.column = 0
        self.cells: list[int] = [OFF_BOARD] * seats
        self.stamps = [0] * seats
        self.clock = 0
        self.held = [False] * seats
        self.directions: list[int] = [DIRECTION_CARDS] * seats
        self.places = [0] * seats
        self.target: int = NO_SEAT  # the carpet that the seat in turn has come upon
        self.pending: int = NO_DRAW
        self.winner: int = NO_SEAT
        self.hands: list[dict[str, int]] = [{} for _ in range(seats)]  # what the seat sees of them
        self.hand_sizes = [0] * seats
        self.draw_pile_size: int = WIND_CARDS
        self.discard = vec[i64]([0] * setup.cards)

    def hand(self) -> dict[str, int]:
        """Give the own hand; a spectator has none."""
        return self.hands[self.seat] if self.seat != SPECTATOR else {}

    def to_json(self) -> dict[str, Any]:
        """Give the view as plain data, with the names of ``to_dict``."""
        setup = self.setup
        drafting = DRAFT <= self.phase <= DRAFT_ROW
        draft = draft_to_dict(setup, self.passes, self.chosen, self.column)
        return {
            "seat": self.seat,
            "phase": PHASE_NAMES[self.phase],
            "to_act": self.to_act,
            "active": self.active,
            "first": self.first,
            "round": self.round_no,
            "landscape": self.land.data(),
            "number": self.number,
            "digits": self.digits,
            "draft": draft if drafting else {},
            "cells": [cell_to_list(setup, cell) for cell in self.cells],
            "stacks": stack_dict(setup, self.cells, self.stamps),
            "held": self.held[:],
            "directions": self.directions[:],
            "places": self.places[:],
            "target": self.target,
            "pending": pending_word(setup, self.pending),
            "winner": self.winner,
            "hand": dict(self.hand()),
            "hands": [dict(hand) for hand in self.hands] if setup.open_hands else [],
            "hand_sizes": self.hand_sizes[:],
            "draw_pile_size": self.draw_pile_size,
            "discard_pile": counts_to_dict(setup, self.discard, 0),
        }

    def follow(self, event: Event) -> None:
        """Take one event into account."""
        name = type(event).__name__
        if not follow_set_up(self, name, event.data) and not follow_cards(self, name, event.data):
            follow_carpets(self, name, event.data)

    def idle(self) -> tuple[int, str]:
        """Give where the own carpet ends without a card, and the way it moves."""
        cell = self.cells[self.seat]
        end = int(drift_end(self.sky, cell))
        if end == EJECTED:
            return end, OFF
        return end, how_moved(self.sky, self.setup.table, cell, int(self.setup.table.no_card))

    def end_of(self, code: int) -> int:
        """Give where an action of the own turn ends, or EJECTED."""
        return int(action_end(self.sky, self.setup.table, self.cells[self.seat], code))

    def path_of(self, code: int) -> list[list[int]]:
        """Give the cells that an action of the own turn enters, as columns and rows."""
        cells = path_cells(self.sky, self.setup.table, self.cells[self.seat], code)
        return [self.setup.board.place(cell) for cell in cells]

    def reachable(self) -> list[tuple[int, list[int]]]:
        """List every cell that the own turn can end on, with the codes that lead there.

        Empty when it is not the own turn. Flights off the board stand under EJECTED.
        """
        if self.phase != TURN or self.seat == SPECTATOR or self.to_act != self.seat:
            return []
        ids = self.setup.edition.ids
        table = self.setup.table
        codes: list[int] = []
        for name in self.hand():
            first = ids.index(name) * SLOTS
            codes += range(first, first + SLOTS)
        codes += range(int(table.singles), int(table.no_card) + 1)
        found: dict[int, list[int]] = {}
        for code in codes:
            paid = table.direction[code] == NO_DIRECTION or self.directions[self.seat] > 0
            end = self.end_of(code)
            if paid and end != NOT_FLOWN:
                found.setdefault(end, []).append(code)
        return sorted(found.items())

    def shows_hand(self, seat: int) -> bool:
        """Tell whether this seat's cards can be seen (FC-4, FC-97)."""
        return self.setup.open_hands or seat == self.seat

    def shows_directions(self, seat: int) -> bool:
        """Tell whether this seat's number of direction cards can be seen (FC-98, FC-105)."""
        return self.setup.directions_shown or seat == self.seat


def build_view(state: CarpetState, seat: i64) -> CarpetView:
    """Build what ``seat`` may know of ``state``."""
    setup = state.setup
    seats = range(int(setup.seats))
    view = CarpetView(setup, int(seat))
    view.phase = int(state.phase)
    view.to_act = int(state.to_act)
    view.active = int(state.active)
    view.first = int(state.first)
    view.round_no = int(state.round_no)
    view.land = state.land
    view.sky = state.sky
    view.number = int(state.seed)
    view.digits = int(state.digits)
    view.passes = state.passes[:]
    view.chosen = int(state.chosen)
    view.column = int(state.column)
    view.cells = field_of(state, CELL)
    view.stamps = field_of(state, STAMP)
    view.clock = int(state.clock)
    view.held = [held != 0 for held in field_of(state, HELD)]
    view.places = field_of(state, PLACE)
    view.target = target_of(state)
    view.pending = int(state.pending)
    view.winner = int(state.winner)
    for other, left in enumerate(field_of(state, LEFT_CARDS)):
        view.directions[other] = left if view.shows_directions(other) else HIDDEN
    for other in seats:
        if view.shows_hand(other):
            view.hands[other] = hand_to_dict(state, other)
    view.hand_sizes = [int(hand_size(state, other)) for other in seats]
    view.draw_pile_size = int(state.draw_size)
    view.discard = state.cards[setup.discard_at : setup.discard_at + setup.cards]
    return view


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
