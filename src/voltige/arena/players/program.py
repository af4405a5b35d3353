"""A program of somebody's own as a process: a line in, a line out, within a time and a size."""

import asyncio
import contextlib
import os
import shlex
import shutil
import signal
from typing import Any

from voltige.arena.players.errors import BotError, NoAnswerError
from voltige.core.errors import shown

EXEC = "exec:"
LINE_BYTES = 65_536  # of an answer
KEPT_BYTES = 2_000  # of what a program complains
POLL_S = 0.005
FAREWELL_S = 1.0  # to end by itself once its input has ended


def command_of(name: str) -> list[str]:
    """Read the command after ``exec:``; its program must be there."""
    try:
        words = shlex.split(name.removeprefix(EXEC))
    except ValueError as error:
        raise BotError("program_command", name=name, reason=str(error)) from error
    if not words or shutil.which(words[0]) is None:
        raise BotError("program_missing", program=words[0] if words else name)
    return words


class Program:
    """One process; it is started when it is first asked, and again after it has failed."""

    def __init__(self, name: str, patience: float) -> None:
        """Take the command, and the seconds that an answer may take."""
        self.name = name
        self.words = command_of(name)
        self.patience = patience
        self.loop: asyncio.AbstractEventLoop | None = None  # from the first question on
        self.process: asyncio.subprocess.Process | None = None
        self.complaints = b""
        self.listening: asyncio.Task[None] | None = None
        self.asking: asyncio.Task[bytes] | None = None

    def ask(self, line: bytes) -> bytes:
        """Send one line and wait for the answer; a program that fails is ended."""
        if self.loop is None:
            self.loop = asyncio.new_event_loop()
        try:
            self.asking = self.loop.create_task(self.converse(line))
            return self.loop.run_until_complete(self.asking)
        except BaseException:
            self.stop(at_once=True)
            raise

    async def converse(self, line: bytes) -> bytes:
        """Ask, and tell apart what can go wrong."""
        process = await self.started()
        assert process.stdin is not None and process.stdout is not None  # noqa: PT018, S101  (pipes)
        if await has_line(process.stdout):
            raise NoAnswerError("program_unasked", name=self.name)
        try:
            async with asyncio.timeout(self.patience):
                process.stdin.write(line + b"\n")
                await process.stdin.drain()
                answer = await process.stdout.readline()
        except TimeoutError as error:
            seconds = f"{self.patience:g}"
            raise NoAnswerError("program_late", name=self.name, seconds=seconds) from error
        except ValueError as error:  # what readline says of a line that has no end
            raise NoAnswerError("program_huge", name=self.name, bytes=LINE_BYTES) from error
        except OSError:
            answer = b""
        if not answer.endswith(b"\n"):
            raise await self.died(process)
        return answer

    async def started(self) -> asyncio.subprocess.Process:
        """Give the running process; a new one if there is none."""
        if self.process is not None and self.process.returncode is None:
            return self.process
        self.complaints = b""
        try:
            self.process = await asyncio.create_subprocess_exec(
                *self.words,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.PIPE,
                limit=LINE_BYTES,
                start_new_session=True,  # an interrupt at the terminal is for us alone
            )
        except OSError as error:
            raise BotError("program_missing", program=self.words[0]) from error
        self.listening = asyncio.get_running_loop().create_task(self.listen(self.process))
        return self.process

    async def listen(self, process: asyncio.subprocess.Process) -> None:
        """Keep the end of what the program complains, so that it never waits for a reader."""
        assert process.stderr is not None  # noqa: S101  (a pipe)
        while part := await process.stderr.read(KEPT_BYTES):
            self.complaints = (self.complaints + part)[-KEPT_BYTES:]

    async def died(self, process: asyncio.subprocess.Process) -> NoAnswerError:
        """Tell that the program has ended, with the last thing that it said."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL_S):
                await process.wait()
                if self.listening is not None:
                    await self.listening
        lines = self.complaints.decode("utf-8", "replace").strip().splitlines()
        code = process.returncode if process.returncode is not None else 0
        reason = shown(lines[-1], 200) if lines else "–"
        return NoAnswerError("program_died", name=self.name, status=code, reason=reason)

    def stop(self, *, at_once: bool = False) -> None:
        """End the process and all that it has started; one that is not in the way may say goodbye."""
        if self.loop is None:
            return
        try:
            self.loop.run_until_complete(self.end(at_once=at_once))
        except BaseException:  # an interrupt, just then
            self.loop.run_until_complete(self.end(at_once=True))
            raise

    async def end(self, *, at_once: bool) -> None:
        """Close its input; kill what is still there, and its pipes, in which answers may wait."""
        await dropped(self.asking)  # an interrupt may have left it half done
        process = self.process
        if process is None:
            return
        if process.stdin is not None:
            process.stdin.close()
        if not at_once and process.stdout is not None:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(FAREWELL_S):
                    while await process.stdout.read(LINE_BYTES):  # what nobody has asked for
                        await asyncio.sleep(0)
        kill_group(process.pid)
        await dropped(self.listening)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL_S):
                while process.returncode is None:  # wait() would wait for its pipes as well
                    await asyncio.sleep(POLL_S)
        transport = getattr(process, "_transport", None)
        if transport is not None:
            transport.close()
        await asyncio.sleep(0)
        self.process = None

    def close(self) -> None:
        """End the process and the loop."""
        self.stop()
        if self.loop is not None:
            self.loop.close()


async def has_line(reader: asyncio.StreamReader) -> bool:
    """Tell whether something waits to be read although nothing was asked."""
    await asyncio.sleep(0)
    with contextlib.suppress(TimeoutError, ValueError):
        async with asyncio.timeout(0):
            return bool(await reader.readline())
    return False


async def dropped(task: asyncio.Task[Any] | None) -> None:
    """Cancel a task that is not done, and wait until it is."""
    if task is not None and not task.done():
        task.cancel()
        with contextlib.suppress(Exception, asyncio.CancelledError):
            await task


def kill_group(number: int) -> None:
    """Kill a session of processes by its first one."""
    if hasattr(os, "killpg"):  # absent on Windows
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(number, signal.SIGKILL)
