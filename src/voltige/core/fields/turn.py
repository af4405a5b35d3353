"""The two fields that every position has: its phase, and who acts."""

from __future__ import annotations

from typing import Final

from voltige.core.fields.field import EVERYONE_SEES, Field
from voltige.core.fields.kinds import Number, Word
from voltige.core.state import NOBODY

PHASE_NOTE: Final = "What is awaited."
TO_ACT_NOTE: Final = (
    "The seat that acts; −1 if luck is next, −2 if secret answers are awaited, "
    "−4 if the game is over."
)


def phase_field(names: list[str], sight: int = EVERYONE_SEES, note: str = PHASE_NOTE) -> Field:
    """Declare the phase."""
    return Field("phase", Word(names), sight, note=note)


def to_act_field(seats: int, sight: int = EVERYONE_SEES, note: str = TO_ACT_NOTE) -> Field:
    """Declare who acts."""
    return Field("to_act", Number(NOBODY, seats - 1), sight, note=note)
