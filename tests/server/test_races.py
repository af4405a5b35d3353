"""docs/rules/loops.md, "The Speed race at a live table", on a clock that the test moves."""

import statistics
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from tests.marks import rule
from tests.server.conftest import Guests, quick
from tests.server.people import Json, Person, Socket
from tests.server.running import ManualClock, Running, running, wait_for
from tests.server.test_clocks import race
from voltige.games.loops.simultaneous import SIMULTANEOUS
from voltige.match.rows import ClaimRow
from voltige.tables.simultaneous.claims import (
    bot_delay,
    effective_time,
    fastest,
    gathering_time,
)

OPEN_MS = 800
DECLINE = SIMULTANEOUS.waiver()
PLAY = {"do": "play_altitude", "value": 9000, "count": 1}


@rule("LO-43", "LO-47")
def test_the_fastest_are_found_by_corrected_times_and_ties_are_left_to_luck() -> None:
    """B arrives at 740 ms with a latency of 90, C at 700 with 20, D at 900 with 400."""
    assert gathering_time([90, 400]) == 250
    claims = [ClaimRow(1, 740, 90, PLAY), ClaimRow(2, 700, 20, PLAY), ClaimRow(3, 900, 400, PLAY)]
    assert [effective_time(claim, 0) for claim in claims] == [650, 680, 700]
    assert [claim.seat for claim in fastest(claims, DECLINE, 0, 950)] == [1, 2]
    assert [claim.seat for claim in fastest(claims[1:], DECLINE, 0, 950)] == [2, 3]
    assert fastest([ClaimRow(1, 700, 0, dict(DECLINE))], DECLINE, 0, 950) == []
    assert gathering_time([]) == 0


def delay(version: int, bot: str) -> int:
    """Give how long a bot takes to answer."""
    return bot_delay(b"seed", version, 1, SIMULTANEOUS.pace(bot))


def test_bots_answer_after_a_human_time_and_always_the_same() -> None:
    times = [delay(version, "heuristic") for version in range(400)]
    assert times == [delay(version, "heuristic") for version in range(400)]
    assert min(times) >= 700
    assert 1500 < statistics.median(times) < 1900
    easy = [delay(version, "random") for version in range(400)]
    hard = [delay(version, "search") for version in range(400)]
    assert statistics.median(easy) > statistics.median(times) > statistics.median(hard)


class Racing:
    """A live race that has just opened, and the sockets of all who are in it."""

    def __init__(
        self, running: Running, clock: ManualClock, guest: Guests, count: int, **options: object
    ) -> None:
        self.clock = clock
        self.server = running.server
        self.table, self.people = race(
            running, guest, mode="live", race_mode="live", count=count, **options
        )
        self.stack = ExitStack()
        self.speed: int = self.people[0].state(self.table)["view"]["speed_player"]
        self.racers = [(self.speed + step) % count for step in range(1, count)]
        self.sockets: dict[int, Socket] = {}

    def enter(self, *seats: int) -> None:
        """Let some seats connect."""
        for seat in seats:
            person: Person = self.people[seat]
            self.sockets[seat] = self.stack.enter_context(person.socket(self.table))
            opened = self.sockets[seat].until("claiming")
            assert opened["open_at"] == self.opened_at
            assert opened["close_at"] == self.opened_at + 6000

    @property
    def opened_at(self) -> int:
        kept = self.kept()
        return int(kept.clocks.started) + OPEN_MS

    def kept(self) -> Any:
        kept = self.server.service.tables.hosted[self.table].table
        assert kept is not None
        return kept

    def at(self, ms: int) -> None:
        """Let the clock show so many milliseconds after the opening."""
        self.clock.advance(self.opened_at + ms - self.clock.now())

    def latency(self, seat: int, ms: int) -> None:
        """Let the server measure a round trip of twice this latency, nine times."""
        hosted = self.server.service.tables.hosted[self.table]
        connection = next(o for o in hosted.connections if o.seat == seat)
        connection.pings.clear()
        for number in range(9):  # pings of a server whose clock stood still in between
            connection.note_ping(self.clock.now() - 2 * ms)
            text = f'{{"type": "pong", "at": {self.clock.now() - 2 * ms}}}'
            self.sockets[seat].connection.send(text)
            wait_for(lambda count=number + 1: len(connection.trips) >= count)
        measured = [2 * ms] * 9  # all of them, or the last would be heard after the clock has moved
        wait_for(lambda: any(o.seat == seat and [*o.trips] == measured for o in hosted.connections))

    def choice(self, seat: int) -> Json:
        """Give a play that this seat may claim."""
        legal = self.people[seat].state(self.table)["legal"]
        return next(c for c in legal if c["action"]["do"] not in {"decline", "play_speed"})

    def claim(self, seat: int, action: Json | None = None) -> Json:
        """Claim a play, or what is given."""
        chosen = action if action is not None else self.choice(seat)["action"]
        return self.sockets[seat].ask("act", version=self.kept().version, action=chosen)

    def answers(self) -> dict[int, str]:
        """Give what the engine was handed for each seat, and forget nothing."""
        return {e.seat: e.text for e in self.kept().match.log[2:] if e.kind in {"act", "timeout"}}

    def over(self) -> bool:
        return bool(self.kept().measured_at < 0)


