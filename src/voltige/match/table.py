"""What is agreed before a match."""

from dataclasses import dataclass

from voltige.core.action import Json
from voltige.core.edition import Edition
from voltige.core.game import Game
from voltige.core.options import Values
from voltige.core.state import State


@dataclass(frozen=True)
class Table:
    """What is agreed before a match: game, edition, options and the number of seats."""

    game: Game
    edition: Edition
    seats: int
    values: Values  # all options with their values
    position: Json | None = None  # a start other than the set-up, as plain data
    edition_text: str | None = None  # TOML, where the edition did not come with the game
    practice: bool = False  # undo has no wall, and luck repeats after it

    @classmethod
    def make(
        cls,
        game: Game,
        seats: int,
        options: Values | None = None,
        edition: Edition | None = None,
        position: Json | None = None,
        *,
        practice: bool = False,
    ) -> "Table":
        """Check everything and make a table."""
        printing = edition if edition is not None else game.load_edition()
        values = game.check_values(seats, options, printing)
        return cls(game, printing, seats, values, position, practice=practice)

    def first_state(self) -> State:
        """Make the position that the match begins with."""
        if self.position is not None:
            return self.game.from_dict(self.position, self.seats, self.values, self.edition)
        return self.game.start(self.seats, self.values, self.edition)

    def changed_options(self) -> Values:
        """Return the options that differ from their defaults."""
        defaults = {option.name: option.default for option in self.game.options(self.edition)}
        return {name: value for name, value in self.values.items() if value != defaults[name]}
