"""The engine of a site is the same engine: the same games, the same golden files, under Node and Chromium.

``tests/architecture/test_compiled.py`` compares thousands of games; here it is a shortened list, played
by the very files that a site sends.
"""

import ast
import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.web.site import ROOT, hosting, site
from voltige.arena.golden import PLAYTHROUGHS
from voltige.games import GAMES
from voltige.site import node
from voltige.site.engine import LAYERS

__all__ = ["site"]  # a fixture
Factory = pytest.TempPathFactory

HERE = Path(__file__).parent / "engine"
TRACE = ROOT / "tests" / "architecture" / "trace.py"
GAMES_PLAYED = 2  # the first is played to its end
MOST_BYTES = 6_000_000  # of the engine as it is sent
CAMPAIGN = json.dumps({"mode": "campaign", "races": 2})

WANTED: dict[str, list[list[str]]] = {
    "games": [
        *([game.name, game.default_edition_name(), "3", str(GAMES_PLAYED)] for game in GAMES),
        ["hydroracers", "hydroracers-reconstructed", "2", "1", CAMPAIGN],
    ],
    "playthroughs": [
        ["flying-carpet", "flying-carpet-1987", "3"],
        ["hydroracers", "hydroracers-reconstructed", "2"],
        ["loops", "loops-reconstructed", "2"],
        ["lucky-loop", "reconstructed-1", "2"],
    ],
}


@pytest.fixture(scope="session")
def expected() -> list[str]:
    """Play the games with the engine of this Python, and read the golden files."""
    lines = []
    for arguments in WANTED["games"]:
        done = subprocess.run(
            [sys.executable, str(TRACE), *arguments],
            env=dict(os.environ),
            capture_output=True,
            text=True,
            check=True,
        )
        lines.append(f"interpreted {done.stdout.split()[1]}")
    for game, edition, word in WANTED["playthroughs"]:
        text = (ROOT / PLAYTHROUGHS / game / f"{edition}-{word}.txt").read_bytes()
        lines.append(hashlib.sha256(text).hexdigest())
    return lines


@pytest.fixture
def proof(tmp_path: Path) -> Path:
    """Give a folder with what the proof needs and no site has."""
    (tmp_path / "voltige" / "arena").mkdir(parents=True)
    for name in ("__init__.py", "golden.py", "view_page.py", "view_schema.py"):
        shutil.copy(ROOT / "src" / "voltige" / "arena" / name, tmp_path / "voltige" / "arena")
    shutil.copy(TRACE, tmp_path / "trace_games.py")
    shutil.copy(HERE / "proof.py", tmp_path)
    shutil.copy(HERE / "imports.py", tmp_path)
    (tmp_path / "wanted.json").write_text(json.dumps(WANTED), encoding="utf-8")
    return tmp_path


def under_node(site: Path, folder: Path, script: str) -> str:
    """Run a script in the engine of a site, under Node."""
    program = node.command("node")
    assert program is not None
    done = subprocess.run(
        [*program, str(HERE / "node.mjs"), str(site / "engine"), str(folder), script],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_under_node_it_plays_the_same_games(site: Path, proof: Path, expected: list[str]) -> None:
    assert under_node(site, proof, "proof.py").split("\n")[:-1] == expected


ASK = """([base, files, script]) => new Promise((answer) => {
    const worker = new Worker('proof.js', {type: 'module'});
    worker.onmessage = ({data}) => answer(data);
    worker.onerror = ({message}) => answer(message);
    worker.postMessage({base, files, script});
})"""


def test_in_chromium_it_plays_the_same_games(
    site: Path, proof: Path, expected: list[str], browser: Browser, tmp_path_factory: Factory
) -> None:
    program = node.command("node")
    assert program is not None
    with hosting(site, tmp_path_factory.mktemp("host")) as host:
        house = host.folder / "house"
        subprocess.run(
            [
                *(*program, str(ROOT / "web/node_modules/rolldown/bin/cli.mjs")),
                *(str(HERE / "browser.worker.ts"), "--file", str(house / "proof.js")),
                *("--format", "esm"),
            ],
            capture_output=True,
            check=True,
        )
        files = {
            path.relative_to(proof).as_posix(): path.read_text(encoding="utf-8")
            for path in proof.rglob("*")
            if path.is_file()
        }
        page = browser.new_page()
        page.set_default_timeout(0)  # however busy the machine is
        page.goto(host.url)
        told = page.evaluate(ASK, [f"{host.url}engine/", files, files["proof.py"]])
        page.close()
    assert told.split("\n")[:-1] == expected


def imported_here() -> set[str]:
    """List every module that ours import anywhere, and ours themselves."""
    found: set[str] = set()
    for layer in LAYERS:
        for path in (ROOT / "src" / "voltige" / layer).rglob("*.py"):
            if path.name == "fluent.py":  # a browser has a Fluent of its own
                continue
            name = ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)
            found.add(name.removesuffix(".__init__"))
            for at in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(at, ast.Import):
                    found |= {alias.name for alias in at.names}
                elif isinstance(at, ast.ImportFrom) and at.module:
                    found.add(at.module)
    return found - {"voltige.locale.fluent"}


def test_everything_that_ours_import_can_be_imported_there(site: Path, proof: Path) -> None:
    wanted = imported_here()
    assert {"asyncio", "msgspec", "librt.vecs", "voltige.local.door", "tomllib"} <= wanted
    (proof / "imports.json").write_text(json.dumps(sorted(wanted)), encoding="utf-8")
    assert json.loads(under_node(site, proof, "imports.py")) == []


def test_the_engine_weighs_no_more_than_it_may(site: Path) -> None:
    listed = json.loads((site / "engine" / "engine.json").read_text(encoding="utf-8"))["files"]
    sizes = {file["file"]: (site / "engine" / file["file"]).stat().st_size for file in listed}
    assert sizes == {file["file"]: file["bytes"] for file in listed}
    assert sum(sizes.values()) <= MOST_BYTES
