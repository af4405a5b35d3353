"""Set-up: LO-1 to LO-9."""

from fractions import Fraction
from typing import Any, cast

import pytest

from tests.marks import rule
from tests.rules.loops.positions import (
    ONE_CARD_EACH,
    A,
    B,
    C,
    D,
    bring,
    dealt,
    fact,
    new_game,
    odds,
    play,
    position,
    refused,
    small_deck,
    view,
)
from voltige.core.errors import TableError
from voltige.core.rng import Rng
from voltige.core.state import CHANCE
from voltige.games.loops import GAME
from voltige.games.loops.state import LoopsState

SETUP_TABLE = [  # seats, deck, cards each, draw pile
    (2, 100, 15, 70),
    (3, 110, 10, 80),
    (4, 110, 10, 70),
    (5, 110, 10, 60),
    (6, 110, 10, 50),
    (7, 110, 10, 40),
    (8, 110, 10, 30),
]


def last_card_played(seat: int, **data: Any) -> LoopsState:
    """End a round by the last card of ``seat``; the next one is about to be dealt."""
    state = position(hands=ONE_CARD_EACH, to_act=seat, **data)
    play(state, f"play {(seat + 1) * 1000} x1")
    return state


@rule("LO-1", "LO-D1")
@pytest.mark.parametrize("seats", range(2, 9))
def test_two_to_eight_players_can_play(seats: int) -> None:
    assert int(new_game(seats).seats()) == seats


@rule("LO-1", "LO-D1")
@pytest.mark.parametrize("seats", [-1, 0, 1, 9, 100])
def test_fewer_than_two_or_more_than_eight_players_are_refused(seats: int) -> None:
    with pytest.raises(TableError) as caught:
        new_game(seats)
    assert caught.value.code == "bad_players"
    assert caught.value.params == {"game": "loops", "seats": seats, "low": 2, "high": 8}


@rule("LO-2", "LO-3", "LO-4")
@pytest.mark.parametrize(("seats", "deck", "each", "left"), SETUP_TABLE)
def test_the_deal_follows_the_table_of_the_set_up(
    seats: int, deck: int, each: int, left: int
) -> None:
    state = dealt(seats)
    assert fact(state, "hand_sizes") == [each] * seats
    assert fact(state, "draw_pile_size") == left
    assert seats * each + left == deck
    assert fact(state, "pile") == []
    assert fact(state, "base_altitude") == 0
    assert fact(state, "totals") == [0] * seats
    assert fact(state, "phase") == "turn"
    assert fact(state, "to_act") == fact(state, "starter")


@rule("LO-2")
@pytest.mark.parametrize("seats", range(3, 9))
def test_three_or_more_players_use_the_whole_deck(seats: int) -> None:
    state = new_game(seats)
    bring(state, "A")
    edition = state.setup.edition
    copies = {name: int(edition.copies[card]) for card, name in enumerate(edition.ids)}
    assert fact(state, "draw_pile") == copies
    assert copies["speed"] == 4
    assert copies["direction_change"] == 6


@rule("LO-3")
def test_the_cards_not_dealt_are_the_draw_pile_card_by_card() -> None:
    state = dealt(5)
    told = state.to_dict()
    for card, name in enumerate(state.setup.edition.ids):
        in_hands = sum(hand.get(name, 0) for hand in told["hands"])
        copies = int(state.setup.edition.copies[card])
        assert told["draw_pile"].get(name, 0) == copies - in_hands


@rule("LO-3")
def test_the_draw_pile_lies_face_down() -> None:
    state = dealt(4)
    for seat in range(-1, 4):
        seen = view(state, seat)
        assert "draw_pile" not in seen
        assert seen["draw_pile_size"] == 70


@rule("LO-4")
def test_two_players_have_neither_speed_nor_direction_cards() -> None:
    state = dealt(2)
    told = state.to_dict()
    places = [*told["hands"], told["draw_pile"]]
    assert sum(sum(place.values()) for place in places) == 100
    for place in places:
        assert "speed" not in place
        assert "direction_change" not in place


@rule("LO-4")
@pytest.mark.parametrize("attempt", ["play speed", "play direction"])
def test_two_players_cannot_have_those_cards_back(attempt: str) -> None:
    state = dealt(2)
    assert refused(state, int(state.to_act), attempt) == ("unknown_card", "LO-4")


