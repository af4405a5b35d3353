"""What a hand allows: every programme and free programme, with its value."""

from fractions import Fraction

from voltige.games.lucky_loop import GAME
from voltige.games.lucky_loop.edition import LuckyLoopEdition
from voltige.games.lucky_loop.odds.aim import Aim, change_aim, complete_aim, points_aim
from voltige.games.lucky_loop.odds.graph import FlightRules
from voltige.games.lucky_loop.odds.laying import flight_value, free_sets, lay_values
from voltige.games.lucky_loop.odds.solver import Odds

RED_ROOSTER, RUBBER_DUCK, DIVING_DOVE, MIGHTY_EAGLE = range(4)


def box() -> LuckyLoopEdition:
    edition = GAME.load_edition()
    assert isinstance(edition, LuckyLoopEdition)
    return edition


def cards(*names: str) -> list[int]:
    return [box().index[name] for name in names]


def names(numbers: list[int]) -> list[str]:
    return [box().ids[number] for number in numbers]


def difficulties(numbers: list[int]) -> list[int]:
    return sorted(int(box().difficulty[number]) for number in numbers)


def test_every_triple_of_the_right_colours_is_valued_the_best_first() -> None:
    hand = cards("R05a", "B06a", "G08a", "Y06a", "Y09a", "G03a")
    odds = Odds()
    counts = []
    for programme in range(4):
        found = lay_values(odds, box(), hand, programme, points_aim(8))
        counts.append(len(found))
        values = [laid.value for laid in found]
        assert values == sorted(values, reverse=True)
    assert counts == [2, 4, 4, 2]
    best = lay_values(odds, box(), hand, MIGHTY_EAGLE, points_aim(8))[0]
    assert names(best.cards) == ["Y06a", "R05a", "B06a"]
    assert f"{float(best.value):.6f}" == "10.143070"


def test_a_hand_without_the_colours_allows_nothing() -> None:
    hand = cards("R05a", "B06a", "R07a", "B08a", "R09a", "B10a")
    for programme in range(4):
        assert lay_values(Odds(), box(), hand, programme, complete_aim()) == []


def test_the_legal_free_programmes_are_those_of_g_36_and_g_37() -> None:
    easy = cards("R07a", "B07a", "R08a", "B08a", "G08a", "G07a")
    assert free_sets(box(), easy) == []
    mixed = cards("R12a", "B07a", "G06a", "Y05a", "R04a", "B03a")
    found = [difficulties(laid) for laid in free_sets(box(), mixed)]
    for legal in ([6, 7, 12], [3, 4, 5, 6, 7], [5, 6, 7, 12], [4, 5, 6, 12]):
        assert legal in found
    for illegal in ([4, 5, 6, 7, 12], [5, 7, 12]):
        assert illegal not in found


def starred_values(hand: list[int], aim: Aim) -> list[tuple[Fraction, int]]:
    """Value the free programmes of a hand, each with every place of the star, the best first."""
    found = [
        (flight_value(Odds(), box(), laid, aim, 0, None, star), difficulties([laid[star]])[0])
        for laid in free_sets(box(), hand)
        for star in range(len(laid))
    ]
    return sorted(found, key=lambda one: one[0], reverse=True)


def test_a_free_programme_is_valued_with_every_place_of_the_star() -> None:
    hand = cards("G08a", "B08a", "Y05a", "R04a")
    found = starred_values(hand, change_aim(10, 2))
    assert len(found) == 4
    assert (f"{float(found[0][0]):+.4f}", found[0][1]) == ("+0.7689", 8)
    success = starred_values(hand, complete_aim())
    assert [star for _, star in success] == [5, 8, 8, 4]
    assert success[1][0] == Fraction(22951189, 90699264)


def test_tokens_and_options_change_what_a_hand_is_worth() -> None:
    hand = cards("Y07a", "R08a", "B09a")
    plain = lay_values(Odds(), box(), hand, MIGHTY_EAGLE, points_aim(8))[0].value
    helped = lay_values(Odds(), box(), hand, MIGHTY_EAGLE, points_aim(8), tokens=1)[0].value
    assert (f"{float(plain):.1f}", f"{float(helped):.1f}") == ("4.2", "10.3")
    late = FlightRules(True, seventh_after_roll=True)
    more = lay_values(Odds(), box(), hand, MIGHTY_EAGLE, points_aim(8), 1, late)[0].value
    assert more > helped
