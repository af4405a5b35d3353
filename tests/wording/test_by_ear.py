"""Positions in words leave nothing out: whatever a seat sees change can be heard."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import msgspec
import pytest

from tests.conformance.tables import Case, amount
from tests.wording.sentences import told, words_of
from voltige.core.errors import VoltigeError
from voltige.core.fields.field import SHARED
from voltige.core.fields.group import put_fields
from voltige.core.position import PositionReader
from voltige.core.state import CHANCE, State
from voltige.core.view import View
from voltige.games import GAMES
from voltige.wording.wording import Wording

Json = dict[str, Any]

UNTOLD: dict[str, set[str]] = {  # what follows from the rest, and a counter for statistics
    "loops": {"turn_owner"},
    "lucky-loop": set(),
    "flying-carpet": {"pending"},  # whether a card is drawn; a swap is told
    "hydroracers": {"turn", "rounds_flown", "taker", "planes.all_damage", "planes.all_alert"},
}
CAMPAIGN = {"mode": "campaign", "start_with_development": True}
TABLES: list[tuple[str, int, Json]] = [
    ("loops", 3, {"loop_return": "bottom", "memory_aid": True}),
    ("lucky-loop", 3, {}),
    ("flying-carpet", 6, {"landscape": "draft", "play_on": True}),  # crowds lie upon each other
    ("hydroracers", 3, {"cockpit": "expert", "autopilots": ["bernard"]}),
    ("hydroracers", 3, {**CAMPAIGN, "races": 2, "cockpit": "expert", "autopilots": ["bernard"]}),
    ("hydroracers", 2, {**CAMPAIGN, "races": 3}),
]


def heard(words: Wording, view: View) -> bytes:
    """Give all that is said of a position."""
    return msgspec.json.encode([words.prompt(view), *words.position(view)])


def changes(data: Json, other: Json) -> Iterator[tuple[str, Json]]:
    """Give a position with one field after the other taken from another; planes by their parts."""
    for key, value in other.items():
        if key != "planes":
            yield key, {**data, key: value}
            continue
        for name in value[0]:
            planes = [
                {**own, name: theirs[name]}
                for own, theirs in zip(data["planes"], value, strict=True)
            ]
            yield f"planes.{name}", {**data, "planes": planes}


def laid_out(state: State, data: Json) -> State:
    """Lay fields out without asking whether a game could lead there."""
    layout, mixed = state.layout(), state.blank()
    values = layout.read(mixed, PositionReader(data))
    put_fields(layout.stored, mixed, SHARED, values)
    return mixed


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_whatever_changes_can_be_heard(name: str, seats: int, options: Json) -> None:
    game = next(game for game in GAMES if game.name == name)
    case = Case(game, game.load_edition(), seats, options)
    words = words_of(case)
    last: dict[int, Json] = {}  # by phase
    changed: set[str] = set()
    noticed: set[str] = set()
    for state, _ in told(case, 6, amount(400, 800)):
        if state.to_act == CHANCE:
            continue
        view, data = state.view(0), state.to_dict()
        for key, mixed in changes(data, last.get(int(state.phase), data)):
            if mixed == data:
                continue
            with suppress(LookupError, TypeError, ValueError, VoltigeError):  # no such position
                other = laid_out(state, mixed).view(0)
                if other.to_json() != view.to_json():
                    changed.add(key)
                    if heard(words, other) != heard(words, view):
                        noticed.add(key)
        last[int(state.phase)] = data
    assert changed - noticed <= UNTOLD[name]
    assert len(noticed) > 8
