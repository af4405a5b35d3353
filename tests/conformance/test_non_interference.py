"""Change what a seat can't know, and everything that reaches the seat stays the same.

A world is re-dealt with ``determinize`` from the view of one seat. In both worlds the seat must see
the same, may do the same, is refused in the same words, is told the same of the same steps, and its
bots choose the same, byte for byte.
"""

from dataclasses import dataclass, replace

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.conformance.attempts import answer, legal_forms, malformed
from tests.conformance.play import asked_seats, frozen, step, told
from tests.conformance.tables import CASES, Case, amount, random_options
from voltige.bots.bot import legal_codes
from voltige.bots.levels import LEVELS
from voltige.bots.registry import HEURISTIC, LAYER, RANDOM, make_bot, make_level
from voltige.bots.search.plan import Budget
from voltige.core.event import Event, Journal
from voltige.core.parts import part_of
from voltige.core.rng import Rng
from voltige.core.state import CHANCE, NOBODY, SPECTATOR, State
from voltige.match.log import Seat
from voltige.match.luck import GivenLuck
from voltige.match.match import Match
from voltige.match.redact import write_redacted

often = settings(max_examples=amount(250, 400), deadline=None, derandomize=True)

LOOK_AHEAD = 250  # steps
A_FEW = Budget(amount(6, 12))  # rollouts of a level that searches


@dataclass(frozen=True)
class Worlds:
    """A position, a seat, and another position that the seat cannot tell from it."""

    case: Case
    seat: int
    true: State
    other: State
    seed: int


@st.composite
def tables(draw: st.DrawFn) -> Case:
    """Draw a game, an edition, a number of seats and all options."""
    case = draw(st.sampled_from(CASES))
    if not draw(st.booleans()):
        return case
    seats = draw(st.integers(case.edition.min_seats, case.edition.max_seats))
    options = random_options(case.game, case.edition, seats, Rng(draw(st.integers(0, 10**6))))
    return replace(case, seats=seats, options=options, word="drawn")


@st.composite
def worlds(draw: st.DrawFn) -> Worlds:
    """Play so many random steps, choose who looks, and deal anew what that seat can't know."""
    case = draw(tables())
    seed = draw(st.integers(0, 2**32 - 1))
    steps = draw(st.integers(0, 400))
    loud = draw(st.booleans())
    state, rng = case.start(), Rng(seed, case.seats)
    go(state, rng, steps)
    if loud:
        go(state, rng, loudest(state, rng))
    asked = asked_seats(state)
    watchers = case.watchers() if not asked or draw(st.booleans()) else asked
    seat = draw(st.sampled_from(watchers))
    other = case.game.determinize(state.view(seat), Rng(seed, 99))
    return Worlds(case, seat, state, other, seed)


def go(state: State, rng: Rng, steps: int) -> None:
    """Play so many random steps, or to the end."""
    for _ in range(steps):
        if state.to_act == NOBODY:
            break
        step(state, rng)


def loudest(state: State, rng: Rng) -> int:
    """Count the steps up to the next one of which most is told: an end of some kind, often."""
    ahead, stream = state.clone(), rng.clone()
    told_by_step = [0]
    for _ in range(LOOK_AHEAD):
        if ahead.to_act == NOBODY:
            break
        journal = Journal()
        step(ahead, stream, journal)
        told_by_step.append(len(journal.events))
    return max(0, told_by_step.index(max(told_by_step)) - 1)


def legal(state: State, seat: int) -> list[str]:
    """List what a seat may do."""
    return [] if seat == SPECTATOR else [str(action) for action in state.legal_actions_of(seat)]


@often
@given(worlds())
def test_a_seat_sees_the_same_and_may_do_the_same(both: Worlds) -> None:
    seen = frozen(both.true.view(both.seat).to_json())
    assert frozen(both.other.view(both.seat).to_json()) == seen
    assert legal(both.other, both.seat) == legal(both.true, both.seat)


@often
@given(worlds())
def test_a_seat_is_refused_in_the_same_words(both: Worlds) -> None:
    table = both.true.table()
    for attempt in legal_forms(table) + malformed(table):
        if both.seat != SPECTATOR:
            expected = answer(both.true, both.seat, attempt)
            assert answer(both.other, both.seat, attempt) == expected, attempt


@often
@given(worlds())
def test_a_seat_is_punished_for_the_same_faults(both: Worlds) -> None:
    if both.seat == SPECTATOR or min(both.true.to_act, both.other.to_act) < 0:
        return
    for attempt in legal_forms(both.true.table()):
        faults = []
        for state in (both.true, both.other):
            refused = state.refusal(both.seat, attempt)
            fault = None if refused is None else state.fault(both.seat, attempt, refused)
            faults.append(None if fault is None else (fault.seat, fault.code, fault.cards))
        assert faults[0] == faults[1]


@often
@given(worlds())
def test_the_bots_of_a_seat_choose_the_same(both: Worlds) -> None:
    if not legal(both.true, both.seat):
        return
    game = both.case.game
    rules_of_thumb = [] if part_of(game.name, LAYER, "HEURISTIC") is None else [HEURISTIC]
    for name in [RANDOM, *rules_of_thumb, *LEVELS]:
        choices = []
        for state in (both.true, both.other):
            searches = name in LEVELS
            bot = make_level(name, game, A_FEW) if searches else make_bot(name, game.name)
            codes = [action.code for action in state.legal_actions_of(both.seat)]
            rng = Rng(both.seed, 7)
            chosen = bot.choose(state.view(both.seat), legal_codes(codes), rng)
            choices.append((int(chosen), int(rng.next32())))
        assert choices[0] == choices[1], name


