"""What can happen in Lucky Loop, one function per fact.

Cards, piles and programmes are named by their id, seats by number, figures from 1.
"""

from __future__ import annotations

from voltige.core.event import Event, revealed, revealed_to, told, told_to


def first_player_chosen(seat: int) -> Event:
    """Luck named the first player (LL-8)."""
    return revealed("FirstPlayerChosen", seat=seat)


def card_dealt(seat: int, pile: str) -> Event:
    """A seat got a card at the start; ``CardReceived`` tells its face (LL-4)."""
    return revealed("CardDealt", seat=seat, pile=pile)


def card_received(seat: int, card: str) -> Event:
    """The face of the card just dealt or drawn, told to its owner alone (LL-118)."""
    return revealed_to(seat, "CardReceived", seat=seat, card=card)


def turn_started(seat: int, number: int, phase: str) -> Event:
    """A seat is in turn; ``phase`` says what it has to choose (LL-9, LL-86, LL-101)."""
    return told("TurnStarted", seat=seat, round=number, phase=phase)


def exchange_started(seat: int, count: int, cost: int, total: int) -> Event:
    """A seat exchanges cards; in the final phase it pays first (LL-12, LL-88)."""
    return told("ExchangeStarted", seat=seat, count=count, cost=cost, total=total)


def refill_started(seat: int, count: int) -> Event:
    """A seat draws its hand up again (LL-66)."""
    return told("RefillStarted", seat=seat, count=count)


def pile_chosen(seat: int, pile: str) -> Event:
    """A seat draws from this pile (LL-13)."""
    return told("PileChosen", seat=seat, pile=pile)


def card_drawn(seat: int, pile: str) -> Event:
    """A seat drew a card; ``CardReceived`` tells its face (LL-14)."""
    return revealed("CardDrawn", seat=seat, pile=pile)


def pile_rebuilt(pile: str, count: int, cards: list[str]) -> Event:
    """A discard pile was shuffled and is the new draw pile (LL-18, LL-19).

    Its cards are named where all discards may be looked at (option ``discard_visibility``).
    """
    return told("PileRebuilt", pile=pile, count=count, cards=cards)


def card_picked(seat: int, card: str) -> Event:
    """A seat picked the next card of a set; nobody else knows before it is complete (LL-D44)."""
    return told_to(seat, "CardPicked", seat=seat, card=card)


def cards_discarded(seat: int, cards: list[str]) -> Event:
    """Cards went to their discard piles, the last of each colour pair on top (LL-16, LL-125)."""
    return revealed("CardsDiscarded", seat=seat, cards=cards)


def programme_chosen(
    seat: int, programme: str, phase: str, count: int, places: list[list[str]]
) -> Event:
    """A seat begins to lay or upgrade a programme; nobody else knows before it has (LL-D44).

    ``phase`` says which of the two (LL-22), ``count`` how many cards it takes, ``places`` which ones
    of the hand may lie at each place.
    """
    return told_to(
        seat,
        "ProgrammeChosen",
        seat=seat,
        programme=programme,
        phase=phase,
        count=count,
        places=places,
    )


def programme_laid(seat: int, programme: str, cards: list[str]) -> Event:
    """Three cards lie at a programme now; those that lay there are discarded (LL-26, LL-27)."""
    return revealed("ProgrammeLaid", seat=seat, programme=programme, cards=cards)


def card_upgraded(seat: int, programme: str, slot: int, card: str) -> Event:
    """One card of a programme was replaced by a harder one (LL-30 to LL-32)."""
    return revealed("CardUpgraded", seat=seat, programme=programme, slot=slot, card=card)


def free_laid(seat: int, cards: list[str]) -> Event:
    """A free programme lies in front of its player (LL-91)."""
    return revealed("FreeLaid", seat=seat, cards=cards)


