"""Making tables: anew, where a record or a worked example stands, or once more."""

from dataclasses import replace

from voltige.core.edition import Edition
from voltige.core.errors import EditionError, TableError
from voltige.core.game import Game
from voltige.core.options import Values
from voltige.match.errors import ConflictError
from voltige.match.rows import TableRow
from voltige.match.steps import Reserve
from voltige.match.table import Table
from voltige.tables import records
from voltige.tables.aside import Aside
from voltige.tables.callers import Caller
from voltige.tables.errors import ForbiddenError, RequestError, TooOftenError, UnusableError
from voltige.tables.examples import Shelf, example_table, seats_at
from voltige.tables.judging import judged_edition
from voltige.tables.limits import Limiter
from voltige.tables.names import clean_name
from voltige.tables.seats import (
    ME,
    bot_name,
    check_wishes,
    refuse_early,
    seat_caller,
    sit_bot,
)
from voltige.tables.secrets import Secrets
from voltige.tables.simultaneous.ways import declared_by
from voltige.tables.table.chairs import OPEN
from voltige.tables.table.draft import Draft
from voltige.tables.table.seats import begin_if_full
from voltige.tables.table.table import TableInMemory, find_game
from voltige.tables.tables import Tables
from voltige.tables.wire.bodies import Continue, NewTable, SeatKey, SeatWish, TryExample

HOUR_MS = 3_600_000
NEIGHBOURS = 4  # people who share an address, and may make as many tables as one each


