"""Kinds of cards: in order, or counted. A card is a number inside, an id in data, a word in notation."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from voltige.core.errors import NotationError
from voltige.core.fields.kinds import CHARACTERS, MOST, Kind
from voltige.core.fields.schemas import Schema, list_schema, map_schema, names_schema
from voltige.core.notation import NONE, read_number
from voltige.core.position import PositionReader

UNKNOWN: Final = -1  # a card that lies there, but can't be known
HIDDEN: Final = "?"  # its plain data


class Deck:
    """The names of all kinds of card."""

    def __init__(self, ids: list[str], words: list[str], of: str = "card") -> None:
        self.ids: Final = ids
        self.words: Final = words  # of notation
        self.of: Final = of  # what they are called

    def read(self, reader: PositionReader, key: str, name: Any) -> int:
        """Find a card by its id."""
        if not isinstance(name, str) or name not in self.ids:
            raise reader.wrong(key, " | ".join(self.ids))
        return self.ids.index(name)

    def write(self, name: str) -> str:
        """Give the word of notation of a card's id."""
        return HIDDEN if name == HIDDEN else self.words[self.ids.index(name)]

    def parse(self, word: str) -> str:
        """Give the id of the card with this word of notation."""
        if word not in self.words:
            raise NotationError("bad_card", text=word[:CHARACTERS])
        return self.ids[self.words.index(word)]

    def schema(self) -> Schema:
        """Describe a card's id."""
        return names_schema(self.ids, self.of)


class Card(Kind):
    """One card."""

    def __init__(self, deck: Deck) -> None:
        super().__init__(",")
        self.deck: Final = deck

    def none(self) -> Any:
        return UNKNOWN

    def plain(self, value: Any) -> Any:
        return HIDDEN if value == UNKNOWN else self.deck.ids[value]

    def read(self, reader: PositionReader, key: str, plain: Any) -> Any:
        return UNKNOWN if plain == HIDDEN else self.deck.read(reader, key, plain)

    def write(self, plain: Any) -> str:
        return self.deck.write(plain)

    def parse(self, key: str, text: str) -> Any:
        return HIDDEN if text == HIDDEN else self.deck.parse(text)

    def plains(self) -> list[Any]:
        return self.deck.ids[:]

    def schema(self) -> Schema:
        return self.deck.schema()


@mypyc_attr(allow_interpreted_subclasses=True)
class Cards(Kind):
    """Cards one after the other, as a list of numbers."""

    def __init__(self, deck: Deck, most: int = MOST) -> None:
        super().__init__("/")
        self.deck: Final = deck
        self.most: Final = most

    def none(self) -> Any:
        return []

    def plain(self, value: Any) -> Any:
        ids = self.deck.ids
        return [HIDDEN if card == UNKNOWN else ids[card] for card in value]

    def read(self, reader: PositionReader, key: str, plain: Any) -> Any:
        if not isinstance(plain, list):
            raise reader.wrong(key, "[…]")
        if len(plain) > self.most:
            raise reader.wrong(key, f"[0 … {self.most}]")
        return [self.deck.read(reader, key, name) for name in plain]

    def write(self, plain: Any) -> str:
        return ",".join([self.deck.write(name) for name in plain]) or NONE

    def parse(self, key: str, text: str) -> Any:
        return [] if text == NONE else [self.deck.parse(word) for word in text.split(",")]

    def schema(self) -> Schema:
        return list_schema(self.deck.schema(), self.most)

    def or_hidden(self, sized: bool) -> Schema:
        if not sized:
            return self.schema()
        return list_schema(names_schema([*self.deck.ids, HIDDEN], self.deck.of), self.most)


@mypyc_attr(allow_interpreted_subclasses=True)
class Counts(Kind):
    """How many of each card, as a list by card; a pile that lies face down may be given by its size."""

    def __init__(self, deck: Deck, sized: bool = False, most: int = MOST) -> None:
        super().__init__("/")
        self.deck: Final = deck
        self.sized: Final = sized
        self.most: Final = most  # of one card

    def none(self) -> Any:
        return [0] * len(self.deck.ids)

    def plain(self, value: Any) -> Any:
        ids = self.deck.ids
        counts: list[int] = value  # a type that is known here makes this twice as fast
        found: dict[str, int] = {}
        for card, count in enumerate(counts):
            if count > 0:
                found[ids[card]] = count
        return found

    def read(self, reader: PositionReader, key: str, plain: Any) -> Any:
        if not isinstance(plain, dict):
            if self.sized:
                return reader.bounded(key, plain, 0, MOST)
            raise reader.wrong(key, "{card = count}")
        found = [0] * len(self.deck.ids)
        for name, count in plain.items():
            card = self.deck.read(reader, key, name)
            found[card] = reader.bounded(f"{key}.{name}", count, 0, self.most)
        return found

    def write(self, plain: Any) -> str:
        pairs = [f"{self.deck.write(name)}:{count}" for name, count in plain.items()]
        return ",".join(pairs) or NONE

    def parse(self, key: str, text: str) -> Any:
        counts: dict[str, int] = {}
        if text == NONE:
            return counts
        for pair in text.split(","):
            word, _, number = pair.partition(":")
            counts[self.deck.parse(word)] = read_number(number, word)
        return counts

    def schema(self) -> Schema:
        count = {"type": "integer", "minimum": 1, "maximum": self.most}
        return map_schema(count, self.deck.ids, self.deck.of)
