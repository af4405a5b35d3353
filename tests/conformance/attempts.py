"""Attempts of all kinds, and what a position answers to them."""

from __future__ import annotations

from voltige.core.action import ActionTable, Json
from voltige.core.errors import VoltigeError
from voltige.core.state import State

JUNK: list[object] = [None, True, -1, 0, 10**6, 10**30, 1.5, "", "nonsense", [], [None], {}]


MANY = 120  # actions; of more than that, one in so many is tried


def legal_forms(table: ActionTable) -> list[Json]:
    """Give the JSON form of every action, or of a part of them that is spread over the table."""
    return [action.data for action in table.actions[:: 1 + len(table.actions) // MANY]]


def malformed(table: ActionTable) -> list[Json]:
    """Spoil one action of each form: a key left out, one too many, a value of a wrong kind.

    By accident one of them may be an action after all; ``refusal`` then says so.
    """
    found: list[Json] = [{}, {"do": None}, {"do": 7}, {"do": "nonsense"}, {"nonsense": 1}]
    seen = set()
    for data in (action.data for action in table.actions):
        form = (data.get("do"), *sorted(data))
        if form in seen:
            continue
        seen.add(form)
        found.append({**data, "nonsense": 1})
        for key in data:
            found.append({name: value for name, value in data.items() if name != key})
            found += [{**data, key: junk} for junk in JUNK]
    return found


def answer(state: State, seat: int, attempt: Json) -> str:
    """Give all that a seat learns from an attempt: legal, refused, or not to be read."""
    try:
        refused = state.refusal(seat, attempt)
    except VoltigeError as error:
        return f"unreadable {type(error).__name__} {error.code} {error.params} {error}"
    if refused is None:
        return f"legal {state.understand(attempt).notation}"
    return f"refused {refused.code} {refused.rule} {refused.params} {refused}"
