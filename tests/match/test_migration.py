"""Logs of older rules: what fits goes on, what does not is void, and the record is still proved."""

import tomllib
from dataclasses import replace

import pytest

from tests.conformance.play import Rounds, play_match
from tests.conformance.tables import Case, every_default_table
from tests.match.setting import NONCES, SEED, seats
from voltige.core.rng import Rng
from voltige.games import GAMES
from voltige.games.loops import GAME
from voltige.match.errors import RecordError
from voltige.match.log import Entry, Seat
from voltige.match.luck import FairLuck, PracticeLuck
from voltige.match.match import Match
from voltige.match.migration import first_misfit
from voltige.match.record import (
    Fair,
    Record,
    draws_of,
    follow,
    make_void,
    read_record,
    verify_luck,
    write_record,
)
from voltige.match.steps import Act, ChangeRules, Punish, Start, Timeout, Undo, Void
from voltige.match.table import Table
from voltige.verify_luck import check
from voltige.verify_luck import draws_of as draws_alone

NOW = GAME.rules_version
CHANGE = f" rules {NOW - 1} {NOW} 6"
EARLIER = ChangeRules(NOW - 2, NOW - 1, 8)  # before a change that is the second one


def luck_of(table: Table) -> FairLuck:
    """Make the sealed luck of a table."""
    kind = PracticeLuck if table.practice else FairLuck
    return kind(SEED, NONCES[: table.seats])


def played(*, practice: bool = False) -> Match:
    """Play some moves of LOOPS and undo one of them."""
    table = replace(Table.make(GAME, 3), practice=practice)
    match = Match(table, seats(3), luck_of(table))
    while match.version < 12 or not match.log[-1].luck:
        seat = int(match.state.to_act)
        entry = match.submit(seat, match.legal_actions(seat)[0].data)
        if entry.version == 4:
            match.take_back(seat, entry.version)
    match.change_seat(1, "B", "bot:random")
    return match


def voided(entry: Entry) -> Void:
    """Return what a migration leaves of an entry."""
    assert isinstance(entry.step, Act | Timeout | Punish | Undo)
    return make_void(entry.step)


def led_on(old: Match, first: int) -> Match:
    """Repeat a log up to a version and let the rest be void, as a migration does."""
    match = Match(old.table, seats(3), luck_of(old.table))
    for entry in old.log[1:]:
        if entry.version >= first and entry.kind != "seat":
            match.void(entry.seat, voided(entry), entry.luck)
        else:
            follow(match, entry)
    match.change_rules(ChangeRules(NOW - 1, NOW, first))
    luck = luck_of(old.table)
    luck.draws = match.drawn
    if isinstance(luck, PracticeLuck):
        in_force = [d for entry in match.log if not entry.undone for d in entry.draws]
        luck = PracticeLuck(SEED, NONCES[:3], in_force)
    match.luck = luck
    return match


def text_of(match: Match) -> str:
    """Write the record of a match, its seal opened."""
    luck = luck_of(match.table)
    return write_record(Record(match, Fair(luck.commitment, luck.nonces, SEED), hashes=True))


@every_default_table
def test_what_these_rules_have_written_fits_them(case: Case) -> None:
    for practice in (False, True):
        table = replace(case.table(), practice=practice)
        luck = PracticeLuck if practice else FairLuck
        nonces = [bytes(16)] * case.seats
        match = Match(table, [Seat("x")] * case.seats, luck(SEED, nonces))
        play_match(match, Rng(3, case.seats), Rounds(40, 2))
        assert first_misfit(table, luck(SEED, nonces), match.log) is None


def test_a_move_that_is_not_allowed_and_luck_that_would_not_come_do_not_fit() -> None:
    match = played()
    wrong = match.log[6]
    assert first_misfit(match.table, luck_of(match.table), match.log) is None
    for change in (
        Entry(6, wrong.seat, Act({"do": "play_altitude", "value": 77, "count": 1})),
        Entry(6, wrong.seat, Act({"do": 7})),
        Entry(6, (wrong.seat + 1) % 3, wrong.step, wrong.luck),
        Entry(6, wrong.seat, wrong.step, [*wrong.luck, "speed"]),
        Entry(6, wrong.seat, Undo(40)),
    ):
        log = [*match.log[:6], change, *match.log[7:]]
        assert first_misfit(match.table, luck_of(match.table), log) == 6
    start = Entry(0, -1, Start(), match.log[0].luck[1:])
    assert first_misfit(match.table, luck_of(match.table), [start, *match.log[1:]]) == 0


