"""Making tables and sitting down: create, join, recover, rematch, play a record on."""

import secrets
import string
from typing import Any

from voltige.core.edition import Edition
from voltige.core.errors import EditionError
from voltige.core.game import Game
from voltige.core.state import SEAT_LETTERS
from voltige.locale import texts
from voltige.match.luck import SEED_BYTES
from voltige.match.match import Table
from voltige.match.record import WAIVED
from voltige.server import records
from voltige.server.aside import Aside
from voltige.server.callers import Caller, hash_secret, new_secret
from voltige.server.errors import ForbiddenError, ServerError, TooOftenError, UnusableError
from voltige.server.house import House
from voltige.server.judging import judged_edition
from voltige.server.limits import Limiter
from voltige.server.names import clean_name
from voltige.server.room.draft import Draft
from voltige.server.room.requests import PERSON, begin_if_full, check_controller
from voltige.server.room.room import OPEN, Room, find_game
from voltige.server.wire.bodies import Continue, NewTable, SeatKey, SeatWish, Sit
from voltige.store.errors import ConflictError
from voltige.store.rows import TableRow

LETTERS = string.ascii_letters + string.digits
ID_LENGTH = 12
HOUR_MS = 3_600_000
NEIGHBOURS = 4  # people who share an address, and may make as many tables as one each
ME = "me"


def new_id() -> str:
    """Make the id of a table; whoever knows it may look, so nobody can guess it."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def new_seed() -> bytes:
    """Draw the seed that a table's luck comes from."""
    return secrets.token_bytes(SEED_BYTES)


