"""The exercise by which a compiler learns: it plays and searches, each time the same."""

from voltige.bots.loops_exercise import STEPPED, exercise


def test_the_exercise_is_the_same_each_time() -> None:
    made = exercise(games=STEPPED + 1, choices=2, rollouts=8)
    assert len(made) == 6  # of three searches
    assert exercise(games=STEPPED + 1, choices=2, rollouts=8) == made
    assert (
        exercise(games=1, choices=2, rollouts=8) != made
    )  # the luck of the games goes on in the search
