"""Positions and attempts as one line of text, and back."""

from __future__ import annotations

from typing import Any, Final

from voltige.core.action import Attempt
from voltige.core.errors import NotationError
from voltige.core.notation import NONE, read_number, read_seat, write_seat
from voltige.games.loops.edition import LoopsEdition
from voltige.games.loops.options import LoopsSetup
from voltige.games.loops.place import place_state
from voltige.games.loops.state import LoopsState

NUMBERS: Final = ["round_no", "plays_this_round", "to_take", "to_act"]
SEATS: Final = ["turn_owner", "starter", "taker"]
WORDS: Final = ["phase", "direction", "attitude"]
PILES: Final = ["pile", "bottom"]
COUNTS: Final = ["draw_pile", "returned"]
ROWS: Final = ["hands", "known"]
LISTS: Final = ["totals", "rounds_won"]


def write_state(state: LoopsState) -> str:
    """Write a position as ``key=value`` words; seats are letters, cards their words."""
    told = state.to_dict()
    edition = state.setup.edition
    words = [f"{key}={told[key]}" for key in WORDS]
    words += [f"{key}={write_seat(told[key])}" for key in SEATS]
    words += [f"{key}={told[key]}" for key in NUMBERS]
    words += [f"{key}={write_pile(edition, told[key])}" for key in PILES]
    words += [f"{key}={write_counts(edition, told[key])}" for key in COUNTS]
    for key in ROWS:
        words.append(f"{key}={'/'.join(write_counts(edition, row) for row in told[key])}")
    words += [f"{key}={','.join(str(number) for number in told[key])}" for key in LISTS]
    race = told["race"]
    if race:
        claims = "/".join(claim.replace(" ", "_") or NONE for claim in race["claims"])
        words.append(f"race={write_seat(race['speed_player'])}/{claims}")
    return " ".join(words)


def read_state(setup: LoopsSetup, line: str) -> LoopsState:
    """Read what ``write_state`` wrote."""
    data: dict[str, Any] = {}
    for word in line.split():
        key, equals, text = word.partition("=")
        if not equals or key in data:
            raise NotationError("bad_state_line", text=word[:40])
        data[key] = read_value(setup.edition, key, text)
    return place_state(setup, data)


def read_value(edition: LoopsEdition, key: str, text: str) -> Any:
    """Read the value of one key."""
    if key in WORDS:
        return text
    if key in NUMBERS:
        return read_number(text, key)
    if key in SEATS:
        return read_seat(text)
    if key in PILES:
        return [read_card(edition, word) for word in text.split(",")] if text != NONE else []
    if key in COUNTS:
        return read_counts(edition, text)
    if key in ROWS:
        return [read_counts(edition, row) for row in text.split("/")]
    if key in LISTS:
        return [read_number(number, key) for number in text.split(",")]
    if key == "race":
        seat, _, claims = text.partition("/")
        answers = ["" if c == NONE else c.replace("_", " ") for c in claims.split("/")]
        return {"speed_player": read_seat(seat), "claims": answers}
    raise NotationError("bad_state_line", text=key[:40])


def read_card(edition: LoopsEdition, word: str) -> str:
    """Return the id of the card with this word of notation."""
    if word not in edition.words:
        raise NotationError("bad_card", text=word[:40])
    return edition.ids[edition.words.index(word)]


def write_pile(edition: LoopsEdition, ids: list[str]) -> str:
    """Write cards in order."""
    return ",".join(edition.words[edition.ids.index(name)] for name in ids) or NONE


def write_counts(edition: LoopsEdition, counts: dict[str, int]) -> str:
    """Write cards with their counts."""
    pairs = [f"{edition.words[edition.ids.index(name)]}:{n}" for name, n in counts.items()]
    return ",".join(pairs) or NONE


def read_counts(edition: LoopsEdition, text: str) -> dict[str, int]:
    """Read cards with their counts."""
    counts: dict[str, int] = {}
    if text == NONE:
        return counts
    for pair in text.split(","):
        word, _, number = pair.partition(":")
        counts[read_card(edition, word)] = read_number(number, word)
    return counts


def read_attempt_text(edition: LoopsEdition, text: str) -> Attempt:
    """Read an attempt: an action's notation, or cards that can't be played together.

    ``play 4000 + 7000`` shows two cards, ``play draw3 on C`` names a target; a word that is no
    card is passed on, so that the refusal names it.
    """
    known = edition.table.by_notation.get(" ".join(text.split()))
    if known is not None:
        return known
    words = text.split()
    if len(words) < 2 or words[0] != "play":
        raise NotationError("unknown_action", text=text[:40])
    data: dict[str, Any] = {"do": "play"}
    if len(words) > 3 and words[-2] == "on":
        data["target"] = read_seat(words[-1])
        words = words[:-2]
    cards: list[str] = []
    for part in " ".join(words[1:]).split(" + "):
        word, _, count = part.partition(" x")
        name = edition.ids[edition.words.index(word)] if word in edition.words else word
        copies = read_number(count, "x") if count else 1
        if copies > 200:
            raise NotationError("unknown_action", text=text[:40])
        cards += [name] * copies
    data["cards"] = cards
    return data
