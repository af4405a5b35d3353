"""What a connection may see is decided at every message by who holds what now.

A model plays at random with everything that changes hands: seats taken, left, replaced, recovered and
reserved, tokens revoked, tables begun, ended and begun again. After every step each open connection
must know exactly what a new one of the same caller is told, or have been dismissed as that one is.
"""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.conftest import Guests, quick
from tests.server.people import Json, Person
from tests.server.postgres import new_database
from tests.server.running import ManualClock, Running, running, wait_for
from tests.server.tables import SHORT
from tests.server.watchers import KINDS, Watcher
from voltige.games import GAMES

STEPS = 30
FEWEST_WATCHERS, MOST_WATCHERS = 3, 7
SEATS = 3
TOKEN = {"name": "bot", "scopes": ["read", "play"]}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("spectators", [True, False])
@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_a_seat_that_was_left_is_not_seen_any_more(
    game: str, spectators: bool, kind: str, server: Running, guest: Guests
) -> None:
    """The hole itself: sit on 1, look, leave, sit on 2, let somebody else take 1."""
    owner, first, second = (guest(server) for _ in range(3))
    made = owner.create(["me", "open", "open"], game=game, spectators=spectators)
    table = made["table"]["id"]
    first.sit(table, seat=1)
    old = Watcher(first, table, kind, seat=1)
    wandering = Watcher(first, table, kind)
    first.do(table, "leave", seat=1)
    first.sit(table, seat=2)
    second.sit(table, seat=1)
    wait_for(lambda: old.closed)
    assert old.heard[-1]["problem"]["code"] == "not_your_seat"
    wait_for(lambda: wandering.closed or wandering.newest("state") is not None)
    if spectators:
        assert wandering.newest("state")["seat"] == 2
    else:  # for a moment it had no seat at all
        assert wandering.heard[-1]["problem"]["code"] == "no_spectators"
    seen = [m["state"]["seat"] for w in (old, wandering) for m in w.heard if m.get("state")]
    assert 1 not in seen


@pytest.mark.parametrize("kind", KINDS)
def test_a_revoked_token_ends_what_is_open_at_once(
    kind: str, server: Running, guest: Guests
) -> None:
    owner = guest(server)
    token = owner.post("/api/tokens", TOKEN).json()
    program = guest(server, token["secret"])
    table = owner.create(["me", "open"], options=SHORT)["table"]["id"]
    program.sit(table)
    open_line = Watcher(program, table, kind)
    with program.http.stream("GET", "/api/stream") as news:
        told = news.iter_lines()
        next(told)
        assert owner.table(table)["seats"][1]["online"]
        assert owner.http.delete(f"/api/tokens/{token['id']}").status_code == 204
        wait_for(lambda: open_line.closed)
        assert open_line.heard[-1]["problem"]["code"] == "bad_token"
        assert [line for line in told if "over" in line] == [], "the news end, too"
    assert not owner.table(table)["seats"][1]["online"]


def test_a_token_revoked_at_one_process_ends_what_is_open_at_another(
    tmp_path: Path, guest: Guests
) -> None:
    config = quick(tmp_path, database=new_database())
    with running(config) as here, running(config) as there:
        owner = guest(here)
        token = owner.post("/api/tokens", TOKEN).json()
        table = owner.create(["me", "open"], options=SHORT)["table"]["id"]
        open_line = Watcher(guest(there, token["secret"]), table, "socket")
        assert open_line.heard[0]["type"] == "welcome"
        assert owner.http.delete(f"/api/tokens/{token['id']}").status_code == 204
        wait_for(lambda: open_line.closed)
        assert open_line.heard[-1]["problem"]["code"] == "bad_token"


