"""What docs/deploying.md says is so: settings, metrics, unit, proxy, retention."""

import re
import sqlite3
import time
from dataclasses import fields
from pathlib import Path

from tests.server.conftest import Guests, quick
from tests.server.running import Running, running
from tests.server.tables import friends
from voltige.server.config import Config
from voltige.server.connection_limits import OTHER_FILES

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "deploying.md").read_text(encoding="utf-8")


def section(title: str) -> str:
    """Give a section of the document."""
    found = re.search(rf"^## {title}\n(.*?)(?=^## |\Z)", TEXT, re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1]


def block(language: str) -> str:
    """Give the one block of code in a language."""
    (found,) = re.findall(rf"^```{language}\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
    return str(found)


def test_every_setting_is_documented_with_its_default() -> None:
    rows = dict(re.findall(r"^\| `(\w+)` \| (.+?) \|", section("Settings"), re.MULTILINE))
    shown = {
        field.name: "none"
        if field.default in {(), ""}
        else f"`{str(field.default).lower() if isinstance(field.default, bool) else field.default}`"
        for field in fields(Config)
    }
    assert rows == shown


def test_every_metric_is_documented_by_name(server: Running, guest: Guests) -> None:
    table, people = friends(server, guest, 2)
    people[0].do(table, "vote", agree=True)
    told = re.findall(r"^# HELP (\w+) ", guest(server).get("/metrics").text, re.MULTILINE)
    rows = re.findall(r"^\| `(voltige_\w+)` \|", section("Watching it"), re.MULTILINE)
    assert sorted(rows) == sorted(name for name in told if not name.endswith("_created"))


def test_the_unit_and_the_proxy_are_quoted_as_they_are() -> None:
    assert block("ini") == (ROOT / "deploy" / "voltige.service").read_text(encoding="utf-8")
    assert block("nginx") == (ROOT / "deploy" / "nginx.conf").read_text(encoding="utf-8")


def test_unit_and_proxy_know_the_limits_of_the_server() -> None:
    config = Config()
    files = re.search(r"^LimitNOFILE=(\d+)$", block("ini"), re.MULTILINE)
    assert files is not None
    assert int(files[1]) >= config.connections + OTHER_FILES
    proxy = block("nginx")
    assert f"client_header_timeout {config.request_s}s;" in proxy
    assert f"client_body_timeout {config.request_s}s;" in proxy
    assert f"client_max_body_size {config.body_bytes // 1000}k;" in proxy
    assert f"limit_conn voltige_connections {config.connections_per_address};" in proxy
    assert f"burst={config.requests_per_10_s} " in proxy
    pieces, size = re.findall(r"large_client_header_buffers (\d+) (\d+)k;", proxy)[0]
    assert int(pieces) * int(size) * 1024 <= config.header_bytes


def test_the_statements_of_retention_remove_old_tables_that_are_over_and_no_others(
    tmp_path: Path, guest: Guests
) -> None:
    with running(quick(tmp_path)) as server:
        running_table, _ = friends(server, guest, 2)
        over, people = friends(server, guest, 2)
        people[0].do(over, "say", text="bye")
        assert people[0].do(over, "propose", what="end")["result"] == "accepted"
        assert people[1].do(over, "vote", agree=True)["result"] == "accepted"
        recent, others = friends(server, guest, 2)
        others[0].do(recent, "propose", what="end")
        others[1].do(recent, "vote", agree=True)
        with sqlite3.connect(tmp_path / "tables.db") as connection:
            connection.execute("UPDATE tables SET changed_at = 1 WHERE id != ?", (recent,))
            before = int(time.time() * 1000) - 365 * 86_400_000
            for statement in block("sql").split(";\n"):
                connection.execute(statement, {"before": before} if ":before" in statement else {})
            kept = {row[0] for row in connection.execute("SELECT id FROM tables")}
            assert kept == {running_table, recent}
            for name in ("entries", "holders", "chat"):
                query = f"SELECT DISTINCT table_id FROM {name}"  # noqa: S608  (our own words)
                assert over not in {row[0] for row in connection.execute(query)}
        assert people[0].get(f"/api/tables/{running_table}").status_code == 200
