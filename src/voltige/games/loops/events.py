"""What can happen in LOOPS, one class per fact. Cards are named by their id, seats by number."""

from __future__ import annotations

from voltige.core.event import EVERYONE, Event


class RoundStarted(Event):
    """All cards were gathered, shuffled, and are now dealt (LO-6 to LO-9)."""

    def __init__(self, number: int, starter: int, conditions: tuple[str, str]) -> None:
        direction, attitude = conditions
        super().__init__(
            EVERYONE,
            True,
            {"round": number, "starter": starter, "direction": direction, "attitude": attitude},
        )


class CardTaken(Event):
    """A seat got a card from the draw pile; ``CardReceived`` tells its face (LO-2, LO-34)."""

    def __init__(self, seat: int) -> None:
        super().__init__(EVERYONE, True, {"seat": seat})


class CardReceived(Event):
    """The face of the card just taken, told to the seat that took it alone (LO-3, LO-34)."""

    def __init__(self, seat: int, card: str) -> None:
        super().__init__(seat, True, {"seat": seat, "card": card})


class OpenCardTaken(Event):
    """A seat got a card whose place in the draw pile was known to all (LO-D13, ``bottom``)."""

    def __init__(self, seat: int, card: str) -> None:
        super().__init__(EVERYONE, True, {"seat": seat, "card": card})


class TurnStarted(Event):
    """A seat is in turn (LO-12)."""

    def __init__(self, seat: int) -> None:
        super().__init__(EVERYONE, False, {"seat": seat})


class CardsPlayed(Event):
    """Cards were laid on the pile (LO-11); ``left`` are still in the hand."""

    def __init__(self, seat: int, card: str, count: int, left: int) -> None:
        super().__init__(
            EVERYONE, False, {"seat": seat, "card": card, "count": count, "left": left}
        )


class AttitudeChanged(Event):
    """Climbing became descending or the reverse (LO-29)."""

    def __init__(self, attitude: str) -> None:
        super().__init__(EVERYONE, False, {"attitude": attitude})


class DirectionChanged(Event):
    """The order of play was reversed (LO-30)."""

    def __init__(self, direction: str) -> None:
        super().__init__(EVERYONE, False, {"direction": direction})


class PileReturned(Event):
    """A Looping sent the whole pile into the draw pile (LO-31).

    Its cards are named, bottom first, where the pile may be looked through or keeps its order.
    """

    def __init__(self, count: int, cards: list[str], reveals: bool) -> None:
        super().__init__(EVERYONE, reveals, {"count": count, "cards": cards})


class DrawOrdered(Event):
    """A Draw card makes its target take so many cards (LO-34, LO-36)."""

    def __init__(self, seat: int, target: int, count: int) -> None:
        super().__init__(EVERYONE, False, {"seat": seat, "target": target, "count": count})


class PilePickedUp(Event):
    """A seat took the whole pile into its hand (LO-24).

    Its cards are named, bottom first: they lay open. It reveals something only where the pile may
    not be looked through (option ``pile_browse``).
    """

    def __init__(self, seat: int, cards: list[str], reveals: bool) -> None:
        super().__init__(EVERYONE, reveals, {"seat": seat, "cards": cards})


class RaceOpened(Event):
    """A Speed card lets every other seat claim the next play (LO-39)."""

    def __init__(self, speed_player: int) -> None:
        super().__init__(EVERYONE, False, {"speed_player": speed_player})


class ClaimMade(Event):
    """A seat's own secret answer in the race, told to it alone (LO-43)."""

    def __init__(self, seat: int, claim: str) -> None:
        super().__init__(seat, False, {"seat": seat, "claim": claim})


class RaceWon(Event):
    """The fastest claim; nothing is told of the others (LO-43)."""

    def __init__(self, seat: int) -> None:
        super().__init__(EVERYONE, True, {"seat": seat})


class RaceLapsed(Event):
    """Nobody claimed (LO-45)."""

    def __init__(self) -> None:
        super().__init__(EVERYONE, True, {})


class FaultPunished(Event):
    """A seat broke a rule and takes the pile; what it showed is known to all now (LO-60, LO-61)."""

    def __init__(self, seat: int, code: str, cards: list[str]) -> None:
        super().__init__(EVERYONE, True, {"seat": seat, "code": code, "cards": cards})


class HandRevealed(Event):
    """A hand turned over at the end of the round, and what it costs (LO-53)."""

    def __init__(self, seat: int, cards: dict[str, int], points: int, total: int) -> None:
        super().__init__(
            EVERYONE, True, {"seat": seat, "cards": cards, "points": points, "total": total}
        )


class RoundEnded(Event):
    """The round is over; ``winner`` is -1 after a round that hit the cap (LO-49, LO-59)."""

    def __init__(self, number: int, winner: int) -> None:
        super().__init__(EVERYONE, True, {"round": number, "winner": winner})


class GameEnded(Event):
    """The game is over; the place of each seat (LO-55, LO-70)."""

    def __init__(self, ranking: list[int]) -> None:
        super().__init__(EVERYONE, True, {"ranking": ranking})
