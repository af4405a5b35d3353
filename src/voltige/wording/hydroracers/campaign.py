"""What is said of a campaign: choices with cards and prices, what is asked, what advantages do."""

from collections.abc import Mapping
from typing import Any

from voltige.core.action import Action
from voltige.core.event import Event
from voltige.core.view import View
from voltige.games.hydroracers.state import HydroracersState, known_position
from voltige.games.hydroracers.terms import (
    ANY_ELEMENT,
    DISPLAY_AT,
    FLOWN,
    FROM_TRACK,
    NO_CARD,
    PENDING,
    PENDING_SPACE,
    REMOVALS,
    RUSH,
    SPYING,
)
from voltige.wording.hydroracers.names import HydroracersNames
from voltige.wording.text import Text
from voltige.wording.wording import Facts, yes_or_no

NEEDS = {
    "choose_gain": "flown",
    "recycle": "obtained",
    "rush": "obtained",
}
NEEDS_OF_PLACES = {"card": "display", "espionage": "spying"}
GROUPS_OF_PLACES = {"card": "research", "espionage": "espionage"}


class CampaignNames(HydroracersNames):
    """What is said of cards, places and prices between two races."""

    # -- choices --------------------------------------------------------------------------------

    def campaign_facts(self, view: View) -> Facts:
        """Return what the choices of a campaign depend on, beside movements."""
        seat, seen = view.seat, known_position(view)
        if not self.setup.campaign or seat < 0:
            return {}
        spaces = range(int(self.setup.edition.development.display))
        return {
            "display": tuple(
                [(displayed(seen, space), int(seen.tokens_on(space, seat))) for space in spaces]
            ),
            "spying": seen.held(seat, SPYING),
            "flown": flown(seen),
            "obtained": (obtained(seen), seen.shared(PENDING_SPACE) == FROM_TRACK),
        }

    def campaign_needs(self, action: Action) -> tuple[str, ...]:
        """Name the facts that the sentence of an action depends on."""
        verb = action.data["do"]
        need = NEEDS_OF_PLACES.get(action.data["where"]) if verb == "place_dev" else NEEDS.get(verb)
        return (need,) if need else ()

    def campaign_choice(self, facts: Facts, action: Action) -> Text:
        """Say what a choice does: the card it is about, what it costs or brings."""
        told = self.own_params(action) | self.details(facts, action.data)
        return self.must(f"do-{action.data['do']}", told)

    def details(self, facts: Facts, data: Mapping[str, Any]) -> dict[str, Any]:
        """Return what the data of an action do not tell."""
        numbers = self.setup.edition.development
        if data["do"] == "place_dev":
            return self.place(facts, data)
        if data["do"] == "choose_gain":
            faces = {face.id: face for face in self.setup.edition.deck.movement}
            face = faces[facts["flown"]]
            return {"points": face.points, "aircoins": face.aircoins}
        card, spied = facts.get("obtained", ("", False))
        if data["do"] == "recycle":
            return {"paid": self.price(card, data["card"], spied=spied)}
        if data["do"] == "rush":
            return {"paid": int(numbers.rush), "card": self.card(card) if card else "none"}
        return {}

    def place(self, facts: Facts, data: Mapping[str, Any]) -> dict[str, Any]:
        """Say what a development token does on its place."""
        numbers = self.setup.edition.development
        told: dict[str, Any] = {"space": 0, "card": "none", "have": 0, "cost": 0, "paid": 0}
        if data["where"] == "card":
            card, tokens = facts["display"][data["space"] - 1]
            told |= {"card": self.card(card), "have": tokens + 1, "cost": self.cost(card)}
        elif data["where"] == "espionage":
            told["have"] = facts["spying"] + 1
        elif data["where"] == "reserved":
            told["paid"] = int(numbers.reserved)
        else:
            told |= {"space": data["space"], "paid": int(numbers.public[data["space"] - 1])}
        return {**told, "full": yes_or_no(told["have"] == told["cost"])}

    def price(self, taken: str, given: str, *, spied: bool) -> int:
        """Return what it costs to exchange one card for another (HR-154 to HR-156, HR-164)."""
        edition = self.setup.edition
        value = [int(edition.exchange[edition.words.index(card)]) for card in (taken, given)]
        return max(0, value[0] - value[1]) * self.rate(spied=spied)

    def rate(self, *, spied: bool) -> int:
        """Return the AIRCOINS per point of difference (HR-155, HR-164)."""
        numbers = self.setup.edition.development
        return int(numbers.spy_rate if spied else numbers.display_rate)

    def cost(self, card: str) -> int:
        """Return the tokens that a development card costs."""
        edition = self.setup.edition
        return int(edition.dev_cost[edition.dev_words.index(card)])

    def group(self, action: Action) -> Text:
        """Return the heading under which an action stands; tokens by their place."""
        if action.data["do"] != "place_dev":
            return super().group(action)
        place = GROUPS_OF_PLACES.get(action.data["where"], "exhibition")
        return Text(f"hydroracers-group-{place}")

    # -- events ---------------------------------------------------------------------------------

    def event(self, event: Event, viewer: int) -> Text:
        """Say what happened; of an advantage, whom it hits."""
        if event.name != "AdvantageUsed":
            return super().event(event, viewer)
        seat, target = event.data["seat"], event.data["target"]
        told = self.params({**event.data, "seat": target}, viewer)
        told["aim"] = self.whose(event.data["card"], seat, target)
        return self.must("event-AdvantageUsed", told)

    def whose(self, card: str, seat: int, target: int) -> str:
        """Return what an advantage does: hit a victim or nobody, add a slot, or equip a plane."""
        edition = self.setup.edition
        if target < 0:
            return "none"
        if target != seat:
            return "victim"
        effect = edition.advantage[edition.dev_words.index(card) - edition.first_advantage]
        return "slot" if effect <= ANY_ELEMENT and not self.setup.expert[seat] else "own"

    # -- questions ------------------------------------------------------------------------------

    def asked(self, seen: HydroracersState) -> dict[str, Any]:
        """Return what the questions of a campaign speak of."""
        if not self.setup.campaign:
            return {}
        card = obtained(seen) or flown(seen)
        return {
            "card": self.card(card) if card else "none",
            "rate": self.rate(spied=seen.shared(PENDING_SPACE) == FROM_TRACK),
            "paid": int(self.setup.edition.development.rush),
            "removals": seen.shared(REMOVALS),
        }


def displayed(seen: HydroracersState, space: int) -> str:
    """Name the card on a space of the display, or nothing."""
    card = seen.shared(DISPLAY_AT + space)
    return "" if card == NO_CARD else seen.setup.edition.dev_words[card]


def flown(seen: HydroracersState) -> str:
    """Name the card that a plane is about to fly with, or nothing."""
    card = seen.shared(FLOWN)
    return "" if card == NO_CARD else seen.setup.words[card]


def pending(seen: HydroracersState) -> str:
    """Name the card that is being obtained, or nothing; the track has movement cards alone."""
    card = seen.shared(PENDING)
    if card == NO_CARD:
        return ""
    spied = seen.shared(PENDING_SPACE) == FROM_TRACK
    return seen.setup.words[card] if spied else seen.setup.edition.dev_words[card]


def obtained(seen: HydroracersState) -> str:
    """Name the card that is being obtained, or that lacks one token; nothing if it is to choose."""
    space = int(seen.shared(PENDING_SPACE))
    if seen.shared(PENDING) != NO_CARD or seen.phase != RUSH or space == FROM_TRACK:
        return pending(seen)
    return displayed(seen, space)
