"""Scenarios: what they can say, and what is wrong with one that says nothing or the wrong thing."""

import re
from pathlib import Path

import pytest

from voltige.cli.scenario import HELP
from voltige.core.errors import VoltigeError
from voltige.games import GAMES
from voltige.match.errors import ScenarioError
from voltige.match.scenario import STEP_KEYS, read_scenario, run_scenario

HEAD = """
id = "test"
title = "A test"
rules = ["LO-14"]
game = "loops"
seats = 4
[position]
hands = [{ alt_5000 = 1, alt_7000 = 2, draw_2 = 1 }, { alt_4000 = 1, alt_8000 = 1 }]
pile = ["alt_5000"]
"""


def run(steps: str, head: str = HEAD) -> int:
    """Read and run a scenario; give the number of expectations that held."""
    return run_scenario(read_scenario(head + steps, GAMES))


def unmet(steps: str) -> dict[str, object]:
    """Run a scenario whose expectation does not hold; give what the error says."""
    with pytest.raises(ScenarioError) as caught:
        run(steps)
    assert caught.value.code == "scenario_unmet", caught.value
    return dict(caught.value.params)


def test_a_scenario_without_expectations_holds() -> None:
    assert run('[[step]]\ndo = "play 7000 x2"') == 0


def test_every_kind_of_expectation_counts() -> None:
    steps = """
    [[step]]
    legal = ["pick up", "play 5000 x1", "play 7000 x1", "play 7000 x2", "play draw2 on B",
             "play draw2 on C", "play draw2 on D"]
    see = { A = { "hand.alt_7000" = 2, "hand.alt_9000" = 0 }, spectator = { "hand_sizes.0" = 4 } }
    [[step]]
    do = "B: play 8000 x1"
    refused = "not_your_turn"
    rule = "LO-12"
    [[step]]
    do = "A: play draw2 on B"
    expect = { phase = "take", "hand_sizes.0" = 3 }
    [[step]]
    odds = { 1000 = "9/86", 2000 = "9/86" }
    """
    with pytest.raises(ScenarioError):
        run(steps)
    assert run(steps.replace('odds = { 1000 = "9/86", 2000 = "9/86" }', "")) == 7


def test_luck_is_told() -> None:
    steps = """
    [[step]]
    do = "play draw2 on C"
    [[step]]
    do = "luck: 9000 loop"
    expect = { to_act = 1, "hands.2.loop" = 1 }
    """
    assert run(steps) == 2


def test_odds_are_fractions() -> None:
    head = HEAD.replace("seats = 4", "seats = 3").replace(
        "[position]", "[position]\nphase = 'choose_starter'\nround_no = 0"
    )
    assert run('[[step]]\nodds = { A = "1/3", B = "2/6", C = "1/3" }', head) == 1


@pytest.mark.parametrize(
    ("steps", "what"),
    [
        ("[[step]]\nexpect = { to_act = 3 }", "to_act"),
        ('[[step]]\ndo = "play 7000 x2"\nrefused = "against_pitch"', "refused"),
        ('[[step]]\ndo = "play 9000 x1"\nrefused = "against_pitch"', "refused"),
        ('[[step]]\ndo = "play 9000 x1"\nrefused = "not_in_hand"\nrule = "LO-1"', "rule"),
        ('[[step]]\nlegal = ["pick up"]', "legal"),
        ('[[step]]\nodds = { A = "1/2" }', "odds"),
        ("[[step]]\nsee = { B = { to_act = 2 } }", "B: to_act"),
    ],
)
def test_an_expectation_that_does_not_hold_is_named_with_its_step(steps: str, what: str) -> None:
    told = unmet(f'[[step]]\nexpect = {{ phase = "turn" }}\n{steps}')
    assert told["step"] == 2
    assert told["what"] == what
    assert told["expected"] != told["found"]


