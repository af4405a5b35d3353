"""Options of the table: end, race, starter, conditions, ties, faults, pile, memory, cap."""

from fractions import Fraction
from typing import Any

import pytest

from tests.marks import rule
from tests.rules.loops.positions import (
    FAULTS,
    ONE_CARD_EACH,
    RACE_HANDS,
    A,
    B,
    C,
    D,
    commit_fault,
    fact,
    is_punished,
    legal,
    odds,
    play,
    position,
    view,
)
from voltige.core.state import SPECTATOR
from voltige.games.loops.state import LoopsState


def last_card_of_a(options: dict[str, Any], **data: Any) -> LoopsState:
    """End a round by A's last card."""
    state = position(options=options, **({"hands": ONE_CARD_EACH} | data))
    play(state, "play 1000 x1")
    return state


@rule("LO-55")
@pytest.mark.parametrize(("target", "over"), [(50, True), (51, False), (52, False)])
def test_target_points_is_what_a_total_must_exceed(target: int, over: bool) -> None:
    state = last_card_of_a({"target_points": target}, totals=[0, 49, 0, 0])
    assert fact(state, "totals")[B] == 51
    assert (fact(state, "phase") == "over") == over


@rule("LO-55", "LO-56")
@pytest.mark.parametrize(
    ("limit", "number", "over"), [(0, 50, False), (3, 2, False), (3, 3, True), (1, 1, True)]
)
def test_max_rounds_ends_the_game_after_that_many_rounds(
    limit: int, number: int, over: bool
) -> None:
    state = last_card_of_a({"max_rounds": limit}, round_no=number)
    assert (fact(state, "phase") == "over") == over


@rule("LO-55")
def test_max_rounds_does_not_keep_a_game_alive() -> None:
    state = last_card_of_a({"max_rounds": 50}, totals=[0, 199, 0, 0])
    assert fact(state, "phase") == "over"


@rule("LO-43", "LO-47", "LO-D18")
def test_race_mode_leaves_the_engine_as_it_is() -> None:
    """A live table hands the engine the same answers; only the clock is elsewhere."""
    ends = []
    for mode in ("live", "secret"):
        state = position(options={"race_mode": mode}, hands=RACE_HANDS, pile=["alt_5000"])
        play(state, "play speed", "B: play 6000 x1", "C: play 7000 x1", "D: decline")
        assert odds(state) == {"B": Fraction(1, 2), "C": Fraction(1, 2)}
        play(state, "luck: C")
        ends.append(state.to_dict())
    assert ends[0] == ends[1]


@rule("LO-47")
def test_race_weights_are_a_handicap_in_the_draw_between_claims() -> None:
    options = {"race_weights": [1, 2, 1, 3]}
    state = position(options=options, hands=RACE_HANDS, pile=["alt_5000"])
    play(state, "play speed", "B: play 6000 x1", "C: play 7000 x1", "D: play 8000 x1")
    assert odds(state) == {"B": Fraction(1, 3), "C": Fraction(1, 6), "D": Fraction(1, 2)}


@rule("LO-8", "LO-D4")
@pytest.mark.parametrize(("mode", "starter"), [("rotate", C), ("winner", A), ("loser", D)])
def test_first_player_says_who_starts_the_next_round(mode: str, starter: int) -> None:
    state = last_card_of_a({"first_player": mode}, starter=B)
    assert fact(state, "starter") == starter


@rule("LO-8", "LO-D4")
@pytest.mark.parametrize("starter", [A, B, C, D])
def test_after_a_capped_round_the_winner_mode_goes_round(starter: int) -> None:
    hands = [{"alt_1000": 2}, *ONE_CARD_EACH[1:]]
    options = {"first_player": "winner"}
    state = last_card_of_a(options, hands=hands, plays_this_round=999, starter=starter)
    assert fact(state, "rounds_won") == [0, 0, 0, 0]
    assert fact(state, "starter") == (starter + 1) % 4


@rule("LO-8", "LO-D4")
@pytest.mark.parametrize(
    ("hands", "starter", "expected"),
    [
        ([1, 5, 5, 5], A, B),  # the first going left from the previous starter's neighbour
        ([1, 5, 5, 5], B, C),
        ([1, 5, 5, 5], C, D),
        ([1, 5, 5, 5], D, B),
        ([1, 5, 4, 5], B, D),  # the previous starter comes last
        ([1, 5, 4, 4], B, B),  # and starts again when alone with the highest score
        ([1, 2, 9, 3], C, C),
    ],
)
def test_the_loser_mode_takes_the_highest_score_and_ties_go_left(
    hands: list[int], starter: int, expected: int
) -> None:
    cards = [{f"alt_{value}000": 1} for value in hands]
    state = last_card_of_a({"first_player": "loser"}, hands=cards, starter=starter)
    assert fact(state, "starter") == expected


