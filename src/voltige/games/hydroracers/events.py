"""What can happen in Hydroracers, one function per fact. Cards and planes are named, seats numbers."""

from __future__ import annotations

from typing import Any

from voltige.core.event import Event, revealed, revealed_to, told, told_to


def circuit_drawn(circuit: str) -> Event:
    """Luck chose where the race is flown (HR-7)."""
    return revealed("CircuitDrawn", circuit=circuit)


def pilot_drawn(seat: int, pilot: str) -> Event:
    """Luck gave a plane its pilot (HR-5)."""
    return revealed("PilotDrawn", seat=seat, pilot=pilot)


def pilot_chosen(seat: int, pilot: str) -> Event:
    """A seat chose its pilot, or an autopilot took a free one (HR-5, HR-213)."""
    return told("PilotChosen", seat=seat, pilot=pilot)


def grid_drawn(seat: int, place: int) -> Event:
    """A plane got its place in the starting file, 1 for pole (HR-9, HR-10)."""
    return revealed("GridDrawn", seat=seat, place=place)


def card_drawn(seat: int) -> Event:
    """A person drew a card; ``CardReceived`` tells its face (HR-11, HR-34)."""
    return revealed("CardDrawn", seat=seat)


def card_received(to: int, seat: int, card: str) -> Event:
    """The face of the card just drawn, told to the person who drew it alone (HR-11, HR-34)."""
    return revealed_to(to, "CardReceived", seat=seat, card=card)


def under_card_taken(seat: int) -> Event:
    """The deck being drawn, a person took back the first card put under it (HR-67)."""
    return told("UnderCardTaken", seat=seat)


def open_card_drawn(seat: int, card: str, source: str) -> Event:
    """An autopilot laid a card face up: from its deck, from under it, or the higher of two.

    Nobody has seen it before (HR-216, HR-251, HR-D77); ``source`` is a name of ``SOURCES``.
    """
    return revealed("OpenCardDrawn", seat=seat, card=card, source=source)


def heat_started(heat: int, grid: list[int]) -> Event:
    """The planes stand on the grid, pole first (HR-10, HR-102)."""
    return told("HeatStarted", heat=heat, grid=grid)


def round_started(number: int, order: list[int], slips: list[int]) -> Event:
    """The order of a round, the leader first, and the slipstream of each seat (HR-15, HR-21)."""
    return told("RoundStarted", round=number, order=order, slips=slips)


def turn_started(seat: int) -> Event:
    """A plane is in turn (HR-14)."""
    return told("TurnStarted", seat=seat)


def bet_placed(seat: int, slot: int) -> Event:
    """A person laid a token face down on a slot and paid for it (HR-80, HR-82)."""
    return told("BetPlaced", seat=seat, slot=slot)


def bet_named(to: int, seat: int, plane: str) -> Event:
    """The plane that a person has bet on, told to that person alone (HR-82)."""
    return told_to(to, "BetNamed", seat=seat, plane=plane)


def autopilot_bet(seat: int, slot: int, plane: str) -> Event:
    """An autopilot bet on itself as it crossed the first corner line (HR-229, HR-249)."""
    return told("AutopilotBet", seat=seat, slot=slot, plane=plane)


def card_played(seat: int, card: str) -> Event:
    """A card was laid on the played pile (HR-32, HR-225)."""
    return told("CardPlayed", seat=seat, card=card)


def passed(seat: int, cards: int) -> Event:
    """A person passed, with a card put under the deck or with an empty hand (HR-65, HR-68)."""
    return told("Passed", seat=seat, cards=cards)


def card_put_under(to: int, seat: int, card: str) -> Event:
    """The face of the card put under the deck, told to its owner alone (HR-65)."""
    return told_to(to, "CardPutUnder", seat=seat, card=card)


def plane_moved(seat: int, start: int, end: int, speed: int, dangers: int) -> Event:
    """A plane flew to a cell at some speed, and so many dangers lie ahead (HR-30, HR-49)."""
    return told("PlaneMoved", seat=seat, start=start, end=end, speed=speed, dangers=dangers)


