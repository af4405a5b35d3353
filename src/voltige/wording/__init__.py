"""What is said of a game, in any language: choices, events, questions, positions and scores."""

from collections.abc import Sequence

from voltige.core.parts import part_of
from voltige.match.table import Table
from voltige.wording.wording import Wording

LAYER = "voltige.wording"


def make_wording(table: Table, names: Sequence[str]) -> Wording:
    """Make the words of a table; a game without words of its own follows the general rule."""
    wording: type[Wording] = part_of(table.game.name, LAYER, "WORDING") or Wording
    return wording(table, tuple(names))
