"""Real browsers at real tables: Debian's Chromium, driven by Playwright."""

import importlib.util
import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Error, Page, expect, sync_playwright

from tests.server.conftest import quick, same_luck
from tests.server.running import Running, running

ROOT = Path(__file__).parents[2]
WIDE, NARROW = (1440, 900), (390, 844)
FLAGS = [
    *("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"),
    "--host-resolver-rules=MAP classroom 127.0.0.1",  # a host that is not trusted as our own is
]
PATIENCE_MS = 20_000
UNFETCHED = (
    "Unable to preload"  # what a part of the page says that was on its way when the line was cut
)
expect.set_options(timeout=PATIENCE_MS)  # what a page shows next is waited for, not looked at once
SETTINGS = {"pace": "instant", "calm": True, "level": "pilot"}  # nothing to wait for

Visitors = Callable[..., Page]
__all__ = ["same_luck"]  # a fixture of these tests, too


def pytest_itemcollected(item: pytest.Item) -> None:
    """Let a test with a browser try once more: what a busy machine delays is no fault of ours.

    A test that needed it is named in the summary, as RERUN; one that fails twice has failed.
    """
    item.add_marker(pytest.mark.flaky(reruns=1))


def tool(name: str) -> ModuleType:
    """Load one of the client's tools."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "web" / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Give the browser that all tests of a worker share."""
    path = tool("chromium").find()
    assert path, "the tests in the browser need Chromium: python web/tools/chromium.py"
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield found
        found.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Give a server that the tests of a file share."""
    with running(quick(tmp_path_factory.mktemp("web"))) as found:
        yield found


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visitors]:
    """Give a function that brings somebody with a browser of their own; no console error passes.

    With ``cut`` the line may be cut: what the browser says of lost connections is then no trouble.
    With ``app`` the browser keeps the page, as it does outside of tests.
    """
    troubles: list[str] = []
    with ExitStack() as stack:

        def bring(
            url: str,
            path: str = "/",
            *,
            size: tuple[int, int] = WIDE,
            language: str = "en",
            scheme: str = "light",
            cut: bool = False,
            touch: bool = False,
            app: bool = False,
            **settings: Any,
        ) -> Page:
            context = browser.new_context(
                viewport={"width": size[0], "height": size[1]},
                locale="fr-FR" if language == "fr" else "en-GB",
                color_scheme="dark" if scheme == "dark" else "light",
                reduced_motion="reduce",
                has_touch=touch,
                service_workers="allow" if app else "block",
            )
            stack.callback(context.close)
            context.set_default_timeout(PATIENCE_MS)
            kept = {**SETTINGS, "language": language, **settings}
            context.add_init_script(
                f"localStorage.getItem('voltige-settings') ||"
                f" localStorage.setItem('voltige-settings', JSON.stringify({json.dumps(kept)}))"
            )
            page = context.new_page()

            def hear(message: ConsoleMessage) -> None:
                if message.type == "error" and not cut:
                    troubles.append(message.text)

            page.on("console", hear)

            def fail(error: Error) -> None:
                if not cut or not str(error).startswith(UNFETCHED):
                    troubles.append(str(error))

            page.on("pageerror", fail)
            page.goto(url + path)
            return page

        yield bring
    assert not troubles, troubles


# Colours on their way from one to another are nobody's to judge.
AT_REST = """() => Promise.all(document.getAnimations()
    .filter((one) => one.effect.getComputedTiming().endTime !== Infinity)
    .map((one) => one.finished.catch(() => null)))"""


def settle(page: Page) -> None:
    """Wait until all that a page asks for has come and has been drawn."""
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
    page.evaluate(AT_REST)


def serious(page: Page) -> list[str]:
    """Let axe look at a page; give what it finds serious or critical."""
    source = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
    page.evaluate(source)  # the policy of the page allows no foreign script tag
    page.evaluate(AT_REST)
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{entry['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for entry in found["violations"]
        if entry["impact"] in {"serious", "critical"}
        for node in entry["nodes"]
    ]


def sideways(page: Page) -> int:
    """Tell by how many pixels a page is too wide."""
    width = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert isinstance(width, int)
    return width