def token_drawn(seat: int, token: str) -> Event:
    """A token came out of a plane's danger bag (HR-50)."""
    return revealed("TokenDrawn", seat=seat, token=token)


def token_placed(seat: int, place: tuple[str, int], token: str, shown: str) -> Event:
    """A token covers a square of a tile; ``shown`` is what the square shows (HR-109, HR-111)."""
    element, square = place
    return told("TokenPlaced", seat=seat, element=element, square=square, token=token, shown=shown)


def plane_crashed(seat: int, order: int, out: bool) -> Event:
    """A plane left the circuit; tokens went back into its bag (HR-56, HR-58, HR-115)."""
    return told("PlaneCrashed", seat=seat, order=order, out=out)


def token_returned(seat: int, element: str, square: int) -> Event:
    """A token was taken off a tile and went back into the bag (HR-115, HR-178)."""
    return told("TokenReturned", seat=seat, element=element, square=square)


def heat_ended(heat: int, ranks: list[int], points: list[int], reason: str) -> Event:
    """Why a heat ended, the rank of each seat and the prestige that each gains (HR-94, HR-100).

    ``reason`` is ``finish``, ``alone``, ``crashed`` or ``cap`` (HR-92, HR-98, HR-99).
    """
    return told("HeatEnded", heat=heat, ranks=ranks, points=points, reason=reason)


def bet_settled(seat: int, slot: int, plane: str, paid: int) -> Event:
    """A bet was turned over and paid (HR-84 to HR-88)."""
    return revealed("BetSettled", seat=seat, slot=slot, plane=plane, paid=paid)


def aircoins_converted(seat: int, points: int, left: int) -> Event:
    """A seat changed its AIRCOINS into points; so many are left (HR-104)."""
    return told("AircoinsConverted", seat=seat, points=points, left=left)


def game_ended(ranking: list[int]) -> Event:
    """The game is over; the place of each seat (HR-3, HR-105)."""
    return told("GameEnded", ranking=ranking)


def flight_chosen(seat: int, base: int, brake: int) -> Event:
    """Value, or distance of a pass, that a plane flies with in a campaign, and its brake (HR-180)."""
    return told("FlightChosen", seat=seat, base=base, brake=brake)


def card_paid(seat: int, points: int, aircoins: int) -> Event:
    """A card brought prestige points or AIRCOINS (HR-177, HR-186)."""
    return told("CardPaid", seat=seat, points=points, aircoins=aircoins)


def damage_repaired(seat: int, count: int) -> Event:
    """Damage tokens went from the gauge back into the bag (HR-178)."""
    return told("DamageRepaired", seat=seat, count=count)


def plane_repositioned(seat: int, end: int, how: str) -> Event:
    """A plane passed in front of an opponent, or went behind the one in turn (HR-195, HR-196)."""
    return told("PlaneRepositioned", seat=seat, end=end, how=how)


def card_looked_at(seat: int, under: bool) -> Event:
    """A card was drawn to choose from; ``CardSeen`` tells a person its face (HR-184, HR-201)."""
    return revealed("CardLookedAt", seat=seat, under=under)


def card_seen(to: int, seat: int, card: str) -> Event:
    """The face of a card to choose from, told to the person who looks alone (HR-201)."""
    return revealed_to(to, "CardSeen", seat=seat, card=card)


def card_kept(seat: int) -> Event:
    """A person kept one of the cards looked at, the others lie under the deck (HR-184, HR-201)."""
    return told("CardKept", seat=seat)


def card_chosen(to: int, seat: int, card: str) -> Event:
    """The face of the card kept, told to who knows the cards looked at (HR-201)."""
    return told_to(to, "CardChosen", seat=seat, card=card)


