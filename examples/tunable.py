"""A bot whose numbers `voltige tune` can find.

voltige tune loops --bot examples/tunable.py:Sheds --against random --candidates 8 --out tuning
voltige simulate loops --bots "examples/tunable.py:Sheds[hurry=0.9],random"
"""

import voltige

FINE = 1000


class Sheds(voltige.Bot):
    """Plays the highest code with a chance of ``hurry``, else anything."""

    NUMBERS = {"hurry": (0.0, 1.0)}  # noqa: RUF012  (never changed)

    def __init__(self, hurry: float = 0.5) -> None:
        """Take the chance."""
        self.hurry = hurry

    def choose(self, view, legal, rng):  # noqa: ANN001, ANN201  (as short as a first bot is)
        """Choose one of the legal codes."""
        if rng.below(FINE) < self.hurry * FINE:
            return max(legal)
        return legal[rng.below(len(legal))]
