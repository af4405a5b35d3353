"""In which order a terminal lists choices: by kind, always the same way."""

from typing import Any

import pytest

from voltige.cli.boards import make_board
from voltige.cli.listing import list_choices
from voltige.core.game import Game
from voltige.core.rng import Rng
from voltige.core.state import CHANCE, NOBODY, State
from voltige.games import GAMES
from voltige.locale import texts
from voltige.match.table import Table
from voltige.wording.wording import NO_VIEWER

LOOPS = next(game for game in GAMES if game.name == "loops")
LAST = {  # headings of what one does for want of better
    "Without playing",
    "Exchange",
    "End the flight",
    "Pass",
    "End of turn",
    "No card",
}


def headings(game: Game, state: State, table: Table) -> tuple[list[str], list[str]]:
    """Give the headings in the order of the legal list, and as they are listed."""
    seat = int(state.to_act)
    board = make_board(table, texts("en"), [f"Pilot {n}" for n in range(table.seats)], NO_VIEWER)
    legal = state.legal_actions_of(seat)
    listing = list_choices(board, state.view(seat), legal)
    assert sorted(action.code for action in listing.actions) == [action.code for action in legal]
    return list(dict.fromkeys(map(board.group, legal))), [one.heading for one in listing.groups]


@pytest.mark.parametrize(
    ("hand", "heads", "first"),
    [
        ({"alt_8000": 1, "speed": 1, "draw_2": 1}, 3, "play 8000 x1"),
        ({"alt_8000": 1}, 2, "play 8000 x1"),
        ({"alt_7000": 1, "alt_8000": 1, "speed": 1}, 3, "play 7000 x1"),
        ({"alt_8000": 1, "speed": 1}, 3, "play 8000 x1"),
    ],
)
def test_to_pick_up_stands_last_however_few_cards_can_be_played(
    hand: dict[str, int], heads: int, first: str
) -> None:
    position: dict[str, Any] = {
        "hands": [hand, {"alt_1000": 2}, {"alt_1000": 1}],
        "pile": ["alt_5000"],
    }
    table = Table.make(LOOPS, 3, position=position)
    state = table.first_state()
    board = make_board(table, texts("en"), ["Ana", "Ben", "Cleo"], NO_VIEWER)
    listing = list_choices(board, state.view(0), state.legal_actions())
    order = ["Altitudes", "Special cards", "Without playing"]
    found = [group.heading for group in listing.groups]
    assert found == [heading for heading in order if heading in found]
    assert len(found) == heads
    notations = [action.notation for action in listing.actions]
    assert notations[0] == first
    assert notations[-1].startswith("pick")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_kinds_follow_the_legal_list_and_what_ends_something_comes_last(game: Game) -> None:
    table = Table.make(game, 3)
    met = 0
    for seed in range(3):
        state, rng = table.first_state(), Rng(seed)
        for _ in range(60):
            if state.to_act == NOBODY:
                break
            if state.to_act == CHANCE:
                outcomes = state.chance_outcomes()
                state.resolve(outcomes[int(rng.below(len(outcomes)))][0])
                continue
            legal, listed = headings(game, state, table)
            last = [heading for heading in legal if heading in LAST]
            assert listed == [heading for heading in legal if heading not in LAST] + last
            met += len(listed) > 1
            state.hear(int(state.to_act))
            state.apply(state.random_action(rng))
    assert met > 3
