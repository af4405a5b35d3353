"""Turn choice, exchange, draw piles and laying cards (LL-10 to LL-35, LL-125)."""

import pytest

from tests.marks import rule
from tests.rules.lucky_loop.positions import (
    DOVE,
    DUCK,
    EAGLE,
    EDITION,
    RED_BLUE,
    ROOSTER,
    YELLOW_GREEN,
    do,
    exchange,
    flight,
    legal,
    names,
    position,
    refused,
)
from voltige.games.lucky_loop.terms import COLOUR_NAMES

MIXED = ["R03a", "B03a", "G03a", "Y03a", "R04a", "G04a"]


@rule("LL-10", "LL-11")
def test_a_turn_is_an_exchange_or_a_flight_and_never_a_pass() -> None:
    state = position(hands=[MIXED])
    assert legal(state) == ["exchange", *(f"lay {name}" for name in EDITION.programme_names)]


@rule("LL-11")
def test_a_hand_of_two_colours_can_still_exchange() -> None:
    state = position(hands=[["R03a", "B03a", "R04a", "B04a", "R05a", "B05a"]])
    assert legal(state) == ["exchange"]
    assert refused(state, "lay mighty_eagle") == ("wrong_colour", "LL-24")


@rule("LL-12", "LL-13", "LL-14")
def test_each_of_three_draws_is_chosen_after_seeing_the_one_before() -> None:
    state = position()
    do(state, "exchange")
    for number in range(3):
        assert legal(state) == ["draw red_blue", "draw yellow_green"]
        do(state, "draw red_blue")
        events = do(state, f"luck: {['R12a', 'B12a', 'R11a'][number]}")
        assert names(events)[:2] == ["CardDrawn", "CardReceived"]
        assert events[1].to == 0
    assert state.to_dict()["phase"] == "discard"


@rule("LL-15", "LL-16", "LL-17")
def test_three_of_nine_cards_go_to_their_own_discard_piles() -> None:
    state = position(hands=[MIXED])
    do(state, "exchange", "draw red_blue", "luck: R12a", "draw red_blue", "luck: B12a")
    do(state, "draw red_blue", "luck: R11a")
    assert len(legal(state)) == 9
    do(state, "discard R03a", "discard G03a")
    assert state.active == 0
    do(state, "discard R12a")
    told = state.to_dict()
    assert told["discard_piles"] == {RED_BLUE: ["R03a", "R12a"], YELLOW_GREEN: ["G03a"]}
    assert told["hands"][0] == ["B03a", "Y03a", "R04a", "G04a", "R11a", "B12a"]
    assert (told["active"], told["totals"]) == (1, [0, 0])


@rule("LL-125")
def test_cards_discarded_together_lie_in_the_order_of_the_card_list() -> None:
    options = {"discard_visibility": "top"}
    state = position(hands=[MIXED], options=options)
    do(state, "exchange", "draw red_blue", "luck: R12a", "draw red_blue", "luck: B12a")
    do(state, "draw red_blue", "luck: R11a", "discard B12a", "discard R12a", "discard R03a")
    assert state.view(1).to_json()["discard_piles"][RED_BLUE] == ["B12a"]
    assert EDITION.ids[:6] == ["R03a", "B03a", "G03a", "Y03a", "R04a", "B04a"]
    assert EDITION.ids[8:12] == ["R05a", "R05b", "B05a", "B05b"]


@rule("LL-27", "LL-125")
@pytest.mark.parametrize(
    ("old", "top"), [(["R09a", "G05a", "B07a"], "R09a"), (["R05a", "G12a", "B07a"], "B07a")]
)
def test_the_hardest_card_of_a_replaced_programme_lies_on_top(old: list[str], top: str) -> None:
    hand = ["R03a", "G03a", "B03a", "Y03a", "R04a", "Y04a"]
    discards = {RED_BLUE: ["B12a"]}
    state = position(hands=[hand], board={ROOSTER: old}, discard_piles=discards)
    do(state, "lay red_rooster", "play R03a", "play G03a", "play B03a")
    assert state.to_dict()["discard_piles"][RED_BLUE][-1] == top
    assert state.to_dict()["discard_piles"][YELLOW_GREEN] == [old[1]]


@rule("LL-18")
@pytest.mark.parametrize("to_draw", [1, 2, 3])
def test_the_last_card_of_a_pile_brings_its_discards_back_at_once(to_draw: int) -> None:
    discards = {RED_BLUE: ["R10a", "R11a", "B10a", "B11a", "B12a"]}
    state = position(
        5,
        phase="exchange",
        to_draw=to_draw,
        draw_piles={RED_BLUE: ["R12a"]},
        discard_piles=discards,
    )
    events = do(state, "draw red_blue", "luck: R12a")
    rebuilt = next(event for event in events if event.name == "PileRebuilt")
    assert rebuilt.data["count"] == 5
    assert state.to_dict()["draw_sizes"][RED_BLUE] == 5
    assert state.to_dict()["discard_sizes"][RED_BLUE] == 0


