"""What stays fixed in a small game: its numbers, its actions, its fields."""

from __future__ import annotations

from typing import Any, Final

from voltige.core.edition import Edition, EditionHead
from voltige.core.fields.layout import Layout
from voltige.core.position import PositionReader
from voltige.core.verbs import Listing, Verb, VerbTable

Move = tuple[Any, ...]  # the name of a verb and the values of its parameters


class SimpleTable(VerbTable):
    """Every verb with everything that it can be done with, in the order in which they are declared."""

    def __init__(self, verbs: list[Verb]) -> None:
        listing = Listing()
        moves: list[Move] = []
        reader = PositionReader({})
        for verb in verbs:
            listing.add_all(verb)
            for plains in verb.combined():
                values: list[Any] = [verb.name]
                for parameter, plain in zip(verb.parameters, plains, strict=True):
                    values.append(parameter.kind.read(reader, parameter.name, plain))
                moves.append(tuple(values))
        super().__init__(verbs, listing.actions)
        self.moves: Final = moves  # by code
        self.is_open: Final = [verb.is_open for verb in listing.verbs]  # everybody hears of it
        self.codes: Final = {move: code for code, move in enumerate(moves)}


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
