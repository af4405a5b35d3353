"""A landscape of one's own as an edition: the file that it begins from, changed where it must be."""

import json
import re

from voltige.games.flying_carpet.edition import CarpetEdition
from voltige.games.flying_carpet.landscape.panels import Placement

OWN = "own_landscape"
LEVEL = "own"


def write_edition(
    text: str, edition: CarpetEdition, title: str, placements: list[Placement]
) -> str:
    """Give the text of an edition with one more landscape, which is the default one.

    A landscape of an edition is not mirrored (FC-9), so a mirrored panel is drawn that way in the
    edition itself; the other landscapes, which have it as it was, are left out then.
    """
    mirrored = [placement.panel for placement in placements if placement.mirrored]
    if mirrored:
        text = text.partition("[[landscape]]")[0]
    for panel in mirrored:
        text = turned(text, edition.panel_ids[panel])
    head, mark, rest = text.partition("[edition]\n")
    values = {"name": edition_name(title), "title": title, "landscape": OWN}
    for key, value in values.items():
        line = f"{key} = {json.dumps(value, ensure_ascii=False)}".replace("\\", "\\\\")
        rest = re.sub(rf'(?m)^{key} = ".*?"', line, rest, count=1)
    places = [
        f'  ["{edition.panel_ids[one.panel]}", {one.column}, {one.row}],' for one in placements
    ]
    own = ["[[landscape]]", f'id = "{OWN}"', f'level = "{LEVEL}"', "place = [", *places, "]"]
    return f"{head}{mark}{rest.rstrip()}\n\n" + "\n".join(own) + "\n"


def edition_name(title: str) -> str:
    """Make the plain name of an edition out of its title."""
    return re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")[:40].rstrip("-") or "own-landscape"


def turned(text: str, panel: str) -> str:
    """Mirror the rows of a panel where an edition lists it."""
    found = re.search(rf'id = "{panel}", kind = "\w+", rows = (\[[^\]]*\])', text)
    if found is None:
        return text
    rows: list[str] = json.loads(found[1])
    mirrored = json.dumps([row[::-1] for row in rows])
    return text[: found.start(1)] + mirrored + text[found.end(1) :]