@rule("LL-16", "LL-18")
def test_cards_discarded_after_the_last_draw_stay_out_of_the_rebuilt_pile() -> None:
    discards = {RED_BLUE: ["R10a", "R11a", "B10a", "B11a", "B12a"]}
    state = position(
        5, phase="exchange", to_draw=1, draw_piles={RED_BLUE: ["R12a"]}, discard_piles=discards
    )
    do(state, "draw red_blue", "luck: R12a")
    gone = state.to_dict()["hands"][0][-3:]
    assert "R12a" in gone
    do(state, *[f"discard {card}" for card in gone])
    told = state.to_dict()
    assert sorted(told["draw_piles"][RED_BLUE]) == sorted(discards[RED_BLUE])
    assert sorted(told["discard_piles"][RED_BLUE] + told["discard_piles"][YELLOW_GREEN]) == sorted(
        gone
    )


@rule("LL-19", "LL-20")
def test_an_empty_pile_is_rebuilt_when_somebody_has_to_draw() -> None:
    state = position(6, draw_piles={RED_BLUE: 0})
    state_later = position(6, draw_piles={RED_BLUE: 0}, discard_piles={RED_BLUE: ["R12a", "B12a"]})
    do(state, "exchange")
    assert legal(state) == ["draw yellow_green"]
    assert refused(state, "draw red_blue") == ("pile_empty", "LL-20")
    do(state_later, "exchange")
    assert legal(state_later) == ["draw red_blue", "draw yellow_green"]
    assert state_later.to_dict()["draw_piles"][RED_BLUE] == ["R12a", "B12a"]


@rule("LL-21")
def test_cards_never_change_sides() -> None:
    state = position(3)
    for _ in range(60):
        exchange(state)
        told = state.to_dict()
        for where in ("draw_piles", "discard_piles"):
            assert {card[0] for card in told[where][RED_BLUE]} <= {"R", "B"}
            assert {card[0] for card in told[where][YELLOW_GREEN]} <= {"Y", "G"}


@rule("LL-22", "LL-23")
def test_a_flight_begins_with_three_cards_or_one() -> None:
    board = {EAGLE: ["Y03a", "R03a", "B03a"]}
    hand = ["Y05a", "R05a", "B05a", "G05a", "R06a", "G06a"]
    state = position(board=board, hands=[hand])
    assert [text for text in legal(state) if "eagle" in text] == [
        "lay mighty_eagle",
        "upgrade mighty_eagle",
    ]
    assert refused(state, "fly mighty_eagle") == ("must_play_card", "LL-23")


@rule("LL-23")
def test_with_fly_unchanged_a_programme_may_be_flown_as_it_lies() -> None:
    options = {"fly_unchanged": True}
    board = {EAGLE: ["Y03a", "R03a", "B03a"]}
    first = position(board=board, round_no=1, options=options)
    assert refused(first, "fly mighty_eagle") == ("must_play_card", "LL-23")
    state = position(board=board, options=options, scores=[{DUCK: 20}])
    assert refused(state, "fly rubber_duck") == ("programme_maxed", "LL-34")
    assert refused(state, "fly red_rooster") == ("programme_empty", "LL-30")
    do(state, "fly mighty_eagle")
    assert state.to_dict()["phase"] == "roll"
    do(state, "luck: 111", "assign 1 = 1 1 1", "luck: 111", "assign 2 = 1 1 1")
    told = state.to_dict()
    assert (told["active"], told["hand_sizes"], told["tokens"]) == (1, [6, 6], [1, 0])


@rule("LL-24")
@pytest.mark.parametrize(
    ("programme", "colours"),
    [
        (ROOSTER, ["red", "green", "blue"]),
        (DUCK, ["yellow", "green", "red"]),
        (DOVE, ["yellow", "green", "blue"]),
        (EAGLE, ["yellow", "red", "blue"]),
    ],
)
def test_the_four_programmes_have_their_colours(programme: str, colours: list[str]) -> None:
    state = position(hands=[["R03a", "B03a", "G03a", "Y03a", "R04a", "B04a"]])
    do(state, f"lay {programme}")
    for colour in colours:
        letter = colour[0].upper()
        assert {text[5] for text in legal(state)} == {letter}
        assert COLOUR_NAMES[int(EDITION.colour[EDITION.index[f"{letter}03a"]])] == colour
        do(state, f"play {letter}03a")
    laid = [f"{colour[0].upper()}03a" for colour in colours]
    assert state.to_dict()["board"][programme] == laid


