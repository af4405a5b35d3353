"""The checker itself: it lets a true history pass and finds every kind of false one."""

import copy
from collections.abc import Callable

import pytest

from tests.faults.checker import check_histories
from tests.faults.clients import Client, HttpClient, SocketClient
from tests.faults.fleet import OPTIONS
from tests.server.conftest import quick
from tests.server.people import Person
from tests.server.running import running, wait_for


def lose(one: Client, _: Client) -> None:
    """Claim a move that the log does not have."""
    one.history.accepted["0-never"] = 1


def answer_twice(one: Client, _: Client) -> None:
    """Hear an answer twice."""
    connection = next(c for c in one.history.connections if c.answered)
    connection.answered.update(list(connection.answered)[:1])


def answer_unasked(one: Client, _: Client) -> None:
    """Hear an answer to nothing."""
    one.history.connections[0].answered["0-nobody"] += 1


def leave_unanswered(one: Client, _: Client) -> None:
    """Wait in vain, twice over one line."""
    one.history.connections[0].sent.update(["0-a", "0-b"])


def go_back(one: Client, _: Client) -> None:
    """See an older version after a newer one."""
    one.history.connections[0].versions += [5, 4]


def peek(one: Client, other: Client) -> None:
    """See what another seat may see."""
    one.history.states.append({**other.history.states[-1]})


def be_surprised(one: Client, _: Client) -> None:
    """Hear of a bug."""
    one.history.surprises.append("500")


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, list[Client]]:
    """Give a database and the histories of two who have played on it."""
    config = quick(tmp_path_factory.mktemp("checker"))
    with running(config) as server:
        one, two = Person(server.url), Person(server.url)
        table = one.create(["me", "open"], options=OPTIONS)["table"]["id"]
        two.sit(table)
        cookies = [person.http.cookies["voltige"] for person in (one, two)]
        clients: list[Client] = [
            SocketClient([server.url], cookies[0], table, 0),
            HttpClient([server.url], cookies[1], table, 1),
        ]
        for client in clients:
            client.start()
        wait_for(lambda: all(len(client.history.accepted) > 2 for client in clients))
        for client in clients:
            client.stop()
        one.close()
        two.close()
    return config.database, clients


def test_a_true_history_passes(played: tuple[str, list[Client]]) -> None:
    check_histories(*played)


@pytest.mark.parametrize(
    "spoil",
    [lose, answer_twice, answer_unasked, leave_unanswered, go_back, peek, be_surprised],
)
def test_a_false_history_is_found(
    played: tuple[str, list[Client]], spoil: Callable[[Client, Client], None]
) -> None:
    database, (one, two) = played
    kept = one.history
    one.history = copy.deepcopy(kept)
    try:
        spoil(one, two)
        with pytest.raises(AssertionError):
            check_histories(database, [one, two])
    finally:
        one.history = kept
