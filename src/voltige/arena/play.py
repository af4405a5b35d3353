"""Playing one game of a plan.

Game number *i* takes its luck and its bots' thoughts from streams that depend on the seed and its
deal alone: the same plan gives the same games, whatever plays them and in whatever order.
"""

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from voltige.arena.plan import Plan
from voltige.arena.players.errors import NoAnswerError
from voltige.bots.bot import Bot, ask
from voltige.core.rng import Rng
from voltige.core.state import CHANCE, NOBODY, State


class Fault(msgspec.Struct):
    """A kind of failure of a program in one game, and how often it happened there."""

    code: str
    params: dict[str, str | int]
    count: int = 1


class Result(msgspec.Struct):
    """How one game ended, and what was done in it."""

    number: int
    ranking: list[int]  # by seat, as all that follows
    returns: list[float]
    statistics: dict[str, float]
    played: dict[int, int]  # how often each code was chosen, by all seats
    choices: int  # legal codes, summed over all decisions
    widest: int  # most legal codes of a decision
    faults: list[Fault] = []
    by_winners: dict[int, int] | None = None  # of ``played``; older folders don't know

    @property
    def decisions(self) -> int:
        """Return how many decisions the game had."""
        return sum(self.played.values())

    def wins(self) -> list[float]:
        """Return each seat's part of the win: a shared first place is shared."""
        winners = self.ranking.count(1)
        return [1 / winners if place == 1 else 0.0 for place in self.ranking]


class Tally:
    """What is counted while a game is played."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.played: dict[int, Counter[int]] = {}  # by seat
        self.choices = 0
        self.widest = 0
        self.faults: dict[tuple[str, str], Fault] = {}

    def decide(self, state: State, bot: Bot, rng: Rng) -> tuple[int, bool]:
        """Ask a bot, and tell whether it has answered; if not, the default action is done."""
        codes = [action.code for action in state.legal_actions()]
        try:
            code, answered = decide(state, bot, rng, codes), True
        except NoAnswerError as error:
            self.note(error)
            code, answered = state.default_action().code, False
        self.choices += len(codes)
        self.widest = max(self.widest, len(codes))
        self.played.setdefault(int(state.to_act), Counter())[code] += 1
        return code, answered

    def note(self, error: NoAnswerError) -> None:
        """Keep the first failure of each kind, and count the others."""
        key = (error.code, str(error.params.get("name", "")))
        if key in self.faults:
            self.faults[key].count += 1
        else:
            self.faults[key] = Fault(error.code, error.params)

    def result(self, plan: Plan, number: int, state: State) -> Result:
        """Tell how the game ended."""
        ranking = state.ranking()
        return Result(
            number,
            ranking,
            state.returns(),
            plan.game.statistics(state),
            added(self.played.values()),
            self.choices,
            self.widest,
            list(self.faults.values()),
            added(count for seat, count in self.played.items() if ranking[seat] == 1),
        )


def added(counts: Iterable[Counter[int]]) -> dict[int, int]:
    """Add counts up, the lowest code first."""
    whole: Counter[int] = Counter()
    for count in counts:
        whole.update(count)
    return dict(sorted(whole.items()))


class Streams:
    """Where one game of a plan takes its luck and its bots their thoughts from."""

    def __init__(self, plan: Plan, number: int) -> None:
        """Split them off from the seed and the number of the deal."""
        root = Rng(plan.seed, plan.deal(number))
        self.luck = root.split()
        self.thoughts = [root.split() for _ in plan.bots]  # by bot, wherever it sits


def play_game(plan: Plan, bots: Sequence[Bot], number: int) -> Result:
    """Play game ``number`` of a plan; ``bots`` stand in the order of the plan."""
    streams = Streams(plan, number)
    seating = plan.seating(number)
    state = plan.game.start(len(bots), plan.options_of(number), plan.edition)
    tally = Tally()
    while state.to_act != NOBODY:
        if state.to_act == CHANCE:
            state.resolve(state.sample_chance(streams.luck))
        else:
            who = seating[state.to_act]
            state.apply(tally.decide(state, bots[who], streams.thoughts[who])[0])
    return tally.result(plan, number, state)


def decide(state: State, bot: Bot, rng: Rng, legal: list[int] | None = None) -> int:
    """Ask a bot: it gets the view of its seat and its legal codes, nothing else."""
    codes = legal if legal is not None else [action.code for action in state.legal_actions()]
    code = ask(bot, state.view(state.to_act), codes, rng)
    if code not in codes:  # ``apply`` trusts its caller
        raise ValueError(f"{type(bot).__name__} chose {code}; legal are {codes}")
    return code
