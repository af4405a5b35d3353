"""What setup.py compiles: its table names what is there, and what is hot is in it."""

import runpy
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from tests.architecture.sources import ROOT, sources

BUILD: dict[str, Any] = runpy.run_path(str(ROOT / "setup.py"))
TABLES = {name: BUILD[name] for name in ("FAST", "OFTEN", "TABLES", "PLAIN")}


def test_every_name_of_the_tables_stands_for_modules() -> None:
    names = [name for rows in TABLES.values() for row in rows for name in row.split()]
    paths = [source.path for source in sources()]
    stale = [name for name in names if not any(BUILD["is_in"](path, (name,)) for path in paths)]
    assert stale == []


def test_what_is_fast_and_what_is_plain_are_apart() -> None:
    fast = set(BUILD["modules"](TABLES["FAST"]))
    assert fast == set(BUILD["modules"](TABLES["FAST"], but=()))


def test_every_compiled_module_lies_in_one_unit_of_its_library() -> None:
    engine = BUILD["modules"](TABLES["FAST"] + TABLES["OFTEN"])
    tables = BUILD["modules"](TABLES["TABLES"])
    assert not set(engine) & set(tables)
    assert not {BUILD["unit_of"](one) for one in engine} & {BUILD["unit_of"](one) for one in tables}


def test_units_of_fast_modules_hold_nothing_else() -> None:
    for module in BUILD["modules"](TABLES["FAST"] + TABLES["OFTEN"]):
        is_fast = BUILD["is_in"](ROOT / module, TABLES["FAST"])
        assert f"{BUILD['unit_of'](module)}.c".endswith(BUILD["FAST_UNIT"]) == is_fast, module


def test_gathered_units_hold_every_module_once_and_leave_the_rest_alone(tmp_path: Path) -> None:
    modules = BUILD["modules"](TABLES["FAST"] + TABLES["OFTEN"])
    units = {BUILD["c_name"](module): BUILD["unit_of"](module) for module in modules}
    gathered = BUILD["gather"]([str(tmp_path / name) for name in [*units, "init.c"]], units)
    assert str(tmp_path / "init.c") in gathered
    assert not (tmp_path / "init.c").exists()
    lines = [line for unit in tmp_path.iterdir() for line in unit.read_text().splitlines()]
    assert sorted(lines) == sorted(f'#include "{name}"' for name in units)
    assert len(gathered) == len(set(units.values())) + 1


def test_what_is_watched_is_a_unit_of_fast_modules() -> None:
    units = {f"voltige_{BUILD['unit_of'](module)}.c" for module in BUILD["modules"](TABLES["FAST"])}
    assert BUILD["SEEN_UNIT"] in units
    assert find_spec(BUILD["EXERCISE"]) is not None
