"""LOOPS in the terminal: altimeter and aeroplane, conditions, pilots, pile and hand."""

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
from voltige.games.loops.state import LoopsState, known_position
from voltige.games.loops.terms import ALTITUDE, LEFT, NO_CARD, RACE
from voltige.games.loops.zones import draw_pile_size, hand_counts, hand_size, known_counts
from voltige.wording.text import Text as Words

SKY, SUN, SIGNAL = "deep_sky_blue1", "gold1", "orange_red1"
PILE_ROOM = 45  # columns for the top of the pile: nine altitudes, or fewer cards with longer names


class LoopsBoard(Board):
    """The cockpit."""

    def draw(self, view: View) -> RenderableType:
        """Draw altimeter, conditions, pilots, pile and hand."""
        seen = known_position(view)
        grid = Table.grid(padding=(0, 3))
        grid.add_column()
        grid.add_column()
        grid.add_row(
            self.altimeter(seen), Group(self.conditions(seen), self.pilots(seen, view.seat))
        )
        parts: list[RenderableType] = [grid, self.pile(seen)]
        if view.seat != SPECTATOR:
            parts.append(self.hand(seen, view.seat))
        number = self.words.say("loops-round", number=seen.round_no)
        target = self.words.say("loops-target", points=int(seen.setup.target_points))
        title = f"[bold]LOOPS[/bold] · {number} · {target}"
        return Panel(Group(*parts), title=title, border_style=SKY, box=box.ROUNDED, expand=False)

    def altimeter(self, position: LoopsState) -> RenderableType:
        """Draw a scale of altitudes with the aeroplane at the base."""
        rows = Text()
        for card in range(int(position.setup.altitudes) - 1, -1, -1):
            metres = str(position.setup.edition.value[card])
            here = card == position.base
            reachable = (
                position.base == NO_CARD or here or (card > position.base) == position.positive
            )
            mark = "━━✈" if here else "─" if reachable else " "
            style = f"bold {SUN}" if here else SKY if reachable else "dim"
            rows.append(f"{metres:>6} ┤{mark:<4}\n", style=style)
        runway = "▔▔▔▔▔▔▔✈" if position.base == NO_CARD else "▔▔▔▔▔▔▔▔"
        rows.append(f"{runway:>12}", style=SUN if position.base == NO_CARD else "dim")
        return rows

    def conditions(self, position: LoopsState) -> RenderableType:
        """Say pitch, direction and base in words."""
        say = self.words.say
        text = Text()
        climb = "▲ " + say("loops-climb") if position.positive else "▼ " + say("loops-dive")
        text.append(climb, style=f"bold {SIGNAL}")
        turn = "↻ " + say("loops-left") if position.direction == LEFT else "↺ " + say("loops-right")
        text.append(f"   {turn}", style=f"bold {SKY}")
        base = say("loops-free")
        if position.base != NO_CARD:
            base = f"{say('loops-altitude')} {position.setup.edition.value[position.base]}"
        text.append(f"   {base}\n", style=f"bold {SUN}")
        return text

    def pilots(self, position: LoopsState, viewer: int) -> RenderableType:
        """List the seats: who is in turn, cards, points, rounds won."""
        say = self.words.say
        table = Table(box=None, pad_edge=False)
        table.add_column("")
        table.add_column(say("loops-column-seat"))
        for column in ("cards", "points", "rounds"):
            table.add_column(say(f"loops-column-{column}"), justify="right")
        for seat in range(int(position.setup.seats)):
            turn = seat == position.turn_owner and position.phase != RACE
            racing = position.phase == RACE and seat != position.speed_player
            mark = "➤" if turn else "?" if racing else ""
            table.add_row(
                mark,
                self.seat(seat),
                str(hand_size(position, seat)),
                str(position.totals[seat]),
                str(position.rounds_won[seat]),
                self.known(position, seat, viewer),
            )
        return table

    def known(self, position: LoopsState, seat: int, viewer: int) -> str:
        """Name the cards all know to be in a hand, where the table wants that shown."""
        if not position.setup.values["memory_aid"] or seat == viewer:
            return ""
        ids = position.setup.edition.ids
        cards = self.wording.some_of(ids, known_counts(position, seat))
        return self.say(Words("loops-known", {"cards": cards})) if cards else ""

    def pile(self, position: LoopsState) -> RenderableType:
        """Show the size of both piles, and the top of the open one: as much as fits comes last."""
        say = self.words.say
        shown = self.top_of_pile(position)
        text = Text()
        text.append(f"{say('loops-draw-pile')}\N{NO-BREAK SPACE}", style="bold")
        text.append(f"({draw_pile_size(position)})", style="dim")
        text.append(f"    {say('loops-pile')} ", style="bold")
        text.append(f"({position.pile_size}) " if position.pile_size else "", style="dim")
        if position.pile_size > len(shown):
            text.append("… ", style="dim")
        text.append(" ".join(shown) if shown else say("loops-pile-empty"))
        return text

    def top_of_pile(self, position: LoopsState) -> list[str]:
        """Name as many cards from the top of the pile as one line takes, the top one last."""
        faces = position.setup.edition.faces
        laid = [int(card) for card in position.pile[: position.pile_size]]
        shown: list[str] = []
        room = PILE_ROOM
        for card in reversed(laid):
            if card == NO_CARD:
                break
            name = self.face(faces[card])
            room -= len(name) + 1
            if room < 0:
                break
            shown.insert(0, name)
        return shown

    def hand(self, position: LoopsState, viewer: int) -> RenderableType:
        """Show the viewer's hand as sets, playable ones bright."""
        sets = []
        counts = hand_counts(position, viewer)
        for card, face in enumerate(position.setup.edition.faces):
            count = counts[card]
            if count:
                label = self.face(face) + (f" ×{count}" if count > 1 else "")
                style = self.card_style(position, card, face)
                sets.append(Panel(Text(label, style=style), box=box.SQUARE, border_style=style))
        size = self.words.say("loops-cards", count=int(hand_size(position, viewer)))
        heading = Text.assemble((f"{self.words.say('loops-hand')} ", "bold"), (size, "dim"))
        return Group(heading, Columns(sets, padding=(0, 0)))

    def card_style(self, position: LoopsState, card: int, face: CardFace) -> str:
        """Choose the colour of a card: specials gold, playable altitudes blue, others dim."""
        if face.kind != ALTITUDE:
            return SUN
        fits = (
            position.base == NO_CARD
            or card == position.base
            or (card > position.base) == position.positive
        )
        return SKY if fits else "dim"

    def face(self, face: CardFace) -> str:
        """Name a card."""
        return self.say(self.wording.card(face.id))


BOARD = LoopsBoard
