"""One type for what a log says: of a match, of a row that is kept, of a record."""

from typing import Any

import msgspec
import pytest

from voltige.match.errors import MatchError
from voltige.match.rows import EntryRow, entry_row
from voltige.match.steps import (
    KINDS,
    Act,
    AnyStep,
    AskCoach,
    Begin,
    Bind,
    ChangeRules,
    ChangeSeat,
    End,
    GiveNonce,
    Leave,
    Mute,
    Order,
    Pause,
    Propose,
    Punish,
    Reserve,
    Resign,
    Resume,
    Sit,
    Start,
    Timeout,
    Undo,
    Void,
    Vote,
    read_step,
)

STEPS: list[AnyStep] = [
    Start(),
    Act({"do": "pick_up"}),
    Timeout({"do": "decline"}),
    Punish("not_your_turn", ["alt_6000"]),
    Undo(3),
    ChangeSeat("bot:random", "Zoé la pilote"),
    Void('act {"do": "pass"}'),
    ChangeRules(1, 2, 40, over=True),
    Begin(repeats=True),
    Sit("Ana", "person", "b:1", "k", "waived"),
    GiveNonce("00" * 16),
    Reserve("Ana", "b:1"),
    Bind("b:2"),
    Leave(),
    Order("anything"),
    Mute(muted=True),
    AskCoach(),
    Pause(),
    Resume(),
    Resign(),
    Propose("end"),
    Vote(agree=False),
    End("resign"),
]


def kept(row: EntryRow) -> EntryRow:
    """Write a row as a store does, and read it back."""
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(row.data()))
    return entry_row(row.number, row.at, row.kind, row.seat, data, row.luck, row.request)


@pytest.mark.parametrize("step", STEPS, ids=lambda step: str(step.kind))
def test_a_row_is_read_back_as_it_was_written(step: AnyStep) -> None:
    row = EntryRow(7, 1000, 2, step, ["5"], "r1", "who-asked-and-what")
    assert kept(row) == row
    assert type(kept(row).step) is type(step)


def test_every_step_is_read_back() -> None:
    assert [step.kind for step in STEPS] == list(KINDS)


def test_a_claim_keeps_the_times_that_the_game_names() -> None:
    row = EntryRow(7, 1000, 2, Act({"do": "decline"}), times={"ms": 640, "corrected_ms": 20})
    assert row.data() == {"action": {"do": "decline"}, "ms": 640, "corrected_ms": 20}
    assert kept(row) == row


def test_rows_of_older_releases_are_read() -> None:
    """They say nothing where something was added since."""
    assert read_step("begin", {}) == Begin()
    asked = entry_row(1, 2, "undo", 0, {"first": 4, "asked": "stamp"}, [], "")
    assert (asked.step, asked.asked, asked.times) == (Undo(4), "stamp", {})


@pytest.mark.parametrize(("kind", "data"), [("teleport", {}), ("vote", {"agree": "perhaps"})])
def test_a_step_that_only_another_release_knows_is_told(kind: str, data: dict[str, Any]) -> None:
    with pytest.raises(MatchError, match="unreplayable_table"):
        read_step(kind, data)
