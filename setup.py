"""Build the package: compiled with mypyc where a C compiler is there, plain Python elsewhere.

What is compiled follows two concepts, each a library of its own (the table below): the engine, which
judges and thinks, and what is done at one table for each move. ``VOLTIGE_PURE=1`` leaves both out.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
PACKAGE = ROOT / "src" / "voltige"
# What is compiled, by folders:
ENGINE = ("core", "games", "bots")  # the rules, and those who think about them
TABLES = ("match", "wording", "tables/table")  # one match, its words, and the table around it
# The rest waits for others: the storage, the network, the clock, a process aside.
PLAIN = (
    "match/rows.py",
    "match/steps.py",
    "wording/text.py",
)  # structs, which would lose their docstrings
LIBRARY = "voltige_engine"
# The tables import what a build has no need of, such as the database: its types count as unknown.
ALONE = ["--follow-imports=silent", "--ignore-missing-imports"]
# Added to the interpreter's own flags, which CFLAGS in the environment would replace: -fwrapv makes
# integers wrap as mypyc expects, -DNDEBUG leaves the checks of a debug build out.
FLAGS = ["-fvisibility=hidden", "-fno-semantic-interposition", "-include", str(ROOT / "cold.h")]
# The rules are many small functions: let GCC inline more of them.
FLAGS += ["--param", "max-inline-insns-auto=300", "--param", "inline-unit-growth=200"]
if sys.platform == "win32":  # another compiler, other flags
    FLAGS = []
# mypyc lets an index count from the end: when the comparison with the length fails, it adds the
# length and compares again. The engine never counts from the end. Without the second try hot code
# is a tenth faster, and such an index is an IndexError.
SECOND_TRY = re.compile(
    r"    (\w+) = (\w+) \+ (\w+);\n    (\w+) = \(uint64_t\)\1 < \(uint64_t\)\3;\n"
)
NO_SECOND_TRY = r"    \1 = \2;\n    \4 = 0;\n"
# mypyc makes sure at each reading that an attribute has a value, if it belongs to a class that plain
# Python may extend. These two get theirs from State, and the classes of the games are final.
DEFINED = re.compile(
    r"    if \(unlikely\((\w+) == -113\) && [^\n]*\n"
    r"        PyErr_SetString\(PyExc_AttributeError, \"attribute '(?:to_act|phase)' of '\w+State' [^\n]*\n"
    r"    }\n"
    r"    (\w+) = \1 == -113;\n"
    r"    if \(unlikely\(\2\)\) goto \w+;\n"
)
# In core/rows.py one comparison before a loop stands for those of all its cells: a function becomes
# two, the one without comparisons for rows that lie within the vec, the other for all others.
ROW_FUNCTION = re.compile(
    r"^(\w+) (CPyDef_rows___\w+)\((VecI64 cpy_r_cells, int64_t cpy_r_row, int64_t cpy_r_size[^)]*)\) {$"
    r"(.*?)^}$",
    re.MULTILINE | re.DOTALL,
)
ROW_CELL = re.compile(
    r"(    (\w+) = cpy_r_row \+ cpy_r_place;\n    (\w+) = \(int64_t\)cpy_r_cells\.len;\n)"
    r"    (\w+) = \(uint64_t\)\2 < \(uint64_t\)\3;\n    if \(\4\) goto"
)


def modules(layers: tuple[str, ...]) -> list[str]:
    """List the modules of some layers that are compiled."""
    files = [
        path.relative_to(ROOT).as_posix()
        for layer in layers
        for path in (PACKAGE / layer).rglob("*.py")
        if path.name != "__init__.py" and path.relative_to(PACKAGE).as_posix() not in PLAIN
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
    level = os.environ.get("VOLTIGE_OPT", "3")
    engine = mypycify(
        modules(ENGINE), opt_level=level, debug_level="1", group_name=LIBRARY, multi_file=True
    )
    for extension in engine:
        extension.sources = gather(extension.sources)
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    tables = mypycify(
        [*ALONE, *modules(TABLES)],
        opt_level="1",
        debug_level="0",
        group_name="voltige_tables",
        multi_file=True,
    )
    for extension in [*engine, *tables]:
        extension.optional = True  # no C compiler: the plain sources are installed all the same
    return [*engine, *tables]


def gather(sources: list[str]) -> list[str]:
    """Put the modules of a game, which call each other most, into one unit of compilation.

    The core goes with LOOPS, whose steps are so short that calls into another unit would be felt.
    """
    units: dict[Path, list[Path]] = {}
    others: list[str] = []
    for source in sources:
        path = Path(source)
        if path.name.startswith("__native_voltige___"):
            unit = path.with_name(f"{LIBRARY}_{game_of(path.name)}.c")
            units.setdefault(unit, []).append(path)
        else:
            others.append(source)
    for unit, modules in units.items():
        for module in modules:
            module.write_text(quicken(module.read_text()))
        unit.write_text("".join(f'#include "{module.name}"\n' for module in modules))
    return [*(str(unit) for unit in units), *others]


def quicken(code: str) -> str:
    """Take out of a module's C what can't happen."""
    code = SECOND_TRY.sub(NO_SECOND_TRY, code)
    code = DEFINED.sub("", code)
    return ROW_FUNCTION.sub(check_once, code)


def check_once(function: re.Match[str]) -> str:
    """Make the two functions of ROW_FUNCTION."""
    result, name, parameters, body = function.groups()
    arguments = ", ".join(parameter.split()[-1] for parameter in parameters.split(", "))
    unchecked = ROW_CELL.sub(r"\1    goto", body)
    return (
        f"static {result} {name}_within({parameters}) {{{unchecked}}}\n"
        f"{result} {name}({parameters}) {{\n"
        "    if (likely((uint64_t)cpy_r_row <= (uint64_t)cpy_r_cells.len\n"
        "            && (uint64_t)cpy_r_size <= (uint64_t)cpy_r_cells.len - (uint64_t)cpy_r_row))\n"
        f"        return {name}_within({arguments});{body}}}"
    )


def game_of(module: str) -> str:
    """Name the game that a module belongs to by the name of its file."""
    games = sorted(path.parent.name for path in (PACKAGE / "games").glob("*/state.py"))
    return next((game for game in games if f"___{game}" in module), "loops")


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

    def build_extensions(self) -> None:
        """Build with all cores: the units of the library side by side."""
        compile_in_turn = self.compiler.compile

        def compile_side_by_side(sources: list[str], **rest: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                built = list(pool.map(lambda one: compile_in_turn([one], **rest), sources))
            return [path for paths in built for path in paths]

        self.compiler.compile = compile_side_by_side
        super().build_extensions()


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
