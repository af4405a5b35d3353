"""The development phase: drawing, placing, rushing, exchanging, spying, exhibiting (HR-141 to HR-176)."""

from tests.marks import rule
from tests.rules.hydroracers.campaigns import (
    campaign,
    cards_with,
    development,
    display,
    places,
)
from tests.rules.hydroracers.positions import (
    A,
    B,
    C,
    fact,
    legal,
    plane,
    play,
    refused,
    told,
)
from voltige.core.fields.seeing import view_by_fields

GOGGLES = {"card": "t_goggles", "tokens": [1, 1]}
POWER_10 = {"card": "m_power_10", "tokens": [1, 0]}
NEXT = "luck: a_works_team"  # fills the display again


@rule("HR-141")
def test_six_cards_lie_open_and_a_space_is_filled_as_soon_as_its_card_is_taken() -> None:
    state = development({}, {}, display=[{"card": "t_mirror", "tokens": [1]}])
    assert len(display(state)) == 6
    assert all(space["card"] for space in display(state))
    play(state, "put on card 1")
    assert fact(state, "phase") == "reveal"
    play(state, NEXT)
    assert display(state)[0] == {"card": "a_works_team", "tokens": [0, 0]}
    assert fact(state, "phase") == "draw_dev"


@rule("HR-142")
def test_every_token_in_the_bag_is_equally_likely() -> None:
    state = campaign({"tokens": {"bag": 5}}, {"tokens": {"bag": 2}}, phase="draw_dev", calendar=3)
    found = {state.outcome_text(o): weight for o, weight in state.chance_outcomes()}
    assert found == {"A": 5, "B": 2, "time": 9}


@rule("HR-143", "HR-144")
def test_time_goes_on_the_calendar_and_the_twelfth_marker_ends_the_phase() -> None:
    """Golden test D-32."""
    state = campaign({"tokens": {"bag": 3}}, {}, phase="draw_dev", display=[GOGGLES])
    play(state, "luck: time")
    assert fact(state, "calendar") == 1
    events = play(state, *["luck: time"] * 11)
    assert [event.name for event in events].count("DevelopmentEnded") == 1
    assert (fact(state, "stage"), fact(state, "race")) == ("idle", 2)
    assert plane(state, A)["technologies"] == []


@rule("HR-145")
def test_a_drawn_token_is_placed_by_its_owner_at_once() -> None:
    state = campaign({}, {"tokens": {"bag": 1}}, phase="draw_dev")
    play(state, "luck: B")
    assert (fact(state, "phase"), int(state.to_act)) == ("place_dev", B)
    assert refused(state, A, "put on card 1") == ("not_your_decision", "HR-14")
    assert refused(state, B, "put on card 7") == ("bad_place", "HR-145")
    assert "espionage" in places(state)


@rule("HR-145")
def test_a_token_without_any_legal_place_returns_to_its_owner() -> None:
    technologies = ["t_wake_rider", "t_cowling", "t_flight_plan", "t_hop", "t_mirror", "t_brake"]
    owned = {"technologies": technologies, "tokens": {"bag": 1, "espionage": 1, "stand": 1}}
    copies = [{"card": "t_wake_rider"}, {"card": "t_flight_plan"}]
    state = campaign(
        owned,
        {},
        phase="draw_dev",
        public=[B, B, B, B],
        display=[*copies, {}, {}, {}, {}],
        dev_deck={},
        discard=everything_else(copies, technologies),
    )
    events = play(state, "luck: A")
    assert told(events, "DevTokenPlaced") == [{"seat": A, "where": "aside", "space": 0, "card": ""}]
    assert plane(state, A)["tokens"]["bag"] == 0


def everything_else(shown: list[dict[str, str]], kept: list[str]) -> dict[str, int]:
    """Count the development cards that are neither on display nor kept."""
    state = campaign({}, {})
    left: dict[str, int] = dict(fact(state, "dev_deck"))
    for word in [*[space["card"] for space in shown], *kept]:
        left[word] -= 1
    return {word: count for word, count in left.items() if count}


@rule("HR-146", "HR-147")
def test_ones_own_tokens_obtain_a_card_and_those_of_others_do_not_help() -> None:
    state = development({"aircoins": 0}, {}, display=[{"card": "t_hop", "tokens": [2, 3]}])
    play(state, "put on card 1")
    assert plane(state, A)["technologies"] == []
    assert display(state)[0]["tokens"] == [3, 3]
    state = development({"aircoins": 0}, {}, display=[{"card": "t_hop", "tokens": [3, 0]}])
    play(state, "put on card 1")
    assert plane(state, A)["technologies"] == ["t_hop"]


