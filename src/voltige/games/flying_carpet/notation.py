"""Positions and attempts as one line of text, and back."""

from __future__ import annotations

from typing import Any, Final

from voltige.core.action import Attempt
from voltige.core.errors import NotationError
from voltige.core.notation import NONE, read_number, read_seat, write_seat
from voltige.core.state import SEAT_LETTERS
from voltige.games.flying_carpet.edition import CarpetEdition
from voltige.games.flying_carpet.landscape.panels import placements_data
from voltige.games.flying_carpet.options import CarpetSetup
from voltige.games.flying_carpet.place.placing import place_state
from voltige.games.flying_carpet.state import CarpetState
from voltige.games.flying_carpet.terms import DIRECTION_NAMES

SEATS: Final = ["active", "first"]
NUMBERS: Final = ["to_act", "round", "number", "digits"]
LISTS: Final = ["directions", "places"]
COUNTS: Final = ["draw_pile", "discard_pile"]


def write_state(state: CarpetState) -> str:
    """Write a position as ``key=value`` words; seats are letters, cells ``column,row``."""
    told = state.to_dict()
    words = [f"phase={told['phase']}"]
    words += [f"{key}={write_seat(told[key])}" for key in SEATS]
    words += [f"{key}={told[key]}" for key in NUMBERS]
    words.append(f"landscape={state.land.text}")
    if told["draft"]:
        words.append(f"draft={write_draft(told['draft'])}")
    words.append(f"cells={'/'.join(','.join(map(str, c)) or NONE for c in told['cells'])}")
    words.append(f"stacks={write_stacks(told['stacks'])}")
    words.append(f"held={write_seats(told['held'])}")
    words += [f"{key}={','.join(str(number) for number in told[key])}" for key in LISTS]
    words.append(f"hands={'/'.join(write_counts(hand) for hand in told['hands'])}")
    words += [f"{key}={write_counts(told[key])}" for key in COUNTS]
    words.append(f"pending={told['pending'] or NONE}")
    return " ".join(words)


def read_state(setup: CarpetSetup, line: str) -> CarpetState:
    """Read what ``write_state`` wrote."""
    data: dict[str, Any] = {}
    for word in line.split():
        key, equals, text = word.partition("=")
        if not equals or key in data:
            raise NotationError("bad_state_line", text=word[:40])
        data[key] = read_value(setup, key, text)
    return place_state(setup, data)


def read_value(setup: CarpetSetup, key: str, text: str) -> Any:
    """Read the value of one key."""
    if key == "phase":
        return text
    if key == "pending":
        return "" if text == NONE else text
    if key in SEATS:
        return read_seat(text)
    if key in NUMBERS:
        return read_number(text, key)
    if key in LISTS:
        return [read_number(number, key) for number in text.split(",")]
    if key in COUNTS:
        return read_counts(text)
    if key == "hands":
        return [read_counts(hand) for hand in text.split("/")]
    if key == "landscape":
        return placements_data(text)
    if key == "cells":
        return [read_cell(cell) for cell in text.split("/")]
    if key == "held":
        return [SEAT_LETTERS[seat] in text for seat in range(int(setup.seats))]
    if key == "stacks":
        return read_stacks(text)
    if key == "draft":
        return read_draft(setup, text)
    raise NotationError("bad_state_line", text=key[:40])


def write_seats(flags: list[bool]) -> str:
    """Name the seats of which something holds."""
    return "".join(SEAT_LETTERS[seat] for seat, flag in enumerate(flags) if flag) or NONE


def read_cell(text: str) -> list[int]:
    """Read column and row."""
    return [] if text == NONE else [read_number(number, "cells") for number in text.split(",")]


def write_stacks(stacks: dict[str, list[int]]) -> str:
    """Write the carpets on each cell, the lowest first."""
    parts = [
        f"{cell}:{''.join(SEAT_LETTERS[seat] for seat in seats)}" for cell, seats in stacks.items()
    ]
    return "/".join(parts) or NONE


def read_stacks(text: str) -> dict[str, list[int]]:
    """Read what ``write_stacks`` wrote."""
    found: dict[str, list[int]] = {}
    if text == NONE:
        return found
    for part in text.split("/"):
        cell, _, letters = part.partition(":")
        found[cell] = [read_seat(letter) for letter in letters]
    return found


def write_draft(draft: dict[str, Any]) -> str:
    """Write who has passed, and the panel being placed."""
    panel = draft["panel"] or NONE
    mirrored = "/mirrored" if draft["mirrored"] else ""
    return f"{write_seats(draft['passed'])}/{draft['column']}/{panel}{mirrored}"


def read_draft(setup: CarpetSetup, text: str) -> dict[str, Any]:
    """Read what ``write_draft`` wrote."""
    words = text.split("/")
    if not 3 <= len(words) <= 4 or (len(words) == 4 and words[3] != "mirrored"):
        raise NotationError("bad_state_line", text=f"draft={text}"[:40])
    return {
        "passed": [SEAT_LETTERS[seat] in words[0] for seat in range(int(setup.seats))],
        "column": read_number(words[1], "draft"),
        "panel": "" if words[2] == NONE else words[2],
        "mirrored": len(words) == 4,
    }


def write_counts(counts: dict[str, int]) -> str:
    """Write cards with their counts."""
    return ",".join(f"{name}:{count}" for name, count in counts.items()) or NONE


def read_counts(text: str) -> dict[str, int]:
    """Read cards with their counts."""
    counts: dict[str, int] = {}
    if text == NONE:
        return counts
    for pair in text.split(","):
        word, _, number = pair.partition(":")
        counts[word] = read_number(number, word)
    return counts


def read_attempt_text(edition: CarpetEdition, text: str) -> Attempt:
    """Read an attempt: an action's notation, or something that the rules refuse.

    ``S23 + V1 light_blue up left`` names too many cards, ``S23 beige swap V1`` a swap that is not
    allowed, ``fly 11,3 12,3`` draws a path.
    """
    words = text.split()
    known = edition.table.by_notation.get(" ".join(words))
    if known is not None:
        return known
    if len(words) < 2:
        raise NotationError("unknown_action", text=text[:40])
    if words[0] == "fly":
        return {"do": "fly", "path": [read_cell(word) for word in words[1:]]}
    data: dict[str, Any] = {}
    if len(words) > 3 and words[-2] == "swap":
        data["swap"] = words[-1]
        words = words[:-2]
    if words[:2] == ["no", "card"] and len(words) == 2:
        return {"do": "no_card", **data}
    if words[-1] == "wind_first":
        data["wind_first"] = True
        words = words[:-1]
    directions: list[str] = []
    while len(words) > 1 and words[-1] in DIRECTION_NAMES:
        directions.insert(0, words.pop())
    if directions:
        data["direction"] = directions[0] if len(directions) == 1 else directions
    if words == ["direction"]:
        return {"do": "direction_only", **data}
    cards = [word for word in words[:-1] if word != "+"]
    if not cards:
        raise NotationError("unknown_action", text=text[:40])
    return {
        "do": "play",
        "card": cards[0] if len(cards) == 1 else cards,
        "arrow": words[-1],
        **data,
    }
