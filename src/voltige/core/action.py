"""Actions: shared objects with a fixed code, a JSON form and a notation, built once per edition."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from voltige.core.errors import NotationError

Json = dict[str, Any]


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One thing that a seat can do; equal to itself alone, because there is one of each."""

    def __init__(self, code: int, notation: str, data: Json, rule: str) -> None:
        self.code: Final = code
        self.notation: Final = notation
        self.data: Final = data  # its JSON form; "do" names the verb
        self.rule: Final = rule  # the rule that allows it

    def __repr__(self) -> str:
        """Show code and notation."""
        return f"<{self.code} {self.notation}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class ActionTable:
    """All actions of one edition in the order of their codes."""

    def __init__(self, actions: list[Action]) -> None:
        self.actions: Final = actions
        self.by_notation: Final = {action.notation: action for action in actions}
        self.by_key: Final = {json_key(action.data): action for action in actions}

    def read(self, notation: str) -> Action:
        """Find the action that a notation names."""
        found = self.by_notation.get(" ".join(notation.split()))
        if found is None:
            raise NotationError("unknown_action", text=notation)
        return found

    def from_json(self, data: Json) -> Action | None:
        """Find the action with this JSON form, or None."""
        for value in data.values():
            if not isinstance(value, (str, int)):
                return None  # no action says more than words and numbers
        return self.by_key.get(json_key(data))

    def attempt(self, data: Json) -> Attempt:
        """Read what somebody attempts: an action, or the data as they are, to be explained."""
        found = self.from_json(data)
        return data if found is None else found


Attempt = Action | Json  # what a seat tries; data only where they are the form of no action


def data_of(attempt: Attempt) -> Json:
    """Give the JSON form of an attempt."""
    return attempt.data if isinstance(attempt, Action) else attempt


def json_key(data: Json) -> str:
    """Make a key that does not depend on the order of the data; types count (1 is not true)."""
    return ";".join(f"{name}={data[name]!r}" for name in sorted(data))
