"""Campaigns: races and development phases, repair, the prestige leader's choice (HR-123 to HR-140)."""

from typing import Any

from tests.marks import rule
from tests.rules.hydroracers.campaigns import CAMPAIGN, EXPERT_CAMPAIGN, campaign, development
from tests.rules.hydroracers.positions import (
    A,
    B,
    fact,
    legal,
    new_game,
    plane,
    play,
    play_on,
    refused,
    settled,
    told,
)
from voltige.core.event import Event
from voltige.core.options import Values
from voltige.core.rng import Rng
from voltige.core.state import CHANCE, NOBODY
from voltige.games.hydroracers.state import HydroracersState

LAST_ROUND: dict[str, Any] = {"heat": 3, "round": 3, "rounds_flown": 9, "turn": 1, "order": [0, 1]}


def last_move(*planes: dict[str, Any], **data: Any) -> HydroracersState:
    """Make the last turn of a race: B passes from cell 20 over the line of Calshot."""
    first, second = planes
    return campaign({"position": 15, **first}, {"position": 20, **second}, **{**LAST_ROUND, **data})


def finish(state: HydroracersState, card: str = "2/0") -> list[Event]:
    """Pass with a card and refill; the race is over then."""
    events = play(state, f"pass {card}")
    while fact(state, "phase") == "refill":
        events += play(state, f"luck: {state.outcome_text(state.chance_outcomes()[0][0])}")
    return events


def go_on(state: HydroracersState, seed: int = 5) -> None:
    """Let luck and the first legal actions go on up to the next development phase or the end."""
    rng = Rng(seed)
    while state.to_act != NOBODY and fact(state, "stage") == "idle":
        if state.to_act == CHANCE:
            state.resolve(state.sample_chance(rng))
        else:
            state.apply(state.random_action(rng))


@rule("HR-123", "HR-125")
def test_races_and_development_phases_alternate_and_end_with_a_race() -> None:
    for races in (2, 3):
        state = new_game(3, {**CAMPAIGN, "races": races})
        events = play_on(state)
        names = [event.name for event in events]
        kept = [name for name in names if name in {"RaceStarted", "DevelopmentStarted"}]
        assert kept == ["RaceStarted", *["DevelopmentStarted", "RaceStarted"] * (races - 1)]
        assert fact(state, "race") == races
        assert fact(state, "phase") == "over"


@rule("HR-124")
def test_a_campaign_may_open_with_ten_tokens_each_without_repair_or_leader() -> None:
    state = new_game(2, {**CAMPAIGN, "start_with_development": True})
    events = play(state, *["luck: a_tuning"] * 2, *["luck: a_sabotage"] * 2, "luck: t_hop t_mirror")
    assert told(events, "DevelopmentStarted") == [{"race": 0, "tokens": [10, 10]}]
    assert told(events, "TokensCounted") == []
    assert fact(state, "phase") == "draw_dev"
    assert [plane(state, seat)["tokens"]["bag"] for seat in (A, B)] == [10, 10]
    assert fact(state, "race") == 0


@rule("HR-126")
def test_what_was_won_and_built_stays_for_the_next_race() -> None:
    built = {
        "prestige": 9,
        "aircoins": 17,
        "technologies": ["t_hop"],
        "advantages": {"a_cooling": 1},
        "all_damage": 13,
    }
    state = campaign(built, {}, phase="draw_dev", calendar=11)
    play(state, "luck: time")
    assert fact(state, "phase") == "draw_grid"
    after = plane(state, A)
    for key, value in built.items():
        assert after[key] == value
    assert (after["extra_slots"], after["bag"]["damage"]) == (1, 13)


@rule("HR-127")
def test_aircoins_become_points_after_the_last_race_only() -> None:
    state = last_move({"aircoins": 27}, {"aircoins": 30}, race=2)
    finish(state)
    assert [plane(state, seat)["aircoins"] for seat in (A, B)] == [27, 30]
    state = last_move({"aircoins": 27}, {"aircoins": 30}, race=3)
    finish(state)
    assert [plane(state, seat)["aircoins"] for seat in (A, B)] == [7, 0]
    assert [plane(state, seat)["prestige"] for seat in (A, B)] == [3 + 2, 5 + 3]


