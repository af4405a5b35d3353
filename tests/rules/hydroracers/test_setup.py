"""Aim and set-up: HR-1 to HR-13."""

from collections import defaultdict
from fractions import Fraction

import pytest

from tests.marks import rule
from tests.rules.hydroracers.positions import (
    BERNARD,
    CURTISS,
    MACCHI,
    SUPERMARINE,
    A,
    fact,
    legal,
    new_game,
    plane,
    play,
    play_on,
    position,
    refused,
    settled,
    told,
)
from voltige.core.errors import OptionError, TableError
from voltige.core.state import CHANCE
from voltige.games.hydroracers.state import HydroracersState
from voltige.locale import texts


@rule("HR-1", "HR-2")
def test_a_race_is_three_heats_of_one_lap() -> None:
    events = play_on(new_game())
    assert [data["heat"] for data in told(events, "HeatStarted")] == [1, 2, 3]
    assert [data["heat"] for data in told(events, "HeatEnded")] == [1, 2, 3]


@rule("HR-3", "HR-105")
def test_most_points_win_and_the_last_heat_breaks_the_last_tie() -> None:
    even = {"position": 20, "prestige": 12, "aircoins": 3}
    state = position({**even, "rank": 2}, {**even, "rank": 1, "position": 23}, phase="over", heat=3)
    assert state.ranking() == [2, 1]
    state = position(
        {**even, "prestige": 13, "aircoins": 0, "rank": 2},
        {**even, "rank": 1, "position": 23},
        phase="over",
        heat=3,
    )
    assert state.ranking() == [1, 2]


@rule("HR-4", "HR-8", "HR-12")
def test_each_person_starts_with_a_plane_a_purse_and_a_full_bag() -> None:
    state = new_game()
    names = [MACCHI, CURTISS, SUPERMARINE, BERNARD]
    assert [plane(state, seat)["plane"] for seat in range(4)] == names
    for seat in range(4):
        told_plane = plane(state, seat)
        assert told_plane["aircoins"] == 30
        assert told_plane["prestige"] == 0
        assert told_plane["bag"] == {"damage": 12, "alert": 6}
        assert sum(told_plane["deck"].values()) == 10


@rule("HR-5")
def test_by_default_every_pilot_flies_the_plane_of_its_nation() -> None:
    pilots = [plane(new_game(), seat)["pilot"] for seat in range(4)]
    assert pilots == ["bernardi", "doolittle", "greig", "sadi"]


@rule("HR-5", "HR-6")
def test_people_may_choose_their_pilots_in_turn_each_but_once() -> None:
    state = new_game(3, {"pilots": "chosen"})
    assert legal(state) == [f"choose {p}" for p in ("bernardi", "doolittle", "greig", "sadi")]
    play(state, "choose sadi")
    assert legal(state) == [f"choose {p}" for p in ("bernardi", "doolittle", "greig")]
    assert refused(state, 1, "choose sadi") == ("pilot_taken", "HR-6")
    assert refused(state, 2, "choose greig") == ("not_your_decision", "HR-14")
    play(state, "choose greig", "choose bernardi")
    assert [plane(state, seat)["pilot"] for seat in range(3)] == ["sadi", "greig", "bernardi"]


@rule("HR-5", "HR-6")
def test_pilots_may_be_drawn() -> None:
    state = new_game(4, {"pilots": "random"})
    assert {weight for _, weight in state.chance_outcomes()} == {1}
    play(state, "luck: sadi")
    words = [state.outcome_text(outcome) for outcome, _ in state.chance_outcomes()]
    assert words == ["bernardi", "doolittle", "greig"]


@rule("HR-6")
def test_no_plane_is_used_twice() -> None:
    with pytest.raises(OptionError) as caught:
        new_game(2, {"planes": [MACCHI, MACCHI]})
    assert caught.value.code == "bad_option"
    state = new_game(2, {"planes": [BERNARD, MACCHI]})
    assert [plane(state, seat)["plane"] for seat in range(2)] == [BERNARD, MACCHI]


@rule("HR-7")
def test_the_circuit_is_chosen_or_drawn() -> None:
    assert fact(settled(2, {"circuit": "monaco"}), "circuit") == "monaco"
    state = new_game(2, {"circuit": "random"})
    names = [state.outcome_text(outcome) for outcome, _ in state.chance_outcomes()]
    assert names == ["calshot", "venice", "monaco", "naples", "baltimore", "hampton"]
    play(state, "luck: naples")
    assert fact(state, "circuit") == "naples"


