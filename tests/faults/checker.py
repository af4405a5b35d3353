"""Compares the histories of all clients with the log, which it replays by itself.

It knows nothing of the servers that were running: what they have told is held against what the
database says now.
"""

import asyncio
from collections import Counter, defaultdict
from collections.abc import Sequence

import msgspec

from tests.faults.clients import SPECTATOR, Client, Connection
from tests.server.people import Json
from voltige.games import GAMES
from voltige.match.record import Fair, Record, read_record, verify_luck, write_record
from voltige.match.rows import EntryRow, TableRow
from voltige.store.store import Store
from voltige.tables.table.seeing import state_of
from voltige.tables.table.table import TableInMemory

Shown = dict[tuple[int, int], list[Json]]  # by seat and version, what may be seen


def check_histories(database: str, clients: Sequence[Client]) -> None:
    """Prove that nothing was lost, doubled, shown to the wrong seat, or left without answer."""
    for client in clients:
        assert client.history.surprises == []
        for connection in client.history.connections:
            check_answers(connection)
    logs = asyncio.run(read_logs(database, {client.table for client in clients}))
    for table, (row, rows) in logs.items():
        own = [client for client in clients if client.table == table]
        check_log(rows, own)
        shown = replay(row, rows)
        for client in own:
            check_sight(client, shown)


async def read_logs(database: str, tables: set[str]) -> dict[str, tuple[TableRow, list[EntryRow]]]:
    """Read the database itself, without a server."""
    store = Store(database, 30)
    found = {}
    try:
        for table in tables:
            row = await store.table(table)
            assert row is not None
            found[table] = (row, await store.log(table))
    finally:
        await store.engine.dispose()
    return found


def check_answers(connection: Connection) -> None:
    """Every request has one answer; only the last one may have died with the line."""
    assert connection.answered <= connection.sent, "nothing is answered twice, or unasked"
    assert sum((connection.sent - connection.answered).values()) <= 1
    assert connection.versions == sorted(connection.versions), "a version never goes back"


def check_log(rows: list[EntryRow], clients: list[Client]) -> None:
    """Every acknowledged move is there once, and no other of these clients' requests twice."""
    assert [row.number for row in rows] == list(range(len(rows)))
    written = Counter((row.seat, row.request) for row in rows if row.request)
    assert set(written.values()) <= {1}, "nothing is done twice"
    for client in clients:
        for request in client.history.accepted:
            assert written[client.seat, request] == 1, "nothing that was acknowledged is lost"


def replay(row: TableRow, rows: list[EntryRow]) -> Shown:
    """Follow the log row by row; give what each seat may see at each version, and verify the luck."""
    shown: Shown = defaultdict(list)
    table = TableInMemory(row)
    for one in rows:
        table.replay([one])
        if table.match is None:
            continue
        for seat in range(SPECTATOR, row.seats):
            state = msgspec.json.decode(msgspec.json.encode(state_of(table, seat)))
            if state not in shown[seat, table.version]:
                shown[seat, table.version].append(state)
    assert table.match is not None
    luck = table.fair_luck()
    record = Record(table.match, Fair(luck.commitment, luck.nonces, luck.seed), hashes=True)
    assert verify_luck(read_record(write_record(record), GAMES)) > 0
    return shown


def check_sight(client: Client, shown: Shown) -> None:
    """Whatever a client saw is, byte for byte, what the log shows to its seat at that version."""
    for state in client.history.states:
        assert state in shown[client.seat, state["version"]]
