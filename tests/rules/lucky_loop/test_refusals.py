"""Every refusal: its code, its rule, and the order of the checks (lucky-loop.md, "Refusals")."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.marks import rule
from tests.rules.lucky_loop.positions import (
    DUCK,
    EAGLE,
    FOUR,
    FREE_CARDS,
    RED_BLUE,
    SAMPLE,
    begun,
    flight,
    free_flight,
    legal,
    new_game,
    position,
    refused,
)
from voltige.core.errors import IllegalActionError, NotationError
from voltige.games.lucky_loop import GAME
from voltige.games.lucky_loop.state import LuckyLoopState
from voltige.match.log import Seat
from voltige.match.luck import GivenLuck
from voltige.match.match import Match
from voltige.match.table import Table

Maker = Callable[[], LuckyLoopState]
HAND = ["Y05a", "R05a", "B05a", "G05a", "R06a", "G06a"]


CASES: list[tuple[Maker, str, str, str]] = [
    (lambda: position(phase="over", end_triggered=True), "exchange", "game_over", "LL-110"),
    (position, "roll", "wrong_phase", "LL-10"),
    (lambda: flight(SAMPLE, [[], [], []], [1, 3, 5]), "roll", "wrong_phase", "LL-10"),
    (lambda: flight(SAMPLE, [[3, 5], [], [6, 6]]), "assign 2 = 4", "wrong_phase", "LL-10"),
    (lambda: flight(SAMPLE, [[3, 5], [], [6, 6]]), "exchange", "wrong_phase", "LL-10"),
    (position, "stop", "wrong_phase", "LL-10"),
    (position, "concede", "wrong_phase", "LL-10"),
    (position, "buy seventh die", "wrong_phase", "LL-10"),
    (position, "discard R03a", "wrong_phase", "LL-10"),
    (position, "draw red_blue", "wrong_phase", "LL-10"),
    (lambda: begun("lay mighty_eagle", hands=[HAND]), "play Y12a", "card_not_in_hand", "LL-22"),
    (
        lambda: begun("lay mighty_eagle", "play Y05a", hands=[HAND]),
        "play Y05a",
        "duplicate_card",
        "LL-22",
    ),
    (lambda: begun("lay mighty_eagle", hands=[HAND]), "done", "bad_count", "LL-26"),
    (lambda: begun("lay mighty_eagle", hands=[HAND]), "play G05a", "wrong_colour", "LL-24"),
    (
        lambda: position(scores=[{EAGLE: 20}], hands=[HAND]),
        "lay mighty_eagle",
        "programme_maxed",
        "LL-34",
    ),
    (lambda: position(hands=[HAND]), "upgrade mighty_eagle", "programme_empty", "LL-30"),
    (
        lambda: position(hands=[HAND], round_no=1),
        "upgrade mighty_eagle",
        "single_card_too_early",
        "LL-29",
    ),
    (
        lambda: position(hands=[HAND], board={DUCK: ["Y12a", "G12a", "R12a"]}),
        "upgrade rubber_duck",
        "not_higher",
        "LL-31",
    ),
    (lambda: position(hands=[HAND]), "fly mighty_eagle", "must_play_card", "LL-23"),
    (lambda: position(scores=[FOUR]), "lay mighty_eagle", "already_final_phase", "LL-86"),
    (
        lambda: position(scores=[FOUR], free_cards=[FREE_CARDS]),
        "play R12a",
        "already_final_phase",
        "LL-86",
    ),
    (position, "free R12a", "not_final_phase", "LL-106"),
    (lambda: position(scores=[FOUR]), "done", "bad_count", "LL-89"),
    (
        lambda: position(scores=[FOUR], hands=[["R03a", "B03a", "R04a", "B04a", "G03a", "G04a"]]),
        "free R03a",
        "difficulty_too_low",
        "LL-89",
    ),
    (
        lambda: position(scores=[FOUR], hands=[["R07a", "B07a", "G07a", "Y07a", "R08a", "B08a"]]),
        "free R07a",
        "too_many_dice_needed",
        "LL-89",
    ),
    (lambda: position(scores=[FOUR], hands=[HAND]), "free R12a", "card_not_in_hand", "LL-89"),
    (
        lambda: position(scores=[FOUR], free_cards=[FREE_CARDS]),
        "exchange",
        "free_programme_fixed",
        "LL-101",
    ),
    (
        lambda: position(6, phase="exchange", to_draw=3, draw_piles={RED_BLUE: 0}),
        "draw red_blue",
        "pile_empty",
        "LL-20",
    ),
    (lambda: position(phase="discard"), "done", "discard_count", "LL-15"),
    (lambda: position(phase="discard", hands=[HAND]), "discard R12a", "card_not_in_hand", "LL-15"),
    (
        lambda: position(phase="discard", hands=[HAND], picked=["R12a"]),
        "discard R12a",
        "duplicate_card",
        "LL-15",
    ),
    (lambda: flight(SAMPLE, [[], [], []], [1, 3, 5]), "assign 1 =", "no_dice_chosen", "LL-40"),
    (
        lambda: flight(SAMPLE, [[], [], []], [1, 3, 5], tokens=[1]),
        "reroll =",
        "no_dice_chosen",
        "LL-84",
    ),
    (
        lambda: flight(SAMPLE, [[], [], []], [1, 3, 5]),
        "assign 1 = 6",
        "dice_not_available",
        "LL-40",
    ),
    (
        lambda: flight(SAMPLE, [[], [], []], [1, 3, 5], tokens=[1]),
        "reroll = 3 3",
        "dice_not_available",
        "LL-84",
    ),
    (lambda: flight(SAMPLE, [[], [], []], [1, 3, 5]), "assign 1 = 1 5", "sum_too_low", "LL-40"),
    (
        lambda: free_flight([[], [], [6, 6]], [3, 5, 6], 2),
        "assign 2 = 5 6",
        "highlight_must_be_exact",
        "LL-94",
    ),
    (lambda: flight(SAMPLE, [[3, 5], [], []], [1, 3, 5]), "assign 1 = 3 5", "figure_done", "LL-39"),
    (lambda: flight(SAMPLE, [[], [], []], [1, 3, 5]), "reroll = 1", "no_token", "LL-78"),
    (lambda: flight(SAMPLE, [[3, 5], [], [6, 6]]), "buy seventh die", "no_token", "LL-78"),
    (
        lambda: flight(SAMPLE, [[3, 5], [], [6, 6]], seventh=True, tokens=[1]),
        "buy seventh die",
        "seventh_already_used",
        "LL-82",
    ),
    (
        lambda: flight(SAMPLE, [[], [], []], [1, 3, 5], tokens=[1]),
        "buy seventh die",
        "too_late_for_seventh",
        "LL-81",
    ),
    (lambda: flight(SAMPLE, [[], [], []], [1, 3, 5]), "stop", "cannot_stop_now", "LL-52"),
    (
        lambda: free_flight([[5], [2, 6], []], None, 3, tokens=[1]),
        "stop",
        "cannot_stop_now",
        "LL-96",
    ),
    (
        lambda: flight(["Y07a", "R09a", "B12a"], [[1, 2, 5], [], [6, 6]], tokens=[1]),
        "roll",
        "too_few_dice",
        "LL-54",
    ),
    (lambda: flight(SAMPLE, [[], [], []], [1, 3, 5]), "concede", "must_assign", "LL-47"),
    (lambda: flight(SAMPLE, [[3, 5], [], [6, 6]]), "concede", "cannot_concede_now", "LL-39"),
    (lambda: flight(SAMPLE, [[], [], []], [1, 3, 5]), "assign 4 = 5", "bad_request", "LL-39"),
    (new_game, "exchange", "wrong_phase", "LL-10"),
]


@pytest.mark.parametrize(
    ("maker", "text", "code", "number"), CASES, ids=[f"{c[2]}-{n}" for n, c in enumerate(CASES)]
)
def test_the_attempt_is_refused_with_its_code_and_its_rule(
    maker: Maker, text: str, code: str, number: str
) -> None:
    assert refused(maker(), text, 0) == (code, number)


def test_every_code_of_the_rules_is_tried_here() -> None:
    folder = Path(GAME.edition_folder).parent / "refusal"
    raised = set()
    for path in folder.glob("*.py"):
        found = re.findall(r'IllegalActionError\(\s*"(\w+)"', path.read_text(encoding="utf-8"))
        raised |= set(found)
    tried = {code for _, _, code, _ in CASES} | {"not_your_turn", "stale_state"}
    assert tried == raised
    assert len(tried) == 33  # the 32 of the rules, and stale_state


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"do": "pass"},
        {"do": "play", "card": "Z99z"},
        {"do": "lay_programme", "programme": "swift_swan"},
        {"do": "draw", "pile": "black_white"},
        {"do": "assign", "figure": 9, "dice": "a"},
        {"do": "assign", "figure": 1, "faces": [7]},
        {"do": "assign", "figure": 1, "faces": "11"},
        {"do": "reroll", "dice": "ba"},
        {"do": "roll", "dice": "a"},
    ],
)
def test_malformed_attempts_are_bad_requests(data: dict[str, object]) -> None:
    with pytest.raises(NotationError) as caught:
        position().refusal(0, data)
    assert caught.value.code == "bad_request"


def test_a_malformed_attempt_after_the_end_is_told_that_the_game_is_over() -> None:
    state = position(phase="over", end_triggered=True)
    error = state.refusal(1, {"do": "nonsense"})
    assert error is not None
    assert error.code == "game_over"


@rule("LL-9")
def test_the_wrong_seat_comes_before_the_wrong_phase() -> None:
    assert refused(position(), "roll", 1) == ("not_your_turn", "LL-9")


def test_an_attempt_on_an_old_position_is_refused() -> None:
    table = Table.make(GAME, 2, {}, position={"round_no": 2})
    match = Match(table, [Seat("A"), Seat("B")], GivenLuck())
    match.submit(0, {"do": "exchange"})
    with pytest.raises(IllegalActionError) as caught:
        match.submit(0, {"do": "draw", "pile": RED_BLUE}, version=0)
    assert caught.value.code == "stale_state"


@rule("LL-34", "LL-24")
def test_a_closed_programme_is_named_before_missing_colours() -> None:
    hand = ["R03a", "B03a", "R04a", "B04a", "R05a", "B05a"]
    state = position(scores=[{EAGLE: 21}], hands=[hand])
    assert refused(state, "lay mighty_eagle") == ("programme_maxed", "LL-34")


@rule("LL-82", "LL-81", "LL-78")
def test_the_order_of_the_checks_of_the_seventh_die() -> None:
    used = flight(SAMPLE, [[], [], []], [1, 3, 5], seventh=True)
    assert refused(used, "buy seventh die") == ("seventh_already_used", "LL-82")
    late = flight(SAMPLE, [[], [], []], [1, 3, 5])
    assert refused(late, "buy seventh die") == ("too_late_for_seventh", "LL-81")


@rule("LL-78", "LL-84")
def test_a_missing_token_is_named_before_missing_dice() -> None:
    assert refused(flight(SAMPLE, [[], [], []], [1, 3, 5]), "reroll =") == ("no_token", "LL-78")


@rule("LL-39", "LL-40")
def test_a_figure_that_is_done_is_named_before_its_dice() -> None:
    state = flight(SAMPLE, [[3, 5], [], []], [1, 3, 5])
    assert refused(state, "assign 1 =") == ("figure_done", "LL-39")


def test_time_outs_spend_no_token_and_open_nothing() -> None:
    assert position(scores=[FOUR]).default_action().notation == "exchange"
    assert position().default_action().notation == "exchange"
    before = flight(SAMPLE, [[3, 5], [], [6, 6]], tokens=[1])
    assert before.default_action().notation == "roll"
    short = flight(["Y07a", "R09a", "B12a"], [[1, 2, 5], [], [6, 6]], tokens=[1])
    assert short.default_action().notation == "stop"
    hopeless = flight(SAMPLE, [[3, 5], [], [6, 6]], [1, 1], tokens=[1])
    assert hopeless.default_action().notation == "concede"
    assert len(legal(hopeless)) == 3