@contextmanager
def racing(
    running: Running, clock: ManualClock, guest: Guests, count: int, **options: object
) -> Iterator[Racing]:
    """Open a live race."""
    found = Racing(running, clock, guest, count, **options)
    with found.stack:
        yield found


@rule("LO-43", "LO-47")
def test_a_race_is_settled_by_corrected_times_after_a_time_of_gathering(
    timed: Running, clock: ManualClock, guest: Guests
) -> None:
    with racing(timed, clock, guest, 4) as it:
        one, two, three = it.racers
        it.enter(*it.racers)
        for seat, latency in ((one, 90), (two, 20), (three, 400)):
            it.latency(seat, latency)
        it.at(700)
        assert it.claim(two)["result"] == "accepted"
        it.at(740)
        assert it.claim(one)["result"] == "accepted"
        it.at(900)
        it.kept()
        assert not it.over()
        third = it.claim(three)
        assert third["result"] == "accepted"
        wait_for(it.over)  # all have answered
        answers = it.answers()
        assert answers[three] == "decline", "700 is more than 40 ms behind 650"
        assert answers[one] != "decline"
        assert answers[two] != "decline"
        assert it.kept().match.log[-1].luck[:1] != [], "luck chose among the tied"
        times = {one: 650, two: 680}
        with it.people[it.speed].socket(it.table, since=0) as late:
            heard = [*it.sockets.values(), late]
            for socket in heard:
                told = race_events(socket)
                won = next(said for said in told if said["event"]["event"] == "RaceWon")
                winner = won["event"]["seat"]
                assert won["event"]["ms"] == times[winner], "the time of the fastest"
                assert won["text"]["key"] == "loops-race-time"
                assert won["text"]["params"]["seconds"] == times[winner] / 1000
                assert [said for said in told if "ms" in said["event"]] == [won]
                assert not any("race_ms" in text for text in socket.raw)


def test_a_secret_race_tells_no_time(server: Running, guest: Guests) -> None:
    table, people = race(server, guest, mode="live", race_mode="secret")
    with people[0].socket(table) as socket:
        socket.until("welcome")  # or it might come too late to be told
        for person in people:
            state = person.state(table)
            if state["asked"]:
                claims = [c for c in state["legal"] if c["action"]["do"] != "play_speed"]
                assert person.do(table, "act", version=1, code=claims[-1]["code"])["version"]
        told = race_events(socket)
    assert not any("ms" in said["event"] for said in told)
    assert "loops-event-RaceWon" in [said["text"]["key"] for said in told]


