"""The solver gives the tables and fractions of docs/rules/lucky-loop.md, "Exact odds"."""

from collections.abc import Callable
from fractions import Fraction
from itertools import combinations_with_replacement

import pytest

from tests.rules.lucky_loop.odds_tables import (
    FEWEST,
    FLIGHTS,
    FREE_FLIGHTS,
    ONE_ROLL,
    WITH_REROLL,
)
from voltige.games.lucky_loop.odds.aim import (
    Aim,
    change_aim,
    complete_aim,
    consolation_aim,
    earning_results,
    gain_aim,
    points_aim,
    reach_aim,
    token_aim,
    two_figures_aim,
)
from voltige.games.lucky_loop.odds.graph import Figure, FlightRules
from voltige.games.lucky_loop.odds.solver import (
    ASSIGN,
    CONCEDE,
    REROLL,
    ROLL,
    SEVENTH,
    STOP,
    FlightPoint,
    Odds,
)
from voltige.games.lucky_loop.rolls import FACES_OF, FIRST, HITS, ORDERS, SETS

MINIMUM = 8
FREE = FlightRules(may_stop=False)


def figure(difficulty: int, *, starred: bool = False) -> Figure:
    """Make a figure with the reconstructed points (lucky-loop.md, "The 64 flight cards")."""
    factor = 2 if starred else 1
    return Figure(difficulty, factor * (difficulty - 2), (difficulty - 3) // 2, starred)


def flight(*difficulties: int, dice: int = 6, tokens: int = 0, seventh: bool = True) -> FlightPoint:
    """Stand before the first roll of a compulsory flight."""
    return FlightPoint([figure(d) for d in difficulties], dice, tokens, seventh)


def free_flight(text: str, dice: int, tokens: int = 0) -> FlightPoint:
    """Stand before the first roll of a free flight, as the table writes it."""
    figures = [figure(int(word.rstrip("★")), starred="★" in word) for word in text.split()]
    return FlightPoint(figures, dice, tokens, seventh_open=dice == 6, rules=FREE)


def one_figure(difficulty: int, dice: int, tokens: int, *, exact: bool) -> FlightPoint:
    """Stand before the roll for a last figure."""
    figures = [figure(difficulty, starred=exact)]
    return FlightPoint(figures, dice, tokens, seventh_open=False, rules=FREE)


def shown(value: Fraction) -> str:
    return f"{float(value):.6f}"


@pytest.mark.parametrize("difficulty", ONE_ROLL)
def test_one_figure_in_one_roll_as_in_table_17_1(difficulty: int) -> None:
    odds = Odds()
    for dice, (exact, exceeded, failed) in enumerate(ONE_ROLL[difficulty], 1):
        whole = 6**dice
        hit = odds.value(one_figure(difficulty, dice, 0, exact=True), complete_aim())
        success = odds.value(one_figure(difficulty, dice, 0, exact=False), complete_aim())
        assert hit == Fraction(exact, whole)
        assert success == Fraction(exact + exceeded, whole)
        assert 1 - success == Fraction(failed, whole)


def count_fewest(difficulty: int, dice: int, wanted: Callable[[int], int]) -> tuple[int, ...]:
    """Count the rolls by the fewest dice that do what is wanted."""
    counts = [0] * dice
    for throw in range(int(FIRST[dice]), int(FIRST[dice + 1])):
        bits = wanted(int(HITS[difficulty * SETS + throw]))
        for count in range(dice):
            if bits >> count & 1:
                counts[count] += int(ORDERS[throw])
                break
    return tuple(counts)


@pytest.mark.parametrize("difficulty", FEWEST)
def test_fewest_dice_as_in_table_17_2(difficulty: int) -> None:
    found = []
    for dice in (3, 2):
        found.append(count_fewest(difficulty, dice, lambda bits: bits & 7))
        found.append(count_fewest(difficulty, dice, lambda bits: bits & 7 | bits >> 3))
        found.append(count_fewest(difficulty, dice, lambda bits: bits >> 3))
    assert tuple(found) == FEWEST[difficulty]


@pytest.mark.parametrize("difficulty", WITH_REROLL)
def test_one_re_roll_as_in_table_17_3(difficulty: int) -> None:
    odds = Odds()
    found = []
    for dice in (1, 2, 3):
        for exact in (False, True):
            found.append(
                tuple(
                    shown(
                        odds.value(
                            one_figure(difficulty, dice, tokens, exact=exact), complete_aim()
                        )
                    )
                    for tokens in (0, 1)
                )
            )
    assert tuple(found) == WITH_REROLL[difficulty]


@pytest.mark.parametrize("row", FLIGHTS, ids=lambda row: row[0])
def test_whole_flights_as_in_table_17_4(row: tuple[str, ...]) -> None:
    odds = Odds()
    difficulties = [int(word) for word in row[0].split("-")]
    six = flight(*difficulties)
    seven = flight(*difficulties, dice=7, seventh=False)
    aims = [two_figures_aim(), reach_aim(8), reach_aim(12), reach_aim(20), points_aim(MINIMUM)]
    found = [odds.value(six, complete_aim()), odds.value(seven, complete_aim())]
    found += [odds.value(six, aim) for aim in aims]
    assert tuple(map(shown, found)) == row[1:]


@pytest.mark.parametrize("row", FREE_FLIGHTS, ids=lambda row: row[0])
def test_free_programmes_as_in_table_17_5(row: tuple[str, ...]) -> None:
    odds = Odds()
    six, seven = free_flight(row[0], 6), free_flight(row[0], 7)
    change = change_aim(lowest=10, failure_cost=2)
    assert [shown(odds.value(point, complete_aim())) for point in (six, seven)] == list(row[1:3])
    found = [f"{float(odds.value(point, change)):+.4f}" for point in (six, seven)]
    assert found == list(row[3:])


def test_the_exact_values_of_section_7_3() -> None:
    odds = Odds()
    assert odds.value(flight(4, 7, 12), complete_aim()) == Fraction(479941, 1119744)
    assert odds.value(flight(5, 6, 8), complete_aim()) == Fraction(514241, 629856)
    assert odds.value(flight(7, 7, 7), complete_aim()) == Fraction(5887, 15552)
    free = "8★ 8 5 4"
    assert odds.value(free_flight(free, 6), complete_aim()) == Fraction(22951189, 90699264)
    assert odds.value(free_flight(free, 7), complete_aim()) == Fraction(163057147, 272097792)


BEST = [
    (points_aim(MINIMUM), [(5, 6, 6), (5, 6, 8), (5, 6, 7), (3, 6, 9), (4, 6, 8)]),
    (reach_aim(12), [(3, 6, 9), (5, 6, 9), (3, 6, 10)]),
    (reach_aim(15), [(5, 6, 10), (5, 6, 11), (5, 6, 9)]),
    (reach_aim(20), [(6, 9, 11), (5, 10, 11), (6, 8, 12)]),
]


@pytest.mark.parametrize(("aim", "best"), BEST, ids=["points", "12", "15", "20"])
def test_the_best_of_all_triples_are_those_of_section_17_4(
    aim: Aim, best: list[tuple[int, ...]]
) -> None:
    odds = Odds()
    triples = list(combinations_with_replacement(range(3, 13), 3))
    assert len(triples) == 220
    triples.sort(key=lambda triple: -odds.value(flight(*triple), aim))
    assert triples[: len(best)] == best


# lucky-loop.md, "Strategy in a nutshell": no token, one, as a re-roll only, as a seventh die only
TOKENS = [
    ((5, 6, 8), ("10.1", "13.1", "12.7", "12.1")),
    ((6, 7, 8), ("8.1", "12.6", "11.9", "11.2")),
    ((7, 8, 9), ("4.2", "10.3", "8.5", "9.3")),
    ((4, 7, 12), ("5.4", "10.2", "9.5", "8.5")),
]


@pytest.mark.parametrize(("triple", "told"), TOKENS, ids=str)
def test_what_a_token_adds_is_what_section_14_says(
    triple: tuple[int, ...], told: tuple[str, ...]
) -> None:
    odds = Odds()
    points = [
        flight(*triple),
        flight(*triple, tokens=1),
        flight(*triple, tokens=1, seventh=False),
        flight(*triple, dice=7),
    ]
    found = [f"{float(odds.value(point, points_aim(MINIMUM))):.1f}" for point in points]
    assert tuple(found) == told


def test_the_choices_before_a_roll_are_those_of_the_rules() -> None:
    odds = Odds()
    last = FlightPoint([figure(9)], 2, tokens=1, points=8)
    kinds = {choice.kind for choice in odds.choices(last, complete_aim())}
    assert kinds == {ROLL, SEVENTH, STOP}
    hopeless = FlightPoint([figure(9)], 1, rules=FREE)
    assert [choice.kind for choice in odds.choices(hopeless, complete_aim())] == [CONCEDE]


def test_the_sample_flight_has_the_seven_assignments_of_g_1() -> None:
    point = FlightPoint([figure(7), figure(4), figure(12)], 6, throw=[5, 1, 3])
    choices = Odds().choices(point, points_aim(MINIMUM))
    assert {choice.kind for choice in choices} == {ASSIGN}
    assert sorted((choice.figure, choice.dice) for choice in choices) == [
        (0, [1, 3, 5]),
        (0, [3, 5]),
        (1, [1, 3]),
        (1, [1, 3, 5]),
        (1, [1, 5]),
        (1, [3, 5]),
        (1, [5]),
    ]


def test_re_rolls_are_listed_by_faces_and_the_best_choice_comes_first() -> None:
    point = FlightPoint([figure(6), figure(9)], 4, tokens=1, throw=[2, 2, 6], seventh_open=False)
    choices = Odds().choices(point, points_aim(MINIMUM))
    rerolled = sorted(choice.dice for choice in choices if choice.kind == REROLL)
    assert rerolled == [[2], [2, 2], [2, 2, 6], [2, 6], [6]]
    assert choices[0].value == max(choice.value for choice in choices)
    assert choices[0].value == Odds().value(point, points_aim(MINIMUM))


@pytest.mark.parametrize("tokens", [0, 1, 2])
def test_the_chances_of_all_endings_add_up_to_one_and_to_the_value(tokens: int) -> None:
    odds = Odds()
    point = flight(5, 6, 8, tokens=tokens)
    for aim, worth in [(points_aim(MINIMUM), MINIMUM), (reach_aim(12), 12)]:
        endings = odds.endings(point, aim)
        assert sum(ending.chance for ending in endings) == 1
        good = [ending for ending in endings if ending.result >= worth]
        if worth == MINIMUM:
            found = sum(ending.chance * ending.result for ending in good)
        else:
            found = sum((ending.chance for ending in good), Fraction(0))
        assert found == odds.value(point, aim)


def test_a_token_is_earned_by_two_figures_or_a_good_result() -> None:
    odds = Odds()
    earns = earning_results(record=14, threshold=12, always_from=20, void_below=8)
    assert [result for result, earned in enumerate(earns) if earned] == [15, 16, 17, 18, 19, 20]
    last = FlightPoint([figure(4)], 2, points=12)
    assert odds.value(last, token_aim(earns)) == 1  # stopping gives it
    assert odds.value(last, token_aim(earns, supply=0)) == 0
    spending = FlightPoint([figure(4)], 2, tokens=1, points=12)
    assert odds.value(spending, token_aim(earns, supply=0)) == 1  # a spent token is there to earn


def test_the_consolation_of_a_free_flight_needs_one_open_figure() -> None:
    odds = Odds()
    assert odds.value(FlightPoint([figure(9)], 1, rules=FREE), consolation_aim()) == 1
    two_open = FlightPoint([figure(9), figure(12)], 1, rules=FREE)
    assert odds.value(two_open, consolation_aim()) == 0


def test_an_improvement_counts_only_the_difference() -> None:
    last = FlightPoint([figure(4)], 1, points=13)  # 15 with an exact 4, 13 with a 5 or a 6
    assert Odds().value(last, gain_aim(own=13, minimum=8)) == Fraction(2, 6)
    assert Odds().value(last, gain_aim(own=0, minimum=8)) == Fraction(15 + 13 + 13, 6)


@pytest.mark.parametrize(("large", "words"), [(10**15, 2), (10**30, 3)])
@pytest.mark.parametrize("tokens", [0, 1, 2, 3])
def test_numbers_of_any_size_give_the_same_as_64_bits(tokens: int, large: int, words: int) -> None:
    odds = Odds()
    plain = Aim([0, 0, 0, 1, 5, 9], one_open=2, earned=1, held=1, slope=1)
    scaled = Aim(
        [0, 0, 0, large, 5 * large, 9 * large],
        one_open=2 * large,
        earned=large,
        held=large,
        slope=large,
    )
    for option in (False, True):
        rules = FlightRules(True, option, option)
        for figures in ([figure(5), figure(9)], [figure(4), figure(4), figure(7)]):
            point = FlightPoint(figures, 5, tokens, rules=rules)
            assert odds.solve(point, plain).words == 1
            assert odds.solve(point, scaled).words >= words
            assert odds.value(point, scaled) == large * odds.value(point, plain)


@pytest.mark.parametrize("tokens", [0, 1])
def test_six_figures_are_the_same_in_numbers_of_any_size(tokens: int) -> None:
    odds = Odds()
    figures = [Figure(6, 8, 1, starred=True)] + [figure(number) for number in (6, 5, 5, 4, 3)]
    point = FlightPoint(figures, 6, tokens, rules=FlightRules(False))
    small, large = Aim([0] * 15 + [1]), Aim([0] * 15 + [10**30])
    assert odds.solve(point, small).words == 1
    assert odds.solve(point, large).words == 3
    assert odds.value(point, large) == 10**30 * odds.value(point, small)


def test_more_tokens_never_hurt_and_many_are_solved_exactly() -> None:
    odds = Odds()
    values = [
        odds.value(flight(6, 9, 9, tokens=tokens), complete_aim()) for tokens in (0, 1, 2, 4, 6, 9)
    ]
    assert values == sorted(values)
    assert values[-1] < 1
    assert values[-1].denominator > 2**64


def test_what_is_remembered_is_bounded() -> None:
    odds = Odds(solutions=3, graphs=2)
    for difficulty in range(3, 13):
        odds.value(flight(difficulty), complete_aim())
    assert len(odds.solutions) == 3
    assert len(odds.graphs) == 2


@pytest.mark.parametrize(
    ("point", "told"),
    [
        (FlightPoint([], 6), "open figures"),
        (FlightPoint([figure(3)] * 7, 6), "open figures"),
        (FlightPoint([Figure(19, 1, 0)], 6), "difficulty"),
        (FlightPoint([Figure(3, -1, 0)], 6), "negative"),
        (FlightPoint([figure(3)], 99), "dice"),
        (FlightPoint([figure(3)], 6, throw=[1]), "number of dice"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_is_no_flight_is_refused(point: FlightPoint, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        Odds().value(point, complete_aim())


def test_the_multisets_are_all_throws() -> None:
    assert [len(FACES_OF), sum(map(int, ORDERS))] == [84, 1 + 6 + 36 + 216]
