"""The final phase and the free programme (LL-86 to LL-109, LL-117, LL-123)."""

from itertools import combinations

import pytest

from tests.marks import rule
from tests.rules.lucky_loop.positions import (
    DOVE,
    DUCK,
    EAGLE,
    EDITION,
    FOUR,
    FREE_CARDS,
    ROOSTER,
    do,
    exchange,
    flight,
    free_flight,
    legal,
    position,
    refused,
)
from voltige.core.rng import Rng
from voltige.games.lucky_loop.state import LuckyLoopState

HAND = ["R12a", "B07a", "G06a", "Y05a", "R04a", "B03a"]
PUNISHED = {"illegal_free_programme": "penalty"}


def allowed(cards: tuple[str, ...]) -> bool:
    """Tell by the words of LL-89 whether cards are a free programme."""
    difficulty = [int(card[1:3]) for card in cards]
    dice = sum(1 if number <= 6 else 2 for number in difficulty)
    return 3 <= len(cards) <= 6 and sum(difficulty) >= 25 and dice <= 6


def offered(state: LuckyLoopState) -> set[tuple[str, ...]]:
    """Collect every set of cards that can be laid from here, card by card."""
    found = set()
    seen = set()
    waiting = [state]
    while waiting:
        now = waiting.pop()
        picked = tuple(now.to_dict()["picked"])
        if picked in seen:
            continue
        seen.add(picked)
        if "done" in legal(now):
            found.add(picked)
        for text in legal(now):
            if text.startswith("free "):
                after = now.clone()
                do(after, text)
                waiting.append(after)
    return found


@rule("LL-89", "LL-90", "LL-107")
@pytest.mark.parametrize("seed", range(25))
def test_exactly_the_legal_sets_can_be_laid(seed: int) -> None:
    rng = Rng(seed)
    cards = list(EDITION.ids)
    hand = [cards.pop(int(rng.below(len(cards)))) for _ in range(6)]
    hand = [HAND, ["R07a", "B07a", "R08a", "B08a", "G08a", "G07a"], hand][min(seed, 2)]
    state = position(scores=[FOUR], hands=[hand], tokens=[3])
    ordered = sorted(hand, key=EDITION.ids.index)
    wanted = {s for size in range(1, 7) for s in combinations(ordered, size) if allowed(s)}
    assert offered(state) == wanted
    assert "exchange" in legal(state)
    assert (len(legal(state)) > 1) == bool(wanted)


@rule("LL-89")
def test_the_sets_that_the_rules_name() -> None:
    sets = offered(position(scores=[FOUR], hands=[HAND]))
    assert ("G06a", "B07a", "R12a") in sets
    assert ("B03a", "R04a", "Y05a", "G06a", "B07a") in sets
    assert ("Y05a", "G06a", "B07a", "R12a") in sets
    assert ("R04a", "Y05a", "G06a", "R12a") in sets
    assert ("R04a", "Y05a", "G06a", "B07a", "R12a") not in sets
    assert ("Y05a", "B07a", "R12a") not in sets


@rule("LL-86", "LL-87")
def test_the_final_phase_knows_exchange_and_free_programme_only() -> None:
    state = position(scores=[FOUR], hands=[HAND])
    assert legal(state)[0] == "exchange"
    assert all(text.startswith("free ") for text in legal(state)[1:])
    for text in ("lay red_rooster", "upgrade red_rooster", "fly red_rooster"):
        assert refused(state, text) == ("already_final_phase", "LL-86")


@rule("LL-86")
def test_the_final_phase_begins_with_the_next_turn() -> None:
    three = {ROOSTER: 13, DUCK: 15, DOVE: 16}
    state = flight(["Y07a", "R04a", "B12a"], [[3, 5], [], [6, 6]], [4, 5], scores=[three])
    do(state, "assign 2 = 4")
    assert state.to_dict()["phase"] == "refill"
    for card in ("R12a", "R11a", "B11a"):
        do(state, "draw red_blue", f"luck: {card}")
    exchange(state)
    assert state.to_dict()["phase"] == "choose_final_action"


@rule("LL-88", "LL-117")
def test_an_exchange_costs_points_even_below_zero() -> None:
    state = position(scores=[FOUR], penalties=[54])
    assert state.to_dict()["totals"][0] == 0
    do(state, "exchange")
    assert state.to_dict()["totals"][0] == -1
    dear = position(scores=[FOUR], options={"final_exchange_cost": "per_card"})
    do(dear, "exchange")
    assert dear.to_dict()["totals"][0] == 51


