"""A server that knows of a site: its page is kept, and leads there when the line is lost."""

from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from tests.server.conftest import quick
from tests.server.running import Running, running
from tests.web.conftest import Visitors
from tests.web.playing import READY, choose
from tests.web.site import site
from tests.web.test_site import CONTROLLED, PATIENCE_MS, first
from voltige.server.config import Config
from voltige.server.errors import ConfigError

__all__ = ["site"]  # a fixture

KEPT = """() => caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name))))
    .then((all) => Promise.all(all.map((cache) => cache.keys())))
    .then((all) => all.flat().map((request) => new URL(request.url).pathname))"""


def test_when_the_line_is_lost_the_page_leads_to_the_house_without_a_server(
    site: Path, tmp_path: Path, visit: Visitors
) -> None:
    with running(quick(tmp_path, site=str(site))) as server:
        page = visit(server.url, "/", app=True, cut=True)
        page.wait_for_function(CONTROLLED, timeout=PATIENCE_MS)
        page.reload()  # now what it uses is kept
        expect(page.locator("article[data-game]")).to_have_count(4)
        page.get_by_role("link", name="Voltige without a server").click()
        page.wait_for_url(f"{server.url}/site/")
        page.locator("article[data-game=flying-carpet] button.play").click()
        page.wait_for_function(READY, timeout=PATIENCE_MS)
        page.wait_for_function(CONTROLLED, timeout=PATIENCE_MS)
        page.goto(f"{server.url}/rules")
        expect(page.locator("main li a[data-game]")).to_have_count(4)
        expect(page.get_by_test_id("other-house")).to_have_count(0)
        kept = page.evaluate(KEPT)
        assert "/" in kept
        assert not [path for path in kept if path.startswith(("/api", "/schema", "/metrics"))]
    page.goto(f"{server.url}/rules")
    expect(page.get_by_role("heading", name="No contact with the tower")).to_be_visible()
    page.get_by_test_id("other-house").get_by_role("link").click()
    page.locator("article[data-game=flying-carpet] button.play").click()
    page.wait_for_function(READY, timeout=PATIENCE_MS)
    choose(page, first)


@pytest.fixture
def both(site: Path, tmp_path: Path) -> Config:
    """Give the settings of a server with a site."""
    return quick(tmp_path, site=str(site))


def ask(address: str) -> httpx.Response:
    """Ask a server that may be busy: it compresses a site when it is first asked for it."""
    return httpx.get(address, timeout=60)


def policy(server: Running, path: str) -> str:
    """Ask for the policy of an address."""
    return ask(server.url + path).headers["content-security-policy"]


def test_only_the_site_may_run_webassembly_and_nothing_may_evaluate_text(both: Config) -> None:
    with running(both) as server:
        assert "wasm-unsafe-eval" in policy(server, "/site/")
        assert "wasm-unsafe-eval" in policy(server, "/site/sw.js")
        assert "wasm-unsafe-eval" not in policy(server, "/")
        assert "'unsafe-eval'" not in policy(server, "/site/") + policy(server, "/")


def test_the_site_is_served_from_its_folder_alone(both: Config) -> None:
    with running(both) as server:
        assert ask(f"{server.url}/site").headers["location"] == "/site/"
        assert ask(f"{server.url}/site/engine/engine.json").status_code == 200
        for path in (
            "/site/../tables.db",
            "/site/%2e%2e/tables.db",
            "/site//etc/passwd",
            "/site/x",
        ):
            assert ask(server.url + path).status_code == 404


def test_without_a_site_there_is_none_and_no_page_names_one(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as server:
        assert ask(f"{server.url}/site/").status_code == 404
        assert "voltige-site" not in ask(server.url).text


def test_a_site_elsewhere_is_named_and_not_served(tmp_path: Path) -> None:
    with running(quick(tmp_path, site="https://play.example/voltige/")) as server:
        assert 'content="https://play.example/voltige/"' in ask(server.url).text
        assert ask(f"{server.url}/site/").status_code == 404


def test_a_folder_without_a_site_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ConfigError) as refused:
        Config(site=str(tmp_path))
    assert refused.value.code == "no_site"
