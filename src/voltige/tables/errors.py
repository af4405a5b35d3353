"""What the server refuses, beyond what the rules refuse."""

from voltige.core.errors import VoltigeError


class ServerError(VoltigeError):
    """A request that cannot be followed; nothing has changed. ``status`` is that of HTTP."""

    status = 409


class UnusableError(ServerError):
    """It cannot be read or used."""

    status = 400


class NobodyError(ServerError):
    """It needs somebody: a cookie or a token."""

    status = 401


class ForbiddenError(ServerError):
    """It is not for the one who asks."""

    status = 403


class NotHereError(ServerError):
    """There is no such thing."""

    status = 404


class OtherReleaseError(NotHereError):
    """A table that only another release can play on; it is kept as it is."""


class NotJsonError(ServerError):
    """It is not JSON."""

    status = 415


class TooOftenError(ServerError):
    """Too much in too short a time; ``seconds`` says when to come back."""

    status = 429


class OverloadedError(TooOftenError):
    """The server has more to do than it can do well; ``seconds`` says when to come back."""

    status = 503


class ConfigError(VoltigeError):
    """A setting that cannot be used."""
