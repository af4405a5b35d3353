"""Lucky Loop in the terminal: four programmes, their scales, the score track, dice and hand."""

from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from voltige.cli.boards.board import SEAT_COLOURS, Board
from voltige.core.state import SEAT_LETTERS
from voltige.core.view import View
from voltige.games.lucky_loop.figures import figure_card, figure_faces, figure_state
from voltige.games.lucky_loop.options import LuckyLoopSetup
from voltige.games.lucky_loop.rolls import FACES_OF, NO_DICE
from voltige.games.lucky_loop.scoring import score_of
from voltige.games.lucky_loop.state import LuckyLoopState, known_position
from voltige.games.lucky_loop.terms import (
    COMPULSORY,
    DISCARD,
    EXACT,
    EXCHANGE,
    FREE,
    NO_FLIGHT,
    OPEN,
    PROGRAMMES,
    REFILL,
    SLOTS,
)
from voltige.games.lucky_loop.zones import (
    discard_size,
    draw_size,
    free_cards,
    hand_backs,
    known_hand,
    picked_cards,
    programme_cards,
)

SKY, SUN, RED_DIE = "deep_sky_blue1", "gold1", "bright_red"
CARD_STYLES = ("red1", "dodger_blue1", "green3", "yellow1")
SYMBOLS = ("↷", "◯", "⇘", "∞")  # turn, looping, dive, roll: colours are not all
FACES = "⚀⚁⚂⚃⚄⚅"
TRACK_WIDTH = 60


