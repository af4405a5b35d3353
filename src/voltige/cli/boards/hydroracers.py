"""Hydroracers in the terminal: the circuit, the planes, cockpits, bets and the hand."""

from typing import Any, cast

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from voltige.cli.boards.board import Board
from voltige.cli.boards.hydroracers_campaign import CardNames, Development, race_lines
from voltige.core.state import SEAT_LETTERS, SPECTATOR
from voltige.core.view import View
from voltige.games.hydroracers.state import HydroracersState, known_position
from voltige.games.hydroracers.terms import (
    CROSS_SQUARE,
    ELEMENT_NAMES,
    PENALTY_SQUARE,
)
from voltige.games.hydroracers.view import sees
from voltige.games.hydroracers.zones import damage_slots, shown_square
from voltige.wording.hydroracers.names import HydroracersNames
from voltige.wording.hydroracers.preview import cell_number

SEA, SAIL, SIGNAL, FOAM = "deep_sky_blue1", "gold1", "orange_red1", "grey70"
PLANE_COLOURS = {"red": "red1", "black": "grey84", "blue": "dodger_blue1", "light_blue": "cyan1"}
LIMITS = "⓪①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳"  # a disc beside each corner line
WIDEST_NAME = 30  # so that the table fits into 80 columns
TOKENS = {"damage": "▪", "alert": "▴"}
SQUARES = {PENALTY_SQUARE: "!", CROSS_SQUARE: "✕"}  # what an empty square shows; else it spreads
SPREADS = "›"
SIGNS = {"▪": "damage", "▴": "alert", SPREADS: "spread", "!": "penalty", "✕": "cross"}
FACE_DOWN = "▣"


