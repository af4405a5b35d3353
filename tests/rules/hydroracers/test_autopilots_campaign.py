"""Autopilots in a campaign: cards, technologies and habits (HR-224, HR-231 to HR-237, HR-246 to HR-251)."""

from typing import Any

import pytest

from tests.marks import rule
from tests.rules.hydroracers.campaigns import campaign, cards_with
from tests.rules.hydroracers.positions import A, B, C, fact, plane, play, told
from voltige.core.options import Values
from voltige.games.hydroracers.state import HydroracersState

TURN: dict[str, Any] = {"phase": "auto_draw", "turn": 1, "order": [0, 1]}


def flown_by(
    nation_plane: str, row: list[str], drawn: str, own: dict[str, str], **data: Any
) -> HydroracersState:
    """Let an autopilot on seat B draw a card; ``own`` are development cards for cards of its own."""
    person = "macchi" if nation_plane != "macchi" else "curtiss"
    options: Values = {"autopilots": [nation_plane], "planes": [person, nation_plane]}
    passes = {"i-pass": 3 if nation_plane == "supermarine" else 4}
    cards = cards_with(nation_plane, **own) | passes
    mine = {"cards": cards, "added": list(own), "row": row, "position": 3, **data}
    state = campaign({"position": 18}, mine, options=options, **TURN)
    play(state, f"luck: {drawn}")
    return state


def drawing(*planes: dict[str, Any], **data: Any) -> HydroracersState:
    """Make a development phase in which the autopilot on seat B draws its first card."""
    options: Values = {"autopilots": ["curtiss"], **data.pop("options", {})}
    return campaign(
        *planes, options=options, **{"phase": "auto_card", "taker": B, "auto_left": 3, **data}
    )


@rule("HR-224")
@pytest.mark.parametrize(
    ("machine", "given", "row", "drawn", "end"),
    [
        ("supermarine", "3/1", ["m_throttle_low", "4/1"], "8/3", 3 + 1),
        ("macchi", "3/0", ["m_throttle_low", "1/0"], "4/1", 3 + 3),
        ("curtiss", "3/1", ["m_throttle_low", "7/2"], "2/0", 3 + 4),
        ("bernard", "4/1", ["m_throttle_low", "8/3"], "3/1", 3 + 3),
    ],
)
def test_a_card_with_several_values_is_played_as_the_character_wants(
    machine: str, given: str, row: list[str], drawn: str, end: int
) -> None:
    state = flown_by(machine, row, drawn, {"m_throttle_low": given})
    assert plane(state, B)["top"] == "m_throttle_low"
    assert plane(state, B)["position"] == end


@rule("HR-224")
def test_in_a_sprint_it_is_played_at_its_highest() -> None:
    state = flown_by(
        "supermarine", ["m_throttle_high", "2/0"], "3/1", {"m_throttle_high": "7/2"}, position=14
    )
    assert plane(state, B)["position"] == 22


@rule("HR-217", "HR-194")
def test_flight_plan_adds_a_face_up_card() -> None:
    state = campaign(
        {"position": 9},
        {"position": 3, "technologies": ["t_flight_plan"]},
        options={"autopilots": ["curtiss"]},
    )
    assert len(plane(state, B)["row"]) == 3


@rule("HR-231")
def test_it_draws_three_cards_one_after_the_other() -> None:
    state = drawing({"prestige": 9}, {})
    play(state, "luck: t_hop", "luck: t_brake", "luck: t_mirror")
    assert plane(state, B)["technologies"] == ["t_hop", "t_mirror", "t_brake"]
    assert fact(state, "phase") in {"reveal", "draw_dev"}


@rule("HR-231", "HR-246")
def test_several_draw_in_ascending_order_of_prestige_then_the_worse_ranked_first() -> None:
    options: Values = {"autopilots": ["curtiss", "supermarine"]}
    for prestige, ranks, first in (((5, 3), (1, 2), C), ((3, 5), (1, 2), B), ((4, 4), (3, 2), B)):
        state = campaign(
            {"prestige": 9, "rank": 6 - sum(ranks)},
            {"prestige": prestige[0], "rank": ranks[0]},
            {"prestige": prestige[1], "rank": ranks[1]},
            options=options,
            phase="choose_grid",
            auto_left=3,
        )
        play(state, "grid random")
        assert fact(state, "taker") == first


