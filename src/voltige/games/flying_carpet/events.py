"""What can happen in The Flying Carpet, one class per fact.

Seats are numbers, cards and panels are ids, cells are lists of column and row.
"""

from __future__ import annotations

from typing import Any

from voltige.core.event import EVERYONE, Event

Cell = list[int]


class FirstPlayerChosen(Event):
    """Luck named the first player (FC-13)."""

    def __init__(self, seat: int) -> None:
        super().__init__(EVERYONE, True, {"seat": seat})


class DigitDrawn(Event):
    """Luck drew one digit of the number of a random landscape (FC-104)."""

    def __init__(self, digit: int) -> None:
        super().__init__(EVERYONE, True, {"digit": digit})


class LandscapeMade(Event):
    """The random landscape stands (FC-104)."""

    def __init__(self, number: int, panels: list[Any]) -> None:
        super().__init__(EVERYONE, True, {"number": number, "panels": panels})


class DraftTurnStarted(Event):
    """A seat may place a panel (FC-6)."""

    def __init__(self, seat: int) -> None:
        super().__init__(EVERYONE, False, {"seat": seat})


class DraftPassed(Event):
    """A seat places no more panels (FC-6)."""

    def __init__(self, seat: int) -> None:
        super().__init__(EVERYONE, False, {"seat": seat})


class PanelChosen(Event):
    """A seat is about to place a panel (FC-6)."""

    def __init__(self, seat: int, panel: str, mirrored: bool) -> None:
        super().__init__(EVERYONE, False, {"seat": seat, "panel": panel, "mirrored": mirrored})


class ColumnChosen(Event):
    """A seat chose the column of a cloud (FC-10)."""

    def __init__(self, seat: int, column: int) -> None:
        super().__init__(EVERYONE, False, {"seat": seat, "column": column})


class PanelPlaced(Event):
    """A panel stands (FC-8, FC-10)."""

    def __init__(self, seat: int, placed: list[Any]) -> None:
        panel, column, row = placed[:3]
        mirrored = len(placed) > 3
        super().__init__(
            EVERYONE,
            False,
            {"seat": seat, "panel": panel, "column": column, "row": row, "mirrored": mirrored},
        )


class DealStarted(Event):
    """The landscape stands and the wind cards are dealt (FC-4)."""

    def __init__(self) -> None:
        super().__init__(EVERYONE, False, {})


class CardDrawn(Event):
    """A seat got a wind card; ``CardReceived`` tells its face (FC-4, FC-19, FC-21)."""

    def __init__(self, seat: int) -> None:
        super().__init__(EVERYONE, True, {"seat": seat})


class CardReceived(Event):
    """The face of the card just drawn, told to the seat that drew it alone (FC-4)."""

    def __init__(self, seat: int, card: str) -> None:
        super().__init__(seat, True, {"seat": seat, "card": card})


class OpenCardDrawn(Event):
    """A seat got a wind card that all see (FC-97, ``open_hands``)."""

    def __init__(self, seat: int, card: str) -> None:
        super().__init__(EVERYONE, True, {"seat": seat, "card": card})


class PileReshuffled(Event):
    """The discard pile became the draw pile (FC-24)."""

    def __init__(self, count: int) -> None:
        super().__init__(EVERYONE, True, {"count": count})


class TurnStarted(Event):
    """A seat is in turn (FC-13)."""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(EVERYONE, False, {"seat": seat, "round": number})


class TurnMissed(Event):
    """A held carpet missed its turn (FC-72)."""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(EVERYONE, False, {"seat": seat, "round": number})


class CarpetEntered(Event):
    """A carpet was put on the start cell for its first turn (FC-14)."""

    def __init__(self, seat: int) -> None:
        super().__init__(EVERYONE, False, {"seat": seat})


class WindCardPlayed(Event):
    """A wind card was played, perhaps with a direction card (FC-18, FC-63)."""

    def __init__(self, seat: int, play: dict[str, Any]) -> None:
        super().__init__(
            EVERYONE,
            False,
            {
                "seat": seat,
                "card": play["card"],
                "arrow": play["arrow"],
                "direction": play.get("direction", ""),
                "wind_first": play.get("wind_first", False),
            },
        )


class DirectionCardPlayed(Event):
    """A direction card was played alone (FC-67)."""

    def __init__(self, seat: int, play: dict[str, Any]) -> None:
        wind_first = play.get("wind_first", False)
        super().__init__(
            EVERYONE,
            False,
            {"seat": seat, "direction": play["direction"], "wind_first": wind_first},
        )


class NoCardPlayed(Event):
    """A seat played no card and announced which card it swaps, if any (FC-21, FC-23)."""

    def __init__(self, seat: int, swap: str) -> None:
        super().__init__(EVERYONE, False, {"seat": seat, "swap": swap})


class CarpetMoved(Event):
    """A carpet flew, drifted, sank or stayed; the cells that it entered (FC-37, FC-58, FC-60)."""

    def __init__(self, seat: int, how: str, path: list[Cell]) -> None:
        super().__init__(EVERYONE, False, {"seat": seat, "how": how, "path": path})


class CarpetEjected(Event):
    """A carpet was blown off the board and is back on the start cell (FC-44, FC-46)."""

    def __init__(self, seat: int, path: list[Cell]) -> None:
        super().__init__(EVERYONE, False, {"seat": seat, "path": path})


class LandingOpened(Event):
    """A carpet met another: hold it, or force it down to a cell (FC-70)."""

    def __init__(self, seat: int, target: int, falls_to: Cell) -> None:
        super().__init__(EVERYONE, False, {"seat": seat, "target": target, "falls_to": falls_to})


class CarpetHeld(Event):
    """A carpet lies under another and will miss its next turn (FC-71, FC-76, FC-83)."""

    def __init__(self, seat: int) -> None:
        super().__init__(EVERYONE, False, {"seat": seat})


class CarpetForcedDown(Event):
    """A carpet was forced down and lies where it fell (FC-78, FC-80)."""

    def __init__(self, seat: int, target: int, cell: Cell) -> None:
        super().__init__(EVERYONE, False, {"seat": seat, "target": target, "cell": cell})


class CarpetLanded(Event):
    """A carpet lies on top of its cell, whose others it held or forced down (FC-71, FC-78)."""

    def __init__(self, seat: int) -> None:
        super().__init__(EVERYONE, False, {"seat": seat})


class CarpetArrived(Event):
    """A carpet is on the finish cell (FC-89, FC-84, FC-109)."""

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(EVERYONE, False, {"seat": seat, "place": place})


class CardSwapped(Event):
    """The announced card went to the discard pile (FC-21)."""

    def __init__(self, seat: int, card: str) -> None:
        super().__init__(EVERYONE, False, {"seat": seat, "card": card})


class RefillStarted(Event):
    """A seat is about to draw a wind card (FC-19, FC-21)."""

    def __init__(self, seat: int) -> None:
        super().__init__(EVERYONE, False, {"seat": seat})


class GameEnded(Event):
    """The game is over; the place of each seat (FC-89, FC-96, FC-108)."""

    def __init__(self, ranking: list[int]) -> None:
        super().__init__(EVERYONE, False, {"ranking": ranking})