@pytest.mark.parametrize(
    "step",
    [
        'do = "play 9000 x1"',
        'do = "fly away"',
        'do = "luck: 9000"',
        'do = "Z: pick up"',
    ],
)
def test_a_step_that_cannot_be_done_is_an_error(step: str) -> None:
    with pytest.raises(ScenarioError):
        run(f"[[step]]\n{step}")


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ('id = "test"', "id = 7", "scenario_value"),
        ('id = "test"', "", "scenario_value"),
        ('title = "A test"', "title = 7", "scenario_value"),
        ('rules = ["LO-14"]', "rules = [14]", "scenario_value"),
        ('rules = ["LO-14"]', "", "scenario_value"),
        ('game = "loops"', 'game = "chess"', "scenario_value"),
        ("seats = 4", "seats = true", "scenario_value"),
        ("seats = 4", "seats = 99", "bad_players"),
        ("seats = 4", "seats = 4\ncolour = 1", "scenario_key"),
        ("seats = 4", 'seats = 4\nedition = "unknown"', "edition_unknown"),
        ("seats = 4", "seats = 4\noptions = { colour = 1 }", "bad_option_name"),
        ("seats = 4", "seats = 4\noptions = { max_rounds = 99 }", "bad_option"),
        ("seats = 4", "seats = ", "scenario_syntax"),
    ],
)
def test_a_head_that_is_wrong_is_named(old: str, new: str, code: str) -> None:
    with pytest.raises(VoltigeError) as caught:
        read_scenario(HEAD.replace(old, new, 1) + "[[step]]", GAMES)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("steps", "code"),
    [
        ("", "scenario_value"),
        ("step = 7", "scenario_value"),
        ("step = [7]", "scenario_value"),
        ("[[step]]\ncolour = 1", "scenario_key"),
        ("[[step]]\ndo = 7", "scenario_value"),
        ("[[step]]\nexpect = 7", "scenario_value"),
        ("[[step]]\nlegal = 7.5", "scenario_value"),
        ("[[step]]\nlegal = true", "scenario_value"),
        ("[[step]]\nlegal_of = 7", "scenario_value"),
        ("[[step]]\nlegal_of = { A = true }", "scenario_value"),
        ("[[step]]\nlegal_of = { Z = 1 }", "scenario_value"),
        ("[[step]]\nevents = [7]", "scenario_value"),
        ("[[step]]\nevents = [{ seat = 1 }]", "scenario_value"),
        ("[[step]]\nmark = 7", "scenario_value"),
        ("[[step]]\nchanged = { before = 7 }", "scenario_value"),
        ("[[step]]\nchanged = { never_marked = [] }", "scenario_value"),
        ('[[step]]\nmark = "a"\n[[step]]\nchanged = { a = ["pyle"] }', "scenario_path"),
        ("[[step]]\nlegal = [7]", "scenario_value"),
        ('[[step]]\nlegal = ["pick up", 7]', "scenario_value"),
        ("[[step]]\nsee = 7", "scenario_value"),
        ("[[step]]\nsee = { A = 7 }", "scenario_value"),
        ("[[step]]\nodds = 7", "scenario_value"),
        ('[[step]]\nodds = { A = "x" }', "scenario_value"),
        ('[[step]]\nodds = { A = "1/0" }', "scenario_value"),
        ("[[step]]\nodds = { A = inf }", "scenario_value"),
        ("[[step]]\nodds = { A = nan }", "scenario_value"),
        ("[[step]]\nodds = { A = [1] }", "scenario_value"),
        ('[[step]]\nodds = { A = "1e2000000" }', "scenario_value"),
        ("[[step]]\nsee = { Z = { to_act = 1 } }", "scenario_value"),
        ('[[step]]\nexpect = { "hands.9" = 1 }', "scenario_path"),
        ('[[step]]\nexpect = { "to_act.x" = 1 }', "scenario_path"),
        ('[[step]]\nexpect = { "hands.²" = 1 }', "scenario_path"),
    ],
)
def test_a_step_that_is_wrong_is_named(steps: str, code: str) -> None:
    head = HEAD.replace("[position]", f"{steps}\n[position]") if steps.startswith("step") else HEAD
    with pytest.raises(ScenarioError) as caught:
        run("" if steps.startswith("step") else steps, head)
    assert caught.value.code == code


def test_an_impossible_position_is_an_error() -> None:
    with pytest.raises(VoltigeError):
        run("[[step]]", HEAD.replace("alt_5000 = 1", "alt_5000 = 77"))


def test_an_edition_of_another_file_can_be_named(tmp_path: Path) -> None:
    origin = GAMES[0].edition_folder / f"{GAMES[0].default_edition_name()}.toml"
    copied = tmp_path / "mine.toml"
    copied.write_text(origin.read_text(encoding="utf-8"), encoding="utf-8")
    head = HEAD.replace("seats = 4", f"seats = 4\nedition = '{copied}'")
    assert run('[[step]]\nexpect = { phase = "turn" }', head) == 1


@pytest.mark.parametrize(
    ("path", "key", "nearest"),
    [
        ("pyle_size", "pyle_size", "pile_size"),
        ("hands.0.alt_5500", "alt_5500", "alt_5000"),
        ("hands.0.draw2", "draw2", "draw_2"),
        ("to_akt", "to_akt", "to_act"),
        ("hand_sizes.x", "x", "none"),
        ("hands.7", "7", "none"),
    ],
)
def test_a_mistyped_path_is_an_error_that_names_it_and_the_nearest(
    path: str, key: str, nearest: str
) -> None:
    for step in (f'expect = {{ "{path}" = 0 }}', f'see = {{ A = {{ "{path}" = 0 }} }}'):
        if step.startswith("see") and path.startswith("hands"):
            continue  # a view has one hand and no others
        with pytest.raises(ScenarioError) as caught:
            run(f"[[step]]\n{step}")
        assert caught.value.code == "scenario_path"
        told = caught.value.params
        assert (told["path"], told["key"], told["nearest"]) == (path, key, nearest)


