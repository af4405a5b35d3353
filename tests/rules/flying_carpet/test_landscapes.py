"""Landscapes: the checks LS-1 to LS-7, the generator, the draft (FC-6 to FC-11, FC-110)."""

from typing import Any, cast

import pytest

from tests.conformance.tables import amount
from tests.marks import rule
from tests.rules.flying_carpet import law
from tests.rules.flying_carpet.positions import (
    custom,
    edition,
    fact,
    legal,
    named,
    new_game,
    play,
    position,
    refused,
)
from voltige.core.errors import OptionError
from voltige.core.rng import Rng
from voltige.games.flying_carpet import GAME
from voltige.games.flying_carpet.landscape.checks import DEFAULTS, Checks, Flaw, find_flaw
from voltige.games.flying_carpet.landscape.generator import Amounts, attempt, generate
from voltige.games.flying_carpet.landscape.panels import read_placements
from voltige.games.flying_carpet.reach import path_of, reachable
from voltige.games.flying_carpet.state import CarpetState, known_position

PROVED = amount(60, 600)  # landscapes of each level; the interpreted engine is many times slower
COMPARED = amount(30, 200)
COUNTS = {"easy": ({2, 3}, {0, 1}), "classic": ({4, 5}, {2, 3}), "hard": ({6, 7}, {3})}
TRAP = [["cloud_medium", 3, 10], ["cloud_large", 6, 11], ["cloud_small", 4, 9]]


def checks(passage: str = "full", mirrors: bool = False, calm: bool = False) -> Checks:
    asked = {"passage_check": passage, "mirror_panels": mirrors, "clouds_in_calm": calm}
    return edition().checks_for({**DEFAULTS, **asked})


def flaw(panels: list[list[Any]], **how: Any) -> tuple[str, str] | None:
    """Give the check that fails and the cells, or none."""
    placements = read_placements(panels, edition().panels)
    assert placements is not None
    found: Flaw | None = find_flaw(checks(**how), placements)
    return None if found is None else (found.check, edition().board.texts(found.cells))


@rule("FC-6", "FC-7", "FC-8", "FC-9", "FC-10", "FC-11")
@pytest.mark.parametrize(
    ("panels", "expected"),
    [
        ([["house", 4, 1], ["house", 9, 1]], ("LS-1", "")),
        ([["house", 2, 1]], ("LS-2", "(2,1)")),
        ([["house", 22, 1]], ("LS-2", "(22,1)")),
        ([["palace", 19, 1]], ("LS-2", "(19,1)")),
        ([["house", 5, 2]], ("LS-2", "(5,2)")),
        ([["mosque", 5, 1, "mirrored"]], ("LS-3", "")),
        ([["cloud_small", 5, 6]], ("LS-4", "(5,6)")),
        ([["cloud_large", 5, 12]], ("LS-4", "(5,12)")),
        ([["cloud_small", 23, 9]], ("LS-4", "(23,9)")),
        ([["house", 5, 1], ["elephant", 6, 1]], ("LS-5", "(6,1) (6,2)")),
        ([["mosque", 12, 1], ["cloud_medium", 13, 7]], ("LS-6", "(12,7) (13,5)")),
        (TRAP, ("LS-7", "(5,12) (6,12)")),
        ([["house", 2, 1], ["elephant", 3, 1]], ("LS-2", "(2,1)")),
        ([["house", 3, 1], ["watchtower", 21, 1]], None),
        ([["cloud_small", 1, 7], ["cloud_large", 20, 9]], None),
        ([["cloud_large", 8, 9]], None),
        ([["cloud_small", 22, 11]], None),  # above it the only way out is off the board
        ([], None),
    ],
)
def test_the_first_check_that_fails_is_named(
    panels: list[list[Any]], expected: tuple[str, str] | None
) -> None:
    assert flaw(panels) == expected


@rule("FC-9")
def test_panels_may_be_mirrored_where_the_table_allows_it() -> None:
    assert flaw([["mosque", 5, 1, "mirrored"]], mirrors=True) is None
    assert flaw([["palace", 5, 1, "mirrored"]], mirrors=True) is None
    state = new_game(3, {**custom(["mosque", 5, 1, "mirrored"]), "mirror_panels": True})
    board = state.setup.board
    assert state.land.covered[board.cell(7, 6)] != 0
    assert state.land.covered[board.cell(5, 6)] == 0


@rule("FC-11", "FC-110")
def test_the_passage_check_may_be_eased_but_never_so_that_a_carpet_falls_into_a_cloud() -> None:
    closed = [["mosque", 12, 1], ["cloud_medium", 13, 7]]
    assert flaw(TRAP, passage="corridor") is None
    assert flaw(closed, passage="corridor") == ("LS-6", "(12,7) (13,5)")
    assert flaw(closed, passage="none") is None
    inside = [["watchtower", 12, 1], ["cloud_small", 10, 6]]
    assert flaw(inside, passage="none", calm=True) == ("LS-6", "(12,6)")
    assert flaw([["watchtower", 12, 1], ["cloud_small", 10, 7]], passage="none") is None


