"""Options of cards and pile: loop_return, draw_target, final_card_effect, pass_on_empty."""

from fractions import Fraction

import pytest

from tests.marks import rule
from tests.rules.loops.positions import (
    ONE_CARD_EACH,
    RACE_HANDS,
    A,
    B,
    C,
    D,
    fact,
    legal,
    names,
    odds,
    play,
    position,
    refused,
    view,
)
from voltige.core.state import SPECTATOR

BOTTOM = {"loop_return": "bottom"}


@rule("LO-31", "LO-32", "LO-D13")
def test_loop_return_bottom_slides_the_pile_under_the_draw_pile() -> None:
    state = position(
        options=BOTTOM,
        hands=[{"loop": 1, "alt_1000": 1}, {"draw_4": 1, "draw_2": 1, "alt_1000": 1}],
        pile=["alt_3000", "speed", "alt_5000"],
        draw_pile={"alt_9000": 1, "alt_8000": 1},
    )
    play(state, "play loop")
    assert fact(state, "draw_pile_size") == 6
    assert fact(state, "bottom") == ["alt_3000", "speed", "alt_5000", "loop"]
    play(state, "play draw4 on A")
    assert odds(state) == {"8000": Fraction(1, 2), "9000": Fraction(1, 2)}
    play(state, "luck: 9000 8000")
    assert odds(state) == {"3000": Fraction(1)}  # of these, the first played is drawn first
    play(state, "luck: 3000 speed")
    assert fact(state, "bottom") == ["alt_5000", "loop"]
    assert fact(state, "hands")[A] == {
        "alt_1000": 1,
        "alt_3000": 1,
        "alt_8000": 1,
        "alt_9000": 1,
        "speed": 1,
    }


@rule("LO-32", "LO-D13")
def test_loop_return_bottom_makes_the_order_known_to_all() -> None:
    state = position(
        options=BOTTOM,
        hands=[{"loop": 1, "alt_1000": 1}, {"draw_2": 1, "alt_1000": 1}],
        pile=["alt_3000"],
        draw_pile=0,
    )
    play(state, "play loop")
    for seat in (SPECTATOR, A, B, C, D):
        assert view(state, seat)["bottom"] == ["alt_3000", "loop"]
    play(state, "play draw2 on D", "luck: 3000 loop")
    for seat in (SPECTATOR, A, B, C, D):
        assert view(state, seat)["bottom"] == []
        assert view(state, seat)["known"][D] == {"alt_3000": 1, "loop": 1}


@rule("LO-32", "LO-D13")
def test_a_second_loop_slides_under_the_first() -> None:
    state = position(
        options=BOTTOM,
        hands=[{"loop": 1, "alt_1000": 1}, {"loop": 1, "alt_1000": 1}],
        pile=["alt_3000"],
    )
    play(state, "play loop", "play loop")
    assert fact(state, "bottom") == ["alt_3000", "loop", "loop"]


@rule("LO-34", "LO-D14")
def test_draw_target_any_lets_a_seat_aim_at_itself() -> None:
    state = position(options={"draw_target": "any"}, hands=[{"draw_2": 1, "alt_1000": 1}])
    targets = [f"play draw2 on {seat}" for seat in "ABCD"]
    assert legal(state) == ["play 1000 x1", *targets]
    play(state, "play draw2 on A", "luck: 8000 8000")
    assert fact(state, "hands")[A] == {"alt_1000": 1, "alt_8000": 2}
    assert fact(state, "to_act") == B


@rule("LO-34", "LO-50", "LO-D14")
def test_draw_target_any_never_aims_the_last_card_at_its_player() -> None:
    state = position(options={"draw_target": "any"}, hands=[{"draw_2": 1}], pile=["alt_1000"])
    targets = [f"play draw2 on {seat}" for seat in "BCD"]
    assert legal(state) == ["pick up", *targets]
    assert refused(state, A, "play draw2 on A") == ("bad_target", "LO-34")


@rule("LO-34", "LO-40")
def test_draw_target_any_holds_in_a_race_too() -> None:
    hands = [{"speed": 1, "alt_9000": 2}, {"draw_2": 1, "alt_1000": 1}, {"draw_2": 1}]
    state = position(options={"draw_target": "any"}, hands=hands, pile=["alt_5000"])
    play(state, "play speed")
    assert "play draw2 on B" in legal(state, B)
    assert "play draw2 on C" not in legal(state, C)


