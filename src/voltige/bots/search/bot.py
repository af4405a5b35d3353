"""A bot that searches. It keeps nothing of a match: the same view and stream, the same choice."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from voltige.bots.bot import Bot
from voltige.bots.insight.insight import Insight
from voltige.bots.search.plan import Budget, Plan
from voltige.bots.search.report import Report
from voltige.bots.search.search import Search
from voltige.core.rng import Rng
from voltige.core.view import View


@final
class SearchBot(Bot):
    """Thinks by a plan, as long as its budget lasts, and can tell what it thought."""

    def __init__(self, insight: Insight, plan: Plan, budget: Budget | None = None) -> None:
        self.insight: Final = insight
        self.plan: Final = plan
        self.budget: Final = Budget() if budget is None else budget
        self.report: Report | None = None  # of the last choice; nothing reads it to choose

    def choose(self, view: View, legal: vec[i64], rng: Rng) -> i64:
        """Choose the code with the best chance to win."""
        self.report = None
        if len(legal) == 1:
            return legal[0]
        report = self.consider(view, legal, rng)
        return report.considered[0].code

    def consider(self, view: View, legal: vec[i64], rng: Rng) -> Report:
        """Think, and tell everything."""
        report = Search(self.insight, self.plan, self.budget).think(view, legal, rng)
        self.report = report
        return report
