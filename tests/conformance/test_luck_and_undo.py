"""Luck and undo: practice tables meet the same luck again, others never lose what luck has shown."""

import re
from dataclasses import replace

import pytest

from tests.conformance.play import from_the_start, frozen, random_attempt, walk
from tests.conformance.tables import TRIED, Case, amount, every_default_table, every_table
from voltige.core.rng import Rng
from voltige.core.state import CHANCE, SPECTATOR
from voltige.match.course import repeat
from voltige.match.errors import UndoError
from voltige.match.log import Entry, Seat
from voltige.match.luck import FairLuck, GivenLuck, PracticeLuck
from voltige.match.match import Match
from voltige.match.record import Fair, Record, follow, read_record, verify_luck, write_record

SEED = bytes(range(32))
STEPS = amount(40, 160)


def begin(case: Case, *, practice: bool) -> Match:
    """Begin a match with sealed luck; at a practice table it is luck that repeats."""
    table = replace(case.table(), practice=practice)
    nonces = [bytes([number] * 16) for number in range(case.seats)]
    luck = PracticeLuck(SEED, nonces) if practice else FairLuck(SEED, nonces)
    return Match(table, [Seat(f"seat {number}") for number in range(case.seats)], luck)


def reload(match: Match) -> Match:
    """Read a match again from its log, as another process does."""
    seats = [Seat(seat.name, seat.controller) for seat in match.seats]
    again = Match(match.table, seats, GivenLuck(match.log[0].luck))
    for entry in match.log[1:]:
        follow(again, entry)
    luck = match.luck
    assert isinstance(luck, FairLuck)
    in_force = [draw for entry in again.log if not entry.undone for draw in entry.draws]
    if match.table.practice:
        again.luck = PracticeLuck(luck.seed, luck.nonces, in_force)
    else:
        again.luck = FairLuck(luck.seed, luck.nonces, again.drawn)
    return again


@every_table
def test_every_chance_node_names_in_one_word_what_it_draws_from(case: Case) -> None:
    for number, state in enumerate(walk(case, 90)):
        if state.to_act == CHANCE:
            assert re.fullmatch(r"[\w-]+", state.stream(), re.ASCII)
        if number > STEPS:
            break


@every_table
def test_at_a_practice_table_the_same_action_after_an_undo_meets_the_same_luck(case: Case) -> None:
    """In any order of acting, undoing and reloading: an action in a position has one luck."""
    match = begin(case, practice=True)
    rng = Rng(91, case.seats)
    met: dict[tuple[str, str, int], list[str]] = {}
    for _ in range(STEPS):
        if match.is_over or rng.below(3) == 0:
            seats = [seat for seat in range(case.seats) if match.agreed_from(seat) is not None]
            if seats:
                match.undo(seats[int(rng.below(len(seats)))], agreed=True)
        elif rng.below(8) == 0:
            match = reload(match)
        else:
            before = frozen([match.state.to_dict(), played(match)])
            seat, attempt = random_attempt(match, rng)
            luck = match.submit(seat, attempt).luck
            key = (before, attempt.notation, seat)
            assert met.setdefault(key, luck) == luck
        assert frozen(from_the_start(match).to_dict()) == frozen(match.state.to_dict())
    luck_of = match.luck
    assert isinstance(luck_of, FairLuck)
    fair = Fair(luck_of.commitment, luck_of.nonces, luck_of.seed)
    record = read_record(write_record(Record(match, fair, hashes=False)), TRIED)
    assert verify_luck(record) == match.drawn


def played(match: Match) -> list[str]:
    """List what is in force, luck included: what a position has come from."""
    return [f"{entry.seat} {entry.text} {entry.luck}" for entry in match.course.moves]


@every_default_table
def test_an_undo_and_the_same_again_is_as_if_nothing_had_been(case: Case) -> None:
    match = begin(case, practice=True)
    rng = Rng(92, case.seats)
    for _ in range(STEPS):
        if match.is_over:
            break
        seat, attempt = random_attempt(match, rng)
        entry = match.submit(seat, attempt)
        after = frozen(match.state.to_dict())
        match.take_back(seat, entry.version)
        if rng.below(4) == 0:
            match = reload(match)
        again = match.submit(seat, attempt)
        assert again.luck == entry.luck
        assert frozen(match.state.to_dict()) == after


@every_table
def test_elsewhere_no_undo_ever_crosses_luck_that_somebody_has_seen(case: Case) -> None:
    """What luck has brought and an undo has taken back could have been otherwise unseen."""
    match = begin(case, practice=False)
    rng = Rng(93, case.seats)
    for _ in range(STEPS):
        choice = int(rng.below(8))
        if match.is_over or choice < 3:
            seat = int(rng.below(case.seats))
            in_force = list(match.course.moves)
            try:
                match.undo(seat, agreed=choice < 2)
            except UndoError:
                assert in_force == match.course.moves
            for place, entry in enumerate(in_force):
                if entry.undone and entry.draws:
                    assert_unseen(match, in_force, place)
        elif choice == 3:
            match = reload(match)
        else:
            match.submit(*random_attempt(match, rng))


def assert_unseen(match: Match, moves: list[Entry], place: int) -> None:
    """Show that each draw of a move could have brought something else, and nobody would know."""
    state = match.table.first_state()
    for entry in [match.log[0], *moves[:place]]:
        repeat(state, entry)
    entry = moves[place]
    bare = Entry(0, entry.seat, entry.step)
    bare.code = entry.code
    repeat(state, bare)
    for draw in entry.draws:
        seen = set()
        for outcome, _ in state.chance_outcomes():
            other = state.clone()
            other.resolve(outcome)
            who = [SPECTATOR, *range(match.table.seats)]
            seen.add(frozen([other.view(seat).to_json() for seat in who]))
        assert len(seen) == 1, f"{entry.text} has shown luck"
        state.resolve(draw.outcome)


@every_default_table
def test_secret_answers_have_no_luck_of_their_own(case: Case) -> None:
    """So luck is always taken back from the end, and a verifier needs no rules to know which."""
    match = begin(case, practice=False)
    rng = Rng(94, case.seats)
    for _ in range(STEPS * 2):
        if match.is_over:
            break
        entry = match.submit(*random_attempt(match, rng))
        assert not (entry.secret and entry.luck)


@every_default_table
def test_luck_that_was_seen_is_a_wall_for_everybody(case: Case) -> None:
    match = begin(case, practice=False)
    rng = Rng(95, case.seats)
    walls = 0
    for _ in range(STEPS):
        if match.is_over:
            break
        entry = match.submit(*random_attempt(match, rng))
        if entry.reveals_luck:
            for seat in range(case.seats):
                for agreed in (False, True):
                    with pytest.raises(UndoError):
                        match.undo(seat, agreed=agreed)
                    walls += 1
    assert walls or not any(entry.luck for entry in match.log[1:])
