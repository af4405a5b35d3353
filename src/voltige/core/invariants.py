"""How a broken invariant is told."""


def demand(holds: bool, what: str) -> None:
    """Raise AssertionError naming what does not hold."""
    if not holds:
        raise AssertionError(what)