class HydroracersBoard(Board):
    """The board of a race."""

    planes: list[dict[str, Any]]
    seen: HydroracersState | None = None

    def draw(self, view: View) -> RenderableType:
        """Draw circuit, planes, cockpits, bets and hands."""
        seen = known_position(view)
        self.seen = seen
        told = view.to_json()
        self.planes = told["planes"]
        title = f"[bold]HYDRORACERS[/bold] · {self.heading(seen, told)}"
        colours = [self.colour(seat) for seat in range(len(self.planes))]
        if seen.setup.campaign and told["stage"] == "developing":
            parts = Development(self.called_cards, self.names, colours).draw(seen, view.seat, told)
            return Panel(
                Group(*parts), title=title, border_style=SEA, box=box.ROUNDED, expand=False
            )
        parts = [self.track(seen, told), self.standings(told)]
        if seen.setup.campaign:
            parts += race_lines(self.called_cards, told, colours)
        if any(plane["pilot"] for plane in self.planes):
            parts.append(self.pilots())
        if any(plane["tiles"] for plane in self.planes):
            parts.append(self.cockpits())
        if any(plane["row"] for plane in self.planes):
            parts.append(self.face_up())
        if seen.setup.betting and told["heat"] > 0:
            parts.append(self.bets(seen))
        if view.seat != SPECTATOR:
            seats = range(len(self.planes))
            hands = [seat for seat in seats if sees(seen.setup, view.seat, seat)]
            parts += [self.hand(view.seat, seat) for seat in sorted(hands, key=view.seat.__ne__)]
        return Panel(Group(*parts), title=title, border_style=SEA, box=box.ROUNDED, expand=False)

    def heading(self, seen: HydroracersState, told: dict[str, Any]) -> str:
        """Name circuit, heat and round."""
        words = []
        if seen.setup.campaign and told["race"]:
            races = int(seen.setup.rules.races)
            words.append(self.words.say("hydroracers-race", race=told["race"], races=races))
        if seen.circuit >= 0:
            circuit = cast("HydroracersNames", self.wording).circuit(told["circuit"])
            words.append(self.say(circuit))
        if told["heat"]:
            heats = int(seen.setup.numbers.heats)
            words.append(self.words.say("hydroracers-heat", heat=told["heat"], heats=heats))
            words.append(self.words.say("hydroracers-round", round=told["round"]))
        elif seen.setup.campaign and told["stage"] == "developing":
            words.append(self.words.say("hydroracers-development"))
        else:
            words.append(self.words.say("hydroracers-setup"))
        return " · ".join(words)

    def track(self, seen: HydroracersState, told: dict[str, Any]) -> RenderableType:
        """Draw the lap as one line of cells, what lies beyond the finish line on a second one."""
        if seen.circuit < 0 or not told["heat"]:
            return Text()
        circuit = seen.setup.edition.circuits[seen.circuit]
        last = int(circuit.cells)
        limits = dict(zip(map(int, circuit.after), map(int, circuit.limit), strict=True))
        where = {
            plane["position"]: seat
            for seat, plane in enumerate(self.planes)
            if not plane["crashed"] and not plane["out"]
        }
        line = Text(no_wrap=True)
        for cell in range(min(0, *where, -3), last + 1):
            self.add_cell(line, where.get(cell), on_grid=cell <= 0)
            if cell in limits:
                line.append(f"│{LIMITS[limits[cell]]} ", style=f"bold {SIGNAL}")
            elif cell == 0:
                line.append("┃ ", style="bold white")
        line.append("▚ ", style="bold white")
        disc = LIMITS[min(limits.values())]
        legend = Text(self.words.say("hydroracers-track-legend", disc=disc), style="dim")
        furthest = max(where, default=0)
        if furthest <= last:
            return Group(line, legend)
        beyond = Text(
            f"{self.words.say('hydroracers-finish')} ▚ ", style="bold white", no_wrap=True
        )
        for cell in range(last + 1, furthest + 1):
            self.add_cell(beyond, where.get(cell), on_grid=False)
            if cell - last in limits:
                beyond.append(f"│{LIMITS[limits[cell - last]]} ", style=f"bold {SIGNAL}")
        return Group(line, beyond, legend)

    def add_cell(self, line: Text, seat: int | None, *, on_grid: bool) -> None:
        """Draw one cell: a plane's letter, or water."""
        if seat is None:
            line.append("· ", style="dim" if on_grid else SEA)
        else:
            line.append(f"{SEAT_LETTERS[seat]} ", style=f"bold {self.colour(seat)}")

    def colour(self, seat: int) -> str:
        """Return the colour of a plane."""
        assert self.seen is not None  # noqa: S101  (it is drawn first)
        plane = self.seen.setup.edition.planes[self.seen.setup.plane[seat]]
        return PLANE_COLOURS.get(plane.colour, "white")

    def standings(self, told: dict[str, Any]) -> RenderableType:
        """List the planes: who is in turn, cell, modifier, cards, damage, bag, purse, points."""
        say = self.words.say
        table = Table(box=None, pad_edge=False, padding=(0, 1))
        table.add_column("")
        table.add_column(say("hydroracers-column-plane"), max_width=WIDEST_NAME, no_wrap=True)
        for name in ("cell", "modifier", "hand", "gauge", "bag", "purse", "prestige"):
            table.add_column(say(f"hydroracers-column-{name}"), justify="right", no_wrap=True)
        order = told["order"]
        turn = order[told["turn"]] if order and told["phase"] != "over" else -1
        seats = sorted(range(len(self.planes)), key=lambda s: (s not in order, self.after(s)))
        for seat in seats:
            plane = self.planes[seat]
            table.add_row(
                "➤" if seat == turn else "",
                self.plane_label(seat),
                self.cell_text(plane),
                self.modifier(seat, leads=bool(told["heat"]) and seat == told["leader"]),
                f"{plane['hand_size']}+{plane['deck_size'] + plane['under_size']}",
                self.gauge(seat),
                f"{plane['bag']['damage']}:{plane['bag']['alert']}",
                "–" if plane["autopilot"] else str(plane["aircoins"]),
                str(plane["prestige"]),
            )
        return Group(table, Text(say("hydroracers-standings-legend"), style="dim"))

    def maker(self, plane: str) -> str:
        """Name a plane by its maker."""
        called = cast("HydroracersNames", self.wording).plane(plane)
        return called if isinstance(called, str) else self.say(called)

    def called(self, kind: str, name: str) -> str:
        """Return the text of a name."""
        return self.say(self.wording.named(f"{kind}-{name}"))

    @property
    def called_cards(self) -> CardNames:
        """Return the names of cards."""
        return CardNames(self.words, cast("HydroracersNames", self.wording))

    def card(self, card: str) -> str:
        """Name a card."""
        return self.say(self.wording.card(card))

    def after(self, seat: int) -> int:
        """Sort planes by their place on the circuit, the foremost first."""
        return -int(self.planes[seat]["position"])

    def plane_label(self, seat: int) -> Text:
        """Name a seat: letter in its plane's colour, holder and plane."""
        letter = (f"{SEAT_LETTERS[seat]} ", f"bold {self.colour(seat)}")
        plane = self.maker(self.planes[seat]["plane"])
        return Text.assemble(letter, self.names[seat], (f" {plane}", FOAM))

    def pilots(self) -> RenderableType:
        """Name the pilot of each plane."""
        text = Text(f"{self.words.say('hydroracers-pilots')}  ", style="bold")
        for seat, plane in enumerate(self.planes):
            if plane["pilot"]:
                text.append(f"{SEAT_LETTERS[seat]} ", style=f"bold {self.colour(seat)}")
                text.append(f"{self.called('pilot', plane['pilot'])}  ", style="not bold")
        return text

    def cell_text(self, plane: dict[str, Any]) -> str:
        """Say where a plane is."""
        if plane["out"]:
            return self.words.say("hydroracers-out")
        if plane["crashed"]:
            return self.words.say("hydroracers-crashed")
        return str(cell_number(plane["position"]))

    def modifier(self, seat: int, *, leads: bool) -> Text:
        """Show the marker that lies beside a plane: drag or slipstream."""
        assert self.seen is not None  # noqa: S101  (it is drawn first)
        if leads:
            return Text(f"−{self.seen.setup.numbers.drag}", style=SIGNAL)
        slip = self.planes[seat]["slip"]
        return Text(f"+{slip}" if slip else "", style=SAIL)

    def gauge(self, seat: int) -> Text:
        """Show the damage on the gauge; tiles have lines of their own."""
        assert self.seen is not None  # noqa: S101  (it is drawn first)
        if self.planes[seat]["tiles"]:
            return Text("▪" * self.tile_damage(seat), style=SIGNAL)
        damage = int(self.planes[seat]["damage"])
        slots = int(damage_slots(self.seen, seat))
        return Text.assemble(("●" * damage, SIGNAL), "○" * (slots - damage))

    def tile_damage(self, seat: int) -> int:
        """Count the damage tokens on the tiles of a plane."""
        tiles = self.planes[seat]["tiles"].values()
        return sum(tile["tokens"].count("damage") for tile in tiles)

    def cockpits(self) -> RenderableType:
        """Show the element tiles of every person: tokens, and what the empty squares show."""
        text = Text()
        drawn: set[str] = set()
        for seat, plane in enumerate(self.planes):
            if not plane["tiles"]:
                continue
            text.append(f"\n{SEAT_LETTERS[seat]} ", style=f"bold {self.colour(seat)}")
            for name, tile in plane["tiles"].items():
                text.append(f"{self.called('element', name)} ", style="not bold")
                for square, token in enumerate(tile["tokens"]):
                    sign = TOKENS.get(token) or self.square_sign(seat, name, square)
                    drawn.add(sign)
                    text.append(sign, style=SIGNAL if TOKENS.get(token) == "▪" else SEA)
                text.append("  ")
            for penalty in plane["penalties"]:
                said = self.words.say(f"hydroracers-penalty-{penalty}")
                text.append(f"\n  ⚠ {said}", style=SIGNAL)
        return Text.assemble(
            (self.words.say("hydroracers-cockpits"), "bold"),
            *[
                (f"  {sign} {self.words.say(f'hydroracers-sign-{name}')}", "dim")
                for sign, name in SIGNS.items()
                if sign in drawn
            ],
            text,
        )

    def square_sign(self, seat: int, element: str, square: int) -> str:
        """Return the sign of what a square shows."""
        assert self.seen is not None  # noqa: S101  (it is drawn first)
        place = ELEMENT_NAMES.index(element)
        return SQUARES.get(int(shown_square(self.seen, seat, place, square)), SPREADS)

    def face_up(self) -> RenderableType:
        """Show the open cards of the autopilots."""
        text = Text(f"{self.words.say('hydroracers-face-up')}  ", style="bold")
        for seat, plane in enumerate(self.planes):
            if plane["row"]:
                cards = " ".join(self.card(card) for card in plane["row"])
                text.append(f"{SEAT_LETTERS[seat]} ", style=f"bold {self.colour(seat)}")
                text.append(f"{cards}   ", style="not bold")
        return text

    def bets(self, seen: HydroracersState) -> RenderableType:
        """Show the betting slots, and the planes bet on where they can be seen."""
        text = Text(f"{self.words.say('hydroracers-bets')}  ", style="bold")
        for stake in seen.setup.edition.numbers.stakes:
            label = str(stake) if stake else self.words.say("hydroracers-free")
            holders = [s for s, plane in enumerate(self.planes) if plane["slot"] == stake]
            text.append(f"{label} ", style="not bold")
            for seat in holders:
                bet = self.planes[seat]["bet"]
                on = f"→{self.maker(bet)}" if bet else FACE_DOWN
                text.append(f"{SEAT_LETTERS[seat]}{on} ", style=self.colour(seat))
            text.append("▢   " if not holders else "  ", style="dim")
        if FACE_DOWN in text.plain:
            text.append(f"{FACE_DOWN} {self.words.say('hydroracers-face-down')}", style="dim")
        return text

    def hand(self, viewer: int, seat: int) -> RenderableType:
        """Show a hand that the viewer sees: its own, or its team mate's."""
        plane = self.planes[seat]
        name = "hydroracers-hand" if seat == viewer else "hydroracers-hand-of"
        heading = Text(self.words.say(name, name=self.names[seat]), style="bold")
        if any("/" in card for card in plane["hand"]):
            heading.append(f"  {self.words.say('hydroracers-legend')}", style="dim")
        if plane["under"]:
            under = ", ".join(self.card(card) for card in plane["under"])
            said = self.words.say("hydroracers-under", cards=under)
            heading.append(f" · {said}", style="dim")
        cards = [
            Panel(Text(self.card(word), style=f"bold {SAIL}"), box=box.SQUARE, border_style=SAIL)
            for word, count in plane["hand"].items()
            for _ in range(count)
        ]
        return Group(heading, Columns(cards, padding=(0, 0)))


BOARD = HydroracersBoard
