"""What can happen in Lucky Loop, one class per fact.

Cards, piles and programmes are named by their id, seats by number, figures from 1.
"""

from __future__ import annotations

from voltige.core.event import EVERYONE, Event


class FirstPlayerChosen(Event):
    """Luck named the first player (LL-8)."""

    def __init__(self, seat: int) -> None:
        super().__init__(EVERYONE, True, {"seat": seat})


class CardDealt(Event):
    """A seat got a card at the start; ``CardReceived`` tells its face (LL-4)."""

    def __init__(self, seat: int, pile: str) -> None:
        super().__init__(EVERYONE, True, {"seat": seat, "pile": pile})


class CardReceived(Event):
    """The face of the card just dealt or drawn, told to its owner alone (LL-118)."""

    def __init__(self, seat: int, card: str) -> None:
        super().__init__(seat, True, {"seat": seat, "card": card})


class TurnStarted(Event):
    """A seat is in turn; ``phase`` says what it has to choose (LL-9, LL-86, LL-101)."""

    def __init__(self, seat: int, number: int, phase: str) -> None:
        super().__init__(EVERYONE, False, {"seat": seat, "round": number, "phase": phase})


class ExchangeStarted(Event):
    """A seat exchanges cards; in the final phase it pays first (LL-12, LL-88)."""

    def __init__(self, seat: int, count: int, cost: int, total: int) -> None:
        super().__init__(
            EVERYONE, False, {"seat": seat, "count": count, "cost": cost, "total": total}
        )


class RefillStarted(Event):
    """A seat draws its hand up again (LL-66)."""

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(EVERYONE, False, {"seat": seat, "count": count})


class PileChosen(Event):
    """A seat draws from this pile (LL-13)."""

    def __init__(self, seat: int, pile: str) -> None:
        super().__init__(EVERYONE, False, {"seat": seat, "pile": pile})


class CardDrawn(Event):
    """A seat drew a card; ``CardReceived`` tells its face (LL-14)."""

    def __init__(self, seat: int, pile: str) -> None:
        super().__init__(EVERYONE, True, {"seat": seat, "pile": pile})


class PileRebuilt(Event):
    """A discard pile was shuffled and is the new draw pile (LL-18, LL-19).

    Its cards are named where all discards may be looked at (option ``discard_visibility``).
    """

    def __init__(self, pile: str, count: int, cards: list[str]) -> None:
        super().__init__(EVERYONE, False, {"pile": pile, "count": count, "cards": cards})


class CardPicked(Event):
    """A seat picked the next card of a set; nobody else knows before it is complete (LL-D44)."""

    def __init__(self, seat: int, card: str) -> None:
        super().__init__(seat, False, {"seat": seat, "card": card})


class CardsDiscarded(Event):
    """Cards went to their discard piles, the last of each colour pair on top (LL-16, LL-125)."""

    def __init__(self, seat: int, cards: list[str]) -> None:
        super().__init__(EVERYONE, True, {"seat": seat, "cards": cards})


class ProgrammeChosen(Event):
    """A seat begins to lay or upgrade a programme; nobody else knows before it has (LL-D44).

    ``phase`` says which of the two (LL-22), ``count`` how many cards it takes, ``places`` which ones
    of the hand may lie at each place.
    """

    def __init__(
        self, seat: int, programme: str, phase: str, count: int, places: list[list[str]]
    ) -> None:
        super().__init__(
            seat,
            False,
            {
                "seat": seat,
                "programme": programme,
                "phase": phase,
                "count": count,
                "places": places,
            },
        )


class ProgrammeLaid(Event):
    """Three cards lie at a programme now; those that lay there are discarded (LL-26, LL-27)."""

    def __init__(self, seat: int, programme: str, cards: list[str]) -> None:
        super().__init__(EVERYONE, True, {"seat": seat, "programme": programme, "cards": cards})


class CardUpgraded(Event):
    """One card of a programme was replaced by a harder one (LL-30 to LL-32)."""

    def __init__(self, seat: int, programme: str, slot: int, card: str) -> None:
        super().__init__(
            EVERYONE, True, {"seat": seat, "programme": programme, "slot": slot, "card": card}
        )


class FreeLaid(Event):
    """A free programme lies in front of its player (LL-91)."""

    def __init__(self, seat: int, cards: list[str]) -> None:
        super().__init__(EVERYONE, True, {"seat": seat, "cards": cards})


class FreeRejected(Event):
    """A free programme broke the rules and was punished (LL-109)."""

    def __init__(self, seat: int, cost: int, total: int) -> None:
        super().__init__(EVERYONE, False, {"seat": seat, "cost": cost, "total": total})