@rule("HR-9", "HR-10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_starting_order_is_equally_likely(seats: int) -> None:
    def walk(state: HydroracersState, share: Fraction) -> None:
        if fact(state, "phase") != "draw_grid":
            found[tuple(plane(state, seat)["rank"] for seat in range(seats))] += share
            return
        outcomes = state.chance_outcomes()
        for outcome, weight in outcomes:
            child = state.clone()
            child.resolve(outcome)
            walk(child, share * Fraction(weight, sum(w for _, w in outcomes)))

    found: defaultdict[tuple[int, ...], Fraction] = defaultdict(Fraction)
    walk(new_game(seats), Fraction(1))
    orders = {2: 2, 3: 6, 4: 24}[seats]
    assert len(found) == orders
    assert set(found.values()) == {Fraction(1, orders)}


@rule("HR-10", "HR-27")
def test_the_grid_is_single_file_without_gaps() -> None:
    state = settled(4)
    places = sorted((plane(state, s)["rank"], plane(state, s)["position"]) for s in range(4))
    assert places == [(1, 0), (2, -1), (3, -2), (4, -3)]
    assert sorted(plane(state, s)["slip"] > 0 for s in range(4)) == [False, True, True, True]


@rule("HR-11", "HR-72")
def test_hands_are_three_cards_four_for_doolittle() -> None:
    state = settled(4)
    sizes = [plane(state, seat)["hand_size"] for seat in range(4)]
    assert sizes == [3, 4, 3, 3]
    assert [plane(state, seat)["deck_size"] for seat in range(4)] == [7, 6, 7, 7]


@rule("HR-11")
def test_every_card_of_the_deck_may_be_drawn_by_its_number() -> None:
    state = new_game(2)
    play(state, "luck: A")
    assert fact(state, "phase") == "deal"
    odds = {state.outcome_text(o): weight for o, weight in state.chance_outcomes()}
    expected = {"1/0": 1, "3/0": 1, "4/1": 1, "5/1": 2, "5/2": 1, "7/2": 2, "8/3": 1, "9/4": 1}
    assert odds == expected


@rule("HR-13", "HR-50")
def test_each_plane_draws_from_its_own_bag_alone() -> None:
    state = position(
        {"position": 9, "damage": 3}, {"position": 5, "alerts": 6}, phase="danger", dangers=2
    )
    assert state.to_act == CHANCE
    assert [weight for _, weight in state.chance_outcomes()] == [9, 6]
    play(state, "luck: alert")
    assert plane(state, A)["bag"] == {"damage": 9, "alert": 5}
    assert plane(state, 1)["bag"] == {"damage": 12, "alert": 0}


@rule("HR-212", "HR-239")
@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (2, {"teams": "two_by_two"}, "team_seats"),
        (4, {"teams": "two_by_two", "autopilots": [MACCHI]}, "team_autopilots"),
        (2, {"planes": [MACCHI, CURTISS], "autopilots": [BERNARD]}, "planes"),
    ],
)
def test_a_set_up_that_does_not_fit_is_refused(
    seats: int, options: dict[str, object], reason: str
) -> None:
    with pytest.raises(TableError) as caught:
        new_game(seats, options)
    assert caught.value.code == "bad_setup"
    assert caught.value.params["reason"] == reason


@rule("HR-123", "HR-D59")
def test_a_campaign_has_two_to_six_races() -> None:
    for races in (2, 6):
        assert new_game(2, {"mode": "campaign", "races": races}).setup.rules.races == races
    for races in (0, 1, 7):
        with pytest.raises(TableError) as caught:
            new_game(2, {"mode": "campaign", "races": races})
        assert (caught.value.code, caught.value.params["rule"]) == ("bad_setup", "HR-123")
        sentence = texts("en").error(caught.value)
        assert sentence.startswith("A campaign has two to six races; for a single race choose")


@rule("HR-212")
def test_a_list_that_is_refused_is_written_as_options_are() -> None:
    with pytest.raises(OptionError) as caught:
        new_game(2, {"planes": [MACCHI, "zeppelin"]})
    assert caught.value.params["value"] == "macchi/zeppelin"


@rule("HR-212")
@pytest.mark.parametrize("seats", [1, 5])
def test_a_race_has_two_to_four_planes(seats: int) -> None:
    with pytest.raises(TableError) as caught:
        new_game(seats)
    assert caught.value.code == "bad_players"