class NewTables:
    """Makes tables, and seats those who make them."""

    def __init__(self, tables: Tables, secrets: Secrets, shelf: Shelf) -> None:
        """Take the tables, where ids, keys and seeds come from, and where the examples lie."""
        self.tables = tables
        self.secrets = secrets
        self.shelf = shelf
        most = tables.settings.tables_per_hour
        self.newcomers = Limiter(tables.clock, most, HOUR_MS)
        self.addresses = Limiter(tables.clock, most * NEIGHBOURS, HOUR_MS)

    def check_rate(self, caller: Caller) -> None:
        """Refuse an address that makes too much, whoever it says it is each time."""
        try:
            if caller.fresh:
                self.newcomers.check(caller.address)
            self.addresses.check(caller.address)
        except TooOftenError as error:
            seconds = error.params["seconds"]
            most = self.tables.settings.tables_per_hour
            raise TooOftenError("too_many_tables", most=most, seconds=seconds) from error

    async def create(self, wish: NewTable, caller: Caller) -> tuple[str, list[SeatKey]]:
        """Make a table and seat its creator."""
        self.check_rate(caller)
        game = find_game(wish.game)
        if wish.edition is not None and wish.edition_text is not None:
            raise UnusableError("edition_or_text")
        named = wish.edition_text, wish.edition
        edition = await find_edition(self.tables.aside, game, *named, len(wish.seats))
        options = options_for(game, wish)
        values = game.check_values(len(wish.seats), options, edition)
        table = Table(game, edition, len(wish.seats), values, None, wish.edition_text)
        row = self.row(table, wish, caller)
        return row.id, await self.open(row, wish.seats, wish, caller)

    async def play_on(self, wish: Continue, caller: Caller) -> tuple[str, list[SeatKey]]:
        """Make a table that begins where a record stands."""
        self.check_rate(caller)
        refuse_early(wish.nonce)
        place = records.Place(wish.record, wish.version)
        at = await self.tables.aside.judge(records.standing, place, records.LIMITS)
        if at.over:
            raise RequestError("match_over")
        if len(wish.seats) != at.seats:
            raise UnusableError("wrong_seats", given=len(wish.seats), wanted=at.seats)
        game = find_game(at.game)
        named = at.edition_text, at.edition
        edition = await find_edition(self.tables.aside, game, *named, at.seats)
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

    async def try_example(self, wish: TryExample, caller: Caller) -> tuple[str, list[SeatKey]]:
        """Make a practice table that begins where a worked example of the rules does."""
        self.check_rate(caller)
        game = find_game(wish.game)
        texts = await self.shelf.scenarios(game)
        given = example_table(game, wish.example, texts.get(wish.example))
        new = NewTable(
            game=game.name,
            seats=seats_at(given),
            options=given.changed_options(),
            practice=True,
            spectators=False,
            name=wish.name,
            nonce=wish.nonce,
        )
        try:
            values = game.check_values(given.seats, options_for(game, new), given.edition)
        except TableError:  # what is usual at a live table does not fit every example
            values = given.values
        row = self.row(replace(given, values=values), new, caller)
        return row.id, await self.open(row, new.seats, new, caller)

    def row(self, table: Table, wish: NewTable, caller: Caller) -> TableRow:
        """Write down what is agreed."""
        return TableRow(
            id=self.secrets.new_id(),
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
            seed=self.secrets.new_seed(),
            owner=caller.holder,
            created_at=self.tables.clock.now(),
            edition_text=table.edition_text,
        )

    def bot_delay(self, wish: NewTable) -> int:
        """Give the pace of bots: as wished, or as the server has it; only live tables need one."""
        if wish.bot_delay_ms is not None:
            return wish.bot_delay_ms
        return self.tables.settings.bot_delay_ms if wish.mode == "live" else 0

    async def open(
        self, row: TableRow, wishes: list[SeatWish], wish: NewTable, caller: Caller
    ) -> list[SeatKey]:
        """Check who should sit where, and make the table."""
        refuse_early(wish.nonce)
        check_wishes(row, wishes)
        since = self.tables.clock.now() - HOUR_MS
        most = self.tables.settings.tables_per_hour
        if await self.tables.storage.count_tables(caller.holder, since) >= most:
            raise TooOftenError("too_many_tables", most=most, seconds=600)

        def work(draft: Draft) -> list[SeatKey]:
            keys = []
            for seat, one in enumerate(wishes):
                if one.controller == ME:
                    name = one.name or wish.name
                    keys.append(
                        seat_caller(
                            draft, seat, name, wish.nonce, caller, self.secrets.new_secret()
                        )
                    )
                elif one.controller != OPEN:
                    name = clean_name(one.name) or bot_name(wishes, seat, caller.language)
                    sit_bot(draft, seat, name, one.controller)
            begin_if_full(draft)
            return keys

        return await self.tables.create(row, work)

    async def rematch(self, table_id: str, nonce: str, caller: Caller) -> tuple[str, list[SeatKey]]:
        """Make the same table again, once; seats are kept for those who sat there."""
        refuse_early(nonce)
        hosted = self.tables.host(table_id)
        async with hosted.lock:
            old = await self.tables.load(hosted)
        if not old.seats_of(caller.holder):
            raise ForbiddenError("not_your_table")
        if not old.is_done:
            raise RequestError("not_over")
        if hosted.rematch is None:
            self.check_rate(caller)
        next_id = hosted.rematch or await self.make_rematch(old, caller)
        hosted.rematch = next_id
        self.tables.tell(hosted)

        def work(draft: Draft) -> list[SeatKey]:
            keys = []
            for seat, chair in enumerate(draft.table.chairs):
                if chair.reserved == caller.holder and chair.controller == OPEN:
                    keys.append(
                        seat_caller(
                            draft, seat, chair.name, nonce, caller, self.secrets.new_secret()
                        )
                    )
            begin_if_full(draft)
            return keys

        return next_id, await self.tables.change(next_id, work)

    async def make_rematch(self, old: TableInMemory, caller: Caller) -> str:
        """Make the table of a rematch; if somebody else was faster, take theirs."""
        row = TableRow(
            **{
                **{name: getattr(old.row, name) for name in TableRow.__slots__},
                "id": self.secrets.new_id(),
                "seed": self.secrets.new_seed(),
                "owner": caller.holder,
                "created_at": self.tables.clock.now(),
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
                        draft.add(Reserve(chair.name, chosen), seat)

        try:
            await self.tables.create(row, work)
        except ConflictError:
            self.tables.hosted.pop(row.id, None)
            found = await self.tables.storage.rematch(old.row.id)
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


def options_for(game: Game, wish: NewTable) -> Values:
    """Give the options, with what is usual in the mode of the table."""
    declared = declared_by(game.name)
    return wish.options if declared is None else declared.options_for(wish.mode, wish.options)
