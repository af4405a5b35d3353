"""Refusals where the printed rules name whole acts: equal dice, and steps of half-made actions."""

from collections.abc import Callable

import pytest

from tests.marks import rule
from tests.rules.lucky_loop.positions import (
    DUCK,
    FOUR,
    SAMPLE,
    begun,
    do,
    flight,
    position,
    refused,
)
from voltige.games.lucky_loop.state import LuckyLoopState

Maker = Callable[[], LuckyLoopState]
HAND = ["Y05a", "R05a", "B05a", "G05a", "R06a", "G06a"]


@rule("LL-D45", "LL-40")
def test_any_of_equal_dice_will_do() -> None:
    """The roll is 4 4 6: b is as good as a, and what is refused is the sum."""
    cards = ["Y12a", "R10a", "B12a"]
    for first, second in (("a", "b"), ("b", "a")):
        state = flight(cards, [[], [], []], [4, 4, 6], tokens=[1])
        assert refused(state, f"assign 1 {first}") == ("sum_too_low", "LL-40")
        assert refused(state, f"assign 1 {first}c") == ("sum_too_low", "LL-40")
        do(state, f"assign 2 {first}c")
        other = flight(cards, [[], [], []], [4, 4, 6], tokens=[1])
        do(other, f"assign 2 {second}c")
        assert state.to_dict() == other.to_dict()


@rule("LL-D45", "LL-84")
def test_any_of_equal_dice_can_be_rolled_again() -> None:
    state = flight(SAMPLE, [[], [], []], [4, 4, 6], tokens=[1])
    do(state, "reroll b")
    assert state.to_dict()["flight"]["roll"] == [4, 6]
    two = flight(SAMPLE, [[3, 5], [], [6, 6]], [1, 1], tokens=[1])
    assert refused(two, "reroll c") == ("dice_not_available", "LL-84")
    assert refused(two, "assign 2 bc") == ("dice_not_available", "LL-40")


STEPS: list[tuple[Maker, str, str, str]] = [
    (
        lambda: position(hands=[["R03a", "B03a", "R04a", "B04a", "R05a", "B05a"]]),
        "lay mighty_eagle",
        "wrong_colour",
        "LL-24",
    ),
    (
        lambda: position(
            hands=[["B03a", "B04a", "B05a", "B06a", "B07a", "B08a"]],
            board={DUCK: ["Y05a", "G05a", "R05a"]},
        ),
        "upgrade rubber_duck",
        "wrong_colour",
        "LL-31",
    ),
    (
        lambda: begun("upgrade rubber_duck", hands=[HAND], board={DUCK: ["Y04a", "G06b", "R05b"]}),
        "play R05a",
        "not_higher",
        "LL-31",
    ),
    (
        lambda: begun("upgrade rubber_duck", hands=[HAND], board={DUCK: ["Y04a", "G06b", "R05b"]}),
        "play B05a",
        "wrong_colour",
        "LL-31",
    ),
    (
        lambda: begun("lay mighty_eagle", "play Y05a", hands=[HAND]),
        "play B05a",
        "wrong_colour",
        "LL-24",
    ),
    (lambda: begun("lay mighty_eagle", hands=[HAND]), "lay rubber_duck", "wrong_phase", "LL-10"),
    (lambda: begun("lay mighty_eagle", hands=[HAND]), "exchange", "wrong_phase", "LL-10"),
    (lambda: begun("lay mighty_eagle", hands=[HAND]), "free Y05a", "wrong_phase", "LL-10"),
    (lambda: position(phase="discard"), "exchange", "wrong_phase", "LL-10"),
    (
        lambda: begun("free R12a", scores=[FOUR], hands=[["R12a", *HAND[:5]]]),
        "exchange",
        "wrong_phase",
        "LL-10",
    ),
    (
        lambda: begun("free R12a", scores=[FOUR], hands=[["R12a", *HAND[:5]]]),
        "lay mighty_eagle",
        "already_final_phase",
        "LL-86",
    ),
    (
        lambda: begun("free R12a", scores=[FOUR], hands=[["R12a", *HAND[:5]]]),
        "done",
        "bad_count",
        "LL-89",
    ),
    (
        lambda: begun("free R12a", scores=[FOUR], hands=[["R12a", *HAND[:5]]]),
        "free R12a",
        "duplicate_card",
        "LL-89",
    ),
]


@rule("LL-D46")
@pytest.mark.parametrize(
    ("maker", "text", "code", "number"), STEPS, ids=[f"{c[2]}-{n}" for n, c in enumerate(STEPS)]
)
def test_a_step_gets_the_code_of_the_whole_action(
    maker: Maker, text: str, code: str, number: str
) -> None:
    assert refused(maker(), text, 0) == (code, number)
