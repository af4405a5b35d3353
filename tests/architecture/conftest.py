"""What is collected here depends on the engine that runs."""

import os

collect_ignore = []
if os.environ.get("VOLTIGE_PURE") == "1":
    collect_ignore.append("test_compiled.py")  # it compares with the compiled engine, left out here
