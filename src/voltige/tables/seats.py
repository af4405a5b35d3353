"""Sitting down at tables: who may sit where, and under which name."""

from voltige.core.state import SEAT_LETTERS
from voltige.locale import texts
from voltige.match import steps
from voltige.match.record import WAIVED
from voltige.match.rows import TableRow
from voltige.tables.callers import Caller, hash_secret
from voltige.tables.errors import ForbiddenError, RequestError, UnusableError
from voltige.tables.names import clean_name
from voltige.tables.secrets import Secrets
from voltige.tables.table.chairs import OPEN, PERSON
from voltige.tables.table.draft import Draft
from voltige.tables.table.seats import begin_if_full, check_controller
from voltige.tables.table.table import TableInMemory
from voltige.tables.tables import Tables
from voltige.tables.wire.bodies import SeatKey, SeatWish, Sit

ME = "me"


class Seats:
    """Seats people at tables."""

    def __init__(self, tables: Tables, secrets: Secrets) -> None:
        """Take the tables, and where keys come from."""
        self.tables = tables
        self.secrets = secrets

    async def sit(self, table_id: str, wish: Sit, caller: Caller) -> list[SeatKey]:
        """Take a free seat; the match begins with the last one."""
        key = self.secrets.new_secret()

        def work(draft: Draft) -> list[SeatKey]:
            table = draft.table
            seat = free_seat(table, wish.seat, caller)
            keys = [seat_caller(draft, seat, wish.name, wish.nonce, caller, key)]
            begin_if_full(draft)
            return keys

        return await self.tables.change(table_id, work)

    async def recover(self, table_id: str, key: str, caller: Caller) -> None:
        """Bind a seat to another browser as well."""
        wanted = hash_secret(key)

        def work(draft: Draft) -> None:
            for seat, chair in enumerate(draft.table.chairs):
                if wanted in chair.keys:
                    if caller.holder not in chair.holders:
                        draft.holders.append((caller.holder, seat))
                        draft.add(steps.Bind(caller.holder), seat)
                    return
            raise ForbiddenError("bad_key")

        await self.tables.change(table_id, work)


def check_wishes(row: TableRow, wishes: list[SeatWish]) -> None:
    """Refuse seats that cannot be filled as asked."""
    mine = [wish for wish in wishes if wish.controller == ME]
    free = [wish for wish in wishes if wish.controller == OPEN]
    for wish in wishes:
        if wish.controller not in {ME, OPEN}:
            check_controller(wish.controller, row.game)
    if row.mode == "one_screen":
        if free or not mine:
            raise UnusableError("one_screen_seats")
    elif len(mine) > 1:
        raise UnusableError("several_me")
    if row.practice and len(mine) + len(free) != 1:
        raise UnusableError("practice_seats")
    if not mine and not free:
        raise UnusableError("no_person")


def refuse_early(nonce: str) -> None:
    """Refuse a nonce that was chosen before its seat could know the seal."""
    if nonce not in {"", WAIVED}:
        raise UnusableError("nonce_too_early")


def seat_caller(
    draft: Draft, seat: int, name: str, nonce: str, caller: Caller, key: str
) -> SeatKey:
    """Put the caller on a chair, with the recovery key of the seat."""
    controller = f"remote:{one_word(caller.name)}" if caller.kind == "program" else PERSON
    draft.holders.append((caller.holder, seat))
    shown = clean_name(name) or "Pilot"
    draft.add(steps.Sit(shown, controller, caller.holder, hash_secret(key), nonce), seat)
    return SeatKey(seat, key)


def one_word(name: str) -> str:
    """Give a name as a controller can carry it."""
    return "-".join(name.split())


def sit_bot(draft: Draft, seat: int, name: str, controller: str) -> None:
    """Put a bot or the autopilot on a chair."""
    draft.add(steps.Sit(name, controller), seat)


def bot_name(wishes: list[SeatWish], seat: int, language: str) -> str:
    """Name a bot; several of one kind are told apart by their letters."""
    word = texts(language).bot(wishes[seat].controller.removeprefix("bot:").split(":")[-1])
    alone = sum(wish.controller == wishes[seat].controller for wish in wishes) == 1
    return word if alone else f"{word} {SEAT_LETTERS[seat]}"


def free_seat(table: TableInMemory, wanted: int | None, caller: Caller) -> int:
    """Find a seat that the caller may take."""
    if table.match is not None:
        raise RequestError("has_begun")
    if table.row.mode != "one_screen" and table.seats_of(caller.holder):
        raise RequestError("sits_already")
    free = [
        seat
        for seat, chair in enumerate(table.chairs)
        if chair.controller == OPEN and chair.reserved in {"", caller.holder}
    ]
    free.sort(key=lambda seat: table.chairs[seat].reserved == "")
    if wanted is None and free:
        return free[0]
    if wanted not in free:
        raise RequestError("seat_taken")
    return wanted
