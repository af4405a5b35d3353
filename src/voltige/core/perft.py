"""Perft: count all positions below one, every action and every outcome followed."""

from __future__ import annotations

from typing import Final

from voltige.core.state import CHANCE, NOBODY, State


class Counts:
    """How many positions of each kind lie at one depth."""

    def __init__(self, decisions: int, chance: int, over: int) -> None:
        self.decisions: Final = decisions
        self.chance: Final = chance
        self.over: Final = over

    def line(self) -> str:
        """Return the counts as a perft file writes them."""
        return f"decisions {self.decisions} chance {self.chance} over {self.over}"


def children(state: State) -> list[tuple[str, State]]:
    """List the positions one step on, each with the notation of its step."""
    found: list[tuple[str, State]] = []
    if state.to_act == CHANCE:
        for outcome, _ in state.chance_outcomes():
            child = state.clone()
            child.resolve(outcome)
            found.append((f"luck {state.outcome_text(outcome)}", child))
    elif state.to_act != NOBODY:
        for action in state.legal_actions():
            child = state.clone()
            child.apply(action.code)
            found.append((action.notation, child))
    return found


def perft(state: State, depth: int) -> Counts:
    """Count the positions exactly ``depth`` steps on."""
    if depth == 0:
        if state.to_act == CHANCE:
            return Counts(0, 1, 0)
        if state.to_act == NOBODY:
            return Counts(0, 0, 1)
        return Counts(1, 0, 0)
    decisions = 0
    chance = 0
    over = 0
    for _, child in children(state):
        counts = perft(child, depth - 1)
        decisions += counts.decisions
        chance += counts.chance
        over += counts.over
    return Counts(decisions, chance, over)


def divide(state: State, depth: int) -> list[tuple[str, Counts]]:
    """Count below each first step, to find where a wrong count comes from."""
    return [(text, perft(child, depth - 1)) for text, child in children(state)]
