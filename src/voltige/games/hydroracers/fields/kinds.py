"""Kinds of value that only Hydroracers has: names or none, cards by their words, tokens, tiles, bets."""

from __future__ import annotations

from typing import Any, Final

from voltige.core.errors import NotationError
from voltige.core.fields.cards import Counts, Deck
from voltige.core.fields.kinds import CHARACTERS, Kind, Schema, SeatOf, Word
from voltige.core.notation import NONE, read_number, read_seat, write_seat
from voltige.core.position import PositionReader
from voltige.games.hydroracers.terms import ELEMENT_NAMES, MOST_ROW, MOST_SQUARES, TOKEN_NAMES

OPEN: Final = -1  # an amount or a level that the data leaves open; placing fills it
NOT_THERE: Final = -1  # the value of a name that is none
MOST_COUNT: Final = 99
MOST_AMOUNT: Final = 999
LEVEL_KEYS: Final = ["level", "tokens"]
SPACE_KEYS: Final = ["card", "tokens"]
TILE_LETTERS: Final = "-DA"


class Name(Word):
    """One of a few names, or none."""

    def __init__(self, names: list[str]) -> None:
        values: list[Any] = list(range(len(names)))
        super().__init__([*names, ""], [*values, NOT_THERE])

    def none(self) -> Any:
        return NOT_THERE

    def plain(self, value: Any) -> Any:
        place: int = value
        return self.words[place]  # the last one stands for NOT_THERE


class SeatNumber(SeatOf):
    """A seat or none, a number in notation as well."""

    def write(self, plain: Any) -> str:
        return str(plain)

    def parse(self, key: str, text: str) -> Any:
        return read_number(text)


class Seats(Kind):
    """Seats one after the other, or fewer than there are places."""

    def __init__(self, seats: int, places: int, or_none: bool) -> None:
        super().__init__(",")
        self.seats: Final = seats
        self.places: Final = places
        self.low: Final = NOT_THERE if or_none else 0

    def none(self) -> Any:
        return []

    def read(self, reader: PositionReader, key: str, plain: Any) -> Any:
        if not isinstance(plain, list) or len(plain) > self.places:
            raise reader.wrong(key, f"[{self.places}]")
        return [reader.bounded(key, seat, self.low, self.seats - 1) for seat in plain]

    def write(self, plain: Any) -> str:
        return ",".join([write_seat(seat) for seat in plain]) or NONE

    def parse(self, key: str, text: str) -> Any:
        return [] if text == NONE else [read_seat(letter) for letter in text.split(",")]

    def schema(self) -> Schema:
        return {"type": "array", "items": {"type": "integer"}}


class Words(Deck):
    """Cards whose ids are their words of notation; only ``read`` judges them."""

    def __init__(self, words: list[str]) -> None:
        super().__init__(words, words)

    def parse(self, word: str) -> str:
        return word


class Hand(Counts):
    """The cards of a hand."""

    def read(self, reader: PositionReader, key: str, plain: Any) -> Any:
        found = super().read(reader, key, plain)
        if sum(found) >= MOST_ROW:
            raise reader.wrong(key, f"[0 … {MOST_ROW - 1}]")
        return found


class Amounts(Kind):
    """A few amounts by name, as a list; those that the data leaves open are OPEN."""

    def __init__(self, names: list[str]) -> None:
        super().__init__("/")
        self.names: Final = names

    def none(self) -> Any:
        return []

    def plain(self, value: Any) -> Any:
        amounts: list[int] = value
        return {self.names[place]: amount for place, amount in enumerate(amounts)}

    def read(self, reader: PositionReader, key: str, plain: Any) -> Any:
        if not isinstance(plain, dict) or any(name not in self.names for name in plain):
            raise reader.wrong(key, f"{{{', '.join(self.names)}}}")
        found: list[int] = []
        for name in self.names:
            given = name in plain
            path = f"{key}.{name}"
            found.append(reader.bounded(path, plain[name], 0, MOST_AMOUNT) if given else OPEN)
        return found

    def write(self, plain: Any) -> str:
        return ",".join([f"{name}:{amount}" for name, amount in plain.items()]) or NONE

    def parse(self, key: str, text: str) -> Any:
        found: dict[str, int] = {}
        for pair in text.split(",") if text != NONE else []:
            name, _, amount = pair.partition(":")
            found[name] = read_number(amount)
        return found

    def schema(self) -> Schema:
        amount = {"type": "integer", "minimum": 0}
        return {
            "type": "object",
            "properties": dict.fromkeys(self.names, amount),
            "required": self.names,
            "additionalProperties": False,
        }


class Bag(Amounts):
    """The danger tokens of a bag: the amounts alone in notation."""

    def write(self, plain: Any) -> str:
        return ",".join([str(amount) for amount in plain.values()])

    def parse(self, key: str, text: str) -> Any:
        damage, _, alert = text.partition(",")
        return {"damage": read_number(damage), "alert": read_number(alert)}


