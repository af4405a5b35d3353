"""Bets: HR-77 to HR-91."""

import pytest

from tests.marks import rule
from tests.rules.hydroracers.positions import (
    BERNARD,
    CURTISS,
    MACCHI,
    SUPERMARINE,
    A,
    B,
    C,
    fact,
    legal,
    moves,
    plane,
    play,
    position,
    refused,
    told,
)
from voltige.core.options import Values
from voltige.core.state import SPECTATOR
from voltige.games.hydroracers.state import HydroracersState

LATE: Values = {"pilots": "none", "bet_timing": "anytime_in_turn"}


def three(options: Values | None = None, **leader: object) -> HydroracersState:
    """Let the leader of three planes be in turn."""
    return position({"position": 9, **leader}, {"position": 5}, {"position": 3}, options=options)


@rule("HR-77", "HR-80", "HR-81", "HR-83")
def test_a_person_may_bet_on_any_plane_of_the_race_on_any_open_slot() -> None:
    bets = [text for text in legal(three()) if text.startswith("bet")]
    planes = [MACCHI, CURTISS, SUPERMARINE]
    assert bets == [f"bet {slot} on {p}" for slot in ("6", "4", "2", "free") for p in planes]


@rule("HR-77", "HR-79")
def test_a_bet_leaves_the_turn_and_is_the_only_one_of_the_heat() -> None:
    state = three()
    play(state, "bet 4 on curtiss")
    assert state.to_act == A
    assert legal(state) == moves(state)
    assert refused(state, A, "bet free on macchi") == ("already_bet", "HR-77")


@rule("HR-77")
def test_others_bet_in_their_own_turn_only() -> None:
    assert refused(three(), B, "bet 6 on macchi") == ("not_your_decision", "HR-14")


@rule("HR-78")
def test_a_bet_comes_before_the_movement_unless_the_table_allows_it_later() -> None:
    hand = {"hand": {"1/0": 1, "3/0": 1, "4/1": 1, "5/1": 1}}
    state = three(**hand)
    play(state, "play 3/0")
    assert state.to_act == B
    state = three(LATE, **hand)
    play(state, "play 3/0")
    assert fact(state, "phase") == "late_bet"
    assert legal(state)[0] == "end turn"
    play(state, "bet 6 on macchi")
    assert state.to_act == B
    assert plane(state, A)["bet"] == MACCHI
    state = three(LATE, **hand)
    play(state, "play 3/0", "end turn")
    assert state.to_act == B
    assert plane(state, A)["slot"] == -1


@rule("HR-78")
def test_a_bet_while_a_token_waits_comes_too_late() -> None:
    state = position(
        {"position": 9}, {"position": 3}, phase="danger", options={**LATE, "cockpit": "expert"}
    )
    play(state, "luck: damage")
    assert refused(state, A, "bet 6 on macchi") == ("bet_too_late", "HR-78")


@rule("HR-80")
def test_a_stake_is_paid_at_once_and_must_be_in_the_purse() -> None:
    state = three()
    play(state, "bet 6 on macchi")
    assert plane(state, A)["aircoins"] == 24
    for purse in (2, 3):
        state = three(aircoins=purse)
        assert "bet 2 on macchi" in legal(state)
        assert state.refusal(A, {"do": "bet", "slot": 2, "plane": MACCHI}) is None
    poor = three(aircoins=3)
    assert refused(poor, A, "bet 4 on macchi") == ("not_enough_aircoins", "HR-80")


@rule("HR-80", "HR-81")
def test_paid_slots_hold_one_bet_and_the_free_slot_any_number() -> None:
    state = position(
        {"position": 9},
        {"position": 5, "slot": 6, "bet": MACCHI, "aircoins": 24},
        {"position": 3, "slot": 0, "bet": MACCHI},
    )
    assert refused(state, A, "bet 6 on macchi") == ("slot_taken", "HR-80")
    play(state, "bet free on supermarine")
    assert plane(state, A)["slot"] == 0
    assert plane(state, A)["aircoins"] == 30


@rule("HR-80", "HR-83")
@pytest.mark.parametrize(
    ("attempt", "code", "number"),
    [
        ("bet 5 on macchi", "bad_slot", "HR-80"),
        ("bet six on macchi", "bad_slot", "HR-80"),
        ("bet 6 on bernard", "bad_plane", "HR-83"),
        ("bet 6 on zeppelin", "bad_plane", "HR-83"),
    ],
)
def test_unknown_slots_and_planes_are_refused(attempt: str, code: str, number: str) -> None:
    assert refused(three(), A, attempt) == (code, number)


@rule("HR-82")
def test_the_slot_is_public_and_the_plane_secret() -> None:
    state = three()
    events = play(state, "bet 6 on curtiss")
    assert told(events, "BetPlaced") == [{"seat": A, "slot": 6}]
    assert [event.to for event in events if event.name == "BetNamed"] == [A]
    for seat, seen in ((A, CURTISS), (B, ""), (C, ""), (SPECTATOR, "")):
        shown = state.view(seat).to_json()["planes"][A]
        assert (shown["slot"], shown["bet"]) == (6, seen)