@rule("HR-148", "HR-150")
def test_the_last_but_one_token_and_five_aircoins_take_the_card() -> None:
    """Golden test G-6."""
    state = development({"aircoins": 20}, {}, display=[GOGGLES])
    play(state, "put on card 1")
    assert legal(state) == ["rush", "wait"]
    play(state, "rush", NEXT)
    assert plane(state, A)["technologies"] == ["t_goggles"]
    assert plane(state, A)["aircoins"] == 15
    assert plane(state, A)["tokens"]["reserve"] == 24
    assert plane(state, B)["tokens"]["bag"] == 1
    assert len([space for space in display(state) if space["card"]]) == 6


@rule("HR-148")
def test_no_rush_is_offered_without_the_money_for_it_and_for_the_exchange() -> None:
    state = development({"aircoins": 4}, {}, display=[GOGGLES])
    play(state, "put on card 1")
    assert fact(state, "phase") == "draw_dev"
    for purse, phase in ((14, "draw_dev"), (15, "rush")):
        state = development(
            {"aircoins": purse}, {}, display=[{"card": "m_power_10", "tokens": [0]}]
        )
        play(state, "put on card 1")
        assert fact(state, "phase") == phase


@rule("HR-149")
def test_who_does_not_pay_waits_for_another_token() -> None:
    state = development({"aircoins": 20, "tokens": {"bag": 1}}, {}, display=[GOGGLES])
    play(state, "put on card 1", "wait")
    assert display(state)[0]["tokens"] == [2, 1]
    play(state, "luck: A", "put on card 1")
    assert plane(state, A)["technologies"] == ["t_goggles"]
    assert plane(state, A)["aircoins"] == 20


@rule("HR-151")
def test_a_token_may_not_complete_a_movement_card_that_one_cannot_pay() -> None:
    """Golden test D-33."""
    power = {"card": "m_power_11", "tokens": [2, 0]}
    state = development({"aircoins": 8}, {}, display=[power])
    assert "card 1" not in places(state)
    assert refused(state, A, "put on card 1") == ("cannot_pay_exchange", "HR-151")
    state = development({"aircoins": 20}, {}, display=[power])
    assert "card 1" in places(state)


@rule("HR-152")
def test_no_token_goes_on_a_technology_that_one_has() -> None:
    state = development({"technologies": ["t_goggles"]}, {}, display=[{"card": "t_goggles"}])
    assert "card 1" not in places(state)
    assert refused(state, A, "put on card 1") == ("already_owned", "HR-152")


@rule("HR-245")
def test_tokens_on_a_second_copy_of_a_technology_return_to_the_bag() -> None:
    """Golden test D-53."""
    copies = [{"card": "t_goggles", "tokens": [2, 0]}, {"card": "t_goggles", "tokens": [1, 1]}]
    state = development({"tokens": {"bag": 1}}, {}, display=copies)
    play(state, "put on card 1", NEXT)
    assert plane(state, A)["technologies"] == ["t_goggles"]
    assert plane(state, A)["tokens"]["bag"] == 2
    assert display(state)[1]["tokens"] == [0, 1]
    play(state, "luck: A")
    assert "card 2" not in places(state)


# -- exchanges --------------------------------------------------------------------------------------


@rule("HR-153", "HR-155", "HR-157")
def test_a_movement_card_is_exchanged_for_another_at_ten_a_point() -> None:
    """Golden test G-7."""
    state = development({"aircoins": 40}, {}, display=[POWER_10])
    play(state, "put on card 1")
    assert fact(state, "phase") == "recycle"
    play(state, "recycle 8/3", NEXT)
    assert plane(state, A)["aircoins"] == 20
    assert plane(state, A)["cards"] == cards_with("macchi", m_power_10="8/3")
    assert fact(state, "track") == ["8/3"]


@rule("HR-154")
def test_an_exchange_for_an_equal_or_higher_card_is_free() -> None:
    low = {"card": "m_salute", "tokens": [2, 0]}
    for given in ("3/0", "9/4"):
        state = development({"aircoins": 0}, {}, display=[low])
        play(state, "put on card 1", f"recycle {given}")
        assert plane(state, A)["aircoins"] == 0
        assert plane(state, A)["cards"]["m_salute"] == 1


@rule("HR-155", "HR-158")
def test_one_gives_a_card_that_one_has_and_can_pay_for() -> None:
    state = development({"aircoins": 12}, {}, display=[POWER_10])
    play(state, "put on card 1")
    assert legal(state) == ["recycle 9/4"]
    assert refused(state, A, "recycle 8/3") == ("not_enough_aircoins", "HR-155")
    assert refused(state, A, "recycle m_power_10") == ("bad_recycle", "HR-158")
    assert refused(state, A, "recycle 2/0") == ("bad_recycle", "HR-158")