@often
@given(worlds())
def test_a_seat_is_told_the_same_of_the_same_step(both: Worlds) -> None:
    """Every action that some seat could do in both worlds, up to the first revelation."""
    for actor in range(both.case.seats):
        if not (both.true.asks(actor) and both.other.asks(actor)):
            continue
        possible = both.other.legal_actions_of(actor)
        for action in both.true.legal_actions_of(actor):
            if action in possible:
                compare_step(both, actor, action.code)


def compare_step(both: Worlds, actor: int, code: int) -> None:
    """Do the same in both worlds; compare what the seat is told, and sees if nothing is revealed."""
    lists, shown = [], []
    for state in (both.true.clone(), both.other.clone()):
        journal = Journal()
        state.hear(actor)
        state.apply(code, journal)
        lists.append(journal.for_seat(both.seat))
        shown.append(frozen(state.view(both.seat).to_json()))
    assert told(unrevealed(lists[0])) == told(unrevealed(lists[1]))
    if all(unrevealed(events) == events for events in lists):
        assert shown[0] == shown[1]


def unrevealed(events: list[Event]) -> list[Event]:
    """Give the events before the first that shows what only luck or another seat knew."""
    for number, event in enumerate(events):
        if event.reveals:
            return events[:number]
    return events


@often
@given(worlds())
def test_the_export_for_a_seat_is_the_same_in_both_worlds(both: Worlds) -> None:
    """Two matches go the same way as long as the seat can't tell them apart."""
    matches = [match_from(both.case, both.true), match_from(both.case, both.other)]
    rng = Rng(both.seed, 55)
    for _ in range(25):
        seen = [Witness(match, both.seat) for match in matches]
        if not go_on_alike(matches, rng) or seen[0].trace() != seen[1].trace():
            break  # from here on the seat can tell them apart
        assert write_redacted(matches[0], both.seat) == write_redacted(matches[1], both.seat)


@often
@given(tables(), st.integers(0, 2**32 - 1))
def test_secret_answers_of_others_leave_no_trace_in_an_export(case: Case, seed: int) -> None:
    """Where several seats are asked at once, what others answer is not told before it counts."""
    state, rng = case.start(), Rng(seed, case.seats)
    for _ in range(600):
        if state.to_act == NOBODY or len(asked_seats(state)) > 1:
            break
        step(state, rng)
    if len(asked_seats(state)) < 2:
        return
    for seat in case.watchers():
        matches = [match_from(case, state), match_from(case, state)]
        seen = [Witness(match, seat) for match in matches]
        exports: set[str] = set()
        for stream, match in enumerate(matches):
            answer_in_secret(match, seat, Rng(seed, stream))
            if not seen[stream].learnt():
                exports.add(write_redacted(match, seat))
        assert len(exports) <= 1


def answer_in_secret(match: Match, fixed: int, rng: Rng) -> None:
    """Let every seat that is asked answer, one of them always alike, the others at random."""
    for seat in asked_seats(match.state):
        if match.state.asks(seat) and match.state.to_act != CHANCE:
            legal = match.legal_actions(seat)
            chosen = 0 if seat == fixed else int(rng.below(len(legal)))
            match.submit(seat, legal[chosen].data)


class Witness:
    """A seat at a match, from now on."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.heard = len(match.events_for(seat))

    def trace(self) -> list[str]:
        """Give what the seat has learnt: what was revealed, and what it sees."""
        revealed = [frozen(event.to_json()) for event in self.told() if event.reveals]
        return [*revealed, frozen(self.match.state.view(self.seat).to_json())]

    def told(self) -> list[Event]:
        """Give the events since then."""
        return self.match.events_for(self.seat)[self.heard :]

    def learnt(self) -> bool:
        """Tell whether something was revealed since then."""
        return any(event.reveals for event in self.told())


def match_from(case: Case, state: State) -> Match:
    """Begin a match at a position; luck waits until it is told."""
    table = replace(case.table(), position=state.to_dict())
    return Match(table, [Seat(f"seat {n}") for n in range(case.seats)], GivenLuck())


def go_on_alike(matches: list[Match], rng: Rng) -> bool:
    """Let the same luck or the same action happen in both; false where there is none."""
    one, other = (match.state for match in matches)
    if one.to_act != other.to_act and CHANCE in {one.to_act, other.to_act}:
        return False
    if one.to_act == CHANCE:
        words = [one.outcome_text(outcome) for outcome, _ in one.chance_outcomes()]
        known = [other.outcome_text(outcome) for outcome, _ in other.chance_outcomes()]
        words = [word for word in words if word in known]
        if words:
            word = words[int(rng.below(len(words)))]
            for match in matches:
                match.feed([word])
        return bool(words)
    choices = [
        (seat, action.data)
        for seat in range(matches[0].table.seats)
        for action in matches[0].legal_actions(seat)
        if action in matches[1].legal_actions(seat)
    ]
    if choices:
        seat, attempt = choices[int(rng.below(len(choices)))]
        for match in matches:
            match.submit(seat, attempt)
    return bool(choices)