class Model:
    """People around a table, and everything that they may do to who holds what."""

    def __init__(self, server: Running, guest: Guests, game: str, **wishes: Any) -> None:
        self.server = server
        self.guest = guest
        self.rng = Random(f"{game} {wishes}")
        self.people: list[Person] = [guest(server) for _ in range(4)]
        for person in self.people:
            person.post("/api/tokens", TOKEN)  # gives everybody a cookie
        self.owner = self.people[0]
        made = self.owner.create(["me", "open", "open"], game=game, **wishes)
        self.table: str = made["table"]["id"]
        self.keys: list[str] = [key["key"] for key in made["keys"]]
        self.tokens: dict[Person, str] = {}
        self.watchers: list[Watcher] = []
        self.muted = False
        self.done: list[str] = []
        self.compared = 0

    def step(self) -> None:
        """Do something; what is refused changes nothing, and that is checked as well."""
        while len(self.watchers) < FEWEST_WATCHERS:
            self.watch(self.rng.choice(self.people))
            self.watchers = [watcher for watcher in self.watchers if not watcher.closed]
        names = ["watch"] * 2 + ["sit"] * 3 + ["leave", "kick", "rejoin", "recover"]
        names += ["hire", "revoke", "act", "act", "act", "resign", "rematch"]
        name = self.rng.choice(names)
        self.done.append(name)
        getattr(self, name)(self.rng.choice(self.people))

    def watch(self, person: Person) -> None:
        person = self.rng.choice([person, self.owner])  # who may always look
        if len(self.watchers) < MOST_WATCHERS:
            wanted = self.rng.choice([None, None, -1, *range(SEATS)])
            params = {} if wanted is None else {"seat": wanted}
            kind = self.rng.choice(KINDS)
            self.watchers.append(Watcher(person, self.table, kind, **params))

    def sit(self, person: Person) -> None:
        body = {"name": "Guest", "seat": self.rng.choice([None, *range(SEATS)])}
        answer = person.post(f"/api/tables/{self.table}/sit", body).json()
        self.keys += [key["key"] for key in answer.get("keys", [])]

    def leave(self, person: Person) -> None:
        person.do(self.table, "leave", seat=self.rng.randrange(SEATS))

    def kick(self, _: Person) -> None:
        controller = self.rng.choice(["autopilot", "bot:random"])
        seat = self.rng.randrange(SEATS)
        self.owner.do(self.table, "replace", seat=seat, controller=controller)

    def rejoin(self, person: Person) -> None:
        seat = self.rng.randrange(SEATS)
        person.do(self.table, "replace", seat=seat, controller="person")

    def recover(self, person: Person) -> None:
        key = self.rng.choice(self.keys)
        person.post(f"/api/tables/{self.table}/recover", {"key": key})

    def hire(self, person: Person) -> None:
        if not person.token and len(self.people) < 7:
            token: Json = person.post("/api/tokens", TOKEN).json()
            program = self.guest(self.server, token["secret"])
            self.tokens[program] = token["id"]
            self.people.append(program)

    def revoke(self, _: Person) -> None:
        if self.tokens:
            program = self.rng.choice(list(self.tokens))
            token = self.tokens.pop(program)
            for person in self.people:
                if not person.token:
                    person.http.delete(f"/api/tokens/{token}")
            self.people.remove(program)

    def act(self, _: Person) -> None:
        for person in self.people:
            info = person.table(self.table)
            for seat in info["you"]["seats"] if "you" in info else []:
                state = person.state(self.table, seat=seat)
                if state and state["asked"]:
                    code = self.rng.choice(state["legal"])["code"]
                    fields = {"version": state["version"], "code": code}
                    person.do(self.table, "act", seat=seat, **fields)
                    return

    def resign(self, person: Person) -> None:
        person.do(self.table, "resign", seat=self.rng.randrange(SEATS))

    def rematch(self, person: Person) -> None:
        answer = person.post(f"/api/tables/{self.table}/rematch", {}).json()
        if "table" in answer:  # from now on they sit there, where seats are reserved
            self.table, self.owner, self.watchers = answer["table"]["id"], person, []
            self.muted = False

    # -- checking -----------------------------------------------------------------------------------

    def settle(self) -> None:
        """Let everything that was pushed arrive: a last push that everybody gets comes after it."""
        self.muted = not self.muted
        answer = self.owner.do(self.table, "mute", target=0, muted=self.muted)
        assert answer["result"] == "accepted", answer
        for watcher in self.watchers:
            wait_for(lambda w=watcher: w.closed or self.has_heard(w))

    def has_heard(self, watcher: Watcher) -> bool:
        table = watcher.newest("table")
        return table is not None and table["seats"][0]["muted"] == self.muted

    def check(self) -> None:
        """Compare every connection with a new one of the same caller."""
        self.settle()
        for watcher in list(self.watchers):
            known = watcher.known()
            if watcher.closed:
                assert known[0], f"closed without a word after {self.done}"
                self.watchers.remove(watcher)
                continue
            self.compared += 1
            fresh = watcher.fresh()
            told = [f"{watcher.kind} {watcher.params} after {self.done}"]
            assert [*told, *known] == [*told, *fresh]


@pytest.mark.parametrize("spectators", [True, False])
@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_every_connection_knows_what_a_new_one_would_be_told(
    game: str, spectators: bool, tmp_path: Path, clock: ManualClock, guest: Guests
) -> None:
    options = {"race_mode": "secret"} if game == "loops" else {}
    settings = {"heartbeat_s": 600, "sockets_per_address": 10_000}
    settings["bot_delay_ms"] = 1000  # by a clock that stands still: nothing happens by itself
    with running(quick(tmp_path, **settings), clock) as server:
        model = Model(server, guest, game, spectators=spectators, options=options)
        for _ in range(STEPS):
            model.step()
            model.check()
        assert model.compared > STEPS, "somebody was looking most of the time"
