"""Coaches: exact odds of every choice, for the games that have a coach.

A coach gets the view of the seat that asks and its legal codes, nothing else.
"""

from voltige.server.coach.coach import Coach, Rated
from voltige.server.coach.loops import LoopsCoach
from voltige.server.coach.lucky_loop import LuckyLoopCoach

__all__ = ["COACHES", "Coach", "Rated"]

COACHES: dict[str, Coach] = {"loops": LoopsCoach(), "lucky-loop": LuckyLoopCoach()}
