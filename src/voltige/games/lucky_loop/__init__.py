"""Lucky Loop: stunt flying with six dice and four programmes."""

from pathlib import Path
from typing import cast

from voltige.core.action import Action, Attempt
from voltige.core.edition import Edition, Fields
from voltige.core.game import Game, Things, Try
from voltige.core.options import Option, Values
from voltige.core.rng import Rng
from voltige.core.state import State
from voltige.core.view import View
from voltige.games.lucky_loop.determinize import determinize_lucky_loop
from voltige.games.lucky_loop.edition import NAME, LuckyLoopEdition, take_edition
from voltige.games.lucky_loop.options import LuckyLoopSetup, lucky_loop_options
from voltige.games.lucky_loop.state import LuckyLoopState, new_lucky_loop_state
from voltige.games.lucky_loop.touch import lucky_loop_tries, lucky_loop_uses

__all__ = ["GAME"]

RULES_VERSION = 1


class LuckyLoopGame(Game):
    """Lucky Loop as the other layers see it."""

    def default_edition_name(self) -> str:
        return "reconstructed-1"

    def take_edition(self, fields: Fields) -> LuckyLoopEdition:
        return take_edition(fields)

    def options(self, edition: Edition) -> list[Option]:
        return lucky_loop_options(cast("LuckyLoopEdition", edition))

    def start(self, seats: int, values: Values, edition: Edition) -> LuckyLoopState:
        return new_lucky_loop_state(
            LuckyLoopSetup(cast("LuckyLoopEdition", edition), seats, values)
        )

    def determinize(self, view: View, rng: Rng) -> LuckyLoopState:
        return determinize_lucky_loop(view, rng)

    def statistics(self, state: State) -> dict[str, float]:
        told = state.to_dict()
        totals = told["totals"]
        free = [score for score in told["free_scores"] if score >= 0]
        return {
            "rounds": float(told["round_no"]),
            "turns": float(told["round_no"] * len(totals)),
            "mean_total": sum(totals) / len(totals),
            "best_total": float(max(totals)),
            "programmes": sum(len(scores) for scores in told["scores"]) / len(totals),
            "free_flights": float(len(free)),
            "tokens_held": float(sum(told["tokens"])),
            "ended_by_cap": float(told["ended_by_cap"]),
        }

    def read_attempt(self, text: str, edition: Edition) -> Attempt:
        return cast("LuckyLoopEdition", edition).table.parse(text)

    def uses(self, action: Action, edition: Edition) -> Things:
        return lucky_loop_uses(action)

    def tries(self, view: View) -> list[Try]:
        return lucky_loop_tries(view)


GAME = LuckyLoopGame(NAME, RULES_VERSION, "LL", str(Path(__file__).parent))
