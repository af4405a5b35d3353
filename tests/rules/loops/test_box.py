"""The condition box: LO-67 to LO-69."""

import pytest

from tests.marks import rule
from tests.rules.loops.positions import (
    fact,
    legal,
    play,
    position,
    random_steps,
)
from voltige.core.errors import PositionError

FACES = [("left", "positive"), ("left", "negative"), ("right", "negative"), ("right", "positive")]
BY_PITCH = [1, 0, 3, 2]
BY_DIRECTION = [3, 2, 1, 0]
RIGHT_EDGE = ["pitch", "direction", "pitch", "direction"]
LEFT_EDGE = ["direction", "pitch", "direction", "pitch"]


def face_after(face: int, card: str) -> int:
    """Play a card while ``face`` is in front; give the face that is in front then."""
    direction, pitch = FACES[face]
    hand = {"pitch": 1, "direction_change": 1, "alt_1000": 1}
    state = position(hands=[hand], direction=direction, pitch=pitch)
    assert fact(state, "box_face") == face
    play(state, f"play {card}")
    found: int = fact(state, "box_face")
    return found


@rule("LO-67")
@pytest.mark.parametrize("face", range(4))
def test_the_box_shows_the_conditions(face: int) -> None:
    direction, pitch = FACES[face]
    state = position(direction=direction, pitch=pitch)
    assert fact(state, "box_face") == face
    assert state.view(2).to_json()["box_face"] == face


@rule("LO-67")
@pytest.mark.parametrize("face", range(4))
def test_each_change_turns_the_box_by_a_quarter(face: int) -> None:
    assert face_after(face, "pitch") == BY_PITCH[face]
    assert face_after(face, "direction") == BY_DIRECTION[face]
    for turned in (BY_PITCH[face], BY_DIRECTION[face]):
        assert (turned - face) % 4 in {1, 3}


@rule("LO-67")
@pytest.mark.parametrize("card", ["7000 x1", "draw2 on B", "loop", "speed"])
def test_no_other_card_turns_the_box(card: str) -> None:
    hand = {"alt_7000": 1, "draw_2": 1, "loop": 1, "speed": 1, "alt_1000": 1}
    state = position(hands=[hand], direction="right", pitch="positive")
    play(state, f"play {card}")
    assert fact(state, "box_face") == 3


@rule("LO-68")
def test_the_box_follows_from_the_conditions_and_rules_nothing() -> None:
    for step in random_steps(4, 1, {"round_play_cap": 100, "max_rounds": 2}):
        told = step.after
        conditions = (told["direction"], told["pitch"])
        assert told["box_face"] == FACES.index(conditions)


@rule("LO-68")
def test_a_position_is_the_same_with_and_without_the_box() -> None:
    state = position(pile=["alt_5000"], direction="right", pitch="negative")
    data = state.to_dict()
    del data["box_face"]
    again = position(**data)
    assert again.to_dict() == state.to_dict()
    assert legal(again) == legal(state)
    assert not any("box" in action.notation for action in state.table().actions)


@rule("LO-68")
def test_the_box_cannot_contradict_the_conditions() -> None:
    with pytest.raises(PositionError) as caught:
        position(direction="left", pitch="positive", box_face=2)
    assert caught.value.params["key"] == "box_face"


@rule("LO-69")
@pytest.mark.parametrize("face", range(4))
def test_the_card_at_an_edge_brings_the_side_round_that_it_points_to(face: int) -> None:
    """The right side shows the next higher face (docs/rules/loops.md, "The condition box")."""
    assert face_after(face, RIGHT_EDGE[face]) == (face + 1) % 4
    assert face_after(face, LEFT_EDGE[face]) == (face - 1) % 4
    assert {RIGHT_EDGE[face], LEFT_EDGE[face]} == {"pitch", "direction"}
