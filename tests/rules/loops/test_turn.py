"""The turn: LO-10 to LO-13, LO-22 to LO-28."""

import pytest

from tests.marks import rule
from tests.rules.loops.positions import (
    ALTITUDES,
    SPECIAL_IDS,
    A,
    B,
    C,
    D,
    fact,
    legal,
    play,
    position,
    refused,
)
from voltige.core.errors import NotationError

ONE_OF_EACH_ALTITUDE = {f"alt_{value}": 1 for value in ALTITUDES}


ALL_SPECIALS = dict.fromkeys(SPECIAL_IDS, 1)


SPECIAL_PLAYS = [
    "play pitch",
    "play direction",
    "play speed",
    *(f"play draw{amount} on {seat}" for amount in (2, 3, 4) for seat in "BCD"),
    "play loop",
]


PILES = [[], ["alt_1000"], ["alt_9000"], ["alt_5000", "speed"], ["pitch", "loop"]]


@rule("LO-10", "LO-22", "LO-D8")
def test_the_starter_opens_with_any_card_or_with_a_set() -> None:
    state = position(hands=[ONE_OF_EACH_ALTITUDE | ALL_SPECIALS | {"alt_7000": 3}])
    altitudes = [f"play {value} x1" for value in ALTITUDES]
    assert sorted(legal(state)) == sorted(
        [*altitudes, "play 7000 x2", "play 7000 x3", *SPECIAL_PLAYS]
    )


@rule("LO-10", "LO-18", "LO-19")
@pytest.mark.parametrize(
    ("attempt", "code"),
    [
        ("play 4000 + 7000", "mixed_values"),
        ("play pitch + speed", "one_special_only"),
        ("play pitch + 4000", "one_special_only"),
    ],
)
def test_the_starter_opens_with_no_other_combination(attempt: str, code: str) -> None:
    state = position(hands=[ONE_OF_EACH_ALTITUDE | ALL_SPECIALS])
    assert refused(state, A, attempt)[0] == code


@rule("LO-11")
def test_every_card_goes_on_top_of_the_one_pile() -> None:
    state = position(
        hands=[
            {"alt_2000": 2, "alt_9000": 1},
            {"pitch": 1, "alt_9000": 1},
            {"alt_1000": 1, "alt_9000": 1},
            {"speed": 1, "alt_9000": 1},
        ]
    )
    play(state, "play 2000 x2", "play pitch", "play 1000 x1", "play speed")
    laid = ["alt_2000", "alt_2000", "pitch", "alt_1000", "speed"]
    assert fact(state, "pile") == laid
    assert fact(state, "hand_sizes") == [1, 1, 1, 1]


@rule("LO-12")
@pytest.mark.parametrize("seats", range(3, 9))
@pytest.mark.parametrize(("direction", "step"), [("left", 1), ("right", -1)])
def test_the_turn_passes_to_the_neighbour_in_the_direction(
    seats: int, direction: str, step: int
) -> None:
    for seat in range(seats):
        hands: list[dict[str, int]] = [{} for _ in range(seats)]
        hands[seat] = {"alt_5000": 2}
        state = position(seats, hands=hands, to_act=seat, direction=direction)
        play(state, "play 5000 x1")
        assert fact(state, "to_act") == (seat + step) % seats


@rule("LO-12")
@pytest.mark.parametrize("seat", [A, C, D])
def test_nobody_else_may_act_in_a_turn(seat: int) -> None:
    hand = {"alt_5000": 2}
    state = position(hands=[hand, hand, hand, hand], to_act=B, pile=["alt_1000"])
    assert legal(state, seat) == []
    assert refused(state, seat, "play 5000 x1") == ("not_your_turn", "LO-12")
    assert refused(state, seat, "pick up") == ("not_your_turn", "LO-12")


@rule("LO-13")
def test_a_turn_is_one_set_of_altitudes_or_one_special_or_a_pick_up() -> None:
    state = position(
        hands=[{"alt_5000": 2, "loop": 1}, {"alt_5000": 1, "draw_2": 1}], pile=["alt_5000"]
    )
    assert legal(state) == ["pick up", "play 5000 x1", "play 5000 x2", "play loop"]
    for action in state.legal_actions():
        after = state.clone()
        after.apply(action.code)
        assert fact(after, "to_act") == B
        assert refused(after, A, "play 5000 x1")[0] in {"not_your_turn", "not_in_hand"}


@rule("LO-13")
@pytest.mark.parametrize("verb", ["pass", "draw", "turn_box", "", None, 7])
def test_there_is_no_fourth_kind_of_action(verb: object) -> None:
    state = position(pile=["alt_5000"])
    with pytest.raises(NotationError):
        state.refusal(A, {"do": verb})


