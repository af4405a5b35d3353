"""Options that vary: every deal with each value, and what each value does."""

import json
from pathlib import Path

import msgspec
import pyarrow.parquet
import pytest

from tests.cli.command import run
from tests.cli.conftest import Command, voltige
from voltige.arena.choices import choices
from voltige.arena.errors import ArenaError
from voltige.arena.lab import ACTIONS, BOTS, COURSE, SEATS, THINGS
from voltige.arena.plan import Order, Plan, plan_of
from voltige.arena.play import Result, Streams
from voltige.arena.playing import Playing
from voltige.arena.report.games import games_report
from voltige.arena.simulate import interval, simulate
from voltige.arena.variations import Varied, read_varied
from voltige.arena.varied import Column, Figure, varied_options
from voltige.arena.workers import Crew
from voltige.core.errors import OptionError
from voltige.games.loops import GAME as LOOPS
from voltige.locale import LANGUAGES, texts

__all__ = ["voltige"]
BOTH: Varied = {"max_rounds": [1, 2], "first_player": ["rotate", "winner", "loser"]}
FAR = {"target_points": 1000}  # so that all rounds are played
BOTS_NAMED = ["heuristic", "random", "random"]


def make(games: int = 36, *, rotate: bool = True) -> Plan:
    """Make a plan in which two options vary."""
    return Plan.make(LOOPS, BOTS_NAMED, games, 5, FAR, rotate=rotate, vary=BOTH)


def of(column: Column, kind: str, name: str) -> Figure:
    """Find a figure."""
    return next(one for one in column.figures if (one.kind, one.name) == (kind, name))


def test_each_deal_meets_each_combination_with_the_same_luck() -> None:
    plan = make(19)
    assert plan.games == 36  # whole deals: three rotations of six combinations
    told = [plan.options_of(number) for number in range(0, 18, 3)]
    assert [(one["max_rounds"], one["first_player"]) for one in told] == [
        (rounds, first) for rounds in (1, 2) for first in ("rotate", "winner", "loser")
    ]
    assert [plan.deal(number) for number in (0, 17, 18, 35)] == [0, 0, 1, 1]
    assert [plan.rotation(number) for number in range(4)] == [0, 1, 2, 0]
    lucks = [Streams(plan, number).luck.next32() for number in range(19)]
    assert len(set(lucks[:18])) == 1
    assert lucks[18] != lucks[0]


def test_a_game_with_a_value_is_the_game_of_a_plan_with_that_option() -> None:
    plan = make(rotate=False)
    with Playing(plan) as playing:
        varied = playing.play(3)  # two rounds, of the first deal
    fixed = Plan.make(LOOPS, BOTS_NAMED, 1, 5, {**FAR, "max_rounds": 2})
    assert varied.statistics == {"rounds": 2.0}
    alone = simulate(fixed).results[0]
    alone.number = 3
    assert varied == alone


def test_a_varied_plan_travels_and_one_process_and_two_workers_agree() -> None:
    plan = make()
    order = msgspec.json.decode(msgspec.json.encode(plan.order()), type=Order)
    assert plan_of(order).order() == plan.order()
    found = Crew(plan.order(), "", print).play(range(plan.games), 2)
    together = sorted(found, key=lambda result: result.number)
    alone = list(simulate(plan).results)
    assert together == alone
    told = [option.to_json() for option in varied_options(plan, together)]
    assert told == [option.to_json() for option in varied_options(plan, alone)]


def test_each_value_has_its_figures_and_differs_from_the_first_by_the_same_deals() -> None:
    plan = make()
    results = simulate(plan).results
    rounds, first = varied_options(plan, results)
    assert (rounds.name, first.name) == ("max_rounds", "first_player")
    assert [(one.value, one.games) for one in rounds.columns] == [(1, 18), (2, 18)]
    assert [one.games for one in first.columns] == [12, 12, 12]
    one, two = rounds.columns
    assert (of(one, COURSE, "rounds").mean, of(two, COURSE, "rounds").mean) == (1.0, 2.0)
    gap = of(two, COURSE, "rounds").gap
    assert gap is not None
    assert (gap.difference, gap.error, gap.is_sure) == (1.0, 0.0, True)
    assert of(one, COURSE, "rounds").gap is None
    short = [r for r in results if plan.options_of(r.number)["max_rounds"] == 1]
    seat = of(one, SEATS, "B")
    wins = sum(result.wins()[1] for result in short)
    assert seat.mean == pytest.approx(wins / 18)
    assert (seat.low, seat.high) == pytest.approx(interval(seat.mean * 6, 6))  # deals, rotations
    assert of(one, BOTS, "heuristic").mean > of(one, BOTS, "random").mean
    assert any(one.kind == THINGS for one in two.figures)
    verbs = [figure.mean for figure in one.figures if figure.kind == ACTIONS]
    assert sum(verbs) == pytest.approx(of(one, COURSE, "decisions").mean)


def test_differences_count_deals_and_not_the_games_that_share_one() -> None:
    plan = make()
    results = simulate(plan).results
    lengths = {(deal, value): 0.0 for deal in (0, 1) for value in BOTH["first_player"]}
    for result in results:
        value = plan.options_of(result.number)["first_player"]
        lengths[plan.deal(result.number), value] += result.decisions / 6
    gaps = [lengths[deal, "winner"] - lengths[deal, "rotate"] for deal in (0, 1)]
    _, first = varied_options(plan, results)
    gap = of(first.columns[1], COURSE, "decisions").gap
    assert gap is not None
    assert gap.difference == pytest.approx(sum(gaps) / 2)
    assert gap.error == pytest.approx(1.96 * abs(gaps[0] - gaps[1]) / 2)


