"""The Flying Carpet in the terminal: the sky, the carpets, the hand, and where each card leads."""

from typing import cast

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from voltige.cli.boards.board import SEAT_COLOURS, Board
from voltige.cli.folding import beside
from voltige.core.state import SEAT_LETTERS, SPECTATOR
from voltige.core.view import View
from voltige.games.flying_carpet.actions import CardFace
from voltige.games.flying_carpet.terms import (
    ARRIVED,
    CLOUD,
    DRAFT_ROW,
    FREE,
    GROUND,
)
from voltige.games.flying_carpet.view.seen import HIDDEN, CarpetView
from voltige.wording.flying_carpet.names import CarpetNames

BORDER = "gold3"
LEGEND_WIDTH = 76  # of a line inside the frame
CALM, BREEZE, GALE = "on #3a3222", "on #1d3a52", "on #14203f"
REACH = "bold bright_white"
SCENERY, CLOUDS, PLATFORM = "tan", "grey85", "bold deep_sky_blue1"


class CarpetBoard(Board):
    """A side view of the desert city."""

    def draw(self, view: View) -> RenderableType:
        """Draw the sky, the carpets and the viewer's cards."""
        seen = cast("CarpetView", view)
        parts: list[RenderableType] = [self.sky(seen), self.carpets(seen)]
        say = self.words.say
        discarded = sum(int(count) for count in seen.discard)
        piles = say("flying-carpet-piles", draw=seen.draw_pile_size, discard=discarded)
        parts.append(Text(piles, style="dim"))
        if seen.seat != SPECTATOR and seen.hand():
            parts.append(self.hand(seen))
        title = f"[bold]{say('flying-carpet-title')}[/bold] · {self.landscape_name(seen)}"
        if seen.round_no:
            title += f" · {say('flying-carpet-round', number=seen.round_no)}"
        return Panel(Group(*parts), title=title, border_style=BORDER, box=box.ROUNDED, expand=False)

    def landscape_name(self, view: CarpetView) -> str:
        """Name the landscape."""
        wording = cast("CarpetNames", self.wording)
        return self.say(wording.landscape_name({"number": view.number}))

    # -- the sky --------------------------------------------------------------------------------

    def sky(self, view: CarpetView) -> RenderableType:
        """Draw the board from the highest row down: zones, scenery, carpets, ends of flights."""
        board = view.setup.board
        width, height = int(board.width), int(board.height)
        reach = {cell for cell, _ in view.reachable()}
        text = Text()
        for row in range(height, 0, -1):
            force = board.forces[row - 1]
            text.append(f"{row:>2} ", style="dim")
            text.append("›" * force + " " * (2 - min(2, force)), style="bold cyan")
            for column in range(1, width + 1):
                cell = board.cell(column, row)
                text.append_text(self.cell(view, cell, (CALM, BREEZE, GALE)[min(2, force)], reach))
            text.append("\n")
        numbers = "".join(f"{column:<4}" for column in range(1, width + 1, 2))
        text.append(f"     {numbers.rstrip()}\n", style="dim")
        text.append("\n".join(beside(self.legend(view, reach), LEGEND_WIDTH)), style="dim")
        return text

    def legend(self, view: CarpetView, reach: set[int]) -> list[str]:
        """Explain the marks that are drawn, and no others."""
        board = view.setup.board
        cells = range(int(board.width) * int(board.height))
        flying = [int(cell) for cell in view.cells if cell >= 0]
        covered = {int(view.land.covered[cell]) for cell in cells}
        stacked = len(set(flying)) < len(flying)
        free = reach - set(flying)
        drawn = {
            "start": board.start not in flying,
            "finish": True,
            "carpet": bool(flying),
            "stack": stacked,
            "held": any(view.held) and not stacked,
            "ground": GROUND in covered,
            "cloud": CLOUD in covered,
            "reach": bool(free - {board.finish}),
            "win": board.finish in free,
            "wind": any(board.forces),
        }
        return [self.words.say(f"flying-carpet-legend-{name}") for name in drawn if drawn[name]]

    def cell(self, view: CarpetView, cell: int, zone: str, reach: set[int]) -> Text:
        """Draw one cell, two characters wide."""
        board = view.setup.board
        seats = sorted(
            [seat for seat, here in enumerate(view.cells) if here == cell],
            key=lambda seat: view.stamps[seat],
        )
        kind = int(view.land.covered[cell])
        if seats:
            top = seats[-1]
            more = "+" if len(seats) > 1 else "z" if view.held[top] else "~"
            colour = SEAT_COLOURS[top % len(SEAT_COLOURS)]
            return Text(SEAT_LETTERS[top] + more, style=f"bold {colour} {zone}")
        if kind == GROUND:
            return Text("██", style=f"{SCENERY} {zone}")
        if kind == CLOUD:
            return Text("▒▒", style=f"{CLOUDS} {zone}")
        mark = " " if kind == FREE else "?"
        if cell == board.start:
            mark = "S"
        elif cell == board.finish:
            mark = "F"
        if cell in reach:
            end = "★" if cell == board.finish else "·"
            return Text(f"{mark}{end}", style=f"{REACH} {zone}")
        return Text(f"{mark} ", style=f"{PLATFORM} {zone}")

    def carpets(self, view: CarpetView) -> RenderableType:
        """List the seats: who is in turn, where, direction cards, what is held."""
        say = self.words.say
        table = Table(box=None, pad_edge=False)
        table.add_column("")
        table.add_column(say("flying-carpet-column-seat"))
        table.add_column(say("flying-carpet-column-cell"))
        table.add_column(say("flying-carpet-column-directions"))
        if view.setup.open_hands:
            table.add_column(say("flying-carpet-column-cards"))
        for seat in range(int(view.setup.seats)):
            turn = seat == view.to_act or (view.phase > DRAFT_ROW and seat == view.active)
            left = view.directions[seat]
            row = ["➤" if turn else "", self.seat(seat), self.where(view, seat)]
            row.append("?" if left == HIDDEN else "◈" * left + "·" * (5 - left))
            if view.setup.open_hands:
                row.append(" ".join(self.cards_of(view.hands[seat])))
            table.add_row(*row)
        return table

    def where(self, view: CarpetView, seat: int) -> str:
        """Say where a carpet is."""
        cell = view.cells[seat]
        if cell == ARRIVED:
            return self.words.say("flying-carpet-arrived", place=view.places[seat])
        if cell < 0:
            return self.words.say("flying-carpet-off")
        text = view.setup.board.text(cell)
        if view.held[seat]:
            text += f" z {self.words.say('flying-carpet-held')}"
        return text

    # -- cards ------------------------------------------------------------------------------------

    def hand(self, view: CarpetView) -> RenderableType:
        """Show the viewer's cards with their arrows."""
        heading = Text.assemble((f"{self.words.say('flying-carpet-hand')}  ", "bold"))
        edition = view.setup.edition
        for name, count in view.hand().items():
            face = edition.faces[edition.ids.index(name)]
            heading.append(f" {arrows(face)} ", style="bold black on wheat1")
            heading.append(f"×{count}  " if count > 1 else "  ")
        return heading

    def cards_of(self, hand: dict[str, int]) -> list[str]:
        """Name the cards of a hand."""
        return [name + (f"×{count}" if count > 1 else "") for name, count in hand.items()]


def arrows(face: CardFace) -> str:
    """Draw a wind card: its id and its arrows with their numbers."""
    if face.up_goes == 0:
        return f"{face.id} ↕{face.vertical}"
    slant = "⤢" if face.up_goes > 0 else "⤡"
    return f"{face.id} {slant} ↔{face.sideways} ↕{face.vertical}"


BOARD = CarpetBoard