def race_events(socket: Socket) -> list[Json]:
    """Wait for the message that tells how a race ended; give its events."""

    def tells(message: Json) -> bool:
        return any(said["event"]["event"] == "RaceWon" for said in message.get("events", []))

    found = next((message for message in socket.heard if tells(message)), None)
    events: list[Json] = (found or socket.until(tells))["events"]
    return events


@rule("LO-43")
def test_the_time_of_gathering_ends_by_itself(
    timed: Running, clock: ManualClock, guest: Guests
) -> None:
    with racing(timed, clock, guest, 3) as it:
        one, two = it.racers
        it.enter(one, two)
        it.latency(two, 100)
        it.at(700)
        it.claim(one)
        it.at(799)
        assert not it.over()
        it.at(800)
        wait_for(it.over)
        assert it.answers()[two] == "decline"
        late = it.sockets[two].ask("act", version=1, action={"do": "decline"})
        assert late["problem"]["code"] == "race_closed", "given back, no fault"


@rule("LO-45")
def test_when_nobody_is_left_to_answer_a_claim_wins_at_once(
    timed: Running, clock: ManualClock, guest: Guests
) -> None:
    with racing(timed, clock, guest, 4) as it:
        one, two, three = it.racers
        it.enter(one, two, three)
        it.latency(one, 50)
        assert it.claim(two, {"do": "decline"})["result"] == "accepted"
        assert it.claim(three, {"do": "decline"})["result"] == "accepted"
        it.at(700)
        assert it.claim(one)["result"] == "accepted"
        wait_for(it.over)
        assert it.answers()[one] != "decline"


@rule("LO-45")
def test_a_race_lapses_when_all_decline_or_when_its_time_is_over(
    timed: Running, clock: ManualClock, guest: Guests
) -> None:
    with racing(timed, clock, guest, 3) as it:
        it.enter(*it.racers)
        for seat in it.racers:
            it.claim(seat, {"do": "decline"})
        wait_for(it.over)
    with racing(timed, clock, guest, 3) as it:
        it.enter(*it.racers)
        it.at(6001)
        late = it.claim(it.racers[0])
        assert late["problem"]["code"] == "race_closed"
        it.at(6249)
        assert not it.over()
        it.at(6250)
        wait_for(it.over)
        assert set(it.answers().values()) == {"decline"}


def test_a_claim_before_the_opening_is_given_back_and_may_be_made_again(
    timed: Running, clock: ManualClock, guest: Guests
) -> None:
    with racing(timed, clock, guest, 3) as it:
        it.enter(*it.racers)
        it.at(119)
        assert it.claim(it.racers[0])["problem"]["code"] == "too_early"
        it.at(120)
        assert it.claim(it.racers[0])["result"] == "accepted"
        again = it.claim(it.racers[0])
        assert again["problem"]["code"] in {"already_committed", "stale_state", "race_closed"}


def test_an_illegal_claim_locks_its_seat_out_for_a_second(
    timed: Running, clock: ManualClock, guest: Guests
) -> None:
    with racing(timed, clock, guest, 3) as it:
        one, _ = it.racers
        it.enter(*it.racers)
        it.at(500)
        assert it.claim(one, {"do": "pick_up"})["problem"]["code"] == "no_pick_up_in_race"
        locked = it.claim(one)
        assert (locked["problem"]["code"], locked["problem"]["rule"]) == ("locked_out", "LO-D18")
        it.at(1499)
        assert it.claim(one)["problem"]["code"] == "locked_out"
        it.at(1500)
        assert it.claim(one)["result"] == "accepted"
        own = it.people[it.speed].do(
            it.table, "act", version=it.kept().version, action={"do": "decline"}
        )
        assert own["problem"]["code"] in {"own_race", "race_closed"}


def test_people_who_are_not_connected_decline_at_once(
    timed: Running, clock: ManualClock, guest: Guests
) -> None:
    with racing(timed, clock, guest, 4) as it:
        one = it.racers[0]
        it.enter(one)
        it.latency(one, 50)
        it.at(700)
        it.claim(one)
        wait_for(it.over)
        assert [it.answers()[seat] for seat in it.racers[1:]] == ["decline", "decline"]


