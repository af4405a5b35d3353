"""Re-deals: a full state that agrees with a view, sound, playable, and free in what is hidden."""

from tests.conformance.play import frozen, positions, step
from tests.conformance.tables import Case, amount, every_default_table, every_table
from voltige.core.rng import Rng
from voltige.core.state import NOBODY

POSITIONS = amount(9, 30)


@every_table
def test_a_re_deal_keeps_the_view_and_the_invariants(case: Case) -> None:
    rng = Rng(61, case.seats)
    for state in positions(case, 62, POSITIONS):
        for seat in case.watchers():
            view = state.view(seat)
            dealt = case.game.determinize(view, rng)
            dealt.check()
            assert frozen(dealt.view(seat).to_json()) == frozen(view.to_json())


@every_table
def test_a_re_deal_is_the_same_with_the_same_stream(case: Case) -> None:
    for number, state in enumerate(positions(case, 63, POSITIONS // 3)):
        for seat in case.watchers():
            one = case.game.determinize(state.view(seat), Rng(number))
            other = case.game.determinize(state.view(seat), Rng(number))
            assert frozen(one.to_dict()) == frozen(other.to_dict())


@every_table
def test_a_re_deal_leaves_view_and_position_alone(case: Case) -> None:
    rng = Rng(64, case.seats)
    for state in positions(case, 65, POSITIONS // 3):
        for seat in case.watchers():
            view = state.view(seat)
            before, shown = frozen(state.to_dict()), frozen(view.to_json())
            dealt = case.game.determinize(view, rng)
            for _ in range(5):
                if dealt.to_act != NOBODY:
                    step(dealt, rng)
            assert frozen(state.to_dict()) == before
            assert frozen(view.to_json()) == shown


@every_default_table
def test_a_re_deal_leads_to_legal_play_to_the_end(case: Case) -> None:
    rng = Rng(66, case.seats)
    for number, state in enumerate(positions(case, 67, amount(2, 6))):
        dealt = case.game.determinize(state.view(case.watchers()[number % case.seats]), rng)
        steps = 0
        while dealt.to_act != NOBODY:
            step(dealt, rng)
            if steps % 7 == 0:
                dealt.check()
            steps += 1


@every_table
def test_a_re_deal_leads_to_sound_positions(case: Case) -> None:
    rng = Rng(68, case.seats)
    for number, state in enumerate(positions(case, 69, POSITIONS // 2)):
        dealt = case.game.determinize(state.view(case.watchers()[number % case.seats]), rng)
        for _ in range(20):
            if dealt.to_act != NOBODY:
                step(dealt, rng)
                dealt.check()


@every_default_table
def test_a_followed_view_can_be_re_dealt_like_a_built_one(case: Case) -> None:
    for number, state in enumerate(positions(case, 70, POSITIONS // 3)):
        for seat in case.watchers():
            dealt = case.game.determinize(state.view(seat), Rng(number))
            again = case.game.determinize(dealt.view(seat), Rng(number))
            assert frozen(again.to_dict()) == frozen(dealt.to_dict())
