"""Voltige: four flying board games, one exact rules engine, many doors.

This file is never compiled. Before any other module is imported it makes sure that ``librt.vecs``
exists and, with ``VOLTIGE_PURE=1``, that the plain sources win over the compiled modules.
"""

import os

from voltige import pure

__version__ = "0.1.0"

pure.provide_vecs()
if os.environ.get("VOLTIGE_PURE") == "1":
    pure.prefer_sources()
