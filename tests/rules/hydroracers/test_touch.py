"""What people touch: of every slot and card that is of no use, the board can say why."""

from tests.marks import rule
from tests.rules.hydroracers.campaigns import development
from tests.rules.hydroracers.positions import A, B, play, position
from tests.rules.hydroracers.test_development import SPIED
from tests.rules.hydroracers.test_expert import in_danger
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


@rule("HR-145", "HR-151", "HR-152", "HR-162", "HR-167", "HR-168")
def test_of_every_place_that_takes_no_token_the_development_phase_says_why() -> None:
    dear = {"card": "m_power_11", "tokens": [2, 0]}
    state = development(
        {"technologies": ["t_goggles"], "aircoins": 8, "tokens": {"bag": 3}},
        {},
        display=[{"card": "t_goggles"}, dear, {"card": "t_hop"}],
    )
    play(state, "put on espionage", "luck: A", "put on public 1", "luck: A")
    found = told(state, A)
    assert {one: why for one, why in found.items() if one[0].startswith("place")} == {
        ("place espionage",): ("no_card_to_spy", "HR-162"),
        ("place card 1",): ("already_owned", "HR-152"),
        ("place card 2",): ("cannot_pay_exchange", "HR-151"),
        ("place reserved curtiss",): ("not_your_space", "HR-167"),
        ("place public 1",): ("space_taken", "HR-168"),
    }


@rule("HR-117")
def test_a_full_tile_of_the_cockpit_says_that_it_is_full() -> None:
    state = in_danger(structure=["damage", "alert"])
    play(state, "luck: damage")
    found = told(state, B)
    assert found["element structure",] == ("element_full", "HR-117")
    assert ("element cooling",) not in found


@rule("HR-164")
def test_a_card_on_the_track_that_cannot_be_paid_for_says_so() -> None:
    state = development(
        {"aircoins": 0, "tokens": {"espionage": 1}}, SPIED, track=["8/3", "m_power_11"]
    )
    play(state, "put on espionage")
    found = told(state, A)
    assert found["card m_power_11",] == ("not_enough_aircoins", "HR-164")
    assert ("card 8/3",) not in found


@rule("HR-155")
def test_a_card_that_cannot_be_given_for_the_one_just_taken_says_so() -> None:
    state = development({"aircoins": 12}, {}, display=[{"card": "m_power_10", "tokens": [1, 0]}])
    play(state, "put on card 1")
    found = {thing: why for (thing,), why in told(state, A).items() if thing.startswith("card")}
    assert "card 9/4" not in found
    assert found["card 8/3"] == ("not_enough_aircoins", "HR-155")
    assert set(found.values()) == {("not_enough_aircoins", "HR-155")}


@rule("HR-209")
def test_a_plane_that_is_no_victim_says_so() -> None:
    state = development({}, {}, {}, display=[{"card": "a_sabotage", "tokens": [1]}])
    play(state, "put on card 1")
    found = {thing: why for (thing,), why in told(state, A).items() if thing.startswith("plane")}
    assert found == {"plane macchi": ("not_an_opponent", "HR-209")}
