"""Kinds of value that lie on boards of Hydroracers: element tiles, and the development display."""

from __future__ import annotations

from typing import Any, Final

from voltige.core.errors import NotationError
from voltige.core.fields.kinds import CHARACTERS, Kind
from voltige.core.fields.schemas import Schema, list_schema, noted, or_empty, record_schema
from voltige.core.notation import NONE, read_number
from voltige.core.position import PositionReader
from voltige.games.hydroracers.fields.kinds import MOST_COUNT, OF_DEVELOPMENT, OPEN, Name
from voltige.games.hydroracers.terms import ELEMENT_NAMES, MOST_SQUARES, TOKEN_NAMES

LEVEL_KEYS: Final = ["level", "tokens"]
SPACE_KEYS: Final = ["card", "tokens"]
TILE_LETTERS: Final = "-DA"


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
        level = noted({"type": "integer", "minimum": 1, "maximum": 3}, "Its level (HR-106).")
        squares = list_schema({"enum": TOKEN_NAMES[:]}, MOST_SQUARES)
        tokens = noted(squares, "What covers each of its squares, if anything does (HR-109).")
        tile = record_schema({"level": level, "tokens": tokens})
        return or_empty(record_schema(dict.fromkeys(ELEMENT_NAMES, tile)))


class Display(Kind):
    """The card of each display space, or none, and the development tokens of each seat on it."""

    def __init__(self, cards: list[str], seats: int, spaces: int) -> None:
        super().__init__("/")
        self.card: Final = Name(cards, OF_DEVELOPMENT)
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
        count = {"type": "integer", "minimum": 0, "maximum": MOST_COUNT}
        card = noted(self.card.schema(), "The development card on it, if there is one.")
        counts = list_schema(count, self.seats, self.seats)
        tokens = noted(counts, "How many development tokens of each seat lie on it (HR-147).")
        space = record_schema({"card": card, "tokens": tokens})
        return list_schema(space, self.spaces, self.spaces)
