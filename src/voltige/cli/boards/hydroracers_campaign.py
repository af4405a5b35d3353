"""The campaign of Hydroracers in the terminal: the development phase, technologies, cards looked at."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from voltige.core.state import SEAT_LETTERS
from voltige.games.hydroracers.state import HydroracersState
from voltige.games.hydroracers.view import sees
from voltige.locale import Texts
from voltige.wording.forming import say
from voltige.wording.hydroracers.names import HydroracersNames

MARK, MONEY, TIME = "●", "gold1", "orange_red1"


class CardNames:
    """What cards are called in the language of a board."""

    def __init__(self, words: Texts, wording: HydroracersNames) -> None:
        self.words = words
        self.wording = wording

    def card(self, card: str) -> str:
        """Name a card."""
        return say(self.wording.card(card), self.words.language)

    def valued(self, card: str) -> str:
        """Name a card with its exchange value and its repair time, as printed cards show them."""
        edition = self.wording.setup.edition
        at = edition.words.index(card)
        if at < edition.race_cards:
            return self.card(card)
        return f"{self.card(card)} {edition.exchange[at]}/{edition.repair[at]}"

    def effect(self, card: str) -> str:
        """Say what a development card does."""
        return say(self.wording.effect(card), self.words.language)


class Development:
    """Draws the development phase."""

    def __init__(self, said: CardNames, names: list[str], colours: list[str]) -> None:
        self.said = said
        self.words = said.words
        self.names = names
        self.colours = colours

    def draw(
        self, seen: HydroracersState, viewer: int, told: dict[str, Any]
    ) -> list[RenderableType]:
        """Draw calendar and bag, display, track, exhibition, tokens and one's own cards."""
        parts = [self.calendar(seen, told), self.display(seen, told)]
        parts += [self.track(told), self.exhibition(seen, told), self.people(told)]
        if told["pending"]:
            card = self.said.card(told["pending"])
            parts.append(Text(self.words.say("hydroracers-obtaining", card=card), style="bold"))
        for seat, plane in enumerate(told["planes"]):
            if sees(seen.setup, viewer, seat):
                parts.append(self.cards(viewer, plane, seat))
        return parts

    def calendar(self, seen: HydroracersState, told: dict[str, Any]) -> RenderableType:
        """Show the months gone and what the cloth bag holds."""
        time = int(seen.setup.edition.development.time)
        text = Text(f"{self.words.say('hydroracers-calendar')}  ", style="bold")
        text.append(MARK * told["calendar"], style=TIME)
        text.append("○" * (time - told["calendar"]), style="not bold dim")
        text.append(f"   {self.words.say('hydroracers-cloth-bag')}  ")
        for seat, plane in enumerate(told["planes"]):
            if plane["tokens"]["bag"]:
                text.append(
                    f"{SEAT_LETTERS[seat]}×{plane['tokens']['bag']} ", style=self.colours[seat]
                )
        left = self.words.say("hydroracers-cloth-bag-time", time=time - told["calendar"])
        text.append(left, style="not bold")
        return text

    def display(self, seen: HydroracersState, told: dict[str, Any]) -> RenderableType:
        """List the display cards: value, exchange value, repair time, effect, cost and tokens."""
        table = Table(box=None, pad_edge=False, padding=(0, 1))
        for name in ("number", "card", "value", "exchange", "repair", "effect", "cost", "tokens"):
            table.add_column(self.words.say(f"hydroracers-column-{name}"), no_wrap=name != "effect")
        edition = seen.setup.edition
        faces = {
            card.id: ("/".join(map(str, card.values)), str(card.exchange), str(card.repair))
            for card in edition.deck.movement
        }
        for number, space in enumerate(told["display"], start=1):
            card = space["card"]
            if not card:
                table.add_row(str(number), "–")
                continue
            cost = int(edition.dev_cost[edition.dev_words.index(card)])
            table.add_row(
                str(number),
                Text(self.said.card(card), style=f"bold {MONEY}"),
                *faces.get(card, ("", "", "")),
                self.said.effect(card),
                str(cost),
                self.tokens(space["tokens"]),
            )
        legend = Text(self.words.say("hydroracers-development-legend"), style="dim")
        moves = any(space["card"] in faces for space in told["display"])
        return Group(table, legend) if moves else table

    def tokens(self, counts: list[int]) -> Text:
        """Show tokens by seat."""
        text = Text()
        for seat, count in enumerate(counts):
            if count:
                text.append(f"{SEAT_LETTERS[seat]}{MARK * count} ", style=self.colours[seat])
        return text

    def track(self, told: dict[str, Any]) -> RenderableType:
        """Show the espionage track, oldest first, and who waits there."""
        text = Text(f"{self.words.say('hydroracers-track')}  ", style="bold")
        cards = [self.said.valued(card) for card in told["track"]]
        empty = self.words.say("hydroracers-track-empty")
        text.append(" · ".join(cards) or empty, style="not bold")
        text.append("  ")
        text.append(self.tokens([plane["tokens"]["espionage"] for plane in told["planes"]]))
        return text

    def exhibition(self, seen: HydroracersState, told: dict[str, Any]) -> RenderableType:
        """Show what exhibitions pay and who has taken them."""
        numbers = seen.setup.edition.development
        text = Text(f"{self.words.say('hydroracers-exhibition')}  ", style="bold")
        own = self.words.say("hydroracers-own-stand", paid=int(numbers.reserved))
        text.append(f"{own} ", style="not bold")
        text.append(self.tokens([plane["tokens"]["stand"] for plane in told["planes"]]))
        for paid, holder in zip(map(int, numbers.public), told["public"], strict=True):
            text.append(f"· {paid} ", style="not bold")
            if holder >= 0:
                text.append(f"{SEAT_LETTERS[holder]} ", style=self.colours[holder])
        return text

    def people(self, told: dict[str, Any]) -> RenderableType:
        """List purses, points, technologies and equipment."""
        table = Table(box=None, pad_edge=False, padding=(0, 1))
        for name in ("plane", "purse", "prestige", "owned"):
            table.add_column(self.words.say(f"hydroracers-column-{name}"))
        for seat, plane in enumerate(told["planes"]):
            kept = [self.said.card(card) for card in plane["technologies"]]
            kept += [f"{self.said.card(c)} ×{n}" for c, n in plane["advantages"].items()]
            label = Text(f"{SEAT_LETTERS[seat]} ", style=f"bold {self.colours[seat]}")
            label.append(self.names[seat], style="not bold default")
            purse = "–" if plane["autopilot"] else str(plane["aircoins"])
            table.add_row(label, purse, str(plane["prestige"]), ", ".join(kept))
        return table

    def cards(self, viewer: int, plane: dict[str, Any], seat: int) -> RenderableType:
        """List the ten cards that a person can give away."""
        key = "your-cards" if seat == viewer else "cards-of"
        text = Text(
            f"{self.words.say(f'hydroracers-{key}', name=self.names[seat])}  ", style="bold"
        )
        text.append(f"{self.words.say('hydroracers-cards-legend')}\n", style="not bold dim")
        listed = [
            self.said.valued(card) + (f" ×{count}" if count > 1 else "")
            for card, count in plane["cards"].items()
        ]
        text.append(" · ".join(listed), style="not bold")
        return text


def race_lines(said: CardNames, told: dict[str, Any], colours: list[str]) -> list[RenderableType]:
    """Draw what a campaign adds to a race: technologies, and cards to choose from."""
    lines: list[RenderableType] = []
    text = Text(f"{said.words.say('hydroracers-technologies')}  ", style="bold")
    for seat, plane in enumerate(told["planes"]):
        if plane["technologies"]:
            kept = ", ".join(said.card(card) for card in plane["technologies"])
            text.append(f"{SEAT_LETTERS[seat]} ", style=f"bold {colours[seat]}")
            text.append(f"{kept}  ", style="not bold")
    if any(plane["technologies"] for plane in told["planes"]):
        lines.append(text)
    if told["looked"]:
        cards = " · ".join(said.card(card) for card in told["looked"])
        lines.append(Text(f"{said.words.say('hydroracers-looked')}  {cards}", style="bold"))
    return [Group(*lines)] if lines else []
