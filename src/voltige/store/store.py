"""Everything that is kept: tables, logs, chat, tokens, claims."""

import asyncio
import contextlib
import secrets
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Row, bindparam, delete, func, insert, select, union_all, update

from voltige.match.errors import ConflictError
from voltige.match.rows import (
    Append,
    ChatRow,
    ClaimRow,
    EntryRow,
    Listed,
    Summary,
    TableRow,
    TokenRow,
    entry_row,
)
from voltige.store.connections import Connections
from voltige.store.database import CHANNEL, STATEMENT_S, Heard
from voltige.store.schema import chat, claims, editions, entries, holders, keys, tables, tokens
from voltige.store.statements import NOTIFY, to_text

FACTS = [tables.c[name] for name in TableRow.__slots__]
LINES = [
    tables.c[name]
    for name in (
        *("id", "game", "mode", "practice", "created_at"),
        *("status", "names", "asked", "changed_at", "deadline", "due_at"),
    )
]
LONGEST_LIST = 100
KEY_BYTES = 32
REVOKED = "t:"  # before the id of a token that was revoked, where others are told of a table
UNFINISHED = ("open", "playing", "paused")
DUE = (  # made once: it is asked for every second
    select(tables.c.id)
    .where(tables.c.due_at <= bindparam("now"))
    .order_by(tables.c.due_at)
    .limit(bindparam("most"))
)


