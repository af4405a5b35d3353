"""The compiled engine: the same games as the interpreted one bit for bit, and no slow lines.

The folder's conftest leaves this file out where VOLTIGE_PURE=1 asks for the interpreted engine.
"""

import ast
import html
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.sources import ROOT
from voltige.core.edition import Edition
from voltige.core.game import Game
from voltige.games import GAMES

HERE = Path(__file__).parent
GAMES_PLAYED = 2000  # over all tables

TABLES = [
    (game, edition, seats)
    for game in GAMES
    for edition in map(game.load_edition, game.editions())
    for seats in range(edition.min_seats, edition.max_seats + 1)
]


def run(pure: str, *arguments: str, script: str = "trace.py") -> list[str]:
    """Run a tracing script with one of the two engines."""
    environment = {**os.environ, "VOLTIGE_PURE": pure}
    done = subprocess.run(
        [sys.executable, str(HERE / script), *arguments],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


@pytest.mark.parametrize(
    ("game", "edition", "seats"), TABLES, ids=[f"{g.name}-{e.name}-{n}" for g, e, n in TABLES]
)
def test_interpreted_and_compiled_play_the_same_games(
    game: Game, edition: Edition, seats: int
) -> None:
    arguments = (game.name, edition.name, str(seats), str(GAMES_PLAYED // len(TABLES)))
    engine, digest = run("0", *arguments)
    assert engine == "compiled", "the engine is not compiled here: build it, or set VOLTIGE_PURE=1"
    assert run("1", *arguments) == ["interpreted", digest]


OPTIONS: list[tuple[str, int, dict[str, object]]] = [  # parts of a game that the defaults leave out
    ("hydroracers", 4, {"cockpit": "expert", "teams": "two_by_two", "circuit": "random"}),
    (
        "hydroracers",
        4,
        {
            "cockpit": "expert",
            "autopilots": ["macchi", "bernard"],
            "autopilot_crash": "race",
            "bet_timing": "anytime_in_turn",
            "pilots": "chosen",
        },
    ),
    ("hydroracers", 4, {"mode": "campaign", "races": 2}),
    (
        "hydroracers",
        3,
        {
            "mode": "campaign",
            "races": 2,
            "cockpit": "expert",
            "autopilots": ["curtiss"],
            "start_with_development": True,
            "bet_timing": "anytime_in_turn",
        },
    ),
]


@pytest.mark.parametrize(("name", "seats", "options"), OPTIONS)
def test_interpreted_and_compiled_play_the_same_games_with_other_options(
    name: str, seats: int, options: dict[str, object]
) -> None:
    game = next(game for game in GAMES if game.name == name)
    arguments = (name, game.default_edition_name(), str(seats), "60", json.dumps(options))
    engine, digest = run("0", *arguments)
    assert engine == "compiled", "the engine is not compiled here: build it, or set VOLTIGE_PURE=1"
    assert run("1", *arguments) == ["interpreted", digest]


SEARCHED: list[tuple[str, int, dict[str, object]]] = [
    ("loops", 4, {}),
    ("flying-carpet", 4, {}),
    ("hydroracers", 4, {}),
    ("hydroracers", 4, {"cockpit": "expert", "teams": "two_by_two"}),
    ("hydroracers", 3, {"mode": "campaign", "races": 2}),
    ("lucky-loop", 2, {}),
]


@pytest.mark.parametrize(("name", "seats", "options"), SEARCHED)
def test_interpreted_and_compiled_masters_think_the_same(
    name: str, seats: int, options: dict[str, object]
) -> None:
    arguments = (name, str(seats), "12", json.dumps(options))
    engine, digest = run("0", *arguments, script="trace_search.py")
    assert engine == "compiled", "the engine is not compiled here: build it, or set VOLTIGE_PURE=1"
    assert run("1", *arguments, script="trace_search.py") == ["interpreted", digest]


EVERYTHING = "*"
HOT: dict[str, set[str]] = {  # functions that playouts and searches run
    "core/dealing.py": {EVERYTHING},
    "core/rng.py": {EVERYTHING},
    "core/playout.py": {EVERYTHING},
    "core/view.py": {"copy_cells"},
    "bots/search/keys.py": {EVERYTHING},
    "bots/search/rollout.py": {EVERYTHING},
    "bots/search/tree.py": {EVERYTHING},
    "bots/insight/lags.py": {EVERYTHING},
    "bots/insight/loops.py": {
        "play_on",
        "drift_on",
        "fly_on",
        "fill_scores",
        "chances",
        "horizon",
        "observed",
        "spread_of",
    },
    "bots/loops.py": {EVERYTHING},
    "bots/flying_carpet.py": {EVERYTHING},
    "bots/hydroracers.py": {EVERYTHING},
    "bots/hydroracers_bets.py": {EVERYTHING},
    "bots/hydroracers_traffic.py": {EVERYTHING},
    "games/flying_carpet/legal.py": {
        "fill_legal",
        "fill_turn",
        "random_turn",
        "idle_code",
        "open_slot",
    },
    "games/flying_carpet/apply/action.py": {EVERYTHING},
    "games/flying_carpet/apply/flight.py": {"apply_turn", "move", "come_upon"},
    "games/flying_carpet/apply/landing.py": {EVERYTHING},
    "games/flying_carpet/apply/turns.py": {EVERYTHING},
    "games/flying_carpet/zones.py": {EVERYTHING},
    "games/flying_carpet/scoring.py": {"arrive", "is_decided"},
    "games/flying_carpet/landscape/sky.py": {
        "card_block",
        "single_block",
        "work_out_card",
        "work_out_singles",
        "flight_end",
        "steps_right",
        "steps_up",
        "drift_end",
    },
    "games/flying_carpet/landscape/turns.py": {
        "prospect",
        "idle_prospect",
        "fewest_turns",
        "reaches_finish",
    },
    "games/flying_carpet/landscape/winds.py": {
        "pushed",
        "sideways",
        "vertically",
        "fly",
        "wind_first_differs",
        "drift",
    },
    "games/flying_carpet/chance.py": {
        "sample",
        "resolve_outcome",
        "resolve_deal",
        "resolve_refill",
        "take_card",
    },
    "games/flying_carpet/state.py": {
        "clone",
        "apply",
        "resolve",
        "random_action",
        "sample_chance",
        "fill_legal",
    },
    "games/hydroracers/cells.py": {EVERYTHING},
    "games/hydroracers/zones.py": {EVERYTHING},
    "games/hydroracers/legal/codes.py": {EVERYTHING},
    "games/hydroracers/legal/flight.py": {
        "is_pass",
        "modifier",
        "travel_of",
        "danger_count",
        "flight_of",
        "course_of",
        "planned",
    },
    "games/hydroracers/legal/movement.py": {EVERYTHING},
    "games/hydroracers/apply/action.py": {"apply_action", "apply_bet"},
    "games/hydroracers/apply/autopilot.py": {EVERYTHING},
    "games/hydroracers/apply/danger.py": {EVERYTHING},
    "games/hydroracers/apply/flight.py": {EVERYTHING},
    "games/hydroracers/apply/flow.py": {
        "advance",
        "start_heat",
        "seat_of_rank",
        "start_round",
        "order_planes",
        "end_round",
        "start_turn",
        "refill",
    },
    "games/hydroracers/apply/setting_up.py": {"start_grid", "start_deal"},
    "games/hydroracers/chance.py": {
        "drawer",
        "weight",
        "sample",
        "sample_any",
        "resolve_outcome",
        "resolve_grid",
        "resolve_card",
    },
    "games/hydroracers/scoring.py": {
        "finishes_before",
        "score_heat",
        "payout",
        "settle_bets",
        "end_race",
    },
    "games/hydroracers/state.py": {
        "clone",
        "apply",
        "resolve",
        "random_action",
        "random_step",
        "sample_chance",
        "fill_legal",
    },
    "games/loops/legal.py": {EVERYTHING},
    "games/loops/apply.py": {EVERYTHING},
    "games/loops/zones.py": {EVERYTHING},
    "games/loops/chance.py": {
        "sample",
        "sample_winner",
        "resolve_outcome",
        "resolve_deal",
        "resolve_take",
        "take_card",
    },
    "games/loops/scoring.py": {
        "hand_points",
        "game_is_over",
        "next_starter",
        "goes_before",
        "is_first",
    },
    "games/loops/state.py": {
        "clone",
        "apply",
        "resolve",
        "random_action",
        "sample_chance",
        "random_step",
        "fill_legal",
        "asks",
    },
    "games/lucky_loop/legal/choice.py": {EVERYTHING},
    "games/lucky_loop/legal/codes.py": {EVERYTHING},
    "games/lucky_loop/legal/flight.py": {EVERYTHING},
    "games/lucky_loop/legal/free.py": {EVERYTHING},
    "games/lucky_loop/apply/action.py": {EVERYTHING},
    "games/lucky_loop/apply/cards.py": {EVERYTHING},
    "games/lucky_loop/apply/ending.py": {EVERYTHING},
    "games/lucky_loop/apply/flight.py": {EVERYTHING},
    "games/lucky_loop/apply/lay.py": {EVERYTHING},
    "games/lucky_loop/apply/turn.py": {EVERYTHING},
    "games/lucky_loop/zones.py": {
        "draw_size",
        "discard_size",
        "top_of",
        "hand_size",
        "hand_start",
        "draws_start",
        "board_start",
        "laid_card",
        "is_laid",
        "with_cell",
        "insert_card",
        "remove_card",
        "give_card",
        "take_from_hand",
        "pick",
        "lay_card",
        "discard_card",
        "discard_row",
        "rebuild",
        "hidden_card",
    },
    "games/lucky_loop/figures.py": {
        "figure_card",
        "figure_state",
        "figure_dice",
        "fly_figure",
        "open_figure",
        "figures_left",
        "figure_points",
        "flight_result",
    },
    "games/lucky_loop/view.py": {"show", "show_places", "show_backs"},
    "games/lucky_loop/determinize.py": {"deal_side", "deal_hand", "take_any"},
    "games/lucky_loop/rolls.py": {"joined"},
    "games/lucky_loop/terms.py": {"fewest_dice"},
    "games/lucky_loop/odds/kernel.py": {
        "solve",
        "fill_thrown",
        "fill_ranks",
        "order_next",
        "fill_kinds",
        "fill_narrow",
        "fill_wide",
        "best_kind",
        "fill_kept",
        "sum_kept",
        "try_late_seventh",
        "fill_before",
        "roll",
        "larger",
        "sum_with",
    },
    "games/lucky_loop/odds/words.py": {"carry", "above", "copy", "raise_to"},
    "games/lucky_loop/chance.py": {
        "sample",
        "side_to_draw",
        "dealt_seat",
        "resolve_outcome",
        "resolve_deal",
    },
    "games/lucky_loop/scoring.py": {
        "score_of",
        "set_score",
        "in_final_phase",
        "earns_token",
        "holds_record_alone",
        "lowest_programme",
        "pay",
        "round_is_last",
    },
    "games/lucky_loop/state.py": {
        "clone",
        "with_cards",
        "apply",
        "resolve",
        "random_action",
        "sample_chance",
        "random_step",
        "fill_legal",
    },
}
COLD = {"__reduce__"}  # pickling may be slow


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Let mypyc mark the slow lines of the engine."""
    folder = tmp_path_factory.mktemp("annotate")
    path = folder / "report.html"
    done = subprocess.run(
        [sys.executable, str(HERE / "annotate.py"), str(path), str(folder / "build")],
        cwd=ROOT,
        env={**os.environ, "MYPY_CACHE_DIR": str(folder / "cache")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return path.read_text(encoding="utf-8")


def slow_lines(report: str, file: str) -> dict[int, list[str]]:
    """Give the hints of one file by line."""
    section = report.partition(f"<h2><tt>src/voltige/{file}</tt></h2>")[2]
    assert section, f"the report says nothing of {file}"
    section = section.partition("<h2>")[0]
    marked = re.findall(
        r'<div class="collapsible"[^>]*>\s*(\d+)  .*?</div><div class="content">(.*?)</div></span>',
        section,
        re.DOTALL,
    )
    hints = re.compile(r'<div class="hint">(.*?)</div>', re.DOTALL)
    return {
        int(line): [html.unescape(h) for h in hints.findall(f"{text}</div>")]
        for line, text in marked
    }


def hot_lines(file: str) -> Iterator[tuple[str, int]]:
    """List the lines of the hot functions of a file, but for what only a journal needs."""
    tree = ast.parse((ROOT / "src" / "voltige" / file).read_text(encoding="utf-8"))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    names = {function.name for function in functions}
    assert HOT[file] - {EVERYTHING} <= names, f"{file} has lost a hot function"
    for function in functions:
        if function.name in COLD or not HOT[file] & {EVERYTHING, function.name}:
            continue
        quiet = journal_lines(function)
        for line in range(function.lineno, (function.end_lineno or function.lineno) + 1):
            if line not in quiet:
                yield function.name, line


def journal_lines(function: ast.FunctionDef) -> set[int]:
    """Give the lines under ``if journal is not None``."""
    lines: set[int] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "journal is not None":
            for statement in node.body:
                lines |= set(range(statement.lineno, (statement.end_lineno or 0) + 1))
    return lines


@pytest.mark.parametrize("file", HOT)
def test_hot_functions_have_no_slow_lines(report: str, file: str) -> None:
    slow = slow_lines(report, file)
    found = [
        f"{file}:{line} in {name}: {slow[line]}" for name, line in hot_lines(file) if line in slow
    ]
    assert found == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_every_game_names_its_hot_functions(game: Game) -> None:
    folder = f"games/{game.name.replace('-', '_')}"
    for file in ("legal.py", "apply.py", "chance.py", "state.py"):
        assert any(path.startswith(f"{folder}/{file.removesuffix('.py')}") for path in HOT), file


def test_the_report_is_read_right(report: str) -> None:
    """Slow lines are found where nobody minds them, so none found elsewhere means none there."""
    slow = slow_lines(report, "core/edition.py")
    assert len(slow) > 5
    assert any(
        "Generic" in hint or "non-native" in hint for hints in slow.values() for hint in hints
    )
    text = (ROOT / "src/voltige/core/edition.py").read_text(encoding="utf-8").splitlines()
    assert all(1 <= line <= len(text) for line in slow)