def settle(ranks: list[int], bets: list[tuple[int, str]], **options: object) -> HydroracersState:
    """End a heat of four with these ranks and bets; each seat has staked what its slot costs."""
    planes = [
        {"position": 30 - 2 * rank, "slot": slot, "bet": bet, "aircoins": 30 - max(0, slot)}
        for rank, (slot, bet) in zip(ranks, bets, strict=True)
    ]
    seats = list(range(len(ranks)))
    state = position(
        *planes,
        phase="danger",
        order=seats,
        turn=len(ranks) - 1,
        options={"pilots": "none", **options},
    )
    play(state, "luck: alert")
    assert fact(state, "heat") == 2
    return state


@rule("HR-84", "HR-85", "HR-86", "HR-87")
@pytest.mark.parametrize(
    ("plane_bet", "payouts"),
    [(MACCHI, [22, 18, 14, 10]), (CURTISS, [5] * 4), (SUPERMARINE, [2] * 4), (BERNARD, [0] * 4)],
)
def test_bets_pay_by_the_rank_of_their_plane(plane_bet: str, payouts: list[int]) -> None:
    state = settle([1, 2, 3, 4], [(slot, plane_bet) for slot in (6, 4, 2, 0)])
    found = [plane(state, seat)["aircoins"] for seat in range(4)]
    stakes = [6, 4, 2, 0]
    assert found == [30 - s + paid for s, paid in zip(stakes, payouts, strict=True)]


@rule("HR-84", "HR-89")
def test_bets_are_revealed_at_the_end_of_the_heat_and_taken_back() -> None:
    state = position(
        {"position": 24, "slot": 6, "bet": CURTISS, "aircoins": 24},
        {"position": 22},
        phase="danger",
        order=[A, B],
        turn=1,
    )
    events = play(state, "luck: alert")
    settled_bets = told(events, "BetSettled")
    assert settled_bets == [{"seat": A, "slot": 6, "plane": CURTISS, "paid": 5}]
    assert (plane(state, A)["slot"], plane(state, A)["bet"]) == (-1, "")
    assert "bet 6 on macchi" in legal(state)


@rule("HR-88", "HR-90")
def test_a_bet_counts_by_the_rank_of_a_crashed_plane_and_stays_when_its_owner_crashes() -> None:
    state = position(
        {"position": 9, "slot": 6, "bet": CURTISS, "aircoins": 24},
        {"position": 8, "damage": 3, "slot": 4, "bet": CURTISS, "aircoins": 26},
        phase="danger",
        order=[A, B],
        turn=1,
    )
    play(state, "luck: damage")
    assert fact(state, "heat") == 2
    assert [plane(state, seat)["aircoins"] for seat in (A, B)] == [29, 31]


@rule("HR-90")
def test_after_a_crash_there_is_no_late_bet() -> None:
    hand = {"1/0": 1, "3/0": 1, "4/1": 1}
    state = position(
        {"position": 9, "damage": 3, "hand": hand},
        {"position": 5},
        {"position": 3},
        phase="danger",
        options=LATE,
    )
    play(state, "luck: damage")
    assert state.to_act == B


@rule("HR-91")
def test_not_betting_costs_nothing() -> None:
    state = settle([1, 2, 3, 4], [(-1, ""), (6, MACCHI), (-1, ""), (-1, "")])
    assert [plane(state, seat)["aircoins"] for seat in range(4)] == [30, 46, 30, 30]


@rule("HR-77")
def test_with_bets_off_nobody_bets() -> None:
    state = three({"pilots": "none", "bets": False})
    assert legal(state) == moves(state)
    assert refused(state, A, "bet free on macchi") == ("bets_are_off", "HR-77")


@rule("HR-D73", "HR-83", "HR-88")
def test_a_plane_that_has_crashed_in_this_heat_can_still_be_bet_on() -> None:
    state = position({"position": 9}, {"position": 5}, {"position": 3, "crashed": 1})
    assert "bet 6 on supermarine" in legal(state)


@rule("HR-D73", "HR-83")
def test_a_plane_that_is_out_for_the_race_is_no_plane_of_the_heat() -> None:
    options: Values = {
        "pilots": "none",
        "autopilots": ["supermarine"],
        "autopilot_crash": "race",
    }
    state = position(
        {"position": 9},
        {"position": 5},
        {"out": 1, "crashes": 1},
        options=options,
        heat=2,
        rounds_flown=4,
        order=[0, 1],
    )
    assert "bet 6 on curtiss" in legal(state)
    assert not any("supermarine" in text for text in legal(state))
    assert refused(state, A, "bet 6 on supermarine") == ("bad_plane", "HR-83")
