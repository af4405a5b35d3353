"""What is said of choices at the air show: cards by figure and points, dice by their faces."""

from collections.abc import Iterable
from typing import Any, ClassVar, cast

from voltige.core.action import Action
from voltige.core.view import View
from voltige.games.lucky_loop.edition import LuckyLoopEdition
from voltige.games.lucky_loop.figures import figure_cards, figures_left
from voltige.games.lucky_loop.options import LuckyLoopSetup
from voltige.games.lucky_loop.rolls import FACES_OF
from voltige.games.lucky_loop.state import LuckyLoopState, known_position
from voltige.games.lucky_loop.terms import CHOOSE_FINAL_ACTION, COLOUR_NAMES, DICE_LETTERS
from voltige.games.lucky_loop.zones import free_cards
from voltige.match.table import Table
from voltige.wording.text import Text
from voltige.wording.wording import Facts, Wording, yes_or_no

PLACES = ("programme", "pile", "crossed_out")  # parameters that have names of their own
DICE = ("thrown", "roll", "dice")
NEEDS = {
    "exchange": ("cost",),
    "assign": ("roll", "figures", "highlight"),
    "reroll": ("roll",),
    "highlight": ("free",),
    "concede": ("token",),
}


class LuckyLoopChoices(Wording):
    """The names of things, and the sentences of choices."""

    groups: ClassVar = {
        "lay_programme": "lay",
        "upgrade_card": "upgrade",
        "done": "free",
        "buy_seventh_die": "roll",
        "stop": "end",
        "concede": "end",
    }
    last = frozenset({"exchange", "end"})

    def __init__(self, table: Table, names: tuple[str, ...]) -> None:
        super().__init__(table, names)
        edition = cast("LuckyLoopEdition", table.edition)
        self.setup = LuckyLoopSetup(edition, table.seats, table.values)
        self.faces = [  # by card: figure, difficulty and points
            Text(
                "lucky-loop-card",
                {
                    "figure": self.named(COLOUR_NAMES[edition.colour[card]]),
                    "difficulty": int(edition.difficulty[card]),
                    "exact": int(edition.points_exact[card]),
                    "exceeded": int(edition.points_exceeded[card]),
                },
            )
            for card in range(len(edition.ids))
        ]

    def card(self, name: str) -> Text:
        """Name a card given by its id."""
        return self.faces[self.setup.edition.index[name]]

    def component(self, kind: str, name: str) -> Text:
        """Name a card, a programme or a pile."""
        return self.card(name) if kind == "card" else self.named(name)

    def cards(self, cards: Iterable[int]) -> list[Text]:
        """Name cards."""
        return [self.faces[card] for card in cards]

    def params(self, data: dict[str, Any], viewer: int) -> dict[str, Any]:
        """Name cards, programmes, piles and dice as well as seats."""
        told = super().params(data, viewer)
        for key in PLACES:
            if data.get(key):
                told[key] = self.named(data[key])
        if data.get("card") in self.setup.edition.index:
            told["card"] = self.card(data["card"])
        if isinstance(data.get("cards"), list):
            told["cards"] = [self.card(name) for name in data["cards"]]
        for key in DICE:
            if isinstance(data.get(key), list):
                told[key] = dice(data[key])
        if "by_cap" in data:
            told["by_cap"] = yes_or_no(data["by_cap"] is True)
        return told

    def facts(self, view: View) -> Facts:
        """Return roll, figures, star, free programme and the price of an exchange."""
        seen = known_position(view)
        final = seen.phase == CHOOSE_FINAL_ACTION
        return {
            "cost": int(self.setup.final_exchange_cost) if final else 0,
            "cards": int(self.setup.exchange),
            "roll": tuple(FACES_OF[seen.roll]),
            "figures": tuple(figure_cards(seen)),
            "highlight": seen.highlight,
            "free": tuple(free_cards(seen, seen.active)),
            "token": yes_or_no(self.consoles(seen)),
        }

    def consoles(self, seen: LuckyLoopState) -> bool:
        """Return whether a flight failing now earns a token: one figure is open (LL-68, LL-99)."""
        return figures_left(seen) == 1 and (seen.supply > 0 or not self.setup.supply_is_limited)

    def needs(self, action: Action) -> tuple[str, ...]:
        """Name the facts that the sentence of an action depends on."""
        return NEEDS.get(action.data["do"], ())

    def choice(self, facts: Facts, action: Action) -> Text:
        """Say what an action does: dice by their faces, figures by their cards."""
        data = action.data
        faces = [facts["roll"][DICE_LETTERS.index(letter)] for letter in data.get("dice", "")]
        told = {**facts, "faces": "+".join(str(face) for face in faces)}
        if data["do"] == "highlight":
            told["card"] = self.faces[facts["free"][data["figure"] - 1]]
        elif data["do"] == "assign":
            figure = data["figure"] - 1
            starred = figure == facts["highlight"]
            told |= self.assignment(facts["figures"][figure], sum(faces), starred)
        return super().choice(told, action)

    def assignment(self, card: int, total: int, starred: bool) -> dict[str, Any]:
        """Say what dice of this sum are worth on a figure."""
        edition = self.setup.edition
        exact = total == edition.difficulty[card]
        points = edition.points_exact[card] if exact else edition.points_exceeded[card]
        factor = self.setup.highlight_factor if starred else 1
        return {
            "card": self.faces[card],
            "hit": "exact" if exact else "exceeded",
            "points": int(points * factor),
        }


def dice(faces: list[int]) -> str:
    """Write faces of dice."""
    return " ".join(str(face) for face in faces)