class HighlightPlaced(Event):
    """The star lies on one figure of the free programme (LL-93)."""

    def __init__(self, seat: int, figure: int, card: str) -> None:
        super().__init__(EVERYONE, False, {"seat": seat, "figure": figure, "card": card})


class FlightStarted(Event):
    """A flight begins; ``programme`` is empty for the free one (LL-33, LL-95)."""

    def __init__(self, seat: int, kind: str, programme: str, cards: list[str], dice: int) -> None:
        super().__init__(
            EVERYONE,
            False,
            {"seat": seat, "kind": kind, "programme": programme, "cards": cards, "dice": dice},
        )


class TokenSpent(Event):
    """A bonus token went back to the supply: for the seventh die or a re-roll (LL-78, LL-79)."""

    def __init__(self, seat: int, use: str, tokens: int, supply: int) -> None:
        super().__init__(
            EVERYONE, False, {"seat": seat, "use": use, "tokens": tokens, "supply": supply}
        )


class SeventhDieAdded(Event):
    """The red die joined the stock (LL-80)."""

    def __init__(self, seat: int, dice_left: int) -> None:
        super().__init__(EVERYONE, False, {"seat": seat, "dice_left": dice_left})


class DiceTaken(Event):
    """So many dice are about to be thrown; ``kept`` stay on the table (LL-38, LL-84)."""

    def __init__(self, seat: int, count: int, kept: list[int]) -> None:
        super().__init__(EVERYONE, False, {"seat": seat, "count": count, "kept": kept})


class DiceRolled(Event):
    """The dice that were thrown, and all that lie on the table now."""

    def __init__(self, seat: int, thrown: list[int], roll: list[int]) -> None:
        super().__init__(EVERYONE, True, {"seat": seat, "thrown": thrown, "roll": roll})


class FigureFlown(Event):
    """Dice fulfilled a figure, exactly or not (LL-40 to LL-43)."""

    def __init__(
        self, seat: int, figure: int, card: str, dice: list[int], state: str, points: int
    ) -> None:
        super().__init__(
            EVERYONE,
            False,
            {
                "seat": seat,
                "figure": figure,
                "card": card,
                "dice": dice,
                "state": state,
                "points": points,
            },
        )


class FlightEnded(Event):
    """A compulsory flight is over: ``scored``, ``void``, ``stopped``, ``failed`` (LL-48, LL-58).

    ``result`` counts only when all figures were flown, else it is 0.
    """

    def __init__(self, seat: int, programme: str, outcome: str, figures: int, result: int) -> None:
        super().__init__(
            EVERYONE,
            False,
            {
                "seat": seat,
                "programme": programme,
                "outcome": outcome,
                "figures": figures,
                "result": result,
            },
        )


class TokenTaken(Event):
    """A seat earned a bonus token (LL-68, LL-99, LL-122)."""

    def __init__(self, seat: int, reason: str, tokens: int, supply: int) -> None:
        super().__init__(
            EVERYONE, False, {"seat": seat, "reason": reason, "tokens": tokens, "supply": supply}
        )


class ScoreMarked(Event):
    """A result was the player's first or best in a programme (LL-60, LL-63)."""

    def __init__(self, seat: int, programme: str, score: int, gain: int, total: int) -> None:
        super().__init__(
            EVERYONE,
            False,
            {"seat": seat, "programme": programme, "score": score, "gain": gain, "total": total},
        )


class RecordSet(Event):
    """A result is the best of anybody in a programme (LL-70)."""

    def __init__(self, programme: str, record: int) -> None:
        super().__init__(EVERYONE, False, {"programme": programme, "record": record})


class FreeFlown(Event):
    """A free flight succeeded; its result replaces the lowest one (LL-102, LL-103, LL-110)."""

    def __init__(self, seat: int, result: int, crossed_out: str, total: int) -> None:
        super().__init__(
            EVERYONE,
            False,
            {"seat": seat, "result": result, "crossed_out": crossed_out, "total": total},
        )


class FreeFailed(Event):
    """A free flight failed and costs points; ``still_open`` figures were left (LL-98)."""

    def __init__(self, seat: int, still_open: int, cost: int, total: int) -> None:
        super().__init__(
            EVERYONE,
            False,
            {"seat": seat, "still_open": still_open, "cost": cost, "total": total},
        )


class RoundEnded(Event):
    """Every seat has had its turn (LL-111)."""

    def __init__(self, number: int) -> None:
        super().__init__(EVERYONE, False, {"round": number})


class GameEnded(Event):
    """The game is over; the place of each seat (LL-114, LL-115), and whether the cap ended it."""

    def __init__(self, ranking: list[int], by_cap: bool) -> None:
        super().__init__(EVERYONE, False, {"ranking": ranking, "by_cap": by_cap})
