"""The few HTTP requests that the clients need."""

import json
import urllib.request
from typing import Any


def post(url: str, path: str, body: dict[str, Any]) -> tuple[dict[str, Any], str]:
    """Send something as a new person; give the answer and the cookie."""
    data, headers = json.dumps(body).encode(), {"Content-Type": "application/json"}
    request = urllib.request.Request(url + path, data, headers)  # noqa: S310  (our own server)
    with urllib.request.urlopen(request) as response:  # noqa: S310
        cookie = response.headers.get("Set-Cookie", "").split(";")[0]
        return json.load(response), cookie
