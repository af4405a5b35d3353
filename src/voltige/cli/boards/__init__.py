"""How each game looks in the terminal."""

from voltige.cli.boards.board import Board
from voltige.cli.boards.flying_carpet import CarpetBoard
from voltige.cli.boards.hydroracers import HydroracersBoard
from voltige.cli.boards.loops import LoopsBoard
from voltige.cli.boards.lucky_loop import LuckyLoopBoard
from voltige.locale import Texts
from voltige.match.match import Table

BOARDS: dict[str, type[Board]] = {
    "loops": LoopsBoard,
    "lucky-loop": LuckyLoopBoard,
    "flying-carpet": CarpetBoard,
    "hydroracers": HydroracersBoard,
}


def make_board(table: Table, words: Texts, names: list[str], viewer: int) -> Board:
    """Make the board of a game; a game without one of its own gets the plain one."""
    return BOARDS.get(table.game.name, Board)(table, words, names, viewer)