@rule("LO-8", "LO-59")
def test_after_a_capped_round_the_loser_mode_still_takes_the_highest_score() -> None:
    hands = [{"alt_1000": 1, "loop": 1}, *ONE_CARD_EACH[1:]]
    options = {"first_player": "loser"}
    state = last_card_of_a(options, hands=hands, plays_this_round=999, starter=B)
    assert fact(state, "starter") == A


@rule("LO-7", "LO-D3")
@pytest.mark.parametrize("direction", ["left", "right"])
@pytest.mark.parametrize("pitch", ["positive", "negative"])
@pytest.mark.parametrize("kept", [True, False])
def test_conditions_carry_over_keeps_them_between_rounds(
    direction: str, pitch: str, kept: bool
) -> None:
    options = {"conditions_carry_over": kept}
    state = last_card_of_a(options, direction=direction, pitch=pitch)
    conditions = (fact(state, "direction"), fact(state, "pitch"))
    assert conditions == ((direction, pitch) if kept else ("left", "positive"))


@rule("LO-58", "LO-70")
@pytest.mark.parametrize(
    ("mode", "ranking"), [("shared", [1, 1, 4, 3]), ("rounds_won", [2, 1, 4, 3])]
)
def test_tie_break_decides_between_equal_totals(mode: str, ranking: list[int]) -> None:
    hands = [{"alt_1000": 1}, {"alt_2000": 1}, {"loop": 1}, {"alt_4000": 1}]
    state = last_card_of_a(
        {"tie_break": mode}, hands=hands, totals=[20, 18, 190, 60], rounds_won=[0, 2, 0, 9]
    )
    assert fact(state, "totals") == [20, 20, 210, 64]
    assert fact(state, "rounds_won") == [1, 2, 0, 9]
    assert state.ranking() == ranking


@rule("LO-60")
def test_fault_mode_pick_up_punishes_what_refuse_refuses() -> None:
    hands = [{"alt_1000": 2}, *ONE_CARD_EACH[1:]]
    gentle = position(hands=hands, pile=["alt_5000"])
    assert not is_punished(gentle, A, "play 1000 x1")
    strict = position(options=FAULTS, hands=hands, pile=["alt_5000"])
    commit_fault(strict, A, "play 1000 x1")
    assert fact(strict, "hands")[A] == {"alt_1000": 2, "alt_5000": 1}


@rule("LO-11", "LO-20", "LO-D27")
@pytest.mark.parametrize(
    ("pile", "top"),
    [
        ([], []),
        (["alt_3000"], ["alt_3000"]),
        (["alt_3000", "alt_5000", "speed"], ["speed"]),
    ],
)
def test_without_pile_browse_only_top_base_and_size_are_seen(
    pile: list[str], top: list[str]
) -> None:
    state = position(options={"pile_browse": False}, hands=ONE_CARD_EACH, pile=pile)
    for seat in (SPECTATOR, A, D):
        seen = view(state, seat)
        assert seen["pile"] == top
        assert seen["pile_size"] == len(pile)
        assert seen["base_altitude"] == fact(state, "base_altitude")
    browsed = position(hands=ONE_CARD_EACH, pile=pile)
    assert view(browsed, D)["pile"] == pile


@rule("LO-24")
@pytest.mark.parametrize("aid", [True, False])
def test_memory_aid_changes_nothing_in_the_engine(aid: bool) -> None:
    """It is the board that shows what is known anyway."""
    state = position(options={"memory_aid": aid}, hands=ONE_CARD_EACH, pile=["alt_5000"])
    play(state, "pick up")
    assert view(state, C)["known"][A] == {"alt_5000": 1}
    assert legal(state) == ["play 2000 x1"]


@rule("LO-59", "LO-D24")
@pytest.mark.parametrize("cap", [100, 1000, 10000])
def test_round_play_cap_is_where_a_round_stops(cap: int) -> None:
    hands = [{"alt_1000": 2}, {"alt_2000": 2}, *ONE_CARD_EACH[2:]]
    state = position(options={"round_play_cap": cap}, hands=hands, plays_this_round=cap - 2)
    play(state, "play 1000 x1")
    assert fact(state, "phase") == "turn"
    play(state, "play 2000 x1")
    assert fact(state, "phase") == "deal"
    assert fact(state, "totals") == [1, 2, 3, 4]
