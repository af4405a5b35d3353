"""Choices as a numbered list: in groups, by what they come to, never wider than the screen."""

import itertools
from dataclasses import dataclass, field

from rich.cells import cell_len
from rich.text import Text

from voltige.cli.boards.board import Board
from voltige.cli.folding import GAP, columns, flowing, folded, padded
from voltige.core.action import Action
from voltige.core.view import View

FEW = 8  # choices that need no headings
INDENT = 5  # what a number takes
ROOM = 36  # cells that choices want beside what they come to


@dataclass
class Row:
    """Choices that come to the same; a choice without an aim has a row of its own."""

    aim: str
    names: list[str]
    actions: list[Action]


@dataclass
class Group:
    """Rows under one heading."""

    heading: str
    rows: list[Row] = field(default_factory=list)

    @property
    def size(self) -> int:
        """Count the choices."""
        return sum(len(row.actions) for row in self.rows)

    def row(self, aim: str) -> Row:
        """Return the row of an aim, a new one for a choice that has none."""
        for row in self.rows:
            if aim and row.aim == aim:
                return row
        self.rows.append(Row(aim, [], []))
        return self.rows[-1]


@dataclass
class Listing:
    """The choices of a person in the order in which they are numbered."""

    groups: list[Group]

    @property
    def actions(self) -> list[Action]:
        """Return the choices by number."""
        return [action for group in self.groups for row in group.rows for action in row.actions]

    def lines(self, width: int) -> list[Text]:
        """Draw the list for a screen; a few choices need no headings."""
        rows = [row for group in self.groups for row in group.rows]
        few = len(self.actions) <= FEW or len(self.groups) == 1
        if few and not any(row.aim for row in rows):
            return plain(Group("", rows), 1, width)
        found: list[Text] = []
        number = 1
        for group in self.groups:
            found += [Text(line, style="bold") for line in folded(group.heading, width)]
            found += body(group, number, width)
            number += group.size
        return found


def list_choices(board: Board, view: View, legal: list[Action]) -> Listing:
    """Put choices into groups: each where its first one stands, or last where the game says so."""
    groups: dict[str, Group] = {}
    for action in sorted(legal, key=board.comes_last):
        heading = board.group(action)
        row = groups.setdefault(heading, Group(heading)).row(board.aim(view, action))
        row.names.append(board.brief(action) or board.action(view, action))
        row.actions.append(action)
    return Listing(list(groups.values()))


def body(group: Group, first: int, width: int) -> list[Text]:
    """Draw the choices of a group, from number ``first`` on."""
    if any(row.aim for row in group.rows):
        return aimed(group, first, width)
    return plain(group, first, width)


def aimed(group: Group, first: int, width: int) -> list[Text]:
    """Draw what choices come to, and beside it or, where there is no room, below it the choices."""
    most = width * 2 // 5  # of a line, for what choices come to
    lead = min(max(cell_len(row.aim) for row in group.rows), most) + 2 + len(GAP)
    found: list[Text] = []
    number = first
    for row in group.rows:
        items = [f"{number + place:>3}  {name}" for place, name in enumerate(row.names)]
        number += len(items)
        if width - lead < ROOM:
            found += [Text(f"  {line}") for line in folded(row.aim, width - 2)]
            found += [Text(f"  {line}") for line in flowing(items, width - 2, INDENT)]
        else:
            found += side_by_side(folded(row.aim, most), flowing(items, width - lead, INDENT), lead)
    return found


def side_by_side(left: list[str], right: list[str], lead: int) -> list[Text]:
    """Put lines beside lines; the right ones begin after ``lead`` cells."""
    pairs = itertools.zip_longest(left, right, fillvalue="")
    return [Text((padded(f"  {one}", lead) + other).rstrip()) for one, other in pairs]


def plain(group: Group, first: int, width: int) -> list[Text]:
    """Draw numbered choices in columns where several fit, else one under the other."""
    names = [name for row in group.rows for name in row.names]
    items = [f"{number:>3}  {name}" for number, name in enumerate(names, start=first)]
    widest, across = columns(items, width)
    if across == 1 or len(items) <= FEW:
        return [Text(line) for item in items for line in folded(item, width, INDENT)]
    down = -(-len(items) // across)
    rows = [items[start::down] for start in range(down)]
    return [Text(GAP.join(padded(item, widest) for item in row).rstrip()) for row in rows]
