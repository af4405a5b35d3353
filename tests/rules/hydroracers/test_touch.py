"""What people touch: of every slot and card that is of no use, the board can say why."""

from tests.marks import rule
from tests.rules.hydroracers.positions import A, B, position
from voltige.core.outlook import reasons
from voltige.core.state import SPECTATOR
from voltige.games.hydroracers import GAME
from voltige.games.hydroracers.state import HydroracersState


def told(state: HydroracersState, seat: int) -> dict[tuple[str, ...], tuple[str, str]]:
    """Give the reasons of a seat by thing: code and rule."""
    legal = state.legal_actions_of(seat)
    found = reasons(GAME, state.setup.edition, state.view(seat), legal)
    return {
        tuple(f"{kind} {one}" for kind, ids in reason.things.items() for one in ids): (
            reason.refusal.code,
            reason.refusal.rule,
        )
        for reason in found
    }


@rule("HR-80")
def test_a_slot_that_is_taken_says_so_and_the_others_need_no_word() -> None:
    state = position({"position": 9}, {"position": 5, "slot": 6, "bet": "macchi"})
    assert told(state, A) == {("slot 6",): ("slot_taken", "HR-80")}


@rule("HR-79")
def test_who_has_bet_is_told_why_no_slot_is_open() -> None:
    state = position({"position": 9, "slot": 4, "bet": "macchi"}, {"position": 5})
    assert {code for code, _ in told(state, A).values()} == {"already_bet"}


@rule("HR-14")
def test_who_is_not_in_turn_gets_one_reason_for_all() -> None:
    state = position({"position": 9}, {"position": 5})
    assert list(told(state, B)) == [()]
    assert GAME.tries(state.view(SPECTATOR)) == []
