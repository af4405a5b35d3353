"""Special cards: LO-29 to LO-38."""

from fractions import Fraction

import pytest

from tests.marks import rule
from tests.rules.loops.positions import (
    ALTITUDES,
    A,
    B,
    C,
    D,
    fact,
    legal,
    odds,
    play,
    position,
    refused,
)

ONE_OF_EACH_ALTITUDE = {f"alt_{value}": 1 for value in ALTITUDES}


@rule("LO-29")
@pytest.mark.parametrize(
    ("before", "after", "playable"),
    [
        ("positive", "negative", [1000, 2000, 3000, 4000]),
        ("negative", "positive", [4000, 5000, 6000, 7000, 8000, 9000]),
    ],
)
def test_a_pitch_card_turns_the_pitch_from_the_next_play_on(
    before: str, after: str, playable: list[int]
) -> None:
    hands = [{"pitch": 1, "alt_1000": 1}, ONE_OF_EACH_ALTITUDE]
    state = position(hands=hands, pile=["alt_4000"], pitch=before)
    play(state, "play pitch")
    assert fact(state, "pitch") == after
    assert fact(state, "base_altitude") == 4000
    assert fact(state, "direction") == "left"
    assert legal(state) == ["pick up", *(f"play {value} x1" for value in playable)]


@rule("LO-30")
@pytest.mark.parametrize("seats", range(3, 9))
@pytest.mark.parametrize(("before", "after", "step"), [("left", "right", -1), ("right", "left", 1)])
def test_a_direction_card_gives_the_turn_to_the_neighbour_on_the_new_side(
    seats: int, before: str, after: str, step: int
) -> None:
    for seat in range(seats):
        hands: list[dict[str, int]] = [{} for _ in range(seats)]
        hands[seat] = {"direction_change": 1, "alt_1000": 1}
        state = position(seats, hands=hands, to_act=seat, direction=before, pile=["alt_4000"])
        play(state, "play direction")
        assert fact(state, "direction") == after
        assert fact(state, "to_act") == (seat + step) % seats
        assert fact(state, "pitch") == "positive"
        assert fact(state, "base_altitude") == 4000


@rule("LO-31", "LO-D12")
def test_a_loop_returns_the_whole_pile_and_itself() -> None:
    state = position(
        hands=[{"loop": 1, "alt_1000": 1}],
        pile=["alt_3000", "alt_5000", "speed", "alt_5000"],
        draw_pile={"alt_9000": 2, "alt_5000": 1},
    )
    play(state, "play loop")
    returned = {"alt_3000": 1, "alt_5000": 3, "alt_9000": 2, "speed": 1, "loop": 1}
    assert fact(state, "draw_pile") == returned
    assert fact(state, "pile") == []
    assert fact(state, "hands")[A] == {"alt_1000": 1}


@rule("LO-32", "LO-D13")
def test_after_a_loop_any_card_of_the_draw_pile_may_come_first() -> None:
    state = position(
        hands=[{"loop": 1, "alt_1000": 1}, {"draw_2": 1, "alt_1000": 1}],
        pile=["alt_3000", "alt_5000"],
        draw_pile={"alt_9000": 4, "alt_5000": 1},
    )
    play(state, "play loop", "play draw2 on A")
    assert odds(state) == {
        "3000": Fraction(1, 8),
        "5000": Fraction(2, 8),
        "9000": Fraction(4, 8),
        "loop": Fraction(1, 8),
    }


@rule("LO-33")
@pytest.mark.parametrize(("direction", "follower"), [("left", C), ("right", A)])
@pytest.mark.parametrize("pitch", ["positive", "negative"])
def test_after_a_loop_the_next_player_opens_freely(
    direction: str, follower: int, pitch: str
) -> None:
    hands = [ONE_OF_EACH_ALTITUDE, {"loop": 1, "alt_1000": 1}, ONE_OF_EACH_ALTITUDE]
    state = position(hands=hands, to_act=B, pile=["alt_5000"], direction=direction, pitch=pitch)
    play(state, "play loop")
    assert fact(state, "to_act") == follower
    assert fact(state, "direction") == direction
    assert fact(state, "pitch") == pitch
    assert fact(state, "base_altitude") == 0
    assert legal(state) == [f"play {value} x1" for value in ALTITUDES]


@rule("LO-34")
@pytest.mark.parametrize("amount", [2, 3, 4])
@pytest.mark.parametrize("target", ["B", "C", "D"])
def test_the_named_player_takes_as_many_cards_as_the_card_says(amount: int, target: str) -> None:
    hand = {f"draw_{amount}": 1, "alt_1000": 1}
    state = position(hands=[hand], draw_pile={"alt_9000": 9})
    sizes = fact(state, "hand_sizes")
    seat = "ABCD".index(target)
    play(state, f"play draw{amount} on {target}", "luck: " + "9000 " * amount)
    sizes[A] -= 1
    sizes[seat] += amount
    assert fact(state, "hand_sizes") == sizes
    assert fact(state, "hands")[seat]["alt_9000"] == amount
    assert fact(state, "draw_pile_size") == 9 - amount
    assert fact(state, "phase") == "turn"


