"""Replays: what they may not tell, pages, and what strangers' records may cost."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest

from tests.match.setting import RACE, TURN, match_at, say
from tests.server.conftest import Guests
from tests.server.running import Running
from tests.server.tables import SHORT
from voltige.match.match import Match
from voltige.match.record import Record, write_record
from voltige.tables.matches import READERS
from voltige.tables.replays import PAGE_STEPS, page_of, story_of
from voltige.tables.wire.bodies import Step

MOST_BYTES = 1_000_000  # of one page


def told(match: Match, seat: int) -> bytes:
    """Give every byte that a seat can read of a running match."""
    story = story_of(match, seat, opened=False)
    pages = range(0, len(story.told), PAGE_STEPS)
    return b"".join([msgspec.json.encode(page_of(story, first, position=True)) for first in pages])


# -- secrets ------------------------------------------------------------------------------------------


def answer_nothing(_: Match) -> None:
    """Let nobody answer."""


def answer_once(match: Match) -> None:
    """Let one seat answer in secret."""
    say(match, 1, "play 8000 x2")


def answer_and_change_mind(match: Match) -> None:
    """Let a seat answer, take it back and answer anew."""
    say(match, 1, "play 8000 x2")
    match.undo(1)
    say(match, 1, "decline")


def answer_both(match: Match) -> None:
    """Let two seats answer."""
    say(match, 2, "decline")
    say(match, 1, "play 8000 x1")


WORLDS = [answer_nothing, answer_once, answer_and_change_mind, answer_both]


@pytest.mark.parametrize("own", ["nothing", "answers", "changes its mind", "sees a seat change"])
@pytest.mark.parametrize("viewer", [3, 0, -1])
def test_a_running_replay_tells_by_no_byte_who_has_answered_in_secret(
    own: str, viewer: int
) -> None:
    worlds = []
    for others in WORLDS[:3] if own in {"answers", "changes its mind"} else WORLDS:
        match = match_at(RACE)
        others(match)
        if own in {"answers", "changes its mind"}:
            say(match, 3, "decline")
        if own == "changes its mind":
            match.undo(3)
        if own == "sees a seat change":
            match.change_seat(0, "Zoé", "autopilot")
        worlds.append(told(match, viewer))
    assert len(set(worlds)) == 1


def test_an_undo_names_the_step_by_the_number_that_the_viewer_knows() -> None:
    position = {**TURN, "hands": [{"alt_7000": 2, "speed": 1}, *TURN["hands"][1:]]}
    worlds = []
    for others in WORLDS:
        match = match_at(position)
        say(match, 0, "play speed")
        others(match)
        match.take_back(0, 1)
        page = page_of(story_of(match, 3, opened=False), 0)
        assert [step.version for step in page.steps] == [0, 1, 2]
        assert page.steps[2].kind != "undo" or page.steps[2].notation == "1"
        worlds.append(told(match, 3))
    assert len(set(worlds)) == 1


def test_when_the_match_is_over_a_replay_counts_as_the_log_does() -> None:
    match = match_at(RACE)
    answer_and_change_mind(match)
    story = story_of(match, -1, opened=True)
    assert [told.number for told in story.told] == [0, 1, 2, 3]


# -- pages --------------------------------------------------------------------------------------------


def pairs(count: int) -> Match:
    """Make a match of so many moves that were taken back."""
    match = match_at(TURN)
    for number in range(count):
        say(match, 0, "play 7000 x2")
        match.take_back(0, 2 * number + 1)
    return match


def test_pages_together_are_the_whole_match() -> None:
    match = pairs(100)
    story = story_of(match, 0, opened=True)
    steps: list[Step] = []
    while len(steps) < len(story.told):
        page = page_of(story, len(steps))
        assert (page.first, page.count) == (len(steps), 201)
        assert 0 < len(page.steps) <= PAGE_STEPS
        steps += page.steps
    assert [step.version for step in steps] == list(range(201))
    hands = [sum(step.view["hand"].values()) for step in steps]
    assert hands == [5, *[3, 5] * 100]
    assert page_of(story, 201).steps == page_of(story, 10**6).steps == []


def test_a_record_of_pairs_is_answered_in_pages_of_bounded_size(
    server: Running, guest: Guests
) -> None:
    record = write_record(Record(pairs(1000), None, hashes=False))
    person = guest(server)
    response = person.post("/api/records/replay", {"record": record, "first": 1990})
    page = response.json()
    assert len(response.content) < MOST_BYTES
    assert (page["first"], page["count"], len(page["steps"])) == (1990, 2001, 11)
    seats = [{"controller": "me"}, *[{"controller": "bot:random"}] * 3]
    body = {"record": record, "version": 1999, "seats": seats, "nonce": "waived"}
    made = person.post("/api/records/continue", body)
    assert made.status_code == 201, made.text
    assert person.state(made.json()["table"]["id"])["view"]["pile_size"] >= 3


def test_a_record_that_lies_is_refused_from_aside_as_anywhere(
    server: Running, guest: Guests
) -> None:
    person = guest(server)
    record = write_record(Record(pairs(1), None, hashes=False))
    refused = person.post("/api/records/replay", {"record": record.replace("7000 x2", "9000 x2")})
    assert refused.status_code == 400
    assert refused.json()["problem"]["code"] == "record_move"
    assert person.create(["me", "bot:random"], options=SHORT)["table"]["status"] == "playing"


def test_only_a_few_logs_are_read_at_once_whatever_is_asked_of_them(
    server: Running, guest: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Threads share the time of the loop: a crowd that asks for proofs must not take it all."""
    person = guest(server)
    table = person.create(["me", "bot:random"], options=SHORT)["table"]["id"]
    person.do(table, "resign")
    read, now, most = server.server.aside.read, 0, 0

    async def counted(work: Callable[[Any], Any], given: Any) -> Any:
        nonlocal now, most
        now += 1
        most = max(most, now)
        await asyncio.sleep(0.05)  # so that all could be here at once
        try:
            return await read(work, given)
        finally:
            now -= 1

    monkeypatch.setattr(server.server.aside, "read", counted)
    paths = [f"/api/matches/{table}/{what}" for what in ("proof", "record", "replay")] * 4
    with ThreadPoolExecutor(len(paths)) as crowd:
        answers = list(crowd.map(lambda path: guest(server).get(path), paths))
    assert {answer.status_code for answer in answers} == {200}
    assert 0 < most <= READERS
