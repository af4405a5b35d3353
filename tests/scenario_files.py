"""Where scenarios lie: they come with the games, so that readers of the rules can play them."""

from pathlib import Path

ROOT = Path(__file__).parents[1]
SHIPPED = ROOT / "src" / "voltige" / "games"


def scenario_files() -> dict[Path, str]:
    """Give all files, each with the folder of its game."""
    found = {path: path.parents[1].name for path in SHIPPED.glob("*/scenarios/*.toml")}
    return dict(sorted(found.items(), key=lambda one: one[0].name))


def files_of(folder: str) -> list[Path]:
    """Give the files of a game."""
    return [path for path, game in scenario_files().items() if game == folder]
