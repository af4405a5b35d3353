"""Where requests to a table arrive: who may ask, what is done, what is answered."""

import time

from voltige.core.errors import VoltigeError
from voltige.match.errors import ConflictError
from voltige.tables.callers import Asking
from voltige.tables.chat import Chat
from voltige.tables.errors import ForbiddenError, NotHereError
from voltige.tables.problems import problem_of
from voltige.tables.simultaneous.measured import MeasuredDecisions
from voltige.tables.table.draft import Draft
from voltige.tables.table.moves import find_attempt
from voltige.tables.table.performing import perform, seat_of
from voltige.tables.table.repeats import done_before, stamp_of
from voltige.tables.table.seeing import words_of
from voltige.tables.table.table import REQUEST_KEY
from voltige.tables.tables import Tables
from voltige.tables.wire.messages import Answer
from voltige.tables.wire.requests import Act, AnyRequest, Look, Say


class Requests:
    """Follows requests."""

    def __init__(self, tables: Tables, measured: MeasuredDecisions, chat: Chat) -> None:
        """Take where claims and lines of chat go."""
        self.tables = tables
        self.measured = measured
        self.chat = chat

    async def do(
        self, table_id: str, request: AnyRequest, asking: Asking
    ) -> tuple[Answer, VoltigeError | None]:
        """Follow one request; give its one answer, and the error that it tells of, if any."""
        begun = time.perf_counter()
        refused: VoltigeError | None = None
        try:
            version = await self.follow(table_id, request, asking)
            answer = Answer(id=request.id, result="accepted", version=version)
        except VoltigeError as error:
            refused = error
            answer = self.refuse(table_id, request, asking, error)
        kind, took = type(request).__name__.lower(), time.perf_counter() - begun
        self.tables.measures.note_request(kind, answer.result, took)
        return answer, refused

    def refuse(
        self, table_id: str, request: AnyRequest, asking: Asking, error: VoltigeError
    ) -> Answer:
        """Answer a request that was not followed; whoever may not look learns no version."""
        stale = error.code in {"stale_state", "superseded"} or isinstance(error, ConflictError)
        hidden = isinstance(error, ForbiddenError | NotHereError)
        table = None if hidden else self.tables.host(table_id).table
        return Answer(
            id=request.id,
            result="superseded" if stale else "refused",
            version=table.version if table is not None else 0,
            problem=problem_of(error, asking.language, words_of(table)),
        )

    async def follow(self, table_id: str, request: AnyRequest, asking: Asking) -> int:
        """Do what is asked, or raise; give the version after it."""
        hosted = self.tables.host(table_id)
        async with hosted.lock:
            table = hosted.table or await self.tables.load(hosted)
            seat = seat_of(table, request, asking)
            if isinstance(request, Look):
                return table.version
            stamp = stamp_of(request, seat, asking.caller.holder)
            done = done_before(table, stamp)
            if done is not None:
                return done

            def work(draft: Draft) -> int:
                perform(draft, seat, request, asking.caller)
                return draft.table.version

            if table.measured_at < 0 and not isinstance(request, Say):
                return await self.tables.change_held(hosted, work, stamp)
        if isinstance(request, Say):
            await self.chat.say(hosted, table, seat, request.text, stamp[:REQUEST_KEY])
            return table.version
        if isinstance(request, Act):
            attempt = find_attempt(table, request.action, request.code)
            seen, latency = request.version, asking.latency_ms
            if await self.measured.claim(hosted, seat, attempt, seen, latency, stamp):
                return table.version
        return await self.tables.change(table_id, work, stamp)
