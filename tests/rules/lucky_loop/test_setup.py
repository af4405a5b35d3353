"""Set-up (LL-1 to LL-9, LL-119)."""

from typing import Any

import pytest

from tests.marks import rule
from tests.rules.lucky_loop.positions import (
    DOVE,
    EAGLE,
    EDITION,
    RED_BLUE,
    SAMPLE,
    YELLOW_GREEN,
    dealt,
    exchange,
    legal,
    new_game,
    position,
)
from voltige.cli.boards.board import SEAT_COLOURS
from voltige.core.errors import OptionError, PositionError, TableError
from voltige.core.state import CHANCE
from voltige.games.lucky_loop import GAME

FLYING: dict[str, Any] = {"board": {EAGLE: SAMPLE}, "programme": EAGLE}


@rule("LL-1")
@pytest.mark.parametrize("seats", [1, 7])
def test_the_game_is_not_for_one_or_seven(seats: int) -> None:
    with pytest.raises(TableError) as caught:
        GAME.new_state(seats)
    assert caught.value.code == "bad_players"


@rule("LL-1")
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_game_is_for_two_to_six(seats: int) -> None:
    assert dealt(seats).seats() == seats


@rule("LL-2", "LL-3")
def test_the_cards_lie_in_two_piles_by_their_backs() -> None:
    told = new_game().to_dict()
    assert {card[0] for card in told["draw_piles"][RED_BLUE]} == {"R", "B"}
    assert {card[0] for card in told["draw_piles"][YELLOW_GREEN]} == {"Y", "G"}
    assert told["draw_sizes"] == {RED_BLUE: 32, YELLOW_GREEN: 32}
    assert told["discard_sizes"] == {RED_BLUE: 0, YELLOW_GREEN: 0}


@rule("LL-3")
def test_every_card_of_a_pile_is_equally_likely_to_be_next() -> None:
    state = new_game(2, {"start_player": 0})
    outcomes = state.chance_outcomes()
    assert len(outcomes) == 32
    assert {weight for _, weight in outcomes} == {1}
    for seat in (-1, 0, 1):
        assert "draw_piles" not in state.view(seat).to_json()


@rule("LL-4")
@pytest.mark.parametrize("seats", range(2, 7))
def test_everybody_is_dealt_three_cards_of_each_pile(seats: int) -> None:
    state = dealt(seats)
    told = state.to_dict()
    assert told["hand_sizes"] == [6] * seats
    assert told["draw_sizes"] == {RED_BLUE: 32 - 3 * seats, YELLOW_GREEN: 32 - 3 * seats}
    backs = state.view(-1).to_json()["hand_backs"]
    assert backs == [{RED_BLUE: 3, YELLOW_GREEN: 3}] * seats


@rule("LL-5")
def test_a_player_has_one_total_four_scales_and_one_star() -> None:
    state = dealt(6)
    assert len(state.totals) == 6
    assert len(state.scores) == 6 * 4
    star = position(
        scores=[dict.fromkeys(EDITION.programme_names, 9)],
        free_cards=[["R12a", "B07a", "G06a"]],
    )
    assert legal(star) == ["highlight 1", "highlight 2", "highlight 3"]  # one of them, not two


@rule("LL-6", "LL-7")
def test_nobody_starts_with_tokens_points_or_scores() -> None:
    told = dealt(4).to_dict()
    assert told["token_supply"] == 23
    assert told["tokens"] == told["totals"] == [0, 0, 0, 0]
    assert told["scores"] == [{}, {}, {}, {}]
    assert set(told["board"].values().__iter__().__next__()) == set()


@rule("LL-8")
def test_luck_names_the_first_player_all_alike() -> None:
    state = new_game(5)
    assert state.to_act == CHANCE
    assert state.chance_outcomes() == [(seat, 1) for seat in range(5)]


@rule("LL-8")
@pytest.mark.parametrize("seat", range(3))
def test_a_table_may_name_the_first_player(seat: int) -> None:
    state = dealt(3, options={"start_player": seat})
    assert state.first_player == state.to_act == seat


@rule("LL-8")
@pytest.mark.parametrize("value", [-1, 3, 6, True, "0", "A", "RANDOM", None, [0]])
def test_the_first_player_sits_at_the_table(value: object) -> None:
    with pytest.raises(OptionError) as refused:
        new_game(3, {"start_player": value})
    assert refused.value.params["allowed"] == "random | 0 … 5"


@rule("LL-8", "LL-9")
def test_turns_go_clockwise_and_the_first_player_stays() -> None:
    state = position(3, first_player=1, active=1)
    seen = []
    for _ in range(6):
        seen.append((int(state.active), int(state.round_no)))
        exchange(state)
        assert state.first_player == 1
    assert seen == [(1, 2), (2, 2), (0, 2), (1, 3), (2, 3), (0, 3)]


@rule("LL-119")
def test_no_two_seats_have_the_same_colour() -> None:
    assert len(set(SEAT_COLOURS[:6])) == 6


@pytest.mark.parametrize(
    ("data", "key"),
    [
        ({"records": {DOVE: -1}}, f"records.{DOVE}"),
        ({"scores": [{DOVE: "many"}]}, f"scores.{DOVE}"),
        ({"board": {DOVE: ["R05a"]}}, f"board.{DOVE}"),
        ({"draw_piles": {RED_BLUE: -1}}, f"draw_piles.{RED_BLUE}"),
        ({"hands": [["R05a", "no card"]]}, "hands"),
        (FLYING | {"flight": {"highlight": 4}}, "flight.highlight"),
        (FLYING | {"flight": {"figures": [{}, {"dice": [7]}]}}, "flight.figures.1.dice"),
        (FLYING | {"flight": {"figures": [{"card": "R05a"}]}}, "flight.figures.0.card"),
        (FLYING | {"flight": {"figures": [{"state": "exact"}]}}, "flight.figures.0.state"),
    ],
)
def test_a_fault_of_a_position_names_its_key(data: dict[str, Any], key: str) -> None:
    with pytest.raises(PositionError) as caught:
        position(**data)
    assert (caught.value.code, caught.value.params["key"]) == ("bad_position", key)


@rule("LL-30")
def test_where_no_programme_lies_none_can_be_upgraded() -> None:
    with pytest.raises(PositionError) as caught:
        position(phase="upgrade_card", programme=DOVE)
    assert caught.value.code == "impossible_position"
