"""Running a server: settings, start and stop, health, numbers, logs, the command."""

import json
import re
import socket
from pathlib import Path

import pytest

import voltige
from tests.server.conftest import Guests, quick
from tests.server.people import Person
from tests.server.running import Process, Running, running, wait_for
from tests.server.tables import SHORT, friends
from tests.server.test_abuse import hear_the_end
from voltige.core.errors import VoltigeError
from voltige.locale import texts
from voltige.server.config import Config, read_config
from voltige.server.routes import client


def test_flags_win_over_the_environment_and_that_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / "voltige.toml"
    file.write_text('port = 1\nhost = "0.0.0.0"\nthinkers = 3\norigins = ["https://a.example"]\n')
    environment = {"VOLTIGE_PORT": "2", "VOLTIGE_THINKERS": "4", "VOLTIGE_SECURE_COOKIE": "true"}
    config = read_config(str(file), environment, {"port": 5, "database": None})
    assert (config.port, config.thinkers, config.host) == (5, 4, "0.0.0.0")  # noqa: S104
    assert config.origins == ("https://a.example",)
    assert config.secure_cookie is True
    assert config.database == Config().database
    assert read_config(None, {"VOLTIGE_CONFIG": str(file)}, {}).port == 1
    assert read_config(None, {"VOLTIGE_ORIGINS": "https://a, https://b"}, {}).origins == (
        "https://a",
        "https://b",
    )


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({"VOLTIGE_PORT": "many"}, "bad_setting"),
        ({"VOLTIGE_PORT": "99999"}, "bad_setting_range"),
        ({"VOLTIGE_THINKERS": "0"}, "bad_setting_range"),
        ({"VOLTIGE_LOG_JSON": "perhaps"}, "bad_setting"),
        ({"VOLTIGE_CONFIG": "/no/such/file.toml"}, "unreadable_file"),
    ],
)
def test_a_setting_that_means_nothing_is_refused_in_one_sentence(
    environment: dict[str, str], code: str
) -> None:
    with pytest.raises(VoltigeError) as caught:
        read_config(None, environment, {})
    assert caught.value.code == code
    for language in ("en", "fr"):
        assert texts(language).error(caught.value)


def test_an_unknown_setting_of_the_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "voltige.toml"
    file.write_text("prot = 1\n")
    with pytest.raises(VoltigeError) as caught:
        read_config(str(file), {}, {})
    assert caught.value.code == "unknown_setting"


def test_health_readiness_and_numbers(server: Running, guest: Guests) -> None:
    person = guest(server)
    table, people = friends(server, guest, 2)
    people[0].do(table, "vote", agree=True)
    health = person.get("/healthz").json()
    assert health == {"status": "ok", "version": voltige.__version__, "engine": voltige.engine()}
    assert person.get("/readyz").json()["status"] == "ok"
    numbers = person.get("/metrics").text
    assert "voltige_tables_total" in numbers
    assert 'voltige_requests_total{result="refused",type="vote"}' in numbers
    assert "voltige_request_seconds_bucket" in numbers


def test_the_client_is_served_compressed_and_kept_by_browsers(
    server: Running, guest: Guests
) -> None:
    person = guest(server)
    page = person.get("/table/any")
    assert '<div id="app">' in page.text
    assert page.headers["cache-control"] == "no-cache"
    script = re.findall(r'src="(/assets/[^"]+)"', page.text)[0]
    sent = person.get(script)
    assert sent.headers["content-encoding"] == "gzip"
    assert "immutable" in sent.headers["cache-control"]
    assert person.get("/assets/none.js").status_code == 404
    lost = person.http.get("/nowhere", headers={"accept": "text/html"})
    assert lost.status_code == 404
    assert '<div id="app">' in lost.text
    assert person.get("/nowhere").json()["problem"]["code"] == "not_here"


