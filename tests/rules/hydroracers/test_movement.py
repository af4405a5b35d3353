"""Playing, moving, corners, occupied cells and passing: HR-28 to HR-42, HR-44 to HR-49, HR-64 to HR-70."""

import pytest

from tests.marks import rule
from tests.rules.hydroracers.positions import (
    FAR_AHEAD,
    A,
    B,
    C,
    fact,
    moves,
    new_game,
    plane,
    play,
    play_on,
    position,
    refused,
    told,
)
from voltige.core.options import Values


@rule("HR-28")
def test_a_person_plays_one_card_of_the_hand_or_passes() -> None:
    state = position({"position": 2, "hand": {"4/1": 1, "5/1": 2}}, {"position": 0})
    assert moves(state) == ["pass 4/1", "pass 5/1", "play 4/1", "play 5/1"]
    assert refused(state, A, "play 9/4") == ("card_not_in_hand", "HR-28")
    assert refused(state, A, "play i-pass") == ("card_not_in_hand", "HR-28")
    assert refused(state, A, "play 77") == ("card_not_in_hand", "HR-28")


@rule("HR-29", "HR-30")
@pytest.mark.parametrize(("slip", "turn", "expected"), [(0, 1, 4), (1, 1, 5), (2, 1, 6), (0, 0, 3)])
def test_speed_is_the_card_and_all_modifiers(slip: int, turn: int, expected: int) -> None:
    other = {"position": 15 if turn else -1}
    state = position(other, {"position": 0, "hand": {"4/1": 1}, "slip": slip}, turn=turn)
    if turn == 0:
        assert fact(state, "leader") == B
    moved = told(play(state, "play 4/1"), "PlaneMoved")
    assert moved[0]["speed"] == expected
    assert plane(state, B)["position"] == expected


@rule("HR-31")
def test_speed_is_never_less_than_one() -> None:
    slow = {"tiles": {"propulsion": {"tokens": ["alert", "damage"]}}, "hand": {"1/0": 1}}
    state = position(
        {"position": 5, **slow}, {"position": 0}, options={"pilots": "none", "cockpit": "expert"}
    )
    for action in ("play 1/0", "pass 1/0"):  # 1 − 1 − 1 and 2 − 1 − 1
        moved = told(play(state.clone(), action), "PlaneMoved")
        assert (moved[0]["speed"], moved[0]["end"], moved[0]["dangers"]) == (1, 6, 0)


@rule("HR-32", "HR-33")
def test_a_played_card_lies_on_top_and_does_not_come_back_in_this_race() -> None:
    state = position(FAR_AHEAD, {"position": 0, "hand": {"4/1": 1, "3/1": 1}}, turn=1)
    play(state, "play 4/1")
    assert plane(state, B)["top"] == "4/1"
    assert plane(state, B)["played"] == {"4/1": 1}
    for seed in range(3):
        ended = new_game()
        events = play_on(ended, seed)
        for seat in range(4):
            played = [data["card"] for data in told(events, "CardPlayed") if data["seat"] == seat]
            assert len(played) <= 10
            counts = {card: played.count(card) for card in played}
            assert plane(ended, seat)["played"] == dict(sorted(counts.items()))


@rule("HR-34", "HR-35")
def test_the_hand_is_refilled_at_the_end_of_the_turn_as_far_as_the_deck_goes() -> None:
    state = position(
        FAR_AHEAD, {"position": 0, "hand": {"4/1": 1}, "deck": {"9/4": 1, "8/3": 1}}, turn=1
    )
    play(state, "play 4/1")
    assert fact(state, "phase") == "refill"
    play(state, "luck: 8/3 9/4")
    assert plane(state, B)["hand"] == {"8/3": 1, "9/4": 1}
    assert fact(state, "phase") == "turn"
    assert fact(state, "round") == 2


@rule("HR-36")
def test_a_hand_above_its_limit_keeps_its_cards_and_draws_none() -> None:
    tiles = {"cooling": {"tokens": ["alert", "damage"]}}
    options: Values = {"pilots": "none", "cockpit": "expert"}
    state = position(
        FAR_AHEAD,
        {"position": 0, "hand": {"2/0": 1, "3/1": 1, "4/1": 1, "9/4": 1}, "tiles": tiles},
        turn=1,
        options=options,
    )
    play(state, "play 2/0")
    assert plane(state, B)["hand"] == {"3/1": 1, "4/1": 1, "9/4": 1}
    assert fact(state, "round") == 2


@rule("HR-37", "HR-38", "HR-39")
@pytest.mark.parametrize(
    ("start", "card", "dangers"),
    [
        (6, "6/1", 1),  # it starts on the cell in front of the line
        (1, "6/1", 1),  # it ends on the first cell beyond
        (0, "6/1", 0),  # it ends in front of the line
        (7, "4/1", 0),  # it starts beyond the line
        (2, "6/1", 1),
        (2, "4/1", 0),
    ],
)
def test_a_line_is_crossed_from_the_cell_in_front_to_beyond(
    start: int, card: str, dangers: int
) -> None:
    state = position({"position": 18}, {"position": start, "hand": {card: 1}}, turn=1)
    moved = told(play(state, f"play {card}"), "PlaneMoved")
    assert moved[0]["dangers"] == dangers


@rule("HR-40")
def test_every_line_is_judged_by_the_same_speed() -> None:
    options: Values = {"pilots": "none", "circuit": "monaco"}
    state = position({"position": 17}, {"position": 3, "hand": {"9/4": 1}}, turn=1, options=options)
    moved = told(play(state, "play 9/4"), "PlaneMoved")
    assert (moved[0]["end"], moved[0]["dangers"]) == (12, 3)


