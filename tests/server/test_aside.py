"""What strangers send is bounded before it is parsed, and judged in processes with limits."""

import asyncio
import time
from collections.abc import Coroutine
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.server.conftest import Guests
from tests.server.running import Running
from tests.server.test_editions import OWN
from voltige.core.errors import IllegalActionError, VoltigeError
from voltige.games import GAMES
from voltige.games.loops import GAME
from voltige.server.limited import MOST_WAITING, LimitedProcesses
from voltige.tables.bounds import DIGITS, check_all, check_json, check_toml, is_within
from voltige.tables.errors import TooOftenError, UnusableError
from voltige.tables.judging import judged_edition

LENGTH = 58_000
PLENTY_S = 60  # also to import all that this file needs, on a busy machine


def double(number: int) -> int:
    return 2 * number


def spin(_: int) -> int:
    while True:
        pass


def sleep(seconds: int) -> int:
    time.sleep(seconds)
    return seconds


def hoard(megabytes: int) -> int:
    return len(bytearray(megabytes << 20))


def refuse(_: int) -> int:
    raise IllegalActionError("not_your_turn", "LO-14", seat=2)


def run(work: Coroutine[Any, Any, Any]) -> Any:
    """Run something on a loop of its own."""
    return asyncio.run(work)


def test_a_function_runs_in_another_process_and_its_result_comes_back() -> None:
    async def ask() -> list[int]:
        aside = LimitedProcesses(1)
        try:
            return [await aside.run(double, n, PLENTY_S, 100) for n in (1, 21)]
        finally:
            await aside.stop()

    assert run(ask()) == [2, 42]


@pytest.mark.parametrize(
    ("function", "argument"), [(spin, 0), (sleep, 60), (hoard, 2000)], ids=["cpu", "wait", "memory"]
)
def test_too_much_time_or_memory_ends_the_process_and_the_next_task_finds_a_new_one(
    function: Any, argument: int
) -> None:
    async def ask() -> int:
        aside = LimitedProcesses(1)
        try:
            with pytest.raises(UnusableError) as refused:
                await aside.run(function, argument, 1, 100)
            assert refused.value.code == "too_costly"
            return await aside.run(double, 4, PLENTY_S, 100)
        finally:
            await aside.stop()

    assert run(ask()) == 8


def test_an_error_comes_back_as_what_it_was() -> None:
    async def ask() -> VoltigeError:
        aside = LimitedProcesses(1)
        try:
            with pytest.raises(IllegalActionError) as refused:
                await aside.run(refuse, 0, PLENTY_S, 100)
            return refused.value
        finally:
            await aside.stop()

    error = run(ask())
    assert (error.code, error.rule, error.params) == ("not_your_turn", "LO-14", {"seat": 2})


def test_whoever_comes_when_too_many_wait_must_come_back() -> None:
    async def ask() -> int:
        aside = LimitedProcesses(1)
        try:
            work = [
                asyncio.create_task(aside.run(sleep, 0, PLENTY_S, 100))
                for _ in range(MOST_WAITING + 1)
            ]
            await asyncio.sleep(0)
            with pytest.raises(TooOftenError):
                await aside.run(double, 4, 5, 100)
            return len(await asyncio.gather(*work))
        finally:
            await aside.stop()

    assert run(ask()) == MOST_WAITING + 1


DOTTED = ".".join("a" * (LENGTH // 2))
BOMBS = {
    "dotted keys": (f"{DOTTED} = 1", "too_deep"),
    "dotted header": (f"[{DOTTED}]", "too_deep"),
    "dotted quoted keys": (".".join(['"a"'] * (LENGTH // 4)) + " = 1", "too_deep"),
    "dotted numbers": (".".join("1" * (LENGTH // 2)) + " = 1", "number_too_long"),
    "many dotted keys": (
        "\n".join(f"{'.'.join('b' * 40)}.k{n} = 1" for n in range(600)),
        "too_deep",
    ),
    "brackets": ("a = " + "[" * 9_000, "too_deep"),
    "inline tables": ("a = " + "{a=" * 4_000, "too_deep"),
    "keys": ("l = [" + "1," * 12_000 + "]", "too_many_keys"),
    "brackets after five quotes": ('a = ["""x""""", ' + "[" * 9_000, "too_deep"),
    "brackets after four": ("a = ['''x'''', " + "[" * 9_000, "too_deep"),
    "a number": ("a = " + "9" * LENGTH, "number_too_long"),
    "a fraction": ("a = 0." + "9" * LENGTH, "number_too_long"),
}


@pytest.mark.parametrize("name", BOMBS)
def test_a_bomb_in_an_edition_is_refused_before_it_is_parsed(
    name: str, server: Running, guest: Guests
) -> None:
    text, code = BOMBS[name]
    assert len(text) <= 60_000
    with pytest.raises(UnusableError) as refused:
        check_toml(text)
    assert refused.value.code == code
    seats = [{"controller": "me"}, {"controller": "open"}]
    body = {"game": "loops", "seats": seats, "edition_text": text}
    response = guest(server).post("/api/tables", body)
    assert response.status_code == 400
    assert response.json()["problem"]["code"] == code


def test_quotes_that_never_end_are_passed_over_once() -> None:
    escaped = '"' + '\\"' * 500_000
    for text in (escaped, '"""' + 'a"' * 300_000, "'''" + "a'" * 300_000, "'" * 60_001):
        check_toml(text[:60_000])
    check_json(escaped.encode())


def test_every_edition_that_is_shipped_is_within_the_bounds() -> None:
    for game in GAMES:
        for path in game.edition_folder.glob("*.toml"):
            check_toml(path.read_text(encoding="utf-8"))


def test_the_loop_serves_on_while_an_edition_is_judged(server: Running, guest: Guests) -> None:
    """The text goes to a process of its own: what the server itself does meanwhile is to wait."""
    aside = server.server.aside

    async def both() -> tuple[str, list[bool]]:
        task = asyncio.create_task(judged_edition(aside, GAME, OWN + "\n# judged", 2))
        turns = []
        while not task.done():
            turns.append(aside.limited.free.qsize() < len(aside.limited.all))
            await asyncio.sleep(0.001)
        return (await task).name, turns

    name, turns = server.run(both())
    assert name == "seven-each"
    assert any(turns), "the loop went on while a process was at work"


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b'{"a":' * 65 + b"1" + b"}" * 65, "too_deep"),
        (b"[" * 19_000, "too_deep"),
        (b"[" * 1_000_000, "too_many_keys"),
        (b"[" + b"1," * 20_001 + b"1]", "too_many_keys"),
        (b'""' * 500_000, "too_many_keys"),
        (b'{"a": ' + b"9" * 41 + b"}", "number_too_long"),
        (b'{"a": 1e' + b"9" * 1_000_000 + b"}", "number_too_long"),
    ],
)
def test_json_that_is_too_deep_too_wide_or_too_long_is_refused(data: bytes, code: str) -> None:
    with pytest.raises(UnusableError) as refused:
        check_json(data)
    assert refused.value.code == code


@given(
    st.lists(
        st.sampled_from([b"[", b"{", b"1", b"9" * 12, b"-", b'"', b"\\", b"a", b":", b","]),
        max_size=90,
    ).map(b"".join)
)
def test_what_passes_at_first_sight_would_pass_a_closer_look(data: bytes) -> None:
    if is_within(data):
        check_all(data)


def test_a_number_that_is_too_long_is_found_wherever_it_stands() -> None:
    for place in range(100):
        assert not is_within(b" " * place + b"7" * (DIGITS + 1))
    assert is_within(b'{"type":"act","id":"12","version":345,"code":17}')
