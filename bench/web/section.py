"""docs/web-performance.md has two parts: each bench writes its own and leaves the other."""

from pathlib import Path

REPORT = Path(__file__).parents[2] / "docs" / "web-performance.md"
SITE = "## Without a server\n"


def write(*, tables: str | None = None, site: str | None = None) -> None:
    """Write one of the parts anew."""
    old_tables, _, old_site = REPORT.read_text(encoding="utf-8").partition(f"\n{SITE}")
    first = old_tables if tables is None else tables
    second = old_site if site is None else site
    text = f"{first.rstrip()}\n"
    if second:
        text += f"\n{SITE}{second.rstrip()}\n"
    REPORT.write_text(text, encoding="utf-8")