@rule("HR-41", "HR-49")
def test_cells_added_by_an_overtaking_cross_lines_but_do_not_change_the_speed() -> None:
    state = position(
        {"position": 12},
        {"position": 7, "hand": {"6/1": 1}},
        {"position": 13},
        order=[C, A, B],
        turn=2,
    )
    moved = told(play(state, "play 6/1"), "PlaneMoved")
    assert (moved[0]["end"], moved[0]["speed"], moved[0]["dangers"]) == (14, 6, 2)


@rule("HR-44", "HR-45", "HR-46", "HR-47")
@pytest.mark.parametrize(
    ("others", "end", "dangers"),
    [([3], 4, 1), ([3, 4], 5, 1), ([1, 2], 3, 0), ([3, 5], 4, 1), ([2, 4], 3, 0)],
)
def test_a_plane_lands_on_the_next_free_cell_at_the_price_of_one_danger(
    others: list[int], end: int, dangers: int
) -> None:
    planes = [{"position": cell} for cell in others]
    mover = {"position": 0, "slip": 0, "hand": {"3/1": 1}}
    names = [*["macchi", "bernard"][: len(planes)], "curtiss"]
    options: Values = {"pilots": "none", "planes": names}
    state = position(*planes, mover, turn=len(planes), options=options)
    moved = told(play(state, "play 3/1"), "PlaneMoved")
    assert (moved[0]["end"], moved[0]["dangers"]) == (end, dangers)


@rule("HR-48", "HR-49")
def test_dangers_are_fixed_on_landing() -> None:
    controls = {"controls": {"tokens": ["alert"]}}
    state = position(
        {"position": 10},
        {"position": 5, "hand": {"5/1": 1}, "tiles": controls, "slip": 0},
        turn=1,
        options={"pilots": "none", "cockpit": "expert", "planes": ["macchi", "bernard"]},
    )
    play(state, "play 5/1")
    assert fact(state, "dangers") == 1  # at the limit of the corner, but onto another plane
    play(state, "luck: damage", "place on controls")
    assert plane(state, B)["penalties"] == ["penalty_corner"]
    assert fact(state, "dangers") == 0


@rule("HR-244")
def test_cells_are_compared_by_number_laps_included() -> None:
    state = position({"position": 24}, {"position": 2, "hand": {"2/0": 1}}, order=[A, B], turn=1)
    assert plane(state, B)["slip"] == 0
    moved = told(play(state, "play 2/0"), "PlaneMoved")
    assert (moved[0]["end"], moved[0]["dangers"]) == (4, 0)


@rule("HR-64", "HR-65", "HR-66")
def test_a_pass_moves_two_and_puts_a_card_under_the_deck_to_be_drawn_later() -> None:
    state = position(
        FAR_AHEAD, {"position": 0, "hand": {"4/1": 1, "9/4": 1}, "deck": {"2/0": 1}}, turn=1
    )
    play(state, "pass 9/4", "luck: 2/0")
    told_plane = plane(state, B)
    assert told_plane["position"] == 2
    assert told_plane["hand"] == {"2/0": 1, "4/1": 1, "9/4": 1}  # the deck was empty below it
    assert told_plane["played"].get("9/4", 0) == 0
    assert "play 9/4" in moves(position(FAR_AHEAD, {"position": 2, "hand": {"9/4": 1}}, turn=1))


@rule("HR-65")
def test_cards_put_under_the_deck_come_in_their_order_when_it_is_drawn() -> None:
    state = position(
        FAR_AHEAD,
        {"position": 0, "hand": {"4/1": 1}, "under": ["9/4", "8/3", "2/0"], "deck": {}},
        turn=1,
    )
    play(state, "pass 4/1")
    assert plane(state, B)["hand"] == {"2/0": 1, "8/3": 1, "9/4": 1}
    assert plane(state, B)["under"] == ["4/1"]


@rule("HR-65", "HR-68")
def test_a_pass_names_a_card_exactly_when_there_is_one() -> None:
    state = position(FAR_AHEAD, {"position": 0, "hand": {"4/1": 1}}, turn=1)
    assert refused(state, B, "pass") == ("pass_needs_card", "HR-65")
    assert refused(state, B, "pass 9/4") == ("card_not_in_hand", "HR-28")
    empty = position(FAR_AHEAD, {"position": 0, "hand": {}, "deck": {}}, turn=1)
    assert moves(empty) == ["pass"]
    assert refused(empty, B, "pass 4/1") == ("hand_empty", "HR-68")


@rule("HR-69")
def test_a_pass_meets_corners_planes_and_the_finish_line_like_any_movement() -> None:
    state = position({"position": 20}, {"position": 18, "hand": {"4/1": 1}, "slip": 0}, turn=1)
    moved = told(play(state, "pass 4/1"), "PlaneMoved")
    assert (moved[0]["end"], moved[0]["dangers"]) == (21, 1)
    tight = {"tiles": {"controls": {"tokens": ["alert", "damage"]}}}
    state = position(
        {"position": 20},
        {"position": 11, "hand": {"4/1": 1}, "slip": 2, **tight},
        turn=1,
        options={"pilots": "none", "cockpit": "expert"},
    )
    moved = told(play(state, "pass 4/1"), "PlaneMoved")
    assert (moved[0]["speed"], moved[0]["dangers"]) == (4, 1)
    state = position({"position": 25}, {"position": 20, "hand": {"4/1": 1}}, order=[A, B], turn=1)
    play(state, "pass 4/1")
    assert plane(state, B)["position"] == 22


@rule("HR-70")
def test_a_pass_does_not_cover_the_top_of_the_played_pile() -> None:
    state = position(FAR_AHEAD, {"position": 0, "hand": {"4/1": 1}, "played": {"9/4": 1}}, turn=1)
    play(state, "pass 4/1")
    assert plane(state, B)["top"] == "9/4"
