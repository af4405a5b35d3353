"""Figures that stand in CONTRIBUTING.md, each between two marks of its name."""

from pathlib import Path

PAGE = Path(__file__).parents[1] / "CONTRIBUTING.md"


def write_figures(name: str, lines: list[str], page: Path = PAGE) -> None:
    """Put lines in the place of those that stand between the marks."""
    opening, closing = f"<!-- {name} -->\n", f"<!-- /{name} -->"
    before, _, rest = page.read_text(encoding="utf-8").partition(opening)
    _, _, after = rest.partition(closing)
    text = "\n".join(lines)
    page.write_text(f"{before}{opening}{text}\n{closing}{after}", encoding="utf-8")
