"""Aims: what the end of a flight is worth, in whole numbers.

A chance is an aim that pays 1 or 0; expected points pay the result; a bot mixes points and tokens.
"""

from __future__ import annotations

from typing import Final, final


@final
class Aim:
    """The pay of every end of a flight.

    ``gain`` and ``earns`` are lists by the result of a completed flight; above, ``gain`` goes on by
    ``slope`` a point and ``earns`` as in its last entry. ``supply`` counts the bonus tokens on the
    table: with none of them, and none spent, no token is earned (LL-76).
    """

    def __init__(
        self,
        gain: list[int],
        one_open: int = 0,
        broken: int = 0,
        earns: list[bool] | None = None,
        one_open_earns: bool = True,
        earned: int = 0,
        held: int = 0,
        supply: int = 1,
        slope: int = 0,
    ) -> None:
        self.gain: Final = gain
        self.slope: Final = slope
        self.one_open: Final = one_open  # the flight ends with one figure open
        self.broken: Final = broken  # the flight ends with more figures open
        self.earns: Final[list[bool]] = [False] if earns is None else earns
        self.one_open_earns: Final = one_open_earns  # a token (LL-68, LL-99)
        self.earned: Final = earned  # the pay of an earned token
        self.held: Final = held  # the pay of each token not spent
        self.supply: Final = supply

    def key(self) -> tuple[object, ...]:
        """Return the key by which equal aims are found."""
        return (
            tuple(self.gain),
            self.slope,
            self.one_open,
            self.broken,
            tuple(self.earns),
            self.one_open_earns,
            self.earned,
            self.held,
            self.supply,
        )

    def done(self, result: int, tokens: int, spent: int) -> int:
        """Pay a completed flight."""
        last = len(self.gain) - 1
        pay = self.gain[min(result, last)] + self.held * tokens
        if result > last:
            pay += self.slope * (result - last)
        if self.earns[min(result, len(self.earns) - 1)] and self.supply + spent > 0:
            pay += self.earned
        return pay

    def ended(self, left: int, tokens: int, spent: int) -> int:
        """Pay a flight that ended with ``left`` figures open."""
        if left > 1:
            return self.broken + self.held * tokens
        pay = self.one_open + self.held * tokens
        if self.one_open_earns and self.supply + spent > 0:
            pay += self.earned
        return pay


@final
class Pays:
    """What every end of a flight pays, by the tokens that are left, raised so that none is below zero."""

    def __init__(self, aim: Aim, tokens: int, most: int) -> None:
        results = range(most + 1)
        layers = [(held, tokens - held) for held in range(tokens + 1)]
        done = [aim.done(result, held, spent) for held, spent in layers for result in results]
        one_open = [aim.ended(1, held, spent) for held, spent in layers]
        broken = [aim.ended(2, held, spent) for held, spent in layers]
        every = [*done, *one_open, *broken]
        self.shift: Final = max(0, -min(every))  # what they are raised by
        self.highest: Final = max(every) + self.shift
        self.results: Final = len(results)  # of ``done`` per layer
        self.done: Final = [pay + self.shift for pay in done]  # by layer and result
        self.one_open: Final = [pay + self.shift for pay in one_open]  # by layer
        self.broken: Final = [pay + self.shift for pay in broken]  # by layer


def complete_aim() -> Aim:
    """Aim at completing the programme, whatever its result."""
    return Aim([1])


def two_figures_aim() -> Aim:
    """Aim at having at most one figure open at the end."""
    return Aim([1], one_open=1)


def points_aim(minimum: int) -> Aim:
    """Aim at the expected result; one below ``minimum`` is void (LL-58)."""
    return Aim([*[0] * minimum, minimum], slope=1)


def reach_aim(wanted: int) -> Aim:
    """Aim at a result of ``wanted`` or more."""
    return Aim([0] * max(0, wanted) + [1])


def gain_aim(own: int, minimum: int) -> Aim:
    """Aim at the growth of the total, with a score of ``own`` already (LL-60, LL-63, LL-64)."""
    least = max(minimum, own + 1)
    return Aim([*[0] * least, least - own], slope=1)


def token_aim(earns: list[bool], supply: int = 1) -> Aim:
    """Aim at earning a token with a compulsory flight."""
    return Aim([0], earns=earns, earned=1, supply=supply)


def earning_results(
    record: int, threshold: int, always_from: int, void_below: int = 0, void_earns: bool = False
) -> list[bool]:
    """Return by result whether a completed compulsory flight earns a token (LL-69 to LL-74)."""
    earns = []
    for result in range(max(record + 1, threshold, always_from, void_below) + 1):
        if result < void_below:
            earns.append(void_earns)  # LL-59, option bonus_for_void
        else:
            beats = result >= threshold and result > record
            earns.append(result >= always_from or beats)
    return earns


def consolation_aim(supply: int = 1) -> Aim:
    """Aim at the token of a free flight that fails at its last figure (LL-99, LL-100)."""
    return Aim([0], earned=1, supply=supply)


def change_aim(lowest: int, failure_cost: int, minimum: int = 0) -> Aim:
    """Aim at the change of the total by one free flight (LL-98, LL-103).

    A result below ``minimum`` counts as a failure (option free_minimum_score).
    """
    gain = [*[-failure_cost] * minimum, minimum - lowest]
    return Aim(gain, one_open=-failure_cost, broken=-failure_cost, slope=1)
