"""One field of a position: its key, its kind, where it lives, when it means something, who sees it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from voltige.core.fields.cards import UNKNOWN
from voltige.core.fields.kinds import Kind
from voltige.core.fields.schemas import Schema, list_schema, noted
from voltige.core.state import State

# Who may see a field; add them up. Nobody, unless the declaration says so.
NOBODY_SEES: Final = 0
EVERYONE_SEES: Final = 1
OWNER: Final = 2  # the seat whose part of the field it is
ALLIES: Final = 4  # the seats of one person together
SIZE: Final = 8  # everyone sees how much there is, whoever sees what
WHEN_OVER: Final = 16  # everyone, once the game has ended
BY_RULE: Final = (
    32  # a rule of its own shows or hides some of it (``State.show``); its note says so
)

# Where a field is told
POSITION: Final = 1  # in plain data, and in notation unless it is derived
VIEW: Final = 2
BOTH: Final = 3

SHARED: Final = -1  # the seat of what belongs to none


@mypyc_attr(allow_interpreted_subclasses=True)
class Access:
    """Where a value lives. ``seat`` is its owner, SHARED where it has none.

    What is told in views alone is asked with the seat that looks.
    """

    def get(self, state: State, seat: int) -> Any:
        """Take the value out of a position."""
        raise NotImplementedError

    def put(self, state: State, seat: int, value: Any) -> None:
        """Put the value into a position."""
        raise AssertionError("this follows from other fields")

    def show(self, state: State, seen: State, seat: int) -> None:
        """Copy the value into a view's position."""
        self.put(seen, seat, self.get(state, seat))

    def show_size(self, state: State, seen: State, seat: int) -> None:
        """Copy how much there is, and nothing else."""
        self.put(seen, seat, [UNKNOWN] * len(self.get(state, seat)))


class Attribute(Access):
    """An attribute of the state."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def get(self, state: State, seat: int) -> Any:
        return getattr(state, self.name)

    def put(self, state: State, seat: int, value: Any) -> None:
        setattr(state, self.name, value)


class Row(Access):
    """An attribute of the state that is a row of numbers; it is replaced, so that clones may share it."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def get(self, state: State, seat: int) -> Any:
        return [int(number) for number in getattr(state, self.name)]

    def put(self, state: State, seat: int, value: Any) -> None:
        row: list[int] = value
        setattr(state, self.name, vec[i64](row))


class InRow(Access):
    """A seat's number in such a row."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def get(self, state: State, seat: int) -> Any:
        return int(getattr(state, self.name)[seat])

    def put(self, state: State, seat: int, value: Any) -> None:
        row = [int(number) for number in getattr(state, self.name)]
        row[seat] = value
        setattr(state, self.name, vec[i64](row))


class Follows(Access):
    """What a function of the position says."""

    def __init__(self, told: Callable[[Any], Any]) -> None:
        self.told: Final = told

    def get(self, state: State, seat: int) -> Any:
        return self.told(state)


class OfSeat(Access):
    """What a function of the position and a seat says: the owner's, or the one that looks."""

    def __init__(self, told: Callable[[Any, int], Any]) -> None:
        self.told: Final = told

    def get(self, state: State, seat: int) -> Any:
        return self.told(state, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """One field. Its value lives in the attribute of its name unless ``access`` says otherwise."""

    def __init__(
        self,
        name: str,
        kind: Kind,
        sight: int = NOBODY_SEES,
        note: str = "",
        *,
        access: Access | None = None,
        default: Any = None,
        per_seat: bool = False,
        may_be_short: bool = False,
        phases: list[int] | None = None,
        told: int = BOTH,
        derived: bool = False,
    ) -> None:
        self.name: Final = name  # its key in plain data
        self.kind: Final = kind
        self.sight: Final = sight
        self.access: Final[Access] = access if access is not None else usual_access(name, per_seat)
        self.default: Final[Any] = default  # where data leaves it open; None: as the set-up has it
        self.per_seat: Final = per_seat
        self.may_be_short: Final = may_be_short  # per seat: the last ones need not be named
        self.phases: Final = (
            None if phases is None else frozenset(phases)
        )  # where it means something
        self.told: Final = told
        self.derived: Final = derived  # it follows from others: written, compared, never read
        self.note: Final = note  # what it means, in one sentence, perhaps with the rule's number

    def is_meant(self, phase: int) -> bool:
        """Return whether the field means something in a phase."""
        return self.phases is None or phase in self.phases

    def is_open(self) -> bool:
        """Return whether all see the same: everyone sees it, and no rule of its own says more."""
        return self.sight & (EVERYONE_SEES | BY_RULE) == EVERYONE_SEES

    def plain(self, state: State, seat: int, seats: int) -> Any:
        """Return the field as plain data; ``seat`` owns it, or looks at it, or is SHARED."""
        if not self.is_meant(int(state.phase)):
            return self.plain_none(seats)
        if not self.per_seat:
            return self.kind.plain(self.access.get(state, seat))
        return [self.kind.plain(self.access.get(state, each)) for each in range(seats)]

    def plain_none(self, seats: int) -> Any:
        """Return the plain data of nothing."""
        if self.per_seat:
            return [self.kind.plain(self.kind.none()) for _ in range(seats)]
        return self.kind.plain(self.kind.none())

    def schema(self, seats: int, in_view: bool) -> Schema:
        """Describe the plain data of a position, or of a view."""
        if in_view and self.sight & (OWNER | ALLIES | SIZE):
            told = self.kind.or_hidden(self.sight & SIZE != 0)
        elif self.phases is not None:
            told = self.kind.or_none()
        else:
            told = self.kind.schema()
        if self.per_seat:
            told = list_schema(told, seats, seats)
        return noted(told, self.note)


def derived_field(
    name: str, kind: Kind, access: Access, note: str, *, per_seat: bool = False
) -> Field:
    """Declare what follows from other fields and everyone sees."""
    return Field(name, kind, EVERYONE_SEES, note, access=access, per_seat=per_seat, derived=True)


def view_field(
    name: str,
    kind: Kind,
    access: Access,
    note: str,
    sight: int = EVERYONE_SEES,
    phases: list[int] | None = None,
) -> Field:
    """Declare what only views tell; it is asked with the seat that looks."""
    return Field(name, kind, sight, note, access=access, phases=phases, told=VIEW)


def usual_access(name: str, per_seat: bool) -> Access:
    """Return where a field lives that does not say so."""
    return InRow(name) if per_seat else Attribute(name)
