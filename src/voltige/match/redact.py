"""The export of a match for one seat: exactly the events that the seat was told."""

import json
import tomllib
from typing import Any

from voltige.match.errors import RecordError
from voltige.match.match import Match
from voltige.match.record.document import document_text

FORMAT = "flight-view/1"


def write_redacted(match: Match, seat: int) -> str:
    """Write what one seat (or SPECTATOR) was told.

    Views of a seat that differ were told differently, so its lines hold all that it knows.
    """
    table = match.table
    values: dict[str, Any] = {
        "format": FORMAT,
        "game": table.game.name,
        "rules": table.game.rules_version,
        "edition": f"{table.edition.name}@sha256:{table.edition.hash}",
        "seats": [holder.name for holder in match.seats],
        "seat": seat,
    }
    if table.practice:
        values["practice"] = True
    values["options"] = table.changed_options()
    events = [
        json.dumps(event.to_json(), separators=(",", ":")) for event in match.events_for(seat)
    ]
    return document_text(values, "seen", "events", events)


def read_redacted(text: str) -> list[dict[str, object]]:
    """Read the events of an export."""
    try:
        header = tomllib.loads(text)
        if header.get("format") != FORMAT:
            raise RecordError("record_format", format=FORMAT)
        lines = str(header["seen"]["events"]).strip().split("\n")
        events = [json.loads(line) for line in lines if line]
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise RecordError("record_syntax", reason=str(error)) from error
    if not all(isinstance(event, dict) for event in events):
        raise RecordError("record_value", key="seen.events")
    return events
