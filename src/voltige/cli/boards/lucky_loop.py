"""Lucky Loop in the terminal: four programmes, their scales, the score track, dice and hand."""

from collections.abc import Mapping
from typing import Any, cast

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from voltige.cli.boards.board import SEAT_COLOURS, Board
from voltige.core.action import Action
from voltige.core.event import Event
from voltige.core.state import SEAT_LETTERS, SPECTATOR
from voltige.core.view import View
from voltige.games.lucky_loop.options import LuckyLoopSetup
from voltige.games.lucky_loop.terms import (
    CHOOSE_FINAL_ACTION,
    COLOUR_NAMES,
    COMPULSORY,
    DICE_LETTERS,
    DISCARD,
    EXACT,
    EXCHANGE,
    FREE,
    LAY_PROGRAMME,
    NO_FLIGHT,
    OPEN,
    PHASE_NAMES,
    PROGRAMMES,
    REFILL,
    SLOTS,
)
from voltige.games.lucky_loop.view import LuckyLoopView
from voltige.locale import Argument

SKY, SUN, RED_DIE = "deep_sky_blue1", "gold1", "bright_red"
CARD_STYLES = ("red1", "dodger_blue1", "green3", "yellow1")
SYMBOLS = ("↷", "◯", "⇘", "∞")  # turn, looping, dive, roll: colours are not all
FACES = "⚀⚁⚂⚃⚄⚅"
QUIET = {"CardDealt", "CardDrawn", "TurnStarted", "PileChosen", "DiceTaken", "RefillStarted"}
TRACK_WIDTH = 60


