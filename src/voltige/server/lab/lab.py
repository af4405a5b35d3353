"""Where the lab works: in one process of its own, so that no table and no judge waits for it."""

from voltige.core.errors import EditionError
from voltige.server.lab.drafting import draft
from voltige.server.lab.trying import attempt
from voltige.server.lab.wire import LabDraft, LabEdition, LabTold, LabTrial
from voltige.server.limited import LimitedProcesses
from voltige.tables.aside import Aside
from voltige.tables.bounds import check_toml
from voltige.tables.clock import Clock
from voltige.tables.judging import LIMITS
from voltige.tables.limits import Limiter
from voltige.tables.problems import problem_of

TRIALS_PER_10_S = 60  # for one address
MOST_WAITING = 8  # a second or so each
SECONDS, MEGABYTES = 8.0, 200  # for one request


class Lab:
    """Changes editions, and plays with them."""

    def __init__(self, clock: Clock, aside: Aside) -> None:
        """Take where editions are judged."""
        self.aside = aside
        self.processes = LimitedProcesses(1, MOST_WAITING)
        self.trials = Limiter(clock, TRIALS_PER_10_S)

    async def draft(self, wish: LabDraft, language: str) -> LabEdition:
        """Write a changed edition, and say all that is wrong with it."""
        drafted = await self.aside.judge(draft, wish, LIMITS)
        faults = [
            problem_of(EditionError(one.code, **one.params), language) for one in drafted.faults
        ]
        return LabEdition(drafted.text, faults)

    async def attempt(self, trial: LabTrial, address: str) -> LabTold:
        """Play some more deals with and without the change."""
        self.trials.check(address)
        check_toml(trial.edition_text)
        return await self.processes.run(attempt, trial, SECONDS, MEGABYTES)

    async def stop(self) -> None:
        """End the process."""
        await self.processes.stop()