class Reception:
    """Seats people at tables."""

    def __init__(self, house: House) -> None:
        """Take the tables."""
        self.house = house
        self.new_seed = new_seed
        most = house.config.tables_per_hour
        self.newcomers = Limiter(house.clock, most, HOUR_MS)
        self.addresses = Limiter(house.clock, most * NEIGHBOURS, HOUR_MS)

    def check_rate(self, caller: Caller) -> None:
        """Refuse an address that makes too much, whoever it says it is each time."""
        try:
            if caller.fresh:
                self.newcomers.check(caller.address)
            self.addresses.check(caller.address)
        except TooOftenError as error:
            seconds = error.params["seconds"]
            most = self.house.config.tables_per_hour
            raise TooOftenError("too_many_tables", most=most, seconds=seconds) from error

    async def create(self, wish: NewTable, caller: Caller) -> tuple[str, list[SeatKey]]:
        """Make a table and seat its creator."""
        self.check_rate(caller)
        game = find_game(wish.game)
        if wish.edition is not None and wish.edition_text is not None:
            raise UnusableError("edition_or_text")
        named = wish.edition_text, wish.edition
        edition = await find_edition(self.house.aside, game, *named, len(wish.seats))
        options = live_options({option.name for option in game.options(edition)}, wish)
        values = game.check_values(len(wish.seats), options, edition)
        table = Table(game, edition, len(wish.seats), values, None, wish.edition_text)
        row = self.row(table, wish, caller)
        return row.id, await self.open(row, wish.seats, wish, caller)

    async def play_on(self, wish: Continue, caller: Caller) -> tuple[str, list[SeatKey]]:
        """Make a table that begins where a record stands."""
        self.check_rate(caller)
        refuse_early(wish.nonce)
        place = records.Place(wish.record, wish.version)
        limits = records.SECONDS, records.MEGABYTES
        at = await self.house.aside.run_limited(records.standing, place, *limits)
        if at.over:
            raise ServerError("match_over")
        if len(wish.seats) != at.seats:
            raise UnusableError("wrong_seats", given=len(wish.seats), wanted=at.seats)
        game = find_game(at.game)
        named = at.edition_text, at.edition
        edition = await find_edition(self.house.aside, game, *named, at.seats)
        table = Table(game, edition, at.seats, at.options, at.position, at.edition_text)
        new = NewTable(
            game=table.game.name,
            seats=wish.seats,
            mode=wish.mode,
            practice=wish.practice,
            name=wish.name,
            nonce=wish.nonce,
        )
        row = self.row(table, new, caller)
        return row.id, await self.open(row, wish.seats, new, caller)

    def row(self, table: Table, wish: NewTable, caller: Caller) -> TableRow:
        """Write down what is agreed."""
        return TableRow(
            id=new_id(),
            game=table.game.name,
            rules=table.game.rules_version,
            edition=table.edition.name,
            edition_hash=table.edition.hash,
            options=table.values,
            seats=table.seats,
            mode=wish.mode,
            practice=wish.practice,
            public=wish.public,
            spectators=wish.spectators,
            coach=wish.coach,
            bot_delay_ms=self.bot_delay(wish),
            move_s=wish.clock.move_s,
            reserve_s=wish.clock.reserve_s,
            position=table.position,
            seed=self.new_seed(),
            owner=caller.holder,
            created_at=self.house.clock.now(),
            edition_text=table.edition_text,
        )

    def bot_delay(self, wish: NewTable) -> int:
        """Give the pace of bots: as wished, or as the server has it; only live tables need one."""
        if wish.bot_delay_ms is not None:
            return wish.bot_delay_ms
        return self.house.config.bot_delay_ms if wish.mode == "live" else 0

    async def open(
        self, row: TableRow, wishes: list[SeatWish], wish: NewTable, caller: Caller
    ) -> list[SeatKey]:
        """Check who should sit where, and make the table."""
        refuse_early(wish.nonce)
        check_wishes(row, wishes)
        since = self.house.clock.now() - HOUR_MS
        most = self.house.config.tables_per_hour
        if await self.house.store.count_tables(caller.holder, since) >= most:
            raise TooOftenError("too_many_tables", most=most, seconds=600)

        def work(draft: Draft) -> list[SeatKey]:
            keys = []
            for seat, one in enumerate(wishes):
                if one.controller == ME:
                    name = one.name or wish.name
                    keys.append(seat_caller(draft, seat, name, wish.nonce, caller))
                elif one.controller != OPEN:
                    name = clean_name(one.name) or bot_name(wishes, seat, caller.language)
                    sit_bot(draft, seat, name, one.controller)
            begin_if_full(draft)
            return keys

        return await self.house.create(row, work)

    async def sit(self, table_id: str, wish: Sit, caller: Caller) -> list[SeatKey]:
        """Take a free seat; the match begins with the last one."""

        def work(draft: Draft) -> list[SeatKey]:
            room = draft.room
            seat = free_seat(room, wish.seat, caller)
            keys = [seat_caller(draft, seat, wish.name, wish.nonce, caller)]
            begin_if_full(draft)
            return keys

        return await self.house.change(table_id, work)

    async def recover(self, table_id: str, key: str, caller: Caller) -> None:
        """Bind a seat to another browser as well."""
        wanted = hash_secret(key)

        def work(draft: Draft) -> None:
            for seat, chair in enumerate(draft.room.chairs):
                if wanted in chair.keys:
                    if caller.holder not in chair.holders:
                        draft.holders.append((caller.holder, seat))
                        draft.add("bind", seat, {"holder": caller.holder})
                    return
            raise ForbiddenError("bad_key")

        await self.house.change(table_id, work)

    async def rematch(self, table_id: str, nonce: str, caller: Caller) -> tuple[str, list[SeatKey]]:
        """Make the same table again, once; seats are kept for those who sat there."""
        refuse_early(nonce)
        slot = self.house.slot(table_id)
        async with slot.lock:
            old = await self.house.load(slot)
        if not old.seats_of(caller.holder):
            raise ForbiddenError("not_your_table")
        if not old.is_done:
            raise ServerError("not_over")
        if slot.rematch is None:
            self.check_rate(caller)
        next_id = slot.rematch or await self.make_rematch(old, caller)
        slot.rematch = next_id
        self.house.tell(slot)

        def work(draft: Draft) -> list[SeatKey]:
            keys = []
            for seat, chair in enumerate(draft.room.chairs):
                if chair.reserved == caller.holder and chair.controller == OPEN:
                    keys.append(seat_caller(draft, seat, chair.name, nonce, caller))
            begin_if_full(draft)
            return keys

        return next_id, await self.house.change(next_id, work)

    async def make_rematch(self, old: Room, caller: Caller) -> str:
        """Make the table of a rematch; if somebody else was faster, take theirs."""
        row = TableRow(
            **{
                **{name: getattr(old.row, name) for name in TableRow.__slots__},
                "id": new_id(),
                "seed": self.new_seed(),
                "owner": caller.holder,
                "created_at": self.house.clock.now(),
                "rematch_of": old.row.id,
            }
        )

        def work(draft: Draft) -> None:
            for seat, chair in enumerate(old.chairs):
                if not chair.person:
                    sit_bot(draft, seat, chair.name, chair.controller)
                else:
                    for holder in sorted(chair.holders)[:1]:
                        chosen = caller.holder if caller.holder in chair.holders else holder
                        draft.add("reserve", seat, {"name": chair.name, "holder": chosen})

        try:
            await self.house.create(row, work)
        except ConflictError:
            self.house.slots.pop(row.id, None)
            found = await self.house.store.rematch(old.row.id)
            if found is None:
                raise
            return found
        return row.id