def test_winners_and_losers_are_counted_apart() -> None:
    plan = Plan.make(LOOPS, BOTS_NAMED, 30, 1, {"max_rounds": 1}, rotate=True)
    results = list(simulate(plan).results)
    for result in results:
        assert result.by_winners is not None
        assert all(count <= result.played[code] for code, count in result.by_winners.items())
        assert 0 < sum(result.by_winners.values()) < result.decisions
    found = {one.verb: one for one in choices(plan, results)}
    assert sum(one.share for one in found.values()) == pytest.approx(1)
    sides = found["pick_up"].sides
    assert sides is not None
    assert sides.winner < sides.loser  # who wins has shed
    assert sides.is_sure
    assert sides.difference == pytest.approx(sides.winner - sides.loser)
    for result in results:
        result.by_winners = None  # as in folders of before
    assert all(one.sides is None for one in choices(plan, results))


def test_what_was_kept_before_is_still_read() -> None:
    line = b'{"number":0,"ranking":[1,2],"returns":[1,0],"statistics":{},"played":{"3":2},'
    result = msgspec.json.decode(line + b'"choices":9,"widest":5,"faults":[]}', type=Result)
    assert (result.decisions, result.by_winners) == (2, None)
    order = msgspec.json.encode(make().order())
    known = {name: value for name, value in msgspec.json.decode(order).items() if name != "vary"}
    assert msgspec.convert(known, Order).vary == {}


def test_values_are_named_or_all_that_there_are() -> None:
    schema = LOOPS.options(LOOPS.load_edition())
    assert read_varied(schema, ["max_rounds=1, 3,3", "pass_on_empty", "first_player"]) == {
        "max_rounds": [1, 3],
        "pass_on_empty": [False, True],
        "first_player": ["rotate", "winner", "loser"],
    }
    for wrong in ("max_rounds", "max_rounds=1", "race_weights"):
        with pytest.raises(ArenaError, match="vary_values"):
            read_varied(schema, [wrong])
    with pytest.raises(OptionError, match="bad_option_name"):
        read_varied(schema, ["no_such=1,2"])
    with pytest.raises(OptionError, match="bad_option"):
        Plan.make(LOOPS, ["random"] * 2, 2, 1, vary={"max_rounds": [1, 99]})
    many = {"target_points": list(range(50, 150)), "round_play_cap": list(range(100, 111))}
    with pytest.raises(ArenaError, match="vary_many"):
        Plan.make(LOOPS, ["random"] * 2, 2, 1, vary=many)


VARY = [
    "arena",
    "loops",
    "--bots",
    "heuristic,random",
    "--vary",
    "max_rounds=1,2",
    "--workers",
    "1",
]


def test_the_command_keeps_resumes_and_tells_them_apart(voltige: Command, tmp_path: Path) -> None:
    out, report = tmp_path / "out", tmp_path / "report.html"
    assert voltige(*VARY, "--games", "4", "--out", str(out), "--json").code == 0
    other = [*VARY[:-3], "max_rounds=1,3", *VARY[-2:], "--out", str(out), "--resume"]
    assert "the varied options were different" in voltige(*other).err
    more = ["--games", "8", "--out", str(out), "--resume", "--report", str(report), "--json"]
    ran = voltige(*VARY, *more)
    assert ran.code == 0, ran.err
    assert ran.out == voltige(*VARY, "--games", "8", "--json").out
    told = json.loads(ran.out)
    assert told["vary"] == {"max_rounds": [1, 2]}
    [option] = told["varied"]
    assert [value["games"] for value in option["values"]] == [4, 4]
    assert {"per_winner", "per_loser"} <= set(told["actions"][0])
    rows = pyarrow.parquet.read_table(out / "games.parquet").to_pylist()
    assert [dict(row["varied"])["max_rounds"] for row in rows] == ["1", "1", "2", "2"] * 2
    assert [row["deal"] for row in rows] == [0] * 4 + [1] * 4
    assert "<code>max_rounds</code>" in report.read_text(encoding="utf-8")


def test_too_few_games_for_an_interval_are_still_json(voltige: Command) -> None:
    told = json.loads(voltige(*VARY, "--games", "1", "--json").out, parse_constant=pytest.fail)
    figures = told["varied"][0]["values"][1]["figures"]
    length = next(figure for figure in figures if figure["name"] == "decisions")
    assert (length["mean_95"], length["difference_95"], length["sure"]) == (None, None, False)


def test_the_command_prints_a_table_for_each_option_and_refuses_in_one_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    printed = run(capsys, monkeypatch, *VARY, "--games", "4", "--lang", "fr")
    assert printed.code == 0, printed.err
    assert "max_rounds" in printed.out
    assert "Chaque donne est jouée avec chaque valeur" in printed.out
    fixed = run(capsys, monkeypatch, *VARY, "--options", "max_rounds=1")
    assert "can’t be fixed by --options and vary" in fixed.err
    assert "leave --vary out" in run(capsys, monkeypatch, *VARY, "--curve").err
    few = run(capsys, monkeypatch, "simulate", "loops", "--vary", "target_points")
    assert "at least two of its values (50 … 1000)" in few.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_has_a_part_for_each_option(language: str) -> None:
    plan = make()
    text = games_report(plan, simulate(plan).results, texts(language), "voltige")
    assert text.count("<h3>") == 2
    assert text.count("<svg") == 6 + 2 * 3  # bots, seats and lengths of each
    assert "max_rounds=1 | 2" in text
    assert texts(language).say("report-varied-reading") in text
    assert texts(language).say("report-sides") in text
