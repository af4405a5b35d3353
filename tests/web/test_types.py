"""The types of the wire in the browser are those of the server."""

from tests.web.conftest import ROOT, tool


def test_the_types_of_the_wire_are_up_to_date() -> None:
    kept = (ROOT / "web" / "src" / "core" / "wire.ts").read_text("utf-8")
    assert kept == tool("wire").source(), "run make wire"
