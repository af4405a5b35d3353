"""A landscape of one's own as an edition: the file that it begins from, changed where it must be."""

import re
from typing import Any

import tomlkit

from voltige.games.flying_carpet.edition import CarpetEdition
from voltige.games.flying_carpet.landscape.panels import Placement
from voltige.tables.edition_files import add_component, say_in_head

OWN = "own_landscape"
LEVEL = "own"


def write_edition(
    text: str, edition: CarpetEdition, title: str, placements: list[Placement]
) -> str:
    """Give the text of an edition with one more landscape, which is the default one.

    A landscape of an edition is not mirrored (FC-9), so a mirrored panel is drawn that way in the
    edition itself; the other landscapes, which have it as it was, are left out then.
    """
    document = tomlkit.parse(text)
    mirrored = {edition.panel_ids[one.panel] for one in placements if one.mirrored}
    if mirrored:
        document.remove("landscape")
        panels: Any = document["panel"]
        for panel in panels:
            if panel["id"] in mirrored:
                panel["rows"] = [row[::-1] for row in panel["rows"]]
    say_in_head(document, name=edition_name(title), title=title, landscape=OWN)
    places = [[edition.panel_ids[one.panel], one.column, one.row] for one in placements]
    add_component(document, "landscape", {"id": OWN, "level": LEVEL, "place": places})
    return document.as_string()


def edition_name(title: str) -> str:
    """Make the plain name of an edition out of its title."""
    return re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")[:40].rstrip("-") or "own-landscape"