@rule("HR-246")
def test_before_the_first_race_they_draw_by_seat() -> None:
    options: Values = {"autopilots": ["curtiss", "supermarine"], "start_with_development": True}
    state = campaign({}, {}, {}, options=options, phase="auto_card", taker=B, auto_left=3, race=0)
    play(state, *["luck: a_tuning"] * 3)
    assert fact(state, "taker") == C


@rule("HR-232")
def test_it_keeps_a_technology_and_discards_a_second_copy() -> None:
    state = drawing({"prestige": 9}, {"technologies": ["t_goggles"]})
    events = play(state, "luck: t_goggles")
    assert told(events, "AutopilotDrew")[0]["result"] == "discarded"
    assert fact(state, "discard") == {"t_goggles": 1}


@rule("HR-233")
def test_an_advantage_takes_effect_and_is_shuffled_back() -> None:
    state = drawing({"prestige": 9}, {})
    copies = fact(state, "dev_deck")["a_cooling"]
    play(state, "luck: a_cooling")
    assert plane(state, B)["extra_slots"] == 1
    assert fact(state, "dev_deck")["a_cooling"] == copies
    play(state, "luck: a_sabotage")
    assert plane(state, A)["bag"]["damage"] == 13


@rule("HR-233")
def test_the_victim_of_a_tie_is_drawn_by_lot() -> None:
    options: Values = {"planes": ["macchi", "curtiss", "bernard"]}
    state = drawing({"prestige": 9}, {}, {"prestige": 9}, options=options)
    play(state, "luck: a_sabotage")
    assert fact(state, "phase") == "draw_victim"
    assert [state.outcome_text(o) for o, _ in state.chance_outcomes()] == ["A", "C"]
    play(state, "luck: C")
    assert plane(state, C)["bag"]["damage"] == 13


@rule("HR-234")
def test_a_movement_card_replaces_one_exactly_two_lower_or_is_discarded() -> None:
    """Golden test D-48."""
    options: Values = {"planes": ["curtiss", "macchi"], "autopilots": ["macchi"]}
    state = drawing({"prestige": 9}, {}, options=options)
    play(state, "luck: m_banked_9", "luck: m_power_12")
    assert plane(state, B)["cards"] == cards_with("macchi", m_banked_9="7/2") | {"i-pass": 4}
    assert fact(state, "removed") == {"7/2": 1}
    assert fact(state, "discard") == {"m_power_12": 1}


@rule("HR-234")
def test_a_table_may_let_it_replace_its_lowest_card() -> None:
    state = drawing({"prestige": 9}, {}, options={"autopilot_upgrade": "at_least"})
    play(state, "luck: m_power_12")
    assert plane(state, B)["cards"] == cards_with("curtiss", m_power_12="2/0") | {"i-pass": 4}


@rule("HR-250")
def test_of_several_cards_the_printed_one_goes_first_then_the_oldest() -> None:
    state = drawing({"prestige": 9}, {})
    play(state, "luck: m_banked_8")
    assert plane(state, B)["cards"]["6/1"] == 1  # the first of 6/1, 6/1 and 6/2
    added = {
        "cards": cards_with("macchi", m_stunt="5/1", m_throttle_mid="5/1", m_salute="5/2")
        | {"i-pass": 4}
    }
    options: Values = {"planes": ["curtiss", "macchi"], "autopilots": ["macchi"]}
    state = drawing(
        {"prestige": 9},
        {**added, "added": ["m_stunt", "m_throttle_mid", "m_salute"]},
        options=options,
    )
    play(state, "luck: m_tight_line")
    assert plane(state, B)["added"] == ["m_throttle_mid", "m_salute", "m_tight_line"]


@rule("HR-235", "HR-195")
def test_it_always_hops_and_bets_with_a_hop_over_the_first_line() -> None:
    state = flown_by("curtiss", ["4/1", "3/1"], "2/0", {}, position=2, technologies=["t_hop"])
    assert plane(state, B)["position"] == 6
    person = {"position": 7}
    options: Values = {"autopilots": ["curtiss"]}
    mine = {"position": 2, "row": ["4/1", "3/1"], "technologies": ["t_hop"]}
    state = campaign(person, mine, options=options, **TURN)
    play(state, "luck: 2/0")
    assert plane(state, B)["position"] == 8
    assert plane(state, B)["slot"] == 6  # HR-249


