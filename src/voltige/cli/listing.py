"""Choices as a numbered list: in groups, by what they come to, never wider than the screen."""

from dataclasses import dataclass, field

from rich.cells import cell_len
from rich.text import Text

from voltige.cli.boards.board import Board
from voltige.cli.folding import GAP, columns, flowing, folded, padded
from voltige.core.action import Action
from voltige.core.view import View

FEW = 8  # choices that need no headings
INDENT = 5  # what a number takes


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

    def row(self, aim: str) -> Row:
        """Give the row of an aim, a new one for a choice that has none."""
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
        """Give the choices by number."""
        return [action for group in self.groups for row in group.rows for action in row.actions]

    def lines(self, width: int) -> list[Text]:
        """Draw the list for a screen."""
        count = len(self.actions)
        headed = len(self.groups) > 1 and count > FEW
        found: list[Text] = []
        number = 1
        for group in self.groups:
            if headed:
                found += [Text(line, style="bold") for line in folded(group.heading, width)]
            if any(row.aim for row in group.rows):
                found += aimed(group, number, width)
            else:
                found += plain(group, number, width)
            number += sum(len(row.actions) for row in group.rows)
        return found


def list_choices(board: Board, view: View, legal: list[Action]) -> Listing:
    """Put choices into groups, each where its first one stands."""
    groups: dict[str, Group] = {}
    for action in legal:
        heading = board.group(action)
        row = groups.setdefault(heading, Group(heading)).row(board.aim(view, action))
        row.names.append(board.brief(action) or board.action(view, action))
        row.actions.append(action)
    return Listing(list(groups.values()))


def aimed(group: Group, first: int, width: int) -> list[Text]:
    """Draw a row for each aim, and in it the choices that come to it."""
    longest = max(cell_len(row.aim) for row in group.rows)
    most = width * 2 // 5  # of a line, for what choices come to
    lead = min(longest, most) + 2 + len(GAP)
    found: list[Text] = []
    number = first
    for row in group.rows:
        items = [f"{number + place:>3}  {name}" for place, name in enumerate(row.names)]
        number += len(items)
        lines = flowing(items, max(20, width - lead), INDENT)
        aims = folded(row.aim, most)
        for place in range(max(len(lines), len(aims))):
            aim = aims[place] if place < len(aims) else ""
            rest = lines[place] if place < len(lines) else ""
            pad = " " * max(0, lead - 2 - cell_len(aim))
            found.append(Text(f"  {aim}{pad}{rest}".rstrip()))
    return found


def plain(group: Group, first: int, width: int) -> list[Text]:
    """Draw numbered choices in columns where several fit, else one under the other."""
    names = [name for row in group.rows for name in row.names]
    items = [f"{number:>3}  {name}" for number, name in enumerate(names, start=first)]
    widest, across = columns(items, width)
    if across == 1 or len(items) <= FEW // 2:
        return [Text(line) for item in items for line in folded(item, width, INDENT)]
    down = -(-len(items) // across)
    rows = [items[start::down] for start in range(down)]
    return [Text(GAP.join(padded(item, widest) for item in row).rstrip()) for row in rows]
