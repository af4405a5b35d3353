"""Build the package: compiled with mypyc where a C compiler is there, plain Python elsewhere.

What is compiled follows two concepts, each a library of its own: the engine, which judges and
thinks, and what is done at one table for each move. ``VOLTIGE_PURE=1`` leaves both out.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from fnmatch import fnmatchcase
from functools import partial
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import CCompilerError

ROOT = Path(__file__).parent
PACKAGE = ROOT / "src" / "voltige"
GAMES = sorted(path.parent.name for path in PACKAGE.glob("games/*/state.py"))

# -- what is compiled; docs/performance.md says what was measured. All else is plain Python. ----------

FAST = (  # what random games and searches run, millions of times a second
    "core/dealing core/playout core/rng core/state core/view",
    "games/*/apply games/*/chance games/*/determinize games/*/zones games/*/legal",
    "games/*/scoring games/*/state games/*/view",
    "games/flying_carpet/carpets games/flying_carpet/landscape/sky games/flying_carpet/landscape/winds",
    "games/hydroracers/cells games/hydroracers/development",
    "games/lucky_loop/figures games/lucky_loop/rolls games/lucky_loop/odds/kernel",
    "games/lucky_loop/odds/words",
    "bots/flying_carpet* bots/hydroracers bots/hydroracers_bets bots/hydroracers_cockpit",
    "bots/hydroracers_temper bots/hydroracers_traffic bots/insight bots/loops bots/search",
)
OFTEN = (  # what a table needs for every move, what bots ask now and then, and the classes of both
    "core/action core/edition core/errors core/event core/fields core/game core/options core/outlook",
    "core/parts core/perft core/position core/simultaneous core/verbs",
    "games/*/actions games/*/attempt games/*/edition games/*/events",
    "games/*/fields/access games/*/fields/boards games/*/fields/kinds",
    "games/*/odds games/*/options games/*/refusal games/*/simultaneous games/*/terms games/*/touch",
    "games/flying_carpet/landscape games/flying_carpet/reach",
    "games/hydroracers/start",
    "bots/bot bots/hydroracers_* bots/lucky_loop*",
)
TABLES = (  # one match, its words, the table around it, and the way of a request to it
    "match wording tables/table",
    "tables/bots tables/bounds tables/callers tables/deadlines tables/limits tables/line",
    "tables/requests tables/tables",
)
PLAIN = (
    "games/flying_carpet/landscape/generator",  # some milliseconds for each landscape
    "match/expectations match/scenario",  # for tests and rulebooks
    "match/rows match/steps wording/text",  # structs, which would lose their docstrings
)

# -- how ---------------------------------------------------------------------------------------------

ENGINE_LIBRARY = "voltige_engine"
TABLES_LIBRARY = "voltige_tables"
# The tables import what a build has no need of, such as the database: its types count as unknown.
ALONE = ["--follow-imports=silent", "--ignore-missing-imports"]
ENGINE_LEVEL, TABLES_LEVEL = "2", "1"  # of optimisation; FAST_FLAGS go beyond
# Added to the interpreter's own flags, which CFLAGS in the environment would replace: -fwrapv makes
# integers wrap as mypyc expects, -DNDEBUG leaves the checks of a debug build out.
FLAGS = ["-fvisibility=hidden", "-fno-semantic-interposition"]
# The rules are many small functions: let GCC inline more of them. Their loops are short, and mypyc tries
# an index twice: with ivopts GCC would keep a second counter in each, for a try that is never needed.
FAST_FLAGS = ["-O3", "--param", "max-inline-insns-auto=300", "--param", "inline-unit-growth=200"]
FAST_FLAGS += ["-fno-ivopts"]
FAST_UNIT = "_fast.c"
# GCC then lays out the unit of LOOPS, the core and the search by what it has seen run: random games and
# searches. Without unrolled loops and traces that goes further; what was not seen is compiled as before.
SEEN_UNIT = "voltige_loops_fast.c"
EXERCISE = "voltige.bots.loops_exercise"
WATCH, WATCH_LINK = ["-fprofile-arcs"], ["--coverage"]
LEARN = ["-fprofile-use", "-fprofile-partial-training", "-fno-profile-values"]
LEARN += ["-fno-unroll-loops", "-fno-peel-loops", "-fno-tracer"]
PATIENCE = 120  # seconds
if sys.platform == "win32":  # another compiler, other flags
    FLAGS = FAST_FLAGS = []


def modules(table: tuple[str, ...], but: tuple[str, ...] = PLAIN) -> list[str]:
    """List the modules that a table names, by themselves or by their folder."""
    return sorted(
        path.relative_to(ROOT).as_posix()
        for path in PACKAGE.rglob("*.py")
        if path.name != "__init__.py" and is_in(path, table) and not (but and is_in(path, but))
    )


def is_in(path: Path, table: tuple[str, ...]) -> bool:
    """Tell whether a table names a module or a folder around it."""
    inside = path.relative_to(PACKAGE).with_suffix("")
    names = [name.as_posix() for name in [inside, *inside.parents]]
    return any(fnmatchcase(name, one) for row in table for one in row.split() for name in names)


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
    form = {"debug_level": "0", "multi_file": True}
    engine = mypycify(
        modules(FAST + OFTEN), opt_level=ENGINE_LEVEL, group_name=ENGINE_LIBRARY, **form
    )
    tables = mypycify(
        [*ALONE, *modules(TABLES)], opt_level=TABLES_LEVEL, group_name=TABLES_LIBRARY, **form
    )
    units = {c_name(module): unit_of(module) for module in modules(FAST + OFTEN + TABLES)}
    for extension in [*engine, *tables]:
        extension.depends = [*extension.depends, *extension.sources]  # which units include
        extension.sources = gather(extension.sources, units)
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
        extension.optional = True  # no C compiler: the plain sources are installed all the same
    return [*engine, *tables]


def gather(sources: list[str], units: dict[str, str]) -> list[str]:
    """Put modules that call each other most into one unit of compilation.

    There the compiler sees what it can inline, and it reads the declarations of the library once.
    """
    gathered: dict[str, list[str]] = {}
    for source in sources:
        path = Path(source)
        unit = units.get(path.name)
        whole = source if unit is None else str(path.with_name(f"voltige_{unit}.c"))
        gathered.setdefault(whole, []).append(path.name)
    for whole, parts in gathered.items():
        text = "".join(f'#include "{part}"\n' for part in parts)
        file = Path(whole)
        # What says the same is not written again, or a library that has not changed would be built.
        if file.name not in parts and not (file.exists() and file.read_text() == text):
            file.write_text(text)
    return list(gathered)


def c_name(module: str) -> str:
    """Name the file that mypyc makes of a module."""
    dotted = module.removeprefix("src/").removesuffix(".py")
    return f"__native_{dotted.replace('/', '___')}.c"


def unit_of(module: str) -> str:
    """Name the unit of a module: by its game and how fast it must be, or by its layer at a table.

    The core goes with LOOPS, whose steps are so short that calls into another unit would be felt.
    """
    layer = module.split("/")[2]
    if is_in(ROOT / module, TABLES):
        return layer
    game = next((game for game in GAMES if game in module), "loops")
    return f"{game}_fast" if is_in(ROOT / module, FAST) else game


def say(sentence: str) -> None:
    print(f"voltige: {sentence}", file=sys.stderr)  # noqa: T201  (a build speaks on stderr)


class Seen:
    """How the unit that is watched was compiled, and its library linked: to do so again."""

    compile: Callable[..., list[str]]
    flags: list[str]
    link: Callable[..., None]
    link_flags: list[str]
    objects: list[str]
    path = ""

    def build(self, path: str, folder: Path, flags: list[str], link_flags: list[str]) -> None:
        """Compile the unit once more, with more flags, and link the library to another path."""
        flags = [*self.flags, *flags]
        (built,) = self.compile(output_dir=str(folder), extra_postargs=flags)
        stem = Path(SEEN_UNIT).stem
        objects = [built if Path(one).stem == stem else one for one in self.objects]
        self.link(objects, path, extra_postargs=[*self.link_flags, *link_flags])


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
        """Build with all cores: libraries side by side, and so are the units of each."""
        self.parallel = self.parallel or os.cpu_count()
        compile_in_turn = self.compiler.compile
        link_in_turn = self.compiler.link_shared_object
        seen = Seen()

        def compile_unit(unit: str, flags: list[str], **rest: Any) -> list[str]:
            more = FAST_FLAGS if unit.endswith(FAST_UNIT) else []
            if unit.endswith(SEEN_UNIT):
                seen.compile = partial(compile_in_turn, [unit], **rest)
                seen.flags = [*flags, *more]
            built: list[str] = compile_in_turn([unit], extra_postargs=[*flags, *more], **rest)
            return built

        def compile_side_by_side(
            units: list[str], extra_postargs: list[str], **rest: Any
        ) -> list[str]:
            with ThreadPoolExecutor(self.parallel) as pool:
                built = pool.map(lambda unit: compile_unit(unit, extra_postargs, **rest), units)
                return [path for paths in built for path in paths]

        def link(objects: list[str], path: str, *rest: Any, **more: Any) -> None:
            link_in_turn(objects, path, *rest, **more)
            if any(Path(one).stem == Path(SEEN_UNIT).stem for one in objects):
                seen.link = partial(link_in_turn, *rest, **more)
                seen.link_flags = more.get("extra_postargs") or []
                seen.objects = objects
                seen.path = path

        self.compiler.compile = compile_side_by_side
        self.compiler.link_shared_object = link
        super().build_extensions()
        try:
            if seen.path and self.may_learn():
                self.learn(seen)
        except (CCompilerError, OSError, subprocess.SubprocessError) as problem:
            say(f"LOOPS is compiled without a profile, so a tenth slower, same results: {problem}")

    def may_learn(self) -> bool:
        """Tell whether the compiler is GCC, and nobody has forbidden it."""
        if os.environ.get("VOLTIGE_PROFILE") == "0" or self.compiler.compiler_type != "unix":
            return False
        asked = [*self.compiler.compiler_so, "--version"]
        told = subprocess.run(asked, capture_output=True, text=True, check=False)  # noqa: S603
        return "Free Software Foundation" in told.stdout

    def learn(self, seen: Seen) -> None:
        """Watch the engine at work in a folder of its own, compile what was seen anew, link once more."""
        folder = Path(self.build_temp).absolute() / "seen"
        shutil.rmtree(folder, ignore_errors=True)
        package = folder / "voltige"
        shutil.copytree(
            PACKAGE, package, ignore=shutil.ignore_patterns("*.so", "client", "__pycache__")
        )
        for extension in self.extensions:
            place = folder / self.get_ext_filename(extension.name)
            shutil.copy(self.get_ext_fullpath(extension.name), place)
        seen.build(str(folder / Path(seen.path).name), folder, WATCH, WATCH_LINK)
        paths = [str(folder), os.environ.get("PYTHONPATH", "")]  # pip's isolation needs its own
        run = {"PYTHONPATH": os.pathsep.join(filter(None, paths)), "VOLTIGE_PURE": "0"}
        subprocess.run(  # noqa: S603  (our own module)
            [sys.executable, "-m", EXERCISE],
            cwd=folder,
            env={**os.environ, **run},
            timeout=PATIENCE,
            check=True,
        )
        if not list(folder.rglob("*.gcda")):
            raise OSError("nothing was seen")
        new = folder / "new.so"
        seen.build(str(new), folder, LEARN, [])
        shutil.copy(new, seen.path)


class BuildPackage(build_py):
    """Copies the rule documents into the package, for ``voltige rules``."""

    def run(self) -> None:
        super().run()
        target = Path(self.build_lib) / "voltige" / "rulebook"
        if not self.editable_mode:
            target.mkdir(parents=True, exist_ok=True)
            for document in sorted((ROOT / "docs" / "rules").glob("*.md")):
                shutil.copy(document, target / document.name)


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_ext": BuildEngine, "build_py": BuildPackage})
