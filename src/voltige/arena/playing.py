"""Playing some games of a plan in one process, with bots that live as long as their game."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from types import TracebackType
from typing import Self

from voltige.arena.plan import Plan
from voltige.arena.play import Result, play_game
from voltige.arena.players.external import ExternalBot
from voltige.arena.players.names import begin_game, close_bots, make_any_bot
from voltige.arena.recording import record_game
from voltige.bots.bot import Bot
from voltige.match.record import write_record


class Playing:
    """The games of a plan in this process.

    Bots are made for each game, so that none remembers another game; only programs go on, because
    starting them is dear, and are told to begin again. They end when this is closed.
    """

    def __init__(self, plan: Plan, records: str = "") -> None:
        """Take the plan, and the folder for records if any are wanted."""
        self.plan = plan
        self.records = records
        self.programs: dict[int, ExternalBot] = {}

    def __enter__(self) -> Self:
        """Begin."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """End the programs."""
        close_bots(list(self.programs.values()))
        self.programs.clear()

    def play(self, number: int) -> Result:
        """Play one game, and keep its record if wanted."""
        bots = [self.bot(place) for place in range(len(self.plan.bots))]
        begin_game(bots, self.plan.options_of(number))
        if not self.records:
            return play_game(self.plan, bots, number)
        result, record = record_game(self.plan, bots, number)
        path = Path(self.records) / record_name(self.plan, number)
        path.write_text(write_record(record), encoding="utf-8")
        return result

    def bot(self, place: int) -> Bot:
        """Give the bot at a place of the plan: a new one, or the program that runs already."""
        plan = self.plan
        name = plan.bots[place]
        if place in self.programs:
            return self.programs[place]
        seats = len(plan.bots)
        made = make_any_bot(name, plan.game, plan.edition, plan.values, seats, plan.patience)
        if isinstance(made, ExternalBot):
            self.programs[place] = made
        return made


def record_name(plan: Plan, number: int) -> str:
    """Name the record of a game."""
    digits = len(str(plan.games))
    return f"{plan.game.name}-{plan.seed}-{number + 1:0{digits}}.flight"


def play_each(plan: Plan, numbers: Iterable[int], records: str = "") -> Iterator[Result]:
    """Play games one after the other."""
    with Playing(plan, records) as playing:
        for number in numbers:
            yield playing.play(number)


def play_numbers(plan: Plan, numbers: Iterable[int], records: str = "") -> list[Result]:
    """Play games and give all their results."""
    return list(play_each(plan, numbers, records))
