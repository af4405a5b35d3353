"""Servers and people as fixtures."""

from collections.abc import Callable, Iterator
from hashlib import sha256
from itertools import count
from pathlib import Path

import pytest

from tests.cli.conftest import voltige
from tests.server.people import Person
from tests.server.running import ManualClock, Running, running
from voltige.server.config import Config

Guests = Callable[..., Person]
__all__ = ["voltige"]  # the command, as the tests of the command run it


def quick(folder: Path, **settings: object) -> Config:
    """Settings for tests: no waiting, generous limits, a database of its own."""
    values: dict[str, object] = {
        "database": str(folder / "tables.db"),
        "bot_delay_ms": 0,
        "thinkers": 1,
        "requests_per_10_s": 100_000,
        "messages_per_10_s": 100_000,
        "tables_per_hour": 100_000,
        "lag_ms": 60_000,  # a busy machine must not refuse anybody
        **settings,
    }
    return Config(**values)  # type: ignore[arg-type]  # checked by Config itself


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Give a server on SQLite that the tests of a file share."""
    with running(quick(tmp_path_factory.mktemp("server"))) as found:
        yield found


@pytest.fixture
def clock() -> ManualClock:
    """Give a clock that the test moves."""
    return ManualClock()


@pytest.fixture
def timed(tmp_path: Path, clock: ManualClock) -> Iterator[Running]:
    """Give a server that runs on the test's clock."""
    with running(quick(tmp_path, heartbeat_s=600), clock) as found:
        yield found


@pytest.fixture
def guest(request: pytest.FixtureRequest) -> Iterator[Guests]:
    """Give a function that brings somebody to the server."""
    people: list[Person] = []

    def bring(at: Running, token: str = "") -> Person:
        people.append(Person(at.url, token))
        return people[-1]

    yield bring
    for person in people:
        person.close()


@pytest.fixture(autouse=True)
def same_luck(request: pytest.FixtureRequest) -> None:
    """Let every test meet the same luck in every run; what hangs on it is found at once or never."""
    for name in {"server", "timed"}.intersection(request.fixturenames):
        found = request.getfixturevalue(name)
        if isinstance(found, Running):
            found.server.service.secrets.new_seed = seeds_of(request.node.name)


def seeds_of(name: str) -> Callable[[], bytes]:
    """Give seeds that a name stands for, one after the other."""
    numbers = count()
    return lambda: sha256(f"{name} {next(numbers)}".encode()).digest()
