"""Figures are written between their marks, and nothing else of the page changes."""

from pathlib import Path

import pytest

from bench.figures import PAGE, write_figures


def test_what_stands_between_the_marks_is_replaced(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("a\n<!-- one -->\nold\n<!-- /one -->\nb\n", encoding="utf-8")
    for line in ("new", "newer"):
        write_figures("one", [line, "last"], page)
        assert page.read_text(encoding="utf-8") == (
            f"a\n<!-- one -->\n{line}\nlast\n<!-- /one -->\nb\n"
        )


@pytest.mark.parametrize("name", ["start", "sockets"])
def test_the_page_has_the_marks_of_each_figure_once(name: str) -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert text.count(f"<!-- {name} -->\n") == text.count(f"\n<!-- /{name} -->") == 1
