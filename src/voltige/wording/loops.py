"""The words of LOOPS: cards by name, the climb, the race, hands and piles."""

from typing import Any, ClassVar, cast

from voltige.core.action import Action
from voltige.core.event import Event
from voltige.core.view import View
from voltige.games.loops.edition import LoopsEdition
from voltige.games.loops.fields.access import altitude_of
from voltige.games.loops.state import LoopsState, known_position
from voltige.games.loops.terms import (
    ALTITUDE,
    DIRECTION_NAMES,
    DRAW,
    KIND_NAMES,
    NO_CARD,
    NO_CLAIM,
    OVER,
    PITCH_NAMES,
    RACE,
)
from voltige.games.loops.zones import draw_pile_size, hand_counts, hand_size, known_counts
from voltige.match.table import Table
from voltige.wording.forming import number
from voltige.wording.text import Sheet, Text
from voltige.wording.wording import NO_VIEWER, Facts, Wording


class LoopsWording(Wording):
    """What is said in the cockpit."""

    groups: ClassVar = {
        "play_altitude": "altitude",
        "play_pitch": "special",
        "play_direction": "special",
        "play_speed": "special",
        "play_draw": "special",
        "play_loop": "special",
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
        self.faces = list(self.cards.values())  # the same by the number of each card

    def card(self, name: str) -> Text:
        """Name a card given by its id."""
        return self.cards[name]

    def facts(self, view: View) -> Facts:
        """Return pile and pitch."""
        seen = known_position(view)
        return {
            "pile": seen.pile_size,
            "pitch": PITCH_NAMES[seen.positive],
            "own": view.seat,
        }

    def needs(self, action: Action) -> tuple[str, ...]:
        """Name the facts that the sentence of an action depends on."""
        return ("own",) if action.data["do"] == "play_draw" else super().needs(action)

    def choice(self, facts: Facts, action: Action) -> Text:
        """Say what an action does; with ``draw_target = any`` a seat may strike itself."""
        own = action.data.get("target") == facts["own"]
        return super().choice({**facts, "aim": "self" if own else "other"}, action)

    def params(self, data: dict[str, Any], viewer: int) -> dict[str, Any]:
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
            told["claim"] = self.claim(self.edition.table.read(data["claim"]))
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

    def claim(self, answer: Action) -> Text:
        """Say the viewer's answer in a race; what it will do depends on who is fastest."""
        return self.choice({"pitch": "unknown", "pile": 0, "own": NO_VIEWER}, answer)

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

    def question(self, view: View, params: dict[str, Any]) -> Text:
        """Say what may be played, or what is asked in the race."""
        seen = known_position(view)
        if seen.phase == RACE:
            params["name"] = self.names[seen.speed_player]
            if params["who"] != "you":
                params["who"] = "other" if self.answer(view) is None else "answered"
            return Text("loops-ask-race", params)
        if not seen.pile_size:
            return Text("loops-ask-open", params)
        facts = {
            "base": altitude_of(seen.setup, seen.base),
            "pile": seen.pile_size,
            "pitch": PITCH_NAMES[seen.positive],
        }
        return Text("loops-ask-turn", {**params, **facts})

    def answer(self, view: View) -> Action | None:
        """Return what the viewer has answered in a race, if anything."""
        seen = known_position(view)
        if seen.phase != RACE or view.seat < 0 or seen.claims[view.seat] == NO_CLAIM:
            return None
        return self.edition.table.actions[seen.claims[view.seat]]

    def position(self, view: View) -> list[Text]:
        """Describe conditions, hand, piles, pilots, and what is known of hidden cards."""
        seen = known_position(view)
        conditions = {
            "round": seen.round_no,
            "plays": seen.plays,
            "pitch": PITCH_NAMES[seen.positive],
            "direction": DIRECTION_NAMES[seen.direction],
            "base": altitude_of(seen.setup, seen.base),
        }
        lines = [Text("loops-line-conditions", conditions)]
        if view.seat >= 0:
            size = int(hand_size(seen, view.seat))
            cards = self.some_of(self.edition.ids, hand_counts(seen, view.seat))
            lines.append(Text("loops-line-hand", {"count": size, "cards": cards}))
        answer = self.answer(view)
        if answer is not None:
            lines.append(Text("loops-line-claim", {"claim": self.claim(answer)}))
        lines += self.piles(seen)
        lines += [self.pilot(view, seat) for seat in range(self.table.seats)]
        lines.append(Text("loops-line-target", {"points": self.table.values["target_points"]}))
        return lines

    def piles(self, seen: LoopsState) -> list[Text]:
        """Describe the pile from the top, and the draw pile with what is known of it."""
        laid = [int(card) for card in seen.pile[: seen.pile_size] if card != NO_CARD]
        cards = [self.faces[card] for card in reversed(laid)]
        lines = [Text("loops-line-pile", {"count": seen.pile_size, "cards": cards})]
        lines.append(Text("loops-line-draw-pile", {"count": draw_pile_size(seen)}))
        returned = self.some_of(self.edition.ids, seen.returned)
        if returned:
            lines.append(Text("loops-line-returned", {"cards": returned}))
        bottom = [self.faces[card] for card in seen.bottom]
        if bottom:
            lines.append(Text("loops-line-bottom", {"cards": bottom}))
        return lines

    def pilot(self, view: View, seat: int) -> Text:
        """Describe cards, points and rounds of a seat, and its cards where they are known."""
        seen = known_position(view)
        known: list[Text] = []
        if seen.phase == OVER:
            known = self.some_of(self.edition.ids, hand_counts(seen, seat))
        elif self.table.values["memory_aid"] and seat != view.seat:
            known = self.some_of(self.edition.ids, known_counts(seen, seat))
        told = {**self.owner(view, seat), "facts": self.facts_of(seen, seat)}
        if not known:
            return Text("game-seat", told)
        return Text("loops-line-known", {**told, "cards": known})

    def facts_of(self, seen: LoopsState, seat: int) -> list[Text]:
        """Sum up a seat."""
        return [
            Text("loops-cards", {"count": hand_size(seen, seat)}),
            Text("loops-points", {"count": seen.totals[seat]}),
            Text("loops-rounds", {"count": seen.rounds_won[seat]}),
        ]

    def seats(self, view: View) -> list[list[Text]]:
        """Sum up cards, points and rounds won."""
        seen = known_position(view)
        return [self.facts_of(seen, seat) for seat in range(self.table.seats)]

    def sheet(self, view: View) -> Sheet:
        """Count rounds won, the cards left and the points; few points are good."""
        seen = known_position(view)
        columns = [Text(f"loops-column-{name}") for name in ("rounds", "cards", "points")]
        rows = [
            [
                number(int(seen.rounds_won[seat])),
                number(int(hand_size(seen, seat))),
                number(int(seen.totals[seat])),
            ]
            for seat in range(self.table.seats)
        ]
        return Sheet(columns, rows, note=Text("loops-sheet-note"))


WORDING = LoopsWording
