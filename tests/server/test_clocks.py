"""Clocks: live and by correspondence, with a clock that the test moves."""

from pathlib import Path

from tests.server.conftest import Guests, quick
from tests.server.people import Person
from tests.server.running import START_MS, ManualClock, Running, running, wait_for
from tests.server.tables import SHORT, friends


def turn(people: list[Person], table: str) -> int:
    """Find who is asked."""
    return next(s for s, person in enumerate(people) if person.state(table)["asked"])


def seat_info(person: Person, table: str, seat: int) -> dict[str, object]:
    """Give what the table says of a seat."""
    info: dict[str, object] = person.table(table)["seats"][seat]
    return info


def test_when_time_and_reserve_have_run_out_the_default_action_is_done(
    timed: Running, clock: ManualClock, guest: Guests
) -> None:
    table, people = friends(timed, guest, 3, clock={"move_s": 30, "reserve_s": 60})
    seat = turn(people, table)
    state = people[seat].state(table)
    assert seat_info(people[0], table, seat)["deadline"] == START_MS + 90_000
    assert state["default"] is not None
    clock.advance(89_999)
    assert people[0].table(table)["version"] == 0
    clock.advance(1)
    wait_for(lambda: people[0].table(table)["version"] == 1)
    after = seat_info(people[0], table, seat)
    assert after["timeouts"] == 1
    assert after["reserve_ms"] == 0
    assert people[0].table(table)["status"] == "playing", "nobody loses by the clock alone"
    record = people[seat].get(f"/api/matches/{table}/replay").json()
    assert record["steps"][1]["kind"] == "timeout"
    assert record["steps"][1]["notation"] == state["default"]


def test_only_what_exceeds_the_time_per_move_is_taken_from_the_reserve(
    timed: Running, clock: ManualClock, guest: Guests
) -> None:
    table, people = friends(timed, guest, 2, clock={"move_s": 30, "reserve_s": 60})
    seat = turn(people, table)
    clock.advance(40_000)
    state = people[seat].state(table)
    people[seat].do(table, "act", version=0, code=state["legal"][0]["code"])
    assert seat_info(people[0], table, seat)["reserve_ms"] == 50_000
    other = turn(people, table)
    assert seat_info(people[0], table, other)["deadline"] == clock.now() + 90_000
    clock.advance(10_000)
    state = people[other].state(table)
    people[other].do(table, "act", version=state["version"], code=state["legal"][0]["code"])
    assert seat_info(people[0], table, other)["reserve_ms"] == 60_000
    assert seat_info(people[0], table, seat)["timeouts"] == 0


def test_a_pause_stops_the_clock(timed: Running, clock: ManualClock, guest: Guests) -> None:
    table, people = friends(timed, guest, 2, clock={"move_s": 30})
    seat = turn(people, table)
    clock.advance(20_000)
    people[0].do(table, "propose", what="pause")
    people[1].do(table, "vote", agree=True)
    assert seat_info(people[0], table, seat)["deadline"] is None
    clock.advance(1_000_000)
    people[1].do(table, "resume")
    assert people[0].table(table)["version"] == 0
    assert seat_info(people[0], table, seat)["deadline"] == clock.now() + 10_000
    clock.advance(10_000)
    wait_for(lambda: people[0].table(table)["version"] == 1)


def test_correspondence_gives_days_and_survives_a_restart(tmp_path: Path, guest: Guests) -> None:
    clock = ManualClock()
    config = quick(tmp_path, heartbeat_s=600)
    day = 86_400
    with running(config, clock) as first:
        people = [guest(first), guest(first)]
        made = people[0].create(
            ["me", "open"], options=SHORT, mode="correspondence", clock={"move_s": 3 * day}
        )
        table = made["table"]["id"]
        people[1].sit(table)
        seat = turn(people, table)
        deadline = seat_info(people[0], table, seat)["deadline"]
        assert deadline == START_MS + 3 * day * 1000
        lines = people[seat].get("/api/me/tables").json()
        assert lines[0]["my_turn"] is True
        assert lines[0]["deadline"] == deadline
    clock.advance(4 * day * 1000)
    with running(config, clock) as second:
        person = Person(second.url)
        wait_for(lambda: person.table(table)["version"] >= 1)
        person.close()


def test_a_secret_race_has_one_deadline_for_all_and_tells_nobody_who_has_answered(
    timed: Running, clock: ManualClock, guest: Guests
) -> None:
    table, people = race(timed, guest, mode="live", race_mode="secret")
    speed = people[0].state(table)["view"]["speed_player"]
    racers = [seat for seat in range(3) if seat != speed]
    before = [seat_info(people[0], table, seat)["deadline"] for seat in range(3)]
    assert before[speed] is None
    assert before[racers[0]] == before[racers[1]] == clock.now() + 10_000
    version = people[0].table(table)["version"]
    people[racers[0]].do(table, "act", version=version, action={"do": "decline"})
    assert [seat_info(people[0], table, seat)["deadline"] for seat in range(3)] == before
    assert people[0].table(table)["version"] == version
    clock.advance(10_000)
    wait_for(lambda: people[0].state(table)["view"]["phase"] != "race")
    assert [seat_info(people[0], table, seat)["timeouts"] for seat in range(3)] == [0, 0, 0]


def test_a_secret_race_by_correspondence_has_hours(
    timed: Running, clock: ManualClock, guest: Guests
) -> None:
    table, people = race(timed, guest, mode="correspondence", race_mode="secret")
    speed = people[0].state(table)["view"]["speed_player"]
    racer = (speed + 1) % 3
    assert seat_info(people[0], table, racer)["deadline"] == clock.now() + 12 * 3_600_000


def test_the_option_turn_timeout_limits_a_turn_at_a_live_table(
    timed: Running, clock: ManualClock, guest: Guests
) -> None:
    table, people = friends(timed, guest, 2, options={**SHORT, "turn_timeout_s": 15})
    seat = turn(people, table)
    assert seat_info(people[0], table, seat)["deadline"] == clock.now() + 15_000
    clock.advance(15_000)
    wait_for(lambda: people[0].table(table)["version"] == 1)


def race(
    server: Running, guest: Guests, *, mode: str, race_mode: str, count: int = 3, **options: object
) -> tuple[str, list[Person]]:
    """Seat people at tables until one of them holds a Speed card at the start, and plays it."""
    people = [guest(server) for _ in range(count)]
    values = {"max_rounds": 1, "race_mode": race_mode, **options}
    while True:
        made = people[0].create(["me", *["open"] * (count - 1)], options=values, mode=mode)
        table = made["table"]["id"]
        for person in people[1:]:
            person.sit(table)
        seat = turn(people, table)
        state = people[seat].state(table)
        speed = [c for c in state["legal"] if c["action"]["do"] == "play_speed"]
        if speed:
            people[seat].do(table, "act", version=0, code=speed[0]["code"])
            return table, people
