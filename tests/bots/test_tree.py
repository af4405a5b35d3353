"""The tree of a search: it chooses as a plain one would, however many decisions and codes there are."""

import math
import random

import pytest

from voltige.bots.bot import legal_codes
from voltige.bots.insight.insight import CERTAIN, NEVER
from voltige.bots.insight.lags import mixed_row
from voltige.bots.registry import game_called, insight_of, pilot_of
from voltige.bots.search.keys import FIRST_SLOTS, NONE, Keys
from voltige.bots.search.plan import Plan
from voltige.bots.search.rollout import Rollouts
from voltige.bots.search.tree import THOUSANDTHS, UNTRIED, Tree
from voltige.core.rng import Rng
from voltige.core.state import NOBODY

KEY = 12345
CURIOSITY = 300


class Plain:
    """One decision as one would write it down: tries, sum of chances and rank of each code."""

    def __init__(self) -> None:
        self.codes: dict[int, list[int]] = {}

    def add(self, legal: list[int], scores: list[int]) -> None:
        for code, score in zip(legal, scores, strict=True):
            above = sum(other > score for other in scores)
            self.codes.setdefault(code, [0, 0, 1 + above])

    def select(self, legal: list[int]) -> int:
        tries = sum(visits for visits, _, _ in self.codes.values())
        total = sum(chances for _, chances, _ in self.codes.values())

        def hope(code: int) -> float:
            visits, chances, rank = self.codes[code]
            value = chances // visits if visits else total // max(1, tries) - UNTRIED
            worth_trying = CURIOSITY * CERTAIN / THOUSANDTHS * math.sqrt(max(1, tries))
            return value + worth_trying / ((1 + visits) * rank)

        return max(legal, key=hope)  # the first of equal ones

    def book(self, code: int, chance: int) -> None:
        self.codes[code][0] += 1
        self.codes[code][1] += chance


def worlds(source: random.Random) -> list[list[int]]:
    """Give legal lists of one decision: mostly the same, now and then with codes more or fewer."""
    usual = sorted(source.sample(range(40), source.randint(2, 12)))
    return [
        usual if source.random() < 0.7 else sorted(source.sample(range(40), source.randint(2, 12)))
        for _ in range(60)
    ]


@pytest.mark.parametrize("seed", range(20))
def test_the_tree_chooses_as_a_plain_one(seed: int) -> None:
    source = random.Random(seed)
    tree, plain = Tree(CURIOSITY), Plain()
    decision = NONE
    for legal in worlds(source):
        codes, amount = legal_codes([*legal, 99]), len(legal)  # what lies behind does not count
        scores = [source.randint(-3, 3) for _ in legal]
        if decision == NONE:
            decision = int(tree.plant(KEY, codes, legal_codes(scores), amount))
        elif not tree.knows(decision, codes, amount):
            assert not set(legal) <= set(plain.codes)
            tree.add(decision, codes, legal_codes(scores), amount)
        plain.add(legal, scores)
        place = int(tree.select(decision, codes, amount))
        code = int(tree.code_at(decision, place))
        assert code == plain.select(legal)
        chance = source.randint(0, CERTAIN)
        tree.book(decision, place, chance)
        plain.book(code, chance)
        tree.plant(1_000_000 + len(plain.codes) + int(tree.keys.size), codes, codes, amount)
    tried = {code: visits for code, (visits, _, _) in plain.codes.items()}
    favourite = int(tree.favourite(decision, legal_codes(sorted(tried))))
    assert tried[favourite] == max(tried.values())
    assert int(tree.favourite(decision, legal_codes([77]))) == -1


def test_a_decision_that_is_new_is_made_as_its_scores_say() -> None:
    game = game_called("loops")
    insight = insight_of(game, pilot_of(game))
    rng = Rng(5)
    made = 0
    state = game.new_state(4, {}, None)
    while state.to_act != NOBODY:
        legal = insight.legal(state) if state.to_act >= 0 else legal_codes([])
        if len(legal) > 1:
            scores = list(insight.scores(state, legal, rng.clone()))
            rollouts = Rollouts(insight, Plan(10, 10, depth=1), state, state.to_act)
            rollouts.left[state.to_act] = 1
            made += 1
            chosen = rollouts.decide(state, state.to_act, rng.clone())
            assert chosen == legal[scores.index(max(scores))]
        insight.play_on(state, NEVER, 1, rng)
    assert made > 50


def test_keys_are_found_again_however_many_there_are() -> None:
    keys = Keys()
    wanted = [number * FIRST_SLOTS for number in range(500)]  # all want the same slot at first
    assert all(keys.find(key) == NONE for key in wanted)
    assert [int(keys.add(key)) for key in wanted] == list(range(500))
    assert [int(keys.find(key)) for key in wanted] == list(range(500))
    assert keys.find(1) == NONE


def test_rows_that_differ_in_a_cell_or_in_what_came_before_are_told_apart() -> None:
    rng = Rng(3)
    rows = {tuple(int(rng.below(4)) for _ in range(25)) for _ in range(1000)}
    near = {(*row[:at], row[at] + 1, *row[at + 1 :]) for row in rows for at in (0, 7, 8, 9, 24)}
    wanted = [(before, row) for before in range(4) for row in rows | near]
    found = {int(mixed_row(before, legal_codes(list(row)), 0, 25)) for before, row in wanted}
    assert len(found) == len(wanted)
    assert all(0 <= number < 1 << 57 for number in found)
