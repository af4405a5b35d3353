"""Races as a table holds them: live, in secret, or by correspondence (LO-D18)."""

from __future__ import annotations

from typing import Any, Final

from voltige.core.action import Action, Json
from voltige.core.edition import Edition
from voltige.core.errors import IllegalActionError, TableError
from voltige.core.event import Event
from voltige.core.options import Values
from voltige.core.simultaneous import Pace, Simultaneous
from voltige.core.state import State
from voltige.core.verbs import DO
from voltige.games.loops.actions import DO_DECLINE, PLAY_ALTITUDE, PLAY_DRAW
from voltige.games.loops.refusal import illegal
from voltige.games.loops.state import LoopsState, known_position
from voltige.games.loops.terms import NO_CARD
from voltige.games.loops.zones import hand_size

HOUR_MS: Final = 3_600_000
ALTITUDES: Final = "altitudes"  # an order that claims altitudes alone
ANYTHING: Final = "anything"  # one that claims specials, too
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
        return {DO: DO_DECLINE.name}

    def ordered(self, state: State, seat: int, order: str, edition: Edition) -> Action | None:
        """Take the best altitude, else, with the order for anything, the best special (LO-45)."""
        legal = state.legal_actions_of(seat)
        seen = known_position(state.view(seat))
        found = [
            (altitude_order(seen, action.data), action.code)
            for action in legal
            if action.data[DO] == PLAY_ALTITUDE.name
        ]
        if not found and order == ANYTHING:
            found = [
                (special_order(seen, seat, action), action.code)
                for action in legal
                if action.data != self.waiver()
            ]
        return state.table().actions[min(found)[1]] if found else None

    def refusal(self, code: str) -> IllegalActionError:
        return illegal(code)

    def times(self, ms: int, corrected_ms: int) -> Json:
        return {"race_ms": ms, "corrected_ms": corrected_ms}

    def tell_times(self, event: Event, kept: dict[int, Any]) -> None:
        if event.name != "RaceWon":
            return
        times = kept.get(event.data["seat"], {})
        if "race_ms" in times:
            event.data["ms"] = times["race_ms"]
            event.data["corrected_ms"] = times.get("corrected_ms", 0)

    def pace(self, bot: str) -> Pace:
        return Pace(MEDIAN_MS.get(bot, HARD_MEDIAN_MS), SIGMA, LEAST_MS)


SIMULTANEOUS: Final = LoopsRaces()


# -- standing orders --------------------------------------------------------------------------------


def altitude_order(seen: LoopsState, data: Json) -> tuple[int, ...]:
    """Put the altitude nearest to the base first, with all its copies."""
    if seen.base != NO_CARD:
        distance = abs(data["value"] - int(seen.setup.edition.value[seen.base]))
    else:
        distance = data["value"] if seen.positive else -data["value"]
    return distance, -data["count"]


def special_order(seen: LoopsState, seat: int, action: Action) -> tuple[int, ...]:
    """Put the special with fewest points first, then by the deck table, then by the target."""
    edition = seen.setup.edition
    card = int(edition.table.card[action.code])
    points = int(edition.points[card])
    if action.data[DO] != PLAY_DRAW.name:
        return points, card
    target: int = action.data["target"]
    own = int(target == seat)  # only where the table allows it, and never what an order means
    away = (target - seat) * int(seen.direction) % int(seen.setup.seats)
    return points, card, own, int(hand_size(seen, target)), away
