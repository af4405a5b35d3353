"""The export for one seat: what it was told, and nothing that only others know."""

import json

import pytest

from tests.match.setting import RACE, TURN, match_at, say
from voltige.core.state import SPECTATOR
from voltige.match.errors import RecordError
from voltige.match.match import Match
from voltige.match.redact import read_redacted, write_redacted


def race(losing: str, hands: list[dict[str, int]] | None = None) -> Match:
    """Play a race that B wins; C's answer loses."""
    position = RACE if hands is None else {**RACE, "hands": hands}
    match = match_at(position)
    say(match, 1, "play 8000 x2")
    say(match, 2, losing)
    say(match, 3, "decline")
    if losing != "decline":
        match.feed(["B"])
    say(match, 2, "pick up")
    return match


def test_losing_answers_of_others_leave_no_trace() -> None:
    """Nobody but C learns whether C claimed, what, or whether luck was needed."""
    matches = [race(text) for text in ("decline", "play 6000 x1", "play 6000 x2", "play loop")]
    for seat in (0, 1, 3, SPECTATOR):
        assert len({write_redacted(match, seat) for match in matches}) == 1
    assert len({write_redacted(match, 2) for match in matches}) == 4


def test_the_answer_of_a_seat_stands_in_its_own_export_alone() -> None:
    match = race("play 6000 x2")
    claims = {
        seat: [e["claim"] for e in read_redacted(write_redacted(match, seat)) if "claim" in e]
        for seat in (0, 1, 2, 3, SPECTATOR)
    }
    assert claims == {
        0: [],
        1: ["play 8000 x2"],
        2: ["play 6000 x2"],
        3: ["decline"],
        SPECTATOR: [],
    }


def test_hidden_hands_of_others_leave_no_trace() -> None:
    hands = [dict(hand) for hand in RACE["hands"]]
    hands[3] = {"alt_2000": 1, "alt_3000": 1}
    one, other = race("decline"), race("decline", hands)
    for seat in (0, 1, 2, SPECTATOR):
        assert write_redacted(one, seat) == write_redacted(other, seat)


def test_cards_that_are_drawn_are_told_to_who_drew_them() -> None:
    exports = []
    for words in (["3000", "loop"], ["1000", "pitch"]):
        match = match_at(TURN)
        say(match, 0, "play draw2 on C")
        match.feed(words)
        exports.append({seat: write_redacted(match, seat) for seat in (0, 1, 2, 3, SPECTATOR)})
    for seat in (0, 1, 3, SPECTATOR):
        assert exports[0][seat] == exports[1][seat]
    assert exports[0][2] != exports[1][2]


def test_what_was_taken_back_is_not_exported() -> None:
    match = match_at(TURN)
    empty = write_redacted(match, 1)
    say(match, 0, "play 7000 x2")
    assert write_redacted(match, 1) != empty
    match.undo(0)
    assert write_redacted(match, 1) == empty


def test_an_export_names_the_table_and_one_event_per_line() -> None:
    match = match_at(TURN, options={"draw_target": "any"})
    say(match, 0, "play 7000 x2")
    match.seats[0].name = "'''\n"
    text = write_redacted(match, 3)
    assert text.startswith('format = "flight-view/1"\ngame = "loops"\n')
    assert '\nseats = ["\'\'\'\\n", "B", "C", "D"]\nseat = 3\n' in text
    assert '\n[options]\ndraw_target = "any"\n' in text
    lines = text.partition("events = '''\n")[2].splitlines()[:-1]
    assert [json.loads(line) for line in lines] == read_redacted(text)
    assert read_redacted(text) == [event.to_json() for event in match.events_for(3)]


def test_an_export_without_events_reads_as_none() -> None:
    assert read_redacted(write_redacted(match_at(TURN), 0)) == []


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("x = ", "record_syntax"),
        ('format = "flight-record/1"', "record_format"),
        ('format = "flight-view/1"', "record_syntax"),
        ("format = \"flight-view/1\"\n[seen]\nevents = '''\nnonsense\n'''", "record_syntax"),
        ("format = \"flight-view/1\"\n[seen]\nevents = '''\n7\n'''", "record_value"),
        ('format = "flight-view/1"\nseen = 7', "record_syntax"),
    ],
)
def test_an_export_that_cannot_be_read_is_refused(text: str, code: str) -> None:
    with pytest.raises(RecordError) as caught:
        read_redacted(text)
    assert caught.value.code == code