@rule("LL-91", "LL-92")
def test_the_free_programme_is_open_and_the_hand_is_gone() -> None:
    state = position(scores=[FOUR], hands=[HAND])
    do(state, "free R12a", "free B07a", "free G06a", "done")
    told = state.view(1).to_json()
    assert told["free_cards"][0] == ["G06a", "B07a", "R12a"]
    assert told["hand_sizes"][0] == 0
    assert told["discard_piles"]["red_blue"] == ["B03a", "R04a"]
    assert told["discard_piles"]["yellow_green"] == ["Y05a"]
    do(state, "highlight 1", "luck: 111", "concede")
    assert state.to_dict()["hand_sizes"][0] == 0
    assert state.active == 1


@rule("LL-93", "LL-101")
def test_the_star_is_put_anew_for_each_attempt() -> None:
    state = position(scores=[FOUR], free_cards=[FREE_CARDS])
    assert legal(state) == ["highlight 1", "highlight 2", "highlight 3"]
    assert refused(state, "highlight 4") == ("bad_request", "LL-93")
    for text in ("exchange", "free R12a", "done"):
        assert refused(state, text) == ("free_programme_fixed", "LL-101")
    do(state, "highlight 3", "luck: 111", "concede")
    exchange(state)
    assert state.to_dict()["phase"] == "place_highlight"
    do(state, "highlight 1")
    assert state.to_dict()["flight"]["highlight"] == 1


@rule("LL-94")
def test_the_star_must_be_hit_exactly() -> None:
    state = free_flight([[], [], [6, 6]], [3, 5, 6], 2)
    assert refused(state, "assign 2 = 3 6") == ("highlight_must_be_exact", "LL-94")
    assert refused(state, "assign 2 = 6") == ("sum_too_low", "LL-40")
    assert [text for text in legal(state) if text.startswith("assign 2")] == ["assign 2 ab"]


@rule("LL-95")
def test_a_free_flight_has_one_roll_per_card_and_takes_tokens() -> None:
    cards = ["R04a", "Y05a", "B08a", "G08a"]
    state = position(scores=[FOUR], free_cards=[cards], tokens=[2])
    do(state, "highlight 4", "buy seventh die", "luck: 126", "assign 4 = 2 6", "luck: 111")
    do(state, "reroll = 1 1", "luck: 45", "assign 3 = 4 5", "luck: 126", "assign 2 = 6", "luck: 34")
    assert state.to_dict()["flight"]["dice_left"] == 2
    do(state, "assign 1 = 4")
    assert state.to_dict()["free_scores"][0] == 12 + 2 + 1 + 2 + 1


@rule("LL-96")
def test_a_free_flight_is_not_stopped() -> None:
    state = free_flight([[5], [3, 6], []], None, 3, tokens=[1])
    assert legal(state) == ["roll", "buy seventh die"]
    assert refused(state, "stop") == ("cannot_stop_now", "LL-96")


@rule("LL-97")
def test_a_free_flight_goes_on_while_one_figure_can_be_reached() -> None:
    cards = ["R05a", "G08a", "B12a"]
    state = free_flight([[], [], [1, 5, 6]], [2, 3, 4], 1, cards=cards)
    do(state, "assign 1 = 2 3")
    told = state.to_dict()  # one die is left, and 8 needs two: it has failed
    assert (told["totals"][0], told["tokens"][0], told["active"]) == (52, 1, 1)
    going = free_flight([[], [], [1, 5, 6]], [3, 5, 6], 1, cards=cards)
    do(going, "assign 2 = 3 6")
    assert going.to_dict()["flight"]["to_roll"] == 1  # 5 can still be reached


@rule("LL-97")
def test_too_few_dice_may_be_mended_by_the_seventh() -> None:
    state = free_flight([[], [], [1, 5, 6]], [2, 3, 4], 1, tokens=[1])
    do(state, "assign 1 = 2 3")
    assert legal(state) == ["concede", "buy seventh die"]
    assert refused(state, "roll") == ("too_few_dice", "LL-97")
    do(state, "buy seventh die")
    assert state.to_dict()["flight"]["to_roll"] == 2


