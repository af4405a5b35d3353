"""What can happen in Hydroracers, one class per fact. Cards and planes are named, seats numbers."""

from __future__ import annotations

from typing import Any

from voltige.core.event import EVERYONE, Event


class CircuitDrawn(Event):
    """Luck chose where the race is flown (HR-7)."""

    def __init__(self, circuit: str) -> None:
        super().__init__(EVERYONE, True, {"circuit": circuit})


class PilotDrawn(Event):
    """Luck gave a plane its pilot (HR-5)."""

    def __init__(self, seat: int, pilot: str) -> None:
        super().__init__(EVERYONE, True, {"seat": seat, "pilot": pilot})


class PilotChosen(Event):
    """A seat chose its pilot, or an autopilot took a free one (HR-5, HR-213)."""

    def __init__(self, seat: int, pilot: str) -> None:
        super().__init__(EVERYONE, False, {"seat": seat, "pilot": pilot})


class GridDrawn(Event):
    """A plane got its place in the starting file, 1 for pole (HR-9, HR-10)."""

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(EVERYONE, True, {"seat": seat, "place": place})


class CardDrawn(Event):
    """A person drew a card; ``CardReceived`` tells its face (HR-11, HR-34)."""

    def __init__(self, seat: int) -> None:
        super().__init__(EVERYONE, True, {"seat": seat})


class CardReceived(Event):
    """The face of the card just drawn, told to the person who drew it alone (HR-11, HR-34)."""

    def __init__(self, to: int, seat: int, card: str) -> None:
        super().__init__(to, True, {"seat": seat, "card": card})


class UnderCardTaken(Event):
    """The deck being drawn, a person took back the first card put under it (HR-67)."""

    def __init__(self, seat: int) -> None:
        super().__init__(EVERYONE, False, {"seat": seat})


class OpenCardDrawn(Event):
    """An autopilot laid a card face up beside it (HR-216)."""

    def __init__(self, seat: int, card: str) -> None:
        super().__init__(EVERYONE, True, {"seat": seat, "card": card})


class HeatStarted(Event):
    """The planes stand on the grid, pole first (HR-10, HR-102)."""

    def __init__(self, heat: int, grid: list[int]) -> None:
        super().__init__(EVERYONE, False, {"heat": heat, "grid": grid})


class RoundStarted(Event):
    """The order of a round, the leader first, and the slipstream of each seat (HR-15, HR-21)."""

    def __init__(self, number: int, order: list[int], slips: list[int]) -> None:
        super().__init__(EVERYONE, False, {"round": number, "order": order, "slips": slips})


class TurnStarted(Event):
    """A plane is in turn (HR-14)."""

    def __init__(self, seat: int) -> None:
        super().__init__(EVERYONE, False, {"seat": seat})


class BetPlaced(Event):
    """A person laid a token face down on a slot and paid for it (HR-80, HR-82)."""

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__(EVERYONE, False, {"seat": seat, "slot": slot})


class BetNamed(Event):
    """The plane that a person has bet on, told to that person alone (HR-82)."""

    def __init__(self, to: int, seat: int, plane: str) -> None:
        super().__init__(to, False, {"seat": seat, "plane": plane})


class AutopilotBet(Event):
    """An autopilot bet on itself as it crossed the first corner line (HR-229, HR-249)."""

    def __init__(self, seat: int, slot: int, plane: str) -> None:
        super().__init__(EVERYONE, False, {"seat": seat, "slot": slot, "plane": plane})


class CardPlayed(Event):
    """A card was laid on the played pile (HR-32, HR-225)."""

    def __init__(self, seat: int, card: str) -> None:
        super().__init__(EVERYONE, False, {"seat": seat, "card": card})


class Passed(Event):
    """A person passed, with a card put under the deck or with an empty hand (HR-65, HR-68)."""

    def __init__(self, seat: int, cards: int) -> None:
        super().__init__(EVERYONE, False, {"seat": seat, "cards": cards})


class CardPutUnder(Event):
    """The face of the card put under the deck, told to its owner alone (HR-65)."""

    def __init__(self, to: int, seat: int, card: str) -> None:
        super().__init__(to, False, {"seat": seat, "card": card})


class PlaneMoved(Event):
    """A plane flew to a cell at some speed, and so many dangers lie ahead (HR-30, HR-49)."""

    def __init__(self, seat: int, start: int, end: int, speed: int, dangers: int) -> None:
        told = {"seat": seat, "start": start, "end": end, "speed": speed, "dangers": dangers}
        super().__init__(EVERYONE, False, told)


class TokenDrawn(Event):
    """A token came out of a plane's danger bag (HR-50)."""

    def __init__(self, seat: int, token: str) -> None:
        super().__init__(EVERYONE, True, {"seat": seat, "token": token})


class TokenPlaced(Event):
    """A token covers a square of a tile; ``shown`` is what the square shows (HR-109, HR-111)."""

    def __init__(self, seat: int, place: tuple[str, int], token: str, shown: str) -> None:
        element, square = place
        told = {"seat": seat, "element": element, "square": square, "token": token, "shown": shown}
        super().__init__(EVERYONE, False, told)


class PlaneCrashed(Event):
    """A plane left the circuit; tokens went back into its bag (HR-56, HR-58, HR-115)."""

    def __init__(self, seat: int, order: int, out: bool) -> None:
        super().__init__(EVERYONE, False, {"seat": seat, "order": order, "out": out})


class TokenReturned(Event):
    """A token was taken off a tile and went back into the bag (HR-115)."""

    def __init__(self, seat: int, element: str, square: int) -> None:
        super().__init__(EVERYONE, False, {"seat": seat, "element": element, "square": square})


class HeatEnded(Event):
    """The rank of each seat in the heat, and the prestige that each gains (HR-94, HR-100)."""

    def __init__(self, heat: int, ranks: list[int], points: list[int]) -> None:
        super().__init__(EVERYONE, False, {"heat": heat, "ranks": ranks, "points": points})


class BetSettled(Event):
    """A bet was turned over and paid (HR-84 to HR-88)."""

    def __init__(self, seat: int, slot: int, plane: str, paid: int) -> None:
        told = {"seat": seat, "slot": slot, "plane": plane, "paid": paid}
        super().__init__(EVERYONE, True, told)


class AircoinsConverted(Event):
    """A seat changed its AIRCOINS into points; so many are left (HR-104)."""

    def __init__(self, seat: int, points: int, left: int) -> None:
        super().__init__(EVERYONE, False, {"seat": seat, "points": points, "left": left})


class GameEnded(Event):
    """The game is over; the place of each seat (HR-3, HR-105)."""

    def __init__(self, ranking: list[int]) -> None:
        super().__init__(EVERYONE, False, {"ranking": ranking})


class Awaited(Event):
    """What comes next: a decision of a seat, or luck with -1, and what it is about (HR-14)."""

    def __init__(self, told: dict[str, Any]) -> None:
        data = {
            "phase": told["phase"],
            "to_act": told["to_act"],
            "taker": told["taker"],
            "dangers": told["dangers"],
            "token": told["token"],
            "element": told["element"],
        }
        super().__init__(EVERYONE, False, data)
