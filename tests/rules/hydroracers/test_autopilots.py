"""Autopilots in the race and in the bets: HR-212 to HR-230, HR-238, HR-247 to HR-249."""

from typing import Any

import pytest

from tests.marks import rule
from tests.rules.hydroracers.positions import (
    BERNARD,
    CURTISS,
    MACCHI,
    ONE_AUTOPILOT,
    SUPERMARINE,
    A,
    B,
    C,
    fact,
    new_game,
    plane,
    play,
    play_on,
    position,
    refused,
    settled,
    told,
)
from voltige.core.options import Values
from voltige.core.rng import Rng
from voltige.core.state import CHANCE, NOBODY
from voltige.games.hydroracers.state import HydroracersState


def autopilot(
    row: list[str], options: Values | None = None, other: int = 12, **plane_data: Any
) -> HydroracersState:
    """Put an autopilot in turn behind a person, before it draws its next card."""
    asked = {**ONE_AUTOPILOT, **(options or {})}
    return position(
        {"position": other},
        {"position": 3, "row": row, **plane_data},
        phase="auto_draw",
        turn=1,
        options=asked,
    )


def flown(state: HydroracersState, draws: str) -> str:
    """Let the autopilot draw, and give the card it plays."""
    played = told(play(state, f"luck: {draws}"), "CardPlayed")
    return str(played[0]["card"])


@rule("HR-212", "HR-238")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_any_number_of_free_planes_may_fly_without_a_person(count: int) -> None:
    names = [BERNARD, MACCHI, CURTISS][:count]
    winners = set()
    for seed in range(8):
        state = new_game(4, {"autopilots": names})
        flags = [plane(state, seat)["autopilot"] for seat in range(4)]
        assert flags == [False] * (4 - count) + [True] * count
        assert [plane(state, seat)["plane"] for seat in range(4 - count, 4)] == names
        asked = set()
        rng = Rng(seed)
        while state.to_act != NOBODY:
            if state.to_act == CHANCE:
                state.resolve(state.sample_chance(rng))
            else:
                asked.add(int(state.to_act))
                state.apply(state.random_action(rng))
        assert asked <= set(range(4 - count))
        winners.add(state.ranking().index(1))
    assert max(winners) >= 4 - count  # an autopilot can win


@rule("HR-213")
def test_an_autopilot_has_a_pilot_and_its_skill() -> None:
    state = settled(2, {"planes": [BERNARD, MACCHI], "autopilots": [MACCHI]})
    assert plane(state, B)["pilot"] == "bernardi"
    state = position(
        {"position": 9},
        {"position": 8},
        options={"autopilots": [MACCHI], "planes": [CURTISS, MACCHI]},
    )
    assert plane(state, B)["slip"] == 2


@rule("HR-213", "HR-5")
def test_after_people_have_chosen_an_autopilot_takes_its_own_or_the_first_free_pilot() -> None:
    options: Values = {"pilots": "chosen", "autopilots": [MACCHI, BERNARD]}
    state = new_game(3, options)
    play(state, "choose bernardi")
    assert [plane(state, seat)["pilot"] for seat in range(3)] == ["bernardi", "doolittle", "sadi"]


@rule("HR-213", "HR-5")
def test_people_choose_before_autopilots_wherever_they_sit() -> None:
    options: Values = {"pilots": "chosen", "autopilots": [MACCHI], "planes": [MACCHI, CURTISS]}
    state = new_game(2, options)
    assert state.to_act == B
    play(state, "choose bernardi")
    assert [plane(state, seat)["pilot"] for seat in (A, B)] == ["doolittle", "bernardi"]


@rule("HR-214")
def test_an_autopilot_uses_the_basic_cockpit_beside_expert_people() -> None:
    state = settled(2, {"autopilots": [CURTISS], "cockpit": "expert"})
    assert plane(state, A)["tiles"] != {}
    assert plane(state, B)["tiles"] == {}


