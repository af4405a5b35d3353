"""The turn: cards, draws, swaps, and what is refused (FC-15 to FC-27, FC-106)."""

import pytest

from tests.marks import rule
from tests.rules.flying_carpet.positions import (
    custom,
    dealt,
    fact,
    legal,
    lone,
    named,
    play,
    position,
    refused,
)
from voltige.core.action import data_of
from voltige.core.errors import NotationError
from voltige.games.flying_carpet import GAME

FULL = ["S11", "V1", "V2"]


@rule("FC-15", "FC-16")
def test_one_of_four_possibilities() -> None:
    state = lone([10, 3], FULL, directions=1)
    kinds = {action.data["do"] for action in state.legal_actions()}
    assert kinds == {"play", "direction_only", "no_card"}
    assert any("direction" in a.data for a in state.legal_actions() if a.data["do"] == "play")
    assert refused(state, "S11 + V1 light_blue") == ("two_wind_cards", "FC-16")


@rule("FC-17")
def test_one_direction_card_in_a_turn() -> None:
    state = lone([10, 3], FULL, directions=5)
    assert refused(state, "S11 light_blue up right") == ("two_direction_cards", "FC-17")
    assert refused(state, "direction up up") == ("two_direction_cards", "FC-17")


@rule("FC-18", "FC-19", "FC-101")
def test_a_played_card_is_discarded_before_the_draw() -> None:
    state = lone([10, 3], FULL)
    events = play(state, "S11 light_blue")
    assert fact(state, "phase") == "refill"
    assert fact(state, "discard_pile") == {"S11": 1}
    assert fact(state, "hand_sizes") == [2, 3, 3]
    assert named(events, "WindCardPlayed")[0]["card"] == "S11"
    for seat in range(3):
        assert state.view(seat).to_json()["discard_pile"] == {"S11": 1}
    play(state, "luck: B33")
    assert fact(state, "hands")[0] == {"V1": 1, "V2": 1, "B33": 1}
    assert fact(state, "to_act") == 1


@rule("FC-20")
def test_after_a_direction_card_alone_nothing_is_drawn_or_swapped() -> None:
    state = lone([10, 3], FULL, directions=2)
    assert refused(state, "direction up swap V1") == ("swap_not_allowed", "FC-20")
    assert refused(state, "S11 light_blue swap V1") == ("swap_not_allowed", "FC-20")
    play(state, "direction up")
    assert fact(state, "to_act") == 1
    assert fact(state, "hand_sizes") == [3, 3, 3]
    assert fact(state, "directions") == [1, 5, 5]


@rule("FC-21", "FC-22", "FC-23")
def test_a_swap_is_announced_first_and_done_after_the_landing() -> None:
    state = position(
        3,
        cells=[[10, 5], [10, 4], [1, 1]],
        hands=[{"S11": 1, "V1": 1, "V2": 1}, {}, {}],
    )
    events = play(state, "no card swap V1")
    assert named(events, "NoCardPlayed") == [{"seat": 0, "swap": "V1"}]
    assert fact(state, "phase") == "landing"
    assert fact(state, "pending") == "V1"
    assert fact(state, "discard_pile") == {}
    for seat in range(3):
        assert state.view(seat).to_json()["pending"] == "V1"
    events = play(state, "hold")
    assert named(events, "CardSwapped") == [{"seat": 0, "card": "V1"}]
    assert fact(state, "discard_pile") == {"V1": 1}
    play(state, "luck: V1")
    assert fact(state, "hands")[0] == {"S11": 1, "V1": 1, "V2": 1}


@rule("FC-21", "FC-22")
def test_only_one_own_card_can_be_swapped() -> None:
    state = lone([10, 3], FULL)
    assert refused(state, "no card swap B33") == ("swap_card_not_in_hand", "FC-21")
    two = {"do": "no_card", "swap": ["V1", "V2"]}
    error = state.refusal(0, two)
    assert error is not None
    assert error.code == "two_wind_cards"


@rule("FC-24", "FC-25")
def test_the_card_just_played_is_shuffled_in() -> None:
    state = position(3, hands=[{"V1": 1, "V2": 1, "V3": 1}, {}, {}], draw_pile=1)
    assert fact(state, "draw_pile_size") == 1
    before = fact(state, "discard_pile")
    play(state, "V2 light_blue")
    last = state.outcome_text(state.chance_outcomes()[0][0])
    events = play(state, f"luck: {last}")
    assert named(events, "PileReshuffled") == [{"count": 63}]
    assert fact(state, "draw_pile") == {**before, "V2": before.get("V2", 0) + 1}
    assert fact(state, "discard_pile") == {}


