"""Texts, catalogue and rules as files: what a page shows before anybody wants to play."""

import asyncio
import hashlib
import json
from pathlib import Path

from voltige.local.answers import fixed_answers
from voltige.local.door import start
from voltige.site.errors import SiteError

KINDS = {"/api/texts/": "ftl"}  # everything else is JSON


class Empty:
    """A database in which nothing is kept, and a thinker who is asked nothing."""

    async def read(self, shelf: str, low: str, high: str) -> list[str]:
        """Find nothing."""
        return []

    async def write(self, changes: str) -> str:
        """Take everything."""
        return ""

    async def work(self, errand: str, argument: str, seconds: float) -> str:
        """Do no errand."""
        raise SiteError("not_compiled", reason=errand)


async def answers() -> dict[str, str]:
    """Ask the house of a browser for all that is the same for everybody."""
    door = await start(Empty(), Empty())
    try:
        return await fixed_answers(door.service)
    finally:
        await door.stop()


def write_documents(target: Path) -> dict[str, str]:
    """Write each answer into a file, and which request it answers; give their hashes by name."""
    target.mkdir(parents=True)
    index: dict[str, str] = {}
    hashes: dict[str, str] = {}
    for path, text in asyncio.run(answers()).items():
        digest = hashlib.sha256(text.encode()).hexdigest()[:12]
        kind = next((kind for start, kind in KINDS.items() if path.startswith(start)), "json")
        name = f"{digest}.{kind}"
        (target / name).write_text(text, encoding="utf-8")
        index[path] = name
        hashes[name] = digest
    listed = json.dumps(index, indent=1)
    (target / "answers.json").write_text(listed, encoding="utf-8")
    return hashes | {"answers.json": hashlib.sha256(listed.encode()).hexdigest()[:12]}