@rule("FC-110")
def test_no_fall_ends_in_a_panel_whatever_the_passage_check() -> None:
    rng = Rng(4)
    for _ in range(COMPARED):
        placements = attempt(checks(), Amounts("hard", 0, 0), rng)
        if placements is None or find_flaw(checks(passage="none"), placements) is not None:
            continue
        land = edition().landscape(placements)
        for cell in range(int(land.board.size)):
            if land.covered[cell] == 0:
                assert land.covered[land.fall[cell]] == 0


@rule("FC-11")
def test_a_table_with_a_bad_landscape_is_refused_with_check_and_cells() -> None:
    with pytest.raises(OptionError) as caught:
        GAME.new_state(3, custom(*TRAP))
    assert caught.value.code == "bad_landscape"
    assert caught.value.params["check"] == "LS-7"
    assert caught.value.params["cells"] == "(5,12) (6,12)"
    assert GAME.new_state(3, {**custom(*TRAP), "passage_check": "corridor"}) is not None


@rule("FC-11")
def test_the_engine_and_a_second_reading_of_the_rules_judge_alike() -> None:
    """Attempts of the generator, many of them bad."""
    rng = Rng(9)
    verdicts = set()
    for number in range(COMPARED):
        level = ("easy", "classic", "hard")[number % 3]
        placements = attempt(checks(), Amounts(level, 0, 0), rng)
        assert placements is not None
        land = law.Land([one.data(edition().panels) for one in placements])
        found = find_flaw(checks(), placements)
        if land.overlaps:
            expected = "LS-5"
        elif not law.has_corridor(land):
            expected = "LS-6"
        else:
            expected = "" if law.is_trap_free(land) else "LS-7"
        assert ("" if found is None else found.check) == expected, land
        verdicts.add(expected)
    assert {"", "LS-5", "LS-6"} <= verdicts


@rule("FC-11")
def test_traps_are_found_alike() -> None:
    """Clouds crowded under the upper edge make the traps that LS-7 is about."""
    rng = Rng(10)
    traps = 0
    for _ in range(amount(50, 125)):
        panels: list[list[Any]] = [
            ["cloud_large", 4 + int(rng.below(6)), 10 + int(rng.below(2))],
            ["cloud_medium", 4 + int(rng.below(6)), 10 + int(rng.below(2))],
            ["cloud_small", 4 + int(rng.below(6)), 9 + int(rng.below(4))],
        ]
        land = law.Land(panels)
        if land.overlaps or not law.has_corridor(land):
            continue
        found = flaw(panels)
        assert (found is None) == law.is_trap_free(land), panels
        if found is not None:
            traps += 1
            lost = set(law.lost_cells(land)) & law.reached(land)
            assert {tuple(map(int, w.strip("()").split(","))) for w in found[1].split()} == lost
    assert traps > 0


@rule("FC-11", "FC-104")
@pytest.mark.parametrize("level", ["easy", "classic", "hard"])
def test_generated_landscapes_are_legal_and_free_of_traps(level: str) -> None:
    """Proved by the second reading of the rules, which shares nothing with the engine."""
    ground, clouds = COUNTS[level]
    texts = set()
    for seed in range(PROVED):
        placements = generate(checks(), Amounts(level, 0, 0), seed, [])
        panels = [one.data(edition().panels) for one in placements]
        names = [panel[0] for panel in panels]
        assert len(set(names)) == len(names)
        assert sum(name in law.HEIGHTS for name in names) in ground
        assert sum(name in law.CLOUDS for name in names) in clouds
        land = law.Land(panels)
        assert not land.overlaps
        assert all(3 <= column <= 22 for column, _ in land.ground)
        assert all(2 <= column <= 23 and 7 <= row <= 12 for column, row in land.clouds)
        assert law.has_corridor(land)
        assert law.is_trap_free(land), panels
        texts.add(str(panels))
    assert len(texts) > PROVED * 0.9


@rule("FC-6")
def test_the_same_number_gives_the_same_landscape_at_the_table_and_in_an_edition() -> None:
    state = new_game(3, {"landscape": "random_hard"})
    events = play(state, "luck: 0 0 0 0 0 7")
    made = named(events, "LandscapeMade")[0]
    assert made["number"] == 7
    assert fact(state, "phase") == "deal"
    assert GAME.random_landscape("hard", 7, edition())["place"] == made["panels"]


@rule("FC-6")
def test_a_random_landscape_may_have_numbers_of_ones_own() -> None:
    for ground, clouds in ((0, 0), (7, 3), (1, 2)):
        options = {"landscape": "random", "ground_count": ground, "cloud_count": clouds}
        state = new_game(3, options)
        play(state, "luck: 1 2 3 4 5 6")
        names = [panel[0] for panel in fact(state, "landscape")]
        assert sum(name in law.HEIGHTS for name in names) == ground
        assert sum(name in law.CLOUDS for name in names) == clouds


