"""The expert cockpit: HR-106 to HR-122."""

from typing import Any

import pytest

from tests.marks import rule
from tests.rules.hydroracers.positions import (
    BERNARD,
    EXPERT,
    FAR_AHEAD,
    MACCHI,
    A,
    B,
    fact,
    legal,
    plane,
    play,
    position,
    refused,
    settled,
    told,
)
from voltige.core.options import Values
from voltige.games.hydroracers.state import HydroracersState

BERNARD_SECOND: Values = {**EXPERT, "planes": [MACCHI, BERNARD]}
FULL_HAND = {"hand": {"3/1": 1, "4/1": 1, "5/1": 1}}


def in_danger(dangers: int = 1, /, **tokens: Any) -> HydroracersState:
    """Put a Bernard (structure level 1, the others 2) in danger, with tokens on its tiles."""
    tiles = {element: {"tokens": placed} for element, placed in tokens.items()}
    return position(
        {"position": 15},
        {"position": 9, "tiles": tiles, **FULL_HAND},
        phase="danger",
        dangers=dangers,
        turn=1,
        options=BERNARD_SECOND,
    )


def tokens(state: HydroracersState, element: str) -> list[str]:
    """List the tokens on a tile of the Bernard."""
    found: list[str] = plane(state, B)["tiles"][element]["tokens"]
    return found


@rule("HR-106")
def test_the_tiles_have_the_levels_of_the_plane_sheet() -> None:
    state = settled(4, {"cockpit": "expert"})
    levels = [[tile["level"] for tile in plane(state, seat)["tiles"].values()] for seat in range(4)]
    assert levels == [[1, 2, 2, 2], [2, 1, 2, 2], [2, 2, 1, 2], [2, 2, 2, 1]]
    assert plane(settled(4), 0)["tiles"] == {}


@rule("HR-107")
def test_dangers_arise_as_with_the_basic_cockpit() -> None:
    for options in ({"pilots": "none"}, EXPERT):
        state = position(
            {"position": 11}, {"position": 5, "hand": {"6/1": 1}}, turn=1, options=options
        )
        assert told(play(state, "play 6/1"), "PlaneMoved")[0]["dangers"] == 2


@rule("HR-108", "HR-109")
def test_the_token_is_seen_before_the_element_is_chosen() -> None:
    state = in_danger(cooling=["alert"])
    play(state, "luck: damage")
    assert (fact(state, "phase"), fact(state, "token"), state.to_act) == (
        "place_token",
        "damage",
        B,
    )
    play(state, "place on cooling")
    assert tokens(state, "cooling") == ["alert", "damage", ""]


@rule("HR-110")
@pytest.mark.parametrize(
    ("element", "before"),
    [
        ("cooling", []),
        ("cooling", ["alert"]),
        ("structure", ["alert"]),
        ("controls", ["alert"] * 2),
    ],
)
def test_an_alert_covers_any_square_without_effect(element: str, before: list[str]) -> None:
    state = in_danger(1, **{element: before})
    play(state, "luck: alert", f"place on {element}")
    assert tokens(state, element)[len(before)] == "alert"
    assert plane(state, B)["penalties"] == []
    assert fact(state, "phase") == "turn"


@rule("HR-111")
@pytest.mark.parametrize(
    ("element", "leads_to"),
    [
        ("cooling", "propulsion"),
        ("propulsion", "cooling"),
        ("controls", "structure"),
        ("structure", "controls"),
    ],
)
def test_damage_on_a_propagation_square_draws_again_for_the_element_shown(
    element: str, leads_to: str
) -> None:
    state = in_danger()
    play(state, "luck: damage", f"place on {element}")
    assert (fact(state, "phase"), fact(state, "element")) == ("danger", leads_to)
    play(state, "luck: alert")
    assert tokens(state, leads_to)[0] == "alert"
    assert fact(state, "phase") == "turn"


