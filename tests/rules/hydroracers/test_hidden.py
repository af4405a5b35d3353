"""docs/rules/hydroracers.md, "What each seat may know"; and positions that cannot be."""

from typing import Any

import pytest

from tests.marks import rule
from tests.rules.hydroracers.positions import (
    EXPERT,
    MACCHI,
    ONE_AUTOPILOT,
    A,
    B,
    C,
    plane,
    play,
    position,
    settled,
)
from voltige.core.errors import NotationError, PositionError
from voltige.core.fields.seeing import view_by_fields
from voltige.core.options import Values
from voltige.core.rng import Rng
from voltige.core.state import NOBODY, SPECTATOR
from voltige.core.view import View
from voltige.games.hydroracers import GAME, terms
from voltige.games.hydroracers.state import known_position


@rule("HR-65", "HR-82")
def test_hands_and_cards_under_the_deck_are_seen_by_their_owner_alone() -> None:
    state = position(
        {"position": 9, "hand": {"9/4": 1}, "under": ["5/2", "1/0"]},
        {"position": 5, "hand": {"8/3": 1}},
        {"position": 3},
    )
    for seat in (A, B, C, SPECTATOR):
        shown = state.view(seat).to_json()["planes"]
        assert shown[A]["hand"] == ({"9/4": 1} if seat == A else {})
        assert shown[A]["under"] == (["5/2", "1/0"] if seat == A else [])
        assert (shown[A]["hand_size"], shown[A]["under_size"], shown[A]["deck_size"]) == (1, 2, 7)
        assert all("deck" not in told for told in shown)


@rule("HR-32")
def test_cards_played_are_open_to_all() -> None:
    state = position({"position": 9, "played": {"9/4": 1, "7/2": 1}, "top": "7/2"}, {"position": 5})
    shown = state.view(SPECTATOR).to_json()["planes"][A]
    assert (shown["played"], shown["top"]) == ({"7/2": 1, "9/4": 1}, "7/2")


@rule("HR-65")
def test_the_card_put_under_the_deck_is_told_to_its_owner_alone() -> None:
    state = position({"position": 9, "hand": {"9/4": 1}}, {"position": 5})
    events = play(state, "pass 9/4")
    named = [event for event in events if "9/4" in str(event.data)]
    assert [(event.name, event.to) for event in named] == [("CardPutUnder", A)]


@rule("HR-34")
def test_the_card_drawn_is_told_to_its_owner_alone() -> None:
    state = position({"position": 9, "hand": {"9/4": 1}}, {"position": 5})
    events = play(state, "play 9/4", "luck: damage", "luck: 7/2")
    named = [event for event in events if "7/2" in str(event.data)]
    assert [(event.name, event.to) for event in named] == [("CardReceived", A)]


@pytest.mark.parametrize("options", [{}, {"mode": "campaign"}, ONE_AUTOPILOT, EXPERT], ids=str)
def test_no_cell_of_a_view_holds_a_card_or_a_bet_that_its_fields_hide(options: Values) -> None:
    state = GAME.new_state(3, options, None)
    rng = Rng(3, 7)
    for step in range(300):
        if state.to_act == NOBODY:
            break
        state.random_step(rng)
        if step % 10 == 0:
            for seat in (A, C, SPECTATOR):
                declared = view_by_fields(state, seat)
                assert secret_cells(state.view(seat)) == secret_cells(declared)


def secret_cells(view: View) -> list[list[int]]:
    """List the columns of bets, hands, decks and what lies under them, and the cards looked at."""
    seen = known_position(view)
    setup, cells = seen.setup, [int(cell) for cell in seen.cells]
    rows = [cells[seat * setup.width : (seat + 1) * setup.width] for seat in range(setup.seats)]
    looked = cells[setup.dev_at + terms.LOOKED_AT :][: terms.MOST_LOOK]
    columns = [terms.BET_PLANE, *range(terms.UNDER_AT, int(setup.played_at))]
    return [looked, *[[row[column] for column in columns] for row in rows]]


IMPOSSIBLE: list[tuple[str, dict[str, Any], dict[str, Any], Values | None]] = [
    ("one plane on a cell", {"position": 5}, {}, None),
    ("HR-12", {"bag": {"damage": 11}}, {}, None),
    ("HR-53", {"damage": 4}, {}, None),
    ("one bet per slot", {"slot": 6, "bet": MACCHI}, {}, None),
    ("a bet has a slot", {"bet": MACCHI}, {}, None),
    ("HR-83", {"slot": 0, "bet": "bernard"}, {}, None),
    ("HR-57", {"crashed": 2}, {}, None),
    ("ranks are given once", {"rank": 2}, {}, None),
    ("HR-227", {"out": 1}, {"heat": 2}, ONE_AUTOPILOT),
    ("HR-6", {"pilot": "sadi"}, {}, None),
    ("HR-92", {"position": 22}, {}, None),
    ("HR-15", {}, {"order": [1, 0]}, None),
    ("HR-14", {}, {"order": [0]}, None),
    ("HR-1", {}, {"heat": 4}, None),
    ("the plane in turn acts", {}, {"to_act": 1}, None),
    ("HR-115", {"tiles": {"controls": {"tokens": ["alert", "", "damage"]}}}, {}, EXPERT),
    ("HR-106", {"damage": 1}, {}, EXPERT),
    ("HR-106", {"tiles": {"controls": {"level": 3}}}, {}, EXPERT),
    ("HR-216", {}, {"phase": "auto_draw"}, None),
    ("HR-68", {}, {"turn": 1}, ONE_AUTOPILOT),
    ("HR-34", {}, {"phase": "refill"}, None),
    ("HR-78", {}, {"phase": "late_bet"}, None),
    ("HR-108", {"bag": {"alert": 5}}, {"phase": "place_token", "token": "alert"}, None),
    ("HR-104", {}, {"phase": "over", "heat": 3}, None),
    ("HR-11", {"rank": 1}, {"phase": "deal", "taker": 1}, None),
    ("HR-5", {}, {"phase": "choose_pilot", "taker": 0}, None),
]


