"""The engine for a browser: Python itself, its library, and our modules as bytecode.

``engine.json`` lists the files with their bytes; their names carry a hash of what is in them.
"""

import hashlib
import json
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import voltige
from voltige.locale import rulebook
from voltige.site import node
from voltige.site.archive import archive, library, pack
from voltige.site.errors import SiteError
from voltige.site.fetching import Parts, fetch_pyodide, fetch_wheels, parts

HERE = Path(__file__).parent
PACKAGE = HERE.parent
LAYERS = ("core", "games", "bots", "match", "wording", "tables", "local", "locale")
FILES = ("__init__.py", "pure.py")
LEFT_OUT = {"locale/fluent.py"}  # a browser has a Fluent of its own
BESIDE = "scenarios"  # folders of what lies beside the page: only who tries an example needs it
LOCK = "pyodide-lock.json"  # of packages that could be fetched; here all of them are
DATA = {".py", ".toml", ".ftl"}
SOURCE_MAP = re.compile(rb"\n//# sourceMappingURL=\S+\s*$")

Say = Callable[..., None]


def build_engine(target: Path, work: Path, say: Say) -> None:
    """Build the engine's files in a folder; ``work`` is for what lies on the way."""
    pins = parts()
    packages = work / "packages"
    say("fetching", part=f"Pyodide {pins.pyodide}")
    pyodide = fetch_pyodide(pins, work)
    say("fetching", part=", ".join(f"{one.name} {one.version}" for one in pins.wheels))
    fetch_wheels(pins, work, packages)
    copy_sources(packages / "voltige")
    say("compiling", modules=len([*packages.rglob("*.py")]), python=pins.python)
    compile_inside(pyodide, work)
    say("packing")
    write_engine(target, pins, contents(pyodide, work))


def copy_sources(target: Path) -> None:
    """Copy what the tables of a browser need of this package."""
    found = [path for layer in LAYERS for path in (PACKAGE / layer).rglob("*")]
    for path in [*found, *(PACKAGE / name for name in FILES)]:
        inside = path.relative_to(PACKAGE)
        wanted = inside.as_posix() not in LEFT_OUT and BESIDE not in inside.parts
        if path.suffix in DATA and wanted:
            copy = target / inside
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, copy)
    shutil.copytree(rulebook.folder(), target / "rulebook")


def compile_inside(pyodide: Path, work: Path) -> None:
    """Let Pyodide's own Python compile everything: no other writes bytecode that it reads."""
    program = node.command("node")
    if program is None:
        raise SiteError("no_node", oldest=".".join(map(str, node.OLDEST)), package=node.PACKAGE)
    script = [str(HERE / "inside.mjs"), f"{pyodide}/", str(work), str(HERE / "inside.py")]
    done = subprocess.run(
        [*program, *script], check=False, capture_output=True, text=True, errors="replace"
    )
    if done.returncode:
        told = done.stderr.strip().splitlines() or [str(done.returncode)]
        raise SiteError("not_compiled", reason=told[-1])


def contents(pyodide: Path, work: Path) -> dict[str, bytes]:
    """Give the files of the engine by the names that the loader knows."""
    scripts = {
        name: SOURCE_MAP.sub(b"", (pyodide / name).read_bytes())
        for name in ("pyodide.mjs", "pyodide.asm.mjs")
    }
    index = json.loads((pyodide / LOCK).read_text(encoding="utf-8"))
    return {
        **scripts,
        LOCK: json.dumps({"info": index["info"], "packages": {}}).encode(),
        "pyodide.asm.wasm": (pyodide / "pyodide.asm.wasm").read_bytes(),
        "python_stdlib.zip": library(work / "library"),
        "packages": archive(work / "packed"),
    }


def write_engine(target: Path, pins: Parts, found: dict[str, bytes]) -> None:
    """Write the files and their list."""
    target.mkdir(parents=True)
    files = []
    for name, content in found.items():
        packed = pack(content)
        digest = hashlib.sha256(packed).hexdigest()
        file = f"{name.replace('.', '-')}-{digest[:12]}.bin"
        (target / file).write_bytes(packed)
        files.append({"name": name, "file": file, "bytes": len(packed), "sha256": digest})
    manifest = {
        "voltige": voltige.__version__,
        "python": pins.python,
        "pyodide": pins.pyodide,
        "files": files,
    }
    text = json.dumps(manifest, indent=1)
    (target / "engine.json").write_text(f"{text}\n", encoding="utf-8")
