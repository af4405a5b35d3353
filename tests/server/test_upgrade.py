"""Tables outlive a release: editions are kept, and what can't be played on does not disturb."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from tests.server.conftest import Guests, quick
from tests.server.people import Person
from tests.server.running import Running, running
from tests.server.tables import SHORT
from voltige.cli.main import main
from voltige.games import GAMES
from voltige.match.errors import StoreError
from voltige.server.upgrade import check_tables
from voltige.store.database import make_engine, migrate, read_url

LOOPS = next(game for game in GAMES if game.name == "loops")


def play(person: Person, table: str) -> str:
    """Make a move, whenever it is one's turn; give the answer."""
    state = person.state(table)
    while not state["asked"]:
        state = person.state(table)
    code = state["legal"][-1]["code"]
    return str(person.do(table, "act", version=state["version"], code=code)["result"])


def begun(server: Running, guest: Guests) -> tuple[Person, str]:
    """Begin a match and make a move."""
    person = guest(server)
    table = person.create(["me", "bot:random"], options=SHORT, public=True)["table"]["id"]
    assert play(person, table) == "accepted"
    return person, table


def change(folder: Path, *statements: tuple[str, tuple[object, ...]]) -> None:
    """Change the database as another release would have left it."""
    with sqlite3.connect(folder / "tables.db") as connection:
        for statement, values in statements:
            connection.execute(statement, values)


def come_back(person: Person, server: Running) -> Person:
    """Give the same person at the server as it is now."""
    again = Person(server.url)
    again.http.cookies = person.http.cookies
    return again


def test_a_table_goes_on_though_its_edition_has_changed_meanwhile(
    tmp_path: Path, guest: Guests
) -> None:
    with running(quick(tmp_path)) as server:
        person, table = begun(server, guest)
    text = (LOOPS.edition_folder / f"{LOOPS.default_edition_name()}.toml").read_text("utf-8")
    older = text.replace('title = "', 'title = "Older ', 1)
    content_hash = LOOPS.read_edition(older, "older").hash
    assert older != text
    change(
        tmp_path,
        ("UPDATE tables SET edition_hash = ?", (content_hash,)),
        ("INSERT INTO editions VALUES (?, ?)", (content_hash, older)),
    )
    assert [table.error for table in asyncio.run(check_tables(quick(tmp_path)))] == [None]
    with running(quick(tmp_path)) as server:
        again = come_back(person, server)
        assert play(again, table) == "accepted"
        assert again.table(table)["own_edition"] is True
        again.close()


def test_this_release_keeps_its_own_editions(tmp_path: Path, guest: Guests) -> None:
    with running(quick(tmp_path)):
        pass
    with running(quick(tmp_path)):
        pass
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        kept = {row[0] for row in connection.execute("SELECT hash FROM editions")}
    assert kept == {game.load_edition(name).hash for game in GAMES for name in game.editions()}


@pytest.mark.parametrize(
    ("statement", "code"),
    [
        ("UPDATE tables SET rules = 99 WHERE id = ?", "other_rules"),
        ("UPDATE tables SET edition_hash = 'gone' WHERE id = ?", "other_edition"),
    ],
)
def test_a_table_of_another_release_is_kept_and_disturbs_nobody(
    statement: str,
    code: str,
    tmp_path: Path,
    guest: Guests,
    capsys: pytest.CaptureFixture[str],
) -> None:
    with running(quick(tmp_path)) as server:
        person, table = begun(server, guest)
        _, good = begun(server, guest)
    change(tmp_path, (statement, (table,)), ("UPDATE tables SET due_at = 1", ()))
    found = asyncio.run(check_tables(quick(tmp_path)))
    assert {one.id: one.error.code if one.error else "" for one in found} == {table: code, good: ""}
    database = str(tmp_path / "tables.db")
    assert main(["serve", "--check", "--database", database, "--lang", "en"]) == 1
    said = capsys.readouterr().out
    assert f"{table}  loops  playing  It was begun " in said
    assert f"{good}  loops  playing  can be played on." in said
    assert said.endswith(
        "2 tables are not over; 1 of them can’t be played on with this release, "
        "and is kept as it is.\n"
    )
    with running(quick(tmp_path)) as server:
        again = come_back(person, server)
        answer = again.get(f"/api/tables/{table}")
        assert answer.status_code == 404
        assert answer.json()["problem"]["code"] == code
        assert {line["id"] for line in again.get("/api/lobby").json()} == {table, good}
        assert again.get("/readyz").status_code == 200
        assert guest(server).get(f"/api/tables/{good}").status_code == 200
        again.close()
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        rows = connection.execute("SELECT COUNT(*) FROM entries WHERE table_id = ?", (table,))
        assert rows.fetchone()[0] > 2


def test_a_check_changes_nothing_and_says_when_all_is_well(
    tmp_path: Path, guest: Guests, capsys: pytest.CaptureFixture[str]
) -> None:
    with running(quick(tmp_path)) as server:
        begun(server, guest)
    file = tmp_path / "tables.db"
    before = file.read_bytes()
    assert main(["serve", "--check", "--database", str(file), "--lang", "fr"]) == 0
    assert "toutes peuvent être poursuivies avec cette version" in capsys.readouterr().out
    assert file.read_bytes() == before


def test_a_check_reads_the_schema_of_the_release_before(tmp_path: Path) -> None:
    file = tmp_path / "old.db"

    async def make() -> None:
        engine = make_engine(read_url(str(file)))
        await migrate(engine, "0003")
        await engine.dispose()

    asyncio.run(make())
    assert asyncio.run(check_tables(quick(tmp_path, database=str(file)))) == []
    with pytest.raises(StoreError):
        asyncio.run(check_tables(quick(tmp_path, database=str(tmp_path / "mistyped.db"))))
    assert sorted(path.name for path in tmp_path.glob("*.db")) == ["old.db"]