@rule("FC-26", "FC-62")
def test_playing_no_card_is_always_possible_and_only_then_one_sinks() -> None:
    assert legal(lone([1, 1], ["B11", "B22", "B33"]))[0] == "no card"
    state = lone([10, 3], ["V1", "V1", "V1"])
    play(state, "V1 light_blue")
    assert fact(state, "cells")[0] == [10, 4]


@rule("FC-27")
def test_direction_cards_never_come_back() -> None:
    state = lone([24, 8], ["V1", "V2", "V3"], directions=1)
    play(state, "direction right")
    assert fact(state, "cells")[0] == [1, 1]
    assert fact(state, "directions")[0] == 0
    assert fact(state, "spent_directions")[0] == 5


@rule("FC-106")
def test_arrow_and_direction_are_chosen_with_the_card() -> None:
    state = lone([10, 3], FULL, directions=1)
    events = play(state, "S11 dark_blue up")
    told = named(events, "WindCardPlayed")[0]
    assert (told["arrow"], told["direction"]) == ("dark_blue", "up")
    assert fact(state, "phase") == "refill"
    assert refused(state, "S11 light_blue", 0) == ("not_your_turn", "FC-13")


@rule("FC-37", "FC-29")
def test_a_path_drawn_by_hand_is_flown_or_refused() -> None:
    state = lone([10, 3], FULL)
    assert refused(state, "fly 11,3 11,4 12,4") == ("zigzag", "FC-37")
    assert refused(state, "fly 10,4 11,4 11,5") == ("zigzag", "FC-37")
    assert refused(state, "fly 12,3") == ("no_such_flight", "FC-29")
    assert refused(state, "fly 11,3 12,3") == ("no_such_flight", "FC-29")
    attempt = data_of(GAME.read_attempt("fly 10,4 11,4", state.setup.edition))
    assert state.refusal(0, attempt) is None
    assert state.understand(attempt).notation == "S11 dark_blue"


@pytest.mark.parametrize(
    ("text", "code", "number"),
    [
        ("B33 light_blue", "card_not_in_hand", "FC-16"),
        ("X99 light_blue", "card_not_in_hand", "FC-16"),
        ("V1 brown", "no_such_arrow", "FC-36"),
        ("V1 pink", "no_such_arrow", "FC-36"),
        ("S11 light_blue up", "no_direction_card", "FC-69"),
        ("direction up", "no_direction_card", "FC-69"),
        ("S11 beige wind_first", "no_wind_first", "FC-54"),
        ("V2 beige", "below_ground", "FC-41"),
        ("hold", "not_now", "FC-15"),
        ("force down", "cannot_force_down", "FC-77"),
        ("pass draft", "not_now", "FC-15"),
        ("column 4", "not_now", "FC-15"),
    ],
)
@rule("FC-15", "FC-69")
def test_what_is_not_allowed_is_refused_by_name(text: str, code: str, number: str) -> None:
    assert refused(lone([10, 2], FULL), text) == (code, number)


@rule("FC-13", "FC-70", "FC-72")
def test_whose_turn_it_is_comes_before_everything_else() -> None:
    state = position(
        3,
        cells=[[10, 5], [10, 4], [8, 8]],
        held=[False, True, False],
    )
    assert refused(state, "no card", 1) == ("held", "FC-72")
    assert refused(state, "no card", 2) == ("not_your_turn", "FC-13")
    play(state, "no card")
    assert refused(state, "no card") == ("must_choose_landing", "FC-70")
    error = state.refusal(0, {"do": "hold"}, 3)
    assert error is not None
    assert error.code == "stale_state"


def test_the_first_blocking_cell_is_named() -> None:
    state = lone([5, 2], ["S12", "V1", "V1"], custom(["palace", 6, 1]))
    error = state.refusal(0, {"do": "play", "card": "S12", "arrow": "dark_blue"})
    assert error is not None
    assert error.params == {"cell": "(6,4)"}


def test_what_cannot_be_read_is_no_attempt() -> None:
    state = dealt(3)
    for attempt in (
        {"do": "play", "card": 3, "arrow": "beige"},
        {"do": "direction_only"},
        {"do": "fly", "path": [[1]]},
        {"do": "play", "card": "V1", "arrow": "beige", "wind_first": 1},
    ):
        with pytest.raises(NotationError) as caught:
            state.refusal(0, attempt)
        assert caught.value.code == "bad_action_value"
