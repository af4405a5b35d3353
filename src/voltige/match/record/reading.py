"""Reading a record: every move is checked again by the rules."""

import json
import tomllib
from dataclasses import dataclass
from typing import Any

from voltige.core.action import ActionTable
from voltige.core.errors import VoltigeError
from voltige.core.game import Game
from voltige.core.state import CHANCE, SEAT_LETTERS, Fault
from voltige.match.errors import RecordError
from voltige.match.log import NO_SEAT, Entry, Seat
from voltige.match.luck import GivenLuck, Luck
from voltige.match.match import Match, Table, state_hash
from voltige.match.record.changes import check_changes, read_change, read_void
from voltige.match.record.form import (
    BARE_FORMAT,
    FORMAT,
    FORMATS,
    WAIVED,
    Fair,
    Record,
    share_text,
)
from voltige.match.record.repeating import action_of, follow
from voltige.match.steps import (
    Act,
    ChangeRules,
    ChangeSeat,
    MatchStep,
    Punish,
    Start,
    Timeout,
    Undo,
    Void,
)

KEYS = {"format", "game", "rules", "edition", "seats", "controllers", "practice"}
KEYS |= {"edition_text", "position", "options", "fair", "result", "log"}
MOST_LINES = 50_000


def read_record(text: str, games: tuple[Game, ...]) -> Record:
    """Read a record and replay it, move by move; raise RecordError where it goes wrong."""
    header = read_header(text)
    table, seats = read_table(header, games)
    form: str = header["format"]
    fair = read_fair(header, table.seats)
    lines = read_lines(header)
    actions = table.first_state().table()
    first = read_line(table, actions, lines[0], 0)
    luck = GivenLuck(first.entry.luck)
    match = Match(table, seats, luck)
    luck.finish()
    check_line(match, first, form)
    for number, line in enumerate(lines[1:], start=1):
        parsed = read_line(table, actions, line, number)
        repeat(match, parsed.entry, number)
        check_line(match, parsed, form)
    check_changes(match)
    check_result(header, match)
    return Record(match, fair, first.mark != "", form)


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


def read_table(header: dict[str, Any], games: tuple[Game, ...]) -> tuple[Table, list[Seat]]:
    """Read game, edition, options and seats; they must be the ones we have."""
    name = take(header, "game", str)
    game = next((game for game in games if game.name == name), None)
    if game is None:
        raise RecordError("record_game", game=name[:40])
    if take(header, "rules", int) != game.rules_version:
        raise RecordError("record_rules", version=header["rules"], ours=game.rules_version)
    edition_name, _, content = take(header, "edition", str).partition("@sha256:")
    own = take(header, "edition_text", str) if "edition_text" in header else None
    edition = None
    if own is not None:
        edition = game.read_edition(own, f"{edition_name[:40]}.toml")
    elif edition_name in game.editions():
        edition = game.load_edition(edition_name)
    if edition is None or edition.hash != content:
        raise RecordError("record_edition", edition=edition_name[:60])
    names, controllers = texts(header, "seats"), texts(header, "controllers")
    if len(names) != len(controllers):
        raise RecordError("record_value", key="controllers")
    options = take(header, "options", dict) if "options" in header else {}
    values = game.check_values(len(names), options, edition)
    position = None
    if "position" in header:
        line = take(header, "position", str)
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


def read_lines(header: dict[str, Any]) -> list[str]:
    """Take the lines of the log."""
    text: str = take(take(header, "log", dict), "moves", str)
    lines = [line for line in text.split("\n") if line.strip()]
    if not lines or len(lines) > MOST_LINES:
        raise RecordError("record_value", key="log.moves")
    return lines


@dataclass(frozen=True)
class Line:
    """A line of the log as it was read."""

    entry: Entry
    mark: str
    shares: list[str]  # of each word of luck, empty where there is none


