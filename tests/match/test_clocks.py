"""The bookkeeping of clocks."""

from voltige.match.clocks import Clocks


def test_a_decision_has_its_time_and_then_the_reserve() -> None:
    clocks = Clocks(30_000, [60_000, 60_000])
    assert clocks.deadline(0) is None
    clocks.ask([0], 1000)
    assert clocks.deadline(0) == 91_000
    assert clocks.deadline(1) is None
    clocks.answered(0, 41_000, in_time=True)
    assert clocks.reserve == [50_000, 60_000]
    clocks.answered(1, 500_000, in_time=True)
    assert clocks.reserve == [50_000, 60_000], "it was not asked"


def test_the_reserve_never_falls_below_nought_and_time_outs_are_counted_in_a_row() -> None:
    clocks = Clocks(10, [20])
    for number in (1, 2):
        clocks.ask([0], 0)
        clocks.answered(0, 1000, in_time=False)
        assert clocks.timeouts == [number]
    assert clocks.reserve == [0]
    clocks.answered(0, 5, in_time=True)
    assert clocks.timeouts == [0]


def test_a_limit_of_its_own_touches_no_reserve() -> None:
    clocks = Clocks(10, [20, 20])
    clocks.ask([0, 1], 0, limit=500)
    assert clocks.deadline(0) == clocks.deadline(1) == 500
    clocks.answered(0, 400, in_time=True)
    assert clocks.reserve == [20, 20]


def test_without_time_per_move_there_is_no_deadline() -> None:
    clocks = Clocks(0, [5])
    clocks.ask([0], 0)
    assert clocks.deadline(0) is None


def test_a_pause_moves_the_deadline() -> None:
    clocks = Clocks(100, [0])
    clocks.ask([0], 0)
    clocks.pause(40)
    assert clocks.deadline(0) is None
    clocks.resume(1040)
    assert clocks.deadline(0) == 1100
    clocks.resume(9999)
    assert clocks.deadline(0) == 1100


def test_a_decision_that_begins_during_a_pause_has_its_whole_time_after_it() -> None:
    clocks = Clocks(10, [20])
    clocks.ask([0], 0)
    clocks.pause(5)
    clocks.ask([0], 1000)
    clocks.resume(5000)
    assert clocks.deadline(0) == 5030
