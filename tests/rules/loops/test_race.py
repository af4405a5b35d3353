"""The race after a Speed card: LO-39 to LO-48."""

from fractions import Fraction
from typing import Any

import pytest

from tests.marks import rule
from tests.rules.loops.positions import (
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
)
from voltige.games.loops.state import LoopsState

HANDS = [
    {"speed": 2, "alt_9000": 2, "alt_1000": 2},
    {"alt_4000": 1, "alt_6000": 2, "loop": 1},
    {"alt_7000": 2, "direction_change": 1, "speed": 1, "alt_2000": 1},
    {"pitch": 1, "loop": 1, "draw_3": 1, "alt_5000": 2, "alt_3000": 1},
]


def race(**data: Any) -> LoopsState:
    """Let A play a Speed card on 5000, climbing."""
    given: dict[str, Any] = {"hands": HANDS, "pile": ["alt_5000"]} | data
    state = position(**given)
    play(state, "play speed")
    assert fact(state, "phase") == "race"
    return state


@rule("LO-39")
def test_everybody_but_the_speed_player_may_make_the_next_play() -> None:
    state = race()
    assert [seat for seat in range(4) if legal(state, seat)] == [B, C, D]
    for attempt in ("play 9000 x1", "play speed", "decline"):
        assert refused(state, A, attempt) == ("own_race", "LO-39")


@rule("LO-39")
@pytest.mark.parametrize("winner", ["B", "C", "D"])
def test_whoever_is_fastest_plays_even_out_of_turn(winner: str) -> None:
    state = race(hands=[{"speed": 1, "alt_1000": 1}] + [{"alt_8000": 2}] * 3)
    for seat in "BCD":
        play(state, f"{seat}: play 8000 x1" if seat == winner else f"{seat}: decline")
    sizes = [1, 2, 2, 2]
    sizes["ABCD".index(winner)] = 1
    assert fact(state, "hand_sizes") == sizes
    assert fact(state, "pile") == ["alt_5000", "speed", "alt_8000"]


@rule("LO-39")
@pytest.mark.parametrize("order", ["BCD", "DCB", "CBD"])
def test_the_answers_may_come_in_any_order(order: str) -> None:
    state = race()
    for seat in order:
        play(state, f"{seat}: " + ("play 7000 x2" if seat == "C" else "decline"))
    assert fact(state, "pile") == ["alt_5000", "speed", "alt_7000", "alt_7000"]


@rule("LO-39")
@pytest.mark.parametrize(("direction", "order"), [("left", [C, D, A]), ("right", [A, D, C])])
def test_an_engine_asks_from_the_next_seat_round(direction: str, order: list[int]) -> None:
    hands = [{"alt_9000": 2}, {"speed": 1, "alt_9000": 2}, {"alt_9000": 2}, {"alt_9000": 2}]
    state = position(hands=hands, to_act=B, direction=direction)
    play(state, "play speed")
    asked = []
    while fact(state, "phase") == "race":
        asked.append(fact(state, "to_act"))
        play(state, "decline")
    assert asked == order


@rule("LO-40", "LO-41")
@pytest.mark.parametrize("pitch", ["positive", "negative"])
@pytest.mark.parametrize("seat", [B, C, D])
def test_a_claim_is_a_play_that_would_be_legal_in_turn(pitch: str, seat: int) -> None:
    state = race(pitch=pitch)
    in_turn = position(
        hands=fact(state, "hands"), pile=fact(state, "pile"), pitch=pitch, to_act=seat
    )
    assert legal(state, seat) == ["decline", *legal(in_turn)[1:]]
    assert legal(in_turn)[0] == "pick up"


