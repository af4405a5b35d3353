"""The package: what a wheel holds, and that it works without a C compiler."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[2]


def copy_sources(source: Path) -> None:
    """Copy what a wheel is built from."""
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        target = source / name
        target.parent.mkdir(exist_ok=True)
        target.write_bytes((ROOT / name).read_bytes())
    for path in [*(ROOT / "src").rglob("*"), *(ROOT / "docs/rules").glob("*.md")]:
        inside = path.relative_to(ROOT)
        wanted = path.is_file() and path.suffix in {".py", ".ftl", ".toml", ".md", ".typed", ".css"}
        if wanted and not any(part.endswith(".egg-info") for part in inside.parts):
            (source / inside).parent.mkdir(parents=True, exist_ok=True)
            (source / inside).write_bytes(path.read_bytes())


def build_wheel(source: Path, folder: Path, **variables: str) -> tuple[Path, str]:
    """Build a wheel from a copy of the sources; give it and what the build said."""
    done = subprocess.run(
        [
            *(sys.executable, "-m", "pip", "wheel", "-v", "--no-build-isolation", "--no-deps"),
            *("--wheel-dir", str(folder), str(source)),
        ],
        env={**os.environ, **variables},
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
    )
    return next(folder.glob("*.whl")), done.stdout + done.stderr


def run_installed(wheel: Path, folder: Path, *arguments: str) -> str:
    """Unpack a wheel, run its command, and give what it printed."""
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    done = subprocess.run(
        [sys.executable, "-m", "voltige", *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder), "VOLTIGE_LANG": "en"},
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    return done.stdout


def test_a_pure_wheel_runs_anywhere_and_holds_rules_texts_and_editions(tmp_path: Path) -> None:
    copy_sources(tmp_path / "source")
    wheel, said = build_wheel(tmp_path / "source", tmp_path, VOLTIGE_PURE="1")
    assert wheel.name.endswith("-py3-none-any.whl")
    assert "VOLTIGE_PURE=1: installing the interpreted engine." in said
    installed = tmp_path / "installed"
    assert run_installed(wheel, installed, "rules", "loops", "LO-14").startswith("LO-14  ")
    assert "interpreted engine" in run_installed(wheel, installed, "--version")
    assert "110" in run_installed(wheel, installed, "edition", "show", "loops")


LESS = {  # to see the compiler fail, a part of what is compiled is enough
    "        modules(FAST + OFTEN), opt": '        modules(("core/rng",)), opt',
    "*modules(TABLES)]": '*modules(("match/clocks",))]',
}


def test_without_a_c_compiler_the_engine_is_interpreted_and_the_build_says_so(
    tmp_path: Path,
) -> None:
    copy_sources(tmp_path / "source")
    script = tmp_path / "source" / "setup.py"
    code = script.read_text(encoding="utf-8")
    for whole, part in LESS.items():
        assert whole in code
        code = code.replace(whole, part)
    script.write_text(code, encoding="utf-8")
    for number, compiler in enumerate(["/bin/false", "/no/such/compiler"]):
        folder = tmp_path / str(number)  # the second build finds what mypyc has worked out before
        wheel, said = build_wheel(tmp_path / "source", folder, CC=compiler, VOLTIGE_PURE="0")
        assert "no working C compiler: the interpreted engine is installed" in said
        assert "interpreted engine" in run_installed(wheel, folder / "installed", "--version")
