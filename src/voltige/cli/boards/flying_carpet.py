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
from voltige.games.flying_carpet.carpets import (
    cell_of,
    cells,
    directions_left,
    is_held,
    place_of,
    stamp_of,
)
from voltige.games.flying_carpet.fields.access import hand_dict
from voltige.games.flying_carpet.reach import reachable
from voltige.games.flying_carpet.state import CarpetState, known_position
from voltige.games.flying_carpet.terms import (
    ARRIVED,
    CLOUD,
    DRAFT_ROW,
    FREE,
    GROUND,
    HIDDEN,
)
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
        seen = known_position(view)
        reach = {cell for cell, _ in reachable(view)}
        parts: list[RenderableType] = [self.sky(seen, reach), self.carpets(seen)]
        say = self.words.say
        sizes = {"draw": int(seen.draw_size), "discard": int(seen.discard_size)}
        parts.append(Text(say("flying-carpet-piles", **sizes), style="dim"))
        hand = {} if view.seat == SPECTATOR else hand_dict(seen, view.seat)
        if hand:
            parts.append(self.hand(seen, hand))
        title = f"[bold]{say('flying-carpet-title')}[/bold] · {self.landscape_name(seen)}"
        if seen.round_no:
            title += f" · {say('flying-carpet-round', number=int(seen.round_no))}"
        return Panel(Group(*parts), title=title, border_style=BORDER, box=box.ROUNDED, expand=False)

    def landscape_name(self, seen: CarpetState) -> str:
        """Name the landscape."""
        wording = cast("CarpetNames", self.wording)
        return self.say(wording.landscape_name(seen))

    # -- the sky --------------------------------------------------------------------------------

    def sky(self, seen: CarpetState, reach: set[int]) -> RenderableType:
        """Draw the board from the highest row down: zones, scenery, carpets, ends of flights."""
        board = seen.setup.board
        width, height = int(board.width), int(board.height)
        text = Text()
        for row in range(height, 0, -1):
            force = board.forces[row - 1]
            text.append(f"{row:>2} ", style="dim")
            text.append("›" * force + " " * (2 - min(2, force)), style="bold cyan")
            for column in range(1, width + 1):
                cell = board.cell(column, row)
                text.append_text(self.cell(seen, cell, (CALM, BREEZE, GALE)[min(2, force)], reach))
            text.append("\n")
        numbers = "".join(f"{column:<4}" for column in range(1, width + 1, 2))
        text.append(f"     {numbers.rstrip()}\n", style="dim")
        text.append("\n".join(beside(self.legend(seen, reach), LEGEND_WIDTH)), style="dim")
        return text

    def legend(self, seen: CarpetState, reach: set[int]) -> list[str]:
        """Explain the marks that are drawn, and no others."""
        board = seen.setup.board
        flying = [cell for cell in cells(seen) if cell >= 0]
        covered = {int(seen.land.covered[cell]) for cell in range(int(board.size))}
        stacked = len(set(flying)) < len(flying)
        free = reach - set(flying)
        drawn = {
            "start": board.start not in flying,
            "finish": True,
            "carpet": bool(flying),
            "stack": stacked,
            "held": not stacked
            and any(is_held(seen, seat) for seat in range(int(seen.setup.seats))),
            "ground": GROUND in covered,
            "cloud": CLOUD in covered,
            "reach": bool(free - {board.finish}),
            "win": board.finish in free,
            "wind": any(board.forces),
        }
        return [self.words.say(f"flying-carpet-legend-{name}") for name in drawn if drawn[name]]

    def cell(self, seen: CarpetState, cell: int, zone: str, reach: set[int]) -> Text:
        """Draw one cell, two characters wide."""
        board = seen.setup.board
        seats = sorted(
            [seat for seat, here in enumerate(cells(seen)) if here == cell],
            key=lambda seat: stamp_of(seen, seat),
        )
        kind = int(seen.land.covered[cell])
        if seats:
            top = seats[-1]
            more = "+" if len(seats) > 1 else "z" if is_held(seen, top) else "~"
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

    def carpets(self, seen: CarpetState) -> RenderableType:
        """List the seats: who is in turn, where, direction cards, what is held."""
        say = self.words.say
        table = Table(box=None, pad_edge=False)
        table.add_column("")
        table.add_column(say("flying-carpet-column-seat"))
        table.add_column(say("flying-carpet-column-cell"))
        table.add_column(say("flying-carpet-column-directions"))
        if seen.setup.open_hands:
            table.add_column(say("flying-carpet-column-cards"))
        for seat in range(int(seen.setup.seats)):
            turn = seat == seen.to_act or (seen.phase > DRAFT_ROW and seat == seen.active)
            left = directions_left(seen, seat)
            row = ["➤" if turn else "", self.seat(seat), self.where(seen, seat)]
            row.append("?" if left == HIDDEN else "◈" * left + "·" * (5 - left))
            if seen.setup.open_hands:
                row.append(" ".join(self.cards_of(hand_dict(seen, seat))))
            table.add_row(*row)
        return table

    def where(self, seen: CarpetState, seat: int) -> str:
        """Say where a carpet is."""
        cell = cell_of(seen, seat)
        if cell == ARRIVED:
            return self.words.say("flying-carpet-arrived", place=place_of(seen, seat))
        if cell < 0:
            return self.words.say("flying-carpet-off")
        text = seen.setup.board.text(cell)
        if is_held(seen, seat):
            text += f" z {self.words.say('flying-carpet-held')}"
        return text

    # -- cards ------------------------------------------------------------------------------------

    def hand(self, seen: CarpetState, hand: dict[str, int]) -> RenderableType:
        """Show the viewer's cards with their arrows."""
        heading = Text.assemble((f"{self.words.say('flying-carpet-hand')}  ", "bold"))
        edition = seen.setup.edition
        for name, count in hand.items():
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
