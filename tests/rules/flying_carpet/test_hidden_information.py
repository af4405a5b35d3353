"""What each seat may know (FC-4, FC-97, FC-98, FC-101, FC-105)."""

from tests.marks import rule
from tests.rules.flying_carpet.positions import dealt, lone, named, play
from voltige.core.event import EVERYONE, Journal
from voltige.core.rng import Rng
from voltige.core.state import SPECTATOR
from voltige.games.flying_carpet import GAME


@rule("FC-4")
def test_only_the_owner_sees_a_hand() -> None:
    state = dealt(3)
    hands = state.to_dict()["hands"]
    for seat in range(3):
        told = state.view(seat).to_json()
        assert told["hand"] == hands[seat]
        assert told["hands"] == []
        assert told["hand_sizes"] == [3, 3, 3]
    told = state.view(SPECTATOR).to_json()
    assert told["hand"] == {}
    assert told["hands"] == []


@rule("FC-97")
def test_open_hands_are_seen_by_all() -> None:
    state = dealt(3, options={"open_hands": True})
    hands = state.to_dict()["hands"]
    for seat in (0, 1, 2, SPECTATOR):
        assert state.view(seat).to_json()["hands"] == hands
    dealt_again = GAME.determinize(state.view(SPECTATOR), Rng(1))
    assert dealt_again.to_dict() == state.to_dict()


@rule("FC-97", "FC-4")
def test_a_drawn_card_is_told_to_its_owner_or_where_hands_are_open_to_all() -> None:
    for open_hands in (False, True):
        state = lone([10, 3], ["S11", "V1", "V2"], {"open_hands": open_hands})
        play(state, "S11 light_blue")
        journal = Journal()
        words = {state.outcome_text(outcome): outcome for outcome, _ in state.chance_outcomes()}
        state.resolve(words["V3"], journal)
        faces = [event for event in journal.events if event.data.get("card") == "V3"]
        assert [event.to for event in faces] == [EVERYONE if open_hands else 0]
        assert all(event.reveals for event in faces)
        assert len(named(journal.for_seat(1), "CardDrawn")) == int(not open_hands)


@rule("FC-98", "FC-105")
def test_direction_cards_are_open_or_hidden() -> None:
    state = lone([10, 3], ["S11", "V1", "V2"], directions=3)
    assert state.view(1).to_json()["directions"] == [3, 5, 5]
    hidden = lone([10, 3], ["S11", "V1", "V2"], {"direction_cards_visible": False}, 3)
    assert hidden.view(0).to_json()["directions"] == [3, -1, -1]
    assert hidden.view(1).to_json()["directions"] == [-1, 5, -1]
    assert hidden.view(SPECTATOR).to_json()["directions"] == [-1, -1, -1]
    events = play(hidden, "direction up")
    assert named(events, "DirectionCardPlayed")[0]["direction"] == "up", "their use is seen"
    view = hidden.view(1)
    left = {GAME.determinize(view, Rng(seed)).to_dict()["directions"][0] for seed in range(60)}
    assert left == {0, 1, 2, 3, 4, 5}


@rule("FC-101")
def test_all_see_the_discard_pile_and_can_count_what_is_left() -> None:
    state = lone([10, 3], ["S11", "V1", "V2"])
    play(state, "S11 light_blue", "luck: V3", "no card")
    for seat in (0, 1, 2, SPECTATOR):
        told = state.view(seat).to_json()
        assert told["discard_pile"] == {"S11": 1}
        assert told["draw_pile_size"] == 72 - 9 - 1
    dealt_again = GAME.determinize(state.view(1), Rng(5))
    assert dealt_again.to_dict()["hands"][1] == state.to_dict()["hands"][1]
    assert dealt_again.to_dict()["discard_pile"] == {"S11": 1}