def test_nobody_sees_who_has_answered(timed: Running, clock: ManualClock, guest: Guests) -> None:
    with racing(timed, clock, guest, 4) as it:
        it.enter(*it.racers)
        quiet = it.sockets[it.racers[2]]
        it.at(300)
        before = len(quiet.heard)
        it.claim(it.racers[0], {"do": "decline"})
        it.claim(it.racers[1])
        quiet.ask("vote", agree=True)
        assert [m["type"] for m in quiet.heard[before:]] == ["answer"]


def test_a_claim_survives_a_crash_of_the_server(tmp_path: Path, guest: Guests) -> None:
    clock = ManualClock()
    config = quick(tmp_path, heartbeat_s=600)
    with running(config, clock) as first, racing(first, clock, guest, 4) as it:
        one, two, _ = it.racers
        it.enter(*it.racers)
        it.at(700)
        it.latency(it.racers[2], 100)
        it.claim(one)
        table, people = it.table, it.people
    clock.advance(20_000)
    with running(config, clock) as second:
        person = Person(second.url)
        wait_for(lambda: person.state(table)["view"]["phase"] != "race")
        hosted = second.server.service.tables.hosted[table]
        assert hosted.table is not None
        assert hosted.table.match is not None
        told = {e.seat: e.text for e in hosted.table.match.log[2:]}
        assert told[one] != "decline", "the claim was acknowledged, so it counts"
        assert told[two] == "decline"
        person.close()
    assert people


def test_bots_race_live_against_a_person(timed: Running, clock: ManualClock, guest: Guests) -> None:
    person = guest(timed)
    values = {"max_rounds": 1, "race_mode": "live"}
    seats = ["me", "bot:heuristic", "bot:random"]
    while True:
        table = person.create(seats, options=values)["table"]["id"]
        state = person.state(table)
        speed = [c for c in state["legal"] if c["action"]["do"] == "play_speed"]
        if speed:
            break
    with person.socket(table) as socket:
        socket.until("welcome")
        socket.ask("act", version=state["version"], code=speed[0]["code"])
        hosted = timed.server.service.tables.hosted[table]

        def settled() -> bool:
            clock.advance(200)
            return hosted.table is not None and hosted.table.measured_at < 0

        wait_for(settled)
    assert person.table(table)["version"] > state["version"] + 1


@rule("LO-47")
def test_only_answers_to_pings_that_were_sent_count_and_each_once(
    timed: Running, clock: ManualClock, guest: Guests
) -> None:
    with racing(timed, clock, guest, 3) as it:
        one, two = it.racers
        it.enter(one, two)
        connections = {o.seat: o for o in timed.server.service.tables.hosted[it.table].connections}
        sent = list(connections[one].pings)
        clock.advance(300)
        forged = [clock.now() - 60_000, clock.now() - 400, clock.now() + 5, sent[0] - 1]
        for at in [*forged, sent[0], sent[0], sent[0]]:
            it.sockets[one].connection.send(f'{{"type": "pong", "at": {at}}}')
        assert it.sockets[one].ask("vote", agree=True)["result"] == "refused"
        assert [*connections[one].trips] == [300], "one ping was sent, and it was answered once"
        assert not connections[one].pings


@rule("LO-47")
def test_the_correction_is_capped_and_everybody_is_told(
    timed: Running, clock: ManualClock, guest: Guests
) -> None:
    with racing(timed, clock, guest, 3) as it:
        one, two = it.racers
        it.enter(one, two)
        it.latency(one, 400)
        it.at(900)
        assert it.claim(one)["result"] == "accepted"
        assert it.claim(two, {"do": "decline"})["result"] == "accepted"
        won = next(e for e in race_events(it.sockets[two]) if e["event"]["event"] == "RaceWon")[
            "event"
        ]
        assert (won["ms"], won["corrected_ms"]) == (700, 200)