@rule("HR-215", "HR-4")
@pytest.mark.parametrize(
    ("name", "passes"), [(MACCHI, 4), (CURTISS, 4), (SUPERMARINE, 3), (BERNARD, 4)]
)
def test_the_deck_of_an_autopilot_holds_ten_cards_and_its_i_pass_cards(
    name: str, passes: int
) -> None:
    other = BERNARD if name != BERNARD else MACCHI
    state = new_game(2, {"planes": [other, name], "autopilots": [name]})
    deck = plane(state, B)["deck"]
    assert deck["i-pass"] == passes
    assert sum(deck.values()) == 10 + passes
    assert plane(state, B)["aircoins"] == 0


@rule("HR-216", "HR-217")
def test_two_cards_lie_face_up_three_with_doolittle() -> None:
    state = settled(3, {"pilots": "none", "autopilots": [CURTISS, BERNARD]})
    assert [plane(state, seat)["hand_size"] for seat in (B, C)] == [2, 2]
    state = settled(2, {"autopilots": [CURTISS]})
    assert plane(state, B)["pilot"] == "doolittle"
    while fact(state, "phase") != "turn":
        state.resolve(state.chance_outcomes()[0][0])
    assert plane(state, B)["hand_size"] == 3


@rule("HR-216")
def test_it_draws_a_third_card_plays_one_and_leaves_the_rest() -> None:
    state = autopilot(["4/1", "3/1"])
    play(state, "luck: 7/2")
    assert plane(state, B)["row"] == ["3/1", "7/2"]
    assert plane(state, B)["top"] == "4/1"


@rule("HR-216", "HR-219")
def test_everybody_sees_its_cards() -> None:
    state = autopilot(["4/1", "3/1"])
    for seat in (A, B, -1):
        assert state.view(seat).to_json()["planes"][B]["row"] == ["4/1", "3/1"]


@rule("HR-218", "HR-247")
@pytest.mark.parametrize(
    ("start", "row", "draws", "card"),
    [
        (15, ["i-pass", "3/1"], "7/2", "7/2"),  # 15 + 7 is beyond 21
        (14, ["i-pass", "3/1"], "7/2", "i-pass"),  # 14 + 7 is not
        (19, ["i-pass", "2/0"], "3/1", "3/1"),
        (20, ["2/0", "i-pass"], "i-pass", "2/0"),  # equal: the one face up longest
        (20, ["i-pass", "2/0"], "i-pass", "i-pass"),
    ],
)
def test_it_sprints_when_a_card_crosses_the_line(
    start: int, row: list[str], draws: str, card: str
) -> None:
    state = autopilot(row, position=start, slip=0, other=20 if start < 20 else 21)
    assert flown(state, draws) == card


@rule("HR-218", "HR-247")
def test_it_sprints_when_another_racing_plane_is_beyond_the_line() -> None:
    for crashed, card in ((0, "9/4"), (1, "i-pass")):
        state = position(
            {"position": 23, "crashed": crashed},
            {"position": 3, "row": ["i-pass", "3/1"]},
            phase="auto_draw",
            order=[A, B],
            turn=1,
            options={**ONE_AUTOPILOT, "end_heat_when_alone": False},
        )
        assert flown(state, "9/4") == card


@rule("HR-247")
def test_the_sprint_counts_this_rounds_modifiers() -> None:
    for slip, card in ((0, "i-pass"), (1, "4/1")):
        state = autopilot(["i-pass", "3/1"], position=17, slip=slip, other=20)
        assert flown(state, "4/1") == card


@rule("HR-219", "HR-248")
def test_an_i_pass_card_moves_two_cells_with_modifiers() -> None:
    for slip, end in ((0, 5), (1, 6)):
        state = autopilot(["i-pass", "9/4"], slip=slip)
        assert flown(state, "8/3") == "i-pass"
        assert plane(state, B)["position"] == end
    leads = position(
        {"position": 1},
        {"position": 3, "row": ["i-pass"]},
        phase="auto_draw",
        options=ONE_AUTOPILOT,
    )
    play(leads, "luck: 9/4")
    assert plane(leads, B)["position"] == 4


