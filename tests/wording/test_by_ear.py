"""Positions in words leave nothing out: whatever changes in a view can be heard."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import msgspec
import pytest

from tests.conformance.tables import Case, amount
from tests.wording.sentences import told, words_of
from voltige.core.state import CHANCE
from voltige.games import GAMES
from voltige.wording.wording import Wording

Json = dict[str, Any]

UNTOLD: dict[str, set[str]] = {  # what follows from the rest, and a counter for statistics
    "loops": {"box_face", "turn_owner", "next_seat", "lowest_next", "highest_next"},
    "lucky-loop": {"hand_sizes", "picked_difficulty", "picked_dice", "to_discard"},
    "flying-carpet": {"pending"},  # whether a card is drawn; a swap is told
    "hydroracers": {
        "turn",
        "rounds_flown",
        "taker",
        "planes.all_damage",
        "planes.all_alert",
    },
}
CAMPAIGN = {"mode": "campaign", "start_with_development": True}
TABLES: list[tuple[str, int, Json]] = [
    ("loops", 3, {"looping_return": "bottom", "memory_aid": True}),
    ("lucky-loop", 3, {}),
    ("flying-carpet", 6, {"landscape": "draft", "play_on": True}),  # crowds lie upon each other
    ("hydroracers", 3, {"cockpit": "expert", "autopilots": ["bernard"]}),
    ("hydroracers", 3, {**CAMPAIGN, "races": 2, "cockpit": "expert", "autopilots": ["bernard"]}),
    ("hydroracers", 2, {**CAMPAIGN, "races": 3}),
]


def heard(words: Wording, view: Json) -> bytes:
    """Give all that is said of a position."""
    return msgspec.json.encode([words.prompt(view), *words.position(view)])


def changes(view: Json, other: Json) -> Iterator[tuple[str, Json]]:
    """Give a view with one thing after the other taken from another view; planes by their parts."""
    for key, value in other.items():
        if key != "planes":
            if view[key] != value:
                yield key, {**view, key: value}
            continue
        for name in value[0]:
            planes = [
                {**own, name: theirs[name]}
                for own, theirs in zip(view["planes"], value, strict=True)
            ]
            if planes != view["planes"]:
                yield f"planes.{name}", {**view, "planes": planes}


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_whatever_changes_can_be_heard(name: str, seats: int, options: Json) -> None:
    game = next(game for game in GAMES if game.name == name)
    case = Case(game, game.load_edition(), seats, options)
    words = words_of(case)
    last: dict[str, Json] = {}  # by phase
    changed: set[str] = set()
    noticed: set[str] = set()
    for state, _ in told(case, 6, amount(400, 800)):
        if state.to_act == CHANCE:
            continue
        view = state.view(0).to_json()
        for key, mixed in changes(view, last.get(view["phase"], view)):
            changed.add(key)
            with suppress(LookupError, TypeError, ValueError):  # no position of the game
                if heard(words, mixed) != heard(words, view):
                    noticed.add(key)
        last[view["phase"]] = view
    assert changed - noticed <= UNTOLD[name]
    assert len(noticed) > 8
