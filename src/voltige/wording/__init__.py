"""What is said of a game, in any language: choices, events, questions, positions and scores."""

from collections.abc import Sequence

from voltige.match.match import Table
from voltige.wording.flying_carpet.words import CarpetWording
from voltige.wording.hydroracers.words import HydroracersWording
from voltige.wording.loops import LoopsWording
from voltige.wording.lucky_loop import LuckyLoopWording
from voltige.wording.wording import Wording

WORDINGS: dict[str, type[Wording]] = {
    "loops": LoopsWording,
    "lucky-loop": LuckyLoopWording,
    "flying-carpet": CarpetWording,
    "hydroracers": HydroracersWording,
}


def make_wording(table: Table, names: Sequence[str]) -> Wording:
    """Make the words of a table; a game without words of its own follows the general rule."""
    return WORDINGS.get(table.game.name, Wording)(table, tuple(names))
