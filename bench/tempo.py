"""Make the table of Lucky Loop's race from matches of heuristics: ``python -m bench.tempo --write``.

At the start of each turn it is written down how the match stands, and at the end who has won. The
numbers are those of logistic regressions, one for each pair of stages; hands and boards come after.
"""

import argparse
import sys
import textwrap
from dataclasses import dataclass, field
from pathlib import Path

from bench.regression import Row, fit
from voltige.bots.bot import legal_codes
from voltige.bots.lucky_loop import LuckyLoopHeuristic
from voltige.core.rng import Rng
from voltige.core.state import CHANCE, NOBODY
from voltige.games.lucky_loop import GAME
from voltige.games.lucky_loop.scoring import scores_of
from voltige.games.lucky_loop.state import LuckyLoopState
from voltige.games.lucky_loop.zones import known_hand

TABLE = Path(__file__).parent.parent / "src" / "voltige" / "bots" / "lucky_loop_tempo.py"
USUAL = [0, 13, 27, 41, 55, 55]
STAGES = 6
FINAL = 4
LAID = 5
GAINS = range(-3, 41)
DIFFICULTIES = range(3, 13)
NUMBERS = 8  # of a pair of stages
LYING = 6  # numbers of the board
FIRM = 20.0  # how many matches it takes to move a number of the race from where it begins
FIRM_CARDS = 300.0
DIFFICULTY = [int(one) for one in GAME.load_edition().difficulty]  # type: ignore[attr-defined]


@dataclass
class Turn:
    """How a match of two stands when a seat begins its turn; ``other`` has just had one."""

    stages: tuple[int, int]  # of the seat and of the other, as all pairs
    totals: tuple[int, int]
    tokens: tuple[int, int]
    lowest: tuple[int, int]
    scored: tuple[list[bool], list[bool]]
    second: bool  # the seat is the last of the round
    last: bool
    hand: list[int]  # difficulties that the other holds
    board: list[int]  # difficulty by programme, 0 where nothing lies
    won: float = 0.0
    gained: int = 0


@dataclass
class Tables:
    """What is written."""

    cells: list[list[int]] = field(default_factory=list)
    board: list[list[int]] = field(default_factory=list)
    cards: list[list[int]] = field(default_factory=list)
    last: list[list[int]] = field(default_factory=list)


def main(argv: list[str] | None = None) -> int:
    """Play, fit, and write or print the table."""
    parser = argparse.ArgumentParser(prog="python -m bench.tempo", description=__doc__)
    parser.add_argument("--games", type=int, default=8000)
    parser.add_argument("--seed", type=int, default=101)
    parser.add_argument("--write", action="store_true", help=f"write {TABLE.name}")
    arguments = parser.parse_args(argv)
    heuristic = LuckyLoopHeuristic()
    turns: list[Turn] = []
    for game in range(arguments.games):
        turns += play(heuristic, Rng(arguments.seed, game))
    command = f"python -m bench.tempo --games {arguments.games} --seed {arguments.seed} --write"
    text = written(fit_all(turns), command)
    if arguments.write:
        TABLE.write_text(text, encoding="utf-8")
    else:
        sys.stdout.write(text)
    return 0


# -- matches -----------------------------------------------------------------------------------


def play(heuristic: LuckyLoopHeuristic, luck: Rng) -> list[Turn]:
    """Play a match of two heuristics and tell how each turn began."""
    state = GAME.new_state(2)
    assert isinstance(state, LuckyLoopState)  # noqa: S101  (the game's own states)
    turns: list[tuple[int, Turn]] = []
    begun = (0, 0)
    while state.to_act != NOBODY:
        if state.to_act == CHANCE:
            state.resolve(state.sample_chance(luck))
            continue
        seat = int(state.to_act)
        if (int(state.round_no), seat) != begun:
            begun = (int(state.round_no), seat)
            turns.append((seat, look(state, seat)))
        codes = legal_codes([action.code for action in state.legal_actions()])
        state.apply(heuristic.choose(state.view(seat), codes, luck))
    totals = [int(total) for total in state.totals]
    for seat, turn in turns:
        ahead = totals[seat] - totals[1 - seat]
        turn.won = 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0
        turn.gained = totals[seat] - turn.totals[0]
    return [turn for _, turn in turns]


def look(state: LuckyLoopState, seat: int) -> Turn:
    """Write down how a match stands."""
    other = 1 - seat
    scores = (scores_of(state, seat), scores_of(state, other))
    stages = [
        LAID if state.free_sizes[who] > 0 else FINAL - own.count(0)
        for who, own in zip((seat, other), scores, strict=True)
    ]
    lying = [DIFFICULTY[card] if card >= 0 else 0 for card in state.board]
    return Turn(
        (stages[0], stages[1]),
        (int(state.totals[seat]), int(state.totals[other])),
        (int(state.tokens[seat]), int(state.tokens[other])),
        (min(scores[0]), min(scores[1])),
        ([score > 0 for score in scores[0]], [score > 0 for score in scores[1]]),
        seat != state.first_player,
        state.end_triggered,
        [DIFFICULTY[card] for card in known_hand(state, other)],
        [sum(lying[at : at + 3]) for at in range(0, len(lying), 3)],
    )


