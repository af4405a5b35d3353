"""The words of Lucky Loop."""

from voltige.wording.lucky_loop.words import LuckyLoopWording

__all__ = ["WORDING"]

WORDING = LuckyLoopWording
