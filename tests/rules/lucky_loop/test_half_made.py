"""Half-made choices belong to the seat that makes them, until they are complete (LL-D44)."""

from typing import Any

import pytest

from tests.conformance.attempts import answer, legal_forms, malformed
from tests.conformance.play import StreamLuck, frozen, random_attempt, told
from tests.marks import rule
from tests.rules.lucky_loop.positions import DUCK, EAGLE, FOUR, legal, position
from voltige.core.errors import IllegalActionError
from voltige.core.rng import Rng
from voltige.core.state import SPECTATOR
from voltige.games import GAMES
from voltige.games.lucky_loop import GAME
from voltige.games.lucky_loop.state import LuckyLoopState
from voltige.match.errors import UndoError
from voltige.match.log import Entry, Seat
from voltige.match.luck import GivenLuck
from voltige.match.match import Match
from voltige.match.record import Record, read_record, write_record
from voltige.match.redact import write_redacted
from voltige.match.table import Table
from voltige.tables.replays import page_of, story_of

HAND = ["Y05a", "R05a", "B05a", "G06a", "R06a", "Y08a"]
NINE = [*HAND, "G12a", "B11a", "R11a"]
FREE_HAND = ["R05a", "G08a", "B12a", "Y05a", "R04a", "B08a"]
OTHERS = [1, 2, SPECTATOR]

CHOICES: dict[
    str, tuple[dict[str, Any], list[str], str]
] = {  # position, steps, and the public fact
    "lay": (
        {"hands": [HAND], "board": {EAGLE: ["Y07a", "R04a", "B12a"]}},
        ["lay mighty_eagle", "play Y05a", "play R06a", "play B05a"],
        "ProgrammeLaid",
    ),
    "upgrade": (
        {"hands": [HAND], "board": {DUCK: ["Y07a", "G07a", "R04a"]}},
        ["upgrade rubber_duck", "play Y08a"],
        "CardUpgraded",
    ),
    "discard": (
        {"hands": [NINE], "phase": "discard"},
        ["discard G12a", "discard Y05a", "discard R11a"],
        "CardsDiscarded",
    ),
    "free": (
        {"hands": [FREE_HAND], "scores": [FOUR]},
        ["free R05a", "free G08a", "free B12a", "done"],
        "FreeLaid",
    ),
}
every_choice = pytest.mark.parametrize("kind", CHOICES)


def match_at(kind: str) -> Match:
    """Begin a match of three where seat 0 has the choice before it."""
    table = Table.make(GAME, 3, {}, position=position(3, **CHOICES[kind][0]).to_dict())
    return Match(table, [Seat("A"), Seat("B"), Seat("C")], GivenLuck())


def do(match: Match, text: str, seat: int = 0, version: int | None = None) -> Entry:
    return match.submit(seat, GAME.read_attempt(text, match.table.edition), version)


def knowledge(match: Match, seat: int) -> list[Any]:
    """Give all that somebody can learn of a match: position, facts, refusals, versions, exports."""
    view = match.state.view(seat)
    table = match.state.table()
    attempts = [] if seat == SPECTATOR else [*legal_forms(table), *malformed(table)]
    legal_now = [] if seat == SPECTATOR else match.legal_actions(seat)
    undo = None if seat == SPECTATOR else (match.undo_from(seat), match.own_last_move(seat))
    return [
        frozen(view.to_json()),
        told(match.events_for(seat)),
        [str(action) for action in legal_now],
        [answer(match.state, seat, attempt) for attempt in attempts],
        [stale(match, seat, version) for version in range(12)],
        (match.shown_version, match.shown_actor, frozen(match.shown_position), undo),
        write_redacted(match, seat),
        repr(page_of(story_of(match, seat, opened=False), 0, position=True)),
        frozen(GAME.determinize(view, Rng(5)).to_dict()),
    ]


def stale(match: Match, seat: int, version: int) -> str:
    """Give the answer to an attempt on some version."""
    if seat == SPECTATOR:
        return ""
    try:
        return str(match.submit(seat, {"do": "exchange"}, version))
    except IllegalActionError as error:
        return f"{error.code} {error.rule} {error.params}"


@rule("LL-D44")
@every_choice
def test_nobody_else_can_tell_a_half_made_choice_from_none(kind: str) -> None:
    steps = CHOICES[kind][1]
    untouched = {seat: knowledge(match_at(kind), seat) for seat in OTHERS}
    for count in range(1, len(steps)):
        match = match_at(kind)
        for text in steps[:count]:
            assert do(match, text).secret
        for seat in OTHERS:
            assert knowledge(match, seat) == untouched[seat], (seat, steps[:count])


@rule("LL-D44")
@every_choice
def test_picks_that_were_undone_and_made_anew_leave_no_trace(kind: str) -> None:
    steps = CHOICES[kind][1]
    untouched = {seat: knowledge(match_at(kind), seat) for seat in OTHERS}
    match = match_at(kind)
    before = match.state.to_dict()
    for _ in range(2):
        for text in steps[:-1]:
            do(match, text)
        for _ in steps[:-1]:
            assert match.undo(0).secret
            assert {seat: knowledge(match, seat) for seat in OTHERS} == untouched
        assert match.state.to_dict() == before
    with pytest.raises(UndoError):
        match.undo(0)