class Store(Connections):
    """The database as the server uses it."""

    def __init__(self, url: str, seconds: float = STATEMENT_S) -> None:
        super().__init__(url, seconds)
        self.cookie_key = b""  # which all processes share; ``open`` reads it

    async def open(self, heard: Heard, missed: Any) -> None:
        """Connect, and read the key that signs cookies."""
        await super().open(heard, missed)
        self.cookie_key = await self.key("cookie")

    def append(self, change: Append) -> "asyncio.Future[None]":
        """Write entries of one table; ConflictError if somebody else was faster."""
        return self.writer.append(change)

    # -- reading tables -----------------------------------------------------------------------

    async def table(self, table_id: str) -> TableRow | None:
        """Read what was agreed at a table."""
        async with self.reading() as connection:
            found = await connection.execute(select(*FACTS).where(tables.c.id == table_id))
            row = found.first()
        if row is None:
            return None
        values = dict(row._mapping)  # noqa: SLF001  (SQLAlchemy's documented way to the columns)
        values["options"] = msgspec.json.decode(values["options"])
        if values["position"] is not None:
            values["position"] = msgspec.json.decode(values["position"])
        return TableRow(**values)

    async def log(self, table_id: str, since: int = -1) -> list[EntryRow]:
        """Read the log of a table after number ``since``."""
        query = (
            select(entries)
            .where(entries.c.table_id == table_id, entries.c.number > since)
            .order_by(entries.c.number)
        )
        async with self.reading() as connection:
            found = await connection.execute(query)
            return [read_entry(row) for row in found]

    async def rematch(self, table_id: str) -> str | None:
        """Return the table that follows this one, if there is one."""
        query = select(tables.c.id).where(tables.c.rematch_of == table_id)
        async with self.reading() as connection:
            return (await connection.execute(query)).scalar_one_or_none()

    async def due(self, now: int, most: int = 200) -> list[str]:
        """List the tables that somebody must look at now."""
        async with self.reading() as connection:
            found = await connection.execute(DUE, {"now": now, "most": most})
            return [row[0] for row in found]

    async def changed_after(self, at: int) -> list[str]:
        """List the tables that somebody must look at and that changed after a time."""
        query = select(tables.c.id).where(tables.c.due_at.is_not(None), tables.c.changed_at > at)
        async with self.reading() as connection:
            return [row[0] for row in await connection.execute(query)]

    async def postpone(self, table_id: str, until: int | None) -> None:
        """Look at a table again later."""
        query = update(tables).where(tables.c.id == table_id).values(due_at=until)
        async with self.writing() as connection:
            await connection.execute(query)

    async def lobby(self) -> list[Listed]:
        """List public tables, the newest first."""
        query = (
            select(*LINES)
            .where(tables.c.public, tables.c.status.in_(UNFINISHED))
            .order_by(tables.c.changed_at.desc())
            .limit(LONGEST_LIST)
        )
        async with self.reading() as connection:
            return [read_line(row, []) for row in await connection.execute(query)]

    async def tables_of(self, holder: str) -> list[Listed]:
        """List the tables where somebody sits, the newest first."""
        query = (
            select(*LINES, holders.c.seat)
            .join(holders, holders.c.table_id == tables.c.id)
            .where(holders.c.holder == holder)
            .order_by(tables.c.changed_at.desc(), holders.c.seat)
            .limit(LONGEST_LIST)
        )
        found: dict[str, Listed] = {}
        async with self.reading() as connection:
            for row in await connection.execute(query):
                line = found.setdefault(row.id, read_line(row, []))
                line.seats.append(row.seat)
        return list(found.values())

    async def count_tables(self, owner: str, since: int) -> int:
        """Count the tables that somebody has created since a time."""
        query = select(func.count()).where(tables.c.owner == owner, tables.c.created_at >= since)
        async with self.reading() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def unfinished(self) -> list[tuple[str, str, str]]:
        """List the tables that are not over: id, game and status, the oldest first."""
        query = (
            select(tables.c.id, tables.c.game, tables.c.status)
            .where(tables.c.status.in_(UNFINISHED))
            .order_by(tables.c.created_at, tables.c.id)
        )
        async with self.reading() as connection:
            return [(row.id, row.game, row.status) for row in await connection.execute(query)]

    async def is_over(self, table_id: str) -> bool:
        """Return whether the match of a table has ended."""
        query = select(tables.c.status).where(tables.c.id == table_id)
        async with self.reading() as connection:
            return (await connection.execute(query)).scalar_one() not in UNFINISHED

    # -- editions -------------------------------------------------------------------------------

    async def keep_editions(self, texts: dict[str, str]) -> None:
        """Keep the texts of editions by their hashes; those that are there stay as they are."""
        async with self.writing() as connection:
            found = await connection.execute(select(editions.c.hash))
            known = {row.hash for row in found}
            new = [{"hash": name, "text": texts[name]} for name in texts if name not in known]
            if new:
                await connection.execute(insert(editions), new)

    async def edition(self, content_hash: str) -> str | None:
        """Read the text of an edition that some release brought along."""
        query = select(editions.c.text).where(editions.c.hash == content_hash)
        async with self.reading() as connection:
            return (await connection.execute(query)).scalar_one_or_none()

    # -- chat -----------------------------------------------------------------------------------

    async def say(self, table_id: str, line: ChatRow, request: str) -> ChatRow:
        """Keep a line of chat; its number is given here. ConflictError if it was said before."""
        values = {"table_id": table_id, "at": line.at, "seat": line.seat, "request": request}
        values |= {"name": line.name, "text": line.text}
        async with self.writing() as connection:
            query = insert(chat).values(values).returning(chat.c.number)
            number = int((await connection.execute(query)).scalar_one())
            if self.shared:
                told = {"channel": CHANNEL, "payload": table_id}
                await connection.execute(NOTIFY, told)
        return ChatRow(number, line.at, line.seat, line.name, line.text)

    async def said(self, table_id: str, request: str) -> str | None:
        """Return what was said by a request, or None if it is new."""
        query = select(chat.c.text).where(
            chat.c.table_id == table_id, chat.c.request == request, chat.c.request != ""
        )
        async with self.reading() as connection:
            return (await connection.execute(query)).scalar_one_or_none()

    async def chat(self, table_id: str, since: int = 0, most: int = 50) -> list[ChatRow]:
        """Read the last lines of chat, oldest first."""
        query = (
            select(chat.c.number, chat.c.at, chat.c.seat, chat.c.name, chat.c.text)
            .where(chat.c.table_id == table_id, chat.c.number > since)
            .order_by(chat.c.number.desc())
            .limit(most)
        )
        async with self.reading() as connection:
            found = [ChatRow(*row) for row in await connection.execute(query)]
        return found[::-1]

    # -- tokens -----------------------------------------------------------------------------------

    async def add_token(self, row: TokenRow) -> None:
        """Keep a token."""
        values = {name: getattr(row, name) for name in TokenRow.__slots__}
        values["scopes"] = to_text(row.scopes)
        async with self.writing() as connection:
            await connection.execute(insert(tokens).values(values))

    async def token(self, secret_hash: str) -> TokenRow | None:
        """Find a token by the hash of its secret."""
        async with self.reading() as connection:
            found = await connection.execute(select(tokens).where(tokens.c.hash == secret_hash))
            row = found.first()
        return None if row is None else read_token(row)

    async def tokens_of(self, owner: str) -> list[TokenRow]:
        """List the tokens that somebody has made."""
        query = select(tokens).where(tokens.c.owner == owner).order_by(tokens.c.created_at)
        async with self.reading() as connection:
            return [read_token(row) for row in await connection.execute(query)]

    async def drop_token(self, owner: str, token_id: str) -> bool:
        """Revoke a token and tell other processes; tell whether it was there."""
        query = delete(tokens).where(tokens.c.owner == owner, tokens.c.id == token_id)
        async with self.writing() as connection:
            dropped = bool((await connection.execute(query)).rowcount)
            if dropped and self.shared:
                told = {"channel": CHANNEL, "payload": REVOKED + token_id}
                await connection.execute(NOTIFY, told)
        return dropped

    async def has_token(self, token_id: str) -> bool:
        """Return whether a token is still good."""
        query = select(tokens.c.id).where(tokens.c.id == token_id)
        async with self.reading() as connection:
            return (await connection.execute(query)).first() is not None

    # -- keys and browsers --------------------------------------------------------------------------

    async def key(self, name: str) -> bytes:
        """Return a key of the server's own; the first process that asks makes it."""
        query = select(keys.c.value).where(keys.c.name == name)
        with contextlib.suppress(ConflictError):
            async with self.writing() as connection:
                if (await connection.execute(query)).first() is None:
                    value = secrets.token_bytes(KEY_BYTES)
                    await connection.execute(insert(keys).values(name=name, value=value))
        async with self.reading() as connection:
            return bytes((await connection.execute(query)).scalar_one())

    async def knows(self, holder: str) -> bool:
        """Return whether somebody sits at a table, or has made one, or a token."""
        found = union_all(
            select(holders.c.holder).where(holders.c.holder == holder),
            select(tables.c.owner).where(tables.c.owner == holder),
            select(tokens.c.owner).where(tokens.c.owner == holder),
        ).limit(1)
        async with self.reading() as connection:
            return (await connection.execute(found)).first() is not None

    # -- claims in simultaneous decisions -------------------------------------------------------------

    async def claim(self, table_id: str, number: int, row: ClaimRow) -> None:
        """Note a claim; ConflictError if this seat has answered already."""
        values = {"table_id": table_id, "number": number, "seat": row.seat}
        values |= {"arrived_at": row.arrived_at, "latency_ms": row.latency_ms}
        values |= {"action": to_text(row.action), "request": row.request}
        async with self.writing() as connection:
            await connection.execute(insert(claims).values(values))
            if self.shared:
                told = {"channel": CHANNEL, "payload": table_id}
                await connection.execute(NOTIFY, told)

    async def claims(self, table_id: str, number: int) -> list[ClaimRow]:
        """Read the claims of a decision."""
        query = select(claims).where(claims.c.table_id == table_id, claims.c.number == number)
        async with self.reading() as connection:
            return [read_claim(row) for row in await connection.execute(query)]


def read_entry(row: Row[Any]) -> EntryRow:
    """Read an entry."""
    data, luck = msgspec.json.decode(row.data), msgspec.json.decode(row.luck)
    return entry_row(row.number, row.at, row.kind, row.seat, data, luck, row.request)


def read_claim(row: Row[Any]) -> ClaimRow:
    """Read a claim."""
    action = msgspec.json.decode(row.action)
    return ClaimRow(row.seat, row.arrived_at, row.latency_ms, action, row.request)


def read_line(row: Any, seats: Sequence[int]) -> Listed:
    """Read a table in a list."""
    names, asked = msgspec.json.decode(row.names), msgspec.json.decode(row.asked)
    summary = Summary(row.status, names, asked, row.changed_at, row.deadline, row.due_at)
    return Listed(row.id, row.game, row.mode, row.practice, row.created_at, summary, list(seats))


def read_token(row: Row[Any]) -> TokenRow:
    """Read a token."""
    scopes = msgspec.json.decode(row.scopes)
    return TokenRow(row.id, row.hash, row.name, scopes, row.owner, row.created_at)
