"""What each viewer may see of a table."""

from typing import Any, Literal

from msgspec import Raw

from voltige.core.action import Json
from voltige.core.event import EVERYONE
from voltige.core.state import SPECTATOR
from voltige.core.view import View
from voltige.match.match import Match
from voltige.match.steps import ChangeSeat, Undo
from voltige.tables.table.chairs import PERSON
from voltige.tables.table.phrases import Phrases, encode, phrases_of
from voltige.tables.table.table import NO_ORDER, PLAYING, TableInMemory
from voltige.tables.table.told import Line, is_told, lines_of, write
from voltige.tables.wire.messages import Update
from voltige.tables.wire.parts import (
    Clock,
    Proposal,
    Reason,
    Result,
    SeatInfo,
    Settled,
    State,
    TableInfo,
    You,
)
from voltige.wording.wording import Wording

NOBODY: frozenset[int] = frozenset()


def phrases(table: TableInMemory) -> Phrases:
    """Give the words of this table's game, with the names of its seats."""
    if table.phrases is None:
        table.phrases = phrases_of(table.agreed, tuple([chair.name for chair in table.chairs]))
    return table.phrases


def words_of(table: TableInMemory | None) -> Wording | None:
    """Give the words of a table, if it is known."""
    return phrases(table).words if table is not None else None


def seats_said(table: TableInMemory, match: Match, view: View) -> Any:
    """Sum up what a viewer may know of each seat; what is the same for all is encoded once."""
    words = phrases(table).words
    if not words.seats_alike:
        return words.seats(view)
    if table.seats_said is None or table.seats_said[0] is not match.shown_position:
        said = words.seats(match.shown_view)
        table.seats_said = (match.shown_position, Raw(encode(said)))
    return table.seats_said[1]


def view_said(table: TableInMemory, match: Match, own: Json) -> Any:
    """Give a view as it is sent: ``own`` is what not everyone is told alike, the rest is encoded once."""
    shown = match.shown_position
    if table.shown_said is None or table.shown_said[0] is not shown:
        rest = {key: value for key, value in shown.items() if key not in own}
        table.shown_said = (shown, encode(rest)[1:])
    rest_said = table.shown_said[1]
    return Raw(encode(own)[:-1] + (b"," if len(rest_said) > 1 else b"") + rest_said)


def seat_infos(table: TableInMemory, online: frozenset[int]) -> list[SeatInfo]:
    """Tell who sits where; nothing here depends on what is secret."""
    told = []
    for seat, chair in enumerate(table.chairs):
        timed = table.clocks.move_ms > 0
        told.append(
            SeatInfo(
                name=chair.name,
                controller=chair.controller,
                taken=chair.person or chair.controller != "open",
                online=seat in online,
                nonce=chair.nonce,
                person=chair.person,
                reserved=bool(chair.reserved),
                resigned=chair.resigned,
                muted=chair.muted,
                coached=chair.coached,
                timeouts=table.clocks.timeouts[seat],
                deadline=table.clocks.deadline(seat) if table.status == PLAYING else None,
                reserve_ms=table.clocks.reserve[seat] if timed else None,
            )
        )
    return told


def result(table: TableInMemory) -> Result | None:
    """Tell how the match ended."""
    if table.match is None or not table.is_done:
        return None
    state = table.match.state
    if not table.ended_by:
        return Result("game", state.ranking(), state.returns())
    if table.ended_by in {"agreement", "length", "release"}:
        return Result(table.ended_by, None, None)  # type: ignore[arg-type]  # one of its words
    stayed = table.row.seats - len(table.resigned)
    ranking = [1] * table.row.seats
    for place, seat in enumerate(reversed(table.resigned)):
        ranking[seat] = max(stayed, 0) + place + 1
    return Result("resign", ranking, None)


def settled(table: TableInMemory) -> Settled | None:
    """Tell what became of the last proposal."""
    found = table.settled
    if found is None:
        return None
    return Settled(found.what, found.seat, found.by, found.how)  # type: ignore[arg-type]  # its words


def table_info(
    table: TableInMemory,
    you: You,
    online: frozenset[int],
    now: int,
    rematch: str | None = None,
    watching: int = 0,
) -> TableInfo:
    """Tell everything around the match."""
    row = table.row
    vote = table.vote
    return TableInfo(
        id=row.id,
        game=row.game,
        edition=row.edition,
        own_edition=row.edition_text is not None,
        rules=row.rules,
        options=row.options,
        seats=seat_infos(table, online),
        mode=row.mode,  # type: ignore[arg-type]  # a Mode, as it was checked when it came in
        practice=table.agreed.practice,
        public=row.public,
        spectators=row.spectators,
        coach=row.coach,
        bot_delay_ms=row.bot_delay_ms,
        clock=Clock(row.move_s, row.reserve_s),
        status=table.status,  # type: ignore[arg-type]  # one of the words of Status
        version=table.version,
        commitment=table.fair_luck().commitment,
        created_at=row.created_at,
        now=now,
        you=you,
        proposal=Proposal(vote.what, vote.seat, vote.agreed, table.voters())  # type: ignore[arg-type]  # a What
        if vote is not None
        else None,
        result=result(table),
        rematch=rematch,
        settled=settled(table),
        watching=watching,
    )


