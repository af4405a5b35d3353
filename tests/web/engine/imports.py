"""Run inside the engine of a site: import what is listed, and print what cannot be."""

import importlib
import json
from pathlib import Path

missing = []
for name in json.loads(Path("/proof/imports.json").read_text(encoding="utf-8")):
    try:
        importlib.import_module(name)
    except ImportError as error:
        missing.append(f"{name}: {error}")
try:
    raise RuntimeError("an error of ours can be told")
except RuntimeError:
    import traceback

    if "RuntimeError: an error of ours" not in traceback.format_exc():
        missing.append("tracebacks")
print(json.dumps(missing))
