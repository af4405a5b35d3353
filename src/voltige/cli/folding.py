"""Texts on a screen of some width: folded at plain spaces, and in columns."""

import textwrap

from rich.cells import cell_len

GAP = "   "  # between columns


def folded(text: str, width: int, indent: int = 0) -> list[str]:
    """Break a text at plain spaces; spaces that bind stay whole, further lines are indented."""
    return textwrap.wrap(
        text,
        max(20, width),
        subsequent_indent=" " * indent,
        replace_whitespace=False,
        break_long_words=False,
        break_on_hyphens=False,
    ) or [""]


def beside(items: list[str], width: int) -> list[str]:
    """Put items beside each other, as many to a line as fit."""
    lines: list[str] = []
    for item in items:
        if lines and cell_len(lines[-1]) + 2 + cell_len(item) <= width:
            lines[-1] += f"  {item}"
        else:
            lines.append(item)
    return lines


def columns(items: list[str], width: int) -> tuple[int, int]:
    """Return the width of equal columns, and how many of them fit."""
    widest = max(cell_len(item) for item in items)
    return widest, max(1, (width + len(GAP)) // (widest + len(GAP)))


def flowing(items: list[str], width: int, indent: int) -> list[str]:
    """Put items into equal columns row by row; where one alone fits, fold what is too long."""
    widest, across = columns(items, width)
    if across == 1:
        return [line for item in items for line in folded(item, width, indent)]
    rows = [items[start : start + across] for start in range(0, len(items), across)]
    return [GAP.join(padded(item, widest) for item in row).rstrip() for row in rows]


def padded(text: str, width: int) -> str:
    """Fill a text up to a width of cells."""
    return text + " " * (width - cell_len(text))
