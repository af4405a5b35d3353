"""Bots and autopilots play for their seats."""

import hashlib
import logging
from collections.abc import Callable

from voltige.core.action import Action
from voltige.core.errors import VoltigeError
from voltige.core.state import SPECTATOR
from voltige.match.errors import StoreError
from voltige.tables.table.chairs import AUTOPILOT
from voltige.tables.table.draft import Draft
from voltige.tables.table.due import is_automatic
from voltige.tables.table.hosted import HostedTable
from voltige.tables.table.moves import play_for, time_out
from voltige.tables.table.table import PLAYING, TableInMemory
from voltige.tables.tables import Tables
from voltige.tables.thinking import Job

Failed = Callable[[str, StoreError], None]

log = logging.getLogger("voltige")


class Bots:
    """Plays for the seats that nobody else plays for.

    A move may be thought of twice, or by several processes; the log's key lets it happen once.
    """

    def __init__(self, tables: Tables, failed: Failed) -> None:
        """Take what is called when the storage has failed at a table."""
        self.tables = tables
        self.failed = failed

    def attend(self, hosted: HostedTable, table: TableInMemory) -> None:
        """Let the seats that are asked decide."""
        for seat in table.asked():
            key = (table.version, seat)
            if is_automatic(table, seat) and key not in hosted.thinking:
                hosted.thinking.add(key)
                self.tables.spawn(self.play(hosted, table, seat))

    async def play(self, hosted: HostedTable, table: TableInMemory, seat: int) -> None:
        """Let a bot or the autopilot decide, and do it unless the table has moved on."""
        version, controller = table.version, table.chairs[seat].controller
        begun = self.tables.clock.now()
        try:
            action = await self.choose(table, seat)
            if table.row.bot_delay_ms:
                await self.tables.clock.wait_until(begun + table.row.bot_delay_ms)

            def work(draft: Draft) -> None:
                now = draft.table
                gone = now.version != version or now.status != PLAYING or now.match is None
                if gone or seat not in now.asked() or now.chairs[seat].controller != controller:
                    return
                if action is None:
                    time_out(draft, seat)
                else:
                    play_for(draft, seat, action)
                self.tables.measures.note_bot_move()

            await self.tables.change(hosted.id, work)
        except StoreError as error:
            self.failed(hosted.id, error)
        except VoltigeError as error:
            log.warning("bot could not play", extra={"table": hosted.id, "code": error.code})
        finally:
            hosted.thinking.discard((version, seat))
        self.tables.after(hosted)

    async def choose(self, table: TableInMemory, seat: int) -> Action | None:
        """Ask a bot for its action; none means the default action."""
        match = table.match
        controller = table.chairs[seat].controller
        if match is None or controller == AUTOPILOT or not match.state.asks(seat):
            return None  # one who is not asked any more: the table has moved on meanwhile
        job = Job(
            game=table.row.game,
            edition=table.row.edition,
            seats=table.row.seats,
            options=table.row.options,
            position=match.state.to_dict(),
            seat=seat,
            bot=controller.removeprefix("bot:"),
            seed=thought_seed(table, seat),
            edition_text=table.row.edition_text,
        )
        code = await self.tables.aside.think(job)
        return match.state.table().actions[code]


def thought_seed(table: TableInMemory, seat: int) -> int:
    """Give the bot's stream for one decision: the same again after a crash, unknown to others.

    The steps of a choice that the bot has half made differ; what others do in secret plays no part.
    """
    log = table.match.log[table.version :] if table.match is not None else []
    steps = sum(entry.seat == seat for entry in log)
    text = table.row.seed + f"{table.version} {steps} {seat} {SPECTATOR}".encode()
    return int.from_bytes(hashlib.sha256(text).digest()[:7], "big")
