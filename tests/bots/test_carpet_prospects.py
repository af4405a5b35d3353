"""What The Flying Carpet's bots read of a next turn is what the flights of each card give."""

from tests.rules.flying_carpet.positions import new_game
from voltige.games.flying_carpet.actions import FLIGHTS, SINGLE_SLOTS, SLOTS
from voltige.games.flying_carpet.landscape.sky import ENDS, Sky, card_block, drift_end, single_block
from voltige.games.flying_carpet.landscape.turns import (
    NO_FLIGHT,
    expected_turns,
    idle_prospect,
    prospect,
)
from voltige.games.flying_carpet.terms import EJECTED, FREE


def ends(sky: Sky, block: int, slots: int) -> list[int]:
    """List where the slots of a block end."""
    return [int(sky.ends[block + ENDS + slot]) for slot in range(slots)]


def check_cell(sky: Sky, cell: int) -> None:
    """Compare the prospects of a cell with its flights, one by one."""
    finish = sky.land.board.finish
    for card in range(int(sky.vectors.cards)):
        flown = ends(sky, int(card_block(sky, cell, card)), SLOTS)
        place = prospect(sky, cell, card)
        plain = [int(sky.turns[end]) for end in flown[:FLIGHTS] if end >= 0]
        assert sky.fewest[place] == min(plain, default=NO_FLIGHT)
        assert sky.lands[place] == int(finish in flown[FLIGHTS:])
    drifted = drift_end(sky, cell)
    place = idle_prospect(sky, cell)
    assert sky.fewest[place] == sky.turns[sky.land.board.start if drifted == EJECTED else drifted]
    singles = ends(sky, int(single_block(sky, cell)), SINGLE_SLOTS)
    assert sky.lands[place] == int(finish in singles)


def test_prospects_follow_the_expected_turns_of_every_size_of_hand() -> None:
    state = new_game()
    sky = state.sky
    cells = [
        cell
        for cell in range(int(sky.land.board.size))
        if sky.land.covered[cell] == FREE and cell != sky.land.board.finish
    ]
    for hand in (5, 3):  # the second asking finds tables that the first has filled
        expected_turns(sky, state.setup.edition.copies, hand)
        for cell in cells:
            check_cell(sky, cell)
