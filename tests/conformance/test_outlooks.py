"""Outlooks: what they foretell happens, and they tell nothing that the seat can't know."""

from tests.conformance.play import asked_seats, frozen, positions, told
from tests.conformance.tables import Case, amount, every_table
from voltige.core.errors import IllegalActionError
from voltige.core.event import EVERYONE, Event, Journal
from voltige.core.outlook import Outlook, foresee, foresee_one, reasons
from voltige.core.rng import Rng
from voltige.core.state import SEVERAL, SPECTATOR, State

POSITIONS = amount(6, 40)


def codes_of(state: State, seat: int) -> list[int]:
    return [int(action.code) for action in state.legal_actions_of(seat)]


def happens(state: State, seat: int, code: int) -> tuple[list[Event], bool, State]:
    """Really do it: what the seat is told before the first revelation, and whether there was one."""
    state.hear(seat)
    journal = Journal()
    state.apply(code, journal)
    certain: list[Event] = []
    for event in journal.events:
        if event.reveals:
            return certain, True, state
        if event.to == EVERYONE or event.to == seat:
            certain.append(event)
    return certain, False, state


def after(outlook: Outlook) -> str:
    return frozen(None if outlook.after is None else outlook.after.to_json())


@every_table
def test_what_an_outlook_foretells_happens(case: Case) -> None:
    for state in positions(case, 81, POSITIONS):
        several = state.view(SPECTATOR).to_act == SEVERAL
        for seat in asked_seats(state):
            for outlook in foresee(case.game, state.view(seat), codes_of(state, seat)):
                events, revealed, then = happens(state.clone(), seat, outlook.code)
                foretold = told(outlook.events)
                if several:  # secret answers: whether they are the last, nobody knows
                    assert told(events)[: len(foretold)] == foretold
                    continue
                assert foretold == told(events)
                assert (outlook.after is None) == revealed
                if outlook.after is not None:
                    assert after(outlook) == frozen(then.view(seat).to_json())


@every_table
def test_an_outlook_does_not_depend_on_what_is_hidden(case: Case) -> None:
    for number, state in enumerate(positions(case, 82, POSITIONS)):
        for seat in asked_seats(state):
            view = state.view(seat)
            other = case.game.determinize(view, Rng(number + 1))
            for outlook in foresee(case.game, view, codes_of(state, seat)):
                elsewhere = foresee_one(other, seat, outlook.code)
                assert told(outlook.events) == told(elsewhere.events)
                assert after(outlook) == after(elsewhere)


@every_table
def test_what_is_used_is_known_by_kind_and_every_try_is_legal_or_has_its_reason(case: Case) -> None:
    for state in positions(case, 83, POSITIONS):
        for seat in range(case.seats):
            view = state.view(seat)
            legal = state.legal_actions_of(seat)
            used = {
                (kind, one)
                for action in legal
                for kind, ids in case.game.uses(action, case.edition).items()
                for one in ids
            }
            told_of = reasons(case.game, case.edition, view, legal)
            for reason in told_of:
                things = {(kind, one) for kind, ids in reason.things.items() for one in ids}
                assert not things or not things <= used
                assert reason.refusal.rule, reason.refusal.code
            if legal:
                named = [frozen(reason.things) for reason in told_of]
                tried = [frozen(one.things) for one in case.game.tries(view)]
                assert len(set(tried)) == len(tried), "each thing is tried once"
                assert set(named) <= set(tried)
                for one in case.game.tries(view):
                    things = {(kind, thing) for kind, ids in one.things.items() for thing in ids}
                    assert things <= used or frozen(one.things) in named, one.attempt


@every_table
def test_reasons_do_not_depend_on_what_is_hidden(case: Case) -> None:
    for number, state in enumerate(positions(case, 84, POSITIONS)):
        for seat in range(case.seats):
            view = state.view(seat)
            other = case.game.determinize(view, Rng(number + 1))
            for one in case.game.tries(view):
                here, there = state.refusal(seat, one.attempt), other.refusal(seat, one.attempt)
                assert said(here) == said(there)


def said(refusal: IllegalActionError | None) -> str:
    return "" if refusal is None else frozen([refusal.code, refusal.rule, refusal.params])
