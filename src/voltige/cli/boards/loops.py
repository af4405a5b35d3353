"""LOOPS in the terminal: altimeter and aeroplane, conditions, pilots, pile and hand."""

from typing import cast

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from voltige.cli.boards.board import Board
from voltige.core.state import SPECTATOR
from voltige.core.view import View
from voltige.games.loops.actions import CardFace
from voltige.games.loops.terms import ALTITUDE, LEFT, NO_CARD, RACE
from voltige.games.loops.view import LoopsView
from voltige.wording.text import Text as Words

SKY, SUN, SIGNAL = "deep_sky_blue1", "gold1", "orange_red1"
SHOWN_PILE = 9  # cards from the top


class LoopsBoard(Board):
    """The cockpit."""

    def draw(self, view: View) -> RenderableType:
        """Draw altimeter, conditions, pilots, pile and hand."""
        seen = cast("LoopsView", view)
        grid = Table.grid(padding=(0, 3))
        grid.add_column()
        grid.add_column()
        grid.add_row(self.altimeter(seen), Group(self.conditions(seen), self.pilots(seen)))
        parts: list[RenderableType] = [grid, self.pile(seen)]
        if seen.seat != SPECTATOR:
            parts.append(self.hand(seen))
        number = self.words.say("loops-round", number=seen.round_no)
        target = self.words.say("loops-target", points=int(seen.setup.target_points))
        title = f"[bold]LOOPS[/bold] · {number} · {target}"
        return Panel(Group(*parts), title=title, border_style=SKY, box=box.ROUNDED, expand=False)

    def altimeter(self, view: LoopsView) -> RenderableType:
        """Draw a scale of altitudes with the aeroplane at the base."""
        rows = Text()
        for card in range(int(view.setup.altitudes) - 1, -1, -1):
            metres = str(view.setup.edition.value[card])
            here = card == view.base
            reachable = view.base == NO_CARD or here or (card > view.base) == view.positive
            mark = "━━✈" if here else "─" if reachable else " "
            style = f"bold {SUN}" if here else SKY if reachable else "dim"
            rows.append(f"{metres:>6} ┤{mark:<4}\n", style=style)
        runway = "▔▔▔▔▔▔▔✈" if view.base == NO_CARD else "▔▔▔▔▔▔▔▔"
        rows.append(f"{runway:>12}", style=SUN if view.base == NO_CARD else "dim")
        return rows

    def conditions(self, view: LoopsView) -> RenderableType:
        """Say attitude, direction and base in words."""
        say = self.words.say
        text = Text()
        climb = "▲ " + say("loops-climb") if view.positive else "▼ " + say("loops-dive")
        text.append(climb, style=f"bold {SIGNAL}")
        turn = "↻ " + say("loops-left") if view.direction == LEFT else "↺ " + say("loops-right")
        text.append(f"   {turn}", style=f"bold {SKY}")
        base = say("loops-free")
        if view.base != NO_CARD:
            base = f"{say('loops-altitude')} {view.setup.edition.value[view.base]}"
        text.append(f"   {base}\n", style=f"bold {SUN}")
        return text

    def pilots(self, view: LoopsView) -> RenderableType:
        """List the seats: who is in turn, cards, points, rounds won."""
        say = self.words.say
        table = Table(box=None, pad_edge=False)
        table.add_column("")
        table.add_column(say("loops-column-seat"))
        for column in ("cards", "points", "rounds"):
            table.add_column(say(f"loops-column-{column}"), justify="right")
        for seat, size in enumerate(view.hand_sizes):
            turn = seat == view.turn_owner and view.phase != RACE
            racing = view.phase == RACE and seat != view.speed_player
            mark = "➤" if turn else "?" if racing else ""
            table.add_row(
                mark,
                self.seat(seat),
                str(size),
                str(view.totals[seat]),
                str(view.rounds_won[seat]),
                self.known(view, seat),
            )
        return table

    def known(self, view: LoopsView, seat: int) -> str:
        """Name the cards all know to be in a hand, where the table wants that shown."""
        if not view.setup.values["memory_aid"] or seat == view.seat:
            return ""
        start = seat * int(view.setup.cards)
        counts = [int(view.known[start + card]) for card in range(int(view.setup.cards))]
        cards = self.wording.several(dict(zip(view.setup.edition.ids, counts, strict=True)))
        return self.say(Words("loops-known", {"cards": cards})) if cards else ""

    def pile(self, view: LoopsView) -> RenderableType:
        """Show the size of both piles, and the top of the open one: as much as fits comes last."""
        say = self.words.say
        faces = view.setup.edition.faces
        shown = [self.face(faces[card]) for card in view.pile[-SHOWN_PILE:]]
        text = Text()
        text.append(f"{say('loops-draw-pile')}\N{NO-BREAK SPACE}", style="bold")
        text.append(f"({view.draw_pile_size})", style="dim")
        text.append(f"    {say('loops-pile')} ", style="bold")
        text.append(f"({view.pile_size}) " if view.pile_size else "", style="dim")
        if view.pile_size > len(shown):
            text.append("… ", style="dim")
        text.append(" ".join(shown) if shown else say("loops-pile-empty"))
        return text

    def hand(self, view: LoopsView) -> RenderableType:
        """Show the viewer's hand as sets, playable ones bright."""
        sets = []
        for card, face in enumerate(view.setup.edition.faces):
            count = int(view.hand[card])
            if count:
                label = self.face(face) + (f" ×{count}" if count > 1 else "")
                style = self.card_style(view, card, face)
                sets.append(Panel(Text(label, style=style), box=box.SQUARE, border_style=style))
        size = self.words.say("loops-cards", count=view.hand_sizes[view.seat])
        heading = Text.assemble((f"{self.words.say('loops-hand')} ", "bold"), (size, "dim"))
        return Group(heading, Columns(sets, padding=(0, 0)))

    def card_style(self, view: LoopsView, card: int, face: CardFace) -> str:
        """Choose the colour of a card: specials gold, playable altitudes blue, others dim."""
        if face.kind != ALTITUDE:
            return SUN
        fits = view.base == NO_CARD or card == view.base or (card > view.base) == view.positive
        return SKY if fits else "dim"

    def face(self, face: CardFace) -> str:
        """Name a card."""
        return self.say(self.wording.card(face.id))


BOARD = LoopsBoard
