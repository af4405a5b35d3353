"""Record files (``.flight``): a TOML header and one line per version, all luck written out.

A record is save file, bug report, regression test and training data in one. Reading, replaying and
writing it again gives the same text. A line is ``version seat verb … | luck … # hash``.
"""

import json
import tomllib
from dataclasses import dataclass
from typing import Any

from voltige.core.errors import VoltigeError
from voltige.core.game import Game
from voltige.core.state import Fault
from voltige.match.errors import RecordError
from voltige.match.log import NO_SEAT, Entry, Seat
from voltige.match.luck import FairLuck, GivenLuck, commitment
from voltige.match.match import Match, Table, state_hash

FORMAT = "flight-record/1"
SEAT_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
KEYS = {"format", "game", "rules", "edition", "seats", "controllers"}
KEYS |= {"position", "options", "fair", "result", "log"}
MOST_LINES = 1_000_000


@dataclass(frozen=True)
class Fair:
    """What a record says of its luck: the seal, the nonces, and the seed once it is opened."""

    commit: str
    nonces: tuple[bytes, ...]
    seed: bytes | None


@dataclass
class Record:
    """A match and what its record says of luck."""

    match: Match
    fair: Fair | None
    hashes: bool  # whether each line carries the fingerprint of its position


# -- writing ------------------------------------------------------------------------------------


def write_record(record: Record) -> str:
    """Write a match as text."""
    match = record.match
    table = match.table
    lines = [
        f"format = {quote(FORMAT)}",
        f"game = {quote(table.game.name)}",
        f"rules = {table.game.rules_version}",
        f"edition = {quote(f'{table.edition.name}@sha256:{table.edition.hash}')}",
        f"seats = {value_text([seat.name for seat in match.seats])}",
        f"controllers = {value_text([seat.controller for seat in match.seats])}",
    ]
    if table.position is not None:
        lines.append(f"position = {quote(table.game.write_state(table.first_state()))}")
    lines += section("options", table.changed_options())
    if record.fair is not None:
        lines += section("fair", fair_values(record.fair))
    if match.is_over:
        values = {"ranking": match.state.ranking(), "returns": match.state.returns()}
        lines += section("result", values)
    moves = "\n".join(move_lines(match, hashes=record.hashes))
    return "\n".join(lines) + f"\n\n[log]\nmoves = '''\n{moves}\n'''\n"


def fair_values(fair: Fair) -> dict[str, Any]:
    """Give the seal, the nonces, and the seed if it is opened."""
    values: dict[str, Any] = {"commit": f"sha256:{fair.commit}"}
    values["nonces"] = [nonce.hex() for nonce in fair.nonces]
    if fair.seed is not None:
        values["reveal"] = fair.seed.hex()
    return values


def section(name: str, values: dict[str, Any]) -> list[str]:
    """Write one table of the header; nothing when it is empty."""
    if not values:
        return []
    return ["", f"[{name}]", *(f"{key} = {value_text(value)}" for key, value in values.items())]


def value_text(value: Any) -> str:
    """Write a TOML value."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return quote(value)
    if isinstance(value, list | tuple):
        return f"[{', '.join(value_text(item) for item in value)}]"
    return str(value)


def quote(text: str) -> str:
    """Write a TOML string: JSON's quoting, with the one control character that JSON lets pass."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def quote_name(name: str) -> str:
    """Write a name inside a line of the log, free of the signs that have a meaning there."""
    text = json.dumps(name)
    for sign in "'|#\x7f":
        text = text.replace(sign, f"\\u{ord(sign):04x}")
    return text


def move_lines(match: Match, *, hashes: bool) -> list[str]:
    """Write the log, a line per version."""
    marks = replay_hashes(match) if hashes else {}
    lines = []
    for entry in match.log:
        words = [str(entry.version)]
        if entry.seat != NO_SEAT:
            words.append(SEAT_LETTERS[entry.seat])
        words.append(line_text(entry))
        if entry.luck:
            words += ["|", *entry.luck]
        if hashes:
            words += ["#", marks[entry.version]]
        lines.append(" ".join(words))
    return lines