class LuckyLoopBoard(Board):
    """The air show."""

    setup: LuckyLoopSetup | None = None

    def draw(self, view: View) -> RenderableType:
        """Draw programmes, track, pilots, flight and hand."""
        seen = cast("LuckyLoopView", view)
        self.setup = seen.setup
        programmes = [self.programme(seen, number) for number in range(PROGRAMMES)]
        grid = Table.grid(padding=(0, 1))
        grid.add_row(*programmes[:2])
        grid.add_row(*programmes[2:])
        parts: list[RenderableType] = [grid, self.track(seen), self.pilots(seen), self.piles(seen)]
        return self.framed(seen, parts)

    def glance(self, view: View) -> RenderableType:
        """Draw piles and hand while cards change, the programme alone while it is laid or flown."""
        seen = cast("LuckyLoopView", view)
        self.setup = seen.setup
        if seen.phase in {EXCHANGE, REFILL, DISCARD}:
            return self.framed(seen, [self.piles(seen)])
        if seen.flight == FREE:
            return self.framed(seen, [self.pilots(seen)])
        if seen.flight == COMPULSORY or (seen.picked and seen.programme >= 0):
            return self.framed(seen, [self.programme(seen, seen.programme)])
        return self.draw(view)

    def framed(self, seen: LuckyLoopView, parts: list[RenderableType]) -> RenderableType:
        """Add the flight, the picked cards and the hand, and frame it all."""
        if seen.flight != NO_FLIGHT:
            parts.append(self.flight(seen))
        if seen.picked:
            parts.append(self.row("lucky-loop-picked", seen.picked))
        if seen.seat != SPECTATOR and seen.hand:
            parts.append(self.row("lucky-loop-hand", seen.hand))
        title = (
            f"[bold]Lucky Loop[/bold] · {self.words.say('lucky-loop-round', number=seen.round_no)}"
        )
        if seen.end_triggered:
            title += f" · [bold]{self.words.say('lucky-loop-last-round')}[/bold]"
        return Panel(Group(*parts), title=title, border_style=SKY, box=box.ROUNDED, expand=False)

    # -- cards ------------------------------------------------------------------------------

    def card(self, card: int) -> Text:
        """Show a card: figure, difficulty, exact points above exceeded ones."""
        assert self.setup is not None  # noqa: S101  (the board is drawn first)
        edition = self.setup.edition
        colour = int(edition.colour[card])
        text = Text(f"{SYMBOLS[colour]} {edition.difficulty[card]}", style=CARD_STYLES[colour])
        points = f" {edition.points_exact[card]}/{edition.points_exceeded[card]}"
        return text.append(points, style="dim")

    def card_text(self, name: str) -> str:
        """Name a card in words; what is no card stays as it is."""
        if self.setup is None or name not in self.setup.edition.index:
            return name
        card = self.setup.edition.index[name]
        colour = COLOUR_NAMES[int(self.setup.edition.colour[card])]
        figure = self.words.say(f"lucky-loop-{colour}")
        return f"{figure} {self.setup.edition.difficulty[card]} ({name})"

    def row(self, heading: str, cards: list[int]) -> RenderableType:
        """Show cards side by side under a heading."""
        boxes = []
        for card in sorted(cards, key=self.by_colour):
            face = self.card(card)
            face.append(f"\n{self.setup.edition.ids[card] if self.setup else ''}", style="dim")
            boxes.append(Panel(face, box=box.SQUARE, border_style="grey50"))
        title = Text(self.words.say(heading), style="bold")
        return Group(title, Columns(boxes, padding=(0, 0)))

    def by_colour(self, card: int) -> tuple[int, int]:
        """Sort cards by colour, then by difficulty."""
        colour = int(self.setup.edition.colour[card]) if self.setup is not None else 0
        return (colour, card)

    def programme(self, view: LuckyLoopView, number: int) -> RenderableType:
        """Draw a programme: its three places and its scale with everybody's markers."""
        edition = view.setup.edition
        slots = Text()
        for slot in range(SLOTS):
            cards = view.board[number]
            if cards:
                slots.append_text(self.card(cards[slot]))
            else:
                colour = int(edition.slot_colour[number * SLOTS + slot])
                slots.append(f"{SYMBOLS[colour]} –", style=f"dim {CARD_STYLES[colour]}")
            slots.append("   ")
        record = view.records[number]
        note = self.words.say("lucky-loop-open-bonus", points=int(view.setup.first_bonus_threshold))
        if record >= view.setup.first_bonus_threshold:
            note = f"{self.words.say('lucky-loop-record')} {record}"
        flown = view.flight != NO_FLIGHT and view.programme == number
        name = self.words.say(f"lucky-loop-{edition.programme_names[number]}")
        return Panel(
            Group(slots, self.scale(view, number)),
            title=f"[bold]{name}[/bold]",
            subtitle=f"[dim]{note}[/dim]",
            border_style=SUN if flown else SKY,
            box=box.HEAVY if flown else box.ROUNDED,
            width=38,
        )

    def scale(self, view: LuckyLoopView, number: int) -> Text:
        """Draw the scale from the lowest valid result to the last space, with the markers below."""
        low, high = int(view.setup.programme_minimum), int(view.setup.unrepeatable_from)
        spaces, markers = Text(style="dim"), Text()
        for space in range(low, high + 1):
            if space == high:
                spaces.append(f"{space}+")
            elif (space - low) % 2 == 0:
                spaces.append(f"{space:<4}")
            here = [
                seat
                for seat, row in enumerate(view.scores)
                if row[number] and min(row[number], high) == space
            ]
            for seat in here[: 2 if len(here) < 3 else 1]:
                markers.append(SEAT_LETTERS[seat], style=f"bold {SEAT_COLOURS[seat]}")
            markers.append({0: "  ", 1: " ", 2: ""}.get(len(here), "+"))
        return Text("\n").join([spaces, markers])

    # -- the table --------------------------------------------------------------------------

    def track(self, view: LuckyLoopView) -> RenderableType:
        """Draw the main track as a line of sky with an aeroplane for each seat (LL-124)."""
        last = view.setup.edition.numbers.track_last
        lines = []
        for seat, total in enumerate(view.totals):
            place = round(max(0, min(total, last)) * TRACK_WIDTH / last)
            line = Text(f"{SEAT_LETTERS[seat]} ", style=f"bold {SEAT_COLOURS[seat]}")
            line.append("─" * place, style=SEAT_COLOURS[seat])
            line.append(f"✈ {total}", style=f"bold {SEAT_COLOURS[seat]}")
            lines.append(line)
        return Group(Text(self.words.say("lucky-loop-track"), style="bold"), *lines)

    def pilots(self, view: LuckyLoopView) -> RenderableType:
        """List the seats: who is in turn, total, tokens, hand and free programme."""
        say = self.words.say
        table = Table(box=None, pad_edge=False)
        table.add_column("")
        for column in ("seat", "total", "tokens", "hand", "free"):
            side: Any = "right" if column == "total" else "left"
            table.add_column(say(f"lucky-loop-column-{column}"), justify=side)
        for seat, total in enumerate(view.totals):
            mark = "➤" if seat == view.active else ""
            first = "①" if seat == view.first_player else ""
            backs = view.hand_backs[seat]
            hand = Text("▮" * backs[0], style="magenta").append("▮" * backs[1], style="green")
            table.add_row(
                mark + first,
                self.seat(seat),
                str(total),
                Text("●" * view.tokens[seat], style=SUN),
                hand,
                self.free(view, seat),
            )
        return table

    def free(self, view: LuckyLoopView, seat: int) -> Text:
        """Show a free programme and its result."""
        text = Text("  ").join([self.card(card) for card in view.free_cards[seat]])
        if view.free_scores[seat] >= 0:
            text.append(f"  = {view.free_scores[seat]}", style=f"bold {SUN}")
        return text

    def piles(self, view: LuckyLoopView) -> RenderableType:
        """Count piles, discards and the tokens of the supply."""
        say = self.words.say
        text = Text(f"{say('lucky-loop-piles')} ", style="bold")
        for side, name in enumerate(view.setup.edition.pile_names):
            text.append(f"{say(f'lucky-loop-{name}')} {view.draw_sizes[side]}", style="default")
            discards = f" ({say('lucky-loop-discards')} {view.discard_sizes[side]})   "
            text.append(discards, style="dim")
        return text.append(f"\n● {view.supply} {say('lucky-loop-supply')}", style=f"dim {SUN}")

    def flight(self, view: LuckyLoopView) -> RenderableType:
        """Show the figures with their dice, the stock and the roll."""
        say = self.words.say
        text = Text()
        for number, figure in enumerate(view.figures):
            star = "★ " if number == view.highlight else ""
            text.append(f"{number + 1}. {star}", style="bold")
            text.append_text(self.card(figure.card))
            if figure.state != OPEN:
                style = SUN if figure.state == EXACT else "white"
                text.append(f"  {self.dice(figure.dice)}", style=f"bold {style}")
            text.append("    ")
        stock = "▪" * view.dice_left
        text.append(f"\n{say('lucky-loop-stock')} {view.dice_left} ")
        text.append(stock[:-1] if view.seventh_used else stock)
        text.append("▪" if view.seventh_used and stock else "", style=RED_DIE)
        if view.roll:
            text.append(f"    {say('lucky-loop-roll')} ", style="bold")
            text.append(f"{self.dice(view.roll)}", style=f"bold {SUN}")
        if view.tokens[view.active] > 0:
            text.append(f"    {'●' * view.tokens[view.active]}", style=SUN)
        title = "lucky-loop-free-flight" if view.flight == FREE else "lucky-loop-flight"
        return Panel(text, title=say(title), border_style=SUN, box=box.ROUNDED, expand=False)

    def dice(self, faces: list[int]) -> str:
        """Show dice as faces with their numbers."""
        return " ".join(f"{FACES[face - 1]} {face}" for face in faces)

    # -- words ------------------------------------------------------------------------------

    def question(self, view: View) -> str:
        """Say what is asked."""
        seen = cast("LuckyLoopView", view)
        edition = seen.setup.edition
        arguments: dict[str, Argument] = {"count": seen.to_draw, "dice": seen.dice_left}
        if seen.programme >= 0:
            name = edition.programme_names[seen.programme]
            arguments["programme"] = self.words.say(f"lucky-loop-{name}")
        if seen.phase == LAY_PROGRAMME:
            colour = int(edition.slot_colour[seen.programme * SLOTS + len(seen.picked)])
            arguments["colour"] = self.words.say(f"lucky-loop-{COLOUR_NAMES[colour]}")
        if PHASE_NAMES[seen.phase] == "lay_free":
            arguments["sum"] = sum(int(edition.difficulty[card]) for card in seen.picked)
            arguments["dice"] = sum(int(edition.fewest_dice[card]) for card in seen.picked)
        return self.words.say(f"lucky-loop-ask-{PHASE_NAMES[seen.phase]}", **arguments)

    def action(self, view: View, action: Action) -> str:
        """Say what a choice does; dice by their faces, figures by their cards."""
        seen = cast("LuckyLoopView", view)
        arguments = {**self.context(view), **self.arguments(action.data)}
        letters = action.data.get("dice", "")
        places = [DICE_LETTERS.index(letter) for letter in letters]
        faces = [seen.roll[place] for place in places if place < len(seen.roll)]
        if faces:
            arguments["faces"] = "+".join(str(face) for face in faces)
        figure = action.data.get("figure", 0) - 1
        if action.data["do"] == "highlight":
            cards = seen.free_cards[seen.active]
            if figure < len(cards):
                arguments["card"] = self.card_text(seen.setup.edition.ids[cards[figure]])
        elif figure >= 0 and figure < len(seen.figures):
            arguments |= self.assignment(seen, figure, sum(faces))
        return self.words.say(f"lucky-loop-do-{action.data['do']}", **arguments)

    def assignment(self, view: LuckyLoopView, figure: int, total: int) -> dict[str, Argument]:
        """Say what dice of this sum are worth on a figure."""
        edition = view.setup.edition
        card = view.figures[figure].card
        exact = total == edition.difficulty[card]
        points = edition.points_exact[card] if exact else edition.points_exceeded[card]
        factor = view.setup.highlight_factor if figure == view.highlight else 1
        return {
            "card": self.card_text(edition.ids[card]),
            "sum": total,
            "hit": "exact" if exact else "exceeded",
            "points": int(points * factor),
        }

    def context(self, view: View) -> dict[str, Argument]:
        """Give the price of an exchange to the sentences about actions."""
        seen = cast("LuckyLoopView", view)
        final = seen.phase == CHOOSE_FINAL_ACTION
        return {"cost": int(seen.setup.final_exchange_cost) if final else 0}

    def story(self, events: list[Event]) -> list[str]:
        """Leave out what the board shows anyway, and the deal."""
        told: list[Event] = []
        dealing = False
        for event in events:
            name = type(event).__name__
            if name == "CardDealt":
                dealing = True
            elif name == "TurnStarted":
                dealing = False
            if name not in QUIET and not (dealing and name == "CardReceived"):
                told.append(event)
        return super().story(told)

    def arguments(self, data: Mapping[str, Any]) -> dict[str, Argument]:
        """Name cards, programmes and piles as well as seats."""
        arguments = super().arguments(data)
        for key in ("programme", "pile", "crossed_out"):
            name = data.get(key)
            if isinstance(name, str) and self.words.has(f"lucky-loop-{name}"):
                arguments[key] = self.words.say(f"lucky-loop-{name}")
        if isinstance(data.get("card"), str):
            arguments["card"] = self.card_text(data["card"])
        if isinstance(data.get("cards"), list):
            arguments["cards"] = ", ".join(self.card_text(name) for name in data["cards"])
        for key in ("thrown", "roll", "dice"):
            if isinstance(data.get(key), list):
                arguments[key] = " ".join(str(face) for face in data[key])
        return arguments
