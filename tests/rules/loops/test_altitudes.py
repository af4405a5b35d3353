"""Sets, pitch and base altitude: LO-14 to LO-21."""

import pytest

from tests.marks import rule
from tests.rules.loops.positions import (
    ALTITUDES,
    SPECIAL_IDS,
    A,
    fact,
    legal,
    play,
    position,
    refused,
)

ONE_OF_EACH_ALTITUDE = {f"alt_{value}": 1 for value in ALTITUDES}


ALL_SPECIALS = dict.fromkeys(SPECIAL_IDS, 1)


@rule("LO-14", "LO-16")
@pytest.mark.parametrize("base", ALTITUDES)
def test_climbing_an_altitude_must_be_at_least_the_base(base: int) -> None:
    state = position(hands=[ONE_OF_EACH_ALTITUDE], pile=[f"alt_{base}"])
    playable = [f"play {value} x1" for value in ALTITUDES if value >= base]
    assert legal(state) == ["pick up", *playable]
    for value in ALTITUDES:
        if value < base:
            assert refused(state, A, f"play {value} x1") == ("against_pitch", "LO-14")


@rule("LO-15", "LO-16")
@pytest.mark.parametrize("base", ALTITUDES)
def test_descending_an_altitude_must_be_at_most_the_base(base: int) -> None:
    state = position(hands=[ONE_OF_EACH_ALTITUDE], pile=[f"alt_{base}"], pitch="negative")
    playable = [f"play {value} x1" for value in ALTITUDES if value <= base]
    assert legal(state) == ["pick up", *playable]
    for value in ALTITUDES:
        if value > base:
            assert refused(state, A, f"play {value} x1") == ("against_pitch", "LO-15")


@rule("LO-16")
@pytest.mark.parametrize("base", ALTITUDES)
@pytest.mark.parametrize("pitch", ["positive", "negative"])
def test_the_base_altitude_itself_is_always_playable(base: int, pitch: str) -> None:
    hand = {f"alt_{base}": 2, "alt_1000": 2, "alt_9000": 2}
    state = position(hands=[hand], pile=[f"alt_{base}"], pitch=pitch)
    play(state, f"play {base} x2")
    assert fact(state, "base_altitude") == base


@rule("LO-17")
@pytest.mark.parametrize("held", range(1, 10))
def test_one_up_to_all_equal_altitudes_go_together(held: int) -> None:
    state = position(hands=[{"alt_6000": held, "alt_1000": 1}])
    sets = [f"play 6000 x{count}" for count in range(1, held + 1)]
    assert legal(state) == ["play 1000 x1", *sets]
    for count in range(1, held + 1):
        after = state.clone()
        play(after, f"play 6000 x{count}")
        assert fact(after, "pile") == ["alt_6000"] * count
        assert fact(after, "hands")[A].get("alt_6000", 0) == held - count


@rule("LO-17")
def test_more_equal_altitudes_than_held_are_refused() -> None:
    state = position(hands=[{"alt_6000": 2, "alt_1000": 1}])
    assert refused(state, A, "play 6000 x3") == ("not_in_hand", "LO-13")


@rule("LO-18")
@pytest.mark.parametrize("attempt", ["play 4000 + 7000", "play 4000 x2 + 7000", "play 7000 + 4000"])
def test_different_altitudes_never_go_together(attempt: str) -> None:
    state = position(hands=[{"alt_4000": 2, "alt_7000": 1}], pile=["alt_1000"])
    assert refused(state, A, attempt) == ("mixed_values", "LO-18")
    assert all(" + " not in action.notation for action in state.table().actions)


@rule("LO-19", "LO-D6")
@pytest.mark.parametrize(
    "attempt",
    [
        "play pitch x2",
        "play pitch + speed",
        "play draw2 + draw3 on B",
        "play pitch + 4000",
        "play 4000 x2 + loop",
    ],
)
def test_a_special_is_played_alone(attempt: str) -> None:
    hand = ALL_SPECIALS | {"pitch": 2, "alt_4000": 2}
    state = position(hands=[hand])
    assert refused(state, A, attempt) == ("one_special_only", "LO-19")


@rule("LO-19")
def test_one_special_of_two_may_be_played() -> None:
    state = position(hands=[{"pitch": 2, "alt_4000": 1}])
    play(state, "play pitch")
    assert fact(state, "hands")[A] == {"alt_4000": 1, "pitch": 1}


@rule("LO-20")
@pytest.mark.parametrize("special", SPECIAL_IDS[:-1])
def test_the_base_lies_under_the_specials_on_top(special: str) -> None:
    state = position(hands=[ONE_OF_EACH_ALTITUDE], pile=["alt_8000", "alt_6000", special, "speed"])
    assert fact(state, "base_altitude") == 6000
    assert legal(state)[1] == "play 6000 x1"


@rule("LO-20")
def test_the_last_altitude_played_is_the_base_and_not_the_highest() -> None:
    state = position(
        hands=[{"alt_3000": 1, "alt_9000": 1}], pile=["alt_9000", "alt_5000"], pitch="negative"
    )
    play(state, "play 3000 x1")
    assert fact(state, "base_altitude") == 3000


@rule("LO-21", "LO-D7")
@pytest.mark.parametrize("pile", [[], ["speed"], ["pitch", "draw_4", "speed"]])
@pytest.mark.parametrize("pitch", ["positive", "negative"])
def test_without_an_altitude_in_the_pile_every_altitude_fits(pile: list[str], pitch: str) -> None:
    state = position(hands=[ONE_OF_EACH_ALTITUDE], pile=pile, pitch=pitch)
    assert fact(state, "base_altitude") == 0
    plays = [text for text in legal(state) if text != "pick up"]
    assert plays == [f"play {value} x1" for value in ALTITUDES]
