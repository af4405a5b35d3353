"""How a broken invariant is told."""


def demand(holds: bool, invariant: str) -> None:
    """Raise AssertionError if an invariant does not hold."""
    if not holds:
        raise AssertionError(invariant)
