"""How Lucky Loop is searched: not yet; its pilot solves flights exactly, and rollouts of it are slow."""

from __future__ import annotations

from typing import Final

from voltige.bots.levels import ACE, MASTER
from voltige.bots.search.plan import Plan

AS_THE_PILOT: Final = Plan(0, 1)
PLANS: Final = {ACE: AS_THE_PILOT, MASTER: AS_THE_PILOT}
