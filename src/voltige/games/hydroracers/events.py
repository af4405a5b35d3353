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
    """An autopilot laid a card face up: from its deck, from under it, or the higher of two.

    Nobody has seen it before (HR-216, HR-251, HR-D77); ``source`` is a name of ``SOURCES``.
    """

    def __init__(self, seat: int, card: str, source: str) -> None:
        super().__init__(EVERYONE, True, {"seat": seat, "card": card, "source": source})


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
    """A token was taken off a tile and went back into the bag (HR-115, HR-178)."""

    def __init__(self, seat: int, element: str, square: int) -> None:
        super().__init__(EVERYONE, False, {"seat": seat, "element": element, "square": square})


class HeatEnded(Event):
    """Why a heat ended, the rank of each seat and the prestige that each gains (HR-94, HR-100).

    ``reason`` is ``finish``, ``alone``, ``crashed`` or ``cap`` (HR-92, HR-98, HR-99).
    """

    def __init__(self, heat: int, ranks: list[int], points: list[int], reason: str) -> None:
        told = {"heat": heat, "ranks": ranks, "points": points, "reason": reason}
        super().__init__(EVERYONE, False, told)


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


class FlightChosen(Event):
    """Value, or distance of a pass, that a plane flies with in a campaign, and its brake (HR-180)."""

    def __init__(self, seat: int, base: int, brake: int) -> None:
        super().__init__(EVERYONE, False, {"seat": seat, "base": base, "brake": brake})


class CardPaid(Event):
    """A card brought prestige points or AIRCOINS (HR-177, HR-186)."""

    def __init__(self, seat: int, points: int, aircoins: int) -> None:
        super().__init__(EVERYONE, False, {"seat": seat, "points": points, "aircoins": aircoins})


class DamageRepaired(Event):
    """Damage tokens went from the gauge back into the bag (HR-178)."""

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(EVERYONE, False, {"seat": seat, "count": count})


class PlaneRepositioned(Event):
    """A plane passed in front of an opponent, or went behind the one in turn (HR-195, HR-196)."""

    def __init__(self, seat: int, end: int, how: str) -> None:
        super().__init__(EVERYONE, False, {"seat": seat, "end": end, "how": how})


class CardLookedAt(Event):
    """A card was drawn to choose from; ``CardSeen`` tells a person its face (HR-184, HR-201)."""

    def __init__(self, seat: int, under: bool) -> None:
        super().__init__(EVERYONE, True, {"seat": seat, "under": under})


class CardSeen(Event):
    """The face of a card to choose from, told to the person who looks alone (HR-201)."""

    def __init__(self, to: int, seat: int, card: str) -> None:
        super().__init__(to, True, {"seat": seat, "card": card})


class CardKept(Event):
    """A person kept one of the cards looked at, the others lie under the deck (HR-184, HR-201)."""

    def __init__(self, seat: int) -> None:
        super().__init__(EVERYONE, False, {"seat": seat})


class CardChosen(Event):
    """The face of the card kept, told to who knows the cards looked at (HR-201)."""

    def __init__(self, to: int, seat: int, card: str) -> None:
        super().__init__(to, False, {"seat": seat, "card": card})


class RaceStarted(Event):
    """A race of a campaign begins; ranks on the grid, or zeros when it is drawn (HR-139, HR-140)."""

    def __init__(self, race: int, circuit: str, ranks: list[int]) -> None:
        super().__init__(EVERYONE, False, {"race": race, "circuit": circuit, "ranks": ranks})


class TokensCounted(Event):
    """The repair of a person: what alerts, cards and the lead cost, and what is left (HR-131)."""

    def __init__(self, seat: int, costs: tuple[int, int, int], tokens: int) -> None:
        danger, repair, leader = costs
        told = {"seat": seat, "danger": danger, "repair": repair, "leader": leader}
        super().__init__(EVERYONE, False, {**told, "tokens": tokens})


class DevelopmentStarted(Event):
    """Planes are repaired, and so many tokens of each seat are in the cloth bag (HR-135, HR-136)."""

    def __init__(self, race: int, tokens: list[int]) -> None:
        super().__init__(EVERYONE, False, {"race": race, "tokens": tokens})


