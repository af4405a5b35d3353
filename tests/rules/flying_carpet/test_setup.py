"""Set-up: players, box, deal, first player, entry (FC-1 to FC-14, FC-103 to FC-105)."""

import pytest

from tests.marks import rule
from tests.rules.flying_carpet.positions import (
    dealt,
    edition,
    fact,
    named,
    new_game,
    play,
)
from voltige.core.errors import OptionError, TableError
from voltige.core.rng import Rng
from voltige.games.flying_carpet import GAME
from voltige.games.flying_carpet.terms import PHASE_NAMES


@rule("FC-1")
@pytest.mark.parametrize("seats", [0, 1, 2, 7])
def test_only_three_to_six_may_play(seats: int) -> None:
    with pytest.raises(TableError) as caught:
        GAME.new_state(seats)
    assert caught.value.code == "bad_players"


@rule("FC-1")
def test_two_may_play_where_the_table_allows_it() -> None:
    state = dealt(2, options={"allow_two_players": True})
    assert fact(state, "draw_pile_size") == 66
    with pytest.raises(TableError):
        GAME.new_state(2, {"allow_two_players": False})
    with pytest.raises(OptionError):
        GAME.new_state(2, {"allow_two_players": True, "hand_size": 4})


@rule("FC-2", "FC-3", "FC-4", "FC-5", "FC-103")
@pytest.mark.parametrize(
    ("seats", "three", "five"), [(3, 63, 57), (4, 60, 52), (5, 57, 47), (6, 54, 42)]
)
def test_the_draw_pile_after_the_deal(seats: int, three: int, five: int) -> None:
    for hand, left in ((3, three), (5, five)):
        state = dealt(seats, options={"hand_size": hand})
        assert fact(state, "draw_pile_size") == left
        assert fact(state, "hand_sizes") == [hand] * seats
        assert fact(state, "directions") == [5] * seats
        assert fact(state, "discard_pile") == {}


@rule("FC-103")
def test_the_box_holds_what_the_rulebook_lists() -> None:
    box = edition()
    assert sum(int(copies) for copies in box.copies) == 72
    assert len(box.panels) == 10
    assert sum(1 for panel in box.panels if panel.cloud) == 3
    assert sum(panel.width for panel in box.panels if not panel.cloud) == 20
    assert [len(panel.shape) for panel in box.panels] == [24, 14, 11, 10, 7, 8, 4, 8, 6, 3]
    assert (int(box.board.width), int(box.board.height)) == (24, 12)
    assert box.board.forces == [0] * 6 + [1] * 3 + [2] * 3


@rule("FC-103", "FC-35", "FC-36")
def test_every_design_has_its_copies() -> None:
    copies = dict(zip(edition().ids, [int(count) for count in edition().copies], strict=True))
    assert copies == {f"V{v}": 6 for v in (1, 2, 3)} | {
        f"{kind}{h}{v}": 3 for kind in "SB" for h in (1, 2, 3) for v in (1, 2, 3)
    }


@rule("FC-13")
def test_the_youngest_begins_and_turns_go_round() -> None:
    assert fact(dealt(4), "to_act") == 0
    state = dealt(4, options={"youngest": 3})
    order = []
    for _ in range(5):
        order.append(int(state.to_act))
        play(state, "no card")
    assert order == [2, 3, 0, 1, 2]
    assert fact(dealt(3, options={"youngest": 6}), "to_act") == 0


@rule("FC-13")
def test_luck_may_choose_the_first_player() -> None:
    state = new_game(4, {"first_player": "random"})
    assert [weight for _, weight in state.chance_outcomes()] == [1, 1, 1, 1]
    assert fact(state, "first") == -1
    events = play(state, "luck: C")
    assert named(events, "FirstPlayerChosen") == [{"seat": 2}]
    rng = Rng(3)
    while state.to_act == -1:
        state.resolve(state.sample_chance(rng))
    assert state.to_act == 2


@rule("FC-14")
def test_a_carpet_enters_on_its_owners_first_turn_and_disturbs_nobody() -> None:
    state = dealt(3)
    assert fact(state, "cells") == [[1, 1], [], []]
    play(state, "no card")
    assert fact(state, "cells") == [[1, 1], [1, 1], []]
    play(state, "no card", "no card")
    assert fact(state, "cells") == [[1, 1]] * 3
    assert fact(state, "held") == [False] * 3
    assert fact(state, "stacks") == {}
    assert fact(state, "round") == 2


@rule("FC-104")
def test_every_game_begins_on_the_corner_with_its_landscape() -> None:
    state = new_game(3)
    assert PHASE_NAMES[state.phase] == "deal"
    assert int(edition().board.start) == edition().board.cell(1, 1)
    assert int(edition().board.finish) == edition().board.cell(24, 1)
    assert len(fact(state, "landscape")) == 8
    other = new_game(3, {"landscape": "caravan"})
    assert fact(other, "landscape") != fact(state, "landscape")
    assert fact(state, "cells") == [[], [], []]


@rule("FC-12")
def test_panels_never_move_during_the_game() -> None:
    state = dealt(4)
    before = fact(state, "landscape")
    rng = Rng(8)
    for _ in range(400):
        if state.to_act == -1:
            state.resolve(state.sample_chance(rng))
        elif state.to_act >= 0:
            state.apply(state.random_action(rng))
        assert fact(state, "landscape") == before
