"""The samples of every game as a fixture."""

import pytest

from tests.fuzz.samples import Samples, samples_of
from voltige.games import GAMES


@pytest.fixture(scope="session", params=GAMES, ids=lambda game: str(game.name))
def have(request: pytest.FixtureRequest) -> Samples:
    """Give what the tests of a game start from; a worker makes it once."""
    return samples_of(request.param)