def test_after_too_many_failures_the_default_landscape_stands_in() -> None:
    default = edition().ready_placements("sultans_city")
    impossible = Amounts("", 0, 0)
    impossible.fewest_ground = impossible.most_ground = 7
    wide = checks()
    assert generate(wide, impossible, 3, default) is not default
    board = type(wide.board)(16, 12, wide.board.forces)
    narrow = Checks(board, wide.panels, wide.vectors, DEFAULTS)
    assert generate(narrow, impossible, 3, default) is default


# -- building together ------------------------------------------------------------------------------


@rule("FC-6", "FC-8", "FC-10")
def test_a_draft_goes_round_until_all_have_passed() -> None:
    state = new_game(3, {"landscape": "draft", "youngest": 2})
    assert state.to_act == 1
    events = play(state, "place house", "column 4")
    assert named(events, "PanelPlaced")[0]["panel"] == "house"
    assert state.to_act == 2
    play(state, "pass draft")
    play(state, "place cloud_small", "column 8", "row 9")
    assert fact(state, "landscape") == [["house", 4, 1], ["cloud_small", 8, 9]]
    assert state.to_act == 1, "who has passed builds no more"
    assert fact(state, "draft")["passed"] == [False, False, True]
    play(state, "pass draft", "pass draft")
    assert fact(state, "phase") == "deal"
    assert state.sky.land.text == state.land.text


@rule("FC-6")
def test_a_draft_ends_at_its_limit() -> None:
    state = new_game(3, {"landscape": "draft", "draft_limit": 2})
    play(state, "place house", "column 4", "place elephant", "column 9")
    assert fact(state, "phase") == "deal"
    assert fact(new_game(3, {"landscape": "draft", "draft_limit": 0}), "phase") == "deal"


@rule("FC-6", "FC-9", "FC-11")
def test_a_draft_offers_only_what_leaves_a_legal_landscape() -> None:
    state = position(
        3,
        {"landscape": "draft"},
        phase="draft",
        round=0,
        landscape=[["mosque", 12, 1]],
        cells=[[], [], []],
    )
    assert "place mosque" not in legal(state)
    assert refused(state, "place mosque") == ("bad_landscape", "FC-6")
    assert refused(state, "place palm_trees mirrored") == ("bad_landscape", "FC-9")
    play(state, "place cloud_medium")
    columns = {int(text.split()[1]) for text in legal(state)}
    assert columns == set(range(1, 22))
    play(state, "column 13")
    for row in range(1, 13):
        panels = [["mosque", 12, 1], ["cloud_medium", 13, row]]
        assert (f"row {row}" in legal(state)) == (flaw(panels) is None)
    assert refused(state, "row 7") == ("bad_landscape", "FC-11")
    assert refused(state, "row 3") == ("bad_landscape", "FC-10")


@rule("FC-9")
def test_a_draft_may_mirror() -> None:
    state = new_game(3, {"landscape": "draft", "mirror_panels": True})
    mirrored = [text for text in legal(state) if text.endswith("mirrored")]
    assert mirrored == [
        "place mosque mirrored",
        "place palm_trees mirrored",
        "place elephant mirrored",
    ]
    assert state.refusal(0, {"do": "place", "panel": "palace", "mirrored": True}) is not None
    play(state, "place elephant mirrored", "column 5")
    assert fact(state, "landscape") == [["elephant", 5, 1, "mirrored"]]
    board = state.setup.board
    heights = [sum(state.land.covered[board.cell(c, r)] != 0 for r in range(1, 13)) for c in (5, 7)]
    assert heights == [3, 2]


@rule("FC-11")
def test_random_drafts_end_in_landscapes_that_the_second_reading_accepts() -> None:
    for seed in range(amount(3, 25)):
        rng = Rng(seed, 77)
        state = cast("CarpetState", GAME.new_state(4, {"landscape": "draft", "draft_limit": 10}))
        while state.to_act >= 0:
            state.apply(state.random_action(rng))
        land = law.Land(state.land.data())
        assert not land.overlaps
        assert law.has_corridor(land)
        assert law.is_trap_free(land)


def test_views_show_every_end_with_the_cards_that_lead_there() -> None:
    state = position(
        3,
        {"landscape": "sultans_city"},
        hands=[{"S23": 1, "B11": 1, "V2": 1}, {}, {}],
        directions=[0, 5, 5],
    )
    table, board = state.table(), state.setup.board
    shown = {
        board.text(end): [table.actions[code].notation for code in codes]
        for end, codes in reachable(state.view(0))
    }
    assert shown == {
        "(1,1)": ["no card"],
        "(1,3)": ["V2 light_blue"],
        "(3,4)": ["S23 light_blue", "S23 dark_blue"],
    }
    code = table.read("V2 light_blue").code
    assert path_of(known_position(state.view(0)), 0, code) == [[1, 2], [1, 3]]
    assert reachable(state.view(1)) == []
    assert reachable(state.view(-1)) == []