@rule("LO-40")
@pytest.mark.parametrize(
    ("seat", "attempt", "reason"),
    [
        (B, "play 4000 x1", ("against_pitch", "LO-14")),
        (B, "play 4000 + 6000", ("mixed_values", "LO-18")),
        (C, "play speed + direction", ("one_special_only", "LO-19")),
        (C, "play speed + 7000", ("one_special_only", "LO-19")),
        (D, "play draw3 on D", ("bad_target", "LO-34")),
        (D, "play 7000 x1", ("not_in_hand", "LO-13")),
    ],
)
def test_a_claim_that_would_be_illegal_in_turn_is_refused_and_the_race_goes_on(
    seat: int, attempt: str, reason: tuple[str, str]
) -> None:
    state = race()
    assert refused(state, seat, attempt) == reason
    assert legal(state, seat)[0] == "decline"


@rule("LO-40")
def test_a_player_with_nothing_to_play_is_asked_like_the_others() -> None:
    state = race(hands=[{"speed": 1, "alt_1000": 1}, {"alt_1000": 3}, {}, {}])
    assert legal(state, B) == ["decline"]
    assert fact(state, "to_act") == B


@rule("LO-41", "LO-D16")
def test_nobody_picks_up_during_a_race() -> None:
    state = race()
    for seat in (A, B, C, D):
        assert "pick up" not in legal(state, seat)
        assert refused(state, seat, "pick up") == ("no_pick_up_in_race", "LO-41")


@rule("LO-42", "LO-D17")
@pytest.mark.parametrize(("direction", "first"), [("left", B), ("right", D)])
def test_the_player_next_in_order_races_like_the_others(direction: str, first: int) -> None:
    state = race(hands=[{"speed": 1, "alt_1000": 1}] + [{"alt_8000": 2}] * 3, direction=direction)
    play(state, "B: play 8000 x1", "C: play 8000 x1", "D: play 8000 x1")
    assert odds(state) == {seat: Fraction(1, 3) for seat in "BCD"}
    play(state, f"luck: {'ABCD'[first]}")
    assert fact(state, "hand_sizes")[first] == 1


@rule("LO-43", "LO-D18")
@pytest.mark.parametrize("winner", ["B", "C", "D"])
def test_slower_plays_are_taken_back_without_penalty(winner: str) -> None:
    state = race()
    before = fact(state, "hands")
    claims = {"B": "play 6000 x2", "C": "play 7000 x2", "D": "play loop"}
    for seat, claim in claims.items():
        play(state, f"{seat}: {claim}")
    assert fact(state, "pile") == ["alt_5000", "speed"]
    events = play(state, f"luck: {winner}")
    after = fact(state, "hands")
    changed = [letter for letter, old, new in zip("ABCD", before, after, strict=True) if old != new]
    assert changed == [winner]
    assert names(events).count("CardsPlayed") == 1
    assert fact(state, "plays_this_round") == 2


@rule("LO-43")
def test_a_player_answers_once() -> None:
    state = race()
    play(state, "B: decline")
    assert legal(state, B) == []
    assert refused(state, B, "play 6000 x1") == ("already_committed", "LO-43")
    assert refused(state, B, "decline") == ("already_committed", "LO-43")
    play(state, "C: play 7000 x1")
    assert refused(state, C, "play 7000 x2") == ("already_committed", "LO-43")


@rule("LO-43")
def test_a_single_claim_needs_no_luck() -> None:
    state = race()
    play(state, "B: decline", "C: play 7000 x1", "D: decline")
    assert fact(state, "phase") == "turn"
    assert fact(state, "pile")[-1] == "alt_7000"


@rule("LO-44")
@pytest.mark.parametrize(
    ("claim", "follower"),
    [
        ("C: play 7000 x1", D),
        ("C: play direction", B),
        ("D: play pitch", A),
        ("D: play loop", A),
        ("B: play loop", C),
    ],
)
def test_play_goes_on_after_the_winner_in_the_direction_of_now(claim: str, follower: int) -> None:
    state = race()
    for seat in "BCD":
        play(state, claim if claim.startswith(seat) else f"{seat}: decline")
    assert fact(state, "phase") == "turn"
    assert fact(state, "to_act") == follower


