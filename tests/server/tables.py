"""Tables that tests sit people at."""

from typing import Any

from tests.server.conftest import Guests
from tests.server.people import Person
from tests.server.running import Running

SHORT = {"max_rounds": 1, "race_mode": "secret"}


def friends(
    server: Running, guest: Guests, count: int, *, begin: bool = True, **wishes: Any
) -> tuple[str, list[Person]]:
    """Seat some people at a new table; without ``begin`` the last one only stands by."""
    people = [guest(server) for _ in range(count)]
    seats = ["me", *["open"] * (count - 1)]
    made = people[0].create(seats, **{"options": SHORT, **wishes})
    table: str = made["table"]["id"]
    for number, person in enumerate(people[1 : count if begin else count - 1], start=1):
        person.sit(table, f"Guest {number}")
    return table, people
