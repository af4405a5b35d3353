"""The tables that the suite plays at: every game, edition and number of seats, and many options.

Nothing here knows a game. Options are sampled from their schema: every value of a choice or a flag
and both bounds of a whole number, one at a time, then a few random settings of all of them at once.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from examples.games.pig import GAME as PIG
from examples.games.tricks import GAME as TRICKS
from voltige.core.action import ActionTable
from voltige.core.edition import Edition
from voltige.core.errors import TableError
from voltige.core.game import Game
from voltige.core.options import (
    Flag,
    Number,
    OneSeat,
    OneWord,
    Option,
    PerSeat,
    Several,
    Values,
    Whole,
)
from voltige.core.rng import Rng
from voltige.core.state import SPECTATOR, State
from voltige.games import GAMES
from voltige.match.table import Table
from voltige.pure import is_compiled

RANDOM_SETTINGS = 6  # per edition
TRIED = (*GAMES, PIG, TRICKS)  # those of the house, and two that are one small file each
SHORTER: dict[
    str, Values
] = {  # where random games are long; tables of default options play them whole
    "flying-carpet": {"max_rounds": 15},
    "hydroracers": {"races": 2},
    **({} if is_compiled() else {"lucky-loop": {"round_cap": 40}}),
}
MORE: dict[str, list[tuple[int, Values]]] = {  # what no single option brings about
    "hydroracers": [
        (3, {"mode": "campaign", "races": 3}),
        (2, {"mode": "campaign", "races": 2, "start_with_development": True, "cockpit": "expert"}),
        (4, {"mode": "campaign", "races": 2, "cockpit": "expert", "teams": "two_by_two"}),
        (
            4,
            {
                "mode": "campaign",
                "races": 2,
                "start_with_development": True,
                "autopilots": ["macchi", "bernard"],
                "bet_timing": "anytime_in_turn",
            },
        ),
    ],
}


@dataclass(frozen=True, eq=False)  # so that what is played at one can be kept
class Case:
    """One way to set a table up."""

    game: Game
    edition: Edition
    seats: int
    options: Values = field(default_factory=dict)
    word: str = "default"

    def __str__(self) -> str:
        return f"{self.game.name}-{self.edition.name}-{self.seats}-{self.word}"

    def start(self) -> State:
        """Make the position before the first luck."""
        return self.game.new_state(self.seats, self.options, self.edition)

    def table(self) -> Table:
        """Make the table of a match."""
        return Table.make(self.game, self.seats, self.options, self.edition)

    def actions(self) -> ActionTable:
        """Give all actions of the edition."""
        return self.start().table()

    def read_dict(self, data: dict[str, object]) -> State:
        """Make a position of this table from plain data."""
        return self.game.from_dict(data, self.seats, self.options, self.edition)

    def read_line(self, line: str) -> State:
        """Make a position of this table from one line of text."""
        values = self.game.check_values(self.seats, self.options, self.edition)
        return self.game.read_state(line, self.seats, values, self.edition)

    def watchers(self) -> list[int]:
        """List everybody who looks at the table: the seats and a spectator."""
        return [*range(self.seats), SPECTATOR]


def amount(interpreted: int, compiled: int) -> int:
    """Choose how much a test does: the interpreted engine is many times slower."""
    return compiled if is_compiled() else interpreted


def option_values(option: Option, seats: int) -> list[object]:
    """List the values of an option that are worth a table of their own."""
    if isinstance(option, OneWord | Number):
        return list(option.values)
    if isinstance(option, Flag):
        return [False, True]
    if isinstance(option, Whole):
        return [option.low, option.high, *([0] if option.zero else [])]
    if isinstance(option, PerSeat):
        return [[], [1 + seat % option.high for seat in range(seats)], [option.high] * seats]
    if isinstance(option, OneSeat):
        return [option.word, 0, 1]
    if isinstance(option, Several) and option.per_seat:
        return [[], option.values[:seats], option.values[::-1][:seats]]
    if isinstance(option, Several):
        return [option.values[:count] for count in range(seats)]
    return option.examples(seats)


def default_cases() -> list[Case]:
    """List every game, edition and number of seats, with the options that nobody changed."""
    return [
        Case(game, edition, seats)
        for game in TRIED
        for edition in map(game.load_edition, game.editions())
        for seats in range(edition.min_seats, edition.max_seats + 1)
    ]


def fits(game: Game, edition: Edition, seats: int, options: Values) -> bool:
    """Tell whether a table with these options can be set up; some exclude each other."""
    try:
        game.check_values(seats, options, edition)
    except TableError:
        return False
    return True


def option_cases() -> list[Case]:
    """Change one option at a time; the number of seats goes round, on to one that fits."""
    cases: list[Case] = []
    for game in GAMES:
        for edition in map(game.load_edition, game.editions()):
            for option in game.options(edition):
                for number, value in enumerate(option_values(option, edition.max_seats)):
                    if value == option.default:
                        continue
                    cases.append(option_case(game, edition, option, number, len(cases)))
    return cases


def option_case(game: Game, edition: Edition, option: Option, number: int, turn: int) -> Case:
    """Give an option one of its values at the first number of seats, from ``turn`` on, that fits."""
    span = edition.max_seats - edition.min_seats + 1
    for step in range(span):
        seats = edition.min_seats + (turn * 3 + 1 + step) % span
        values = option_values(option, seats)
        if number < len(values) and fits(game, edition, seats, {option.name: values[number]}):
            word = f"{option.name}={values[number]}".replace(" ", "")
            options = {**SHORTER.get(game.name, {}), option.name: values[number]}
            return Case(game, edition, seats, options, word)
    raise AssertionError(f"no table has {option.name} number {number}")


def random_options(game: Game, edition: Edition, seats: int, rng: Rng) -> Values:
    """Draw a value for every option, again where some exclude each other."""
    while True:
        values: Values = {}
        for option in game.options(edition):
            allowed = option_values(option, seats)
            values[option.name] = allowed[int(rng.below(len(allowed)))]
        if fits(game, edition, seats, values):
            return {**values, **SHORTER.get(game.name, {})}


def random_cases() -> list[Case]:
    """Change all options at once, at random but always alike."""
    cases = []
    for game in GAMES:
        for edition in map(game.load_edition, game.editions()):
            for number in range(RANDOM_SETTINGS):
                rng = Rng(20, number)
                seats = edition.min_seats
                seats += int(rng.below(edition.max_seats - edition.min_seats + 1))
                options = random_options(game, edition, seats, rng)
                cases.append(Case(game, edition, seats, options, f"random{number}"))
    return cases


def further_cases() -> list[Case]:
    """List the tables of ``MORE``."""
    return [
        Case(game, edition, seats, options, f"more{number}")
        for game in GAMES
        for edition in map(game.load_edition, game.editions())
        for number, (seats, options) in enumerate(MORE.get(game.name, []))
    ]


DEFAULT_CASES = default_cases()
EVERY = 1 if is_compiled() else 3  # interpreted, a third of the single options; compiled, all
CASES = DEFAULT_CASES + option_cases()[::EVERY] + further_cases() + random_cases()

every_table = pytest.mark.parametrize("case", CASES, ids=str)
every_house_table = pytest.mark.parametrize(  # of the games that have words of their own
    "case", [case for case in CASES if case.game in GAMES], ids=str
)
every_default_table = pytest.mark.parametrize("case", DEFAULT_CASES, ids=str)
EDITIONS = [(game, game.load_edition(name)) for game in GAMES for name in game.editions()]
every_edition = pytest.mark.parametrize(
    ("game", "edition"), EDITIONS, ids=[f"{game.name}-{edition.name}" for game, edition in EDITIONS]
)