@rule("HR-156")
def test_a_card_with_several_values_counts_with_its_exchange_value() -> None:
    throttle = {"card": "m_throttle_high", "tokens": [2, 0]}
    state = development({"aircoins": 20}, {}, display=[throttle])
    play(state, "put on card 1", "recycle 5/1")
    assert plane(state, A)["aircoins"] == 0
    mine = {"cards": cards_with("macchi", m_tight_line="7/2"), "aircoins": 30}
    state = development(mine, {}, display=[POWER_10])
    play(state, "put on card 1", "recycle m_tight_line")
    assert plane(state, A)["aircoins"] == 0


@rule("HR-157")
def test_a_fourth_card_pushes_the_oldest_off_the_track() -> None:
    """Golden test D-31."""
    low = {"card": "m_salute", "tokens": [2, 0]}
    cards = cards_with("curtiss", m_banked_8="6/1", m_power_10="7/2")
    options = {"planes": ["macchi", "curtiss"]}
    state = development(
        {}, {"cards": cards}, display=[low], track=["6/1", "7/2", "m_stunt"], options=options
    )
    play(state, "put on card 1", "recycle 8/3")
    assert fact(state, "track") == ["7/2", "m_stunt", "8/3"]
    assert fact(state, "removed") == {"6/1": 1}


@rule("HR-158")
def test_a_second_copy_of_the_card_just_taken_may_be_given() -> None:
    mine = {"cards": cards_with("macchi", m_salute="1/0")}
    state = development(mine, {}, display=[{"card": "m_salute", "tokens": [2, 0]}])
    play(state, "put on card 1")
    assert "recycle m_salute" in legal(state)


# -- espionage --------------------------------------------------------------------------------------


SPIED = {"cards": cards_with("curtiss", m_power_12="8/3")}


@rule("HR-159", "HR-161", "HR-164", "HR-165", "HR-166")
def test_two_tokens_take_a_card_of_the_track_at_five_a_point() -> None:
    """Golden test G-8."""
    state = development(
        {
            "aircoins": 15,
            "tokens": {"espionage": 1},
            "cards": cards_with("macchi", m_sponsor_lap="7/2"),
        },
        SPIED,
        track=["8/3"],
        removed={"7/2": 1},
    )
    play(state, "put on espionage")
    assert legal(state) == ["spy 8/3"]
    assert refused(state, A, "spy 9/4") == ("not_on_track", "HR-159")
    play(state, "spy 8/3", "recycle m_sponsor_lap")
    assert plane(state, A)["aircoins"] == 5
    assert fact(state, "track") == ["m_sponsor_lap"]
    assert plane(state, A)["cards"]["8/3"] == 2
    assert plane(state, A)["tokens"] == {"reserve": 24, "bag": 0, "espionage": 0, "stand": 0}


@rule("HR-159", "HR-164")
def test_a_card_taken_from_the_track_is_the_same_in_a_position_read_again_and_in_every_view() -> (
    None
):
    for card in ("8/3", "m_power_12"):  # one of the planes, one of the development deck
        cards = cards_with("curtiss", m_power_10="8/3") if card == "8/3" else {}
        spied = {"cards": cards} if cards else {}
        state = development({"aircoins": 60, "tokens": {"espionage": 1}}, spied, track=[card])
        play(state, "put on espionage", f"spy {card}")
        assert (fact(state, "phase"), fact(state, "pending")) == ("recycle", card)
        data = state.to_dict()
        assert campaign(*data.pop("planes"), **data).to_dict() == state.to_dict()
        for seat in (A, B):
            seen = view_by_fields(state, seat).to_json()
            assert seen["pending"] == state.view(seat).to_json()["pending"] == card


@rule("HR-159", "HR-164")
def test_only_cards_that_one_can_pay_for_are_offered() -> None:
    state = development(
        {"aircoins": 0, "tokens": {"espionage": 1}}, SPIED, track=["8/3", "m_power_11"]
    )
    play(state, "put on espionage")
    assert legal(state) == ["spy 8/3"]
    assert refused(state, A, "spy m_power_11") == ("not_enough_aircoins", "HR-164")


@rule("HR-160", "HR-162")
def test_a_spy_may_wait_on_an_empty_track_but_only_one() -> None:
    state = development({"tokens": {"bag": 1}}, {})
    play(state, "put on espionage")
    assert plane(state, A)["tokens"]["espionage"] == 1
    assert fact(state, "phase") == "draw_dev"
    play(state, "luck: A")
    assert "espionage" not in places(state)
    assert refused(state, A, "put on espionage") == ("no_card_to_spy", "HR-162")


