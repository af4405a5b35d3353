"""Movement cards of the development deck, each with its effect (HR-177 to HR-190)."""

from typing import Any

from tests.marks import rule
from tests.rules.hydroracers.campaigns import EXPERT_CAMPAIGN, campaign, cards_with, holding
from tests.rules.hydroracers.positions import (
    FAR_AHEAD,
    A,
    B,
    fact,
    legal,
    moves,
    plane,
    play,
    refused,
    told,
)
from voltige.core.options import Values

SECOND: dict[str, Any] = {"turn": 1, "order": [1, 0]}  # A flies behind B, with modifier 0
NO_BETS: Values = {"bets": False}
EXPERT: Values = {**EXPERT_CAMPAIGN, "bets": False}


@rule("HR-177", "HR-178", "HR-179")
def test_slow_flypast_takes_two_damage_off_before_the_plane_moves() -> None:
    mine = holding("macchi", "m_slow_flypast", "1/0", position=3, damage=3)
    state = campaign(mine, FAR_AHEAD, **SECOND)
    events = play(state, "play m_slow_flypast")
    assert plane(state, A)["position"] == 4
    assert (plane(state, A)["damage"], plane(state, A)["bag"]["damage"]) == (1, 11)
    names = [event.name for event in events]
    assert names.index("DamageRepaired") < names.index("PlaneMoved")


@rule("HR-178")
def test_all_tokens_go_if_there_are_fewer_and_alerts_aside_stay() -> None:
    mine = holding("macchi", "m_slow_flypast", "1/0", position=3, damage=1, alerts=2)
    state = campaign(mine, FAR_AHEAD, **SECOND)
    play(state, "play m_slow_flypast")
    assert (plane(state, A)["damage"], plane(state, A)["alerts"]) == (0, 2)


@rule("HR-178")
def test_on_tiles_the_player_chooses_tokens_of_either_colour_one_by_one() -> None:
    tiles = {"cooling": {"tokens": ["alert"]}, "controls": {"tokens": ["damage", "alert"]}}
    mine = holding("macchi", "m_slow_flypast", "1/0", position=3, tiles=tiles)
    state = campaign(mine, FAR_AHEAD, options=EXPERT, **SECOND)
    play(state, "play m_slow_flypast")
    assert fact(state, "phase") == "choose_tokens"
    assert legal(state) == ["take off cooling 1", "take off controls 1", "take off controls 2"]
    assert refused(state, A, "take off structure 1") == ("bad_token_choice", "HR-178")
    play(state, "take off controls 2", "take off cooling 1")
    assert plane(state, A)["tiles"]["controls"]["tokens"] == ["damage", "", ""]
    assert plane(state, A)["bag"] == {"damage": 11, "alert": 6}
    assert plane(state, A)["position"] == 4


@rule("HR-178")
def test_with_as_many_tokens_as_the_card_takes_there_is_nothing_to_choose() -> None:
    tiles = {"cooling": {"tokens": ["alert"]}, "controls": {"tokens": ["damage"]}}
    mine = holding("macchi", "m_slow_flypast", "1/0", position=3, tiles=tiles)
    state = campaign(mine, FAR_AHEAD, options=EXPERT, **SECOND)
    play(state, "play m_slow_flypast")
    assert plane(state, A)["bag"] == {"damage": 12, "alert": 6}


@rule("HR-180")
def test_a_throttle_card_flies_at_the_value_chosen() -> None:
    for card, given, values in (
        ("m_throttle_low", "3/0", (1, 2, 3, 4)),
        ("m_throttle_mid", "5/1", (4, 5, 6)),
        ("m_throttle_high", "7/2", (6, 7, 8)),
    ):
        for value in values:
            state = campaign(
                holding("macchi", card, given, position=-9), FAR_AHEAD, options=NO_BETS, **SECOND
            )
            assert moves(state) == [f"pass {card}", *[f"play {card} as {v}" for v in values]]
            assert refused(state, A, f"play {card}") == ("bad_card_value", "HR-180")
            assert refused(state, A, f"play {card} as 9") == ("bad_card_value", "HR-180")
            play(state, f"play {card} as {value}")
            assert plane(state, A)["position"] == -9 + value


@rule("HR-74")
def test_the_value_chosen_decides_on_the_drag_of_sadi_lecointe() -> None:
    for value, speed in ((4, 3), (5, 5), (6, 6)):
        mine = holding("macchi", "m_throttle_mid", "5/1", position=-9, pilot="sadi")
        state = campaign(mine, {"position": -15})
        events = play(state, f"play m_throttle_mid as {value}")
        assert told(events, "PlaneMoved")[0]["speed"] == speed