def state_of(table: TableInMemory, seat: int, *, position: bool = False) -> State | None:
    """Give the position as a seat (or SPECTATOR) may see it, in words too where these are asked."""
    match = table.match
    if match is None:
        return None
    view = match.state.view(seat)
    own = view.own_json()
    done = table.is_done
    asked = match.state.asks(seat) and not done
    legal: list[Any] = []  # Choices, encoded already
    reasons: list[Reason] = []
    default = None
    said = phrases(table)
    words = said.words
    for_person = seat != SPECTATOR and table.chairs[seat].controller == PERSON
    actions = match.legal_actions(seat) if asked else []
    if asked and for_person:
        legal = said.complete(view, {**match.shown_position, **own}, actions)
    elif asked:
        legal = said.choices(view, actions)
    if asked and table.clocks.deadline(seat) is not None:
        default = default_notation(table, seat)
    if for_person and not done:
        reasons = said.reasons(view, actions)
    orders = [NO_ORDER, *table.ways.orders] if table.ways.orders and seat >= 0 else []
    return State(
        version=table.version,
        seat=seat,
        view=view_said(table, match, own),
        asked=asked,
        turns=turns_of(table, seat, asked=asked),
        legal=legal,
        reasons=reasons,
        undo=undo_kind(table, seat),
        prompt=words.over() if done else words.prompt(view),
        seats=seats_said(table, match, view),
        default=default,
        standing=table.orders.get(seat, NO_ORDER) if orders else None,
        orders=orders,
        position=words.position(view) if position else None,
        sheet=words.sheet(view) if done else None,
    )


def turns_of(table: TableInMemory, seat: int, *, asked: bool) -> list[int]:
    """List the seats asked that play on the same screen as this one; a screen has no secrets."""
    if seat == SPECTATOR or table.row.mode != "one_screen":
        return [seat] if asked else []
    mine = table.chairs[seat].holders
    return [other for other in table.asked() if table.chairs[other].holders & mine]


def default_notation(table: TableInMemory, seat: int) -> str:
    """Name what is done for a seat when its time runs out."""
    assert table.match is not None  # noqa: S101  (the caller has looked)
    state = table.match.state.clone()
    state.hear(seat)
    return state.default_action().notation


def undo_kind(table: TableInMemory, seat: int) -> Literal["free", "vote", "none"]:
    """Tell whether a seat may take its last step back: at once, or if the others agree."""
    match = table.match
    if match is None or seat == SPECTATOR or table.is_done or table.measured_at >= 0:
        return "none"
    if match.undo_from(seat) is not None:
        return "free"
    if match.agreed_from(seat) is None:
        return "none"
    return "free" if table.persons == [seat] else "vote"


class Telling:
    """New lines as they are sent, encoded once for all to whom they say the same."""

    def __init__(self, table: TableInMemory, since: int) -> None:
        """Take the entries of the match after index ``since``."""
        assert table.match is not None  # noqa: S101  (entries are those of a match)
        self.table = table
        self.phrases = phrases(table)
        words = self.phrases.words
        self.new = table.match.log[since + 1 :]
        self.lines = [line for entry in self.new for line in lines_of(words, entry)]
        self.plain: dict[int, Any] = {}
        self.spoken_to = [speaks_to(words, line) for line in self.lines]
        self.undone_by = [entry.seat for entry in self.new if isinstance(entry.step, Undo)]
        self.shown = any(
            not entry.secret and not isinstance(entry.step, ChangeSeat) for entry in self.new
        )

    def to(self, seat: int) -> list[Any]:
        """Give the lines that a viewer is told."""
        return [
            self.write(number, line, seat)
            for number, line in enumerate(self.lines)
            if is_told(line, seat)
        ]

    def write(self, number: int, line: Line, seat: int) -> Any:
        """Give one line, from what was written before if it says the same."""
        told = line[1]
        if told is None or told.event.to != EVERYONE or seat in self.spoken_to[number]:
            return write(self.table, self.phrases, line, seat)
        if number not in self.plain:
            self.plain[number] = write(self.table, self.phrases, line, seat)
        return self.plain[number]


def speaks_to(words: Wording, line: Line) -> frozenset[int]:
    """Name the seats that a line told to everybody may speak to in words of their own."""
    told = line[1]
    return NOBODY if told is None or told.event.to != EVERYONE else words.speaks_to(told.event)


def update_for(
    table: TableInMemory,
    seat: int,
    telling: Telling,
    told: list[int],
    *,
    position: bool = False,
    always: bool = False,
) -> Update | None:
    """Give what a viewer learns from new entries; none if nothing, unless it is wanted anyway."""
    first = told[seat + 1]
    shown, mine = telling.shown, seat in telling.undone_by
    if not always and not shown and table.told[seat + 1] == first:
        return None
    events = telling.to(seat)
    state = state_of(table, seat, position=position)
    assert state is not None  # noqa: S101  (there is a match)
    return Update(
        first=first, events=events, state=state, undone=mine or (shown and bool(telling.undone_by))
    )