@rule("LL-98", "LL-99", "LL-100")
@pytest.mark.parametrize(
    ("dice", "tokens"), [([[], [], []], 0), ([[5], [], []], 0), ([[5], [2, 6], []], 1)]
)
def test_a_failure_costs_two_and_the_last_figure_consoles(
    dice: list[list[int]], tokens: int
) -> None:
    state = free_flight(dice, [1, 1, 1], 1, cards=FREE_CARDS)
    if not dice[0]:
        assert "concede" in legal(state)
    do(state, "concede")
    told = state.to_dict()
    assert (told["totals"][0], told["tokens"][0]) == (52, tokens)
    assert told["free_cards"][0] == FREE_CARDS


@rule("LL-100")
def test_a_good_free_result_takes_no_token() -> None:
    state = free_flight([[5], [2, 6], []], [1, 6, 6], 3)
    do(state, "assign 3 = 6 6")
    told = state.to_dict()
    assert told["free_scores"][0] == 3 + 6 + 20 + 1
    assert told["tokens"] == [0, 0]


@rule("LL-102", "LL-103", "LL-110")
def test_the_star_counts_double_and_the_result_replaces_the_lowest() -> None:
    state = free_flight([[5], [], [6, 6]], [1, 2, 6], 2)
    do(state, "assign 2 = 2 6")
    told = state.to_dict()
    assert told["free_scores"][0] == 3 + 2 * 6 + 10 + 1
    assert told["totals"][0] == 54 - 10 + 26
    assert told["end_triggered"]


@rule("LL-104", "LL-123")
def test_the_first_of_equal_lowest_programmes_is_crossed_out() -> None:
    scores = {ROOSTER: 15, DUCK: 12, DOVE: 12, EAGLE: 20}
    state = free_flight([[5], [], [6, 6]], [1, 2, 6], 2, scores=scores)
    do(state, "assign 2 = 2 6")
    told = state.to_dict()
    assert told["crossed_out"][0] == DUCK
    assert told["scores"][0] == scores
    assert told["records"] == scores
    assert told["totals"][0] == 59 - 12 + 26


@rule("LL-105")
@pytest.mark.parametrize(("minimum", "triggered"), [(0, True), (8, False)])
def test_the_minimum_of_a_free_result_is_an_option(minimum: int, triggered: bool) -> None:
    cards = ["R03a", "R04a", "B04a", "G04a", "R05a", "B05a"]
    scores = {ROOSTER: 10, DUCK: 11, DOVE: 12, EAGLE: 8}
    dice = [[3], [5], [5], [], [5], [6]]
    options = {"free_minimum_score": minimum}
    state = free_flight(dice, [5], 1, cards=cards, scores=scores, options=options)
    do(state, "assign 4 = 5")
    told = state.to_dict()
    assert told["end_triggered"] is triggered
    assert told["totals"][0] == 39
    assert told["tokens"][0] == 0


@rule("LL-106")
def test_nobody_else_enters_the_final_phase() -> None:
    state = position(scores=[FOUR, {EAGLE: 10, DUCK: 9}], active=1)
    assert state.to_dict()["phase"] == "choose_action"
    for text in ("free R12a", "highlight 1", "done"):
        assert refused(state, text) == ("not_final_phase", "LL-106")


@rule("LL-108")
def test_an_illegal_set_is_refused_and_chosen_again() -> None:
    state = position(scores=[FOUR], hands=[["R09a", "B09a", "G06a", "Y03a", "G12a", "Y12a"]])
    do(state, "free R09a", "free B09a", "free G06a")
    assert refused(state, "done") == ("difficulty_too_low", "LL-89")
    do(state, "free Y03a", "done")
    assert state.to_dict()["phase"] == "place_highlight"


@rule("LL-109")
def test_with_the_option_any_set_is_accepted_and_an_illegal_one_punished() -> None:
    state = position(scores=[FOUR], hands=[HAND], options=PUNISHED)
    assert len(offered(state)) == 63
    assert refused(state, "done") == ("bad_count", "LL-89")
    do(state, "free R12a", "done")
    told = state.to_dict()
    assert (told["totals"][0], told["to_draw"], told["phase"]) == (51, 6, "refill")
    assert sum(told["discard_sizes"].values()) == 6
    good = position(scores=[FOUR], hands=[HAND], options=PUNISHED)
    do(good, "free R12a", "free B07a", "free G06a", "done")
    assert good.to_dict()["phase"] == "place_highlight"