@rule("LL-D44")
@every_choice
def test_the_seat_sees_its_own_picks_and_is_told_of_them(kind: str) -> None:
    steps = CHOICES[kind][1]
    match = match_at(kind)
    for text in steps[:-1]:
        before = frozen(match.state.view(0).to_json())
        entry = do(match, text)
        assert [event.to for event in entry.events] == [0]
        assert text.split()[1] in entry.events[0].data.values()
        assert frozen(match.state.view(0).to_json()) != before
    cards = [text.split()[1] for text in steps[:-1] if not text.startswith(("lay", "upgrade"))]
    shown = match.state.view(0).to_json()
    assert sorted(shown["picked"]) == sorted(cards)
    assert not set(cards) & set(shown["hand"])


@rule("LL-D44")
@every_choice
def test_with_the_last_pick_all_is_public_and_cannot_be_undone(kind: str) -> None:
    _, steps, fact = CHOICES[kind]
    match = match_at(kind)
    for text in steps[:-1]:
        do(match, text)
    last = do(match, steps[-1])
    assert not last.secret
    assert last.reveals
    assert match.shown_version == match.version
    assert fact in [event.name for event in match.events_for(SPECTATOR)]
    for seat in OTHERS:
        assert told(match.events_for(seat)) == told(match.events_for(SPECTATOR))
    with pytest.raises(UndoError) as caught:
        match.undo(0)
    assert caught.value.code == "undo_wall"


@rule("LL-D44")
def test_the_public_fact_names_the_whole_act_once() -> None:
    match = match_at("lay")
    for text in CHOICES["lay"][1]:
        do(match, text)
    facts = [event.to_json() for event in match.events_for(1)]
    named = [fact["event"] for fact in facts]
    assert named[:3] == ["CardsDiscarded", "ProgrammeLaid", "FlightStarted"]
    assert facts[1]["cards"] == ["Y05a", "R06a", "B05a"]


@rule("LL-D44")
def test_the_last_step_of_another_can_be_undone_until_the_choice_is_complete() -> None:
    """Whether C may still undo must not tell that A has begun to choose."""
    given = position(
        3,
        scores=[{}, {}, FOUR],
        hands=[HAND],
        free_cards=[[], [], ["G05b", "G08a", "B12a"]],
        active=2,
        to_act=2,
        flight={"figures": [{"dice": [5]}, {}, {}], "highlight": 1, "roll": [1, 1, 1]},
    )
    table = Table.make(GAME, 3, {}, position=given.to_dict())
    match = Match(table, [Seat("A"), Seat("B"), Seat("C")], GivenLuck())
    do(match, "concede", 2)
    do(match, "lay mighty_eagle")
    do(match, "play Y05a")
    assert match.undo_from(2) == 1
    match.undo(2)
    assert match.state.to_dict() == given.to_dict()


@rule("LL-D44")
def test_a_record_keeps_every_pick_and_an_undo_between_them() -> None:
    match = match_at("lay")
    steps = CHOICES["lay"][1]
    do(match, steps[0])
    do(match, "play Y08a")
    match.undo(0)
    for text in steps[1:]:
        do(match, text)
    match.feed([match.state.outcome_text(match.state.chance_outcomes()[0][0])])
    text = write_record(Record(match, None, hashes=True))
    again = read_record(text, GAMES)
    assert write_record(again) == text
    assert again.match.state.to_dict() == match.state.to_dict()
    assert [entry.secret for entry in again.match.log] == [entry.secret for entry in match.log]


@rule("LL-D44")
def test_a_choice_goes_on_after_the_seat_has_changed_hands() -> None:
    match = match_at("discard")
    do(match, "discard G12a")
    before = {seat: frozen(match.state.view(seat).to_json()) for seat in OTHERS}
    match.change_seat(0, "D", "bot:heuristic")
    assert {seat: frozen(match.state.view(seat).to_json()) for seat in OTHERS} == before
    assert match.state.view(0).to_json()["picked"] == ["G12a"]
    do(match, "discard Y05a")
    do(match, "discard R11a")
    assert match.state.to_act == 1


@rule("LL-D44")
@pytest.mark.parametrize("seed", range(3))
def test_in_whole_games_a_step_is_secret_exactly_while_a_choice_is_half_made(seed: int) -> None:
    options = [{}, {"illegal_free_programme": "penalty"}, {"discard_visibility": "top"}][seed]
    table = Table.make(GAME, 3, {**options, "round_cap": 8})
    match = Match(table, [Seat("A"), Seat("B"), Seat("C")], StreamLuck(Rng(seed, 1)))
    rng = Rng(seed, 2)
    secret = 0
    while not match.is_over:
        before = {seat: frozen(match.state.view(seat).to_json()) for seat in [0, *OTHERS]}
        shown = match.shown_version
        seat, attempt = random_attempt(match, rng)
        entry = match.submit(seat, attempt)
        assert entry.secret == half_made(match.state), attempt
        if not entry.secret:
            continue
        secret += 1
        assert match.shown_version == shown
        others = [other for other in before if other != seat]
        assert all(frozen(match.state.view(o).to_json()) == before[o] for o in others)
        assert {event.to for event in entry.events} == {seat}
    assert secret > 20


def half_made(state: Any) -> bool:
    """Tell whether the seat in turn is in the middle of a choice."""
    assert isinstance(state, LuckyLoopState)
    told = state.to_dict()
    begun = told["phase"] in {"lay_programme", "upgrade_card", "lay_free"} or bool(told["picked"])
    return begun and bool(legal(state))
