"""What is asked of tables, and what they answer, beside the messages of a connection."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from voltige.tables.wire.parts import (
    Clock,
    Mode,
    Name,
    Nonce,
    SeatNumber,
    Status,
    TableInfo,
    WireEvent,
)
from voltige.wording.text import Sheet, Text

MOST_EDITION = 60_000  # characters
EditionText = Annotated[str, Meta(max_length=MOST_EDITION, description="an edition file (TOML)")]
BotDelay = Annotated[int, Meta(ge=0, le=60_000, description="milliseconds")]
RecordText = Annotated[str, Meta(max_length=1_000_000, description="a .flight record")]


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who should hold a seat: ``me``, ``open``, ``bot:<name>`` or ``autopilot``."""

    controller: Annotated[str, Meta(min_length=1, max_length=40)]
    name: Annotated[str, Meta(max_length=40)] = ""


class NewTable(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a new table should be."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=26)]
    edition: Annotated[str, Meta(max_length=60)] | None = None
    edition_text: EditionText | None = None
    options: dict[str, Any] = {}
    mode: Mode = "live"
    practice: bool = False
    public: bool = False
    spectators: bool = True
    coach: bool = True
    bot_delay_ms: BotDelay | None = None
    clock: Clock = field(default_factory=Clock)
    name: Name = "Pilot"
    nonce: Nonce = ""


class Sit(Struct, forbid_unknown_fields=True):
    """Taking a seat."""

    name: Name
    seat: SeatNumber | None = None
    nonce: Nonce = ""


class SeatKey(Struct):
    """The key of a recovery link; shown once, to the holder alone."""

    seat: int
    key: str


class Seated(Struct):
    """A table, and the recovery keys of the seats just taken."""

    table: TableInfo
    keys: list[SeatKey]


class Recover(Struct, forbid_unknown_fields=True):
    """The key of a recovery link."""

    key: Annotated[str, Meta(min_length=1, max_length=100)]


class Rematch(Struct, forbid_unknown_fields=True):
    """Whether to waive the nonce for the next match; it is given once its seal is known."""

    nonce: Nonce = ""


class Components(Struct):
    """All components of a table's edition, as its file has them, and what they are called."""

    edition: str
    data: dict[str, Any]
    names: dict[str, dict[str, Text]]  # by kind and id


class TableLine(Struct):
    """A table in a list."""

    id: str
    game: str
    status: Status
    mode: Mode
    practice: bool
    names: list[str]
    open_seats: int
    created_at: int
    changed_at: int
    my_seats: list[int]
    my_turn: bool
    deadline: int | None = None


class LogPage(Struct):
    """Lines of the log as one viewer was told them; ``first`` is the number of the first."""

    first: int
    events: list[WireEvent]


class OptionInfo(Struct):
    """A table option: enough to make a form of it."""

    name: str
    kind: Literal["choice", "number", "flag", "whole", "seat", "per_seat", "several", "list"]
    default: Any
    rule: str
    label: Text
    hint: Text | None
    explanation: str
    values: list[str | int] = []
    value_labels: list[Text] = []
    every_seat: bool = False
    low: int | None = None
    high: int | None = None
    zero: bool = False
    usual: dict[str, Any] = {}
    barred: dict[str, list[str | int]] = {}
    fewest_seats: int | None = None


class EditionInfo(Struct):
    """A printing of a game."""

    name: str
    title: str
    hash: str
    min_seats: int
    max_seats: int
    options: list[OptionInfo]


class GameInfo(Struct):
    """A game: titles, editions, options and bots."""

    name: str
    rules: int
    prefix: str
    title: Text
    line: Text
    default_edition: str
    editions: list[EditionInfo]
    bots: list[str]


class Proof(Struct):
    """What anybody needs to check the luck of a match."""

    table: str
    commitment: str
    nonces: list[str]
    order: list[int]
    seed: str | None
    draws: int
    verified: bool | None
    method: str


class Step(Struct):
    """One version of a match in a replay."""

    version: int
    seat: int
    kind: str
    notation: str
    undone: bool
    events: list[WireEvent]
    view: dict[str, Any]
    seats: list[list[Text]]
    position: list[Text] | None = None


class Replay(Struct):
    """A page of a match step by step, as one viewer saw it."""

    game: str
    edition: str
    options: dict[str, Any]
    practice: bool
    seats: list[str]
    seat: int
    first: int
    count: int
    steps: list[Step]
    components: Components | None
    sheet: Sheet | None = None


class RecordBody(Struct, forbid_unknown_fields=True):
    """A record to be replayed, from which point of view."""

    record: RecordText
    seat: Annotated[int, Meta(ge=-1, le=25)] = -1
    position: bool = False
    first: Annotated[int, Meta(ge=0, le=2_147_483_647)] = 0


class Continue(Struct, kw_only=True, forbid_unknown_fields=True):
    """A record to be played on from one of its versions, and the table for it."""

    record: RecordText
    version: Annotated[int, Meta(ge=0, le=2_147_483_647)] | None = None
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=26)]
    mode: Mode = "live"
    practice: bool = False
    name: Name = "Pilot"
    nonce: Nonce = ""


class TryExample(Struct, kw_only=True, forbid_unknown_fields=True):
    """A worked example of a game's rules, and who wants to play it."""

    game: Annotated[str, Meta(max_length=40)]
    example: Annotated[str, Meta(max_length=40)]
    name: Name = "Pilot"
    nonce: Nonce = ""


class News(Struct):
    """A line of ``GET /api/stream``: something about one of the own tables."""

    type: Literal["seat", "turn", "over"]
    table: str
    game: str
    seat: int
    at: int


class Chance(Struct):
    """A chance, a mean or a number of things: its exact value as a fraction, and as a number."""

    name: Text
    unit: Literal["chance", "points", "count", "turns"]
    value: str
    share: float


class ChoiceOdds(Struct):
    """What a choice is worth; ``then`` lists the codes that its chances suppose to follow."""

    code: int
    chances: list[Chance]
    best: bool
    then: list[int]


class Odds(Struct):
    """Exact odds of every choice of a decision."""

    version: int
    seat: int
    choices: list[ChoiceOdds]
    warnings: list[Text]