def test_without_the_client_a_page_names_the_games_and_the_routes(
    server: Running, guest: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "files", dict)
    person = guest(server)
    page = person.get("/").text
    assert "LOOPS" in page
    assert "/api/tables/{table_id}/do" in page
    french = person.http.get("/", headers={"accept-language": "fr-CH, en;q=0.5"}).text
    assert 'lang="fr"' in french
    assert person.get("/page.css").headers["content-type"].startswith("text/css")


def test_texts_and_rules_are_served(server: Running, guest: Guests) -> None:
    person = guest(server)
    assert person.get("/api/texts/fr").text.count("loops-do-") > 5
    assert person.get("/api/texts/tlh").status_code == 404
    rule = person.get("/api/games/loops/rules/14", language="fr").json()
    assert rule["number"] == "LO-14"
    assert person.get("/api/games/loops/rules/LO-999").status_code == 404
    assert person.get("/api/games/chess/rules/1").status_code == 404


def test_the_whole_rules_of_a_game_come_in_sections(server: Running, guest: Guests) -> None:
    person = guest(server)
    book = person.get("/api/games/loops/rules", language="fr").json()
    assert book["prefix"] == "LO"
    assert book["sections"][0]["title"] == book["title"]
    items = [item for section in book["sections"] for item in section["items"]]
    assert "LO-14" in {item["number"] for item in items}
    assert any(item["text"].startswith("| ") for item in items if not item["number"])
    assert person.get("/api/games/chess/rules").status_code == 404


def test_every_option_of_every_game_can_be_shown_in_a_form(server: Running, guest: Guests) -> None:
    for game in guest(server).get("/api/games", language="fr").json():
        for edition in game["editions"]:
            for option in edition["options"]:
                assert option["explanation"], option["name"]
                assert option["label"]["key"]
                if option["kind"] == "choice":
                    assert len(option["values"]) == len(option["value_labels"]) >= 2
                if option["kind"] == "whole":
                    assert option["low"] <= option["high"]


def test_asked_to_stop_a_server_says_good_bye_and_comes_back_as_it_was(tmp_path: Path) -> None:
    process = Process("--database", str(tmp_path / "t.db"), "--log-json")
    process.start()
    person = Person(process.url)
    made = person.create(["me", "open"], options=SHORT)
    table, key = made["table"]["id"], made["keys"][0]["key"]
    cookie = person.http.cookies["voltige"]
    socket_ = person.socket(table)
    socket_.until("welcome")
    assert process.process is not None
    process.process.terminate()
    assert hear_the_end(socket_) == 1012
    process.process.wait(20)
    socket_.close()
    process.start()
    assert person.table(table)["you"]["seats"] == [0]
    assert process.stop() == -15
    person.close()
    wait_for(lambda: any('"stopped"' in line for line in process.lines))
    logged = "".join(process.lines)
    for line in process.lines:
        json.loads(line)
    for secret in (cookie, key):
        assert secret not in logged


def test_without_a_database_the_server_says_so_and_does_not_start(tmp_path: Path) -> None:
    process = Process("--database", "postgresql://nobody@127.0.0.1:1/none")
    process.start()
    assert process.process is not None
    assert process.process.wait(20) != 0
    assert "no_database" in "".join(process.lines) or "database" in "".join(process.lines)


def test_a_port_that_is_taken_is_named_in_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        process = Process("--database", str(tmp_path / "t.db"), port=taken.getsockname()[1])
        process.start()
        assert process.process is not None
        assert process.process.wait(20) == 1
    said = "".join(process.lines)
    assert "Can’t listen" in said
    assert "Traceback" not in said


def test_tables_that_nobody_looks_at_leave_memory_and_come_back(
    tmp_path: Path, guest: Guests
) -> None:
    with running(quick(tmp_path, rooms=8)) as server:
        person = guest(server)
        tables = [person.create(["me", "open"])["table"]["id"] for _ in range(30)]
        assert len(server.server.service.tables.hosted) <= 9
        assert person.table(tables[0])["you"]["seats"] == [0]
