"""The end, the ranking, and what everybody may know (LL-110 to LL-118, LL-121)."""

import pytest

from tests.marks import rule
from tests.rules.lucky_loop.positions import (
    DOVE,
    DUCK,
    EAGLE,
    FOUR,
    FREE_CARDS,
    RED_BLUE,
    ROOSTER,
    YELLOW_GREEN,
    dealt,
    do,
    exchange,
    legal,
    names,
    play_out,
    position,
    refused,
)
from voltige.core.rng import Rng
from voltige.core.state import NOBODY, SPECTATOR
from voltige.games.lucky_loop import GAME
from voltige.games.lucky_loop.state import LuckyLoopState


def landing(seat: int, first_player: int, seats: int = 4) -> LuckyLoopState:
    """Make a free flight that one action completes."""
    scores: list[dict[str, int]] = [{} for _ in range(seats)]
    cards: list[list[str]] = [[] for _ in range(seats)]
    scores[seat], cards[seat] = FOUR, FREE_CARDS
    flight = {"figures": [{}, {"dice": [3, 6]}, {"dice": [6, 6]}], "highlight": 1, "roll": [4, 5]}
    return position(
        seats,
        active=seat,
        first_player=first_player,
        scores=scores,
        free_cards=cards,
        flight=flight,
    )


@rule("LL-110", "LL-111", "LL-112", "LL-113")
@pytest.mark.parametrize("first", range(4))
@pytest.mark.parametrize("seat", range(4))
def test_the_round_of_the_free_flight_is_played_to_its_end(seat: int, first: int) -> None:
    state = landing(seat, first)
    do(state, "assign 1 = 5")
    later = (first - seat - 1) % 4
    for _ in range(later):
        assert state.to_act != NOBODY
        exchange(state)
    assert state.to_act == NOBODY
    assert state.to_dict()["round_no"] == 2
    assert not state.to_dict()["ended_by_cap"]


@rule("LL-112")
@pytest.mark.parametrize("seed", range(4))
def test_everybody_has_had_the_same_number_of_turns(seed: int) -> None:
    seats = 2 + seed
    turns = play_out(dealt(seats, seed, {"round_cap": 12}), seed)
    starts = [turn["active"] for turn in turns[:-1]]
    opening = {(turn["active"], turn["round_no"]) for turn in turns[:-1]}
    assert len(opening) == turns[-1]["round_no"] * seats
    assert {starts.count(seat) >= turns[-1]["round_no"] for seat in range(seats)} == {True}


@rule("LL-114")
def test_the_highest_total_wins_also_without_all_programmes() -> None:
    state = position(
        phase="over",
        scores=[{EAGLE: 10, ROOSTER: 13, DUCK: 15, DOVE: 16}, {EAGLE: 24, DUCK: 23, DOVE: 23}],
        free_cards=[FREE_CARDS],
        free_scores=[22],
    )
    assert state.to_dict()["totals"] == [66, 70]
    assert state.ranking() == [2, 1]


@rule("LL-115")
def test_equal_totals_share_their_place() -> None:
    seventy_one = {EAGLE: 24, ROOSTER: 24, DUCK: 23}
    sixty_four = {EAGLE: 24, ROOSTER: 24, DUCK: 16}
    state = position(
        4,
        phase="over",
        end_triggered=True,
        scores=[seventy_one, sixty_four, seventy_one, sixty_four],
    )
    assert state.to_dict()["totals"] == [71, 64, 71, 64]
    assert state.ranking() == [1, 3, 1, 3]


@rule("LL-116")
def test_the_round_cap_ends_the_game() -> None:
    state = position(round_no=3, active=1, options={"round_cap": 3})
    exchange(state)
    assert state.to_act == NOBODY
    assert state.to_dict()["ended_by_cap"]
    assert refused(state, "exchange", 0) == ("game_over", "LL-110")
    endless = position(round_no=3, active=1, options={"round_cap": 0})
    exchange(endless)
    assert endless.to_dict()["round_no"] == 4


@rule("LL-117")
def test_a_total_may_fall_below_zero() -> None:
    flight = {"figures": [{}, {}, {}], "highlight": 1, "roll": [1, 1, 1]}
    state = position(scores=[FOUR], free_cards=[FREE_CARDS], penalties=[53], flight=flight)
    do(state, "concede")
    assert state.to_dict()["totals"][0] == -1


@rule("LL-118")
def test_hands_are_hidden_and_the_rest_is_open() -> None:
    state = dealt(3)
    for seat in (0, 1, 2, SPECTATOR):
        told = state.view(seat).to_json()
        own = state.to_dict()["hands"][seat] if seat >= 0 else []
        assert told["hand"] == own
        hidden = [c for other, h in enumerate(state.to_dict()["hands"]) if other != seat for c in h]
        assert not [card for card in hidden if f'"{card}"' in str(told).replace("'", '"')]


@rule("LL-118")
def test_the_view_does_not_depend_on_hidden_cards() -> None:
    state = dealt(3)
    for seat in (0, 1, 2, SPECTATOR):
        for number in range(5):
            other = GAME.determinize(state.view(seat), Rng(number))
            assert other.to_dict()["hands"] != state.to_dict()["hands"]
            assert other.view(seat).to_json() == state.view(seat).to_json()


@rule("LL-118")
def test_a_drawn_card_is_shown_to_its_owner_alone() -> None:
    state = position()
    events = do(state, "exchange", "draw red_blue", "luck: R12a")
    told = {event.name: event for event in events}
    assert told["CardReceived"].to == 0
    assert "R12a" not in str([event.data for event in events if event.to != 0])
    assert names(events)[-2:] == ["CardDrawn", "CardReceived"]


@rule("LL-118")
def test_discards_are_seen_whole_or_from_the_top() -> None:
    discards = {RED_BLUE: ["R03a", "B12a", "R05a"]}
    whole = position(discard_piles=discards).view(1).to_json()
    assert whole["discard_piles"][RED_BLUE] == ["R03a", "B12a", "R05a"]
    top = position(discard_piles=discards, options={"discard_visibility": "top"}).view(1).to_json()
    assert top["discard_piles"][RED_BLUE] == ["R05a"]
    assert top["discard_sizes"][RED_BLUE] == 3


@rule("LL-121")
def test_everybody_sees_the_backs_of_a_hand() -> None:
    state = position(hands=[["R03a", "B03a", "R04a", "B04a", "Y03a", "G03a"]])
    for seat in (1, SPECTATOR):
        assert state.view(seat).to_json()["hand_backs"][0] == {RED_BLUE: 4, YELLOW_GREEN: 2}


@rule("LL-9")
def test_acting_out_of_turn_is_refused() -> None:
    state = position(3, active=1)
    assert refused(state, "exchange", 0) == ("not_your_turn", "LL-9")
    assert "exchange" in legal(state)
