"""Every movement option, value by value (FC-D1 to FC-D7), and the variants (FC-97 to FC-99)."""

from itertools import product

import pytest

from tests.conformance.tables import amount
from tests.marks import rule
from tests.rules.flying_carpet.positions import custom, edition, fact, legal, lone, play, refused
from voltige.core.errors import OptionError
from voltige.games.flying_carpet import GAME
from voltige.games.flying_carpet.landscape.checks import DEFAULTS, find_flaw

MOVEMENT: dict[str, list[str] | list[bool]] = {
    "left_wind": ["net", "ignore"],
    "vertical_push": ["after", "choice", "none"],
    "blocked_drift": ["stop", "hover"],
    "eject_edges": ["right", "right_left", "right_left_top"],
    "overshoot": ["allowed", "refused"],
    "direction_new_axis": [True, False],
}


def end(cell: list[int], card: str, text: str, **options: object) -> list[int]:
    """Give where an action ends."""
    directions = (
        1 if text.rsplit(maxsplit=1)[-1] in {"up", "down", "left", "right", "wind_first"} else 0
    )
    state = lone(cell, [card, card, card], options, directions)
    play(state, text)
    cells: list[list[int]] = fact(state, "cells")
    return cells[0]


@rule("FC-51")
def test_left_wind_may_be_ignored() -> None:
    for card, column in (("B12", 9), ("B22", 8), ("B32", 7)):
        assert end([10, 10], card, f"{card} light_blue", left_wind="ignore") == [column, 12]
    assert end([10, 8], "V1", "direction left", left_wind="ignore") == [9, 8]
    assert end([10, 10], "S11", "S11 light_blue", left_wind="ignore") == [13, 11]
    assert end([8, 7], "V3", "V3 light_blue", left_wind="ignore") == [10, 10]


@rule("FC-54")
def test_vertical_cards_may_fly_without_a_push() -> None:
    assert end([8, 7], "V3", "V3 light_blue", vertical_push="none") == [8, 10]
    assert end([10, 6], "V1", "direction up", vertical_push="none") == [10, 7]
    assert end([10, 8], "V1", "direction right", vertical_push="none") == [12, 8]
    assert end([10, 8], "S11", "S11 light_blue left", vertical_push="none") == [10, 9]
    assert end([10, 8], "V2", "V2 light_blue left", vertical_push="none") == [11, 10]


@rule("FC-54")
def test_the_wind_may_come_first_by_choice() -> None:
    options = {"vertical_push": "choice"}
    assert end([8, 7], "V3", "V3 light_blue wind_first", **options) == [9, 10]
    assert end([8, 7], "V3", "V3 light_blue", **options) == [10, 10]
    assert end([8, 10], "V3", "V3 beige wind_first", **options) == [10, 7]
    assert end([10, 8], "V1", "direction up wind_first", **options) == [11, 9]
    assert end([10, 7], "V1", "direction down wind_first", **options) == [11, 6]
    assert end([10, 7], "V1", "V1 light_blue right wind_first", **options) == [12, 8]


@rule("FC-54")
def test_the_wind_comes_first_only_where_the_path_differs() -> None:
    options = {"vertical_push": "choice"}
    calm = lone([10, 3], ["V1", "V2", "V2"], options, 1)
    assert [text for text in legal(calm) if text.endswith("wind_first")] == [
        "V1 light_blue left wind_first",
        "V1 light_blue right wind_first",
        "V1 beige left wind_first",
        "V1 beige right wind_first",
        "V2 light_blue left wind_first",
        "V2 light_blue right wind_first",
        "V2 beige left wind_first",
        "V2 beige right wind_first",
    ]
    assert refused(calm, "V1 light_blue wind_first") == ("no_wind_first", "FC-54")
    assert refused(calm, "direction left wind_first") == ("no_wind_first", "FC-54")
    windy = lone([10, 6], ["V1", "V1", "V1"], options)
    assert "V1 light_blue wind_first" in legal(windy), "the row that is reached pushes"
    assert "V1 beige wind_first" not in legal(windy)
    assert refused(lone([8, 7], ["V3"] * 3), "V3 light_blue wind_first") == (
        "no_wind_first",
        "FC-54",
    )


@rule("FC-59")
def test_a_blocked_drift_may_hover() -> None:
    cloud = custom(["cloud_small", 12, 11])
    assert end([10, 11], "V1", "no card", **cloud, blocked_drift="hover") == [10, 11]
    assert end([10, 11], "V1", "no card", **cloud) == [11, 11]
    assert end([9, 11], "V1", "no card", **cloud, blocked_drift="hover") == [11, 11]
    assert end([23, 11], "V1", "no card", blocked_drift="hover") == [1, 1]


