"""What can be wrong with somebody's own bot."""

from voltige.core.errors import VoltigeError


class BotError(VoltigeError):
    """A bot that can't be made, or whose code has failed: nothing more is played with it."""


class NoAnswerError(VoltigeError):
    """A program that has given no usable answer: its default action is played, the game goes on."""