@rule("HR-161", "HR-163")
def test_one_token_and_five_aircoins_take_a_card_and_other_spies_stay() -> None:
    state = development({"aircoins": 5}, {**SPIED, "tokens": {"espionage": 1}}, track=["8/3"])
    play(state, "put on espionage")
    assert legal(state) == ["rush", "wait"]
    play(state, "rush", "spy 8/3", "recycle 9/4")
    assert plane(state, A)["aircoins"] == 0
    assert plane(state, B)["tokens"]["espionage"] == 1
    assert fact(state, "track") == ["9/4"]


# -- exhibition -------------------------------------------------------------------------------------


@rule("HR-167", "HR-168", "HR-169", "HR-170")
def test_an_exhibition_pays_at_once_and_each_space_once() -> None:
    """Golden test G-9."""
    state = development({"aircoins": 0, "tokens": {"bag": 3}}, {"tokens": {"bag": 1}})
    assert refused(state, A, "put on reserved curtiss") == ("not_your_space", "HR-167")
    play(state, "put on public 2", "luck: A", "put on reserved macchi", "luck: A")
    assert plane(state, A)["aircoins"] == 6 + 10
    assert refused(state, A, "put on public 2") == ("space_taken", "HR-168")
    assert refused(state, A, "put on reserved macchi") == ("space_taken", "HR-168")
    play(state, "put on public 1", "luck: B")
    assert [place for place in places(state) if place.startswith("public")] == [
        "public 3",
        "public 4",
    ]
    assert plane(state, A)["tokens"]["stand"] == 1
    assert fact(state, "public") == [A, A, -1, -1]


# -- the end of the phase ---------------------------------------------------------------------------


@rule("HR-171", "HR-172", "HR-173", "HR-174")
def test_at_the_end_the_track_is_cleared_tokens_return_and_cards_with_tokens_stay() -> None:
    tokens = {"bag": 2, "espionage": 1, "stand": 1}
    state = campaign(
        {"tokens": tokens},
        SPIED,
        phase="draw_dev",
        calendar=11,
        display=[GOGGLES, {"card": "t_hop"}],
        track=["8/3"],
        public=[A, -1, -1, -1],
    )
    play(state, "luck: time")
    assert fact(state, "track") == []
    assert fact(state, "removed") == {"8/3": 1}
    assert plane(state, A)["tokens"] == {"reserve": 23, "bag": 0, "espionage": 0, "stand": 0}
    assert fact(state, "public") == [-1, -1, -1, -1]
    assert [space["card"] for space in display(state)] == ["t_goggles", *[""] * 5]
    assert display(state)[0]["tokens"] == [1, 1]
    assert fact(state, "discard")["t_hop"] == 1


@rule("HR-175")
def test_empty_spaces_are_filled_after_the_autopilots_have_drawn() -> None:
    state = campaign(
        {"prestige": 9},
        {},
        phase="choose_grid",
        options={"autopilots": ["curtiss"]},
        display=[{"card": "t_hop", "tokens": [1]}, {}, {}, {}, {}, {}],
        auto_left=3,
    )
    events = play(state, "grid random", "luck: t_brake t_mirror t_cowling", "luck: a_tuning")
    names = [event.name for event in events]
    assert names.index("CardRevealed") > max(
        n for n, name in enumerate(names) if name == "AutopilotDrew"
    )


@rule("HR-176")
def test_an_empty_development_deck_is_made_of_its_discard_pile() -> None:
    state = development(
        {},
        {},
        display=[{"card": "t_mirror", "tokens": [1]}, {"card": "t_hop"}, {}, {}, {}, {}],
        dev_deck={},
        discard=everything_else([{"card": "t_mirror"}, {"card": "t_hop"}], []),
    )
    events = play(state, "put on card 1")
    assert len(told(events, "DeckReshuffled")) == 1
    assert fact(state, "discard") == {}
    assert fact(state, "phase") == "reveal"


@rule("HR-209", "HR-242")
def test_three_opponents_are_asked_for_in_the_order_of_planes() -> None:
    state = development({}, {}, {}, display=[{"card": "a_sabotage", "tokens": [1]}])
    play(state, "put on card 1")
    assert legal(state) == ["sabotage curtiss", "sabotage supermarine"]
    play(state, "sabotage supermarine", NEXT)
    assert plane(state, C)["bag"]["damage"] == 13
