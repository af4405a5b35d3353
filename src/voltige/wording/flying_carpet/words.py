"""What is said above the city: carpets, winds and scenery."""

from typing import Any

from voltige.core.view import View
from voltige.games.flying_carpet.carpets import (
    cell_of,
    directions_left,
    is_held,
    place_of,
    stacks,
)
from voltige.games.flying_carpet.fields.access import discard_dict, hand_dict
from voltige.games.flying_carpet.fields.declared import DRAFTING
from voltige.games.flying_carpet.landscape.panels import Placement
from voltige.games.flying_carpet.landscape.sky import drift_end
from voltige.games.flying_carpet.reach import how_moved
from voltige.games.flying_carpet.state import CarpetState, known_position
from voltige.games.flying_carpet.terms import EJECTED, HIDDEN, NO_PANEL, OFF, PHASE_NAMES, TURN
from voltige.games.flying_carpet.zones import hand_counts, hand_size
from voltige.wording.flying_carpet.choices import CarpetChoices
from voltige.wording.flying_carpet.names import names_of, runs
from voltige.wording.forming import number
from voltige.wording.text import Sheet, Text
from voltige.wording.wording import yes_or_no


class CarpetWording(CarpetChoices):
    """What is said above the Sultan's city."""

    quiet = frozenset(
        {
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
            "TurnMissed",  # said when the carpet was held
            "TurnStarted",
        }
    )
    dealt = frozenset({"CardDrawn", "OpenCardDrawn"})

    # -- positions ------------------------------------------------------------------------------

    def question(self, view: View, params: dict[str, Any]) -> Text:
        """Say what is asked in each phase."""
        seen = known_position(view)
        if seen.phase == TURN:
            end, how = self.idle(seen)
            return self.must("ask-turn", {**params, "how": how, "cell": end})
        return self.must(f"ask-{PHASE_NAMES[seen.phase]}", {**params, **self.facts(view)})

    def idle(self, seen: CarpetState) -> tuple[str, str]:
        """Return where the carpet in turn ends without a card, and the way it moves."""
        sky, cell, board = seen.sky, cell_of(seen, seen.active), self.setup.board
        end = int(drift_end(sky, cell))
        if end == EJECTED:
            return board.text(int(board.start)), OFF
        table = self.setup.table
        return board.text(end), how_moved(sky, table, cell, int(table.no_card))

    def position(self, view: View) -> list[Text]:
        """Describe carpets, hand, winds and scenery."""
        seen = known_position(view)
        told = {"round": seen.round_no, "landscape": self.landscape_name(seen)}
        lines = [Text("flying-carpet-line-round", told)]
        if view.seat >= 0:
            cards = self.some_of(self.setup.edition.ids, hand_counts(seen, view.seat))
            lines.append(Text("flying-carpet-line-hand", {"cards": cards}))
        lines += [self.carpet(view, seat) for seat in range(self.table.seats)]
        lines += self.stacked(seen)
        if seen.pending >= 0:
            told = {"name": self.names[seen.active], "card": self.setup.edition.ids[seen.pending]}
            lines.append(Text("flying-carpet-line-swap", told))
        if seen.phase in DRAFTING:
            lines += self.draft(seen)
        board = self.setup.board
        ends = {"start": board.text(int(board.start)), "finish": board.text(int(board.finish))}
        lines.append(Text("flying-carpet-line-goal", ends))
        lines += self.winds()
        lines += [self.panel(placed) for placed in seen.land.placements]
        piles = {"draw": seen.draw_size, "discard": seen.discard_size}
        lines.append(Text("flying-carpet-line-piles", piles))
        if seen.discard_size:
            told = {"cards": names_of(discard_dict(seen))}
            lines.append(Text("flying-carpet-line-discards", told))
        return lines

    def carpet(self, view: View, seat: int) -> Text:
        """Say where a carpet is and what its owner has."""
        seen = known_position(view)
        facts = self.facts_of(seen, seat)
        facts.append(Text("flying-carpet-cards", {"count": hand_size(seen, seat)}))
        if self.setup.open_hands and seat != view.seat:
            cards = names_of(hand_dict(seen, seat))
            facts.append(Text("flying-carpet-open-hand", {"cards": cards}))
        return Text("game-seat", {**self.owner(view, seat), "facts": facts})

    def stacked(self, seen: CarpetState) -> list[Text]:
        """Say which carpets lie upon each other."""
        lines: dict[str, Text] = {}
        for cell, seats in stacks(seen).items():
            if len(seats) > 1:
                names = ", ".join(self.names[seat] for seat in reversed(seats))
                told = {"cell": self.setup.board.text(cell), "names": names}
                lines[told["cell"]] = Text("flying-carpet-line-stack", told)
        return [lines[cell] for cell in sorted(lines)]

    def draft(self, seen: CarpetState) -> list[Text]:
        """Say who builds no more, and the panel that is about to be placed."""
        lines = []
        passed = [name for name, gone in zip(self.names, seen.passes, strict=True) if gone]
        if passed:
            lines.append(Text("flying-carpet-line-passed", {"names": ", ".join(passed)}))
        if seen.chosen != NO_PANEL:
            told = {
                "panel": self.panel_name(self.setup.edition.panel_ids[seen.chosen]),
                "mirrored": yes_or_no(seen.mirrored),
                "column": seen.column,
            }
            lines.append(Text("flying-carpet-line-placing", told))
        return lines

    def winds(self) -> list[Text]:
        """Describe the wind of the rows, from the ground up."""
        forces = self.setup.board.forces
        lines = []
        first = 0
        for row in range(1, len(forces) + 1):
            if row == len(forces) or forces[row] != forces[first]:
                told = {"first": first + 1, "last": row, "force": forces[first]}
                lines.append(Text("flying-carpet-line-wind", told))
                first = row
        return lines

    def panel(self, placed: Placement) -> Text:
        """Describe the cells that a panel covers, column by column."""
        panel = self.setup.edition.panels[placed.panel]
        rows: dict[int, list[int]] = {}
        for column, row in sorted(placed.places(self.setup.edition.panels)):
            rows.setdefault(column, []).append(row)
        spans = [
            Text(
                "flying-carpet-span",
                {"column": column, "low": run[0], "high": run[-1] if len(run) > 1 else 0},
            )
            for column, found in rows.items()
            for run in runs(found)
        ]
        told = {"panel": self.panel_name(panel.id), "cells": spans}
        return Text("flying-carpet-line-panel", told)

    def facts_of(self, seen: CarpetState, seat: int) -> list[Text]:
        """Sum up a seat."""
        board, cell = self.setup.board, cell_of(seen, seat)
        if place_of(seen, seat):
            facts = [Text("flying-carpet-arrived", {"place": place_of(seen, seat)})]
        elif cell < 0:
            facts = [Text("flying-carpet-off")]
        else:
            told = {"cell": board.text(cell), "distance": board.distance(cell)}
            facts = [Text("flying-carpet-at", told)]
        if is_held(seen, seat):
            facts.append(Text("flying-carpet-held"))
        if directions_left(seen, seat) != HIDDEN:
            facts.append(Text("flying-carpet-left", {"count": directions_left(seen, seat)}))
        return facts

    def seats(self, view: View) -> list[list[Text]]:
        """Sum up place, distance and direction cards."""
        seen = known_position(view)
        return [self.facts_of(seen, seat) for seat in range(self.table.seats)]

    def sheet(self, view: View) -> Sheet:
        """Return direction cards left, the distance to the platform, and the place on it."""
        seen = known_position(view)
        columns = [
            Text(f"flying-carpet-column-{name}") for name in ("directions", "distance", "place")
        ]
        return Sheet(columns, [self.counts(seen, seat) for seat in range(self.table.seats)])

    def counts(self, seen: CarpetState, seat: int) -> list[Text]:
        """Return a row of the sheet."""
        left, cell, arrived = directions_left(seen, seat), cell_of(seen, seat), place_of(seen, seat)
        return [
            number(left) if left != HIDDEN else Text("game-none"),
            number(self.setup.board.distance(cell)) if cell >= 0 else Text("game-none"),
            number(arrived) if arrived else Text("game-none"),
        ]
