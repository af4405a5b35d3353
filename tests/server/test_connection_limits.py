"""The limits of connections: unfinished, endless and too many requests, on real sockets."""

import contextlib
import socket as sockets
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.conftest import Guests, quick
from tests.server.running import Process, Running, running, wait_for
from tests.server.tables import friends
from voltige.server.connection_limits import RESERVE

HALF = b"GET /api/lobby HTTP/1.1\r\nhost: 127.0.0.1\r\nx-more: "
WHOLE = b"GET /api/lobby HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"
Lines = list[sockets.socket]


@pytest.fixture
def lines() -> Iterator[Lines]:
    """Give a list of connections that are closed in the end."""
    opened: Lines = []
    yield opened
    for line in opened:
        line.close()


def call(url: str, lines: Lines, data: bytes) -> sockets.socket:
    """Open a connection and send something."""
    address = httpx.URL(url)
    line = sockets.create_connection((address.host, address.port or 80), timeout=30)
    lines.append(line)
    line.sendall(data)
    return line


def hear(line: sockets.socket) -> bytes:
    """Read until the server closes."""
    heard = b""
    with contextlib.suppress(ConnectionError):
        while data := line.recv(65_536):
            heard += data
    return heard


def test_half_a_head_has_a_time_limit(tmp_path: Path, lines: Lines, guest: Guests) -> None:
    with running(quick(tmp_path, request_s=1)) as server:
        half = [call(server.url, lines, HALF) for _ in range(20)]
        silent = call(server.url, lines, b"")
        said = [hear(line) for line in half]
        assert {answer.split(b"\r\n")[0] for answer in said} == {b"HTTP/1.1 408 Request Timeout"}
        assert b"request_too_slow" in said[0]
        assert hear(silent) == b""
        assert guest(server).get("/api/lobby").status_code == 200


def test_half_a_body_has_the_same_limit_however_slowly_it_drips(
    tmp_path: Path, lines: Lines, guest: Guests
) -> None:
    with running(quick(tmp_path, request_s=1)) as server:
        head = b"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 1000\r\n"
        head += b"content-type: application/json\r\n\r\n{"
        line = call(server.url, lines, head)
        with contextlib.suppress(OSError):
            for _ in range(20):
                line.sendall(b" ")
                time.sleep(0.1)
        assert hear(line).startswith(b"HTTP/1.1 408")
        second = WHOLE + HALF  # two requests in one piece, the second unfinished
        heard = hear(call(server.url, lines, second))
        assert heard.startswith(b"HTTP/1.1 200")
        assert b"HTTP/1.1 408" in heard
        assert guest(server).get("/healthz").status_code == 200