@rule("FC-42", "FC-43")
def test_more_edges_may_eject() -> None:
    for edges in ("right_left", "right_left_top"):
        assert end([2, 6], "S23", "S23 beige", eject_edges=edges) == [1, 1]
        assert end([1, 10], "S31", "S31 beige", eject_edges=edges) == [1, 1]
    assert end([5, 11], "V2", "V2 light_blue", eject_edges="right_left_top") == [1, 1]
    state = lone([5, 11], ["V2"] * 3, {"eject_edges": "right_left"})
    assert refused(state, "V2 light_blue") == ("above_sky", "FC-42")
    state = lone([5, 1], ["V2"] * 3, {"eject_edges": "right_left_top"})
    assert refused(state, "V2 beige") == ("below_ground", "FC-41")
    state = lone([5, 1], ["V2"] * 3, {**custom(["house", 3, 1]), "eject_edges": "right_left"}, 1)
    assert refused(state, "direction left") == ("blocked", "FC-38")
    under = custom(["cloud_small", 5, 12])
    state = lone([5, 10], ["V3"] * 3, {**under, "eject_edges": "right_left_top"})
    assert refused(state, "V3 light_blue") == ("blocked", "FC-38")


@rule("FC-44")
def test_overshooting_may_be_refused_but_a_drift_still_ejects() -> None:
    state = lone([22, 3], ["B32"] * 3, {"overshoot": "refused"}, 1)
    assert refused(state, "B32 brown") == ("overshoot_refused", "FC-44")
    assert "B32 brown left" in legal(state)
    assert end([24, 8], "V1", "no card", overshoot="refused") == [1, 1]
    options = {"overshoot": "refused", "eject_edges": "right_left"}
    assert end([2, 6], "S23", "S23 beige", **options) == [1, 1]


@rule("FC-65")
def test_a_direction_card_may_be_kept_to_the_printed_axis() -> None:
    state = lone([10, 3], ["V2"] * 3, {"direction_new_axis": False}, 1)
    assert refused(state, "V2 light_blue right") == ("direction_not_on_card", "FC-65")
    assert "V2 light_blue up" in legal(state)
    assert "direction right" in legal(state)
    state = lone([10, 3], ["S11"] * 3, {"direction_new_axis": False}, 1)
    assert "S11 light_blue right" in legal(state)


@rule("FC-10", "FC-61")
def test_clouds_may_hang_in_the_calm_and_carry_a_carpet() -> None:
    panels = [["cloud_small", 10, 5]]
    with pytest.raises(OptionError) as caught:
        GAME.new_state(3, custom(*panels))
    assert caught.value.params["check"] == "LS-4"
    options = {**custom(*panels), "clouds_in_calm": True}
    assert end([11, 6], "V1", "no card", **options) == [11, 6]
    with pytest.raises(OptionError) as caught:
        GAME.new_state(3, {**custom(["cloud_small", 10, 1]), "clouds_in_calm": True})
    assert caught.value.params["check"] == "LS-4"


@rule("FC-97", "FC-98", "FC-99", "FC-100", "FC-105")
def test_variants_change_what_they_say_and_nothing_else() -> None:
    plain = lone([10, 3], ["S11", "V1", "V2"], directions=2)
    codes = legal(plain)
    for options in ({"open_hands": True}, {"direction_cards_visible": False}):
        assert legal(lone([10, 3], ["S11", "V1", "V2"], options, 2)) == codes
    five = lone([10, 3], ["S11", "V1", "V2", "V3", "B11"], {"hand_size": 5})
    play(five, "S11 light_blue", "luck: V1")
    assert fact(five, "hand_sizes") == [5, 5, 5]
    easy, hard = (
        GAME.new_state(3, {"landscape": name}) for name in ("first_flight", "djinns_gate")
    )
    told = [{k: v for k, v in s.to_dict().items() if k != "landscape"} for s in (easy, hard)]
    assert told[0] == told[1]


@rule("FC-11")
def test_ready_made_landscapes_are_free_of_traps_under_all_options_together() -> None:
    """All combinations of the movement options, or with the interpreted engine one in six."""
    combinations = list(product(*MOVEMENT.values()))[:: amount(6, 1)]
    for values in combinations:
        checks = edition().checks_for({**DEFAULTS, **dict(zip(MOVEMENT, values, strict=True))})
        for ready in edition().ready:
            assert find_flaw(checks, ready.placements) is None, (ready.id, values)
