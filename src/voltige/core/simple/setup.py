"""What stays fixed in a small game: its numbers, its actions, its fields."""

from __future__ import annotations

from typing import Any, Final

from voltige.core.action import Action, ActionTable
from voltige.core.edition import Edition, EditionHead
from voltige.core.fields.layout import Layout
from voltige.core.position import PositionReader
from voltige.core.verbs import Verb

Move = tuple[Any, ...]  # the name of a verb and the values of its parameters


class SimpleTable(ActionTable):
    """Every verb with everything that it can be done with, in the order in which they are declared."""

    def __init__(self, verbs: list[Verb]) -> None:
        actions: list[Action] = []
        moves: list[Move] = []
        is_open: list[bool] = []
        reader = PositionReader({})
        for verb in verbs:
            for plains in combined(verb):
                values: list[Any] = [verb.name]
                for parameter, plain in zip(verb.parameters, plains, strict=True):
                    values.append(parameter.kind.read(reader, parameter.name, plain))
                actions.append(verb.action(len(actions), plains))
                moves.append(tuple(values))
                is_open.append(verb.is_open)
        super().__init__(actions)
        self.verbs: Final = verbs
        self.moves: Final = moves  # by code
        self.is_open: Final = is_open  # by code: everybody hears of it
        self.codes: Final = {move: code for code, move in enumerate(moves)}


def combined(verb: Verb) -> list[list[Any]]:
    """List the plain data of all parameters of a verb together."""
    found: list[list[Any]] = [[]]
    for parameter in verb.parameters:
        found = [[*row, plain] for row in found for plain in parameter.kind.plains()]
    return found


class SimpleEdition(Edition):
    """The numbers of one printing, by name."""

    def __init__(
        self, head: EditionHead, seats: tuple[int, int], numbers: dict[str, int], verbs: list[Verb]
    ) -> None:
        super().__init__(head, seats[0], seats[1])
        self.numbers: Final = numbers
        self.table: Final = SimpleTable(verbs)


class SimpleSetup:
    """One table: edition, seats, options, and the fields of its positions."""

    def __init__(self, edition: SimpleEdition, seats: int, values: dict[str, Any]) -> None:
        self.edition: Final = edition
        self.seats: Final = seats
        self.values: Final = values
        self.numbers: Final = edition.numbers
        self.phases: list[str] = []
        self.rule = ""  # of refusals that no verb explains
        self.layout: Layout | None = None
