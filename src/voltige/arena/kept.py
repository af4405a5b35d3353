"""A folder of results: what was asked, and one line for each finished game.

Lines are added as games end, so whatever stops the run keeps what is done; a line that was cut short
by a full disk or a power cut is dropped when somebody goes on.
"""

from pathlib import Path
from typing import IO

import msgspec

from voltige.arena.errors import ArenaError
from voltige.arena.plan import Order
from voltige.arena.play import Result

PLAN = "plan.json"
GAMES = "games.jsonl"
PARQUET = "games.parquet"
REPORT = "report.html"


class Kept:
    """An open folder of results."""

    def __init__(self, folder: str, order: Order, *, resume: bool = False) -> None:
        """Open a folder, a new one or, to go on, one with results of the same plan."""
        self.folder = Path(folder)
        self.results: dict[int, Result] = {}
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            if (self.folder / GAMES).exists():
                self.go_on(order, resume=resume)
            self.plan_file().write_bytes(msgspec.json.format(msgspec.json.encode(order)) + b"\n")
            self.file: IO[bytes] = (self.folder / GAMES).open("ab")
        except OSError as error:
            raise self.unwritable(error) from error

    def plan_file(self) -> Path:
        """Give the file that says what was asked."""
        return self.folder / PLAN

    def go_on(self, order: Order, *, resume: bool) -> None:
        """Read what is there, if it belongs to the same plan; more games may be asked for."""
        if not resume:
            raise ArenaError("results_exist", folder=str(self.folder))
        try:
            before = msgspec.json.decode(self.plan_file().read_bytes(), type=Order)
        except (OSError, msgspec.MsgspecError) as error:
            raise ArenaError("results_unreadable", folder=str(self.folder)) from error
        for name in order.__struct_fields__:
            if name not in {"games", "patience"} and getattr(order, name) != getattr(before, name):
                raise ArenaError("results_differ", folder=str(self.folder), name=name)
        self.read(order.games)

    def read(self, games: int) -> None:
        """Read the lines that are whole; cut off what is not."""
        path = self.folder / GAMES
        whole = 0
        decoder = msgspec.json.Decoder(Result)
        for line in path.read_bytes().splitlines(keepends=True):
            if not line.endswith(b"\n"):
                break
            try:
                result = decoder.decode(line)
            except msgspec.MsgspecError:
                break
            whole += len(line)
            if result.number < games:
                self.results[result.number] = result
        if whole < path.stat().st_size:
            with path.open("r+b") as file:
                file.truncate(whole)

    def keep(self, result: Result) -> None:
        """Add a game; it is on its way to the disk before the next one is looked at."""
        try:
            self.file.write(msgspec.json.encode(result) + b"\n")
            self.file.flush()
        except OSError as error:
            raise self.unwritable(error) from error
        self.results[result.number] = result

    def close(self) -> None:
        """Close the file; what could not be written has been told before."""
        try:
            self.file.close()
        except OSError as error:
            raise self.unwritable(error) from error

    def unwritable(self, error: OSError) -> ArenaError:
        """Tell that the disk has refused."""
        reason = (error.strerror or str(error)).lower()
        return ArenaError("results_unwritable", folder=str(self.folder), reason=reason)
