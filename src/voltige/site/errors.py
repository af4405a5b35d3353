"""What can keep a site from being built."""

from voltige.core.errors import VoltigeError


class SiteError(VoltigeError):
    """A site that cannot be built here."""
