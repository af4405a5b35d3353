"""Starting on a database that can't be used: one sentence, no traceback, nothing made up."""

import asyncio
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.conftest import Guests, quick
from tests.server.postgres import new_database
from tests.server.running import running
from voltige.cli.main import main
from voltige.store.database import make_engine, migrate, read_url

NEWER = "The database belongs to a newer release of Voltige; this one can’t open it."


Refuse = Callable[[str], str]


@pytest.fixture
def refuse(capsys: pytest.CaptureFixture[str]) -> Refuse:
    """Give a function that starts a server that can't start, and gives what it says."""

    def start(database: str) -> str:
        assert main(["serve", "--port", "0", "--database", database, "--lang", "en"]) == 1
        said = capsys.readouterr().err
        assert said.startswith("voltige: ")
        assert said.count("\n") == 1, said
        return said

    return start


def test_a_folder_is_no_database(tmp_path: Path, refuse: Refuse) -> None:
    assert "is a folder" in refuse(str(tmp_path))


def test_a_mistyped_folder_is_refused_and_not_created(tmp_path: Path, refuse: Refuse) -> None:
    assert "create it first" in refuse(str(tmp_path / "tabels" / "tables.db"))
    assert list(tmp_path.iterdir()) == []


def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, refuse: Refuse) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ana, " * 500)
    assert "not an SQLite database" in refuse(str(file))
    assert file.read_text() == "Dear Ana, " * 500


def test_a_server_that_does_not_answer_is_named(refuse: Refuse) -> None:
    said = refuse("postgresql://nobody:secret@127.0.0.1:1/none")
    assert "Can’t open the database: " in said
    assert "secret" not in said


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_database_of_a_newer_release_is_refused(
    kind: str, tmp_path: Path, refuse: Refuse
) -> None:
    database = new_database() if kind == "postgresql" else str(tmp_path / "tables.db")

    async def age() -> None:
        engine = make_engine(read_url(database))
        await migrate(engine)
        async with engine.begin() as connection:
            await connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
        await engine.dispose()

    asyncio.run(age())
    assert NEWER in refuse(database)


def test_the_files_of_a_database_are_for_their_owner_alone(tmp_path: Path, guest: Guests) -> None:
    with running(quick(tmp_path)) as server:
        guest(server).create(["me", "open"])
        files = sorted(tmp_path.glob("tables.db*"))
        assert len(files) == 3, "the file, its log and its index"
        assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}


def test_a_database_that_is_there_already_keeps_its_tables(tmp_path: Path, guest: Guests) -> None:
    with running(quick(tmp_path)) as server:
        table = guest(server).create(["me", "open"])["table"]["id"]
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        found = connection.execute("SELECT id FROM tables").fetchall()
    assert found == [(table,)]
    with running(quick(tmp_path)) as server:
        assert guest(server).get(f"/api/tables/{table}").status_code == 200


def test_an_old_file_that_others_can_read_is_told_of(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with running(quick(tmp_path)):
        assert "others can read" not in caplog.text
    (tmp_path / "tables.db").chmod(0o644)
    with running(quick(tmp_path)):
        assert "others can read the database file" in caplog.text