class CircuitChosen(Event):
    """The prestige leader chose where the next race is flown (HR-138)."""

    def __init__(self, seat: int, circuit: str) -> None:
        super().__init__(EVERYONE, False, {"seat": seat, "circuit": circuit})


class GridChosen(Event):
    """The prestige leader, or the table, chose how the next grid is made (HR-139)."""

    def __init__(self, seat: int, grid: str) -> None:
        super().__init__(EVERYONE, False, {"seat": seat, "grid": grid})


class DeckReshuffled(Event):
    """The discard pile became the new development deck (HR-176)."""

    def __init__(self) -> None:
        super().__init__(EVERYONE, False, {})


class CardRevealed(Event):
    """A development card came on a space of the display (HR-141)."""

    def __init__(self, space: int, card: str) -> None:
        super().__init__(EVERYONE, True, {"space": space, "card": card})


class AutopilotDrew(Event):
    """An autopilot drew a development card and kept it, used it or let it go (HR-232 to HR-234)."""

    def __init__(self, seat: int, card: str, result: str, given: str) -> None:
        told = {"seat": seat, "card": card, "result": result, "given": given}
        super().__init__(EVERYONE, True, told)


class TimeDrawn(Event):
    """A TIME marker went on the calendar (HR-143)."""

    def __init__(self, month: int) -> None:
        super().__init__(EVERYONE, True, {"month": month})


class DevTokenDrawn(Event):
    """A development token came out of the cloth bag (HR-145)."""

    def __init__(self, seat: int) -> None:
        super().__init__(EVERYONE, True, {"seat": seat})


class DevTokenPlaced(Event):
    """A token lies on a display card, on the track, or aside without a place (HR-145, HR-159)."""

    def __init__(self, seat: int, where: str, space: int, card: str) -> None:
        told = {"seat": seat, "where": where, "space": space, "card": card}
        super().__init__(EVERYONE, False, told)


class PlaneExhibited(Event):
    """A token on the exhibition board brought AIRCOINS (HR-167)."""

    def __init__(self, seat: int, where: str, space: int, paid: int) -> None:
        told = {"seat": seat, "where": where, "space": space, "paid": paid}
        super().__init__(EVERYONE, False, told)


class WorkRushed(Event):
    """A person paid instead of the last token (HR-148, HR-161)."""

    def __init__(self, seat: int, paid: int) -> None:
        super().__init__(EVERYONE, False, {"seat": seat, "paid": paid})


class CardObtained(Event):
    """A person obtained a display card; tokens of others are back in the bag (HR-146, HR-150)."""

    def __init__(self, seat: int, space: int, card: str) -> None:
        super().__init__(EVERYONE, False, {"seat": seat, "space": space, "card": card})


class CardSpied(Event):
    """A person took a card of the espionage track (HR-161, HR-163)."""

    def __init__(self, seat: int, card: str) -> None:
        super().__init__(EVERYONE, False, {"seat": seat, "card": card})


class CardRecycled(Event):
    """A card was given for the one obtained, at a price, and lies on the track (HR-153, HR-157)."""

    def __init__(self, seat: int, card: str, paid: int) -> None:
        super().__init__(EVERYONE, False, {"seat": seat, "card": card, "paid": paid})


class AdvantageUsed(Event):
    """An advantage took effect: on a gauge, a tile, or a bag (HR-206 to HR-211)."""

    def __init__(self, seat: int, card: str, target: int, element: str) -> None:
        told = {"seat": seat, "card": card, "target": target, "element": element}
        super().__init__(EVERYONE, False, told)


class DevelopmentEnded(Event):
    """The twelfth TIME marker: the phase is over (HR-144, HR-171 to HR-174)."""

    def __init__(self) -> None:
        super().__init__(EVERYONE, False, {})


class Awaited(Event):
    """What comes next: a decision of a seat, or luck with -1, and what it is about (HR-14)."""

    def __init__(self, told: dict[str, Any]) -> None:
        keys = ["phase", "to_act", "taker", "dangers", "token", "element"]
        keys += ["pending", "space", "auto_done", "auto_left"]
        keys += ["base", "flown", "brake", "removals", "course"]  # in a campaign
        super().__init__(EVERYONE, False, {key: told[key] for key in keys if key in told})
