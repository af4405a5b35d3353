"""The words of LOOPS: cards by name, the climb, the race, hands and piles."""

from collections.abc import Mapping
from typing import Any, ClassVar, cast

from voltige.core.action import Action
from voltige.core.event import Event
from voltige.games.loops.edition import LoopsEdition
from voltige.games.loops.terms import ALTITUDE, DRAW, KIND_NAMES, PHASE_NAMES, RACE
from voltige.match.match import Table
from voltige.wording.text import Sheet, Text, number
from voltige.wording.wording import NO_VIEWER, Facts, Seen, Wording

RACING = PHASE_NAMES[RACE]


class LoopsWording(Wording):
    """What is said in the cockpit."""

    groups: ClassVar = {
        "play_altitude": "altitude",
        "play_attitude": "special",
        "play_direction": "special",
        "play_speed": "special",
        "play_draw": "special",
        "play_looping": "special",
        "pick_up": "leave",
        "decline": "leave",
    }
    last = frozenset({"leave"})
    quiet = frozenset({"CardTaken", "TurnStarted"})
    dealt = frozenset({"CardTaken"})
    gathered = frozenset({"CardReceived"})

    def __init__(self, table: Table, names: tuple[str, ...]) -> None:
        super().__init__(table, names)
        self.edition = cast("LoopsEdition", table.edition)
        self.cards: dict[str, Text] = {}  # the name of each card by its id
        for face in self.edition.faces:
            key = "alt" if face.kind == ALTITUDE else KIND_NAMES[face.kind]
            params = {"value": face.value} if face.kind in {ALTITUDE, DRAW} else {}
            own = self.own_name(face.id)
            self.cards[face.id] = Text(f"loops-card-{key}", params) if own is None else own

    def card(self, name: str) -> Text:
        """Name a card given by its id."""
        return self.cards[name]

    def facts(self, view: Seen) -> Facts:
        """Return pile and attitude."""
        return {"pile": view["pile_size"], "attitude": view["attitude"], "own": view["seat"]}

    def needs(self, action: Action) -> tuple[str, ...]:
        """Name the facts that the sentence of an action depends on."""
        return ("own",) if action.data["do"] == "play_draw" else super().needs(action)

    def choice(self, facts: Facts, action: Action) -> Text:
        """Say what an action does; with ``draw_target = any`` a seat may strike itself."""
        own = action.data.get("target") == facts["own"]
        return super().choice({**facts, "aim": "self" if own else "other"}, action)

    def params(self, data: Mapping[str, Any], viewer: int) -> dict[str, Any]:
        """Name cards and claims as well as seats."""
        told = super().params(data, viewer)
        if data.get("card") in self.cards:
            told["card"] = self.cards[data["card"]]
        cards = data.get("cards")
        if isinstance(cards, dict):
            told["cards"] = self.several(cards)
            told["count"] = sum(cards.values())
        elif isinstance(cards, list):
            told.setdefault("count", len(cards))
        if "claim" in data:
            told["claim"] = self.claim(data["claim"])
        return told

    def event(self, event: Event, viewer: int) -> Text:
        """Say what happened; a live race was won in a time."""
        if "ms" not in event.data:
            return super().event(event, viewer)
        told = self.params(event.data, viewer)
        seconds = event.data["ms"] / 1000
        return Text(
            "loops-race-time", {"who": told["who"], "seat": told["seat"], "seconds": seconds}
        )

    def claim(self, notation: str) -> Text:
        """Say the viewer's answer in a race; what it will do depends on who is fastest."""
        return self.choice(
            {"attitude": "unknown", "pile": 0, "own": NO_VIEWER}, self.read(notation)
        )

    def read(self, notation: str) -> Action:
        """Find the action that a notation names."""
        return self.edition.table.read(notation)

    def together(self, events: list[Event]) -> Text:
        """Say the cards that a seat was given, in the order in which they came."""
        cards: dict[str, int] = {}
        for event in events:
            cards[event.data["card"]] = cards.get(event.data["card"], 0) + 1
        first = events[0]
        told = self.params(first.data, first.to)
        return Text(
            "loops-event-CardReceived",
            {"who": told["who"], "seat": told["seat"], "card": self.several(cards)},
        )

    # -- positions ------------------------------------------------------------------------------

    def question(self, view: Seen, params: dict[str, Any]) -> Text:
        """Say what may be played, or what is asked in the race."""
        if view["phase"] == RACING:
            params["name"] = self.names[view["speed_player"]]
            if params["who"] != "you":
                params["who"] = "answered" if view["claim"] else "other"
            return Text("loops-ask-race", params)
        if not view["pile_size"]:
            return Text("loops-ask-open", params)
        facts = {"base": view["base_altitude"], "pile": view["pile_size"]}
        return Text("loops-ask-turn", {**params, **facts, "attitude": view["attitude"]})

    def position(self, view: Seen) -> list[Text]:
        """Describe conditions, hand, piles, pilots, and what is known of hidden cards."""
        conditions = {
            "round": view["round_no"],
            "plays": view["plays_this_round"],
            "attitude": view["attitude"],
            "direction": view["direction"],
            "base": view["base_altitude"],
        }
        lines = [Text("loops-line-conditions", conditions)]
        if view["seat"] >= 0:
            size = view["hand_sizes"][view["seat"]]
            hand = {"count": size, "cards": self.several(view["hand"])}
            lines.append(Text("loops-line-hand", hand))
        if view["claim"]:
            lines.append(Text("loops-line-claim", {"claim": self.claim(view["claim"])}))
        lines += self.piles(view)
        lines += [self.pilot(view, seat) for seat in range(self.table.seats)]
        lines.append(Text("loops-line-target", {"points": self.table.values["target_points"]}))
        return lines

    def piles(self, view: Seen) -> list[Text]:
        """Describe the pile from the top, and the draw pile with what is known of it."""
        cards = [self.cards[name] for name in reversed(view["pile"])]
        lines = [Text("loops-line-pile", {"count": view["pile_size"], "cards": cards})]
        lines.append(Text("loops-line-draw-pile", {"count": view["draw_pile_size"]}))
        if view["returned"]:
            lines.append(Text("loops-line-returned", {"cards": self.several(view["returned"])}))
        if view["bottom"]:
            bottom = [self.cards[name] for name in view["bottom"]]
            lines.append(Text("loops-line-bottom", {"cards": bottom}))
        return lines

    def pilot(self, view: Seen, seat: int) -> Text:
        """Describe cards, points and rounds of a seat, and its cards where they are known."""
        known: dict[str, int] = {}
        if view["open_hands"]:
            known = view["open_hands"][seat]
        elif self.table.values["memory_aid"] and seat != view["seat"]:
            known = view["known"][seat]
        told = {
            "who": self.who(view, seat),
            "name": self.names[seat],
            "facts": self.facts_of(view, seat),
        }
        if not known:
            return Text("game-seat", told)
        return Text("loops-line-known", {**told, "cards": self.several(known)})

    def facts_of(self, view: Seen, seat: int) -> list[Text]:
        """Sum up a seat."""
        return [
            Text("loops-cards", {"count": view["hand_sizes"][seat]}),
            Text("loops-points", {"count": view["totals"][seat]}),
            Text("loops-rounds", {"count": view["rounds_won"][seat]}),
        ]

    def seats(self, view: Seen) -> list[list[Text]]:
        """Sum up cards, points and rounds won."""
        return [self.facts_of(view, seat) for seat in range(self.table.seats)]

    def sheet(self, view: Seen) -> Sheet:
        """Count rounds won, the cards left and the points; few points are good."""
        columns = [Text(f"loops-column-{name}") for name in ("rounds", "cards", "points")]
        rows = [
            [
                number(view["rounds_won"][seat]),
                number(view["hand_sizes"][seat]),
                number(view["totals"][seat]),
            ]
            for seat in range(self.table.seats)
        ]
        return Sheet(columns, rows, note=Text("loops-sheet-note"))


WORDING = LoopsWording