@rule("HR-220", "HR-221")
@pytest.mark.parametrize(
    ("pilot", "row", "draws", "card"),
    [
        ("greig", ["8/3", "4/1"], "6/1", "4/1"),
        ("sadi", ["8/3", "4/1"], "6/1", "6/1"),
        ("sadi", ["8/3"], "6/1", "6/1"),
        ("sadi", ["6/1", "6/2"], "8/3", "6/1"),
        ("bernardi", ["7/2", "8/3"], "3/1", "7/2"),
        ("bernardi", ["6/1", "8/3"], "4/1", "8/3"),
        ("doolittle", ["7/2", "9/4"], "4/1", "4/1"),
        ("doolittle", ["7/2", "9/4"], "3/1", "9/4"),
    ],
)
def test_each_nation_has_its_character(pilot: str, row: list[str], draws: str, card: str) -> None:
    options: Values = {"autopilot_criterion_from": "pilot"}
    state = autopilot(row, options, pilot=pilot)
    assert flown(state, draws) == card


@rule("HR-221")
def test_with_a_single_card_it_plays_that() -> None:
    for pilot in ("greig", "sadi", "bernardi", "doolittle"):
        state = position(
            {"position": 12},
            {"position": 3, "row": [], "pilot": pilot, "deck": {"7/2": 1}},
            phase="auto_draw",
            turn=1,
            options={**ONE_AUTOPILOT, "autopilot_criterion_from": "pilot"},
        )
        assert flown(state, "7/2") == "7/2"


@rule("HR-222")
def test_of_equal_cards_it_plays_the_one_face_up_longest() -> None:
    for row, card in ((["6/2", "6/1"], "6/2"), (["6/1", "6/2"], "6/1")):
        state = autopilot(row)  # American: the highest even card
        assert flown(state, "3/1") == card


@rule("HR-223")
def test_the_criterion_is_that_of_the_planes_nation_unless_the_table_says_the_pilots() -> None:
    state = autopilot(["4/1", "7/2"], pilot="bernardi")
    assert flown(state, "9/4") == "4/1"
    state = autopilot(["4/1", "7/2"], {"autopilot_criterion_from": "pilot"}, pilot="bernardi")
    assert flown(state, "9/4") == "9/4"


@rule("HR-225")
def test_i_pass_cards_go_on_the_played_pile() -> None:
    state = autopilot(["i-pass", "9/4"])
    play(state, "luck: 8/3")
    assert plane(state, B)["played"] == {"i-pass": 1}
    assert plane(state, B)["top"] == "i-pass"


@rule("HR-226")
def test_without_a_deck_it_plays_what_is_left_and_then_moves_as_on_a_pass() -> None:
    last = position(
        {"position": 12, "hand": {"3/0": 1, "4/1": 1}, "deck": {}},
        {"position": 3, "row": ["9/4"], "deck": {}},
        options=ONE_AUTOPILOT,
    )
    assert [data["card"] for data in told(play(last, "play 4/1"), "CardPlayed")] == ["4/1", "9/4"]
    none = position(
        {"position": 12, "hand": {"3/0": 1, "4/1": 1}, "deck": {}},
        {"position": 3, "row": [], "deck": {}},
        options=ONE_AUTOPILOT,
    )
    play(none, "play 4/1")
    assert plane(none, B)["position"] == 5


@rule("HR-227", "HR-228")
@pytest.mark.parametrize("damage", [3, 4])
def test_it_crashes_at_the_fifth_damage_and_keeps_three(damage: int) -> None:
    state = position(
        {"position": 15},
        {"position": 9, "damage": damage},
        phase="danger",
        turn=1,
        options={**ONE_AUTOPILOT, "end_heat_when_alone": False},
    )
    play(state, "luck: damage")
    assert plane(state, B)["crashed"] == (1 if damage == 4 else 0)
    assert plane(state, B)["damage"] == (3 if damage == 4 else 4)