@rule("HR-235", "HR-200")
def test_it_supercharges_unless_that_adds_a_danger() -> None:
    options: Values = {"autopilots": ["curtiss"]}
    mine = {"position": 7, "row": ["4/1", "3/1"], "technologies": ["t_supercharger"]}
    for cell, end in ((15, 12), (12, 11)):
        state = campaign(
            {"position": cell},
            mine,
            {"position": 9},
            options={**options, "planes": ["macchi", "curtiss", "bernard"]},
            phase="auto_draw",
            turn=2,
            order=[0, 2, 1],
        )
        play(state, "luck: 2/0")
        assert plane(state, B)["position"] == end


@rule("HR-235", "HR-198")
def test_it_brakes_only_to_save_dangers() -> None:
    for start, end in ((3, 8), (8, 14)):
        state = flown_by(
            "curtiss", ["6/1", "3/1"], "2/0", {}, position=start, technologies=["t_brake"]
        )
        assert plane(state, B)["position"] == end


@rule("HR-D78", "HR-198", "HR-200")
def test_it_brakes_first_and_supercharges_what_is_left_of_the_flight() -> None:
    """The 6 is too fast for the corner after cell 6. Braked it is not, if no plane is on cell 8."""
    mine = {"position": 3, "row": ["6/1", "3/1"], "technologies": ["t_brake", "t_supercharger"]}
    for between, flown in ((5, (5, 9, 0)), (8, (6, 10, 1))):
        state = campaign(
            {"position": 15},
            mine,
            {"position": between},
            options={"autopilots": ["curtiss"], "planes": ["macchi", "curtiss", "bernard"]},
            phase="auto_draw",
            turn=2,
            order=[0, 2, 1],
        )
        moved = told(play(state, "luck: 2/0"), "PlaneMoved")[0]
        assert (moved["speed"], moved["end"], moved["dangers"]) == flown


@rule("HR-235", "HR-196")
def test_it_looks_into_its_mirror_only_as_the_foremost_plane_before_the_line() -> None:
    options: Values = {"autopilots": ["curtiss"], "bets": False}
    for cell, other, end in ((12, 3, 10), (12, 15, 12), (22, 3, 22)):
        mover = {"position": cell - 5, "hand": {"4/1": 1}, "slip": 0}
        state = campaign(
            mover,
            {"position": cell, "technologies": ["t_mirror"]},
            {"position": other},
            options={**options, "planes": ["macchi", "curtiss", "bernard"]},
            turn=1 if other == 3 else 2,
            order=[1, 0, 2] if other == 3 else [2, 1, 0],
        )
        play(state, "play 4/1")
        assert plane(state, B)["position"] == end


@rule("HR-236")
def test_it_takes_the_point_and_the_damage_off_and_reads_no_course() -> None:
    state = flown_by("supermarine", ["m_sponsor_lap", "7/2"], "8/3", {"m_sponsor_lap": "6/1"})
    assert (plane(state, B)["prestige"], plane(state, B)["aircoins"]) == (1, 0)
    state = flown_by(
        "supermarine", ["m_cooling_run", "7/2"], "8/3", {"m_cooling_run": "3/1"}, damage=2
    )
    assert plane(state, B)["damage"] == 1
    state = flown_by("supermarine", ["m_course_reading", "7/2"], "8/3", {"m_course_reading": "4/1"})
    assert plane(state, B)["top"] == "m_course_reading"
    assert fact(state, "course") == 0


@rule("HR-237")
def test_between_races_its_cards_and_tokens_come_together() -> None:
    options: Values = {"autopilots": ["curtiss"]}
    state = campaign(
        {"position": 20, "hand": {"5/1": 1}},
        {"position": 2, "damage": 3, "alerts": 1, "played": {"9/4": 1, "i-pass": 2}},
        options=options,
        heat=3,
        round=3,
        rounds_flown=9,
        turn=1,
        order=[1, 0],
    )
    play(state, "pass 5/1", "luck: 1/0", "luck: 3/0", "luck: 4/1")
    after = plane(state, B)
    assert (after["played"], after["row"], after["damage"], after["alerts"]) == ({}, [], 0, 0)
    assert after["cards"]["i-pass"] == 4
    assert after["bag"] == {"damage": 12, "alert": 6}


@rule("HR-248", "HR-182")
def test_an_i_pass_card_flies_three_on_glide_trim_and_covers_it() -> None:
    state = flown_by(
        "supermarine", ["i-pass", "7/2"], "8/3", {"m_glide_trim": "3/1"}, played={"m_glide_trim": 1}
    )
    assert plane(state, B)["position"] == 6
    assert plane(state, B)["top"] == "i-pass"
