"""The page of a report: headings, tables and drawings in one file."""

import html
from collections.abc import Sequence

CSS = """
:root {
  color-scheme: light dark;
  --paper: #fbf9f4; --ink: #1d2433; --grid: #d9dce3; --mark: #b3261e; --soft: #66708a;
}
@media (prefers-color-scheme: dark) {
  :root { --paper: #14181f; --ink: #e8eaf0; --grid: #3a4250; --mark: #ff8a75; --soft: #9aa5bb; }
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 62rem;
  background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif;
}
h1 { font-size: 1.9rem; line-height: 1.15; margin: 0 0 .5rem; }
h2 {
  font-size: 1.25rem; margin: 2.2rem 0 .6rem; padding-bottom: .2rem;
  border-bottom: 3px solid var(--mark);
}
h3 { font-size: 1.1rem; margin: 1.6rem 0 .4rem; }
summary { cursor: pointer; margin: .6rem 0; }
p { max-width: 46rem; margin: .5rem 0; }
code { font-family: ui-monospace, monospace; font-size: .9em; overflow-wrap: anywhere; }
code span { display: inline-block; max-width: 100%; }
figure { margin: .8rem 0; overflow-x: auto; }
figure svg { height: auto; min-width: 26rem; max-width: 100%; }
figcaption { margin-bottom: .3rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; margin: .6rem 0; font-variant-numeric: tabular-nums; }
th, td {
  padding: .3rem 1.2rem .3rem 0; border-bottom: 1px solid var(--grid);
  text-align: right; vertical-align: top;
}
td { white-space: nowrap; }
th:first-child, td:first-child { text-align: left; white-space: normal; }
th { font-weight: 600; }
td small { display: block; color: var(--soft); }
td small.sure { color: var(--mark); }
@media (max-width: 30rem) {
  th, td { padding-right: .45rem; font-size: .85rem; }
}
.sure { font-weight: 700; color: var(--mark); }
"""


def page(title: str, language: str, parts: Sequence[str]) -> str:
    """Give the whole file."""
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{html.escape(title)}</title>\n<style>{CSS}</style>\n</head>\n"
        f"<body>\n<main>\n<h1>{html.escape(title)}</h1>\n{body}\n</main>\n</body>\n</html>\n"
    )


def heading(text: str) -> str:
    """Give a heading of a section."""
    return f"<h2>{html.escape(text)}</h2>"


def subheading(text: str) -> str:
    """Give a heading within a section: a name as it is typed."""
    return f"<h3><code>{html.escape(text)}</code></h3>"


def folded(label: str, part: str) -> str:
    """Give a part that is long and opens when it is wanted."""
    return f"<details><summary>{html.escape(label)}</summary>{part}</details>"


def paragraph(text: str) -> str:
    """Give a paragraph."""
    return f"<p>{html.escape(text)}</p>"


def command(text: str) -> str:
    """Give a line that was typed; lines break between its words, never after a hyphen."""
    words = " ".join(f"<span>{html.escape(word)}</span>" for word in text.split())
    return f"<p><code>{words}</code></p>"


def figure(drawing: str, label: str) -> str:
    """Give a drawing with its caption; what it shows stands in a table, too.

    On a narrow screen it scrolls, by the keyboard as well.
    """
    text = html.escape(label)
    hidden = drawing.replace("<svg ", '<svg aria-hidden="true" ', 1)  # the table tells it in words
    return f'<figure tabindex="0"><figcaption>{text}</figcaption>{hidden}</figure>'


def cell(text: str, below: str = "", *, sure: bool = False) -> str:
    """Give what stands in a cell, with a smaller line below; what is sure stands out."""
    shown = html.escape(text)
    shown = f'<span class="sure">{shown}</span>' if sure else shown
    return shown + (small(below) if below else "")


def small(text: str, *, sure: bool = False) -> str:
    """Give a smaller line of a cell."""
    kind = ' class="sure"' if sure else ""
    return f"<small{kind}>{html.escape(text)}</small>"


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Give a table; its cells are HTML already (``cell``)."""
    top = "".join(f'<th scope="col">{html.escape(head)}</th>' for head in heads)
    body = "\n".join("<tr>" + "".join(f"<td>{text}</td>" for text in row) + "</tr>" for row in rows)
    whole = f"<table><thead><tr>{top}</tr></thead>\n<tbody>\n{body}\n</tbody></table>"
    return f'<div class="wide" tabindex="0">{whole}</div>'