@rule("LL-25", "LL-27", "LL-28")
def test_anybody_may_replace_what_lies_there_even_by_easier_cards() -> None:
    state = position(3, active=2, board={ROOSTER: ["R09a", "G09a", "B09a"]}, hands=[[], [], MIXED])
    do(state, "lay red_rooster", "play R04a", "play G04a")
    assert state.to_dict()["board"][ROOSTER] == ["R09a", "G09a", "B09a"]
    do(state, "play B03a")
    told = state.to_dict()
    assert told["board"][ROOSTER] == ["R04a", "G04a", "B03a"]
    assert told["discard_piles"] == {RED_BLUE: ["R09a", "B09a"], YELLOW_GREEN: ["G09a"]}


@rule("LL-26")
def test_a_programme_takes_one_card_for_each_place() -> None:
    state = position(hands=[MIXED])
    do(state, "lay red_rooster")
    assert legal(state) == ["play R03a", "play R04a"]
    assert refused(state, "play G03a") == ("wrong_colour", "LL-24")
    do(state, "play R03a")
    assert refused(state, "play R03a") == ("duplicate_card", "LL-22")
    assert refused(state, "done") == ("bad_count", "LL-26")
    assert refused(state, "play R12a") == ("card_not_in_hand", "LL-22")


@rule("LL-29", "LL-30", "LL-31", "LL-32")
def test_a_single_card_replaces_an_easier_one_of_its_colour() -> None:
    board = {DUCK: ["Y05a", "G07a", "R09a"]}
    hand = ["Y06a", "B12a", "B11a", "G03a", "R03a", "Y03a"]
    early = position(board=board, hands=[hand], round_no=1)
    assert refused(early, "upgrade rubber_duck") == ("single_card_too_early", "LL-29")
    state = position(board=board, hands=[hand])
    assert refused(state, "upgrade red_rooster") == ("programme_empty", "LL-30")
    do(state, "upgrade rubber_duck")
    assert legal(state) == ["play Y06a"]
    assert refused(state, "play B12a") == ("wrong_colour", "LL-31")
    assert refused(state, "play G03a") == ("not_higher", "LL-31")
    do(state, "play Y06a")
    told = state.to_dict()
    assert told["board"][DUCK] == ["Y06a", "G07a", "R09a"]
    assert told["discard_piles"][YELLOW_GREEN] == ["Y05a"]
    assert told["hand_sizes"][0] == 5


@rule("LL-31")
def test_a_hand_without_a_fitting_card_can_not_upgrade() -> None:
    board = {DUCK: ["Y12a", "G12a", "R12a"]}
    hard = position(board=board, hands=[["Y06a", "G06a", "R06a", "B06a", "B07a", "B08a"]])
    assert refused(hard, "upgrade rubber_duck") == ("not_higher", "LL-31")
    blue = position(
        board={DUCK: ["Y03a", "G03a", "R03a"]},
        hands=[["B05a", "B05b", "B06a", "B06b", "B07a", "B07b"]],
    )
    assert refused(blue, "upgrade rubber_duck") == ("wrong_colour", "LL-31")


@rule("LL-33")
def test_after_laying_the_programme_is_flown_at_once() -> None:
    state = position(hands=[MIXED])
    events = do(state, "lay red_rooster", "play R03a", "play G03a", "play B03a")
    assert names(events)[-2:] == ["FlightStarted", "DiceTaken"]
    assert state.to_dict()["flight"]["to_roll"] == 3


@rule("LL-34", "LL-35")
def test_who_has_20_leaves_the_programme_to_the_others() -> None:
    board = {EAGLE: ["Y03a", "R03a", "B03a"]}
    hand = ["Y05a", "R05a", "B05a", "G05a", "R06a", "G06a"]
    closed = position(board=board, hands=[hand], scores=[{EAGLE: 20}])
    assert not [text for text in legal(closed) if "eagle" in text]
    assert refused(closed, "lay mighty_eagle") == ("programme_maxed", "LL-34")
    other = position(board=board, hands=[[], hand], scores=[{EAGLE: 20}], active=1)
    assert len([text for text in legal(other) if "eagle" in text]) == 2


@rule("LL-56")
def test_cards_stay_on_the_board_after_a_failure() -> None:
    state = flight(["Y05a", "R07a", "B09a"], [[], [], []], [1, 1, 2])
    do(state, "concede")
    assert state.to_dict()["board"][EAGLE] == ["Y05a", "R07a", "B09a"]