@pytest.mark.parametrize(
    ("what", "leader", "data", "options"), IMPOSSIBLE, ids=[str(n) for n in range(len(IMPOSSIBLE))]
)
def test_positions_that_cannot_be_are_refused_with_the_reason(
    what: str, leader: dict[str, Any], data: dict[str, Any], options: Values | None
) -> None:
    other = {"position": 5, "pilot": "sadi", "slot": 6, "bet": MACCHI, "aircoins": 24}
    if options is ONE_AUTOPILOT or "phase" in data:
        other = {"position": 5}
    first = {"position": 9, **leader}
    if data.get("phase") in {"deal", "choose_pilot", "draw_grid"}:
        first, other = leader, {"rank": 2} if "rank" in leader else {}
    with pytest.raises(PositionError) as caught:
        position(first, other, options=options, **data)
    assert caught.value.code == "impossible_position"
    assert what in str(caught.value.params["reason"])


@pytest.mark.parametrize(
    ("data", "key"),
    [
        ({"phase": "taxi"}, "phase"),
        ({"circuit": "lido"}, "circuit"),
        ({"turn": 9}, "turn"),
        ({"planes": [{"hand": {"9/9": 1}}]}, "planes.0.hand"),
        ({"planes": [{"hand": {"9/4": -1}}]}, "planes.0.hand.9/4"),
        ({"planes": [{"position": "far"}]}, "planes.0.position"),
        ({"planes": [{"row": ["9/4"]}]}, "planes.0.row"),
        ({"planes": [{"tiles": {"cooling": {}}}]}, "planes.0.tiles"),
        ({"planes": [{"hand_size": 9}]}, "planes.0.hand_size"),
        ({"planes": [{}, {"penalties": ["penalty_hand"]}]}, "planes.1.penalties"),
        ({"dangers": 1}, "dangers"),  # none in a turn
        ({"token": "damage"}, "token"),
        ({"element": "cooling"}, "element"),
        ({"phase": "draw_grid", "heat": 1}, "heat"),
        ({"phase": "draw_grid", "planes": [{"position": 1}]}, "planes.0.position"),
        ({"planes": [1]}, "planes.0"),
        ({"leader": 1}, "leader"),
    ],
)
def test_wrong_values_are_refused_by_their_key(data: dict[str, Any], key: str) -> None:
    from voltige.games.hydroracers import GAME

    with pytest.raises(PositionError) as caught:
        GAME.from_dict(data, 2, {"pilots": "none"})
    assert caught.value.params["key"] == key


@pytest.mark.parametrize("phase", ["turn", "mirror", "danger", "late_bet"])
def test_a_round_without_planes_is_refused(phase: str) -> None:
    with pytest.raises(PositionError) as caught:
        position({}, {}, phase=phase, order=[])
    assert caught.value.code == "impossible_position"


def test_a_word_of_a_line_that_stands_there_twice_is_refused() -> None:
    from voltige.games.hydroracers import GAME

    state = position({"position": 9}, {"position": 5})
    line = GAME.write_state(state)
    values = state.setup.values
    assert GAME.read_state(line, 2, values, state.setup.edition).to_dict() == state.to_dict()
    with pytest.raises(NotationError) as caught:
        GAME.read_state(f"{line} A.position=9", 2, values, state.setup.edition)
    assert caught.value.params["text"] == "A.position=9"


def test_more_cards_than_a_plane_has_are_refused() -> None:
    with pytest.raises(PositionError) as caught:
        position({"position": 9, "hand": {"9/4": 1}, "under": ["9/4"]}, {"position": 5})
    assert caught.value.code == "too_many_cards"
    assert caught.value.params["card"] == "9/4"


@rule("HR-216")
def test_a_re_deal_leaves_the_row_of_an_autopilot_and_deals_its_deck_anew() -> None:
    state = settled(3, {"autopilots": ["curtiss"]})
    dealt = GAME.determinize(state.view(A), Rng(3))
    other = GAME.determinize(state.view(A), Rng(4))
    assert dealt.to_dict()["planes"][2] == plane(state, 2)
    assert dealt.to_dict()["planes"][A] == plane(state, A)
    assert dealt.to_dict()["planes"][B]["hand"] != other.to_dict()["planes"][B]["hand"]
