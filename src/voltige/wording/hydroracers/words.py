"""What is said of a race: choices with their odds, questions, planes, cockpits and bets."""

from typing import Any, ClassVar

from voltige.core.action import Action
from voltige.core.view import View
from voltige.games.hydroracers.edition.circuits import Circuit
from voltige.games.hydroracers.odds.turn import MoveOdds
from voltige.games.hydroracers.scoring import team_result
from voltige.games.hydroracers.state import HydroracersState, known_position
from voltige.games.hydroracers.terms import (
    AIRCOINS,
    BET_SLOT,
    CRASHES,
    NO_BET,
    NO_CIRCUIT,
    NO_TOKEN,
    PHASE_NAMES,
    PILOT,
    PRESTIGE,
    RACE,
    TOKEN_NAMES,
    TURN,
)
from voltige.games.hydroracers.view import sees
from voltige.wording.forming import number
from voltige.wording.hydroracers.planes import PlaneNames, developing
from voltige.wording.hydroracers.preview import hit, preview, race_of
from voltige.wording.text import Sheet, Text
from voltige.wording.wording import Facts

PLAYS = ("play", "play_as", "play_braked", "play_as_braked")
PASSES = ("pass", "pass_braked")
MOVES = {*PLAYS, *PASSES}
ON_TILES = {"place_token", "crash_remove"}


class HydroracersWording(PlaneNames):
    """The wording of Hydroracers."""

    groups: ClassVar = {
        **dict.fromkeys(PLAYS, "play"),
        **dict.fromkeys(PASSES, "pass"),
        **dict.fromkeys(("crash_remove", "choose_tokens", "choose_level"), "place_token"),
        **dict.fromkeys(("supercharge", "hop", "mirror"), "manoeuvre"),
        **dict.fromkeys(("choose_circuit", "choose_grid"), "next_race"),
        "spy_take": "espionage",
    }
    last = frozenset({"pass", "end_turn"})
    quiet = frozenset(
        {
            "Awaited",
            "CardDrawn",
            "CardKept",
            "CardLookedAt",
            "CardPutUnder",
            "CardRevealed",
            "CardSeen",
            "DevTokenDrawn",
            "FlightChosen",
            "GridDrawn",
            "RoundStarted",
            "TurnStarted",
            "UnderCardTaken",
        }
    )
    dealt = frozenset({"CardDrawn", "OpenCardDrawn"})

    # -- choices --------------------------------------------------------------------------------

    def facts(self, view: View) -> Facts:
        """Return what movements, tokens and the choices of a campaign depend on."""
        race: Facts = {}
        if known_position(view).circuit != NO_CIRCUIT:
            race = {"view": view, "race": race_of(view)}
        return race | self.campaign_facts(view)

    def needs(self, action: Action) -> tuple[str, ...]:
        """Name the facts that the sentence of an action depends on."""
        moves = action.data["do"] in MOVES | ON_TILES
        return ("race",) if moves else self.campaign_needs(action)

    def choice(self, facts: Facts, action: Action) -> Text:
        """Say what a choice does; a movement with its end and its odds."""
        verb = action.data["do"]
        if verb == "place_token":
            element, view = action.data["element"], facts["view"]
            shown = hit(known_position(view), view.seat, element)
            return super().choice({"hit": self.square(element, shown)}, action)
        text = self.campaign_choice(facts, action)
        if verb not in MOVES:
            return text
        view = facts["view"]
        odds = MoveOdds(known_position(view), view.seat, action.code)
        return Text("hydroracers-previewed", {"action": text, "preview": preview(odds)})

    # -- positions ------------------------------------------------------------------------------

    def question(self, view: View, params: dict[str, Any]) -> Text:
        """Say what is asked in each phase."""
        seen = known_position(view)
        told = params | self.asked(seen)
        if seen.token != NO_TOKEN:
            told["token"] = TOKEN_NAMES[seen.token]
        if seen.phase == TURN:
            bets = self.setup.betting and seen.of(seen.to_act, BET_SLOT) == NO_BET
            return self.must("ask-turn-bet" if bets else "ask-turn", told)
        return self.must(f"ask-{PHASE_NAMES[seen.phase]}", told)

    def position(self, view: View) -> list[Text]:
        """Describe a race, or the development phase between two races, and what belongs to each plane."""
        seen = known_position(view)
        lines = self.development_lines(seen) if developing(seen) else self.race_lines(view)
        for seat in self.from_the_front(seen):
            lines.append(self.plane_line(view, seat))
            lines += self.cockpit(view, seat)
            lines += self.belongings(view, seat) if self.setup.campaign else []
        if seen.circuit != NO_CIRCUIT:
            lines.append(self.circuit_line(self.setup.edition.circuits[seen.circuit]))
        lines += [self.pilot_line(view, seat) for seat in self.planes if seen.of(seat, PILOT) >= 0]
        lines += self.bets(view)
        lines += self.open_cards(view)
        return [*lines, Text("hydroracers-line-legend")]

    def race_lines(self, view: View) -> list[Text]:
        """Describe heat and round, what is under way, and the hands that the viewer sees."""
        seen = known_position(view)
        lines = [self.heading(seen)]
        if self.setup.campaign:
            if seen.shared(RACE):
                lines.append(self.race_heading(seen))
            lines += self.under_way(seen)
        hands = [seat for seat in self.planes if sees(self.setup, view.seat, seat)]
        for seat in sorted(hands, key=view.seat.__ne__):
            lines += self.hand(view, seat)
        return lines

    def heading(self, seen: HydroracersState) -> Text:
        """Describe heat, round and the order of it, or that the race is being set up."""
        if not seen.heat:
            return Text("hydroracers-line-setup")
        order = [self.names[seen.in_order(place)] for place in range(int(seen.racers))]
        told = {
            "heat": seen.heat,
            "heats": int(self.setup.numbers.heats),
            "round": seen.round_no,
            "order": ", ".join(order),
            "dangers": seen.dangers,
        }
        return Text("hydroracers-line-heat", told)

    def circuit_line(self, circuit: Circuit) -> Text:
        """Describe the circuit: its lap and its corners."""
        corners = [
            Text("hydroracers-corner", {"cell": int(cell), "limit": int(limit)})
            for cell, limit in zip(circuit.after, circuit.limit, strict=True)
        ]
        told = {
            "circuit": self.circuit(circuit.id),
            "cells": int(circuit.cells),
            "corners": corners,
        }
        return Text("hydroracers-line-circuit", told)

    def seats(self, view: View) -> list[list[Text]]:
        """Sum up cell, points and money."""
        seen = known_position(view)
        return [self.facts_of(seen, seat) for seat in self.planes]

    def sheet(self, view: View) -> Sheet:
        """Count crashes, technologies in a campaign, what is left of the money, and prestige."""
        seen, edition = known_position(view), self.setup.edition
        counted = {"crashes": CRASHES, "purse": AIRCOINS, "prestige": PRESTIGE}
        rows = [
            [number(int(seen.of(seat, column))) for column in counted.values()]
            for seat in self.planes
        ]
        columns = [Text(f"hydroracers-column-{name}") for name in counted]
        if self.setup.campaign:
            columns.insert(1, Text("hydroracers-technologies"))
            kinds = range(int(edition.movement_devs), int(edition.first_advantage))
            for seat, row in enumerate(rows):
                row.insert(1, number(len([kind for kind in kinds if seen.kept(seat, kind)])))
        if self.setup.teams:
            columns.append(Text("hydroracers-column-team"))
            for seat, row in enumerate(rows):
                row.append(number(team_result(seen, seat)[0]))
        return Sheet(columns, rows)