def line_text(entry: Entry) -> str:
    """Write what an entry says; an action stands without a verb of its own."""
    if entry.kind == "act":
        return entry.text
    if entry.kind == "seat":
        controller, _, name = entry.text.partition(" ")
        return f"seat {controller} {quote_name(name)}"
    return f"{entry.kind} {entry.text}".rstrip()


def replay_hashes(match: Match) -> dict[int, str]:
    """Give the fingerprint of the position after each version."""
    marks: dict[int, str] = {}
    again = Match(match.table, first_seats(match), GivenLuck(match.log[0].luck))
    marks[0] = state_hash(again.state)
    for entry in match.log[1:]:
        follow(again, entry)
        marks[entry.version] = state_hash(again.state)
    return marks


def first_seats(match: Match) -> list[Seat]:
    """Copy the seats: a replay must not change those of the match."""
    return [Seat(seat.name, seat.controller) for seat in match.seats]


def follow(match: Match, entry: Entry) -> None:
    """Repeat one entry of another log."""
    luck = GivenLuck(entry.luck)
    match.luck = luck
    if entry.kind == "undo":
        match.take_back(entry.seat, int(entry.text))
    elif entry.kind == "seat":
        controller, _, name = entry.text.partition(" ")
        match.change_seat(entry.seat, name, controller)
    elif entry.fault is not None:
        match.punish(entry.fault)
    elif entry.data is not None:
        match.act(entry.kind, entry.seat, match.state.understand(entry.data))
    if luck.words:
        raise RecordError("unused_luck", word=luck.words[0][:40])


# -- reading ------------------------------------------------------------------------------------


def read_record(text: str, games: tuple[Game, ...]) -> Record:
    """Read a record and replay it, move by move; raise RecordError where it goes wrong."""
    header = read_header(text)
    table, seats = read_table(header, games)
    fair = read_fair(header, table.seats)
    lines = read_lines(header)
    first = read_line(table, lines[0], 0)
    match = Match(table, seats, GivenLuck(first.entry.luck))
    expect_hash(match, first, 0)
    for number, line in enumerate(lines[1:], start=1):
        parsed = read_line(table, line, number)
        repeat(match, parsed.entry, number)
        expect_hash(match, parsed, number)
    check_result(header, match)
    return Record(match, fair, first.mark != "")


def read_header(text: str) -> dict[str, Any]:
    """Read the TOML of a record."""
    try:
        header = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        raise RecordError("record_syntax", reason=str(error)) from error
    if header.get("format") != FORMAT:
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
    edition = game.load_edition(edition_name) if edition_name in game.editions() else None
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
    table = Table(game, edition, len(names), values, position)
    return table, [Seat(*pair) for pair in zip(names, controllers, strict=True)]


def read_fair(header: dict[str, Any], seats: int) -> Fair | None:
    """Read the seal, the nonces and the opened seed."""
    if "fair" not in header:
        return None
    values = take(header, "fair", dict)
    commit = take(values, "commit", str).removeprefix("sha256:")
    try:
        nonces = tuple(bytes.fromhex(text) for text in texts(values, "nonces"))
        seed = bytes.fromhex(take(values, "reveal", str)) if "reveal" in values else None
    except ValueError as error:
        raise RecordError("record_value", key="fair") from error
    if len(nonces) != seats:
        raise RecordError("record_value", key="fair.nonces")
    return Fair(commit, nonces, seed)


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


def read_line(table: Table, line: str, number: int) -> Line:
    """Read one line of the log."""
    rest, _, mark = line.partition(" # ")
    rest, _, luck = rest.partition(" | ")
    words = rest.split(" ")
    if words[0] != str(number):
        raise RecordError("record_version", line=number, text=words[0][:40])
    if number == 0:
        if words[1:] != ["start"]:
            raise RecordError("record_line", line=number, text=rest[:60])
        return Line(Entry(0, "start", NO_SEAT, "", luck=luck.split()), mark)
    if len(words) < 3 or len(words[1]) != 1 or words[1] not in SEAT_LETTERS:
        raise RecordError("record_line", line=number, text=rest[:60])
    seat = SEAT_LETTERS.index(words[1])
    if seat >= table.seats:
        raise RecordError("record_line", line=number, text=rest[:60])
    entry = read_entry(table, number, seat, words[2:])
    entry.luck = luck.split()
    return Line(entry, mark)