@pytest.mark.parametrize("practice", [False, True])
def test_what_is_void_does_nothing_and_its_draws_are_never_drawn_again(practice: bool) -> None:
    old = played(practice=practice)
    match = led_on(old, 6)
    assert match.version == old.version + 1
    assert [entry.kind for entry in match.log[6:]] == [
        *["void"] * (old.version - 6),
        "seat",
        "rules",
    ]
    assert match.seats[1].controller == "bot:random"
    assert match.shown_version == match.version
    assert match.drawn == old.drawn
    seat = int(match.state.to_act)
    step = old.log[6].step
    assert isinstance(step, Act)
    again = match.submit(seat, step.action)
    assert again.luck == old.log[6].luck or not practice
    numbers = [drawn.number for drawn in draws_of(Record(match, None, hashes=False))]
    assert practice or (len(again.luck) == 0 or numbers[-1] >= old.drawn)


@pytest.mark.parametrize("practice", [False, True])
def test_a_migrated_record_is_written_read_and_verified(practice: bool) -> None:
    match = led_on(played(practice=practice), 6)
    for _ in range(8):
        seat = int(match.state.to_act)
        match.submit(seat, match.legal_actions(seat)[0].data)
    text = text_of(match)
    record = read_record(text, GAMES)
    assert write_record(record) == text
    void = sum(len(entry.luck) for entry in match.log if entry.kind == "void")
    all_draws = sum(len(entry.luck) for entry in match.log)
    assert void > 0
    assert verify_luck(record) == check(text) == all_draws - void
    assert sum(draw.total == 0 for draw in draws_alone(tomllib.loads(text))) == void
    assert first_misfit(match.table, luck_of(match.table), match.log) is None


def test_an_undo_after_the_change_takes_back_a_move_from_before_it() -> None:
    match = led_on(played(practice=True), 6)
    before = match.course.moves[-1]
    match.undo(before.seat, agreed=True)
    assert before.undone
    record = read_record(text_of(match), GAMES)
    assert verify_luck(record) == check(text_of(match))
    assert record.match.state.to_dict() == match.state.to_dict()


def test_a_second_change_may_make_what_followed_the_first_one_void() -> None:
    first = led_on(played(), 8)
    seat = int(first.state.to_act)
    first.submit(seat, first.legal_actions(seat)[0].data)
    assert first_misfit(first.table, luck_of(first.table), first.log) is None
    second = Match(first.table, seats(3), luck_of(first.table))
    for entry in first.log[1:]:
        if entry.version < 5 or entry.kind in {"seat", "rules", "void"}:
            follow(second, Entry(0, -1, EARLIER) if entry.kind == "rules" else entry)
        else:
            second.void(entry.seat, voided(entry), entry.luck)
    second.change_rules(ChangeRules(NOW - 1, NOW, 5))
    assert second.drawn == first.drawn
    text = text_of(second)
    record = read_record(text, GAMES)
    assert write_record(record) == text
    assert verify_luck(record) == check(text)
    with pytest.raises(RecordError):
        read_record(text.replace(f"{NOW - 1} {NOW} 5", f"{NOW - 1} {NOW}"), GAMES)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (CHANGE, f" rules {NOW - 1} {NOW}"),
        (CHANGE, f" rules {NOW - 1} {NOW} 5"),
        (CHANGE, f" rules {NOW - 1} {NOW} 7"),
        (CHANGE, f" rules {NOW - 1} {NOW} 0"),
        (CHANGE, f" rules {NOW - 1} {NOW} 999999"),
        (CHANGE, f" rules {NOW} {NOW} 6"),
        (CHANGE, f" rules {NOW - 1} {NOW + 1} 6"),
        (CHANGE, f" rules {NOW - 1} {NOW} 06"),
        (CHANGE, f" rules older {NOW} 6"),
        (CHANGE, f" rules {NOW}"),
        (" void act ", " void seat "),
        (" void act ", " void act  "),
        (" void act ", " void "),
    ],
)
def test_changes_that_no_release_would_write_are_refused(old: str, new: str) -> None:
    text = text_of(led_on(played(), 6))
    assert old in text
    read_record(text, GAMES)
    with pytest.raises(RecordError):
        read_record(text.replace(old, new, 1), GAMES)