@rule("HR-112", "HR-118")
@pytest.mark.parametrize(
    ("element", "penalty"),
    [("cooling", "penalty_hand"), ("propulsion", "penalty_slow"), ("controls", "penalty_corner")],
)
def test_damage_on_a_penalty_square_starts_the_penalty(element: str, penalty: str) -> None:
    state = in_danger(1, **{element: ["alert"]})
    play(state, "luck: damage", f"place on {element}")
    assert plane(state, B)["penalties"] == [penalty]
    assert fact(state, "phase") == "turn"


@rule("HR-112", "HR-118")
def test_the_penalty_of_the_structure_is_the_pilot() -> None:
    state = position(
        {"position": 9, "tiles": {"structure": {"tokens": ["damage", "damage"]}}},
        {"position": 3},
        options=EXPERT,
    )
    assert plane(state, A)["penalties"] == ["penalty_pilot"]


@rule("HR-113", "HR-115")
def test_damage_on_a_cross_crashes_and_gives_two_tokens_back() -> None:
    state = in_danger(2, structure=["alert"], cooling=["damage"])
    play(state, "luck: damage", "place on structure")
    assert fact(state, "phase") == "crash_remove"
    assert plane(state, B)["crashed"] == 1
    assert tokens(state, "structure") == ["alert", ""]
    assert legal(state) == ["remove cooling 1", "remove structure 1"]
    play(state, "remove structure 1")
    assert plane(state, B)["bag"] == {"damage": 11, "alert": 6}
    assert fact(state, "dangers") == 0


@rule("HR-114")
def test_an_alert_on_a_cross_does_not_crash() -> None:
    state = in_danger(structure=["damage"])
    play(state, "luck: alert", "place on structure")
    assert tokens(state, "structure") == ["damage", "alert"]
    assert plane(state, B)["crashed"] == 0


@rule("HR-116")
def test_an_emptied_square_is_filled_first_and_acts_anew() -> None:
    state = in_danger(cooling=["", "damage"])
    play(state, "luck: damage", "place on cooling")
    assert tokens(state, "cooling") == ["damage", "damage", ""]
    assert fact(state, "element") == "propulsion"


@rule("HR-117")
def test_a_full_element_cannot_be_chosen_and_a_propagation_to_it_lets_one_choose() -> None:
    state = in_danger(structure=["damage", "alert"])
    play(state, "luck: damage")
    assert refused(state, B, "place on structure") == ("element_full", "HR-117")
    play(state, "place on controls", "luck: damage")
    assert (fact(state, "phase"), fact(state, "element")) == ("place_token", "structure")
    assert legal(state) == ["place on cooling", "place on propulsion", "place on controls"]
    play(state, "place on controls")
    assert plane(state, B)["penalties"] == ["penalty_corner"]


@rule("HR-117")
def test_without_an_empty_square_no_token_is_drawn() -> None:
    full = {
        element: {"tokens": ["alert"] * (size - 2) + ["damage", "alert"]}
        for element, size in {"cooling": 3, "propulsion": 3, "structure": 2}.items()
    }
    full["controls"] = {"tokens": ["damage", "damage"]}
    state = position(
        {"position": 15},
        {"position": 9, "tiles": full, **FULL_HAND},
        phase="danger",
        dangers=2,
        turn=1,
        options=BERNARD_SECOND,
    )
    play(state, "luck: alert", "place on controls")
    assert fact(state, "dangers") == 0
    assert fact(state, "phase") == "turn"


@rule("HR-118")
def test_a_slow_plane_flies_one_cell_less() -> None:
    slow: dict[str, Any] = {"tiles": {"propulsion": {"tokens": ["alert", "damage"]}}}
    for extra, speed in (({}, 4), (slow, 3)):
        state = position(
            FAR_AHEAD, {"position": 7, "hand": {"4/1": 1}, **extra}, turn=1, options=BERNARD_SECOND
        )
        assert told(play(state, "play 4/1"), "PlaneMoved")[0]["speed"] == speed