class LuckyLoopBoard(Board):
    """The air show."""

    setup: LuckyLoopSetup | None = None

    def draw(self, view: View) -> RenderableType:
        """Draw programmes, track, pilots, flight and hand."""
        position = known_position(view)
        self.setup = position.setup
        programmes = [self.programme(position, number) for number in range(PROGRAMMES)]
        grid = Table.grid(padding=(0, 1))
        grid.add_row(*programmes[:2])
        grid.add_row(*programmes[2:])
        parts = [grid, self.track(position), self.pilots(position), self.piles(position)]
        return self.framed(position, view.seat, parts)

    def glance(self, view: View) -> RenderableType:
        """Draw piles and hand while cards change, the programme alone while it is laid or flown."""
        position, seat = known_position(view), view.seat
        self.setup = position.setup
        if position.phase in {EXCHANGE, REFILL, DISCARD}:
            return self.framed(position, seat, [self.piles(position)])
        if position.flight == FREE:
            return self.framed(position, seat, [self.pilots(position)])
        if position.flight == COMPULSORY or (position.picked and position.programme >= 0):
            return self.framed(position, seat, [self.programme(position, int(position.programme))])
        return self.draw(view)

    def framed(
        self, position: LuckyLoopState, seat: int, parts: list[RenderableType]
    ) -> RenderableType:
        """Add the flight, the picked cards and the hand, and frame it all."""
        if position.flight != NO_FLIGHT:
            parts.append(self.flight(position))
        if position.picked:
            parts.append(self.row("lucky-loop-picked", picked_cards(position)))
        hand = known_hand(position, seat)
        if hand:
            parts.append(self.row("lucky-loop-hand", hand))
        number = self.words.say("lucky-loop-round", number=int(position.round_no))
        title = f"[bold]Lucky Loop[/bold] · {number}"
        if position.end_triggered:
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

    def programme(self, position: LuckyLoopState, number: int) -> RenderableType:
        """Draw a programme: its three places and its scale with everybody's markers."""
        edition = position.setup.edition
        cards = programme_cards(position, number)
        slots = Text()
        for slot in range(SLOTS):
            if cards:
                slots.append_text(self.card(cards[slot]))
            else:
                colour = int(edition.colour_at(number, slot))
                slots.append(f"{SYMBOLS[colour]} –", style=f"dim {CARD_STYLES[colour]}")
            slots.append("   ")
        record = position.records[number]
        note = self.words.say(
            "lucky-loop-open-bonus", points=int(position.setup.first_bonus_threshold)
        )
        if record >= position.setup.first_bonus_threshold:
            note = f"{self.words.say('lucky-loop-record')} {record}"
        flown = position.flight != NO_FLIGHT and position.programme == number
        name = self.say(self.wording.named(edition.programme_names[number]))
        return Panel(
            Group(slots, self.scale(position, number)),
            title=f"[bold]{name}[/bold]",
            subtitle=f"[dim]{note}[/dim]",
            border_style=SUN if flown else SKY,
            box=box.HEAVY if flown else box.ROUNDED,
            width=38,
        )

    def scale(self, position: LuckyLoopState, number: int) -> Text:
        """Draw the scale from the lowest valid result to the last space, with the markers below."""
        low, high = int(position.setup.programme_minimum), int(position.setup.unrepeatable_from)
        scores = [score_of(position, seat, number) for seat in range(int(position.setup.seats))]
        spaces, markers = Text(style="dim"), Text()
        for space in range(low, high + 1):
            if space == high:
                spaces.append(f"{space}+")
            elif (space - low) % 2 == 0:
                spaces.append(f"{space:<4}")
            here = [
                seat for seat, score in enumerate(scores) if score and min(score, high) == space
            ]
            for seat in here[: 2 if len(here) < 3 else 1]:
                markers.append(SEAT_LETTERS[seat], style=f"bold {SEAT_COLOURS[seat]}")
            markers.append({0: "  ", 1: " ", 2: ""}.get(len(here), "+"))
        return Text("\n").join([spaces, markers])

    # -- the table --------------------------------------------------------------------------

    def track(self, position: LuckyLoopState) -> RenderableType:
        """Draw the main track as a line of sky with an aeroplane for each seat (LL-124)."""
        last = position.setup.edition.numbers.track_last
        lines = []
        for seat, total in enumerate(position.totals):
            place = round(max(0, min(total, last)) * TRACK_WIDTH / last)
            line = Text(f"{SEAT_LETTERS[seat]} ", style=f"bold {SEAT_COLOURS[seat]}")
            line.append("─" * place, style=SEAT_COLOURS[seat])
            line.append(f"✈ {total}", style=f"bold {SEAT_COLOURS[seat]}")
            lines.append(line)
        return Group(Text(self.words.say("lucky-loop-track"), style="bold"), *lines)

    def pilots(self, position: LuckyLoopState) -> RenderableType:
        """List the seats: who is in turn, total, tokens, hand and free programme."""
        say = self.words.say
        table = Table(box=None, pad_edge=False)
        table.add_column("")
        for column in ("seat", "total", "tokens", "hand", "free"):
            side: Any = "right" if column == "total" else "left"
            table.add_column(say(f"lucky-loop-column-{column}"), justify=side)
        for seat, total in enumerate(position.totals):
            mark = "➤" if seat == position.active else ""
            first = "①" if seat == position.first_player else ""
            backs = hand_backs(position, seat)
            hand = Text("▮" * backs[0], style="magenta").append("▮" * backs[1], style="green")
            table.add_row(
                mark + first,
                self.seat(seat),
                str(total),
                Text("●" * position.tokens[seat], style=SUN),
                hand,
                self.free(position, seat),
            )
        return table

    def free(self, position: LuckyLoopState, seat: int) -> Text:
        """Show a free programme and its result."""
        text = Text("  ").join([self.card(card) for card in free_cards(position, seat)])
        if position.free_scores[seat] >= 0:
            text.append(f"  = {position.free_scores[seat]}", style=f"bold {SUN}")
        return text

    def piles(self, position: LuckyLoopState) -> RenderableType:
        """Count piles, discards and the tokens of the supply."""
        say = self.words.say
        text = Text(f"{say('lucky-loop-piles')} ", style="bold")
        for side, name in enumerate(position.setup.edition.pile_names):
            pile = self.say(self.wording.named(name))
            text.append(f"{pile} {draw_size(position, side)}", style="default")
            discards = f" ({say('lucky-loop-discards')} {discard_size(position, side)})   "
            text.append(discards, style="dim")
        return text.append(f"\n● {position.supply} {say('lucky-loop-supply')}", style=f"dim {SUN}")

    def flight(self, position: LuckyLoopState) -> RenderableType:
        """Show the figures with their dice, the stock and the roll."""
        say = self.words.say
        text = Text()
        for number in range(int(position.figures)):
            star = "★ " if number == position.highlight else ""
            text.append(f"{number + 1}. {star}", style="bold")
            text.append_text(self.card(int(figure_card(position, number))))
            if figure_state(position, number) != OPEN:
                style = SUN if figure_state(position, number) == EXACT else "white"
                faces = figure_faces(position, number)
                text.append(f"  {self.dice(faces)}", style=f"bold {style}")
            text.append("    ")
        stock = "▪" * position.dice_left
        text.append(f"\n{say('lucky-loop-stock')} {position.dice_left} ")
        text.append(stock[:-1] if position.seventh_used else stock)
        text.append("▪" if position.seventh_used and stock else "", style=RED_DIE)
        if position.roll != NO_DICE:
            text.append(f"    {say('lucky-loop-roll')} ", style="bold")
            text.append(f"{self.dice(FACES_OF[position.roll])}", style=f"bold {SUN}")
        if position.tokens[position.active] > 0:
            text.append(f"    {'●' * position.tokens[position.active]}", style=SUN)
        title = "lucky-loop-free-flight" if position.flight == FREE else "lucky-loop-flight"
        return Panel(text, title=say(title), border_style=SUN, box=box.ROUNDED, expand=False)

    def dice(self, faces: list[int]) -> str:
        """Show dice as faces with their numbers."""
        return " ".join(f"{FACES[face - 1]} {face}" for face in faces)


BOARD = LuckyLoopBoard
