"""The words of Lucky Loop: cards by figure and points, programmes, flights and their dice."""

from collections.abc import Mapping
from typing import Any, ClassVar, cast

from voltige.core.action import Action
from voltige.games.lucky_loop.edition import LuckyLoopEdition
from voltige.games.lucky_loop.options import LuckyLoopSetup
from voltige.games.lucky_loop.terms import COLOUR_NAMES, DICE_LETTERS, SLOTS
from voltige.match.match import Table
from voltige.wording.text import Sheet, Text, number
from voltige.wording.wording import Facts, Seen, Wording, yes_or_no

PLACES = ("programme", "pile", "crossed_out")  # parameters that have names of their own
DICE = ("thrown", "roll", "dice")
NEEDS = {
    "exchange": ("cost",),
    "assign": ("roll", "figures", "highlight"),
    "reroll": ("roll",),
    "highlight": ("free",),
    "concede": ("token",),
}


class LuckyLoopWording(Wording):
    """What is said at the air show."""

    groups: ClassVar = {
        "lay_programme": "lay",
        "upgrade_card": "upgrade",
        "done": "free",
        "buy_seventh_die": "roll",
        "stop": "end",
        "concede": "end",
    }
    last = frozenset({"exchange", "end"})
    quiet = frozenset(
        {"CardDealt", "CardDrawn", "TurnStarted", "PileChosen", "DiceTaken", "RefillStarted"}
    )
    dealt = frozenset({"CardDealt"})

    def __init__(self, table: Table, names: tuple[str, ...]) -> None:
        super().__init__(table, names)
        edition = cast("LuckyLoopEdition", table.edition)
        self.setup = LuckyLoopSetup(edition, table.seats, table.values)
        self.cards = {  # by id: figure, difficulty and points
            name: Text(
                "lucky-loop-card",
                {
                    "figure": self.named(COLOUR_NAMES[edition.colour[card]]),
                    "difficulty": int(edition.difficulty[card]),
                    "exact": int(edition.points_exact[card]),
                    "exceeded": int(edition.points_exceeded[card]),
                },
            )
            for name, card in edition.index.items()
        }

    def card(self, name: str) -> Text:
        """Name a card given by its id."""
        return self.cards[name]

    def component(self, kind: str, name: str) -> Text:
        """Name a card, a programme or a pile."""
        return self.card(name) if kind == "card" else self.named(name)

    def list_of(self, names: list[str]) -> list[Text]:
        """Name cards."""
        return [self.cards[name] for name in names]

    def params(self, data: Mapping[str, Any], viewer: int) -> dict[str, Any]:
        """Name cards, programmes, piles and dice as well as seats."""
        told = super().params(data, viewer)
        for key in PLACES:
            if data.get(key):
                told[key] = self.named(data[key])
        if data.get("card") in self.cards:
            told["card"] = self.cards[data["card"]]
        if isinstance(data.get("cards"), list):
            told["cards"] = self.list_of(data["cards"])
        for key in DICE:
            if isinstance(data.get(key), list):
                told[key] = dice(data[key])
        if "by_cap" in data:
            told["by_cap"] = yes_or_no(data["by_cap"] is True)
        return told

    # -- choices --------------------------------------------------------------------------------

    def facts(self, view: Seen) -> Facts:
        """Return roll, figures, star, free programme and the price of an exchange."""
        flight = view["flight"]
        final = view["phase"] == "choose_final_action"
        return {
            "cost": int(self.setup.final_exchange_cost) if final else 0,
            "cards": int(self.setup.exchange),
            "roll": tuple(flight.get("roll", ())),
            "figures": tuple([figure["card"] for figure in flight.get("figures", ())]),
            "highlight": flight.get("highlight", 0),
            "free": tuple(view["free_cards"][view["active"]]),
            "token": yes_or_no(self.consoles(view)),
        }

    def consoles(self, view: Seen) -> bool:
        """Return whether a flight failing now earns a token: one figure is open (LL-68, LL-99)."""
        open_figures = [f for f in view["flight"].get("figures", ()) if f["state"] == "open"]
        unlimited = self.table.values["bonus_supply"] == "unlimited"
        return len(open_figures) == 1 and (unlimited or view["token_supply"] > 0)

    def fits(self, view: Seen) -> bool:
        """Return whether the roll fulfils an open figure (LL-40, LL-94)."""
        flight, edition = view["flight"], self.setup.edition
        sums = {0}
        for face in flight.get("roll", ()):
            sums |= {total + face for total in sums}
        for place, figure in enumerate(flight.get("figures", ()), start=1):
            wanted = int(edition.difficulty[edition.index[figure["card"]]])
            reached = wanted in sums if place == flight["highlight"] else max(sums) >= wanted
            if figure["state"] == "open" and reached:
                return True
        return False

    def needs(self, action: Action) -> tuple[str, ...]:
        """Name the facts that the sentence of an action depends on."""
        return NEEDS.get(action.data["do"], ())

    def choice(self, facts: Facts, action: Action) -> Text:
        """Say what an action does: dice by their faces, figures by their cards."""
        data = action.data
        faces = [facts["roll"][DICE_LETTERS.index(letter)] for letter in data.get("dice", "")]
        told = {**facts, "faces": "+".join(str(face) for face in faces)}
        if data["do"] == "highlight":
            told["card"] = self.cards[facts["free"][data["figure"] - 1]]
        elif data["do"] == "assign":
            starred = data["figure"] == facts["highlight"]
            told |= self.assignment(facts["figures"][data["figure"] - 1], sum(faces), starred)
        return super().choice(told, action)

    def assignment(self, card: str, total: int, starred: bool) -> dict[str, Any]:
        """Say what dice of this sum are worth on a figure."""
        edition = self.setup.edition
        place = edition.index[card]
        exact = total == edition.difficulty[place]
        points = edition.points_exact[place] if exact else edition.points_exceeded[place]
        factor = self.setup.highlight_factor if starred else 1
        return {
            "card": self.cards[card],
            "hit": "exact" if exact else "exceeded",
            "points": int(points * factor),
        }

    # -- positions ------------------------------------------------------------------------------

    def question(self, view: Seen, params: dict[str, Any]) -> Text:
        """Say what is asked in each phase."""
        setup, edition = self.setup, self.setup.edition
        picked = [edition.index[name] for name in view["picked"]]
        told = {
            **params,
            "count": view["to_draw"],
            "left": int(setup.exchange) - len(picked),
            "stock": view["flight"].get("dice_left", 0),
            "roll": dice(view["flight"].get("roll", [])),
            "cost": int(setup.final_exchange_cost),
            "least": int(setup.min_difficulty),
            "most": int(setup.dice),
            "factor": int(setup.highlight_factor),
            "penalty": int(setup.failure_cost),
            "fits": yes_or_no(self.fits(view)),
            "tokens": view["tokens"][view["active"]],
            "sum": sum(int(edition.difficulty[card]) for card in picked),
            "dice": sum(int(edition.fewest_dice[card]) for card in picked),
        }
        if view["programme"]:
            told["programme"] = self.named(view["programme"])
            slot = edition.programme_names.index(view["programme"]) * SLOTS + len(picked)
            told["colour"] = self.named(COLOUR_NAMES[edition.slot_colour[slot]])
        return self.must(f"ask-{view['phase']}", told)

    def position(self, view: Seen) -> list[Text]:
        """Describe flight, hand, programmes, pilots and piles."""
        told = {"round": view["round_no"], "last": yes_or_no(view["end_triggered"])}
        lines = [Text("lucky-loop-line-round", told), *self.flight(view)]
        if view["seat"] >= 0:
            lines.append(Text("lucky-loop-line-hand", {"cards": self.list_of(view["hand"])}))
        if view["picked"]:
            lines.append(Text("lucky-loop-line-picked", {"cards": self.list_of(view["picked"])}))
        lines += [self.programme(view, name) for name in view["board"]]
        for seat in range(self.table.seats):
            lines += self.pilot(view, seat)
        lines += [self.pile(view, name) for name in view["draw_sizes"]]
        lines.append(Text("lucky-loop-line-supply", {"count": view["token_supply"]}))
        results = {
            "least": int(self.setup.programme_minimum),
            "bonus": int(self.setup.first_bonus_threshold),
            "last": int(self.setup.unrepeatable_from),
        }
        return [*lines, Text("lucky-loop-line-results", results), Text("lucky-loop-line-legend")]

    def flight(self, view: Seen) -> list[Text]:
        """Describe the flight, figure by figure, and the dice."""
        flight = view["flight"]
        if not flight:
            return []
        free = Text("lucky-loop-free-programme")
        told = {
            "who": self.who(view, view["active"]),
            "name": self.names[view["active"]],
            "programme": self.named(view["programme"]) if view["programme"] else free,
            "dice": flight["dice_left"],
            "seventh": yes_or_no(flight["seventh_used"]),
        }
        lines = [Text("lucky-loop-line-flight", told)]
        if flight["roll"]:
            lines.append(Text("lucky-loop-line-roll", {"roll": dice(flight["roll"])}))
        for place, figure in enumerate(flight["figures"], start=1):
            flown = {
                "number": place,
                "card": self.cards[figure["card"]],
                "star": yes_or_no(place == flight["highlight"]),
                "state": figure["state"],
                "dice": dice(figure["dice"]),
            }
            lines.append(Text("lucky-loop-line-figure", flown))
        return lines

    def programme(self, view: Seen, name: str) -> Text:
        """Describe the cards of a programme, and the results flown there."""
        edition = self.setup.edition
        told: dict[str, Any] = {"programme": self.named(name)}
        if not view["board"][name]:
            first = edition.programme_names.index(name) * SLOTS
            colours = [edition.slot_colour[first + slot] for slot in range(SLOTS)]
            told["figures"] = [self.named(COLOUR_NAMES[colour]) for colour in colours]
            return Text("lucky-loop-line-empty", told)
        told["cards"] = self.list_of(view["board"][name])
        told["results"] = [
            Text(
                "lucky-loop-result",
                {"who": self.who(view, seat), "name": self.names[seat], "score": scores[name]},
            )
            for seat, scores in enumerate(view["scores"])
            if name in scores
        ]
        told["record"] = view["records"][name]
        return Text("lucky-loop-line-programme", told)

    def pilot(self, view: Seen, seat: int) -> list[Text]:
        """Describe total, tokens and cards of a seat, and its free programme."""
        backs = [
            Text("lucky-loop-backs", {"pile": self.named(pile), "count": count})
            for pile, count in view["hand_backs"][seat].items()
        ]
        facts = [*self.facts_of(view, seat), *backs]
        if view["penalties"][seat]:
            facts.append(Text("lucky-loop-paid", {"count": view["penalties"][seat]}))
        if seat == view["first_player"]:
            facts.append(Text("lucky-loop-first"))
        if view["final_phase"][seat]:
            facts.append(Text("lucky-loop-final"))
        named = {"who": self.who(view, seat), "name": self.names[seat]}
        lines = [Text("game-seat", {**named, "facts": facts})]
        if view["free_cards"][seat]:
            cards = self.list_of(view["free_cards"][seat])
            score = view["free_scores"][seat]
            told = {**named, "cards": cards, "score": score if score >= 0 else "none"}
            lines.append(Text("lucky-loop-line-free", told))
        return lines

    def pile(self, view: Seen, name: str) -> Text:
        """Describe the size of a pile and of its discards, with those that can be seen."""
        told = {
            "pile": self.named(name),
            "count": view["draw_sizes"][name],
            "discards": view["discard_sizes"][name],
            "cards": self.list_of(view["discard_piles"][name][::-1]),
        }
        return Text("lucky-loop-line-pile", told)

    def facts_of(self, view: Seen, seat: int) -> list[Text]:
        """Sum up a seat."""
        return [
            Text("lucky-loop-points", {"count": view["totals"][seat]}),
            Text("lucky-loop-tokens", {"count": view["tokens"][seat]}),
            Text("lucky-loop-programmes", {"count": len(view["scores"][seat])}),
        ]

    def seats(self, view: Seen) -> list[list[Text]]:
        """Sum up points, tokens and programmes flown."""
        return [self.facts_of(view, seat) for seat in range(self.table.seats)]

    def sheet(self, view: Seen) -> Sheet:
        """Count every programme, the free one, what was paid, and the total."""
        columns = [
            *[self.named(name) for name in view["board"]],
            Text("lucky-loop-column-free"),
            Text("lucky-loop-column-paid"),
            Text("lucky-loop-column-total"),
        ]
        return Sheet(columns, [self.counts(view, seat) for seat in range(self.table.seats)])

    def counts(self, view: Seen, seat: int) -> list[Text]:
        """Return a row of the sheet; a result that the free one replaced is marked."""
        cells = []
        for name in view["board"]:
            score = view["scores"][seat].get(name)
            if score is None:
                cells.append(Text("game-none"))
            elif name == view["crossed_out"][seat]:
                cells.append(Text("lucky-loop-crossed", {"score": score}))
            else:
                cells.append(number(score))
        free = view["free_scores"][seat]
        cells.append(number(free) if free >= 0 else Text("game-none"))
        return [*cells, number(-view["penalties"][seat]), number(view["totals"][seat])]


def dice(faces: list[int]) -> str:
    """Write faces of dice."""
    return " ".join(str(face) for face in faces)


WORDING = LuckyLoopWording
