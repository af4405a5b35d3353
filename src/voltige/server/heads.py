"""What search engines and social networks are told of a page: they run no scripts.

The client is one page for all addresses; its head is written anew for each of them here.
"""

import functools
import gzip
from html import escape

from voltige.games import GAMES
from voltige.locale import texts
from voltige.server.client import FRESH, File

TITLE = "<title>Voltige</title>"  # as the build leaves it
LANGUAGE = '<html lang="en"'
PICTURE = "/preview.png"  # 1200 by 630, drawn by us
MOST_KEPT = 256


def described(path: str, language: str) -> tuple[str, str]:
    """Give the title and the description of a page."""
    words = texts(language)
    page, _, rest = path.strip("/").partition("/")
    if page == "rules" and rest in {game.name for game in GAMES}:
        title = words.say("head-rules-of", game=words.of_game(rest, "title"))
        return title, words.of_game(rest, "line")
    key = page if words.has(f"head-{page}") else "home"
    return words.say(f"head-{key}"), words.say(f"head-{key}-line")


def head(path: str, language: str, here: str, alone: str) -> str:
    """Write the head of a page.

    ``here`` is the address of this server, ``alone`` that of Voltige without one, if it is known.
    """
    title, line = described(path, language)
    name = title if title == "Voltige" else f"{title} · Voltige"
    facts = [
        ("name", "description", line),
        ("property", "og:type", "website"),
        ("property", "og:site_name", "Voltige"),
        ("property", "og:title", title),
        ("property", "og:description", line),
        ("property", "og:image", f"{here}{PICTURE}"),
        ("property", "og:image:width", "1200"),
        ("property", "og:image:height", "630"),
        ("name", "twitter:card", "summary_large_image"),
    ]
    if alone:
        facts.append(("name", "voltige-site", alone))
    tags = [f'<meta {kind}="{key}" content="{escape(value)}" />' for kind, key, value in facts]
    return "\n    ".join([f"<title>{escape(name)}</title>", *tags])


@functools.lru_cache(maxsize=MOST_KEPT)
def headed(index: File, path: str, language: str, here: str, alone: str) -> File:
    """Give the client's page with the head of an address."""
    text = index.body.decode().replace(TITLE, head(path, language, here, alone), 1)
    body = text.replace(LANGUAGE, f'<html lang="{language}"', 1).encode()
    return File(body, gzip.compress(body, 6, mtime=0), index.kind, FRESH)
