"""Voltige: four flying board games, one exact rules engine, many doors.

This file is never compiled. Before any other module is imported it makes sure that ``librt.vecs``
exists and, without it or with ``VOLTIGE_PURE=1``, that the plain sources win over compiled modules.
"""

import os
from typing import Literal

from voltige import pure

__version__ = "0.1.0"

if pure.provide_vecs() or os.environ.get("VOLTIGE_PURE") == "1":
    pure.prefer_sources()


def engine() -> Literal["compiled", "interpreted"]:
    """Tell how the engine of this process runs."""
    return "compiled" if pure.is_compiled() else "interpreted"
