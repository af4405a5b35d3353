"""Where requests to a table arrive: who may ask, what is done, what is answered."""

import time

from voltige.core.errors import VoltigeError
from voltige.server.callers import Asking
from voltige.server.duties import Duties
from voltige.server.errors import ForbiddenError, ServerError
from voltige.server.house import House
from voltige.server.limits import Limiter
from voltige.server.names import clean_words
from voltige.server.problems import problem_of, status_of
from voltige.server.room import requests
from voltige.server.room.draft import Draft
from voltige.server.room.memory import done_before, stamp_of
from voltige.server.room.performing import perform, seat_of
from voltige.server.room.room import REQUEST_KEY, Room
from voltige.server.room.seeing import words_of
from voltige.server.room.slot import Slot
from voltige.server.wire.messages import Answer
from voltige.server.wire.parts import ChatLine
from voltige.server.wire.requests import Act, AnyRequest, Look, Say
from voltige.store.errors import ConflictError
from voltige.store.rows import ChatRow

CHAT_LINES = 6
CHAT_WINDOW_MS = 20_000


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
                problem=problem_of(error, asking.language, words_of(room)),
            )
        kind, took = type(request).__name__.lower(), time.perf_counter() - begun
        self.house.metrics.count(kind, answer.result, took)
        return answer, status

    async def follow(self, table_id: str, request: AnyRequest, asking: Asking) -> int:
        """Do what is asked, or raise; give the version after it."""
        slot = self.house.slot(table_id)
        async with slot.lock:
            room = slot.room or await self.house.load(slot)
            seat = seat_of(room, request, asking)
            if isinstance(request, Look):
                return room.version
            stamp = stamp_of(request, seat, asking.caller.holder)
            done = done_before(room, stamp)
            if done is not None:
                return done

            def work(draft: Draft) -> int:
                perform(draft, seat, request, asking.caller)
                return draft.room.version

            if room.race_at < 0 and not isinstance(request, Say):
                return await self.house.change_held(slot, work, stamp)
        if isinstance(request, Say):
            await self.say(slot, room, seat, request.text, stamp[:REQUEST_KEY])
            return room.version
        if isinstance(request, Act):
            attempt = requests.find_attempt(room, request.action, request.code)
            seen, latency = request.version, asking.latency_ms
            if await self.duties.races.claim(slot, seat, attempt, seen, latency, stamp):
                return room.version
        return await self.house.change(table_id, work, stamp)

    async def say(self, slot: Slot, room: Room, seat: int, text: str, request: str) -> None:
        """Keep a line of chat and tell everybody, once."""
        chair = room.chairs[seat]
        if chair.muted:
            raise ForbiddenError("muted")
        words = clean_words(text)
        if not words:
            raise ServerError("nothing_said")
        said = await self.house.store.said(slot.id, request)
        if said is not None:
            if said != words:
                raise ServerError("id_used")
            return
        self.chat.check(f"{slot.id} {seat}")
        now = self.house.clock.now()
        line = ChatRow(0, now, seat, chair.name, words)
        row = await self.house.store.say(slot.id, line, request)
        slot.tell_chat([ChatLine(row.number, row.at, row.seat, row.name, row.text)])