@rule("LO-44")
def test_a_draw_card_that_wins_the_race_may_strike_anybody_and_the_winner_is_followed() -> None:
    state = race()
    play(state, "B: decline", "C: decline", "D: play draw3 on B", "luck: 8000 8000 8000")
    assert fact(state, "hands")[B]["alt_8000"] == 3
    assert fact(state, "to_act") == A


@rule("LO-45", "LO-D19")
@pytest.mark.parametrize(("direction", "follower"), [("left", B), ("right", D)])
def test_a_race_without_claims_gives_an_ordinary_turn_to_the_next(
    direction: str, follower: int
) -> None:
    state = race(direction=direction)
    events = play(state, "B: decline", "C: decline", "D: decline")
    assert "RaceLapsed" in names(events)
    assert fact(state, "phase") == "turn"
    assert fact(state, "to_act") == follower
    assert legal(state)[0] == "pick up"
    assert len(legal(state)) > 1
    for seat in {A, B, C, D} - {follower}:
        assert legal(state, seat) == []
    assert fact(state, "plays_this_round") == 1


@rule("LO-46", "LO-D20")
def test_a_speed_card_in_a_race_opens_a_new_race_without_its_player() -> None:
    state = race()
    play(state, "B: decline", "C: play speed", "D: decline")
    assert fact(state, "phase") == "race"
    assert fact(state, "race") == {"speed_player": C, "claims": ["", "", "", ""]}
    assert [seat for seat in range(4) if legal(state, seat)] == [A, B, D]
    assert refused(state, C, "play 7000 x1") == ("own_race", "LO-39")
    play(state, "D: decline", "A: play speed", "B: decline")
    assert fact(state, "race")["speed_player"] == A
    assert fact(state, "pile") == ["alt_5000", "speed", "speed", "speed"]


@rule("LO-47", "LO-D18")
@pytest.mark.parametrize(
    ("weights", "expected"),
    [
        ([], {"B": "1/3", "C": "1/3", "D": "1/3"}),
        ([1, 1, 1, 1], {"B": "1/3", "C": "1/3", "D": "1/3"}),
        ([9, 3, 2, 1], {"B": "1/2", "C": "1/3", "D": "1/6"}),
    ],
)
def test_luck_settles_claims_in_proportion_to_their_weights(
    weights: list[int], expected: dict[str, str]
) -> None:
    state = position(options={"race_weights": weights}, hands=HANDS, pile=["alt_5000"])
    play(state, "play speed", "B: play 6000 x2", "C: play 7000 x1", "D: play 5000 x1")
    assert odds(state) == {seat: Fraction(chance) for seat, chance in expected.items()}


@rule("LO-47")
def test_who_declines_has_no_share() -> None:
    state = position(options={"race_weights": [1, 7, 2, 3]}, hands=HANDS, pile=["alt_5000"])
    play(state, "play speed", "B: decline", "C: play 7000 x1", "D: play 5000 x1")
    assert odds(state) == {"C": Fraction(2, 5), "D": Fraction(3, 5)}


@rule("LO-48")
def test_players_passed_over_by_a_race_lose_only_the_turn() -> None:
    hands = [{"speed": 1, "alt_9000": 3}] + [{"alt_9000": 3}] * 3
    state = position(3, hands=hands[:3], pile=["alt_5000"])
    play(state, "play speed", "B: decline", "C: play 9000 x1")
    assert fact(state, "hand_sizes") == [3, 3, 2]
    assert fact(state, "totals") == [0, 0, 0]
    play(state, "play 9000 x1")
    assert fact(state, "to_act") == B  # passed over before, in turn like always now
    play(state, "play 9000 x1")
    assert fact(state, "to_act") == C


@rule("LO-48")
def test_players_passed_over_by_a_reversal_lose_only_the_turn() -> None:
    hands = [{"direction_change": 1, "alt_9000": 3}] + [{"alt_9000": 3}] * 2
    state = position(3, hands=hands, pile=["alt_5000"])
    play(state, "play direction")
    assert fact(state, "hand_sizes") == [3, 3, 3]
    play(state, "play 9000 x1")
    assert fact(state, "to_act") == B
