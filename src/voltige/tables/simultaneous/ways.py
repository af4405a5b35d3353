"""How the simultaneous decisions of one table are held, by its mode and its options."""

import functools

from voltige.core.options import Values
from voltige.core.simultaneous import Simultaneous, simultaneous_of

ONE_SCREEN = "one_screen"


@functools.cache
def declared_by(game: str) -> Simultaneous | None:
    """Give what a game says of its simultaneous decisions, or none if it has no such decisions."""
    return simultaneous_of(game)


class Ways:
    """What was agreed about them when the table was made."""

    def __init__(self, game: str, mode: str, values: Values) -> None:
        """Ask the game."""
        self.declared = declared_by(game)  # none: the game has no such decisions
        self.mode = mode
        self.values = values
        declared = self.declared
        self.measured = declared is not None and declared.is_measured(mode, values)
        self.orders = [] if declared is None else declared.orders(mode)

    @property
    def rules(self) -> Simultaneous:
        """Give what the game says of such a decision while one is open."""
        assert self.declared is not None  # noqa: S101  (only such games have them)
        return self.declared

    def limit(self) -> int | None:
        """Give how long seats have for their answers in secret, or none."""
        if self.declared is None or self.measured or self.mode == ONE_SCREEN:
            return None
        return self.declared.answer_ms(self.mode, self.values)