@rule("HR-181")
def test_salute_to_the_crowd_brings_a_point_and_takes_a_token_off() -> None:
    mine = holding("macchi", "m_salute", "1/0", position=3, damage=2)
    state = campaign(mine, FAR_AHEAD, **SECOND)
    play(state, "play m_salute")
    after = plane(state, A)
    assert (after["prestige"], after["damage"], after["position"]) == (1, 1, 5)


@rule("HR-182")
def test_glide_trim_lengthens_passes_until_a_card_covers_it() -> None:
    """Golden test D-34."""
    cards = cards_with("macchi", m_glide_trim="3/0")
    mine = {
        "cards": cards,
        "played": {"m_glide_trim": 1},
        "position": -9,
        "hand": {"1/0": 1, "4/1": 1},
    }
    state = campaign(mine, FAR_AHEAD, **SECOND)
    events = play(state, "pass 1/0")
    assert told(events, "PlaneMoved")[0]["speed"] == 3
    state = campaign({**mine, "position": -6}, FAR_AHEAD, **SECOND)
    events = play(state, "pass 4/1")
    assert told(events, "PlaneMoved")[0]["speed"] == 3
    played = {"m_glide_trim": 1, "9/4": 1}
    state = campaign({**mine, "played": played, "top": "9/4"}, FAR_AHEAD, **SECOND)
    events = play(state, "pass 1/0")
    assert told(events, "PlaneMoved")[0]["speed"] == 2


@rule("HR-182")
def test_glide_trim_lasts_into_the_next_heat() -> None:
    cards = cards_with("macchi", m_glide_trim="3/0")
    mine = {"cards": cards, "played": {"m_glide_trim": 1}, "position": 0}
    state = campaign(mine, {"position": -1}, heat=2)
    assert plane(state, A)["top"] == "m_glide_trim"
    events = play(state, "pass 1/0")
    assert told(events, "PlaneMoved")[0]["speed"] == 2  # 3, less drag


@rule("HR-183")
def test_cooling_run_takes_one_off_and_display_pass_brings_two_points() -> None:
    for card, points in (("m_cooling_run", 0), ("m_display_pass", 2)):
        mine = holding("macchi", card, "3/0", position=3, damage=2)
        state = campaign(mine, FAR_AHEAD, **SECOND)
        play(state, f"play {card}")
        after = plane(state, A)
        assert (after["prestige"], after["damage"], after["position"]) == (points, 1, 6)


@rule("HR-184")
def test_course_reading_chooses_the_first_card_of_the_refill_from_three() -> None:
    mine = holding("macchi", "m_course_reading", "4/1", position=-9)
    state = campaign(mine, FAR_AHEAD, **SECOND)
    play(state, "play m_course_reading", "luck: 9/4", "luck: 1/0")
    assert fact(state, "phase") == "look"
    play(state, "luck: 5/1")
    assert legal(state) == ["keep 1/0", "keep 5/1", "keep 9/4"]
    assert refused(state, A, "keep 8/3") == ("card_not_seen", "HR-201")
    play(state, "keep 5/1")
    assert plane(state, A)["hand"] == {"5/1": 1}
    assert plane(state, A)["under"] == ["9/4", "1/0"]
    assert fact(state, "phase") == "refill"


@rule("HR-184")
def test_with_fewer_cards_in_the_deck_the_choice_is_among_those() -> None:
    mine = holding("macchi", "m_course_reading", "4/1", position=-9, deck={"9/4": 1}, under=["1/0"])
    state = campaign(mine, FAR_AHEAD, **SECOND)
    play(state, "play m_course_reading", "luck: 9/4")
    assert legal(state) == ["keep 1/0", "keep 9/4"]


@rule("HR-185")
def test_a_stunt_brings_three_points_and_a_danger_even_if_it_crashes() -> None:
    """Golden test D-47."""
    mine = holding("macchi", "m_stunt", "5/1", position=-9, damage=3)
    state = campaign(mine, FAR_AHEAD, **SECOND)
    events = play(state, "play m_stunt")
    assert told(events, "PlaneMoved")[0]["dangers"] == 1
    play(state, "luck: damage")
    assert plane(state, A)["prestige"] == 3
    assert plane(state, A)["crashed"] == 1


@rule("HR-49", "HR-185")
def test_the_danger_of_a_stunt_adds_to_those_of_the_movement() -> None:
    mine = holding("macchi", "m_stunt", "5/1", position=10)
    state = campaign(mine, FAR_AHEAD, **SECOND)
    events = play(state, "play m_stunt")  # the corner after 12 at 5, and B on cell 15
    assert told(events, "PlaneMoved")[0]["dangers"] == 3