@rule("HR-119")
def test_a_penalty_lasts_as_long_as_damage_covers_its_square() -> None:
    for token, penalties in (("damage", ["penalty_slow"]), ("alert", []), ("", [])):
        state = in_danger(propulsion=["alert", token])
        assert plane(state, B)["penalties"] == penalties


@rule("HR-120")
def test_a_penalty_received_on_the_way_does_not_change_the_movement() -> None:
    mover = {"position": 11, "hand": {"5/1": 1}, "tiles": {"controls": {"tokens": ["alert"]}}}
    state = position(
        {"position": 16}, mover, turn=1, options={**BERNARD_SECOND, "circuit": "calshot"}
    )
    events = play(state, "play 5/1")  # through a corner of 4 and onto another plane
    assert (fact(state, "dangers"), plane(state, B)["position"]) == (2, 17)
    play(state, "luck: damage", "place on controls")
    assert plane(state, B)["penalties"] == ["penalty_corner"]
    assert (fact(state, "dangers"), plane(state, B)["position"]) == (1, 17)
    assert told(events, "PlaneMoved")[0]["speed"] == 5


@rule("HR-121")
def test_the_hand_limit_is_never_below_one() -> None:
    from voltige.core.edition import Fields
    from voltige.games.hydroracers import GAME
    from voltige.games.hydroracers.edition.reading import take_edition
    from voltige.games.hydroracers.zones import hand_limit

    edition = GAME.load_edition()
    numbers = {**edition.data["numbers"], "hand_size": 1}
    small = take_edition(Fields("small.toml", "", {**edition.data, "numbers": numbers}))
    tiles = {"cooling": {"tokens": ["alert", "damage"]}}
    planes = [{"position": 15}, {"position": 9, "tiles": tiles}]
    state = GAME.from_dict({"planes": planes}, 2, BERNARD_SECOND, small)
    assert isinstance(state, HydroracersState)
    assert plane(state, B)["penalties"] == ["penalty_hand"]
    assert hand_limit(state, B) == 1


@rule("HR-122")
def test_tokens_stay_on_the_tiles_for_the_next_heat() -> None:
    state = position(
        {"position": 24, "tiles": {"controls": {"tokens": ["damage", "alert"]}}},
        {"position": 9, **FULL_HAND},
        phase="danger",
        order=[A, B],
        turn=1,
        options=BERNARD_SECOND,
    )
    play(state, "luck: alert", "place on cooling")
    assert fact(state, "heat") == 2
    assert plane(state, A)["tiles"]["controls"]["tokens"] == ["damage", "alert", ""]
    assert tokens(state, "cooling") == ["alert", "", ""]


@rule("HR-108", "HR-115")
@pytest.mark.parametrize(
    ("attempt", "code"),
    [("place on wings", "bad_element"), ("play 3/1", "not_your_decision")],
)
def test_what_is_no_place_for_a_token_is_refused(attempt: str, code: str) -> None:
    state = in_danger()
    play(state, "luck: damage")
    assert refused(state, B, attempt)[0] == code


@rule("HR-115")
@pytest.mark.parametrize("square", [True, 1.0, "1", None])
def test_a_square_is_a_whole_number(square: object) -> None:
    state = in_danger(structure=["alert"], cooling=["damage"])
    play(state, "luck: damage", "place on structure")
    attempt = {"do": "crash_remove", "element": "cooling", "square": square}
    error = state.refusal(B, attempt)
    assert error is not None
    assert error.code == "bad_token_choice"


@rule("HR-115")
@pytest.mark.parametrize("attempt", ["remove cooling 2", "remove wings 1", "remove cooling 9"])
def test_only_a_token_on_a_tile_can_be_taken_off(attempt: str) -> None:
    state = in_danger(structure=["alert"], cooling=["damage"])
    play(state, "luck: damage", "place on structure")
    assert refused(state, B, attempt) == ("bad_token_choice", "HR-115")