def free_rejected(seat: int, cost: int, total: int) -> Event:
    """A free programme broke the rules and was punished (LL-109)."""
    return told("FreeRejected", seat=seat, cost=cost, total=total)


def highlight_placed(seat: int, figure: int, card: str) -> Event:
    """The star lies on one figure of the free programme (LL-93)."""
    return told("HighlightPlaced", seat=seat, figure=figure, card=card)


def flight_started(seat: int, kind: str, programme: str, cards: list[str], dice: int) -> Event:
    """A flight begins; ``programme`` is empty for the free one (LL-33, LL-95)."""
    return told("FlightStarted", seat=seat, kind=kind, programme=programme, cards=cards, dice=dice)


def token_spent(seat: int, use: str, tokens: int, supply: int) -> Event:
    """A bonus token went back to the supply: for the seventh die or a re-roll (LL-78, LL-79)."""
    return told("TokenSpent", seat=seat, use=use, tokens=tokens, supply=supply)


def seventh_die_added(seat: int, dice_left: int) -> Event:
    """The red die joined the stock (LL-80)."""
    return told("SeventhDieAdded", seat=seat, dice_left=dice_left)


def dice_taken(seat: int, count: int, kept: list[int]) -> Event:
    """So many dice are about to be thrown; ``kept`` stay on the table (LL-38, LL-84)."""
    return told("DiceTaken", seat=seat, count=count, kept=kept)


def dice_rolled(seat: int, thrown: list[int], roll: list[int]) -> Event:
    """The dice that were thrown, and all that lie on the table now."""
    return revealed("DiceRolled", seat=seat, thrown=thrown, roll=roll)


def figure_flown(
    seat: int, figure: int, card: str, dice: list[int], state: str, points: int
) -> Event:
    """Dice fulfilled a figure, exactly or not (LL-40 to LL-43)."""
    return told(
        "FigureFlown", seat=seat, figure=figure, card=card, dice=dice, state=state, points=points
    )


def flight_ended(seat: int, programme: str, outcome: str, figures: int, result: int) -> Event:
    """A compulsory flight is over: ``scored``, ``void``, ``stopped``, ``failed`` (LL-48, LL-58).

    ``result`` counts only when all figures were flown, else it is 0.
    """
    return told(
        "FlightEnded",
        seat=seat,
        programme=programme,
        outcome=outcome,
        figures=figures,
        result=result,
    )


def token_taken(seat: int, reason: str, tokens: int, supply: int) -> Event:
    """A seat earned a bonus token (LL-68, LL-99, LL-122)."""
    return told("TokenTaken", seat=seat, reason=reason, tokens=tokens, supply=supply)


def score_marked(seat: int, programme: str, score: int, gain: int, total: int) -> Event:
    """A result was the player's first or best in a programme (LL-60, LL-63)."""
    return told("ScoreMarked", seat=seat, programme=programme, score=score, gain=gain, total=total)


def record_set(programme: str, record: int) -> Event:
    """A result is the best of anybody in a programme (LL-70)."""
    return told("RecordSet", programme=programme, record=record)


def free_flown(seat: int, result: int, crossed_out: str, total: int) -> Event:
    """A free flight succeeded; its result replaces the lowest one (LL-102, LL-103, LL-110)."""
    return told("FreeFlown", seat=seat, result=result, crossed_out=crossed_out, total=total)


def free_failed(seat: int, still_open: int, cost: int, total: int) -> Event:
    """A free flight failed and costs points; ``still_open`` figures were left (LL-98)."""
    return told("FreeFailed", seat=seat, still_open=still_open, cost=cost, total=total)


def round_ended(number: int) -> Event:
    """Every seat has had its turn (LL-111)."""
    return told("RoundEnded", round=number)


def game_ended(ranking: list[int], by_cap: bool) -> Event:
    """The game is over; the place of each seat (LL-114, LL-115), and whether the cap ended it."""
    return told("GameEnded", ranking=ranking, by_cap=by_cap)