# -- regressions -------------------------------------------------------------------------------


def fit_all(turns: list[Turn]) -> Tables:
    """Make all tables; a chance is that of the seat whose turn begins."""
    tables = Tables()
    rows: dict[tuple[int, int], list[Row]] = {}
    for turn in turns:
        if not turn.last:
            rows.setdefault(turn.stages, []).append(Row(features_of(turn), turn.won))
    for mine in range(STAGES):
        for other in range(STAGES):
            fitted = fit(rows.get((mine, other), []), expected(mine, other), [FIRM] * NUMBERS)
            tables.cells.append([round(1000 * number) for number in fitted])
    for stage in range(FINAL + 1):
        fit_cards(tables, stage, turns)
    for stages in ((0, 1, 2, 3), (FINAL,), (LAID,)):
        gains = [turn.gained for turn in turns if turn.last and turn.stages[0] in stages]
        tables.last.append([better(gains, gain) for gain in GAINS])
    return tables


def features_of(turn: Turn) -> list[float]:
    """List what counts for a pair of stages, both seats by turns."""
    features = [1.0]
    for who in (0, 1):
        features.append((turn.totals[who] - USUAL[turn.stages[who]]) / 10)
    for who in (0, 1):
        features.append(min(turn.tokens[who], 4) - 1.0)
    for who in (0, 1):
        features.append((turn.lowest[who] - 11) / 10 if turn.stages[who] >= FINAL else 0.0)
    return [*features, float(turn.second)]


def expected(mine: int, other: int) -> list[float]:
    """Say what is held to be so before anything is counted."""
    low = [-0.7 if mine >= FINAL else 0.0, 0.7 if other >= FINAL else 0.0]
    return [0.1 + 0.6 * (min(mine, 4) - min(other, 4)), 0.6, -0.6, 0.4, -0.4, *low, 0.4]


def fit_cards(tables: Tables, stage: int, turns: list[Turn]) -> None:
    """Find what hand and board add for the seat that has just had its turn."""
    rows = []
    for turn in turns:
        if not turn.last and turn.stages[1] == stage:
            cell = tables.cells[turn.stages[0] * STAGES + stage]
            logit = sum(a * b for a, b in zip(cell, features_of(turn), strict=True)) / 1000
            rows.append(Row(cards_of(turn), 1 - turn.won, -logit))
    held = len(DIFFICULTIES)
    size = 1 + held + LYING
    firm = [1.0] + [FIRM_CARDS] * held + [1.0] * (size - 1 - held)
    fitted = [round(1000 * number) for number in fit(rows, [0.0] * size, firm)]
    tables.cards.append(fitted[1 : 1 + held])
    tables.board.append(fitted[-4:])


def cards_of(turn: Turn) -> list[float]:
    """List the cards of the hand by difficulty, then the board by who has a score there."""
    held = [float(turn.hand.count(difficulty)) for difficulty in DIFFICULTIES]
    mean = sum(held) / len(held)
    lying = [0.0] * LYING
    for programme, difficulty in enumerate(turn.board):
        if difficulty > 0:
            other, mine = turn.scored[0][programme], turn.scored[1][programme]
            lying[0] += not mine
            lying[1] += not other
            lying[2 + 2 * mine + other] += (difficulty - 22) / 10
    return [1.0, *[count - mean for count in held], *lying]


def better(gains: list[int], gain: int) -> int:
    """Return how often a last turn brings more, in ten-thousandths; as much counts half."""
    more = sum(1.0 if one > gain else 0.5 if one == gain else 0.0 for one in gains)
    return round(10_000 * more / max(1, len(gains)))


# -- the file ----------------------------------------------------------------------------------


def written(tables: Tables, command: str) -> str:
    """Write the table as a module."""
    parts = [
        '"""The race of Lucky Loop in numbers: thousandths of a logit, for ``lucky_loop_race.py``.\n',
        f"Made by: {command}",
        '"""\n',
        "from __future__ import annotations\n",
        "from typing import Final\n",
        "# By the stages of the seat to play and of another: a constant, ten points of each, a token of",
        "# each, ten points of each lowest score, the last place in the round",
        rows_of("CELLS", tables.cells),
        "# By the own stage, after a turn: ten difficulties of a programme where nobody has a score, the",
        "# other alone, the seat alone, both",
        rows_of("BOARD", tables.board),
        "# By the own stage: a card of difficulty 3 to 12 in hand",
        rows_of("CARDS", tables.cards),
        "# Ten-thousandths: a last turn brings more than -3 to 40 points (as much: half), before the final",
        "# phase, in it, with a free programme on the table",
        rows_of("LAST_TURN", tables.last),
    ]
    return "\n".join(parts)


def rows_of(name: str, rows: list[list[int]]) -> str:
    """Write one table."""
    lines = [f"{name}: Final = ["]
    for row in rows:
        lines += textwrap.wrap(f"{row},", 100, initial_indent="    ", subsequent_indent="     ")
    return "\n".join(["# fmt: off", *lines, "]", "# fmt: on\n"])


if __name__ == "__main__":
    sys.exit(main())
