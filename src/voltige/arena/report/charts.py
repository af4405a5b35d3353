"""Charts by Altair, drawn as SVG: a few kilobytes each, without a script.

Colours are named in the drawing, so that a page in the dark can give them other values; a drawing that
stands alone has them filled in.
"""

from collections.abc import Sequence
from typing import Any

from voltige.arena.extras import needed

EXTRA = "arena"
INK, GRID, MARK, SOFT = "#010101", "#020202", "#030303", "#040404"  # stand for the names below
NAMES = {INK: "var(--ink)", GRID: "var(--grid)", MARK: "var(--mark)", SOFT: "var(--soft)"}
LIGHT = {INK: "#1d2433", GRID: "#d9dce3", MARK: "#b3261e", SOFT: "#8a93a6"}
WIDTH = 460
FORMATS = {"fr": "fr-FR", "en": "en-US"}

Row = dict[str, Any]


def data(rows: Sequence[Row]) -> Any:
    """Give rows to a chart."""
    return needed("altair", EXTRA).Data(values=list(rows))


def intervals(rows: Sequence[Row], fair: float | None, *, share: bool = True) -> Any:
    """Draw a point with its interval for each row: ``name``, ``value``, ``low``, ``high``."""
    alt = needed("altair", EXTRA)
    axis = alt.Axis(format="%" if share else "~g", tickCount=6)
    place = alt.Y("name:N", title=None, sort=None, axis=alt.Axis(labelLimit=180))
    base = alt.Chart(data(rows)).encode(y=place)
    scale = alt.Scale(zero=False, nice=True)
    low = alt.X("low:Q", title=None, axis=axis, scale=scale)
    layers = [
        base.mark_rule(strokeWidth=3, color=SOFT).encode(x=low, x2="high:Q"),
        base.mark_point(filled=True, size=90, color=MARK, opacity=1).encode(x="value:Q"),
    ]
    if fair is not None:
        line = alt.Chart(data([{"fair": fair}])).mark_rule(strokeDash=[4, 3], color=INK)
        layers.insert(0, line.encode(x="fair:Q"))
    return alt.layer(*layers).properties(width=WIDTH, height={"step": 30})


def histogram(values: Sequence[float], count: str) -> Any:
    """Draw how values are spread."""
    alt = needed("altair", EXTRA)
    rows = [{"value": value} for value in values]
    places = alt.Axis(tickCount=8, labelFlush=False, labelSeparation=8)
    whole = alt.Axis(tickCount=5, tickMinStep=1)  # there is no half a game
    return (
        alt.Chart(data(rows))
        .mark_bar(color=MARK)
        .encode(
            x=alt.X("value:Q", bin=alt.Bin(maxbins=25), title=None, axis=places),
            y=alt.Y("count()", title=count, axis=whole),
        )
        .properties(width=WIDTH, height=170)
    )


def spreads(rows: Sequence[Row]) -> Any:
    """Draw how values of several names are spread: quarters in the box, the middle as a line."""
    alt = needed("altair", EXTRA)
    return (
        alt.Chart(data(rows))
        .mark_boxplot(
            color=GRID,
            median={"color": MARK, "thickness": 3},
            rule={"color": INK},
            outliers={"color": SOFT, "size": 8},
        )
        .encode(
            x=alt.X("value:Q", title=None, scale=alt.Scale(zero=False)),
            y=alt.Y("name:N", title=None, sort=None, axis=alt.Axis(labelLimit=180)),
        )
        .properties(width=WIDTH, height={"step": 34})
    )


def bars(rows: Sequence[Row]) -> Any:
    """Draw a bar for each ``name`` and ``value``, a share."""
    alt = needed("altair", EXTRA)
    return (
        alt.Chart(data(rows))
        .mark_bar(color=MARK)
        .encode(
            x=alt.X("value:Q", title=None, axis=alt.Axis(format="%", tickCount=8)),
            y=alt.Y("name:N", title=None, sort=None, axis=alt.Axis(labelLimit=180)),
        )
        .properties(width=WIDTH, height={"step": 20})
    )


def svg(chart: Any, language: str, *, alone: bool = False) -> str:
    """Draw a chart; alone it has colours of its own and a white ground."""
    spec = chart.configure(
        background="white" if alone else "transparent",
        font="sans-serif",
        padding={"left": 60 if alone else 30, "right": 28, "top": 6, "bottom": 4},  # fonts differ
        axis={
            "labelColor": INK,
            "labelOverlap": True,
            "titleColor": INK,
            "domainColor": GRID,
            "tickColor": GRID,
            "gridColor": GRID,
            "labelFontSize": 12,
            "titleFontSize": 12,
            "titleFontWeight": "normal",
        },
        view={"stroke": None},
    ).to_dict()
    drawn: str = needed("vl_convert", EXTRA).vegalite_to_svg(
        spec, format_locale=FORMATS.get(language, FORMATS["en"])
    )
    for colour, name in (LIGHT if alone else NAMES).items():
        drawn = drawn.replace(colour, name)
    return drawn