async def find_edition(
    aside: Aside, game: Game, text: str | None, name: str | None, seats: int
) -> Edition:
    """Read the edition that was sent along, or find it by its name."""
    if text is not None:
        return await judged_edition(aside, game, text, seats)
    names = game.editions()
    if name is not None and name not in names:  # no file of this machine
        raise EditionError("edition_unknown", game=game.name, name=name, names=", ".join(names))
    return game.load_edition(name)


def live_options(names: set[str], wish: NewTable) -> dict[str, Any]:
    """Give the options; where the game can race, live tables race live unless told otherwise."""
    options = dict(wish.options)
    if "race_mode" in names:
        if wish.mode == "live":
            options.setdefault("race_mode", "live")
        elif options.get("race_mode") == "live":
            raise UnusableError("race_needs_live")
    return options


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


def seat_caller(draft: Draft, seat: int, name: str, nonce: str, caller: Caller) -> SeatKey:
    """Put the caller on a chair; give the recovery key."""
    key = new_secret()
    controller = f"remote:{one_word(caller.name)}" if caller.kind == "program" else PERSON
    draft.holders.append((caller.holder, seat))
    shown = clean_name(name) or "Pilot"
    data = {"name": shown, "controller": controller, "holder": caller.holder}
    draft.add("sit", seat, data | {"key": hash_secret(key), "nonce": nonce})
    return SeatKey(seat, key)


def one_word(name: str) -> str:
    """Give a name as a controller can carry it."""
    return "-".join(name.split())


def sit_bot(draft: Draft, seat: int, name: str, controller: str) -> None:
    """Put a bot or the autopilot on a chair."""
    data = {"name": name, "controller": controller, "holder": "", "key": "", "nonce": ""}
    draft.add("sit", seat, data)


def bot_name(wishes: list[SeatWish], seat: int, language: str) -> str:
    """Name a bot; several of one kind are told apart by their letters."""
    word = texts(language).bot(wishes[seat].controller.removeprefix("bot:").split(":")[-1])
    alone = sum(wish.controller == wishes[seat].controller for wish in wishes) == 1
    return word if alone else f"{word} {SEAT_LETTERS[seat]}"


def free_seat(room: Room, wanted: int | None, caller: Caller) -> int:
    """Find a seat that the caller may take."""
    if room.match is not None:
        raise ServerError("has_begun")
    if room.row.mode != "one_screen" and room.seats_of(caller.holder):
        raise ServerError("sits_already")
    free = [
        seat
        for seat, chair in enumerate(room.chairs)
        if chair.controller == OPEN and chair.reserved in {"", caller.holder}
    ]
    free.sort(key=lambda seat: room.chairs[seat].reserved == "")
    if wanted is None and free:
        return free[0]
    if wanted not in free:
        raise ServerError("seat_taken")
    return wanted