@pytest.mark.parametrize("piece", [b"x" * 4096, b"x-a: b\r\n" * 512], ids=["one", "many"])
def test_a_head_without_end_is_not_kept(server: Running, lines: Lines, piece: bytes) -> None:
    line = call(server.url, lines, b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx-first: y\r\n")
    sent = 0
    with contextlib.suppress(OSError):
        for _ in range(1000):
            sent += line.send(piece)
    assert sent < 4_000_000, "nobody takes a head of four megabytes"
    heard = hear(line)
    assert heard == b"" or heard.startswith(b"HTTP/1.1 431")


def test_a_head_that_is_whole_but_too_long_is_refused(server: Running, lines: Lines) -> None:
    head = b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx-long: " + b"x" * 20_000 + b"\r\n\r\n"
    heard = hear(call(server.url, lines, head))
    assert heard.startswith(b"HTTP/1.1 431")
    assert b"request_too_large" in heard
    address = b"GET /" + b"x" * 20_000 + b" HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"
    assert hear(call(server.url, lines, address)).startswith(b"HTTP/1.1 431")


def test_trailers_without_end_are_not_kept(tmp_path: Path, lines: Lines) -> None:
    with running(quick(tmp_path, body_bytes=10_000)) as server:
        head = b"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ntransfer-encoding: chunked\r\n\r\n"
        line = call(server.url, lines, head + b"2\r\n{}\r\n0\r\nx-trailer: ")
        with contextlib.suppress(OSError):
            for _ in range(1000):
                line.sendall(b"x" * 4096)
            pytest.fail("somebody took four megabytes of trailers")


def test_one_address_takes_only_its_share_and_health_is_answered_all_the_same(
    tmp_path: Path, lines: Lines
) -> None:
    with running(quick(tmp_path, connections_per_address=30, request_s=600)) as server:
        for _ in range(30 + RESERVE + 20):
            call(server.url, lines, HALF)
        for path in ("/healthz", "/readyz"):
            asked = f"GET {path} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n".encode()
            assert hear(call(server.url, lines, asked)).startswith(b"HTTP/1.1 200"), path
        heard = hear(call(server.url, lines, WHOLE))
        assert heard.startswith(b"HTTP/1.1 503")
        assert b"retry-after: " in heard
        assert b"too_many_connections" in heard
        numbers = server.server.metrics.text().decode()
        assert 'voltige_refused_total{why="connections"}' in numbers
        assert "voltige_connections 30.0" in numbers
        for line in lines:
            line.close()
        wait_for(lambda: hear(call(server.url, lines, WHOLE)).startswith(b"HTTP/1.1 200"))


def test_a_socket_keeps_its_place_and_gives_it_back(
    tmp_path: Path, lines: Lines, guest: Guests
) -> None:
    with running(quick(tmp_path, connections=8)) as server:
        table, people = friends(server, guest, 2)
        with people[0].socket(table) as one, people[1].socket(table) as two:
            one.until("welcome")
            two.until("welcome")
            for person in people:
                person.close()
            numbers = server.server.metrics
            wait_for(lambda: "voltige_connections 2.0" in numbers.text().decode())
        wait_for(lambda: "voltige_connections 0.0" in numbers.text().decode())


def test_more_half_open_requests_than_descriptors_shut_nobody_out_for_good(
    tmp_path: Path, lines: Lines
) -> None:
    process = Process(
        "--database",
        str(tmp_path / "t.db"),
        files=300,
        VOLTIGE_REQUEST_S="2",
        VOLTIGE_CONNECTIONS_PER_ADDRESS="1000000",
    )
    process.start()
    try:
        for _ in range(400):
            call(process.url, lines, HALF)
        asked = b"GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"
        assert hear(call(process.url, lines, asked)).startswith(b"HTTP/1.1 200")
        wait_for(lambda: hear(call(process.url, lines, WHOLE)).startswith(b"HTTP/1.1 200"))
    finally:
        process.stop()
    logged = "".join(process.lines)
    assert "Too many open files" not in logged
    assert "fewer connections than set" in logged


def hear_one(url: str, lines: Lines, path: str) -> bytes:
    """Ask for a path and give the whole answer."""
    asked = f"GET {path} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n".encode()
    return hear(call(url, lines, asked))


def test_a_path_with_nul_is_not_here(server: Running, lines: Lines) -> None:
    for path in ("/api/tables/a%00b", "/api/tables/%00/state", "/api/games/%00/rules", "/%00"):
        heard = hear_one(server.url, lines, path)
        assert heard.startswith(b"HTTP/1.1 404"), path
        assert b"not_here" in heard


def test_ids_and_chat_with_nul_are_refused_before_anybody_else_suffers(
    server: Running, guest: Guests
) -> None:
    table, people = friends(server, guest, 2)
    for kind, fields in (("vote", {"id": "a\0b", "agree": True}), ("say", {"text": "a\0b"})):
        body = {"type": kind, "id": "1", **fields}
        answer = people[0].post(f"/api/tables/{table}/do", body)
        assert answer.status_code == 400
        assert answer.json()["problem"]["code"] == "unreadable_request"
        with people[0].socket(table) as socket:
            socket.until("welcome")
            socket.send(kind, **{"id": "1", **fields})
            assert socket.until("bye")["problem"]["code"] == "bad_message"
    lone = people[0].http.post(
        f"/api/tables/{table}/do",
        content=b'{"type": "say", "id": "1", "text": "\\ud800 alone"}',
        headers={"content-type": "application/json"},
    )
    assert lone.status_code == 400
