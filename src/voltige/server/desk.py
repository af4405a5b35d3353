"""Where requests to a table arrive: who may ask, what is done, what is answered."""

import time

from msgspec import Struct

from voltige.core.errors import IllegalActionError, VoltigeError
from voltige.server.callers import Caller
from voltige.server.duties import Duties
from voltige.server.errors import ForbiddenError, NobodyError, ServerError
from voltige.server.house import House, Slot
from voltige.server.limits import Limiter
from voltige.server.problems import problem_of, status_of
from voltige.server.room import requests
from voltige.server.room.draft import Draft
from voltige.server.room.orders import give_order
from voltige.server.room.room import Room
from voltige.server.wire.messages import Answer
from voltige.server.wire.parts import ChatLine
from voltige.server.wire.requests import (
    Act,
    AnyRequest,
    Leave,
    Look,
    Mute,
    Order,
    Propose,
    Replace,
    Resign,
    Resume,
    Say,
    Undo,
    Vote,
)
from voltige.store.errors import ConflictError
from voltige.store.rows import ChatRow

CHAT_LINES = 6
CHAT_WINDOW_MS = 20_000
NO_SEAT = -1


class Asking(Struct, frozen=True):
    """Who asks, from which seat, how far away, and in which language."""

    caller: Caller
    language: str = "en"
    seat: int = NO_SEAT
    latency_ms: int = 0


class Desk:
    """Follows requests."""

    def __init__(self, house: House, duties: Duties) -> None:
        """Take the tables and the races."""
        self.house = house
        self.duties = duties
        self.chat = Limiter(house.clock, CHAT_LINES, CHAT_WINDOW_MS)

    async def do(self, table_id: str, request: AnyRequest, asking: Asking) -> tuple[Answer, int]:
        """Follow one request; give its one answer and the HTTP status."""
        begun = time.perf_counter()
        status = 200
        try:
            version = await self.follow(table_id, request, asking)
            answer = Answer(id=request.id, result="accepted", version=version)
        except VoltigeError as error:
            stale = error.code == "stale_state" or isinstance(error, ConflictError)
            status = 409 if stale else status_of(error)
            room = self.house.slot(table_id).room if status not in {403, 404} else None
            answer = Answer(
                id=request.id,
                result="superseded" if stale or error.code == "superseded" else "refused",
                version=room.version if room is not None else 0,
                problem=problem_of(error, asking.language),
            )
        self.house.metrics.count(type(request).__name__.lower(), answer.result)
        self.house.metrics.seconds.observe(time.perf_counter() - begun)
        return answer, status

    async def follow(self, table_id: str, request: AnyRequest, asking: Asking) -> int:
        """Do what is asked, or raise; give the version after it."""
        slot = self.house.slot(table_id)
        async with slot.lock:
            room = slot.room or await self.house.load(slot)
            seat = self.seat(room, request, asking)
            done = room.requests.get((seat, request.id))
            if done is not None:
                return done
            if isinstance(request, Look):
                return room.version

            def work(draft: Draft) -> int:
                perform(draft, seat, request, asking.caller)
                return draft.room.version

            if room.race_at < 0 and not isinstance(request, Say):
                return await self.house.change_held(slot, work, request.id)
        if isinstance(request, Say):
            await self.say(slot, room, seat, request.text)
            return room.version
        if isinstance(request, Act):
            attempt = requests.find_attempt(room, request.action, request.code)
            claim = self.duties.races.claim(slot, seat, attempt, request.version, asking.latency_ms)
            if await claim:
                return room.version
        return await self.house.change(table_id, work, request.id)

    def seat(self, room: Room, request: AnyRequest, asking: Asking) -> int:
        """Find the seat that asks, and refuse whoever may not ask for it."""
        caller = asking.caller
        if caller.kind == "nobody":
            raise NobodyError("nobody")
        caller.need("chat" if isinstance(request, Say) else "play")
        own = room.seats_of(caller.holder)
        is_owner = caller.holder == room.row.owner
        if isinstance(request, Mute):
            if not is_owner:
                raise ForbiddenError("owner_only")
            return NO_SEAT
        seat = request.seat
        if isinstance(request, Look) and seat is None:
            return NO_SEAT
        if seat is None:
            seat = asking.seat if asking.seat in own else next(iter(own), NO_SEAT)
        if isinstance(request, Replace) and is_owner and 0 <= seat < room.row.seats:
            return seat
        if seat not in own:
            raise ForbiddenError("not_your_seat", seat=seat)
        return seat

    async def say(self, slot: Slot, room: Room, seat: int, text: str) -> None:
        """Keep a line of chat and tell everybody."""
        chair = room.chairs[seat]
        if chair.muted:
            raise ForbiddenError("muted")
        words = " ".join(text.split())
        if not words:
            raise ServerError("nothing_said")
        self.chat.check(f"{slot.id} {seat}")
        now = self.house.clock.now()
        row = await self.house.store.say(slot.id, ChatRow(0, now, seat, chair.name, words))
        line = ChatLine(row.number, row.at, row.seat, row.name, row.text)
        self.house.tell_chat(slot, [line])


def perform(draft: Draft, seat: int, request: AnyRequest, caller: Caller) -> None:
    """Do a request on a table."""
    room = draft.room
    if isinstance(request, Act):
        if room.race_at >= 0:  # a fault is punished at once; anything else is a claim
            match = requests.in_play(room)
            attempt = requests.find_attempt(room, request.action, request.code)
            refused = match.state.refusal(seat, attempt, match.seen_phase(request.version))
            if refused is None or match.state.fault(seat, attempt, refused) is None:
                raise refused or IllegalActionError("stale_state", "LO-43")
        attempt = requests.find_attempt(room, request.action, request.code)
        requests.act(draft, seat, attempt, request.version)
    elif isinstance(request, Undo):
        requests.undo(draft, seat)
    elif isinstance(request, Propose):
        requests.propose(draft, seat, request.what)
    elif isinstance(request, Vote):
        requests.vote(draft, seat, agree=request.agree)
    elif isinstance(request, Resume):
        requests.resume(draft, seat)
    elif isinstance(request, Resign):
        requests.resign(draft, seat)
    elif isinstance(request, Leave):
        requests.leave(draft, seat)
    elif isinstance(request, Replace):
        holder = caller.holder in room.chairs[seat].holders
        requests.replace(draft, seat, request.controller, holder=holder)
    elif isinstance(request, Order):
        give_order(draft, seat, request.standing)
    elif isinstance(request, Mute):
        requests.mute(draft, request.target, muted=request.muted)
