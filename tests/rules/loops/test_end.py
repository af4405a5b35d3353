"""End of round, score, end of game: LO-49 to LO-58."""

import pytest

from tests.marks import rule
from tests.rules.loops.positions import (
    LAST_CARDS,
    POINTS,
    A,
    B,
    C,
    D,
    fact,
    names,
    play,
    position,
    refused,
    view,
)
from voltige.core.state import NOBODY

ONE_ROUND = {"max_rounds": 1}


OTHERS = [{"alt_1000": 1}, {"alt_2000": 1}, {"alt_3000": 1}]


@rule("LO-49")
def test_the_round_ends_when_a_hand_is_empty() -> None:
    state = position(hands=[{"alt_6000": 2}, *OTHERS])
    events = play(state, "play 6000 x2")
    assert names(events)[-2:] == ["RoundEnded", "RoundStarted"]
    assert events[-2].data["winner"] == A
    assert fact(state, "rounds_won") == [1, 0, 0, 0]
    assert fact(state, "round_no") == 2


@rule("LO-49")
def test_the_round_goes_on_while_a_card_is_left() -> None:
    state = position(hands=[{"alt_6000": 2}, *OTHERS])
    play(state, "play 6000 x1")
    assert fact(state, "phase") == "turn"
    assert fact(state, "round_no") == 1
    assert fact(state, "totals") == [0, 0, 0, 0]


@rule("LO-49")
def test_nobody_acts_between_the_rounds() -> None:
    state = position(hands=[{"alt_6000": 1}, *OTHERS])
    play(state, "play 6000 x1")
    for seat in (A, B, C, D):
        assert refused(state, seat, "play 1000 x1") == ("round_over", "LO-49")


@rule("LO-49", "LO-D28")
def test_the_last_card_need_not_be_announced() -> None:
    """All see how many cards a hand holds; nothing has to be said (no such action exists)."""
    state = position(hands=[{"alt_6000": 2}, {"alt_7000": 2}, {"alt_7000": 2}, {"alt_7000": 2}])
    play(state, "play 6000 x1")
    for seat in (A, B, C, D):
        assert view(state, seat)["hand_sizes"][A] == 1
    play(state, "play 7000 x1", "play 7000 x1", "pick up", "play 6000 x1")
    assert fact(state, "rounds_won") == [1, 0, 0, 0]
    verbs = {action.data["do"] for action in state.table().actions}
    assert verbs == {
        "pick_up",
        "decline",
        "play_altitude",
        "play_pitch",
        "play_direction",
        "play_speed",
        "play_draw",
        "play_loop",
    }


@rule("LO-50", "LO-51", "LO-D21", "LO-D22")
@pytest.mark.parametrize(("card", "last"), LAST_CARDS.items(), ids=list(LAST_CARDS))
def test_the_last_card_may_be_of_any_kind_and_has_no_effect(card: str, last: str) -> None:
    state = position(options=ONE_ROUND, hands=[{card: 1}, *OTHERS], pile=["alt_5000"], starter=D)
    size = fact(state, "draw_pile_size")
    play(state, last)
    told = state.to_dict()
    assert told["phase"] == "over"
    assert told["rounds_won"] == [1, 0, 0, 0]
    assert told["totals"] == [0, 1, 2, 3]
    assert told["hand_sizes"] == [0, 1, 1, 1]
    assert told["draw_pile_size"] == size
    assert told["pile"] == ["alt_5000", card]
    assert told["pitch"] == "positive"
    assert told["direction"] == "left"
    assert told["race"] == {}


@rule("LO-51", "LO-D3")
@pytest.mark.parametrize("card", ["pitch", "direction_change"])
def test_a_last_card_changes_no_condition_even_where_conditions_carry_over(card: str) -> None:
    state = position(
        options={"conditions_carry_over": True},
        hands=[{card: 1}, *OTHERS],
        direction="right",
        pitch="negative",
    )
    play(state, LAST_CARDS[card])
    assert fact(state, "round_no") == 2
    assert fact(state, "direction") == "right"
    assert fact(state, "pitch") == "negative"


@rule("LO-52")
def test_a_claim_in_a_race_may_win_the_round() -> None:
    hands = [{"speed": 1, "alt_9000": 1}, {"alt_1000": 1}, {"alt_8000": 2}, {"alt_3000": 1}]
    state = position(hands=hands, pile=["alt_5000"])
    play(state, "play speed", "B: decline", "C: play 8000 x2", "D: decline")
    assert fact(state, "rounds_won") == [0, 0, 1, 0]
    assert fact(state, "totals") == [9, 1, 0, 3]


@rule("LO-46", "LO-51", "LO-52")
def test_a_last_speed_card_claimed_in_a_race_opens_no_other_race() -> None:
    hands = [{"speed": 1, "alt_9000": 1}, {"alt_1000": 1}, {"speed": 1}, {"alt_3000": 1}]
    state = position(hands=hands, pile=["alt_5000"])
    play(state, "play speed", "B: decline", "C: play speed", "D: decline")
    assert fact(state, "rounds_won") == [0, 0, 1, 0]
    assert fact(state, "phase") == "deal"


@rule("LO-53")
@pytest.mark.parametrize(("card", "points"), POINTS.items(), ids=list(POINTS))
def test_each_card_left_in_hand_costs_its_points(card: str, points: int) -> None:
    state = position(hands=[{"alt_8000": 1}, {card: 2}, {"alt_2000": 1}, {"alt_3000": 1}])
    play(state, "play 8000 x1")
    assert fact(state, "totals") == [0, 2 * points, 2, 3]


