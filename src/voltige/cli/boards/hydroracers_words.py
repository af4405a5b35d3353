"""The words of Hydroracers in the terminal: names, questions, choices with their odds, stories."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, cast

from voltige.cli.boards.board import Board
from voltige.cli.boards.hydroracers_campaign import CampaignWords
from voltige.core.action import Action
from voltige.core.event import Event
from voltige.core.view import View
from voltige.games.hydroracers.actions import DO_PASS, DO_PLACE, DO_PLAY
from voltige.games.hydroracers.holdings import first_empty, shown_square
from voltige.games.hydroracers.odds.turn import MoveOdds
from voltige.games.hydroracers.terms import (
    CROSS_SQUARE,
    ELEMENT_NAMES,
    MALUS_NAMES,
    MALUS_SQUARE,
    PHASE_NAMES,
    TURN,
)
from voltige.games.hydroracers.view.built import HydroracersView
from voltige.locale import Argument

QUIET = {"CardDrawn", "TurnStarted", "Awaited", "GridDrawn", "RoundStarted", "UnderCardTaken"}
QUIET |= {"FlightChosen", "CardLookedAt", "CardSeen", "CardKept", "DevTokenDrawn", "CardRevealed"}


class HydroracersWords(Board):
    """What is said of a race."""

    planes: list[dict[str, Any]]
    seen: HydroracersView | None = None

    def plane_name(self, plane: str) -> str:
        """Name a plane by the first word of its name."""
        return plane.capitalize()

    def pilot(self, pilot: str) -> str:
        """Name a pilot; one of an edition of one's own by its id."""
        return self.said("pilot", pilot)

    def element(self, element: str) -> str:
        """Name an element."""
        return self.said("element", element)

    def card(self, card: str) -> str:
        """Name a card: its face, or the I-pass card in words."""
        return self.campaign.card(card)

    @property
    def campaign(self) -> CampaignWords:
        """Give the words of a campaign."""
        return CampaignWords(self.words)

    def said(self, kind: str, name: str) -> str:
        """Give the text of a name, or the name itself."""
        message = f"hydroracers-{kind}-{name}"
        return self.words.say(message) if self.words.has(message) else name

    def question(self, view: View) -> str:
        """Say what is asked."""
        seen = cast("HydroracersView", view)
        name = PHASE_NAMES[seen.phase]
        if seen.phase == TURN:
            can_bet = seen.setup.betting and self.planes[seen.seat]["slot"] < 0
            return self.words.say("hydroracers-ask-turn-bet" if can_bet else "hydroracers-ask-turn")
        token = self.said("token", seen.to_json()["token"])
        message = f"hydroracers-ask-{name}"
        return self.words.say(message, token=token) if self.words.has(message) else name

    def action(self, view: View, action: Action) -> str:
        """Say what a choice does; a movement with its end and its odds."""
        seen = cast("HydroracersView", view)
        text = super().action(view, action)
        kind = seen.setup.table.kind[action.code]
        if kind == DO_PLACE:
            return f"{text} ({self.hit(seen, int(seen.setup.table.what[action.code]))})"
        if kind not in {DO_PLAY, DO_PASS}:
            detail = self.campaign.detail(seen, action)
            return f"{text} ({detail})" if detail else text
        preview = self.preview(MoveOdds(seen, action.code))
        return self.words.say("hydroracers-previewed", action=text, preview=preview)

    def hit(self, view: HydroracersView, element: int) -> str:
        """Say what the square shows that a token on an element would cover."""
        setup, row = view.setup, view.seat * view.setup.width
        square = first_empty(setup, view.cells, row, element)
        shown = int(shown_square(setup, view.cells, row, element, square))
        if shown == CROSS_SQUARE:
            return self.words.say("hydroracers-square-cross")
        if shown == MALUS_SQUARE:
            malus = MALUS_NAMES[setup.edition.malus[element]]
            told = self.words.say(f"hydroracers-malus-{malus}")
            return self.words.say("hydroracers-square-malus", malus=told)
        return self.words.say(
            "hydroracers-square-spread", element=self.element(ELEMENT_NAMES[shown])
        )

    def preview(self, odds: MoveOdds) -> str:
        """Say where a movement ends and what it risks."""
        parts = [self.words.say("hydroracers-preview", speed=odds.speed, end=odds.end)]
        if odds.dangers:
            damage = percent(odds.damage(1))
            parts.append(
                self.words.say("hydroracers-preview-dangers", dangers=odds.dangers, damage=damage)
            )
            spared = sum((p for result, p in odds.spread.items() if not result[3]), Fraction(0))
            if spared < 1:
                malus = percent(1 - spared)
                parts.append(self.words.say("hydroracers-preview-malus", malus=malus))
            if odds.crash > 0:
                crash = percent(odds.crash)
                parts.append(self.words.say("hydroracers-preview-crash", crash=crash))
        return ", ".join(parts)

    def story(self, events: list[Event]) -> list[str]:
        """Leave out what the board shows anyway: turns, drawn cards, and the first hands."""
        told = [event for event in events if type(event).__name__ not in QUIET]
        names = [type(event).__name__ for event in told]
        start = names.index("HeatStarted") if "HeatStarted" in names else 0
        dealt = {"CardReceived", "OpenCardDrawn"}
        kept = [e for n, e in enumerate(told) if n >= start or type(e).__name__ not in dealt]
        return super().story([e for e in kept if type(e).__name__ != "CardPutUnder"])

    def arguments(self, data: Mapping[str, Any]) -> dict[str, Argument]:
        """Name cards, planes, pilots, elements and the result of a heat as well as seats."""
        arguments = super().arguments(data)
        arguments.setdefault("card", "none")
        for key, name in (("card", self.card), ("plane", self.plane_name), ("pilot", self.pilot)):
            if isinstance(data.get(key), str):
                arguments[key] = name(data[key])
        arguments |= self.campaign.arguments(self.seen, data)
        if isinstance(data.get("element"), str):
            arguments["element"] = self.element(data["element"])
        if isinstance(data.get("ranks"), list):
            ranks: list[int] = data["ranks"]
            seats = sorted(range(len(ranks)), key=ranks.__getitem__)
            arguments["result"] = ", ".join(f"{ranks[s]}. {self.names[s]}" for s in seats)
        return arguments


def percent(chance: Fraction) -> int:
    """Round a chance to whole percents; what is possible is never 0, what is not sure never 100."""
    rounded = round(chance * 100)
    return min(99, max(1, rounded)) if 0 < chance < 1 else rounded
