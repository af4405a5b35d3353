"""How each game looks in the terminal."""

from voltige.cli.boards.board import Board
from voltige.core.parts import part_of
from voltige.locale import Texts
from voltige.match.table import Table

LAYER = "voltige.cli.boards"


def make_board(table: Table, words: Texts, names: list[str], viewer: int) -> Board:
    """Make the board of a game; a game without one of its own gets the plain one."""
    board: type[Board] = part_of(table.game.name, LAYER, "BOARD") or Board
    return board(table, words, names, viewer)
