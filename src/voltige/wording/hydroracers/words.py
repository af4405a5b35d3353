"""What is said of a race: choices with their odds, questions, planes, cockpits and bets."""

from typing import Any, ClassVar

from voltige.core.action import Action
from voltige.core.event import Event
from voltige.games.hydroracers.edition.circuits import Circuit
from voltige.games.hydroracers.odds.turn import MoveOdds
from voltige.games.hydroracers.terms import (
    ELEMENT_NAMES,
    LEVELS,
    MOST_SQUARES,
    SKILL_NAMES,
    SQUARE_NAMES,
)
from voltige.games.hydroracers.view.built import HydroracersView
from voltige.wording.hydroracers.names import HydroracersNames
from voltige.wording.hydroracers.preview import Race, hit, preview, race_of, rebuild
from voltige.wording.text import Sheet, Text, number
from voltige.wording.wording import Facts, Seen

MOVES = {"play", "pass"}
ON_TILES = {"place_token", "crash_remove"}
DEALT = {"CardReceived", "OpenCardDrawn"}


class HydroracersWording(HydroracersNames):
    """What is said at the pier."""

    groups: ClassVar = {"crash_remove": "place_token"}
    quiet = frozenset(
        {
            "Awaited",
            "CardDrawn",
            "CardPutUnder",
            "GridDrawn",
            "RoundStarted",
            "TurnStarted",
            "UnderCardTaken",
        }
    )
    race: Race = ()  # the one that was looked at last
    rebuilt: HydroracersView | None = None

    # -- choices --------------------------------------------------------------------------------

    def facts(self, view: Seen) -> Facts:
        """Give what movements and tokens depend on."""
        return {"race": race_of(view)} if view["circuit"] else {}

    def needs(self, action: Action) -> tuple[str, ...]:
        """Name the facts that the sentence of an action depends on."""
        return ("race",) if action.data["do"] in MOVES | ON_TILES else ()

    def choice(self, facts: Facts, action: Action) -> Text:
        """Say what a choice does; a movement with its end and its odds."""
        verb = action.data["do"]
        if verb == "place_token":
            element = action.data["element"]
            shown = hit(self.seen(facts["race"]), element)
            return super().choice({"hit": self.square(element, shown)}, action)
        text = super().choice(facts, action)
        if verb not in MOVES:
            return text
        odds = MoveOdds(self.seen(facts["race"]), action.code)
        return Text("hydroracers-previewed", {"action": text, "preview": preview(odds)})

    def seen(self, race: Race) -> HydroracersView:
        """Rebuild a view for the rules of movement; the choices of one position share it."""
        if self.rebuilt is None or self.race != race:
            self.race, self.rebuilt = race, rebuild(self.setup, race)
        return self.rebuilt

    def story(self, events: list[Event]) -> list[Event]:
        """Leave out what the board shows anyway, and the first hands."""
        names = [type(event).__name__ for event in events]
        start = names.index("HeatStarted") if "HeatStarted" in names else 0
        kept = [e for n, e in enumerate(events) if n >= start or names[n] not in DEALT]
        return super().story(kept)

    # -- positions ------------------------------------------------------------------------------

    def question(self, view: Seen, params: dict[str, Any]) -> Text:
        """Say what is asked in each phase."""
        told = dict(params)
        if view["token"]:
            told["token"] = self.named(f"token-{view['token']}")
        if view["phase"] == "turn":
            bets = self.setup.betting and view["planes"][view["to_act"]]["slot"] < 0
            return self.must("ask-turn-bet" if bets else "ask-turn", told)
        return self.must(f"ask-{view['phase']}", told)

    def position(self, view: Seen) -> list[Text]:
        """Tell the race, the hands, the planes from the front, cockpits, bets and the circuit."""
        lines = [self.heading(view)]
        planes = view["planes"]
        hands = [seat for seat in range(len(planes)) if self.sees_hand(view, seat)]
        for seat in sorted(hands, key=view["seat"].__ne__):
            lines += self.hand(view, seat)
        for seat in self.from_the_front(view):
            lines.append(self.plane_line(view, seat))
            lines += self.cockpit(view, seat)
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

    def heading(self, view: Seen) -> Text:
        """Tell heat and round, or that the race is being set up."""
        if not view["heat"]:
            return Text("hydroracers-line-setup")
        heats = int(self.setup.numbers.heats)
        told = {"heat": view["heat"], "heats": heats, "round": view["round"]}
        return Text("hydroracers-line-heat", told)

    def from_the_front(self, view: Seen) -> list[int]:
        """Order the seats as they fly: the foremost first, those who fly no more last."""
        planes = view["planes"]
        return sorted(
            range(len(planes)),
            key=lambda seat: (
                bool(planes[seat]["crashed"] or planes[seat]["out"]),
                -planes[seat]["position"],
            ),
        )

    def sees_hand(self, view: Seen, seat: int) -> bool:
        """Tell whether the viewer sees a hand: its own, or its team mate's."""
        if view["seat"] < 0 or view["planes"][seat]["autopilot"]:
            return False
        return seat == view["seat"] or seat == self.setup.mate[view["seat"]]

    def hand(self, view: Seen, seat: int) -> list[Text]:
        """Tell a hand, and the cards that it put under its deck."""
        plane = view["planes"][seat]
        named = {"who": self.who(view, seat), "name": self.names[seat]}
        cards = self.several(plane["hand"])
        lines = [Text("hydroracers-line-hand", {**named, "cards": cards})]
        if plane["under"]:
            told = {**named, "cards": self.cards(plane["under"])}
            lines.append(Text("hydroracers-line-under", told))
        return lines

    def plane_line(self, view: Seen, seat: int) -> Text:
        """Tell where a plane is and all that lies open beside it."""
        plane = view["planes"][seat]
        facts = [Text("hydroracers-flies", {"plane": self.plane(plane["plane"])})]
        facts += self.facts_of(view, seat)
        if view["heat"] and seat == view["leader"]:
            drag = int(self.setup.numbers.drag)
            facts.append(Text("hydroracers-leads", {"drag": drag}))
        if plane["slip"]:
            facts.append(Text("hydroracers-slip", {"slip": plane["slip"]}))
        if not plane["tiles"]:
            told = {"damage": plane["damage"], "slots": int(self.setup.slots[seat])}
            facts.append(Text("hydroracers-gauge", told))
        left = plane["deck_size"] + plane["under_size"]
        facts.append(Text("hydroracers-cards", {"hand": plane["hand_size"], "deck": left}))
        facts.append(Text("hydroracers-bag", plane["bag"]))
        named = {"who": self.who(view, seat), "name": self.names[seat]}
        return Text("game-seat", {**named, "facts": facts})

    def cockpit(self, view: Seen, seat: int) -> list[Text]:
        """Tell the tiles of a plane: what covers each square, or what an empty one does."""
        named = {"who": self.who(view, seat), "name": self.names[seat]}
        lines = []
        for element, tile in view["planes"][seat]["tiles"].items():
            first = (ELEMENT_NAMES.index(element) * LEVELS + tile["level"] - 1) * MOST_SQUARES
            squares = [
                self.named(f"token-{token}")
                if token
                else self.square(element, SQUARE_NAMES[self.setup.edition.squares[first + place]])
                for place, token in enumerate(tile["tokens"])
            ]
            told = {**named, "element": self.named(f"element-{element}"), "squares": squares}
            lines.append(Text("hydroracers-line-tile", told))
        maluses = [self.named(f"malus-{malus}") for malus in view["planes"][seat]["maluses"]]
        if maluses:
            lines.append(Text("hydroracers-line-maluses", {**named, "maluses": maluses}))
        return lines

    def circuit_line(self, circuit: Circuit) -> Text:
        """Tell the circuit: its lap and its corners."""
        corners = [
            Text("hydroracers-corner", {"cell": int(cell), "limit": int(limit)})
            for cell, limit in zip(circuit.after, circuit.limit, strict=True)
        ]
        told = {"circuit": circuit.name, "cells": int(circuit.cells), "corners": corners}
        return Text("hydroracers-line-circuit", told)

    def pilot_line(self, view: Seen, seat: int) -> Text:
        """Tell the pilot of a plane and his skill."""
        pilot = view["planes"][seat]["pilot"]
        edition = self.setup.edition
        skill = SKILL_NAMES[edition.skill[edition.pilot_ids.index(pilot)]]
        numbers = {
            "double": int(edition.numbers.double_slipstream),
            "least": int(edition.numbers.no_drag_from),
        }
        told = {
            "who": self.who(view, seat),
            "name": self.names[seat],
            "pilot": self.pilot(pilot),
            "skill": self.must(f"skill-{skill}", numbers),
        }
        return Text("hydroracers-line-pilot", told)

    def bets(self, view: Seen) -> list[Text]:
        """Tell who has bet, and on which plane where that can be seen."""
        if not (self.setup.betting and view["heat"]):
            return []
        lines = []
        for seat, plane in enumerate(view["planes"]):
            if plane["slot"] >= 0:
                told = {
                    "who": self.who(view, seat),
                    "name": self.names[seat],
                    "slot": plane["slot"],
                    "plane": self.plane(plane["bet"]) if plane["bet"] else "none",
                }
                lines.append(Text("hydroracers-line-bet", told))
        return lines

    def open_cards(self, view: Seen) -> list[Text]:
        """Tell the played cards of each plane, and those that lie face up beside autopilots."""
        lines = []
        for seat, plane in enumerate(view["planes"]):
            named = {"who": self.who(view, seat), "name": self.names[seat]}
            if plane["row"]:
                told = {**named, "cards": self.cards(plane["row"])}
                lines.append(Text("hydroracers-line-row", told))
            if plane["played"]:
                told = {**named, "cards": self.several(plane["played"])}
                lines.append(Text("hydroracers-line-played", told))
        return lines

    def facts_of(self, view: Seen, seat: int) -> list[Text]:
        """Sum up a seat."""
        plane = view["planes"][seat]
        where = Text("hydroracers-cell", {"cell": plane["position"]})
        if plane["out"] or plane["crashed"]:
            where = Text("hydroracers-out" if plane["out"] else "hydroracers-crashed")
        facts = [where, Text("hydroracers-points", {"count": plane["prestige"]})]
        if not plane["autopilot"]:
            facts.append(Text("hydroracers-aircoins", {"count": plane["aircoins"]}))
        return facts

    def seats(self, view: Seen) -> list[list[Text]]:
        """Sum up cell, points and money."""
        return [self.facts_of(view, seat) for seat in range(self.table.seats)]

    def sheet(self, view: Seen) -> Sheet:
        """Count crashes, what is left of the money, and prestige."""
        columns = [Text(f"hydroracers-column-{name}") for name in ("crashes", "purse", "prestige")]
        rows = [
            [number(plane["crashes"]), number(plane["aircoins"]), number(plane["prestige"])]
            for plane in view["planes"]
        ]
        return Sheet(columns, rows)