@rule("HR-227")
@pytest.mark.parametrize(("option", "grid", "points"), [("heat", [A, B], 3), ("race", [A], 3)])
def test_a_crashed_autopilot_is_back_in_the_next_heat_or_out_for_the_race(
    option: str, grid: list[int], points: int
) -> None:
    state = position(
        {"position": 24},
        {"position": 9, "damage": 4},
        phase="danger",
        order=[A, B],
        turn=1,
        options={**ONE_AUTOPILOT, "autopilot_crash": option},
    )
    events = play(state, "luck: damage")
    assert told(events, "HeatStarted")[0]["grid"] == grid
    assert plane(state, B)["prestige"] == points
    assert plane(state, B)["out"] == (1 if option == "race" else 0)
    if option == "race":
        assert refused(state, A, "bet 6 on curtiss") == ("bad_plane", "HR-83")
        later = [data for data in told(play_on(state), "HeatEnded") if data["heat"] > 1]
        assert [data["points"] for data in later] == [[5, 0], [5, 0]]
        assert plane(state, B)["prestige"] == points


@rule("HR-229", "HR-249")
@pytest.mark.parametrize(("taken", "slot"), [([], 6), ([6], 4), ([6, 4], 2), ([6, 4, 2], 0)])
def test_it_bets_on_itself_on_the_dearest_open_slot(taken: list[int], slot: int) -> None:
    people = [
        {"position": 15 + n, "slot": stake, "bet": MACCHI, "aircoins": 30 - stake}
        for n, stake in enumerate(taken)
    ]
    while len(people) < 3:
        people.append({"position": 15 + len(people)})
    state = position(
        *people,
        {"position": 5, "row": ["3/1", "4/1"]},
        phase="auto_draw",
        turn=3,
        options={"pilots": "none", "autopilots": [BERNARD]},
    )
    play(state, "luck: 8/3")
    assert (plane(state, 3)["slot"], plane(state, 3)["bet"]) == (slot, BERNARD)
    assert plane(state, 3)["aircoins"] == 0


@rule("HR-229")
@pytest.mark.parametrize(("start", "bets"), [(2, False), (3, True), (6, True), (7, False)])
def test_it_bets_when_it_gets_beyond_the_first_line(start: int, bets: bool) -> None:
    state = autopilot(["4/1", "3/1"], position=start, slip=0, other=17)
    play(state, "luck: 7/2")
    assert (plane(state, B)["slot"] == 6) == bets


@rule("HR-249")
def test_with_betting_off_it_does_not_bet() -> None:
    state = autopilot(["4/1", "3/1"], {"bets": False}, position=5)
    play(state, "luck: 7/2")
    assert plane(state, B)["slot"] == -1


@rule("HR-230")
@pytest.mark.parametrize(("winnings", "aircoins"), [("none", 0), ("counted", 22)])
def test_an_autopilot_wins_no_aircoins_unless_the_table_counts_them(
    winnings: str, aircoins: int
) -> None:
    state = position(
        {"position": 9},
        {"position": 24, "slot": 6, "bet": CURTISS},
        phase="danger",
        order=[B, A],
        turn=1,
        options={**ONE_AUTOPILOT, "autopilot_winnings": winnings},
    )
    play(state, "luck: alert")
    assert plane(state, B)["aircoins"] == aircoins


@rule("HR-230")
def test_the_head_start_of_autopilots_is_an_option() -> None:
    state = new_game(3, {"autopilots": [CURTISS], "autopilot_head_start": 7})
    assert [plane(state, seat)["prestige"] for seat in range(3)] == [0, 0, 7]


@rule("HR-228")
def test_it_draws_danger_tokens_and_scores_prestige_like_a_person() -> None:
    state = autopilot(["9/4", "3/1"], {"autopilot_criterion_from": "pilot"}, pilot="bernardi")
    play(state, "luck: 8/3")
    assert fact(state, "phase") == "danger"
    play(state, "luck: damage")
    assert plane(state, B)["damage"] == 1
    ended = play_on(new_game(2, {"autopilots": [CURTISS]}))
    assert all(sorted(data["points"]) == [3, 5] for data in told(ended, "HeatEnded"))
