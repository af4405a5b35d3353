"""What is said of a race: choices with their odds, questions, planes, cockpits and bets."""

from typing import Any, ClassVar

from voltige.core.action import Action
from voltige.games.hydroracers.edition.circuits import Circuit
from voltige.games.hydroracers.odds.turn import MoveOdds
from voltige.games.hydroracers.state import HydroracersState
from voltige.wording.hydroracers.planes import PlaneNames, developing
from voltige.wording.hydroracers.preview import Race, hit, preview, race_of, rebuild
from voltige.wording.text import Sheet, Text, number
from voltige.wording.wording import Facts, Seen

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
    race: Race = ()  # the one that was looked at last
    rebuilt: HydroracersState | None = None

    # -- choices --------------------------------------------------------------------------------

    def facts(self, view: Seen) -> Facts:
        """Return what movements, tokens and the choices of a campaign depend on."""
        race = {"race": race_of(view)} if view["circuit"] else {}
        return race | self.campaign_facts(view)

    def needs(self, action: Action) -> tuple[str, ...]:
        """Name the facts that the sentence of an action depends on."""
        moves = action.data["do"] in MOVES | ON_TILES
        return ("race",) if moves else self.campaign_needs(action)

    def choice(self, facts: Facts, action: Action) -> Text:
        """Say what a choice does; a movement with its end and its odds."""
        verb = action.data["do"]
        if verb == "place_token":
            element = action.data["element"]
            race = facts["race"]
            shown = hit(self.seen(race), race[0], element)
            return super().choice({"hit": self.square(element, shown)}, action)
        text = self.campaign_choice(facts, action)
        if verb not in MOVES:
            return text
        race = facts["race"]
        odds = MoveOdds(self.seen(race), race[0], action.code)
        return Text("hydroracers-previewed", {"action": text, "preview": preview(odds)})

    def seen(self, race: Race) -> HydroracersState:
        """Rebuild a position for the rules of movement; the choices of one position share it."""
        if self.rebuilt is None or self.race != race:
            self.race, self.rebuilt = race, rebuild(self.setup, race)
        return self.rebuilt

    # -- positions ------------------------------------------------------------------------------

    def question(self, view: Seen, params: dict[str, Any]) -> Text:
        """Say what is asked in each phase."""
        told = params | self.asked(view)
        if view["token"]:
            told["token"] = view["token"]
        if view["phase"] == "turn":
            bets = self.setup.betting and view["planes"][view["to_act"]]["slot"] < 0
            return self.must("ask-turn-bet" if bets else "ask-turn", told)
        return self.must(f"ask-{view['phase']}", told)

    def position(self, view: Seen) -> list[Text]:
        """Describe a race, or the workshop between two races, and what belongs to each plane."""
        campaign = "stage" in view
        lines = self.workshop(view) if developing(view) else self.race_lines(view)
        planes = view["planes"]
        for seat in self.from_the_front(view):
            lines.append(self.plane_line(view, seat))
            lines += self.cockpit(view, seat)
            lines += self.belongings(view, seat) if campaign else []
        if view["circuit"]:
            edition = self.setup.edition
            circuit = edition.circuits[edition.circuit_ids.index(view["circuit"])]
            lines.append(self.circuit_line(circuit))
        lines += [
            self.pilot_line(view, seat) for seat in range(len(planes)) if planes[seat]["pilot"]
        ]
        lines += self.bets(view)
        lines += self.open_cards(view)
        return [*lines, Text("hydroracers-line-legend")]

    def race_lines(self, view: Seen) -> list[Text]:
        """Describe heat and round, what is under way, and the hands that the viewer sees."""
        lines = [self.heading(view)]
        if view.get("race"):
            lines.append(self.race_heading(view))
        if "stage" in view:
            lines += self.under_way(view)
        hands = [seat for seat in range(len(view["planes"])) if self.sees_hand(view, seat)]
        for seat in sorted(hands, key=view["seat"].__ne__):
            lines += self.hand(view, seat)
        return lines

    def heading(self, view: Seen) -> Text:
        """Describe heat, round and the order of it, or that the race is being set up."""
        if not view["heat"]:
            return Text("hydroracers-line-setup")
        told = {
            "heat": view["heat"],
            "heats": int(self.setup.numbers.heats),
            "round": view["round"],
            "order": ", ".join(self.names[seat] for seat in view["order"]),
            "dangers": view["dangers"],
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

    def seats(self, view: Seen) -> list[list[Text]]:
        """Sum up cell, points and money."""
        return [self.facts_of(view, seat) for seat in range(self.table.seats)]

    def team_points(self, view: Seen, seat: int) -> int:
        """Give the result of a seat's team: the points of its lower plane (HR-240)."""
        planes = view["planes"]
        return int(min(planes[seat]["prestige"], planes[self.setup.mate[seat]]["prestige"]))

    def sheet(self, view: Seen) -> Sheet:
        """Count crashes, technologies in a campaign, what is left of the money, and prestige."""
        counted = {"crashes": "crashes", "purse": "aircoins", "prestige": "prestige"}
        rows = [[number(plane[key]) for key in counted.values()] for plane in view["planes"]]
        columns = [Text(f"hydroracers-column-{name}") for name in counted]
        if "stage" in view:
            columns.insert(1, Text("hydroracers-technologies"))
            for row, plane in zip(rows, view["planes"], strict=True):
                row.insert(1, number(len(plane["technologies"])))
        if self.setup.teams:
            columns.append(Text("hydroracers-column-team"))
            for seat, row in enumerate(rows):
                row.append(number(self.team_points(view, seat)))
        return Sheet(columns, rows)