def read_entry(table: Table, number: int, seat: int, words: list[str]) -> Entry:
    """Read what a seat did."""
    verb, text = words[0], " ".join(words[1:])
    if verb == "undo":
        if not (text.isascii() and text.isdigit() and len(text) < 10):
            raise RecordError("record_line", line=number, text=text[:60])
        return Entry(number, "undo", seat, text)
    if verb == "seat" and len(words) >= 3:
        try:
            name = json.loads(" ".join(words[2:]))
        except (ValueError, RecursionError) as error:
            raise RecordError("record_line", line=number, text=text[:60]) from error
        if not isinstance(name, str):
            raise RecordError("record_line", line=number, text=text[:60])
        return Entry(number, "seat", seat, f"{words[1]} {name}")
    if verb == "fault" and len(words) >= 3:
        return Entry(number, "fault", seat, text, fault=Fault(seat, words[1], words[2:]))
    kind = "timeout" if verb == "timeout" else "act"
    notation = text if kind == "timeout" else " ".join(words)
    try:
        action = table.first_state().table().read(notation)
    except VoltigeError as error:
        raise RecordError("record_line", line=number, text=notation[:60]) from error
    return Entry(number, kind, seat, action.notation, action.data)  # type: ignore[arg-type]  # one of Kind


def repeat(match: Match, entry: Entry, number: int) -> None:
    """Repeat an entry that was read; every rule is checked again."""
    try:
        if entry.data is not None:
            check_legal(match, entry)
        if entry.fault is not None:
            check_fault(match, entry.fault)
        follow(match, entry)
    except VoltigeError as error:
        raise RecordError("record_move", line=number, reason=str(error)) from error


def check_legal(match: Match, entry: Entry) -> None:
    """Refuse an action that was not legal."""
    assert entry.data is not None  # noqa: S101  (the caller has looked)
    refused = match.state.refusal(entry.seat, entry.data)
    if refused is not None:
        raise refused


def check_fault(match: Match, fault: Fault) -> None:
    """Refuse a fault that the attempt did not amount to."""
    attempt = {"do": "play", "cards": fault.cards}
    refused = match.state.refusal(fault.seat, attempt)
    found = match.state.fault(fault.seat, attempt, refused) if refused is not None else None
    if found is None or found.code != fault.code:
        raise RecordError("record_fault", fault=fault.code[:40])


def expect_hash(match: Match, line: Line, number: int) -> None:
    """Compare the fingerprint of a line, where it has one, with the position."""
    if line.mark and line.mark.strip() != state_hash(match.state):
        raise RecordError("record_hash", line=number)


def check_result(header: dict[str, Any], match: Match) -> None:
    """Compare the result, where there is one, with the position."""
    if "result" not in header:
        return
    told = take(header, "result", dict)
    if not match.is_over or told.get("ranking") != match.state.ranking():
        raise RecordError("record_result")
    if told.get("returns") != match.state.returns():
        raise RecordError("record_result")


# -- checking luck --------------------------------------------------------------------------------


def verify_luck(record: Record) -> int:
    """Do all draws again from the opened seed; return how many there were.

    Raise RecordError when the seed does not fit its seal or a draw does not match.
    """
    fair = record.fair
    if fair is None or fair.seed is None:
        raise RecordError("luck_not_opened")
    if commitment(fair.seed) != fair.commit:
        raise RecordError("luck_seal_broken")
    luck = FairLuck(fair.seed, fair.nonces)
    match = record.match
    again = Match(match.table, first_seats(match), GivenLuck())
    draw_again(again, match.log[0], luck)
    for entry in match.log[1:]:
        bare = Entry(entry.version, entry.kind, entry.seat, entry.text, entry.data, entry.fault)
        follow(again, bare)
        draw_again(again, entry, luck)
    return luck.draws


def draw_again(match: Match, entry: Entry, luck: FairLuck) -> None:
    """Draw the luck of one entry and compare it word by word."""
    for word in entry.luck:
        outcome = luck.draw(match.state)
        assert outcome is not None  # noqa: S101  (fair luck always decides)
        drawn = match.state.outcome_text(outcome)
        if drawn != word:
            raise RecordError("luck_differs", draw=luck.draws, drawn=drawn, written=word)
        match.feed([word])
