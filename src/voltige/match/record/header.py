"""Reading what stands before the log of a record: the game, what was agreed, and the seal of luck."""

import tomllib
from typing import Any

from voltige.core.edition import Edition
from voltige.core.former import reworded
from voltige.core.game import Game
from voltige.core.state import SEAT_LETTERS
from voltige.match.errors import RecordError
from voltige.match.log import Seat
from voltige.match.record.form import BARE_FORMAT, FORMAT, FORMATS, WAIVED, Fair
from voltige.match.record.older import reworded_line
from voltige.match.table import Table

KEYS = {"format", "game", "rules", "edition", "seats", "controllers", "practice"}
KEYS |= {"edition_text", "position", "options", "fair", "result", "log"}


def read_header(text: str) -> dict[str, Any]:
    """Read the TOML of a record."""
    try:
        header = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        raise RecordError("record_syntax", reason=str(error)) from error
    if header.get("format") not in FORMATS:
        raise RecordError("record_format", format=FORMAT)
    for key in header:
        if key not in KEYS:
            raise RecordError("record_key", key=key[:40])
    return header


def take(header: dict[str, Any], key: str, kind: type) -> Any:
    """Take a value of the header that must be there."""
    value = header.get(key)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise RecordError("record_value", key=key)
    return value


def texts(header: dict[str, Any], key: str) -> list[str]:
    """Take a list of texts."""
    values: list[Any] = take(header, key, list)
    if not all(isinstance(value, str) for value in values):
        raise RecordError("record_value", key=key)
    return values


def find_game(header: dict[str, Any], games: tuple[Game, ...]) -> Game:
    """Find the game; its rules must be the ones we have, if perhaps in older words."""
    name = take(header, "game", str)
    game = next((game for game in games if game.name == name), None)
    if game is None:
        raise RecordError("record_game", game=name[:40])
    rules = take(header, "rules", int)
    if rules != game.rules_version and not game.can_reword(rules):
        raise RecordError("record_rules", version=rules, ours=game.rules_version)
    return game


def read_edition(header: dict[str, Any], game: Game) -> tuple[Edition, str | None]:
    """Read the edition, and its text where it did not come with the game."""
    name, _, content = take(header, "edition", str).partition("@sha256:")
    if "edition_text" not in header:
        text, edition = None, game.find_edition(name, content, header["rules"])
    else:
        text = take(header, "edition_text", str)
        edition = game.read_edition(text, f"{name[:40]}.toml")
        edition = edition if edition.hash == content else None
    if edition is None:
        raise RecordError("record_edition", edition=name[:60])
    return edition, text


def read_table(
    header: dict[str, Any], game: Game, words: dict[str, str]
) -> tuple[Table, list[Seat]]:
    """Read edition, options and seats; they must be the ones we have."""
    edition, own = read_edition(header, game)
    names, controllers = texts(header, "seats"), texts(header, "controllers")
    if len(names) != len(controllers):
        raise RecordError("record_value", key="controllers")
    options = take(header, "options", dict) if "options" in header else {}
    values = game.check_values(len(names), reworded(options, words), edition)
    position = None
    if "position" in header:
        line = reworded_line(take(header, "position", str), words)
        position = game.read_state(line, len(names), values, edition).to_dict()
    practice = header.get("practice", False)
    if not isinstance(practice, bool):
        raise RecordError("record_value", key="practice")
    table = Table(game, edition, len(names), values, position, own, practice)
    return table, [Seat(*pair) for pair in zip(names, controllers, strict=True)]


def read_fair(header: dict[str, Any], seats: int) -> Fair | None:
    """Read the seal, the nonces and the opened seed."""
    if "fair" not in header:
        return None
    values = take(header, "fair", dict)
    commit = take(values, "commit", str).removeprefix("sha256:")
    order: list[int] = []
    try:
        if header["format"] == BARE_FORMAT:
            nonces = [bytes.fromhex(text) for text in texts(values, "nonces")]
        else:
            nonces = read_nonces(texts(values, "nonces"), seats, order)
        seed = bytes.fromhex(take(values, "reveal", str)) if "reveal" in values else None
    except ValueError as error:
        raise RecordError("record_value", key="fair") from error
    if len(nonces) != seats:
        raise RecordError("record_value", key="fair.nonces")
    return Fair(commit, tuple(nonces), seed, tuple(order))


def read_nonces(given: list[str], seats: int, order: list[int]) -> list[bytes]:
    """Read the nonces, each with its seat, and note their order; none twice."""
    nonces = [b""] * seats
    for text in given:
        letter, _, nonce = text.partition(" ")
        seat = SEAT_LETTERS.find(letter) if len(letter) == 1 else -1
        if not 0 <= seat < seats or seat in order or not nonce:
            raise ValueError
        order.append(seat)
        nonces[seat] = b"" if nonce == WAIVED else bytes.fromhex(nonce)
        if nonce not in {WAIVED, nonces[seat].hex()}:  # written in one way only
            raise ValueError
    return nonces