@rule("LO-13")
def test_no_position_offers_more_than_107_actions() -> None:
    """All 81 altitudes, every special and a pile without a base, with eight seats."""
    hand = {f"alt_{value}": 9 for value in ALTITUDES} | ALL_SPECIALS
    others = [{"pitch": 1} for _ in range(7)]
    state = position(8, hands=[hand, *others], pile=["speed"])
    assert len(legal(state)) == 107


@rule("LO-22")
@pytest.mark.parametrize("pile", PILES, ids=["empty", "1000", "9000", "covered", "specials"])
@pytest.mark.parametrize("pitch", ["positive", "negative"])
@pytest.mark.parametrize("direction", ["left", "right"])
def test_a_special_fits_on_any_pile_in_any_conditions(
    pile: list[str], pitch: str, direction: str
) -> None:
    state = position(hands=[ALL_SPECIALS], pile=pile, pitch=pitch, direction=direction)
    plays = [text for text in legal(state) if text != "pick up"]
    assert plays == SPECIAL_PLAYS


@rule("LO-23", "LO-D9")
def test_a_player_who_can_play_may_pick_up() -> None:
    state = position(hands=[ONE_OF_EACH_ALTITUDE | ALL_SPECIALS], pile=["alt_1000"])
    assert legal(state)[0] == "pick up"
    play(state, "pick up")
    assert fact(state, "to_act") == B


@rule("LO-24")
def test_passing_takes_the_whole_pile_with_its_specials() -> None:
    pile = ["alt_1000", "speed", "alt_3000", "alt_3000", "draw_4", "pitch"]
    state = position(hands=[{"alt_3000": 1}], pile=pile)
    play(state, "pick up")
    assert fact(state, "pile") == []
    assert fact(state, "hands")[A] == {
        "alt_1000": 1,
        "alt_3000": 3,
        "pitch": 1,
        "speed": 1,
        "draw_4": 1,
    }


@rule("LO-24")
def test_passing_has_no_other_form() -> None:
    state = position(hands=[{"alt_1000": 1}], pile=["alt_9000", "speed"])
    assert legal(state) == ["pick up"]
    with pytest.raises(NotationError):
        state.refusal(A, {"do": "pick_up", "count": 1})


@rule("LO-25", "LO-D10")
def test_an_empty_pile_cannot_be_picked_up() -> None:
    state = position(hands=[{"alt_1000": 2}])
    assert legal(state) == ["play 1000 x1", "play 1000 x2"]
    assert refused(state, A, "pick up") == ("nothing_to_pick_up", "LO-25")


@rule("LO-26", "LO-D11")
@pytest.mark.parametrize(("direction", "follower"), [("left", C), ("right", A)])
@pytest.mark.parametrize("pitch", ["positive", "negative"])
def test_after_a_pick_up_the_next_player_opens_freely(
    direction: str, follower: int, pitch: str
) -> None:
    hands = [ONE_OF_EACH_ALTITUDE, {"alt_5000": 1}, ONE_OF_EACH_ALTITUDE]
    state = position(hands=hands, to_act=B, pile=["alt_5000"], direction=direction, pitch=pitch)
    play(state, "pick up")
    assert fact(state, "to_act") == follower
    assert fact(state, "direction") == direction
    assert fact(state, "pitch") == pitch
    assert fact(state, "base_altitude") == 0
    assert legal(state) == [f"play {value} x1" for value in ALTITUDES]


@rule("LO-27")
def test_only_a_draw_card_makes_anybody_take_from_the_draw_pile() -> None:
    state = position(hands=[ONE_OF_EACH_ALTITUDE | ALL_SPECIALS], pile=["alt_1000"], draw_pile=20)
    for action in state.legal_actions():
        after = state.clone()
        after.apply(action.code)
        takes = fact(after, "phase") == "take"
        assert takes == action.notation.startswith("play draw")
        assert takes or fact(after, "draw_pile_size") >= 20
    assert not any("draw_pile" in action.notation for action in state.table().actions)


@rule("LO-28")
def test_nothing_but_a_loop_refills_the_draw_pile() -> None:
    state = position(hands=[ONE_OF_EACH_ALTITUDE | ALL_SPECIALS], pile=["alt_1000"], draw_pile=0)
    for action in state.legal_actions():
        after = state.clone()
        after.apply(action.code)
        refilled = fact(after, "draw_pile_size") > 0
        assert refilled == (action.notation == "play loop")