@rule("HR-186")
def test_sponsors_lap_brings_a_point_or_five_aircoins() -> None:
    for gain, points, money in (("points", 1, 30), ("aircoins", 0, 35)):
        mine = holding("macchi", "m_sponsor_lap", "7/2", position=-9)
        state = campaign(mine, FAR_AHEAD, **SECOND)
        play(state, "play m_sponsor_lap")
        assert legal(state) == ["gain points", "gain aircoins"]
        assert refused(state, A, "gain fame") == ("bad_gain", "HR-186")
        play(state, f"gain {gain}")
        after = plane(state, A)
        assert (after["prestige"], after["aircoins"], after["position"]) == (points, money, -3)


@rule("HR-187")
def test_tight_line_ignores_one_corner_as_six_and_none_as_eight() -> None:
    for value, dangers in ((6, 0), (8, 2)):
        mine = holding("macchi", "m_tight_line", "7/2", position=7)
        state = campaign(mine, {"position": 19}, circuit="venice", **SECOND)
        events = play(state, f"play m_tight_line as {value}")
        assert told(events, "PlaneMoved")[0]["dangers"] == dangers


@rule("HR-188")
def test_banked_turns_ignore_two_corners_or_one() -> None:
    """Golden test D-35."""
    for card, given, end, dangers in (("m_banked_8", "8/3", 15, 0), ("m_banked_9", "9/4", 16, 1)):
        mine = holding("macchi", card, given, position=7)
        state = campaign(mine, {"position": 19}, circuit="venice", **SECOND)
        events = play(state, f"play {card}")
        moved = told(events, "PlaneMoved")[0]
        assert (moved["end"], moved["dangers"]) == (end, dangers)


@rule("HR-189")
def test_ignoring_covers_corners_at_the_limit_but_never_an_overtaking() -> None:
    tiles = {"controls": {"tokens": ["alert", "damage"]}}
    mine = holding("macchi", "m_tight_line", "7/2", position=15, tiles=tiles)
    state = campaign(mine, {"position": 3}, options=EXPERT, circuit="hampton")
    events = play(state, "play m_tight_line as 6")  # speed 5 as leader; limit 6 after 18
    assert told(events, "PlaneMoved")[0]["dangers"] == 0
    state = campaign(
        {**mine, "slip": 0}, {"position": 21}, options=EXPERT, circuit="hampton", **SECOND
    )
    events = play(state, "play m_tight_line as 6")  # at the limit, and onto an occupied cell
    assert told(events, "PlaneMoved")[0]["dangers"] == 1


@rule("HR-190")
def test_full_power_flies_ten_eleven_or_twelve() -> None:
    for value in (10, 11, 12):
        mine = holding("macchi", f"m_power_{value}", "9/4", position=-9)
        state = campaign(mine, FAR_AHEAD, **SECOND)
        play(state, f"play m_power_{value}")
        assert plane(state, A)["position"] == value - 9


@rule("HR-243")
def test_a_penalty_that_the_card_takes_off_no_longer_slows_the_plane() -> None:
    """Golden test D-49."""
    tiles = {"propulsion": {"tokens": ["alert", "damage"]}}
    mine = holding("macchi", "m_cooling_run", "3/0", position=-9, tiles=tiles)
    state = campaign(mine, FAR_AHEAD, options=EXPERT, **SECOND)
    events = play(state, "play m_cooling_run", "take off propulsion 2")
    assert told(events, "PlaneMoved")[0]["speed"] == 3


@rule("HR-66", "HR-132")
def test_a_passed_card_costs_no_repair() -> None:
    mine = holding("macchi", "m_power_12", "9/4", position=15, deck={}, played={})
    cards = {card: count for card, count in mine["cards"].items() if card != "m_power_12"}
    state = campaign(
        {
            **mine,
            "hand": {"m_power_12": 1},
            "under": ["1/0"],
            "played": {},
            "deck": {k: v for k, v in cards.items() if k != "1/0"},
        },
        {"position": 22},
        heat=3,
        turn=1,
        order=[1, 0],
        round=3,
        rounds_flown=9,
    )
    events = play(state, "pass m_power_12")
    while fact(state, "phase") == "refill":
        events += play(state, f"luck: {state.outcome_text(state.chance_outcomes()[0][0])}")
    counted = told(events, "TokensCounted")[A]
    assert counted["repair"] == 0
    assert int(state.to_act) == B
