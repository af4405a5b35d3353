"""In the client a game stands in one folder: what pages share, and the pages, name none."""

import re

import pytest

from tests.architecture.sources import ROOT
from voltige.games import GAMES

SOURCE = ROOT / "web" / "src"
FOLDERS = ("core", "parts", "pages", "art")
OF_ONE_GAME = {"landscapes", "circuits"}  # pages about what one game alone has
MADE = {"wire.ts"}  # the types of the wire, made from what the games themselves declare
NAMES = re.compile(  # in any spelling: lucky-loop, lucky_loop, LuckyLoop, Lucky Loop
    "|".join(game.name.replace("-", "[-_ ]?") for game in GAMES), re.IGNORECASE
)


@pytest.mark.parametrize("folder", FOLDERS)
def test_what_all_games_share_names_none(folder: str) -> None:
    files = [
        path
        for path in (SOURCE / folder).rglob("*")
        if not OF_ONE_GAME & {parent.name for parent in path.parents}
        and path.suffix in {".ts", ".svelte", ".css"}
        and not path.name.endswith(".test.ts")
        and path.name not in MADE
    ]
    assert files
    named = {
        f"{path.relative_to(SOURCE)}:{number}": line.strip()
        for path in files
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if NAMES.search(line)
    }
    assert named == {}


def test_what_stands_beside_the_folders_names_none() -> None:
    beside = [*SOURCE.glob("*.*"), *(SOURCE / "boards").glob("*.ts")]
    files = [path for path in beside if not path.name.endswith(".test.ts")]
    assert {path.name for path in files} >= {"main.ts", "App.svelte", "app.css", "games.ts"}
    assert [path.name for path in files if NAMES.search(path.read_text("utf-8"))] == []


def test_every_game_announces_itself_once() -> None:
    for game in GAMES:
        folder = SOURCE / "boards" / game.name.replace("-", "_")
        assert (folder / "index.ts").is_file()
        assert f'[data-game="{game.name}"]' in (folder / "palette.css").read_text("utf-8")