@rule("HR-127")
def test_a_table_may_convert_after_each_race_or_never() -> None:
    for word, left, points in (("each_race", 7, 5), ("never", 27, 3)):
        options: Values = {"campaign_conversion": word}
        state = last_move({"aircoins": 27}, {}, race=2, options=options)
        finish(state)
        assert (plane(state, A)["aircoins"], plane(state, A)["prestige"]) == (left, points)
    state = last_move({"aircoins": 27}, {}, race=3, options={"campaign_conversion": "never"})
    finish(state)
    assert (fact(state, "phase"), plane(state, A)["aircoins"]) == ("over", 27)


@rule("HR-128")
def test_ties_of_a_campaign_go_to_aircoins_left_then_to_the_last_heat() -> None:
    state = last_move({"prestige": 12, "aircoins": 7}, {"prestige": 10, "aircoins": 3}, race=3)
    finish(state)
    assert [plane(state, seat)["prestige"] for seat in (A, B)] == [15, 15]
    assert state.ranking() == [1, 2]
    state = last_move({"prestige": 12, "aircoins": 3}, {"prestige": 10, "aircoins": 3}, race=3)
    finish(state)
    assert state.ranking() == [2, 1]


@rule("HR-129")
def test_repair_comes_after_prestige_and_bets_of_the_last_heat() -> None:
    state = last_move({"slot": 6, "bet": "curtiss", "aircoins": 0}, {})
    events = finish(state)
    names = [event.name for event in events]
    order = [
        names.index(n)
        for n in ("HeatEnded", "BetSettled", "TokensCounted", "CircuitChosen")
        if n in names
    ]
    assert order == sorted(order)
    assert names.index("BetSettled") < names.index("TokensCounted")
    assert plane(state, A)["aircoins"] == 22


@rule("HR-130", "HR-131", "HR-132", "HR-133", "HR-135")
def test_alerts_cards_and_the_lead_cost_tokens() -> None:
    """Golden test D-29: 24 − 10 − 2 − 1 = 11."""
    played = {"8/3": 1, "7/2": 1, "6/2": 1, "5/1": 1, "4/1": 1, "3/1": 1}
    options: Values = {"planes": ["bernard", "curtiss"]}
    state = last_move({"played": played, "alerts": 2, "prestige": 30}, {}, options=options)
    events = finish(state)
    told_a, told_b = told(events, "TokensCounted")
    assert told_a == {"seat": A, "danger": 2, "repair": 10, "leader": 1, "tokens": 11}
    assert told_b == {"seat": B, "danger": 0, "repair": 0, "leader": 0, "tokens": 24}
    assert plane(state, A)["tokens"] == {"reserve": 13, "bag": 11, "espionage": 0, "stand": 0}


@rule("HR-131")
def test_alerts_on_tiles_cost_tokens_too_and_damage_only_if_the_table_says_so() -> None:
    tiles = {"cooling": {"tokens": ["alert", "damage"]}, "controls": {"tokens": ["damage"]}}
    for word, cost in (("alert", 1), ("damage", 2), ("both", 3)):
        options: Values = {
            "cockpit": "expert",
            "repair_cost_tokens": word,
            "planes": ["curtiss", "bernard"],
        }
        state = last_move({"tiles": tiles}, {}, options=options)
        events = finish(state, "3/1")
        assert told(events, "TokensCounted")[A]["danger"] == cost


@rule("HR-133", "HR-238")
def test_only_people_count_for_the_lead_and_a_tie_goes_to_the_better_rank() -> None:
    state = last_move({"prestige": 2}, {}, race=1)
    events = finish(state)
    assert [plane(state, seat)["prestige"] for seat in (A, B)] == [5, 5]
    assert [data["leader"] for data in told(events, "TokensCounted")] == [0, 1]
    options: Values = {"autopilots": ["curtiss"]}
    state = campaign(
        {"position": 15},
        {"position": 22, "prestige": 40},
        options=options,
        **{**LAST_ROUND, "order": [1, 0]},
    )
    events = finish(state, "1/0")
    assert [data["seat"] for data in told(events, "TokensCounted") if data["leader"]] == [A]


@rule("HR-134")
def test_the_tokens_are_never_below_none_and_never_those_on_cards() -> None:
    """Golden test D-30, and tokens that stayed on a card."""
    played = dict.fromkeys(("1/0", "3/0", "4/1", "5/2", "8/3", "9/4"), 1) | {"5/1": 2, "7/2": 2}
    state = last_move({"played": played, "hand": {}, "deck": {}, "alerts": 6, "prestige": 40}, {})
    events = finish(state)
    assert told(events, "TokensCounted")[A]["tokens"] == 24 - 6 - 16 - 1
    state = last_move({}, {}, display=[{"card": "t_hop", "tokens": [3, 0]}])
    events = finish(state)
    assert told(events, "TokensCounted")[A]["tokens"] == 21
    played = {**played}
    state = last_move(
        {"played": played, "hand": {}, "deck": {}, "alerts": 6, "prestige": 40},
        {},
        display=[{"card": "t_hop", "tokens": [3, 0]}],
        options={"repair_cost_tokens": "both"},
    )
    events = finish(state)
    assert told(events, "TokensCounted")[A]["tokens"] == 1


