"""Earning and using bonus tokens (LL-68 to LL-85, LL-122)."""

from itertools import product

import pytest

from tests.marks import rule
from tests.rules.lucky_loop.positions import (
    EAGLE,
    SAMPLE,
    do,
    flight,
    legal,
    names,
    position,
    refused,
)
from voltige.games.lucky_loop.scoring import earns_token

EASY = ["Y05a", "R06a", "B06a"]


def earned(result: int, record: int, own: int = 0, **options: object) -> bool:
    """Tell whether a result takes a token; the best result is another seat's unless it is own."""
    scores = [{EAGLE: own} if own else {}, {EAGLE: record} if record and record != own else {}]
    state = position(scores=scores, options=options)
    return bool(earns_token(state, 0, 3, result))


@rule("LL-69", "LL-70", "LL-71", "LL-72", "LL-74", "LL-122")
def test_tokens_for_all_results_against_all_records() -> None:
    for result, record in product(range(8, 32), [0, *range(8, 32)]):
        wanted = result >= 20 or (result >= 12 and result > record)
        assert earned(result, record) is wanted, (result, record)


@rule("LL-69")
def test_the_first_12_of_each_programme_takes_a_token() -> None:
    for programme in range(4):
        state = position()
        assert earns_token(state, 0, programme, 12)
        assert not earns_token(state, 0, programme, 11)


@rule("LL-69", "LL-70", "LL-72")
@pytest.mark.parametrize("threshold", [8, 15, 20])
def test_the_threshold_can_be_chosen(threshold: int) -> None:
    options = {"first_bonus_threshold": threshold}
    assert earned(threshold, 0, **options)
    assert threshold == 8 or not earned(threshold - 1, 0, **options)


@rule("LL-73")
def test_the_own_best_result_can_be_beaten() -> None:
    assert earned(17, 16, own=16)
    assert not earned(17, 16, own=16, own_record_bonus=False)
    assert earned(20, 16, own=16, own_record_bonus=False)
    assert earned(12, 11, own=11, own_record_bonus=False)
    shared = position(scores=[{EAGLE: 16}, {EAGLE: 16}], options={"own_record_bonus": False})
    assert earns_token(shared, 0, 3, 17)


@rule("LL-75", "LL-76")
def test_one_token_at_most_and_none_from_an_empty_supply() -> None:
    state = flight(["Y09a", "R04a", "B12a"], [[4, 5], [], [6, 6]], [4, 5])
    do(state, "assign 2 = 4")
    assert (state.to_dict()["tokens"], state.to_dict()["token_supply"]) == ([1, 0], 22)
    empty = flight(SAMPLE, [[3, 5], [], [6, 6]], tokens=[0, 23])
    do(empty, "stop")
    assert (empty.to_dict()["tokens"], empty.to_dict()["token_supply"]) == ([0, 23], 0)


@rule("LL-77")
def test_tokens_are_worth_nothing_at_the_end() -> None:
    state = position(
        phase="over", end_triggered=True, tokens=[0, 9], scores=[{EAGLE: 9}, {EAGLE: 8}]
    )
    assert state.returns() == [9.0, 8.0]
    assert state.ranking() == [1, 2]


@rule("LL-78", "LL-79")
def test_a_token_is_spent_either_way_and_returns_at_once() -> None:
    before = flight(EASY, [[5], [], []], tokens=[2])
    events = do(before, "buy seventh die")
    assert names(events)[:2] == ["TokenSpent", "SeventhDieAdded"]
    assert (before.to_dict()["tokens"][0], before.to_dict()["token_supply"]) == (1, 22)
    after = flight(EASY, [[5], [], []], [1, 1, 2], tokens=[2])
    do(after, "reroll = 1 1 2")
    assert (after.to_dict()["tokens"][0], after.to_dict()["token_supply"]) == (1, 22)
    poor = flight(EASY, [[5], [], []], [1, 1, 2])
    assert refused(poor, "reroll = 1") == ("no_token", "LL-78")


@rule("LL-80", "LL-82", "LL-83")
def test_the_seventh_die_stays_for_the_turn_and_three_are_rolled() -> None:
    state = flight(EASY, [[], [], []], tokens=[2])
    do(state, "buy seventh die")
    assert (state.dice_left, state.to_roll) == (7, 3)
    do(state, "luck: 156")
    assert refused(state, "buy seventh die") == ("seventh_already_used", "LL-82")
    assert refused(state, "assign 1 = 1 1 5 6") == ("dice_not_available", "LL-40")
    do(state, "assign 1 = 5")
    assert state.dice_left == 6


@rule("LL-81")
def test_the_seventh_die_is_bought_before_any_roll() -> None:
    stages: list[list[list[int]]] = [[[], [], []], [[5], [], []], [[5], [6], []]]
    for dice in stages:
        assert "buy seventh die" in legal(flight(EASY, dice, tokens=[1]))
    rolled = flight(EASY, [[5], [], []], [1, 1, 6], tokens=[1])
    assert refused(rolled, "buy seventh die") == ("too_late_for_seventh", "LL-81")
    poor = flight(EASY, [[5], [6], []])
    assert refused(poor, "buy seventh die") == ("no_token", "LL-78")


@rule("LL-81")
def test_with_the_option_the_red_die_joins_a_roll_of_fewer_than_three() -> None:
    options = {"seventh_die_after_roll": True}
    short = flight(SAMPLE, [[3, 5], [], [6, 6]], [1, 1], tokens=[1], options=options)
    do(short, "buy seventh die")
    assert (short.to_roll, short.dice_left) == (1, 3)
    do(short, "luck: 4")
    assert short.to_dict()["flight"]["roll"] == [1, 1, 4]
    full = flight(EASY, [[5], [], []], [1, 1, 6], tokens=[1], options=options)
    do(full, "buy seventh die")
    assert full.to_dict()["flight"]["roll"] == [1, 1, 6]
    assert full.dice_left == 6


@rule("LL-84", "LL-85")
def test_any_dice_of_a_roll_are_thrown_again_also_when_it_fulfils_something() -> None:
    state = flight(EASY, [[5], [], []], [1, 5, 6], tokens=[2], seventh=True)
    again = [text for text in legal(state) if text.startswith("reroll")]
    assert len(again) == 7
    assert refused(state, "reroll =") == ("no_dice_chosen", "LL-84")
    assert refused(state, "reroll = 2") == ("dice_not_available", "LL-84")
    do(state, "reroll = 1 5", "luck: 12", "reroll = 1 2 6", "luck: 666")
    told = state.to_dict()
    assert told["flight"]["roll"] == [6, 6, 6]
    assert told["flight"]["figures"][0]["dice"] == [5]
    assert told["tokens"] == [0, 0]