@rule("LO-51", "LO-D22")
def test_final_card_effect_resolve_lets_a_last_draw_card_strike() -> None:
    hands = [{"draw_3": 1}, *ONE_CARD_EACH[1:]]
    state = position(options={"final_card_effect": "resolve"}, hands=hands)
    play(state, "play draw3 on C")
    assert fact(state, "phase") == "take"
    play(state, "luck: 9000 9000 loop")
    assert fact(state, "totals") == [0, 2, 3 + 9 + 9 + 20, 4]
    assert fact(state, "rounds_won") == [1, 0, 0, 0]


@rule("LO-36", "LO-51")
def test_final_card_effect_resolve_on_an_empty_draw_pile_ends_the_round_at_once() -> None:
    state = position(options={"final_card_effect": "resolve"}, hands=[{"draw_3": 1}], draw_pile=0)
    play(state, "play draw3 on C")
    assert fact(state, "rounds_won") == [1, 0, 0, 0]


@rule("LO-51", "LO-59")
def test_final_card_effect_resolve_still_wins_at_the_cap() -> None:
    hands = [{"draw_2": 1}, *ONE_CARD_EACH[1:]]
    options = {"final_card_effect": "resolve"}
    state = position(options=options, hands=hands, plays_this_round=999)
    play(state, "play draw2 on B", "luck: 8000 8000")
    assert fact(state, "totals") == [0, 18, 3, 4]
    assert fact(state, "rounds_won") == [1, 0, 0, 0]


@rule("LO-51", "LO-52")
def test_final_card_effect_resolve_holds_for_a_claim_in_a_race() -> None:
    hands = [{"speed": 1, "alt_9000": 1}, {"alt_2000": 1}, {"draw_2": 1}, {"alt_4000": 1}]
    state = position(options={"final_card_effect": "resolve"}, hands=hands)
    play(state, "play speed", "B: decline", "C: play draw2 on A", "D: decline")
    play(state, "luck: 8000 8000")
    assert fact(state, "totals") == [25, 2, 0, 4]
    assert fact(state, "rounds_won") == [0, 0, 1, 0]


@rule("LO-51", "LO-D22")
@pytest.mark.parametrize(
    ("card", "last"),
    [
        ("pitch", "play pitch"),
        ("direction_change", "play direction"),
        ("speed", "play speed"),
        ("loop", "play loop"),
    ],
)
def test_final_card_effect_resolve_is_for_draw_cards_only(card: str, last: str) -> None:
    options = {"final_card_effect": "resolve", "max_rounds": 1}
    state = position(options=options, hands=[{card: 1}, *ONE_CARD_EACH[1:]], pile=["alt_5000"])
    events = play(state, last)
    assert fact(state, "phase") == "over"
    assert fact(state, "pitch") == "positive"
    assert fact(state, "direction") == "left"
    assert fact(state, "pile") == ["alt_5000", card]
    assert not {"RaceOpened", "DrawOrdered"} & set(names(events))


@rule("LO-25", "LO-D10")
def test_pass_on_empty_allows_a_pick_up_of_nothing_that_counts_as_a_play() -> None:
    state = position(options={"pass_on_empty": True}, hands=[{"alt_1000": 2}])
    assert legal(state) == ["pick up", "play 1000 x1", "play 1000 x2"]
    play(state, "pick up")
    assert fact(state, "hands")[A] == {"alt_1000": 2}
    assert fact(state, "plays_this_round") == 1
    assert fact(state, "to_act") == B


@rule("LO-25", "LO-59")
def test_pass_on_empty_is_stopped_by_the_cap() -> None:
    options = {"pass_on_empty": True, "round_play_cap": 100, "max_rounds": 1}
    state = position(options=options, hands=ONE_CARD_EACH)
    for _ in range(100):
        assert fact(state, "phase") == "turn"
        play(state, "pick up")
    assert fact(state, "phase") == "over"
    assert fact(state, "totals") == [1, 2, 3, 4]
    assert fact(state, "rounds_won") == [0, 0, 0, 0]


@rule("LO-25", "LO-41")
def test_pass_on_empty_allows_no_pick_up_in_a_race() -> None:
    state = position(options={"pass_on_empty": True}, hands=RACE_HANDS)
    play(state, "play speed")
    assert refused(state, B, "pick up") == ("no_pick_up_in_race", "LO-41")


@rule("LO-31", "LO-D27")
def test_without_pile_browse_a_loop_tells_only_how_many_cards_went() -> None:
    options = {"pile_browse": False}
    hands = [{"loop": 1, "alt_1000": 1}, *ONE_CARD_EACH[1:]]
    state = position(options=options, hands=hands, pile=["alt_3000", "alt_5000"])
    size = fact(state, "draw_pile_size")
    events = play(state, "play loop")
    assert view(state, B)["returned"] == {}
    assert view(state, B)["draw_pile_size"] == size + 3
    assert "alt_3000" not in str([event.to_json() for event in events])