@rule("HR-136", "HR-137")
def test_danger_tokens_go_back_and_cards_are_put_together() -> None:
    state = last_move({"damage": 3, "alerts": 2, "played": {"9/4": 1}}, {})
    finish(state)
    after = plane(state, A)
    assert after["bag"] == {"damage": 12, "alert": 6}
    assert (after["damage"], after["alerts"], after["played"], after["hand"]) == (0, 0, {}, {})
    assert sum(after["cards"].values()) == 10
    assert (after["hand_size"], after["deck_size"]) == (0, 0)


@rule("HR-138")
def test_the_prestige_leader_chooses_any_circuit_before_a_token_is_drawn() -> None:
    state = last_move({"prestige": 40}, {})
    finish(state)
    assert (fact(state, "phase"), int(state.to_act)) == ("choose_circuit", A)
    assert len(legal(state)) == 6
    assert refused(state, B, "fly at venice") == ("not_your_decision", "HR-14")
    assert refused(state, A, "fly at paris") == ("bad_circuit", "HR-138")
    play(state, "fly at venice")
    assert fact(state, "circuit") == "venice"
    assert fact(state, "calendar") == 0


@rule("HR-139")
def test_the_leader_chooses_how_the_grid_is_made() -> None:
    for word, ranks in (("random", [0, 0]), ("last_heat", [2, 1]), ("reverse_prestige", [2, 1])):
        state = last_move({"prestige": 40}, {})
        finish(state)
        play(state, "fly at calshot")
        assert legal(state) == ["grid random", "grid last_heat", "grid reverse_prestige"]
        assert refused(state, A, "grid sideways") == ("bad_grid", "HR-139")
        play(state, f"grid {word}", "luck: t_hop t_brake t_mirror a_tuning a_tuning a_sabotage")
        events = play(state, *["luck: time"] * 12)
        assert told(events, "RaceStarted")[0]["ranks"] == ranks


@rule("HR-139")
def test_in_reverse_order_of_prestige_the_worse_rank_goes_ahead_in_a_tie() -> None:
    state = campaign(
        {"prestige": 9},
        {"prestige": 9},
        {"prestige": 20},
        phase="draw_dev",
        calendar=11,
        next_grid="reverse_prestige",
    )
    events = play(state, "luck: time")
    assert told(events, "RaceStarted")[0]["ranks"] == [2, 1, 3]


@rule("HR-139")
def test_a_table_may_fix_how_the_grid_is_made() -> None:
    state = last_move({"prestige": 40}, {}, options={"next_grid": "last_heat"})
    finish(state)
    play(state, "fly at calshot")
    assert fact(state, "phase") == "reveal"
    assert fact(state, "next_grid") == "last_heat"


@rule("HR-140")
def test_each_race_starts_with_all_cards_shuffled_and_a_new_hand() -> None:
    state = settled(2, {**CAMPAIGN, "races": 2})
    go_on(state)
    assert fact(state, "stage") == "developing"
    rng = Rng(3)
    while fact(state, "phase") != "turn":
        if state.to_act == CHANCE:
            state.resolve(state.sample_chance(rng))
        else:
            state.apply(state.random_action(rng))
    assert fact(state, "race") == 2
    assert [plane(state, seat)["hand_size"] for seat in (A, B)] == [3, 3]
    assert [plane(state, seat)["deck_size"] for seat in (A, B)] == [7, 7]


@rule("HR-239", "HR-240")
def test_teams_play_a_campaign_seat_by_seat() -> None:
    state = settled(4, {**EXPERT_CAMPAIGN, "races": 2, "teams": "two_by_two"})
    go_on(state)
    assert [plane(state, seat)["tokens"]["bag"] > 0 for seat in range(4)] == [True] * 4
    play_on(state, 4)
    assert state.returns()[0] == state.returns()[2]
    assert sorted(state.ranking()) in ([1, 1, 3, 3], [1, 1, 1, 1])


def test_a_race_has_no_campaign_in_its_position() -> None:
    assert "race" not in settled(2).to_dict()
    assert development({}, {}).to_dict()["race"] == 1
