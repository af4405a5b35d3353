"""What can happen in LOOPS, one function per fact. Cards are named by their id, seats by number."""

from __future__ import annotations

from voltige.core.event import EVERYONE, Event, revealed, revealed_to, told, told_to


def round_started(number: int, starter: int, conditions: tuple[str, str]) -> Event:
    """All cards were gathered, shuffled, and are now dealt (LO-6 to LO-9)."""
    direction, pitch = conditions
    return revealed("RoundStarted", round=number, starter=starter, direction=direction, pitch=pitch)


def card_taken(seat: int) -> Event:
    """A seat got a card from the draw pile; ``CardReceived`` tells its face (LO-2, LO-34)."""
    return revealed("CardTaken", seat=seat)


def card_received(seat: int, card: str) -> Event:
    """The face of the card just taken, told to the seat that took it alone (LO-3, LO-34)."""
    return revealed_to(seat, "CardReceived", seat=seat, card=card)


def open_card_taken(seat: int, card: str) -> Event:
    """A seat got a card whose place in the draw pile was known to all (LO-D13, ``bottom``)."""
    return revealed("OpenCardTaken", seat=seat, card=card)


def turn_started(seat: int) -> Event:
    """A seat is in turn (LO-12)."""
    return told("TurnStarted", seat=seat)


def cards_played(seat: int, card: str, count: int, left: int) -> Event:
    """Cards were laid on the pile (LO-11); ``left`` are still in the hand."""
    return told("CardsPlayed", seat=seat, card=card, count=count, left=left)


def pitch_changed(pitch: str) -> Event:
    """Climbing became descending or the reverse (LO-29)."""
    return told("PitchChanged", pitch=pitch)


def direction_changed(direction: str) -> Event:
    """The order of play was reversed (LO-30)."""
    return told("DirectionChanged", direction=direction)


def pile_returned(count: int, cards: list[str], reveals: bool) -> Event:
    """A Loop sent the whole pile into the draw pile (LO-31).

    Its cards are named, bottom first, where the pile may be looked through or keeps its order.
    """
    return Event("PileReturned", EVERYONE, reveals, {"count": count, "cards": cards})


def draw_ordered(seat: int, target: int, count: int) -> Event:
    """A Draw card makes its target take so many cards (LO-34, LO-36)."""
    return told("DrawOrdered", seat=seat, target=target, count=count)


def pile_picked_up(seat: int, cards: list[str], reveals: bool) -> Event:
    """A seat took the whole pile into its hand (LO-24).

    Its cards are named, bottom first: they lay open. It reveals something only where the pile may
    not be looked through (option ``pile_browse``).
    """
    return Event("PilePickedUp", EVERYONE, reveals, {"seat": seat, "cards": cards})


def race_opened(speed_player: int) -> Event:
    """A Speed card lets every other seat claim the next play (LO-39)."""
    return told("RaceOpened", speed_player=speed_player)


def claim_made(seat: int, claim: str) -> Event:
    """A seat's own secret answer in the race, told to it alone (LO-43)."""
    return told_to(seat, "ClaimMade", seat=seat, claim=claim)


def race_won(seat: int) -> Event:
    """The fastest claim; nothing is told of the others (LO-43)."""
    return revealed("RaceWon", seat=seat)


def race_lapsed() -> Event:
    """Nobody claimed (LO-45)."""
    return revealed("RaceLapsed")


def fault_punished(seat: int, code: str, cards: list[str]) -> Event:
    """A seat broke a rule and takes the pile; what it showed is known to all now (LO-60, LO-61)."""
    return revealed("FaultPunished", seat=seat, code=code, cards=cards)


def hand_revealed(seat: int, cards: dict[str, int], points: int, total: int) -> Event:
    """A hand turned over at the end of the round, and what it costs (LO-53)."""
    return revealed("HandRevealed", seat=seat, cards=cards, points=points, total=total)


def round_ended(number: int, winner: int) -> Event:
    """The round is over; ``winner`` is -1 after a round that hit the cap (LO-49, LO-59)."""
    return revealed("RoundEnded", round=number, winner=winner)


def game_ended(ranking: list[int]) -> Event:
    """The game is over; the place of each seat (LO-55, LO-70)."""
    return revealed("GameEnded", ranking=ranking)
