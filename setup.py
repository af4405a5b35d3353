"""Build the package: compiled with mypyc where a C compiler is there, plain Python elsewhere.

``core``, ``games`` and ``bots`` are compiled as one unit; ``VOLTIGE_PURE=1`` leaves that out.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
COMPILED = ("core", "games", "bots")
# Added to the interpreter's own flags, which CFLAGS in the environment would replace: -fwrapv makes
# integers wrap as mypyc expects, -DNDEBUG leaves the checks of a debug build out.
FLAGS = ["-fvisibility=hidden", "-fno-semantic-interposition"]
# The rules are many small functions: let GCC inline more of them.
FLAGS += ["--param", "max-inline-insns-auto=300", "--param", "inline-unit-growth=200"]
if sys.platform == "win32":  # another compiler, other flags
    FLAGS = []


def engine_modules() -> list[str]:
    """List the modules of the compiled unit; package files stay plain Python."""
    files = [
        path.relative_to(ROOT).as_posix()
        for layer in COMPILED
        for path in (ROOT / "src" / "voltige" / layer).rglob("*.py")
        if path.name != "__init__.py"
    ]
    return sorted(files)


def extensions() -> list[Extension]:
    """Translate the engine to C, or return nothing and say why."""
    if os.environ.get("VOLTIGE_PURE") == "1":
        say("VOLTIGE_PURE=1: installing the interpreted engine.")
        return []
    try:
        from mypyc.build import mypycify  # noqa: PLC0415  (absent in a pure build)
    except ImportError:
        say("mypyc is not installed: installing the interpreted engine.")
        return []
    built = mypycify(
        engine_modules(),
        opt_level=os.environ.get("VOLTIGE_OPT", "3"),
        debug_level="1",
        group_name="voltige_engine",
        multi_file=False,
    )
    for extension in built:
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
        extension.optional = True  # no C compiler: the plain sources are installed all the same
    return built


def say(sentence: str) -> None:
    print(f"voltige: {sentence}", file=sys.stderr)  # noqa: T201  (a build speaks on stderr)


class BuildEngine(build_ext):
    """Builds the engine; when the compiler fails, says so and leaves plain Python."""

    def run(self) -> None:
        super().run()
        missing = [
            e.name for e in self.extensions if not Path(self.get_ext_fullpath(e.name)).exists()
        ]
        if missing:
            say(
                "no working C compiler: the interpreted engine is installed (slower, same results)."
            )


class BuildPackage(build_py):
    """Copies the rule documents into the package, for ``voltige rules``."""

    def run(self) -> None:
        super().run()
        target = Path(self.build_lib) / "voltige" / "rulebook"
        if not self.editable_mode:
            target.mkdir(parents=True, exist_ok=True)
            for document in sorted((ROOT / "docs" / "rules").glob("*.md")):
                shutil.copy(document, target / document.name)


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildEngine, "build_py": BuildPackage})
