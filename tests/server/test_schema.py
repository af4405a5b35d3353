"""Schemathesis: requests made from the OpenAPI document, and none that the server chokes on."""

from typing import Any

import hypothesis
import pytest
import schemathesis
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.conftest import Guests
from tests.server.running import PATIENCE_S, Running
from tests.server.tables import SHORT

EXAMPLES = 12
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
STREAMS = ("/api/stream", "/api/tables/{table_id}/stream", "/api/tables/{table_id}/events")


def test_no_request_made_from_the_schema_makes_the_server_fail(
    server: Running, guest: Guests
) -> None:
    person = guest(server)
    table = person.create(["me", "bot:random"], options=SHORT)["table"]["id"]
    cookies = dict(person.http.cookies)
    schema = schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json")
    tried: set[str] = set()
    refused = 0
    for found in schema.get_all_operations():
        assert isinstance(found, Ok), found
        operation = found.ok()
        if operation.path in STREAMS:
            continue

        @hypothesis.settings(
            max_examples=EXAMPLES,
            deadline=None,
            database=None,
            derandomize=True,
            suppress_health_check=list(hypothesis.HealthCheck),
        )
        @hypothesis.given(case=operation.as_strategy())
        def check(case: Any) -> None:
            nonlocal refused
            if "table_id" in (case.path_parameters or {}) and len(tried) % 2:
                case.path_parameters["table_id"] = table
            response = case.call(cookies=cookies, timeout=PATIENCE_S)
            case.validate_response(response, checks=CHECKS)
            refused += response.status_code >= 400
            if response.status_code >= 400:
                assert "problem" in response.json(), response.text

        check()
        tried.add(f"{operation.method} {operation.path}")
    assert len(tried) >= 24
    assert refused > 50


@pytest.mark.parametrize("path", STREAMS)
def test_streams_refuse_what_they_cannot_read(path: str, server: Running, guest: Guests) -> None:
    person = guest(server)
    for query in ("seat=x", "seat=99", "since=-5", "since=999999999999999999999"):
        response = person.get(f"{path.replace('{table_id}', 'x')}?{query}")
        assert response.status_code in {400, 401, 404}
        assert "problem" in response.json()


def test_the_schema_documents_every_body_and_the_tokens(server: Running, guest: Guests) -> None:
    schema = guest(server).get("/schema/openapi.json").json()
    assert schema["components"]["securitySchemes"]["token"]["scheme"] == "bearer"
    operations = [op for path in schema["paths"].values() for op in path.values()]
    assert all(op.get("summary") for op in operations)
    names = set(schema["components"]["schemas"])
    assert {"NewTable", "Act", "Answer", "State", "TableInfo", "Proof", "Replay"} <= {
        name.split("_")[-1].split(".")[-1] for name in names
    }
