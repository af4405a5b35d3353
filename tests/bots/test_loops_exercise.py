"""The exercise by which a compiler learns: it runs, to its end and in both engines."""

from voltige.bots.loops_exercise import STEPPED, exercise


def test_the_exercise_plays_and_searches() -> None:
    exercise(games=STEPPED + 1, choices=2, rollouts=8)
