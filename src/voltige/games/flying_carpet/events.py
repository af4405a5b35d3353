"""What can happen in The Flying Carpet, one function per fact.

Seats are numbers, cards and panels are ids, cells are lists of column and row.
"""

from __future__ import annotations

from typing import Any

from voltige.core.event import Event, revealed, revealed_to, told

Cell = list[int]


def first_player_chosen(seat: int) -> Event:
    """Luck named the first player (FC-13)."""
    return revealed("FirstPlayerChosen", seat=seat)


def digit_drawn(digit: int) -> Event:
    """Luck drew one digit of the number of a random landscape (FC-104)."""
    return revealed("DigitDrawn", digit=digit)


def landscape_made(number: int, panels: list[Any]) -> Event:
    """The random landscape stands (FC-104)."""
    return revealed("LandscapeMade", number=number, panels=panels)


def draft_turn_started(seat: int) -> Event:
    """A seat may place a panel (FC-6)."""
    return told("DraftTurnStarted", seat=seat)


def draft_passed(seat: int) -> Event:
    """A seat places no more panels (FC-6)."""
    return told("DraftPassed", seat=seat)


def panel_chosen(seat: int, panel: str, mirrored: bool) -> Event:
    """A seat is about to place a panel (FC-6)."""
    return told("PanelChosen", seat=seat, panel=panel, mirrored=mirrored)


def column_chosen(seat: int, column: int) -> Event:
    """A seat chose the column of a cloud (FC-10)."""
    return told("ColumnChosen", seat=seat, column=column)


def panel_placed(seat: int, placed: list[Any]) -> Event:
    """A panel stands (FC-8, FC-10)."""
    panel, column, row = placed[:3]
    mirrored = len(placed) > 3
    return told("PanelPlaced", seat=seat, panel=panel, column=column, row=row, mirrored=mirrored)


def deal_started() -> Event:
    """The landscape stands and the wind cards are dealt (FC-4)."""
    return told("DealStarted")


def card_drawn(seat: int) -> Event:
    """A seat got a wind card; ``CardReceived`` tells its face (FC-4, FC-19, FC-21)."""
    return revealed("CardDrawn", seat=seat)


def card_received(seat: int, card: str) -> Event:
    """The face of the card just drawn, told to the seat that drew it alone (FC-4)."""
    return revealed_to(seat, "CardReceived", seat=seat, card=card)


def open_card_drawn(seat: int, card: str) -> Event:
    """A seat got a wind card that all see (FC-97, ``open_hands``)."""
    return revealed("OpenCardDrawn", seat=seat, card=card)


def pile_reshuffled(count: int) -> Event:
    """The discard pile became the draw pile (FC-24)."""
    return revealed("PileReshuffled", count=count)


def turn_started(seat: int, number: int) -> Event:
    """A seat is in turn (FC-13)."""
    return told("TurnStarted", seat=seat, round=number)


def turn_missed(seat: int, number: int) -> Event:
    """A held carpet missed its turn (FC-72)."""
    return told("TurnMissed", seat=seat, round=number)


def carpet_entered(seat: int) -> Event:
    """A carpet was put on the start cell for its first turn (FC-14)."""
    return told("CarpetEntered", seat=seat)


def wind_card_played(seat: int, play: dict[str, Any]) -> Event:
    """A wind card was played, perhaps with a direction card (FC-18, FC-63)."""
    return told(
        "WindCardPlayed",
        seat=seat,
        card=play["card"],
        arrow=play["arrow"],
        direction=play.get("direction", ""),
        wind_first=play.get("wind_first", False),
    )


def direction_card_played(seat: int, play: dict[str, Any]) -> Event:
    """A direction card was played alone (FC-67)."""
    wind_first = play.get("wind_first", False)
    return told(
        "DirectionCardPlayed", seat=seat, direction=play["direction"], wind_first=wind_first
    )


def no_card_played(seat: int, swap: str) -> Event:
    """A seat played no card and announced which card it swaps, if any (FC-21, FC-23)."""
    return told("NoCardPlayed", seat=seat, swap=swap)


def carpet_moved(seat: int, how: str, path: list[Cell]) -> Event:
    """A carpet flew, drifted, sank or stayed; the cells that it entered (FC-37, FC-58, FC-60)."""
    return told("CarpetMoved", seat=seat, how=how, path=path)


def carpet_ejected(seat: int, path: list[Cell]) -> Event:
    """A carpet was blown off the board and is back on the start cell (FC-44, FC-46)."""
    return told("CarpetEjected", seat=seat, path=path)


def landing_opened(seat: int, target: int, falls_to: Cell) -> Event:
    """A carpet met another: hold it, or force it down to a cell (FC-70)."""
    return told("LandingOpened", seat=seat, target=target, falls_to=falls_to)


def carpet_held(seat: int) -> Event:
    """A carpet lies under another and will miss its next turn (FC-71, FC-76, FC-83)."""
    return told("CarpetHeld", seat=seat)


def carpet_forced_down(seat: int, target: int, cell: Cell) -> Event:
    """A carpet was forced down and lies where it fell (FC-78, FC-80)."""
    return told("CarpetForcedDown", seat=seat, target=target, cell=cell)


def carpet_landed(seat: int) -> Event:
    """A carpet lies on top of its cell, whose others it held or forced down (FC-71, FC-78)."""
    return told("CarpetLanded", seat=seat)


def carpet_arrived(seat: int, place: int) -> Event:
    """A carpet is on the finish cell (FC-89, FC-84, FC-109)."""
    return told("CarpetArrived", seat=seat, place=place)


def card_swapped(seat: int, card: str) -> Event:
    """The announced card went to the discard pile (FC-21)."""
    return told("CardSwapped", seat=seat, card=card)


def refill_started(seat: int) -> Event:
    """A seat is about to draw a wind card (FC-19, FC-21)."""
    return told("RefillStarted", seat=seat)


def game_ended(ranking: list[int]) -> Event:
    """The game is over; the place of each seat (FC-89, FC-96, FC-108)."""
    return told("GameEnded", ranking=ranking)
