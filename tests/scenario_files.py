"""Where scenarios lie: those that readers of the rules can play come with the games."""

from pathlib import Path

ROOT = Path(__file__).parents[1]
SHIPPED = ROOT / "src" / "voltige" / "games"


def scenario_files() -> dict[Path, str]:
    """Give all files, each with the folder of its game."""
    found = {path: path.parent.name for path in (ROOT / "tests" / "scenarios").glob("*/*.toml")}
    found |= {path: path.parents[1].name for path in SHIPPED.glob("*/scenarios/*.toml")}
    return dict(sorted(found.items(), key=lambda one: one[0].name))


def files_of(folder: str) -> list[Path]:
    """Give the files of a game."""
    return [path for path, game in scenario_files().items() if game == folder]
