"""Positions and attempts as one line of text, and back."""

from __future__ import annotations

from typing import Any, Final

from voltige.core.action import Attempt
from voltige.core.errors import NotationError
from voltige.core.notation import NONE, read_number, read_seat, write_seat
from voltige.games.lucky_loop.actions import (
    DO_ASSIGN,
    DO_DRAW,
    DO_HIGHLIGHT,
    DO_REROLL,
    VERBS,
)
from voltige.games.lucky_loop.edition import LuckyLoopEdition
from voltige.games.lucky_loop.options import LuckyLoopSetup
from voltige.games.lucky_loop.place import place_state
from voltige.games.lucky_loop.refusal.attempt import (
    KEYS,
)
from voltige.games.lucky_loop.state import LuckyLoopState

WORDS: Final = ["phase", "programme", "draw_for", "draw_pile"]
SEATS: Final = ["active", "first_player"]
NUMBERS: Final = ["to_act", "round_no", "to_draw", "token_supply"]
ROWS: Final = ["hands", "free_cards"]  # cards of each seat
PLACES: Final = ["draw_piles", "discard_piles", "board"]  # cards of each named place
LISTS: Final = ["totals", "tokens", "penalties", "free_scores"]
FLIGHT_WORDS: Final = {  # how an attempt begins, where its verb is written otherwise
    "lay": "lay_programme",
    "upgrade": "upgrade_card",
}


def write_state(state: LuckyLoopState) -> str:
    """Write a position as ``key=value`` words; seats are letters, cards their ids."""
    told = state.to_dict()
    words = [f"{key}={told[key] or NONE}" for key in WORDS]
    words += [f"{key}={write_seat(told[key])}" for key in SEATS]
    words += [f"{key}={told[key]}" for key in NUMBERS]
    words.append(f"end_triggered={'yes' if told['end_triggered'] else 'no'}")
    for key in ROWS:
        words.append(f"{key}={'/'.join(write_cards(row) for row in told[key])}")
    for key in PLACES:
        words.append(f"{key}={'/'.join(write_cards(cards) for cards in told[key].values())}")
    words.append(f"picked={write_cards(told['picked'])}")
    programmes = state.setup.edition.programme_names
    rows = [",".join(str(row.get(name, 0)) for name in programmes) for row in told["scores"]]
    words.append(f"scores={'/'.join(rows)}")
    words.append(f"records={','.join(str(told['records'][name]) for name in programmes)}")
    words += [f"{key}={','.join(str(number) for number in told[key])}" for key in LISTS]
    if told["flight"]:
        words.append(f"flight={write_flight(told['flight'])}")
    return " ".join(words)


def write_cards(cards: list[str]) -> str:
    """Write cards."""
    return ",".join(cards) or NONE


def write_dice(dice: list[int]) -> str:
    """Write the faces of dice."""
    return "".join(str(face) for face in dice) or NONE


def write_flight(flight: dict[str, Any]) -> str:
    """Write kind, star, dice left, red die, dice to roll, the roll, and the dice of figures."""
    red = "red" if flight["seventh_used"] else "black"
    figures = [write_dice(figure["dice"]) for figure in flight["figures"]]
    head = [flight["kind"], str(flight["highlight"]), str(flight["dice_left"]), red]
    return "/".join([*head, str(flight["to_roll"]), write_dice(flight["roll"]), *figures])


def read_state(setup: LuckyLoopSetup, line: str) -> LuckyLoopState:
    """Read what ``write_state`` wrote."""
    data: dict[str, Any] = {}
    for word in line.split():
        key, equals, text = word.partition("=")
        if not equals or key in data:
            raise bad_word(word)
        data[key] = read_value(setup.edition, key, text)
    return place_state(setup, data)


def bad_word(text: str) -> NotationError:
    """Make the error for a word that can't be read."""
    return NotationError("bad_state_line", text=text[:40])


def read_value(edition: LuckyLoopEdition, key: str, text: str) -> Any:
    """Read the value of one key."""
    if key in WORDS:
        return "" if text == NONE else text
    if key in NUMBERS:
        return read_number(text)
    if key in SEATS:
        return read_seat(text)
    if key == "end_triggered":
        if text not in {"yes", "no"}:
            raise bad_word(text)
        return text == "yes"
    if key == "picked":
        return read_cards(text)
    if key in ROWS:
        return [read_cards(row) for row in text.split("/")]
    if key in PLACES:
        names = edition.programme_names if key == "board" else edition.pile_names
        return named(names, [read_cards(row) for row in text.split("/")], text)
    if key in LISTS:
        return [read_number(number) for number in text.split(",")]
    if key == "scores":
        rows = [[read_number(n) for n in row.split(",")] for row in text.split("/")]
        return [named(edition.programme_names, row, text) for row in rows]
    if key == "records":
        numbers = [read_number(number) for number in text.split(",")]
        return named(edition.programme_names, numbers, text)
    if key == "flight":
        return read_flight(text)
    raise bad_word(key)


def named(names: list[str], values: list[Any], text: str) -> dict[str, Any]:
    """Return the name of each value."""
    if len(values) != len(names):
        raise bad_word(text)
    return dict(zip(names, values, strict=True))


def read_cards(text: str) -> list[str]:
    """Read cards; whether they exist is checked with the position."""
    return [] if text == NONE else text.split(",")


def read_faces(text: str) -> list[int]:
    """Read the faces of dice."""
    return [] if text == NONE else [read_number(face) for face in text]


def read_flight(text: str) -> dict[str, Any]:
    """Read what ``write_flight`` wrote."""
    parts = text.split("/")
    if len(parts) < 7 or parts[3] not in {"red", "black"}:
        raise bad_word(text)
    return {
        "kind": parts[0],
        "highlight": read_number(parts[1]),
        "dice_left": read_number(parts[2]),
        "seventh_used": parts[3] == "red",
        "to_roll": read_number(parts[4]),
        "roll": read_faces(parts[5]),
        "figures": [{"dice": read_faces(part)} for part in parts[6:]],
    }


def read_attempt_text(edition: LuckyLoopEdition, text: str) -> Attempt:
    """Read an attempt: an action's notation, or one that names dice by their faces.

    ``assign 2 = 3 5`` and ``reroll = 2 2`` name faces; a card, programme or pile that does not
    exist is passed on, so that the refusal names it.
    """
    words = text.split()
    known = edition.table.by_notation.get(" ".join(words))
    if known is not None:
        return known
    if not words:
        raise NotationError("unknown_action", text=text[:40])
    verb = FLIGHT_WORDS.get(words[0], words[0])
    if verb not in VERBS:
        raise NotationError("unknown_action", text=text[:40])
    kind = VERBS.index(verb)
    rest = words[1:]
    data: dict[str, Any] = {"do": verb}
    if kind in KEYS:
        if not rest:
            raise NotationError("unknown_action", text=text[:40])
        figure = kind in {DO_ASSIGN, DO_HIGHLIGHT}
        data[KEYS[kind]] = read_figure(rest[0]) if figure else rest[0]
        rest = rest[1:]
    if kind in {DO_ASSIGN, DO_REROLL}:
        return {**data, **read_named_dice(rest)}
    if rest or (kind < DO_DRAW and kind not in KEYS):
        raise NotationError("unknown_action", text=text[:40])
    return data


def read_figure(text: str) -> Any:
    """Read the number of a figure; what is none is passed on."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else text


def read_named_dice(words: list[str]) -> dict[str, Any]:
    """Read dice by their faces after ``=``, else by their letters."""
    if words and words[0] == "=":
        return {"faces": [read_figure(word) for word in words[1:]]}
    return {"dice": "".join(words)}
