"""Rulings for what the law leaves open: races, hidden piles, and attempts while chance is at work."""

from typing import Any, cast

import pytest

from tests.marks import rule
from tests.rules.loops.positions import (
    FAULTS,
    ONE_CARD_EACH,
    RACE_HANDS,
    A,
    B,
    C,
    D,
    altitude,
    bring,
    edition_data,
    is_punished,
    new_game,
    play,
    position,
    read_edition,
    refused,
    view,
)
from voltige.core.errors import TableError
from voltige.core.event import EVERYONE
from voltige.core.state import CHANCE, SPECTATOR
from voltige.games.loops import GAME
from voltige.games.loops.state import LoopsState
from voltige.locale import LANGUAGES, texts
from voltige.match.table import Table

WEIGHTS = [1, 2, 1, 3]
EVERYBODY = (SPECTATOR, A, B, C, D)
LOOPER: list[dict[str, int]] = [
    {"loop": 1, "alt_9000": 1},
    {"draw_2": 1, "alt_6000": 1},
    {"alt_7000": 2},
    {"alt_8000": 2},
]


@rule("LO-47", "LO-D18")
@pytest.mark.parametrize("weights", [WEIGHTS, [2, 2, 2, 2], [1, 1, 1, 2]])
def test_weights_are_refused_where_races_are_live(weights: list[int]) -> None:
    options = {"race_mode": "live", "race_weights": weights}
    with pytest.raises(TableError) as caught:
        Table.make(GAME, 4, options)
    assert caught.value.code == "race_weights_live"
    for language in LANGUAGES:
        sentence = texts(language).error(caught.value)
        assert "secret" in sentence
        assert "_" not in sentence
        assert "LO-D18" in sentence


@rule("LO-47", "LO-D18")
def test_weights_of_one_say_nothing_and_are_allowed_at_any_table() -> None:
    for weights in ([], [1, 1, 1, 1]):
        Table.make(GAME, 4, {"race_mode": "live", "race_weights": weights})
    Table.make(GAME, 4, {"race_mode": "secret", "race_weights": WEIGHTS})


@rule("LO-4")
@pytest.mark.parametrize("count", [0, -1, 1.5, None, 1, 2])
def test_a_card_taken_out_for_two_players_is_unknown_whatever_the_count(count: Any) -> None:
    """An edition may take out altitudes, too; the law asks for the card before the count."""
    data = edition_data()
    data["edition"]["two_player_removed"].append("alt_4000")
    hands = [{"alt_6000": 2}, {"alt_6000": 1}]
    given = {"hands": hands, "pile": ["alt_5000"]}
    state = cast("LoopsState", GAME.from_dict(given, 2, None, read_edition(data)))
    assert refused(state, A, altitude(4000, count)) == ("unknown_card", "LO-4")
    if count in {1, 2}:
        assert state.refusal(A, altitude(6000, count)) is None
    else:
        assert refused(state, A, altitude(6000, count)) == ("bad_count", "LO-17")


def racing(*answers: str) -> LoopsState:
    """Let A open a race and others answer."""
    state = position(hands=RACE_HANDS, pile=["alt_5000"])
    play(state, "play speed", *answers)
    return state


@rule("LO-41", "LO-D31")
@pytest.mark.parametrize("seat", [A, B, C, D])
@pytest.mark.parametrize(
    "answers",
    [
        [],
        ["B: decline"],
        ["B: play 6000 x1", "C: play 7000 x1"],
        ["B: play 6000 x1", "C: play 7000 x1", "D: decline"],
    ],
)
def test_nobody_picks_up_in_a_race_whatever_they_have_answered(
    answers: list[str], seat: int
) -> None:
    state = racing(*answers)
    before = state.to_dict()
    assert refused(state, seat, "pick up") == ("no_pick_up_in_race", "LO-41")
    assert state.to_dict() == before