@rule("LO-34", "LO-D14")
@pytest.mark.parametrize("seat", [A, B, C, D])
def test_every_other_player_and_nobody_else_may_be_the_target(seat: int) -> None:
    hands: list[dict[str, int]] = [{} for _ in range(4)]
    hands[seat] = {"draw_2": 1, "alt_1000": 1}
    state = position(hands=hands, to_act=seat)
    others = [letter for letter in "ABCD" if letter != "ABCD"[seat]]
    assert legal(state) == ["play 1000 x1", *(f"play draw2 on {letter}" for letter in others)]
    for target in (seat, 4, -1, None, "B", 1.0, True):
        attempt = {"do": "play_draw", "amount": 2, "target": target}
        assert refused(state, seat, attempt) == ("bad_target", "LO-34")


@rule("LO-34")
def test_two_cards_are_drawn_without_putting_back() -> None:
    """Both are 5000 in half of all cases, and in the other half one is the Loop (G30)."""
    state = position(hands=[{"draw_2": 1, "alt_1000": 1}], draw_pile={"alt_5000": 3, "loop": 1})
    play(state, "play draw2 on B")
    chances: dict[tuple[str, str], Fraction] = {}
    for first, chance in odds(state).items():
        after = state.clone()
        play(after, f"luck: {first}")
        for second, then in odds(after).items():
            chances[first, second] = chance * then
    assert chances == {
        ("5000", "5000"): Fraction(1, 2),
        ("5000", "loop"): Fraction(1, 4),
        ("loop", "5000"): Fraction(1, 4),
    }


@rule("LO-35")
@pytest.mark.parametrize("target", ["A", "C", "D"])
@pytest.mark.parametrize(("direction", "follower"), [("left", C), ("right", A)])
@pytest.mark.parametrize("pitch", ["positive", "negative"])
def test_play_goes_on_after_the_player_of_a_draw_card_whoever_the_target_was(
    target: str, direction: str, follower: int, pitch: str
) -> None:
    hands = [{}, {"draw_2": 1, "alt_1000": 1}]
    state = position(hands=hands, to_act=B, pile=["alt_5000"], direction=direction, pitch=pitch)
    play(state, f"play draw2 on {target}", "luck: 8000 8000")
    assert fact(state, "phase") == "turn"
    assert fact(state, "to_act") == follower
    assert fact(state, "direction") == direction
    assert fact(state, "pitch") == pitch
    assert fact(state, "base_altitude") == 5000


@rule("LO-36", "LO-37")
@pytest.mark.parametrize("amount", [2, 3, 4])
@pytest.mark.parametrize("left", range(6))
def test_a_short_draw_pile_gives_what_it_has(amount: int, left: int) -> None:
    hand = {f"draw_{amount}": 1, "alt_1000": 1}
    pile = {"alt_9000": left} if left else 0
    state = position(hands=[hand], draw_pile=pile)
    size = fact(state, "hand_sizes")[D]
    taken = min(amount, left)
    play(state, f"play draw{amount} on D", *(["luck: 9000"] * taken))
    assert fact(state, "phase") == "turn"
    assert fact(state, "to_act") == B
    assert fact(state, "hand_sizes")[D] == size + taken
    assert fact(state, "draw_pile_size") == left - taken


@rule("LO-37", "LO-D15")
def test_a_draw_card_needs_a_target_even_when_the_draw_pile_is_empty() -> None:
    state = position(hands=[{"draw_2": 1, "alt_1000": 1}], draw_pile=0)
    assert legal(state)[1:] == ["play draw2 on B", "play draw2 on C", "play draw2 on D"]
    assert refused(state, A, {"do": "play_draw", "amount": 2}) == ("bad_target", "LO-34")
    assert refused(state, A, "play draw2") == ("bad_target", "LO-34")


@rule("LO-38")
def test_the_target_takes_at_once_and_cannot_answer() -> None:
    hands = [{"draw_2": 1, "alt_1000": 1}, {"draw_4": 1, "alt_9000": 2, "loop": 1}]
    state = position(hands=hands, pile=["alt_5000"])
    play(state, "play draw2 on B")
    assert fact(state, "phase") == "take"
    for seat in (A, B, C, D):
        assert legal(state, seat) == []
    assert refused(state, B, "play draw4 on A") == ("not_your_turn", "LO-12")
    assert refused(state, B, "play loop") == ("not_your_turn", "LO-12")
    play(state, "luck: 8000 8000")
    assert fact(state, "hands")[B] == {"alt_8000": 2, "alt_9000": 2, "draw_4": 1, "loop": 1}
