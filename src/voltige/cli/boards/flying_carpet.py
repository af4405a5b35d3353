"""The Flying Carpet in the terminal: the sky, the carpets, the hand, and where each card leads."""

from collections.abc import Mapping
from typing import Any, cast

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from voltige.cli.boards.board import SEAT_COLOURS, Board
from voltige.core.action import Action
from voltige.core.event import Event
from voltige.core.state import SEAT_LETTERS, SPECTATOR
from voltige.core.view import View
from voltige.games.flying_carpet.actions import CardFace
from voltige.games.flying_carpet.edition import RANDOM
from voltige.games.flying_carpet.terms import (
    ARRIVED,
    CLOUD,
    DRAFT,
    DRAFT_COLUMN,
    DRAFT_ROW,
    EJECTED,
    FREE,
    GROUND,
    LANDING,
    TURN,
)
from voltige.games.flying_carpet.view.seen import HIDDEN, CarpetView
from voltige.locale import Argument

BORDER = "gold3"
CALM, BREEZE, GALE = "on #3a3222", "on #1d3a52", "on #14203f"
REACH = "bold bright_white"
SCENERY, CLOUDS, PLATFORM = "tan", "grey85", "bold deep_sky_blue1"
QUIET = {
    "CardDrawn",
    "CardReceived",
    "OpenCardDrawn",
    "CarpetEntered",
    "CarpetLanded",
    "ColumnChosen",
    "DealStarted",
    "DigitDrawn",
    "DraftTurnStarted",
    "PanelChosen",
    "RefillStarted",
    "TurnStarted",
}


class CarpetBoard(Board):
    """A side view of the desert city."""

    def draw(self, view: View) -> RenderableType:
        """Draw the sky, the carpets and the own cards."""
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
        name = view.setup.values["landscape"]
        if name.startswith(RANDOM):
            return self.words.say("flying-carpet-landscape-random", number=view.number)
        message = f"flying-carpet-landscape-{name}"
        return self.words.say(message) if self.words.has(message) else name

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
        text.append(self.words.say("flying-carpet-legend"), style="dim")
        return text

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
        """Show the own cards with their arrows, and what happens without a card."""
        heading = Text.assemble((f"{self.words.say('flying-carpet-hand')}  ", "bold"))
        edition = view.setup.edition
        for name, count in view.hand().items():
            face = edition.faces[edition.ids.index(name)]
            heading.append(f" {arrows(face)} ", style="bold black on wheat1")
            heading.append(f"×{count}  " if count > 1 else "  ")
        if view.phase == TURN and view.to_act == view.seat:
            heading.append("\n" + self.idle(view), style="dim")
        return heading

    def idle(self, view: CarpetView) -> str:
        """Say what the carpet does when no card is played."""
        end, how = view.idle()
        cell = view.setup.board.text(end) if end >= 0 else ""
        return self.words.say("flying-carpet-drift", how=how, cell=cell)

    def cards_of(self, hand: dict[str, int]) -> list[str]:
        """Name the cards of a hand."""
        return [name + (f"×{count}" if count > 1 else "") for name, count in hand.items()]

    # -- words ------------------------------------------------------------------------------------

    def question(self, view: View) -> str:
        """Say what is asked in each phase."""
        seen = cast("CarpetView", view)
        say = self.words.say
        if seen.phase == LANDING:
            cell = seen.setup.board.text(int(seen.land.fall[seen.cells[seen.seat]]))
            return say("flying-carpet-ask-landing", name=self.names[seen.target], cell=cell)
        words = {DRAFT: "draft", DRAFT_COLUMN: "column", DRAFT_ROW: "row"}
        return say(f"flying-carpet-ask-{words.get(seen.phase, 'turn')}")

    def action(self, view: View, action: Action) -> str:
        """Say what a choice does, and where it ends."""
        seen = cast("CarpetView", view)
        arguments = self.arguments(action.data)
        if seen.phase == TURN:
            arguments["ending"] = self.ending(seen, action)
        elif seen.phase == LANDING:
            falls_to = int(seen.land.fall[seen.cells[seen.seat]])
            arguments["met"] = self.names[seen.target]
            arguments["falls_to"] = seen.setup.board.text(falls_to)
            arguments["wins"] = "yes" if falls_to == seen.setup.board.finish else "no"
        return self.words.say(f"flying-carpet-do-{action.data['do']}", **arguments)

    def ending(self, view: CarpetView, action: Action) -> str:
        """Say where an action ends and what it does there."""
        board = view.setup.board
        end = view.end_of(action.code)
        start = int(board.start)
        met = [name for seat, name in enumerate(self.names) if view.cells[seat] == end]
        result = "none"
        if end == EJECTED:
            result = "eject"
        elif end == board.finish:
            result = "win"
        elif end == view.cells[view.seat]:
            result = "stay"
        elif met and end != start:
            result = "meet"
        cell = board.text(start if end == EJECTED else end)
        return self.words.say("flying-carpet-end", end=cell, result=result, met=", ".join(met))

    def story(self, events: list[Event]) -> list[str]:
        """Leave out what the board shows anyway."""
        return super().story([e for e in events if type(e).__name__ not in QUIET])

    def arguments(self, data: Mapping[str, Any]) -> dict[str, Argument]:
        """Put arrows, directions, panels and cells into words as well as seats."""
        say = self.words.say
        plain = {key: value for key, value in data.items() if not isinstance(value, bool)}
        arguments = super().arguments(plain)
        arguments["actor"] = "you" if data.get("seat", -1) == self.viewer else "other"
        for key in ("wind_first", "mirrored"):
            arguments[key] = "yes" if data.get(key) is True else "no"
        for key in ("direction", "swap"):
            if not arguments.get(key):
                arguments[key] = "none"
        if arguments["direction"] != "none":
            arguments["direction"] = say(
                "flying-carpet-direction", direction=arguments["direction"]
            )
        if isinstance(data.get("arrow"), str) and "card" in data:
            arguments["arrow"] = say("flying-carpet-arrow", arrow=data["arrow"])
        if isinstance(data.get("panel"), str):
            message = f"flying-carpet-panel-{data['panel']}"
            arguments["panel"] = say(message) if self.words.has(message) else data["panel"]
        cell = data.get("cell") or (data.get("path") or [None])[-1]
        if isinstance(cell, list):
            arguments["cell"] = f"({cell[0]},{cell[1]})"
        elif cell is None:
            arguments["cell"] = ""
        return arguments


def arrows(face: CardFace) -> str:
    """Draw a wind card: its id and its arrows with their numbers."""
    if face.up_goes == 0:
        return f"{face.id} ↕{face.vertical}"
    slant = "⤢" if face.up_goes > 0 else "⤡"
    return f"{face.id} {slant} ↔{face.sideways} ↕{face.vertical}"
