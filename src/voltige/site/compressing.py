"""Small forms beside the files, ``.gz`` and ``.br``: some hosts send them instead."""

import subprocess
from pathlib import Path

from voltige.site import node
from voltige.site.archive import pack

TEXTS = {".html", ".js", ".css", ".json", ".ftl", ".svg", ".webmanifest"}
SMALLEST = 512  # bytes; below that nothing is gained
SCRIPT = Path(__file__).parent / "brotli.mjs"


def compress(site: Path) -> None:
    """Compress what is text; the engine's files are small already."""
    files = [
        path
        for path in sorted(site.rglob("*"))
        if path.suffix in TEXTS and path.stat().st_size >= SMALLEST
    ]
    for path in files:
        path.with_name(f"{path.name}.gz").write_bytes(pack(path.read_bytes()))
    program = node.command("node")
    if program is not None:  # it was there a moment ago, to compile the engine
        subprocess.run([*program, str(SCRIPT), *map(str, files)], check=True)