@rule("LO-5", "LO-D2")
@pytest.mark.parametrize(
    ("seats", "copies", "each", "left"),
    [
        (8, {"alt_1000": 20}, 2, 4),  # floor(20 / 8)
        (8, {"alt_1000": 8}, 1, 0),
        (3, {"alt_1000": 29}, 9, 2),
        (3, {"alt_1000": 30}, 10, 0),  # just enough for a full deal
        (2, {"alt_1000": 21, "speed": 9}, 10, 1),  # floor(21 / 2), Speed cards are out
    ],
)
def test_a_small_deck_is_dealt_evenly_as_far_as_it_goes(
    seats: int, copies: dict[str, int], each: int, left: int
) -> None:
    state = cast("LoopsState", GAME.new_state(seats, edition=small_deck(copies)))
    rng = Rng(1)
    while state.to_act == CHANCE:
        state.resolve(state.sample_chance(rng))
    assert fact(state, "hand_sizes") == [each] * seats
    assert fact(state, "draw_pile_size") == left


@rule("LO-6")
@pytest.mark.parametrize("seats", range(2, 9))
def test_a_game_starts_to_the_left_and_climbing(seats: int) -> None:
    state = dealt(seats)
    assert fact(state, "direction") == "left"
    assert fact(state, "pitch") == "positive"


@rule("LO-6", "LO-12")
def test_the_first_turn_passes_to_the_left() -> None:
    state = new_game(3)
    bring(state, "B")
    rng = Rng(2)
    while state.to_act == CHANCE:
        state.resolve(state.sample_chance(rng))
    assert fact(state, "to_act") == B
    altitude = next(text for text in state.legal_actions() if "value" in text.data)
    play(state, altitude.notation)
    assert fact(state, "to_act") == C


@rule("LO-7", "LO-D3")
@pytest.mark.parametrize("direction", ["left", "right"])
@pytest.mark.parametrize("pitch", ["positive", "negative"])
def test_each_round_starts_from_the_first_conditions_again(direction: str, pitch: str) -> None:
    state = last_card_played(A, direction=direction, pitch=pitch)
    assert fact(state, "round_no") == 2
    assert fact(state, "direction") == "left"
    assert fact(state, "pitch") == "positive"


@rule("LO-8")
@pytest.mark.parametrize("seats", range(2, 9))
def test_the_first_starter_is_drawn_evenly_among_all_seats(seats: int) -> None:
    state = new_game(seats)
    assert odds(state) == {"ABCDEFGH"[seat]: Fraction(1, seats) for seat in range(seats)}


@rule("LO-8", "LO-D4")
@pytest.mark.parametrize("starter", [A, B, C, D])
@pytest.mark.parametrize("direction", ["left", "right"])
@pytest.mark.parametrize("winner", [A, C])
def test_the_next_starter_sits_to_the_left_of_the_last_one(
    starter: int, direction: str, winner: int
) -> None:
    state = last_card_played(winner, starter=starter, direction=direction)
    assert fact(state, "starter") == (starter + 1) % 4
    rng = Rng(3)
    while state.to_act == CHANCE:
        state.resolve(state.sample_chance(rng))
    assert fact(state, "to_act") == (starter + 1) % 4


@rule("LO-9", "LO-D5")
def test_all_cards_are_gathered_before_each_deal() -> None:
    state = last_card_played(A, pile=["alt_1000", "speed"])
    edition = state.setup.edition
    told = state.to_dict()
    assert told["phase"] == "deal"
    assert told["pile"] == []
    assert told["hand_sizes"] == [0, 0, 0, 0]
    assert told["draw_pile_size"] == 110
    assert told["known"] == [{}, {}, {}, {}]
    assert odds(state) == {
        word: Fraction(int(edition.copies[card]), 110) for card, word in enumerate(edition.words)
    }


@rule("LO-9")
def test_the_shuffle_deals_every_card_without_putting_back() -> None:
    state = last_card_played(A)
    bring(state, "7000")
    assert odds(state)["7000"] == Fraction(8, 109)
    assert odds(state)["loop"] == Fraction(4, 109)
