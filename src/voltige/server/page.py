"""The page at the root: what runs here, and where the API is."""

from html import escape
from typing import Any

from litestar import Litestar

import voltige
from voltige.games import GAMES
from voltige.locale import texts


def page(app: Litestar, language: str) -> str:
    """Write the page."""
    words = texts(language)
    games = "\n".join(
        f"<li><h2>{escape(words.of_game(game.name, 'title'))}</h2>"
        f"<p>{escape(words.of_game(game.name, 'line'))}</p></li>"
        for game in GAMES
    )
    rows = "\n".join(
        f"<tr><td><code>{escape(method)}</code></td><td><code>{escape(path)}</code></td>"
        f"<td>{escape(summary)}</td></tr>"
        for method, path, summary in routes(app)
    )
    return f"""<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Voltige</title>
<meta name="description" content="{escape(words.say("head-home-line"))}">
<link rel="stylesheet" href="/page.css">
</head>
<body>
<header>
<svg viewBox="0 0 120 60" aria-hidden="true"><path d="M4 46c30 2 52-4 58-20S44 2 38 16s26 24 78 6"/>
<path class="plane" d="m100 18 16-4-10 14-3-6z"/></svg>
<h1>Voltige</h1>
<p>{escape(words.say("page-line"))}</p>
</header>
<main>
<ul class="games">
{games}
</ul>
<p>{escape(words.say("page-play"))} <code>voltige play loops</code></p>
<section>
<h2>{escape(words.say("page-api"))}</h2>
<p><a href="/schema/openapi.json">OpenAPI</a> · <a href="/metrics">Prometheus</a> ·
<a href="/healthz">Health</a></p>
<table>
{rows}
</table>
</section>
</main>
<footer>voltige {escape(voltige.__version__)}</footer>
</body>
</html>
"""


def routes(app: Litestar) -> list[tuple[str, str, str]]:
    """List the routes of the API with what they do."""
    found = []
    for route in app.routes:
        handlers: Any = getattr(route, "route_handlers", None) or [
            getattr(route, "route_handler", None)
        ]
        for handler in handlers:
            path = route.path_format
            if not path.startswith(("/api", "/healthz", "/readyz", "/metrics")):
                continue
            methods = sorted(getattr(handler, "http_methods", None) or {"WS"})
            summary = getattr(handler, "summary", None) or ""
            found += [(m, path, summary) for m in methods if m not in {"OPTIONS", "HEAD"}]
    return sorted(found, key=lambda row: (row[1], row[0]))