class Tiles(Kind):
    """Level and tokens of each element tile by element; the basic cockpit has none."""

    def __init__(self) -> None:
        super().__init__("/")

    def none(self) -> Any:
        return {}

    def plain(self, value: Any) -> Any:
        told: dict[str, Any] = {}
        for element, (level, tokens) in value.items():
            words = [TOKEN_NAMES[token] for token in tokens]
            told[ELEMENT_NAMES[element]] = {"level": level, "tokens": words}
        return told

    def read(self, reader: PositionReader, key: str, plain: Any) -> Any:
        if not isinstance(plain, dict) or any(name not in ELEMENT_NAMES for name in plain):
            raise reader.wrong(key, " | ".join(ELEMENT_NAMES))
        found: dict[int, Any] = {}
        for name, told in plain.items():
            path = f"{key}.{name}"
            if not isinstance(told, dict) or any(one not in LEVEL_KEYS for one in told):
                raise reader.wrong(path, "{level, tokens}")
            given = "level" in told
            level = reader.bounded(f"{path}.level", told["level"], 1, 3) if given else OPEN
            tokens = self.read_tokens(reader, f"{path}.tokens", told.get("tokens", []))
            found[ELEMENT_NAMES.index(name)] = (level, tokens)
        return found

    def read_tokens(self, reader: PositionReader, key: str, plain: Any) -> list[int]:
        """Read the tokens of a tile; how many squares it has is judged with its level."""
        if not isinstance(plain, list) or len(plain) > MOST_SQUARES:
            raise reader.wrong(key, f"[{MOST_SQUARES}]")
        if any(not isinstance(token, str) or token not in TOKEN_NAMES for token in plain):
            raise reader.wrong(key, " | ".join(TOKEN_NAMES[1:]))
        return [TOKEN_NAMES.index(token) for token in plain]

    def write(self, plain: Any) -> str:
        """Write each tile as level and tokens, such as ``2:DA-``."""
        tiles: list[str] = []
        for tile in plain.values():
            letters = [TILE_LETTERS[TOKEN_NAMES.index(token)] for token in tile["tokens"]]
            tiles.append(f"{tile['level']}:{''.join(letters)}")
        return ",".join(tiles)

    def parse(self, key: str, text: str) -> Any:
        tiles = text.split(",")
        if len(tiles) != len(ELEMENT_NAMES):
            raise NotationError("bad_state_line", text=f"{key}={text}"[:CHARACTERS])
        return {name: self.parse_tile(tiles[place]) for place, name in enumerate(ELEMENT_NAMES)}

    def parse_tile(self, text: str) -> dict[str, Any]:
        """Read one tile."""
        level, _, letters = text.partition(":")
        if any(letter not in TILE_LETTERS for letter in letters):
            raise NotationError("bad_state_line", text=text[:CHARACTERS])
        tokens = [TOKEN_NAMES[TILE_LETTERS.index(letter)] for letter in letters]
        return {"level": read_number(level), "tokens": tokens}

    def schema(self) -> Schema:
        return {"type": "object", "additionalProperties": {"type": "object"}}


class Stake(Kind):
    """The slot of a bet, in data its stake."""

    def __init__(self, stakes: list[int]) -> None:
        super().__init__(",")
        self.stakes: Final = stakes

    def none(self) -> Any:
        return NOT_THERE

    def plain(self, value: Any) -> Any:
        slot: int = value
        return NOT_THERE if slot == NOT_THERE else self.stakes[slot]

    def read(self, reader: PositionReader, key: str, plain: Any) -> Any:
        allowed = [NOT_THERE, *self.stakes]
        if not isinstance(plain, int) or isinstance(plain, bool) or plain not in allowed:
            raise reader.wrong(key, " | ".join([str(stake) for stake in self.stakes]))
        return NOT_THERE if plain == NOT_THERE else self.stakes.index(plain)

    def parse(self, key: str, text: str) -> Any:
        return read_number(text)

    def schema(self) -> Schema:
        return {"enum": [NOT_THERE, *self.stakes]}


class Display(Kind):
    """The card of each display space, or none, and the development tokens of each seat on it."""

    def __init__(self, cards: list[str], seats: int, spaces: int) -> None:
        super().__init__("/")
        self.card: Final = Name(cards)
        self.seats: Final = seats
        self.spaces: Final = spaces

    def none(self) -> Any:
        return []

    def plain(self, value: Any) -> Any:
        return [{"card": self.card.plain(card), "tokens": tokens} for card, tokens in value]

    def read(self, reader: PositionReader, key: str, plain: Any) -> Any:
        if not isinstance(plain, list) or len(plain) > self.spaces:
            raise reader.wrong(key, f"[{self.spaces}]")
        found: list[tuple[int, list[int]]] = []
        for place, told in enumerate(plain):
            path = f"{key}.{place}"
            if not isinstance(told, dict) or any(one not in SPACE_KEYS for one in told):
                raise reader.wrong(path, "{card, tokens}")
            card: int = self.card.read(reader, f"{path}.card", told.get("card", ""))
            tokens = told.get("tokens", [])
            if not isinstance(tokens, list) or len(tokens) > self.seats:
                raise reader.wrong(f"{path}.tokens", f"[{self.seats}]")
            counts = [reader.bounded(f"{path}.tokens", one, 0, MOST_COUNT) for one in tokens]
            found.append((card, counts))
        return found

    def write(self, plain: Any) -> str:
        spaces: list[str] = []
        for space in plain:
            tokens = ".".join([str(count) for count in space["tokens"]])
            spaces.append(f"{space['card'] or NONE}:{tokens}")
        return ",".join(spaces)

    def parse(self, key: str, text: str) -> Any:
        found: list[dict[str, Any]] = []
        for space in text.split(","):
            word, _, tokens = space.partition(":")
            counts = [read_number(count) for count in tokens.split(".")]
            found.append({"card": "" if word == NONE else word, "tokens": counts})
        return found

    def schema(self) -> Schema:
        return {"type": "array", "items": {"type": "object"}}