@rule("LO-24", "LO-D27", "LO-D32")
def test_a_pile_that_may_not_be_browsed_is_shown_when_it_is_picked_up() -> None:
    state = position(
        options={"pile_browse": False}, hands=ONE_CARD_EACH, pile=["alt_5000", "speed"]
    )
    events = play(state, "pick up")
    picked = next(event for event in events if event.name == "PilePickedUp")
    assert (picked.to, picked.data["cards"]) == (EVERYONE, ["alt_5000", "speed"])
    for seat in EVERYBODY:
        assert view(state, seat)["known"][A] == {"alt_5000": 1, "speed": 1}


@rule("LO-32", "LO-D13", "LO-D32")
def test_a_loop_shows_nothing_of_a_pile_that_may_not_be_browsed() -> None:
    state = position(options={"pile_browse": False}, hands=LOOPER, pile=["alt_5000", "speed"])
    events = play(state, "play loop")
    returned = next(event for event in events if event.name == "PileReturned")
    assert returned.data == {"count": 3, "cards": []}
    for seat in EVERYBODY:
        seen = view(state, seat)
        assert (seen["returned"], seen["bottom"]) == ({}, [])


@rule("LO-32", "LO-D13", "LO-D32")
@pytest.mark.parametrize("browse", [True, False])
def test_a_loop_to_the_bottom_shows_every_card_in_order(browse: bool) -> None:
    options = {"pile_browse": browse, "loop_return": "bottom"}
    state = position(
        options=options, hands=[*LOOPER[:3], {}], pile=["alt_5000", "speed"], draw_pile=0
    )
    play(state, "play loop")
    for seat in EVERYBODY:
        seen = view(state, seat)
        assert (seen["returned"], seen["bottom"]) == ({}, ["alt_5000", "speed", "loop"])
    play(state, "play draw2 on C")
    bring(state, "5000")
    bring(state, "speed")
    for seat in EVERYBODY:
        seen = view(state, seat)
        assert seen["known"][C] == {"alt_5000": 1, "speed": 1}
        assert (seen["returned"], seen["bottom"]) == ({}, ["loop"])


ATTEMPTS = ["play 7000 x1", "pick up", "decline"]


@rule("LO-D33")
@pytest.mark.parametrize("attempt", ATTEMPTS)
def test_during_the_deal_the_round_is_over(attempt: str) -> None:
    state = new_game(3)
    assert state.to_act == CHANCE
    assert refused(state, B, attempt)[0] == "round_over"


@rule("LO-D33")
@pytest.mark.parametrize("seat", [A, B, C, D])
@pytest.mark.parametrize("options", [{}, FAULTS])
def test_while_cards_are_taken_the_turn_is_nobodys(seat: int, options: dict[str, str]) -> None:
    hands: list[dict[str, int]] = [{"draw_2": 1, "alt_7000": 1}, *[{"alt_7000": 2}] * 3]
    state = position(options=options, hands=hands, pile=["alt_5000"])
    play(state, "play draw2 on C")
    assert state.to_act == CHANCE
    codes = [refused(state, seat, attempt)[0] for attempt in ATTEMPTS]
    assert codes == ["not_your_turn", "not_your_turn", "race_closed"]
    assert not is_punished(state, seat, "play 7000 x1")


@rule("LO-43", "LO-D33")
@pytest.mark.parametrize(
    ("seat", "attempt", "code"),
    [
        (A, "play 9000 x1", "own_race"),
        (A, "decline", "own_race"),
        (B, "play 6000 x1", "already_committed"),
        (D, "decline", "already_committed"),
        (C, "pick up", "no_pick_up_in_race"),
    ],
)
def test_while_chance_settles_a_race_everybody_has_answered(
    seat: int, attempt: str, code: str
) -> None:
    state = racing("B: play 6000 x1", "C: play 7000 x1", "D: decline")
    assert state.to_act == CHANCE
    assert refused(state, seat, attempt)[0] == code
