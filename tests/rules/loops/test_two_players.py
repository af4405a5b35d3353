"""The game for two: LO-4 and what follows from it."""

import pytest

from tests.marks import rule
from tests.rules.loops.positions import (
    A,
    B,
    fact,
    legal,
    names,
    play,
    position,
    random_steps,
    refused,
)

SPECIALS = {"pitch": 1, "draw_2": 1, "draw_3": 1, "draw_4": 1, "loop": 1}


@rule("LO-4", "LO-34")
def test_a_draw_card_can_only_strike_the_other_player() -> None:
    state = position(2, hands=[SPECIALS])
    assert legal(state) == [
        "play pitch",
        "play draw2 on B",
        "play draw3 on B",
        "play draw4 on B",
        "play loop",
    ]
    assert refused(state, A, "play draw2 on C") == ("bad_target", "LO-34")


@rule("LO-4", "LO-12")
@pytest.mark.parametrize("move", ["play pitch", "play loop", "play 5000 x1", "pick up"])
def test_the_turn_goes_to_the_other_player(move: str) -> None:
    state = position(2, hands=[SPECIALS | {"alt_5000": 2}], pile=["alt_5000"])
    play(state, move)
    assert fact(state, "to_act") == B


@rule("LO-4", "LO-35")
def test_the_target_of_a_draw_card_is_in_turn() -> None:
    state = position(2, hands=[SPECIALS])
    play(state, "play draw2 on B", "luck: 8000 8000")
    assert fact(state, "hand_sizes")[B] == 17
    assert fact(state, "to_act") == B


@rule("LO-4")
@pytest.mark.parametrize("seed", range(5))
def test_two_players_never_race_and_take_turns_strictly(seed: int) -> None:
    actors: list[int] = []
    for step in random_steps(2, seed, {"round_play_cap": 100, "max_rounds": 3}):
        told = step.after
        assert told["phase"] not in {"race", "settle_race"}
        assert told["direction"] == "left"
        total = sum(told["hand_sizes"]) + told["pile_size"] + told["draw_pile_size"]
        assert total == 100
        for event in step.events:
            if names([event]) == ["RoundStarted"]:
                actors = []
            elif names([event])[0] in {"CardsPlayed", "PilePickedUp"}:
                assert [event.data["seat"]] != actors[-1:]
                actors.append(event.data["seat"])
