"""What is said of choices above the city: where each leads, and what it does there."""

from typing import Any, ClassVar

from voltige.core.action import Action
from voltige.core.view import View
from voltige.games.flying_carpet.carpets import cell_of, cells, stacks
from voltige.games.flying_carpet.fields.access import target_of
from voltige.games.flying_carpet.reach import action_end
from voltige.games.flying_carpet.state import CarpetState, known_position
from voltige.games.flying_carpet.terms import EJECTED, LANDING, TURN
from voltige.wording.flying_carpet.names import CarpetNames, legs
from voltige.wording.text import Text
from voltige.wording.wording import Facts

IN_THE_SKY = ("land", "cell", "cells")
NEEDS = {
    "play": IN_THE_SKY,
    "direction_only": IN_THE_SKY,
    "no_card": IN_THE_SKY,
    "hold": ("held",),
    "force_down": ("met", "falls_to", "outcome", "others"),
}


class CarpetChoices(CarpetNames):
    """The sentences of choices."""

    groups: ClassVar = {
        "hold": "landing",
        "force_down": "landing",
        "pass_draft": "place",
    }

    def facts(self, view: View) -> Facts:
        """Return the sky over its land, the carpets, and what a landing would do."""
        seen = known_position(view)
        if seen.phase == LANDING:
            return self.landing(seen)
        if seen.phase != TURN:
            return {}
        return {
            "sky": seen.sky,
            "land": seen.land.text,
            "cell": cell_of(seen, seen.active),
            "cells": tuple(cells(seen)),
        }

    def landing(self, seen: CarpetState) -> Facts:
        """Return who is met, where it would fall, and who is held by either choice."""
        board, target = self.setup.board, target_of(seen)
        cell = cell_of(seen, seen.active)
        end = int(seen.land.fall[cell])
        outcome = "none"
        if end == board.finish:
            outcome = "arrives" if seen.arrivals else "wins"
        met = self.names[target]
        below = self.upon(seen, cell, (seen.active, target))
        under = self.upon(seen, end, ()) if end not in {board.start, board.finish} else []
        whole = self.setup.hold_all  # FC-76, FC-83; else the topmost alone
        spared = outcome != "none" and not self.table.values["play_on"]  # FC-D28
        others = (below if whole and not spared else []) + (under if whole else under[-1:])
        return {
            "met": met,
            "falls_to": board.text(end),
            "outcome": outcome,
            "held": (met, *(below if whole else ())),
            "others": tuple(others),
        }

    def upon(self, seen: CarpetState, cell: int, but: tuple[int, ...]) -> list[str]:
        """Name the carpets of a cell from the lowest up, except some."""
        return [self.names[seat] for seat in stacks(seen).get(cell, []) if seat not in but]

    def needs(self, action: Action) -> tuple[str, ...]:
        """Name the facts that the sentence of an action depends on."""
        return NEEDS.get(action.data["do"], ())

    def choice(self, facts: Facts, action: Action) -> Text:
        """Say what an action does, and where it ends."""
        needs = self.needs(action)
        if needs != IN_THE_SKY:
            return super().choice(with_counts(facts), action)
        told: Facts = {"ending": self.ending(facts, action), **self.flight(action)}
        return super().choice(told, action)

    def flight(self, action: Action) -> Facts:
        """Return the legs of a wind card's arrow."""
        if action.data["do"] != "play":
            return {}
        return {"legs": legs(self.faces[action.data["card"]], action.data["arrow"])}

    def end(self, facts: Facts, action: Action) -> int:
        """Return where an action ends."""
        return int(action_end(facts["sky"], self.setup.table, facts["cell"], action.code))

    def ending(self, facts: Facts, action: Action) -> Text:
        """Say where an action ends and what it does there."""
        board, end = self.setup.board, self.end(facts, action)
        met = [
            name
            for name, cell in zip(self.names, facts["cells"], strict=True)
            if cell == end and cell >= 0
        ]
        result = "none"
        if end == EJECTED:
            result = "eject"
        elif end == board.finish:
            result = "win"
        elif end == facts["cell"]:
            result = "stay"
        elif met and end != board.start:
            result = "meet"
        cell = board.text(int(board.start) if end == EJECTED else end)
        return Text("flying-carpet-end", {"end": cell, "result": result, "met": ", ".join(met)})

    def doubts(self, facts: Facts, actions: list[Action]) -> dict[int, Text]:
        """Ask before an action blows one's own carpet off the board, or lets another win (FC-84)."""
        if facts.get("outcome", "none") != "none":
            down = [action for action in actions if action.data["do"] == "force_down"]
            told = {"met": facts["met"], "outcome": facts["outcome"]}
            return {action.code: Text("flying-carpet-sure-force_down", told) for action in down}
        if not actions or self.needs(actions[0]) != IN_THE_SKY:
            return {}
        off = [action for action in actions if self.end(facts, action) == EJECTED]
        if len(off) == len(actions):
            return {}
        return {action.code: Text("flying-carpet-sure-eject") for action in off}

    def group(self, action: Action) -> Text:
        """Put the flights of a wind card under its name."""
        if action.data["do"] == "play":
            return Text("flying-carpet-group-play", {"card": self.card(action.data["card"])})
        return super().group(action)

    def aim(self, facts: Facts, action: Action) -> Text | None:
        """Put the flights of a wind card that end in the same way together."""
        return self.ending(facts, action) if action.data["do"] == "play" else None

    def brief(self, action: Action) -> Text | None:
        """Name a flight where its card and its end are known."""
        if action.data["do"] != "play":
            return None
        way = {"way": action.data.get("direction") or "none"}
        return self.must("brief-play", {**self.own_params(action), **self.flight(action), **way})


def with_counts(facts: Facts) -> dict[str, Any]:
    """Return the carpets that are held as a list, and their number for the verb."""
    told: dict[str, Any] = dict(facts)
    for key in ("held", "others"):
        if key in facts:
            told[key] = list(facts[key])
            told[f"{key}_count"] = len(facts[key])
    return told
