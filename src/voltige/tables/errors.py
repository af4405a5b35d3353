"""What a table refuses, beyond what the rules refuse."""

from voltige.core.errors import VoltigeError


class RequestError(VoltigeError):
    """A request that cannot be followed; nothing has changed."""


class UnusableError(RequestError):
    """It cannot be read or used."""


class NobodyError(RequestError):
    """It needs somebody: a cookie or a token."""


class ForbiddenError(RequestError):
    """It is not for the one who asks."""


class NotHereError(RequestError):
    """There is no such thing."""


class OtherReleaseError(NotHereError):
    """A table that only another release can play on; it is kept as it is."""


class TooOftenError(RequestError):
    """Too much in too short a time; ``seconds`` says when to come back."""


class OverloadedError(TooOftenError):
    """More is asked for than can be done well; ``seconds`` says when to come back."""
