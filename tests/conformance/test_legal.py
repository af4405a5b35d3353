"""Legal lists, chance nodes, and the fast twins of both."""

from tests.conformance.play import asked_seats, walk
from tests.conformance.tables import Case, amount, every_default_table, every_table
from voltige.bots.bot import legal_codes
from voltige.core.rng import Rng
from voltige.core.state import CHANCE, NOBODY, SPECTATOR, State
from voltige.core.verbs import VerbTable, verb_of

STEPS = amount(500, 6000)


@every_table
def test_every_step_of_a_random_game_keeps_the_invariants(case: Case) -> None:
    for number, state in enumerate(walk(case, 1)):
        state.check()
        if number > STEPS:
            break


@every_table
def test_legal_lists_are_sorted_unique_and_never_empty(case: Case) -> None:
    for number, state in enumerate(walk(case, 2)):
        for seat in asked_seats(state):
            codes = [action.code for action in state.legal_actions_of(seat)]
            assert codes == sorted(set(codes))
            assert codes, f"seat {seat} is asked and can do nothing"
        if number > STEPS:
            break


@every_default_table
def test_a_legal_action_is_the_shared_object_of_the_table(case: Case) -> None:
    actions = case.actions().actions
    for number, state in enumerate(walk(case, 2)):
        if state.to_act >= 0:
            for action in state.legal_actions():
                assert action is actions[action.code]
        if number > STEPS:
            break


@every_table
def test_a_verb_is_legal_only_in_the_phases_that_it_declares(case: Case) -> None:
    table = case.actions()
    assert isinstance(table, VerbTable)
    verbs = [verb_of(table.verbs, action.data) for action in table.actions]
    for number, state in enumerate(walk(case, 2)):
        if state.to_act >= 0:
            for action in state.legal_actions():
                phases = verbs[action.code].phases
                assert not phases or int(state.phase) in phases, action.notation
        if number > STEPS:
            break


@every_table
def test_who_is_not_asked_has_nothing_to_do(case: Case) -> None:
    for number, state in enumerate(walk(case, 3)):
        for seat in range(case.seats):
            if not state.asks(seat):
                assert state.legal_actions_of(seat) == []
        if state.to_act >= 0:
            assert state.asks(state.to_act)
        if number > STEPS:
            break


@every_default_table
def test_a_spectator_is_never_asked(case: Case) -> None:
    for number, state in enumerate(walk(case, 3)):
        assert not state.asks(SPECTATOR)
        assert state.legal_actions_of(SPECTATOR) == []
        if number > STEPS:
            break


@every_default_table
def test_nobody_acts_while_luck_is_next_or_the_game_is_over(case: Case) -> None:
    for number, state in enumerate(walk(case, 4)):
        if state.to_act in {CHANCE, NOBODY}:
            assert asked_seats(state) == []
            assert state.legal_actions() == []
        if number > STEPS:
            break


@every_default_table
def test_a_seat_that_is_heard_has_the_list_it_was_promised(case: Case) -> None:
    for number, state in enumerate(walk(case, 5)):
        for seat in asked_seats(state):
            promised = state.legal_actions_of(seat)
            heard = state.clone()
            heard.hear(seat)
            assert heard.to_act == seat
            assert heard.legal_actions() == promised
        if number > STEPS:
            break


@every_table
def test_chance_weighs_different_outcomes_with_positive_whole_numbers(case: Case) -> None:
    for number, state in enumerate(walk(case, 6)):
        if state.to_act == CHANCE:
            outcomes = state.chance_outcomes()
            assert outcomes
            assert all(type(weight) is int and weight > 0 for _, weight in outcomes)
            names = [state.outcome_text(outcome) for outcome, _ in outcomes]
            assert len({outcome for outcome, _ in outcomes}) == len(outcomes)
            assert len(set(names)) == len(names)
            assert all(len(name.split()) == 1 and not set(name) & set("|#'") for name in names)
        if number > STEPS:
            break


@every_table
def test_fast_twins_do_what_the_plain_methods_do(case: Case) -> None:
    buffer = [0] * len(case.actions().actions)
    rng = Rng(7, case.seats)
    for number, state in enumerate(walk(case, 7)):
        if state.to_act == CHANCE:
            check_chance_twin(state, rng)
        elif state.to_act >= 0:
            check_legal_twin(state, buffer)
            check_random_twin(state, rng)
        if state.to_act != NOBODY:
            check_step_twin(state, rng)
        rng.next32()
        if number > STEPS:
            break


def check_legal_twin(state: State, buffer: list[int]) -> None:
    """Compare ``fill_legal`` with ``legal_actions``."""
    codes = legal_codes(buffer)
    count = state.fill_legal(codes)
    assert [codes[i] for i in range(count)] == [action.code for action in state.legal_actions()]


def check_random_twin(state: State, rng: Rng) -> None:
    """Compare ``random_action`` with a draw from ``legal_actions``: same draw, same action."""
    fast, plain = rng.clone(), rng.clone()
    legal = state.legal_actions()
    assert state.random_action(fast) == legal[plain.below(len(legal))].code
    assert fast.next32() == plain.next32()


def check_chance_twin(state: State, rng: Rng) -> None:
    """Compare ``sample_chance`` with a walk along ``chance_outcomes``: same draw, same outcome."""
    fast, plain = rng.clone(), rng.clone()
    outcomes = state.chance_outcomes()
    left = plain.below(sum(weight for _, weight in outcomes))
    for outcome, weight in outcomes:
        left -= weight
        if left < 0:
            assert state.sample_chance(fast) == outcome
            break
    assert fast.next32() == plain.next32()


def check_step_twin(state: State, rng: Rng) -> None:
    """Compare ``random_step`` with an action or an outcome drawn and done in two calls."""
    fast, plain = rng.clone(), rng.clone()
    one, other = state.clone(), state.clone()
    one.random_step(fast)
    if other.to_act == CHANCE:
        other.resolve(other.sample_chance(plain))
    else:
        other.apply(other.random_action(plain))
    assert one.to_dict() == other.to_dict()
    assert fast.next32() == plain.next32()
