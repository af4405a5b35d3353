"""What is written and read: plain rows."""

from dataclasses import dataclass
from typing import Any

from msgspec import Struct

from voltige.match.steps import AnyStep, read_step, write_step

ASKED = "asked"


class EntryRow(Struct, frozen=True):
    """One number of a table's log: what was done, for which seat, when, and with which luck."""

    number: int
    at: int
    seat: int
    step: AnyStep
    luck: list[str] = []
    request: str = ""  # the id of the request that it follows, if any
    asked: str = ""  # who asked under that id, and what exactly
    times: dict[str, Any] = {}  # of a claim that was measured, in the game's own words

    @property
    def kind(self) -> str:
        """Give the kind of the step."""
        return self.step.kind

    def data(self) -> dict[str, Any]:
        """Give what the row says beside its columns, as plain data."""
        told = write_step(self.step)
        told.update(self.times)
        if self.asked:
            told[ASKED] = self.asked
        return told


def entry_row(
    number: int,
    at: int,
    kind: str,
    seat: int,
    data: dict[str, Any],
    luck: list[str],
    request: str,
) -> EntryRow:
    """Read a row back from its columns."""
    step = read_step(kind, data)
    own = {ASKED, *step.__struct_fields__}
    times = {key: value for key, value in data.items() if key not in own}
    return EntryRow(number, at, seat, step, luck, request, data.get(ASKED, ""), times)


@dataclass(frozen=True, slots=True)
class TableRow:
    """What was agreed when a table was made; none of it changes."""

    id: str
    game: str
    rules: int
    edition: str
    edition_hash: str
    options: dict[str, Any]
    seats: int
    mode: str
    practice: bool
    public: bool
    spectators: bool
    move_s: int
    reserve_s: int
    position: dict[str, Any] | None
    seed: bytes
    owner: str
    created_at: int
    rematch_of: str | None = None
    edition_text: str | None = None  # TOML, where the edition did not come with the game
    coach: bool = True  # whether seats may ask for odds
    bot_delay_ms: int = 0  # how long bots wait before they play


class Summary(Struct, frozen=True):
    """What lists show of a table, and when the server must look at it again."""

    status: str
    names: list[str]
    asked: list[int]
    changed_at: int
    deadline: int | None
    due_at: int | None


@dataclass(frozen=True, slots=True)
class Listed:
    """A table in a list."""

    id: str
    game: str
    mode: str
    practice: bool
    created_at: int
    summary: Summary
    seats: list[int]  # of the one who asks


@dataclass(frozen=True, slots=True)
class ChatRow:
    """A line of chat."""

    number: int
    at: int
    seat: int
    name: str
    text: str


@dataclass(frozen=True, slots=True)
class TokenRow:
    """A program's token; ``hash`` is the SHA-256 of its secret."""

    id: str
    hash: str
    name: str
    scopes: list[str]
    owner: str
    created_at: int


@dataclass(frozen=True, slots=True)
class ClaimRow:
    """A claim in a decision with measured times, or that a seat claims nothing."""

    seat: int
    arrived_at: int
    latency_ms: int
    action: dict[str, Any]
    request: str = ""  # that made it


class Append(Struct, frozen=True):
    """New entries of one table, written together or not at all."""

    table_id: str
    rows: list[EntryRow]
    summary: Summary
    holders: list[tuple[str, int]] = []
    left: list[tuple[str, int]] = []
    new: TableRow | None = None  # the table itself, with its first entries
