"""Which games are played: one plan, the same wherever and in whatever order they are played."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from voltige.arena.players.external import PATIENCE_S
from voltige.arena.players.names import check_bot
from voltige.arena.variations import Varied, combinations
from voltige.bots.registry import AUTOPILOT
from voltige.core.edition import Edition
from voltige.core.errors import TableError
from voltige.core.game import Game
from voltige.core.options import Values
from voltige.games import GAMES

HIGHEST_SEED = 2**63 - 1
MOST_GAMES = 2**32  # so many streams has a seed


class Order(msgspec.Struct, frozen=True):
    """A plan as plain data: what is sent to workers and kept beside results."""

    game: str
    edition: str  # its name
    edition_text: str | None  # of one that does not come with the game
    options: dict[str, Any]
    bots: list[str]
    games: int
    seed: int
    rotate: bool
    patience: float
    vary: dict[str, list[Any]] = {}  # folders that were kept before it know nothing of it


@dataclass(frozen=True)
class Plan:
    """Which games to play.

    With ``rotate`` every deal is played once in each rotation of the bots, and where options are varied
    once with each combination of their values, always with the same luck. Rotations come first: game
    number *n* is rotation *n* modulo the number of seats; deals come last.
    """

    game: Game
    edition: Edition
    variations: tuple[Values, ...]  # all options of the table, for each combination; one at least
    bots: tuple[str, ...]  # by seat, before they rotate
    games: int
    seed: int
    rotate: bool = False
    patience: float = PATIENCE_S  # seconds that a program may take for an answer
    edition_text: str | None = None
    vary: Varied = field(default_factory=dict)  # options, with the values that each deal meets

    @classmethod
    def make(
        cls,
        game: Game,
        bots: Sequence[str],
        games: int,
        seed: int,
        options: Values | None = None,
        edition: Edition | None = None,
        *,
        rotate: bool = False,
        patience: float = PATIENCE_S,
        edition_text: str | None = None,
        vary: Varied | None = None,
    ) -> "Plan":
        """Check everything and make a plan; rotated or varied, as many games as whole deals need."""
        printing = edition if edition is not None else game.load_edition()
        asked = {**game.seat_options(list(bots), printing), **(options or {})}
        mixed = combinations(vary or {})
        variations = tuple(
            game.check_values(len(bots), {**asked, **one}, printing) for one in mixed
        )
        for name in bots:
            check_bot(name, game)
        if rotate and any(name.startswith(AUTOPILOT) for name in bots):
            raise TableError("rotated_autopilots")
        if not 1 <= games <= MOST_GAMES:
            raise TableError("bad_games", games=games)
        if not 0 <= seed <= HIGHEST_SEED:
            raise TableError("bad_random_seed", seed=str(seed))
        whole = len(variations) * (len(bots) if rotate else 1)  # games of a deal
        return cls(
            game,
            printing,
            variations,
            tuple(bots),
            -(-games // whole) * whole,
            seed,
            rotate,
            patience,
            edition_text,
            dict(vary or {}),
        )

    @property
    def values(self) -> Values:
        """Return the options of the table; of a varied one the first value."""
        return self.variations[0]

    @property
    def rotations(self) -> int:
        """Return in how many ways a deal is played."""
        return len(self.bots) if self.rotate else 1

    def deal(self, number: int) -> int:
        """Return the deal of a game: what addresses its luck."""
        return number // (self.rotations * len(self.variations))

    def rotation(self, number: int) -> int:
        """Return which rotation of its deal a game is."""
        return number % self.rotations

    def variation(self, number: int) -> int:
        """Return which combination of varied values a game has."""
        return number // self.rotations % len(self.variations)

    def options_of(self, number: int) -> Values:
        """Return the options of a game."""
        return self.variations[self.variation(number)]

    def seating(self, number: int) -> list[int]:
        """Return for each seat of a game which bot of the plan holds it."""
        shift = self.rotation(number)
        seats = len(self.bots)
        return [(seat + shift) % seats for seat in range(seats)]

    def order(self) -> Order:
        """Return the plan as plain data."""
        return Order(
            self.game.name,
            self.edition.name,
            self.edition_text,
            self.values,
            list(self.bots),
            self.games,
            self.seed,
            self.rotate,
            self.patience,
            self.vary,
        )


def plan_of(order: Order) -> Plan:
    """Make a plan from plain data, in whatever process."""
    game = next(known for known in GAMES if known.name == order.game)
    text = order.edition_text
    edition = (
        game.load_edition(order.edition) if text is None else game.read_edition(text, order.edition)
    )
    return Plan.make(
        game,
        order.bots,
        order.games,
        order.seed,
        order.options,
        edition,
        rotate=order.rotate,
        patience=order.patience,
        edition_text=text,
        vary=order.vary,
    )