@rule("LO-53")
def test_the_points_of_a_round_are_added_to_the_totals() -> None:
    hand = {"alt_9000": 2, "alt_1000": 1, "pitch": 1, "draw_4": 1}
    state = position(hands=[{"alt_9000": 1}, hand, *OTHERS[:2]], totals=[10, 20, 30, 40])
    events = play(state, "play 9000 x1")
    assert fact(state, "totals") == [10, 20 + 49, 31, 42]
    revealed = [event.data for event in events if names([event]) == ["HandRevealed"]]
    assert [told["points"] for told in revealed] == [0, 49, 1, 2]
    assert [told["total"] for told in revealed] == [10, 69, 31, 42]


@rule("LO-54")
@pytest.mark.parametrize("pile", [[], ["alt_7000"], ["loop", "draw_4", "alt_7000", "speed"]])
def test_pile_and_draw_pile_cost_nobody_anything(pile: list[str]) -> None:
    hands = [{"alt_9000": 1}, {"alt_1000": 1}, {"alt_2000": 1}]
    state = position(3, options=ONE_ROUND, hands=hands, pile=pile)
    play(state, "play 9000 x1")
    told = state.to_dict()
    in_pile = sum(POINTS[card] for card in told["pile"])
    in_draw_pile = sum(POINTS[card] * count for card, count in told["draw_pile"].items())
    assert told["totals"] == [0, 1, 2]
    assert in_pile + in_draw_pile == 765 - 3


@rule("LO-55")
@pytest.mark.parametrize(
    ("total", "over"), [(150, False), (199, False), (200, True), (201, True), (400, True)]
)
def test_the_game_ends_when_a_total_rises_strictly_above_200(total: int, over: bool) -> None:
    hands = [{"alt_9000": 1}, {"alt_1000": 1}, {"alt_2000": 1}, {"alt_3000": 1}]
    state = position(hands=hands, totals=[0, total, 0, 0])
    play(state, "play 9000 x1")
    assert fact(state, "totals") == [0, total + 1, 2, 3]
    assert (fact(state, "phase") == "over") == over
    assert (fact(state, "to_act") == NOBODY) == over


@rule("LO-55")
def test_nobody_acts_when_the_game_is_over() -> None:
    state = position(hands=[{"alt_9000": 1}, *OTHERS], totals=[0, 200, 0, 0])
    play(state, "play 9000 x1")
    for seat in (A, B, C, D):
        assert state.legal_actions_of(seat) == []
        assert refused(state, seat, "play 1000 x1") == ("game_over", "LO-55")
        assert refused(state, seat, "pick up") == ("game_over", "LO-55")


@rule("LO-56")
def test_everybody_is_scored_before_the_end_is_checked() -> None:
    hands = [{"alt_9000": 1}, {"loop": 1}, {"loop": 1}, {"loop": 1}]
    state = position(hands=hands, totals=[190, 190, 185, 170])
    events = play(state, "play 9000 x1")
    assert fact(state, "totals") == [190, 210, 205, 190]
    assert names(events) == ["CardsPlayed", *["HandRevealed"] * 4, "RoundEnded", "GameEnded"]


@rule("LO-56")
def test_points_in_hand_do_not_end_the_game_during_a_round() -> None:
    hands = [{"loop": 1, "alt_1000": 2}, {"loop": 3, "draw_4": 2, "alt_1000": 1}]
    state = position(hands=hands, totals=[150, 200, 150, 150], pile=["alt_9000"])
    play(state, "pick up")
    assert fact(state, "phase") == "turn"
    assert fact(state, "totals") == [150, 200, 150, 150]


@rule("LO-57")
def test_the_lowest_total_wins_and_not_the_winner_of_the_last_round() -> None:
    state = position(hands=[{"alt_9000": 1}, {"loop": 1}, *OTHERS[:2]], totals=[100, 190, 40, 90])
    play(state, "play 9000 x1")
    assert fact(state, "totals") == [100, 210, 41, 92]
    assert state.ranking() == [3, 4, 1, 2]


@rule("LO-57", "LO-59")
def test_after_a_capped_round_a_total_above_200_can_win() -> None:
    hands = [
        {"alt_9000": 1, "loop": 1, "draw_4": 1},
        {"loop": 1},
        {"draw_3": 1},
        {"pitch": 1, "alt_1000": 1},
    ]
    state = position(hands=hands, totals=[190, 190, 190, 190], plays_this_round=999)
    play(state, "play 9000 x1")
    assert fact(state, "totals") == [230, 210, 205, 201]
    assert fact(state, "phase") == "over"
    assert state.ranking() == [4, 3, 2, 1]


@rule("LO-58")
def test_equal_lowest_totals_share_the_victory() -> None:
    hands = [{"loop": 3}, {"alt_9000": 1}, {"pitch": 1}, {"speed": 1}]
    state = position(hands=hands, totals=[150, 40, 30, 80], to_act=B)
    events = play(state, "play 9000 x1")
    assert fact(state, "totals") == [210, 40, 40, 90]
    assert state.ranking() == [4, 1, 1, 3]
    assert events[-1].data == {"ranking": [4, 1, 1, 3]}
