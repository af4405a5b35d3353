"""Writing a record."""

from typing import Any

from voltige.core.state import SEAT_LETTERS
from voltige.match.log import NO_SEAT, Entry
from voltige.match.luck import GivenLuck
from voltige.match.match import Match, state_hash
from voltige.match.record.document import document_text
from voltige.match.record.form import BARE_FORMAT, WAIVED, Fair, Record, safe_json, share_text
from voltige.match.record.repeating import first_seats, follow
from voltige.match.steps import Act, ChangeSeat, Void


def write_record(record: Record) -> str:
    """Write a match as text."""
    match = record.match
    table = match.table
    values: dict[str, Any] = {
        "format": record.form,
        "game": table.game.name,
        "rules": table.game.rules_version,
        "edition": f"{table.edition.name}@sha256:{table.edition.hash}",
        "seats": [seat.name for seat in match.seats],
        "controllers": [seat.controller for seat in match.seats],
    }
    if table.practice:
        values["practice"] = True
    if table.edition_text is not None:
        values["edition_text"] = table.edition_text
    if table.position is not None:
        values["position"] = table.game.write_state(table.first_state())
    values["options"] = table.changed_options()
    if record.fair is not None:
        values["fair"] = fair_values(record.fair, bare=record.form == BARE_FORMAT)
    if match.is_over:
        values["result"] = {"ranking": match.state.ranking(), "returns": match.state.returns()}
    return document_text(values, "log", "moves", move_lines(record))


def fair_values(fair: Fair, *, bare: bool) -> dict[str, Any]:
    """Return the seal, then the nonces as they came, and the seed if it is opened."""
    values: dict[str, Any] = {"commit": f"sha256:{fair.commit}"}
    if bare:
        values["nonces"] = [nonce.hex() for nonce in fair.nonces]
    else:
        values["nonces"] = [
            f"{SEAT_LETTERS[seat]} {fair.nonces[seat].hex() or WAIVED}" for seat in fair.in_order()
        ]
    if fair.seed is not None:
        values["reveal"] = fair.seed.hex()
    return values


def move_lines(record: Record) -> list[str]:
    """Write the log, a line per version."""
    marks = replay_hashes(record.match) if record.hashes else {}
    lines = []
    for entry in record.match.log:
        words = [str(entry.version)]
        if entry.seat != NO_SEAT:
            words.append(SEAT_LETTERS[entry.seat])
        words.append(line_text(entry))
        if entry.luck:
            words += ["|", *luck_words(entry, record)]
        if record.hashes:
            words += ["#", marks[entry.version]]
        lines.append(" ".join(words))
    return lines


def luck_words(entry: Entry, record: Record) -> list[str]:
    """Write the luck of an entry, each word with its share."""
    if record.form == BARE_FORMAT or isinstance(entry.step, Void):
        return entry.luck
    practice = record.match.table.practice
    return [
        f"{word}@{share_text(draw, practice=practice)}"
        for word, draw in zip(entry.luck, entry.draws, strict=True)
    ]


def line_text(entry: Entry) -> str:
    """Write what an entry says; an action stands without a verb of its own."""
    step = entry.step
    if isinstance(step, Act):
        return entry.text
    if isinstance(step, ChangeSeat):
        return f"{step.kind} {step.controller} {safe_json(step.name)}"
    return f"{entry.kind} {entry.text}".rstrip()


def replay_hashes(match: Match) -> dict[int, str]:
    """Return the fingerprint of the position after each version."""
    marks: dict[int, str] = {}
    again = Match(match.table, first_seats(match), GivenLuck(match.log[0].luck))
    marks[0] = state_hash(again.state)
    for entry in match.log[1:]:
        follow(again, entry)
        marks[entry.version] = state_hash(again.state)
    return marks