def read_line(table: Table, actions: ActionTable, line: str, number: int) -> Line:
    """Read one line of the log."""
    rest, _, mark = line.partition(" # ")
    rest, _, luck = rest.partition(" | ")
    words = rest.split(" ")
    drawn = [word.rpartition("@") for word in luck.split()]
    lucky = [word if at else share for word, at, share in drawn]
    shares = [share if at else "" for _, at, share in drawn]
    if words[0] != str(number):
        raise RecordError("record_version", line=number, text=words[0][:40])
    if number == 0:
        if words[1:] != ["start"]:
            raise RecordError("record_line", line=number, text=rest[:60])
        return Line(Entry(0, NO_SEAT, Start(), lucky), mark, shares)
    if words[1:2] == [ChangeRules.kind] and not luck:
        return Line(Entry(number, NO_SEAT, read_change(number, words[2:])), mark, [])
    if len(words) < 3 or len(words[1]) != 1 or words[1] not in SEAT_LETTERS:
        raise RecordError("record_line", line=number, text=rest[:60])
    seat = SEAT_LETTERS.index(words[1])
    if seat >= table.seats:
        raise RecordError("record_line", line=number, text=rest[:60])
    if words[2] == Void.kind:
        void = read_void(number, " ".join(words[3:]))
        return Line(Entry(number, seat, void, luck.split()), mark, [])
    step = read_step(actions, number, words[2:])
    return Line(Entry(number, seat, step, lucky), mark, shares)


def read_step(actions: ActionTable, number: int, words: list[str]) -> MatchStep:
    """Read what a seat did."""
    verb, text = words[0], " ".join(words[1:])
    if verb == "undo":
        if not (text.isascii() and text.isdigit() and len(text) < 10):
            raise RecordError("record_line", line=number, text=text[:60])
        return Undo(int(text))
    if verb == "seat" and len(words) >= 3:
        try:
            name = json.loads(" ".join(words[2:]))
        except (ValueError, RecursionError) as error:
            raise RecordError("record_line", line=number, text=text[:60]) from error
        if not isinstance(name, str):
            raise RecordError("record_line", line=number, text=text[:60])
        return ChangeSeat(words[1], name)
    if verb == "fault" and len(words) >= 3:
        return Punish(words[1], words[2:])
    timed_out = verb == Timeout.kind
    notation = text if timed_out else " ".join(words)
    try:
        action = actions.read(notation)
    except VoltigeError as error:
        raise RecordError("record_line", line=number, text=notation[:60]) from error
    return Timeout(action.data) if timed_out else Act(action.data)


def repeat(match: Match, entry: Entry, number: int, luck: Luck | None = None) -> None:
    """Repeat an entry that was read; every rule is checked again."""
    try:
        step = entry.step
        if isinstance(step, Act | Timeout):
            allowed = match.judge(entry.seat, action_of(match, step)).allowed()
            entry.step = type(step)(allowed.data)
        if isinstance(step, Punish):
            check_fault(match, Fault(entry.seat, step.code, step.cards))
        follow(match, entry, luck)
    except VoltigeError as error:
        raise RecordError("record_move", line=number, reason=str(error)) from error


def check_fault(match: Match, fault: Fault) -> None:
    """Refuse a fault that the attempt did not amount to."""
    attempt = {"do": "play", "cards": fault.cards}
    found = match.judge(fault.seat, attempt).fault
    if found is None or found.code != fault.code:
        raise RecordError("record_fault", fault=fault.code[:40])


def check_line(match: Match, line: Line, form: str) -> None:
    """Compare what a line says of luck and of the position with what its moves lead to."""
    entry = match.log[-1]
    if match.state.to_act == CHANCE:
        raise RecordError("record_luck", line=entry.version)
    practice = match.table.practice
    shares = [share_text(draw, practice=practice) for draw in entry.draws]
    if form == BARE_FORMAT:
        shares = [""] * len(shares)
    words = (
        [] if isinstance(entry.step, Void) else entry.luck
    )  # nobody here knows the shares of those
    for word, told, share in zip(words, line.shares, shares, strict=True):
        if told != share:
            raise RecordError("record_share", line=entry.version, word=word[:40], share=share)
    if line.mark and line.mark.strip() != state_hash(match.state):
        raise RecordError("record_hash", line=entry.version)


def check_result(header: dict[str, Any], match: Match) -> None:
    """Compare the result, where there is one, with the position."""
    if "result" not in header:
        return
    told = take(header, "result", dict)
    if not match.is_over or told.get("ranking") != match.state.ranking():
        raise RecordError("record_result")
    if told.get("returns") != match.state.returns():
        raise RecordError("record_result")
