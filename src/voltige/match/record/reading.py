"""Reading a record: every move is checked again by the rules."""

import json
from dataclasses import dataclass
from typing import Any

from voltige.core.action import ActionTable
from voltige.core.errors import VoltigeError
from voltige.core.game import Game
from voltige.core.state import CHANCE, SEAT_LETTERS, Fault
from voltige.match.errors import RecordError
from voltige.match.log import NO_SEAT, Entry
from voltige.match.luck import GivenLuck, Luck
from voltige.match.match import Match, state_hash
from voltige.match.record.changes import check_changes, read_change, read_void
from voltige.match.record.form import BARE_FORMAT, Record, share_text
from voltige.match.record.header import find_game, read_fair, read_header, read_table, take
from voltige.match.record.older import reworded_log
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
from voltige.match.table import Table

MOST_LINES = 50_000


def read_record(text: str, games: tuple[Game, ...]) -> Record:
    """Read a record and replay it, move by move; raise RecordError where it goes wrong."""
    header = read_header(text)
    game = find_game(header, games)
    words = game.words_since(header["rules"])
    table, seats = read_table(header, game, words)
    form: str = header["format"]
    fair = read_fair(header, table.seats)
    lines = [reworded_log(line, words) for line in read_lines(header)]
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