def test_a_card_that_a_hand_does_not_hold_counts_nothing() -> None:
    assert run('[[step]]\nexpect = { "hands.0.alt_9000" = 0, "draw_pile.speed" = 3 }') == 2


REST = """
id = "rest"
rules = ["LO-14"]
game = "loops"
seats = 3
[position]
hands = [{ alt_5000 = 1 }, "rest"]
pile = ["alt_5000"]
"""


def test_a_hand_may_hold_the_rest() -> None:
    steps = """
    [[step]]
    expect = { "hands.1.alt_5000" = 7, "hand_sizes.1" = 98, "hand_sizes.2" = 10, draw_pile_size = 0 }
    """
    assert run(steps, REST) == 4


def test_the_rest_leaves_the_draw_pile_what_is_named_there() -> None:
    steps = """
    [[step]]
    expect = { "hands.1.alt_9000" = 7, "hand_sizes.1" = 96, draw_pile = { alt_9000 = 2 } }
    """
    assert run(steps, f"{REST}draw_pile = {{ alt_9000 = 2 }}") == 3


def test_there_is_only_one_rest_and_only_where_cards_are_counted() -> None:
    for head in (
        REST.replace("{ alt_5000 = 1 }", '"rest"'),
        REST.replace('pile = ["alt_5000"]', "draw_pile = 7"),
    ):
        with pytest.raises(ScenarioError) as caught:
            run("[[step]]", head)
        assert caught.value.code == "scenario_value"


def test_luck_that_does_not_matter_is_any() -> None:
    taken = """
    [[step]]
    do = "play draw2 on C"
    [[step]]
    do = "luck: LUCK"
    expect = { to_act = TO_ACT, "hand_sizes.2" = CARDS }
    """
    for luck, to_act, cards in (
        ("9000 any", 1, 12),
        ("any 9000", 1, 12),
        ("any*", 1, 12),
        ("9000 any*", 1, 12),
        ("any", -1, 11),
    ):
        steps = taken.replace("LUCK", luck).replace("TO_ACT", str(to_act))
        assert run(steps.replace("CARDS", str(cards))) == 2, luck
    with pytest.raises(ScenarioError):
        run(taken.replace("LUCK", "any any any"))


def test_legal_actions_may_be_counted() -> None:
    assert run("[[step]]\nlegal = 7") == 1
    assert unmet("[[step]]\nlegal = 6")["found"] == "7"


RACE = """
id = "race"
rules = ["LO-35"]
game = "loops"
seats = 3
[position]
hands = [{ speed = 1, alt_1000 = 1 }, { alt_6000 = 1, alt_2000 = 1 }, { alt_7000 = 2 }]
pile = ["alt_5000"]
[[step]]
mark = "before"
[[step]]
do = "play speed"
"""


def test_each_seat_of_a_race_has_its_own_legal_list() -> None:
    steps = (
        RACE
        + """
    legal_of = { A = LIST_A, B = LIST_B, C = 3 }
    """
    )
    with pytest.raises(ScenarioError) as caught:
        run(steps.replace("LIST_A", "0").replace("LIST_B", "99"), "")
    assert caught.value.params["what"] == "B: legal"
    found = str(caught.value.params["found"])
    assert run(steps.replace("LIST_A", "[]").replace("LIST_B", found), "") == 3


def test_events_of_a_step_are_found_in_their_order() -> None:
    steps = """
    [[step]]
    do = "play 7000 x2"
    events = [{ event = "CardsPlayed", seat = 0 }]
    """
    assert run(steps) == 1
    for wrong in ("seat = 1", "seat = 0, colour = 3"):
        assert unmet(steps.replace("seat = 0", wrong))["step"] == 1


def test_two_positions_are_compared() -> None:
    steps = """
    [[step]]
    mark = "before"
    [[step]]
    do = "play 9000 x1"
    refused = "not_in_hand"
    changed = { before = [] }
    [[step]]
    do = "play 7000 x2"
    changed = { before = CHANGED }
    """
    parts = ["base_altitude", "hand_sizes", "hands", "pile", "pile_size"]
    parts += ["plays_this_round", "to_act", "turn_owner"]
    assert run(steps.replace("CHANGED", str(parts))) == 3
    told = unmet(steps.replace("CHANGED", '["pile"]'))
    assert told["what"] == "changed since before"


def test_every_key_of_a_step_is_documented_and_in_the_help() -> None:
    page = (Path(__file__).parents[2] / "docs/scenarios.md").read_text(encoding="utf-8")
    for key in STEP_KEYS:
        assert f"`{key}`" in page, key
        assert re.search(rf"\b{key} = ", HELP), key