def race_started(race: int, circuit: str, ranks: list[int]) -> Event:
    """A race of a campaign begins; ranks on the grid, or zeros when it is drawn (HR-139, HR-140)."""
    return told("RaceStarted", race=race, circuit=circuit, ranks=ranks)


def tokens_counted(seat: int, costs: tuple[int, int, int], tokens: int) -> Event:
    """The repair of a person: what alerts, cards and the lead cost, and what is left (HR-131)."""
    danger, repair, leader = costs
    return told(
        "TokensCounted", seat=seat, danger=danger, repair=repair, leader=leader, tokens=tokens
    )


def development_started(race: int, tokens: list[int]) -> Event:
    """Planes are repaired, and so many tokens of each seat are in the cloth bag (HR-135, HR-136)."""
    return told("DevelopmentStarted", race=race, tokens=tokens)


def circuit_chosen(seat: int, circuit: str) -> Event:
    """The prestige leader chose where the next race is flown (HR-138)."""
    return told("CircuitChosen", seat=seat, circuit=circuit)


def grid_chosen(seat: int, grid: str) -> Event:
    """The prestige leader, or the table, chose how the next grid is made (HR-139)."""
    return told("GridChosen", seat=seat, grid=grid)


def deck_reshuffled() -> Event:
    """The discard pile became the new development deck (HR-176)."""
    return told("DeckReshuffled")


def card_revealed(space: int, card: str) -> Event:
    """A development card came on a space of the display (HR-141)."""
    return revealed("CardRevealed", space=space, card=card)


def autopilot_drew(seat: int, card: str, result: str, given: str) -> Event:
    """An autopilot drew a development card and kept it, used it or let it go (HR-232 to HR-234)."""
    return revealed("AutopilotDrew", seat=seat, card=card, result=result, given=given)


def time_drawn(month: int) -> Event:
    """A TIME marker went on the calendar (HR-143)."""
    return revealed("TimeDrawn", month=month)


def dev_token_drawn(seat: int) -> Event:
    """A development token came out of the cloth bag (HR-145)."""
    return revealed("DevTokenDrawn", seat=seat)


def dev_token_placed(seat: int, where: str, space: int, card: str) -> Event:
    """A token lies on a display card, on the track, or aside without a place (HR-145, HR-159)."""
    return told("DevTokenPlaced", seat=seat, where=where, space=space, card=card)


def plane_exhibited(seat: int, where: str, space: int, paid: int) -> Event:
    """A token on the exhibition board brought AIRCOINS (HR-167)."""
    return told("PlaneExhibited", seat=seat, where=where, space=space, paid=paid)


def work_rushed(seat: int, paid: int) -> Event:
    """A person paid instead of the last token (HR-148, HR-161)."""
    return told("WorkRushed", seat=seat, paid=paid)


def card_obtained(seat: int, space: int, card: str) -> Event:
    """A person obtained a display card; tokens of others are back in the bag (HR-146, HR-150)."""
    return told("CardObtained", seat=seat, space=space, card=card)


def card_spied(seat: int, card: str) -> Event:
    """A person took a card of the espionage track (HR-161, HR-163)."""
    return told("CardSpied", seat=seat, card=card)


def card_recycled(seat: int, card: str, paid: int) -> Event:
    """A card was given for the one obtained, at a price, and lies on the track (HR-153, HR-157)."""
    return told("CardRecycled", seat=seat, card=card, paid=paid)


def advantage_used(seat: int, card: str, target: int, element: str) -> Event:
    """An advantage took effect: on a gauge, a tile, or a bag (HR-206 to HR-211)."""
    return told("AdvantageUsed", seat=seat, card=card, target=target, element=element)


def development_ended() -> Event:
    """The twelfth TIME marker: the phase is over (HR-144, HR-171 to HR-174)."""
    return told("DevelopmentEnded")


def awaited(decision: dict[str, Any]) -> Event:
    """What comes next: a decision of a seat, or luck with -1, and what it is about (HR-14)."""
    return told("Awaited", **decision)
