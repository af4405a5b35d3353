"""A game: its name, its editions, its options, and how a position of it begins."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from mypy_extensions import mypyc_attr

from voltige.core.action import Action, Attempt, Json
from voltige.core.edition import (
    Edition,
    Fields,
    in_present_words,
    parse_edition,
    read_all,
    read_edition_file,
)
from voltige.core.errors import EditionError, TableError
from voltige.core.former import Former, words_since
from voltige.core.options import Option, Values, check_options
from voltige.core.rng import Rng
from voltige.core.state import State
from voltige.core.view import View

SUFFIX: Final = ".toml"

Things = dict[str, list[str]]  # ids by kind


class Try:
    """Something that a person could touch, and the attempt that this would mean."""

    def __init__(self, things: Things, attempt: Json) -> None:
        self.things: Final = things
        self.attempt: Final = attempt


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game of the house; ``GAMES`` lists them all."""

    def __init__(self, name: str, rules_version: int, prefix: str, folder: str) -> None:
        self.name: Final = name  # as the command and the records write it
        self.rules_version: Final = rules_version  # rises with any change of rules or codes
        self.prefix: Final = prefix  # of its rule numbers
        self.edition_folder: Final = Path(folder) / "editions"
        self.loaded: dict[str, Edition] = {}

    # -- what every game writes ------------------------------------------------------------

    def default_edition_name(self) -> str:
        """Name the edition that a table gets when it asks for none."""
        raise NotImplementedError

    def take_edition(self, fields: Fields) -> Edition:
        """Take every key of an edition file, and check it."""
        raise NotImplementedError

    def options(self, edition: Edition) -> list[Option]:
        """List the table options, with the defaults of this edition."""
        raise NotImplementedError

    def start(self, seats: int, values: Values, edition: Edition) -> State:
        """Make the position before the first luck; everything is checked already."""
        raise NotImplementedError

    def determinize(self, view: View, rng: Rng) -> State:
        """Make a random full state that agrees with a view."""
        raise NotImplementedError

    def statistics(self, state: State) -> dict[str, float]:
        """Return numbers of a game that is over which are worth an average."""
        raise NotImplementedError

    def read_attempt(self, text: str, edition: Edition) -> Attempt:
        """Read an attempt from notation: an action, or JSON data that a refusal will explain."""
        raise NotImplementedError

    # -- made from the fields of the position ------------------------------------------------------

    def write_state(self, state: State) -> str:
        """Write a position as one line of text."""
        return state.layout().write(state)

    def read_state(self, line: str, seats: int, values: Values, edition: Edition) -> State:
        """Read what ``write_state`` wrote."""
        state = self.start(seats, values, edition)
        layout = state.layout()
        layout.fill(state, layout.parse(line))
        return state

    # -- what people touch: cards, dice, cells, seats --------------------------------------------

    def uses(self, action: Action, edition: Edition) -> Things:
        """Name the things that an action uses, by kind, as its JSON form names them."""
        return {
            key: [str(value)]
            for key, value in action.data.items()
            if key != "do" and isinstance(value, (str, int)) and not isinstance(value, bool)
        }

    def tries(self, view: View) -> list[Try]:
        """List what the seat could touch, each with what it would then attempt."""
        return []

    # -- landscapes; games without them inherit this ------------------------------------------

    def landscape_options(self, name: str, edition: Edition) -> Values:
        """Return the options that make a table play in the landscape that a person named."""
        raise TableError("no_landscapes", game=self.name)

    def random_landscape(self, level: str, seed: int, edition: Edition) -> Json:
        """Give the random landscape with this number, as an edition lists it."""
        raise TableError("no_landscapes", game=self.name)

    # -- seats that the rules fly themselves; games without them inherit this ----------------------

    def seat_options(self, holders: list[str], edition: Edition) -> Values:
        """Return the options that the holders of the seats call for, such as autopilots."""
        return {}

    # -- older versions of the rules; games that had no other words inherit this ------------------

    def former(self) -> dict[int, Former]:
        """List the older versions that differ from the next one in words alone."""
        return {}

    def words_since(self, rules: int = 0) -> dict[str, str]:
        """Give the words that have changed since a version of the rules, with the present ones."""
        return words_since(self.former(), rules)

    def can_reword(self, rules: int) -> bool:
        """Return whether a version of the rules differs from the present one in words alone."""
        former = self.former()
        return rules < self.rules_version and all(
            version in former for version in range(rules, self.rules_version)
        )

    # -- shared by all -------------------------------------------------------------------------

    def editions(self) -> list[str]:
        """Name the editions that come with the game."""
        return sorted(path.stem for path in self.edition_folder.glob(f"*{SUFFIX}"))

    def load_edition(self, name: str | None = None) -> Edition:
        """Load an edition by its name, or from a file when the name ends in .toml."""
        wanted = name if name is not None else self.default_edition_name()
        if wanted.endswith(SUFFIX):
            path = Path(wanted)
            return self.read_edition(read_edition_file(path), path.name)
        if wanted not in self.loaded:
            names = self.editions()
            if wanted not in names:
                raise EditionError(
                    "edition_unknown", game=self.name, name=wanted, names=", ".join(names)
                )
            self.loaded[wanted] = self.read_edition(self.edition_text(wanted), f"{wanted}{SUFFIX}")
        return self.loaded[wanted]

    def read_edition(self, text: str, file: str) -> Edition:
        """Read and check an edition; ``file`` is only for the errors."""
        return read_all(parse_edition(text, file, self.words_since()), self.take_edition)

    def edition_from(self, written: dict[str, Any]) -> Edition:
        """Make an edition from data that was read and checked before."""
        return self.take_edition(in_present_words(written, self.words_since(), "pickle"))

    def find_edition(self, name: str, content_hash: str, rules: int) -> Edition | None:
        """Load an edition that comes with the game, if it had this hash under a version of the rules."""
        if name not in self.editions():
            return None
        edition = self.load_edition(name)
        older = self.former().get(rules)
        if older is not None and older.editions.get(name) == content_hash:
            return edition
        return edition if edition.hash == content_hash else None

    def edition_text(self, name: str) -> str:
        """Return the file of an edition that comes with the game."""
        return read_edition_file(self.edition_folder / f"{name}{SUFFIX}")

    def check_values(self, seats: int, asked: Values | None, edition: Edition) -> Values:
        """Check seats and options of a table; return all options with their values."""
        if not edition.min_seats <= seats <= edition.max_seats:
            raise TableError(
                "bad_players",
                game=self.name,
                seats=seats,
                low=edition.min_seats,
                high=edition.max_seats,
            )
        return check_options(self.options(edition), asked if asked is not None else {}, seats)

    def new_state(
        self, seats: int, options: Values | None = None, edition: Edition | None = None
    ) -> State:
        """Make the position before the first luck."""
        printing = edition if edition is not None else self.load_edition()
        return self.start(seats, self.check_values(seats, options, printing), printing)

    def from_dict(
        self,
        data: dict[str, Any],
        seats: int,
        options: Values | None = None,
        edition: Edition | None = None,
    ) -> State:
        """Make a position from plain data, checked; missing keys take the set-up's values."""
        state = self.new_state(seats, options, edition)
        state.layout().fill(state, data)
        return state
