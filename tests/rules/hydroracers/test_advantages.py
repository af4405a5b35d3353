"""Advantages in both cockpits (HR-203 to HR-211)."""

import pytest

from tests.marks import rule
from tests.rules.hydroracers.campaigns import campaign, development, display
from tests.rules.hydroracers.positions import A, B, fact, legal, plane, play, refused
from voltige.core.options import Values

EXPERT: Values = {"cockpit": "expert"}
EQUIPMENT = ["controls", "cooling", "structure", "propulsion"]


@rule("HR-203", "HR-204", "HR-206")
@pytest.mark.parametrize("name", [*EQUIPMENT, "works_team"])
def test_with_the_basic_cockpit_equipment_stays_and_adds_a_damage_slot(name: str) -> None:
    cost = 4 if name == "works_team" else 3
    state = development({}, {}, display=[{"card": f"a_{name}", "tokens": [cost - 1]}])
    play(state, "put on card 1")
    after = plane(state, A)
    assert after["advantages"] == {f"a_{name}": 1}
    assert after["extra_slots"] == 1
    assert sum(after["cards"].values()) == 10


@rule("HR-53", "HR-206")
def test_slots_add_up_and_crashes_come_later() -> None:
    mine = {"advantages": {"a_cooling": 2}, "position": 8, "damage": 4, "hand": {"9/4": 1}}
    state = campaign(mine, {"position": 3}, order=[0, 1])
    play(state, "play 9/4", "luck: damage")
    assert (plane(state, A)["damage"], plane(state, A)["crashed"]) == (5, 0)
    mine["damage"] = 5
    state = campaign(mine, {"position": 3}, order=[0, 1])
    play(state, "play 9/4", "luck: damage")
    assert (plane(state, A)["damage"], plane(state, A)["crashed"]) == (4, 1)


@rule("HR-205", "HR-207")
@pytest.mark.parametrize("name", EQUIPMENT)
def test_with_the_expert_cockpit_equipment_raises_its_tile_and_is_shuffled_back(name: str) -> None:
    state = development({}, {}, display=[{"card": f"a_{name}", "tokens": [2]}], options=EXPERT)
    before = plane(state, A)["tiles"][name]["level"]
    copies = fact(state, "dev_deck")[f"a_{name}"]
    play(state, "put on card 1")
    assert plane(state, A)["tiles"][name]["level"] == before + 1
    assert plane(state, A)["advantages"] == {}
    assert fact(state, "dev_deck")[f"a_{name}"] == copies + 1
    assert fact(state, "phase") == "reveal"
    assert display(state)[0]["card"] == ""


@rule("HR-207", "HR-208")
def test_works_team_raises_a_tile_of_choice_but_none_of_level_three() -> None:
    tiles = {"controls": {"level": 3}}
    state = development(
        {"tiles": tiles}, {}, display=[{"card": "a_works_team", "tokens": [3]}], options=EXPERT
    )
    play(state, "put on card 1")
    assert legal(state) == ["raise cooling", "raise propulsion", "raise structure"]
    assert refused(state, A, "raise controls") == ("level_highest", "HR-208")
    assert refused(state, A, "raise wings") == ("bad_element", "HR-207")
    play(state, "raise structure")
    assert plane(state, A)["tiles"]["structure"]["level"] == 3


@rule("HR-208")
def test_a_tile_of_level_three_does_not_rise() -> None:
    tiles = {"controls": {"level": 3}}
    state = development(
        {"tiles": tiles}, {}, display=[{"card": "a_controls", "tokens": [2]}], options=EXPERT
    )
    play(state, "put on card 1")
    assert plane(state, A)["tiles"]["controls"]["level"] == 3


@rule("HR-209")
def test_sabotage_puts_a_damage_token_of_the_supply_into_an_opponents_bag() -> None:
    shown = [{"card": "a_sabotage", "tokens": [1]}]
    state = development({}, {}, {}, display=shown)
    play(state, "put on card 1")
    assert refused(state, A, "sabotage macchi") == ("not_an_opponent", "HR-209")
    play(state, "sabotage curtiss")
    assert plane(state, B)["bag"] == {"damage": 13, "alert": 6}
    assert fact(state, "supply") == {"damage": 11, "alert": 8}


@rule("HR-209")
def test_without_a_token_in_the_supply_sabotage_does_nothing() -> None:
    shown = [{"card": "a_sabotage", "tokens": [1]}]
    state = development({}, {"all_damage": 24}, {}, display=shown)
    assert fact(state, "supply.damage") == 0
    play(state, "put on card 1")
    assert fact(state, "phase") == "reveal"
    assert plane(state, B)["bag"]["damage"] == 24


@rule("HR-209", "HR-242")
def test_a_team_mate_cannot_be_sabotaged() -> None:
    shown = [{"card": "a_sabotage", "tokens": [1]}]
    state = development({}, {}, {}, {}, display=shown, options={"teams": "two_by_two"})
    play(state, "put on card 1")
    assert legal(state) == ["sabotage curtiss", "sabotage bernard"]


@rule("HR-210", "HR-211")
def test_spare_parts_add_an_alert_and_fine_tuning_takes_a_damage_out() -> None:
    for card, bag, supply in (
        ("a_spare_parts", {"damage": 12, "alert": 7}, {"damage": 12, "alert": 7}),
        ("a_tuning", {"damage": 11, "alert": 6}, {"damage": 13, "alert": 8}),
    ):
        state = development({}, {}, display=[{"card": card, "tokens": [1]}])
        play(state, "put on card 1")
        assert plane(state, A)["bag"] == bag
        assert fact(state, "supply") == supply


@rule("HR-210", "HR-211")
def test_with_nothing_left_they_do_nothing() -> None:
    state = development({}, {"all_alert": 14}, display=[{"card": "a_spare_parts", "tokens": [1]}])
    play(state, "put on card 1")
    assert plane(state, A)["bag"]["alert"] == 6
    state = development({"all_damage": 0}, {}, display=[{"card": "a_tuning", "tokens": [1]}])
    play(state, "put on card 1")
    assert plane(state, A)["bag"]["damage"] == 0
