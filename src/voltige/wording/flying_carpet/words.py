"""What is said above the city: carpets, winds and scenery."""

from typing import Any

from voltige.games.flying_carpet.landscape.panels import Placement
from voltige.games.flying_carpet.landscape.paths import how_moved
from voltige.games.flying_carpet.landscape.sky import drift_end
from voltige.games.flying_carpet.terms import EJECTED, OFF
from voltige.wording.flying_carpet.choices import CarpetChoices
from voltige.wording.flying_carpet.names import frozen, names_of, place, runs
from voltige.wording.text import Sheet, Text, number
from voltige.wording.wording import Facts, Seen, yes_or_no


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

    def question(self, view: Seen, params: dict[str, Any]) -> Text:
        """Say what is asked in each phase."""
        facts = self.facts(view)
        if view["phase"] == "turn":
            end, how = self.idle(facts)
            return self.must("ask-turn", {**params, "how": how, "cell": end})
        return self.must(f"ask-{view['phase']}", {**params, **facts})

    def idle(self, facts: Facts) -> tuple[str, str]:
        """Return where the carpet in turn ends without a card, and the way it moves."""
        sky, cell, board = self.sky(facts["landscape"]), facts["cell"], self.setup.board
        end = int(drift_end(sky, cell))
        if end == EJECTED:
            return board.text(int(board.start)), OFF
        table = self.setup.table
        return board.text(end), how_moved(sky, table, cell, int(table.no_card))

    def position(self, view: Seen) -> list[Text]:
        """Describe carpets, hand, winds and scenery."""
        told = {"round": view["round"], "landscape": self.landscape_name(view)}
        lines = [Text("flying-carpet-line-round", told)]
        if view["seat"] >= 0:
            cards = self.several(view["hand"])
            lines.append(Text("flying-carpet-line-hand", {"cards": cards}))
        lines += [self.carpet(view, seat) for seat in range(self.table.seats)]
        lines += [
            self.stack(view, cell) for cell, seats in view["stacks"].items() if len(seats) > 1
        ]
        if view["pending"] in self.faces:
            told = {"name": self.names[view["active"]], "card": view["pending"]}
            lines.append(Text("flying-carpet-line-swap", told))
        lines += self.draft(view)
        board = self.setup.board
        ends = {"start": board.text(int(board.start)), "finish": board.text(int(board.finish))}
        lines.append(Text("flying-carpet-line-goal", ends))
        lines += self.winds()
        lines += [self.panel(placed) for placed in self.placements(frozen(view["landscape"]))]
        discarded = sum(view["discard_pile"].values())
        piles = {"draw": view["draw_pile_size"], "discard": discarded}
        lines.append(Text("flying-carpet-line-piles", piles))
        if discarded:
            told = {"cards": names_of(view["discard_pile"])}
            lines.append(Text("flying-carpet-line-discards", told))
        return lines

    def carpet(self, view: Seen, seat: int) -> Text:
        """Say where a carpet is and what its owner has."""
        facts = self.facts_of(view, seat)
        facts.append(Text("flying-carpet-cards", {"count": view["hand_sizes"][seat]}))
        if view["hands"] and seat != view["seat"]:
            cards = names_of(view["hands"][seat])
            facts.append(Text("flying-carpet-open-hand", {"cards": cards}))
        named = {"who": self.who(view, seat), "name": self.names[seat]}
        return Text("game-seat", {**named, "facts": facts})

    def stack(self, view: Seen, cell: str) -> Text:
        """Say which carpets lie upon each other."""
        names = ", ".join(self.names[seat] for seat in reversed(view["stacks"][cell]))
        return Text("flying-carpet-line-stack", {"cell": f"({cell})", "names": names})

    def draft(self, view: Seen) -> list[Text]:
        """Say who builds no more, and the panel that is about to be placed."""
        draft = view["draft"]
        if not draft:
            return []
        lines = []
        passed = [name for name, gone in zip(self.names, draft["passed"], strict=True) if gone]
        if passed:
            lines.append(Text("flying-carpet-line-passed", {"names": ", ".join(passed)}))
        if draft["panel"]:
            told = {
                "panel": self.panel_name(draft["panel"]),
                "mirrored": yes_or_no(draft["mirrored"]),
                "column": draft["column"],
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

    def facts_of(self, view: Seen, seat: int) -> list[Text]:
        """Sum up a seat."""
        cell = view["cells"][seat]
        if view["places"][seat]:
            facts = [Text("flying-carpet-arrived", {"place": view["places"][seat]})]
        elif not cell:
            facts = [Text("flying-carpet-off")]
        else:
            distance = self.setup.board.distance(self.setup.board.cell(*cell))
            facts = [Text("flying-carpet-at", {"cell": place(cell), "distance": distance})]
        if view["held"][seat]:
            facts.append(Text("flying-carpet-held"))
        if view["directions"][seat] >= 0:
            facts.append(Text("flying-carpet-left", {"count": view["directions"][seat]}))
        return facts

    def seats(self, view: Seen) -> list[list[Text]]:
        """Sum up place, distance and direction cards."""
        return [self.facts_of(view, seat) for seat in range(self.table.seats)]

    def sheet(self, view: Seen) -> Sheet:
        """Return direction cards left, the distance to the platform, and the place on it."""
        columns = [
            Text(f"flying-carpet-column-{name}") for name in ("directions", "distance", "place")
        ]
        return Sheet(columns, [self.counts(view, seat) for seat in range(self.table.seats)])

    def counts(self, view: Seen, seat: int) -> list[Text]:
        """Return a row of the sheet."""
        board, cell = self.setup.board, view["cells"][seat]
        left, arrived = view["directions"][seat], view["places"][seat]
        distance = board.distance(board.cell(*cell)) if cell else -1
        return [
            number(left) if left >= 0 else Text("game-none"),
            number(distance) if distance >= 0 else Text("game-none"),
            number(arrived) if arrived else Text("game-none"),
        ]
