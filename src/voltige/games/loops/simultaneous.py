"""Races as a table holds them: live, in secret, or by correspondence (LO-D18)."""

from __future__ import annotations

from typing import Any, Final, cast

from voltige.core.action import Action, Json
from voltige.core.edition import Edition
from voltige.core.errors import IllegalActionError, TableError
from voltige.core.event import Event
from voltige.core.options import Values
from voltige.core.simultaneous import Pace, Simultaneous
from voltige.core.state import State
from voltige.games.loops.edition import LoopsEdition
from voltige.games.loops.events import RaceWon
from voltige.games.loops.refusal import illegal

HOUR_MS: Final = 3_600_000
ALTITUDES: Final = "altitudes"  # an order that claims altitudes alone
ANYTHING: Final = "anything"  # one that claims specials, too
DRAW: Final = "play_draw"
MEDIAN_MS: Final = {"random": 2600, "cadet": 2200, "heuristic": 1700, "pilot": 1700}
HARD_MEDIAN_MS: Final = 1100  # of all other bots
SIGMA: Final = 0.35
LEAST_MS: Final = 700


class LoopsRaces(Simultaneous):
    """What LOOPS says of its races."""

    # -- what a table agrees on -----------------------------------------------------------------

    def options_for(self, mode: str, asked: Values) -> Values:
        options = dict(asked)
        if mode == "live":
            options.setdefault("race_mode", "live")
        elif options.get("race_mode") == "live":
            raise TableError("race_needs_live")
        return options

    def is_measured(self, mode: str, values: Values) -> bool:
        return mode == "live" and bool(values.get("race_mode") == "live")

    def orders(self, mode: str) -> list[str]:
        return [ALTITUDES, ANYTHING] if mode == "correspondence" else []

    def window_ms(self, values: Values) -> int:
        return int(values["race_window_ms"])

    def answer_ms(self, mode: str, values: Values) -> int | None:
        if mode == "live":
            return int(values["race_commit_ms"])
        if mode == "correspondence":
            return int(values["race_deadline_h"]) * HOUR_MS
        return None

    # -- claims -----------------------------------------------------------------------------------

    def waiver(self) -> Json:
        return {"do": "decline"}

    def ordered(self, state: State, seat: int, order: str, edition: Edition) -> Action | None:
        return ordered_claim(state, seat, order, cast("LoopsEdition", edition))

    def refusal(self, code: str) -> IllegalActionError:
        return illegal(code)

    def times(self, ms: int, corrected_ms: int) -> Json:
        return {"race_ms": ms, "corrected_ms": corrected_ms}

    def tell_times(self, event: Event, kept: dict[int, Any]) -> None:
        if not isinstance(event, RaceWon):
            return
        times = kept.get(event.data["seat"], {})
        if "race_ms" in times:
            event.data["ms"] = times["race_ms"]
            event.data["corrected_ms"] = times.get("corrected_ms", 0)

    def pace(self, bot: str) -> Pace:
        return Pace(MEDIAN_MS.get(bot, HARD_MEDIAN_MS), SIGMA, LEAST_MS)


SIMULTANEOUS: Final = LoopsRaces()


# -- standing orders --------------------------------------------------------------------------------


def ordered_claim(state: State, seat: int, order: str, edition: LoopsEdition) -> Action | None:
    """Give the claim that an order means in an open race, or none (LO-45)."""
    legal = state.legal_actions_of(seat)
    view = state.view(seat).to_json()
    best: Action | None = None
    for action in legal:
        if action.data["do"] == "play_altitude" and (
            best is None or altitude_order(view, action.data) < altitude_order(view, best.data)
        ):
            best = action
    if best is not None or order != ANYTHING:
        return best
    for action in legal:
        if edition.table.card[action.code] >= 0 and (
            best is None
            or special_order(view, action, edition) < special_order(view, best, edition)
        ):
            best = action
    return best


def altitude_order(view: Json, data: Json) -> tuple[int, int]:
    """Put the altitude nearest to the base first, with all its copies."""
    base = view["base_altitude"]
    if base:
        distance = abs(data["value"] - base)
    else:
        distance = data["value"] if view["attitude"] == "positive" else -data["value"]
    return distance, -data["count"]


def special_order(view: Json, action: Action, edition: LoopsEdition) -> tuple[int, ...]:
    """Put the special with fewest points first, then by the deck table, then by the target."""
    card = int(edition.table.card[action.code])
    points = int(edition.points[card])
    if action.data["do"] != DRAW:
        return points, card
    sizes, seat, target = view["hand_sizes"], view["seat"], action.data["target"]
    step = 1 if view["direction"] == "left" else -1
    own = int(target == seat)  # only where the table allows it, and never what an order means
    return points, card, own, sizes[target], (target - seat) * step % len(sizes)
