"""Snapshots: how much is done again to go back, and how many positions are kept for it."""

from tests.match.setting import TURN, dump, fair_match, match_at, say
from voltige.core.rng import Rng
from voltige.match.course import STRIDE, Course, repeat, within_reach
from voltige.match.log import Entry
from voltige.match.luck import GivenLuck
from voltige.match.match import Match
from voltige.match.record import follow


def play_on(match: Match, rng: Rng, decisions: int) -> None:
    """Play so many random decisions."""
    for _ in range(decisions):
        if match.is_over:
            return
        seat = int(match.state.to_act)
        legal = match.legal_actions(seat)
        match.submit(seat, legal[int(rng.below(len(legal)))].data)


def test_acting_and_taking_back_repeats_a_few_moves_once_however_long_the_match_is() -> None:
    match = fair_match(4)
    play_on(match, Rng(1), 200)
    position = dump(match.state)
    pairs = 0
    for _ in range(600):
        seat = int(match.state.to_act)
        for action in match.legal_actions(seat):
            entry = match.submit(seat, action.data)
            if match.undo_from(seat) == entry.version:
                match.undo(seat)
                pairs += 1
                break
            match.take_back(seat, entry.version)
    assert pairs > 500
    assert match.course.repeated < STRIDE
    assert dump(match.state) == position


def test_reading_a_log_again_repeats_no_more_than_it_holds() -> None:
    match = match_at(TURN)
    for _ in range(600):
        say(match, 0, "play 7000 x2")
        match.undo(0)
    again = Match(match.table, match.seats, GivenLuck())
    for entry in match.log[1:]:
        follow(again, entry)
    assert again.course.repeated == 0
    assert again.version == 1200
    assert dump(again.state) == dump(match.state)


def test_going_back_step_by_step_repeats_but_a_few_moves_each() -> None:
    match = fair_match(4)
    play_on(match, Rng(2), 300)
    moves = len(match.course.moves)
    first = dump(match.table.first_state())
    while match.course.moves:
        match.take_back(0, match.course.moves[-1].version)
    assert match.course.repeated < 2 * moves, "from the first move it would be 150 times as many"
    assert len(match.log[0].luck) == 41
    assert dump(match.state) != first, "the deal stays"


def test_positions_are_kept_by_the_logarithm_of_the_match() -> None:
    match = fair_match(4)
    most = 0
    rng = Rng(3)
    for _ in range(400):
        play_on(match, rng, 1)
        most = max(most, len(match.course.kept))
    assert len(match.course.moves) > 300
    assert most <= 26


def test_far_back_or_near_a_snapshot_is_near() -> None:
    """Going back by so many moves repeats at most as many again."""
    count = 1000
    kept = [place for place in range(count) if within_reach(place, count)]
    for back in range(1, count + 1):
        place = count - back
        nearest = max(one for one in kept if one <= place)
        assert place - nearest <= back


def test_what_stays_after_going_back_anywhere_is_the_same_position() -> None:
    match = fair_match(3)
    rng = Rng(4)
    play_on(match, rng, 120)
    for _ in range(40):
        moves: list[Entry] = match.course.moves
        match.take_back(0, moves[int(rng.below(len(moves)))].version)
        state = match.table.first_state()
        for entry in match.log:
            if not entry.undone:
                repeat(state, entry)
        assert dump(state) == dump(match.state)
        play_on(match, rng, int(rng.below(60)) + 2)


def test_a_course_without_moves_keeps_nothing() -> None:
    assert Course().kept == []
