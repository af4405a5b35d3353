"""``voltige odds``: exact numbers for programs, tables and bars for people."""

import json
from fractions import Fraction
from typing import Any

import pytest

from tests.cli.conftest import Command

HAND = ["R05a", "B06a", "G08a", "Y06a", "Y09a", "G03a"]

WRONG = [
    (["loops", "5", "6", "8"], "no odds to compute in loops"),
    (["lucky-loop", "13"], 'no card "13"'),
    (["lucky-loop", "R13x"], 'no card "R13x"'),
    (["lucky-loop", "5*", "6*", "7"], "not 2"),
    (["lucky-loop", *"3456789"], "1 to 6"),
    (["lucky-loop", "5", "--dice", "8"], "0 to 7"),
    (["lucky-loop", "5", "--tokens", "-1"], "0 to 23"),
    (["lucky-loop", "5", "--points", "-3"], "--points"),
    (["lucky-loop", "5", "6", "8", "--roll", "1,7,2"], "not a list of dice"),
    (["lucky-loop", "5", "6", "8", "--roll", "1,2"], "3 dice"),
    (["lucky-loop", "9", "--dice", "1", "--roll", "6"], "can’t lie on the table"),
    (["lucky-loop", "5", "6", "8", "--aim", "reach"], "--reach 12"),
    (["lucky-loop", "--hand", "R05a", "R05a"], "twice"),
    (["lucky-loop", "--hand", "5", "6"], 'no card "5"'),
    (["lucky-loop", "5", "--edition", "first"], "no edition"),
]


def odds(voltige: Command, *arguments: str) -> Any:
    ran = voltige("odds", "lucky-loop", *arguments, "--json")
    assert ran.code == 0
    assert ran.err == ""
    return json.loads(ran.out)


def exact(told: dict[str, Any]) -> Fraction:
    assert float(Fraction(told["exact"])) == told["value"]
    return Fraction(told["exact"])


def test_the_help_has_examples(voltige: Command) -> None:
    ran = voltige("odds", "--help")
    assert ran.code == 0
    assert "example" in ran.out
    assert "voltige odds lucky-loop 5 6 8 --tokens 1" in ran.out


@pytest.mark.parametrize(
    "arguments",
    [
        ["5", "6", "8", "--tokens", "1"],
        ["7", "4", "12", "--roll", "1,3,5", "--aim", "complete"],
        ["8*", "8", "5", "4", "--tokens", "1", "--lowest", "10"],
        ["--hand", *HAND],
    ],
    ids=["flight", "roll", "free", "hand"],
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_examples_print_tables_in_both_languages(
    voltige: Command, arguments: list[str], language: str
) -> None:
    ran = voltige("odds", "lucky-loop", *arguments, "--lang", language)
    assert ran.code == 0
    assert ("expected" if language == "en" else "espéré") in ran.out
    assert max(map(len, ran.out.splitlines())) <= 80


def test_bars_show_how_the_flight_ends(voltige: Command) -> None:
    ran = voltige("odds", "lucky-loop", "5", "6", "8")
    longest = max(ran.out.splitlines(), key=lambda line: line.count("█"))
    assert longest.count("█") == 40
    assert "79.55%" in ran.out
    assert "79,55 %" in voltige("odds", "lucky-loop", "5", "6", "8", "--lang", "fr").out


def test_the_document_gives_exact_fractions(voltige: Command) -> None:
    told = odds(voltige, "5", "6", "8", "--tokens", "1")
    aims = told["aims"]
    assert exact(aims["complete"]["without_tokens"]) == Fraction(514241, 629856)
    assert exact(aims["complete"]["with_tokens"]) > exact(aims["complete"]["without_tokens"])
    assert round(aims["points"]["without_tokens"]["value"], 6) == 10.110745
    assert sum(exact(ending["chance"]) for ending in told["endings"]) == 1
    assert told["choices"][0] == {"do": "roll", "value": aims["points"]["with_tokens"]}


def test_a_card_is_named_by_difficulty_or_by_its_id(voltige: Command) -> None:
    by_number = odds(voltige, "5", "6", "8")
    by_name = odds(voltige, "R05a", "B06b", "g08A")
    assert by_number["aims"] == by_name["aims"]
    assert by_name["figures"][2]["points_exact"] == 6


def test_a_roll_on_the_table_lists_every_decision(voltige: Command) -> None:
    told = odds(voltige, "7", "4", "12", "--roll", "5 1 3", "--aim", "complete")
    assert told["roll"] == [1, 3, 5]
    assert len(told["choices"]) == 7
    assert told["choices"][0]["figure"] == 1
    assert told["choices"][0]["dice"] == [3, 5]


def test_a_star_makes_a_free_flight(voltige: Command) -> None:
    told = odds(voltige, "8*", "8", "5", "4", "--lowest", "10")
    assert told["free"] is True
    assert told["figures"][0]["points_exact"] == 12
    assert exact(told["aims"]["complete"]["without_tokens"]) == Fraction(22951189, 90699264)
    assert round(told["aims"]["points"]["without_tokens"]["value"], 4) == 0.7689
    seven = odds(voltige, "8★", "8", "5", "4", "--seventh-used")
    assert seven["dice"] == 7
    success = exact(seven["aims"]["complete"]["without_tokens"])
    assert success == Fraction(163057147, 272097792)


def test_a_free_flight_goes_on_after_its_star(voltige: Command) -> None:
    told = odds(voltige, "12", "--free", "--dice", "2", "--points", "14", "--lowest", "10")
    assert told["choices"][0]["do"] == "roll"
    assert len(told["choices"]) == 1  # no stop in a free flight
    assert exact(told["aims"]["complete"]["with_tokens"]) == Fraction(1, 36)


def test_reaching_a_result_can_be_the_aim(voltige: Command) -> None:
    told = odds(voltige, "6", "9", "11", "--aim", "reach", "--reach", "20")
    assert told["aim"] == "reach 20"
    reached = [ending for ending in told["endings"] if ending["result"] >= 20]
    chance = sum((exact(ending["chance"]) for ending in reached), Fraction(0))
    assert chance == exact(told["aims"]["reach 20"]["with_tokens"])
    assert round(float(chance), 3) == 0.104
    free = odds(voltige, "8*", "8", "5", "4", "--aim", "reach", "--reach", "18")
    assert 0 < free["aims"]["reach 18"]["without_tokens"]["value"] < 1


def test_own_score_and_record_change_points_and_token(voltige: Command) -> None:
    fresh = odds(voltige, "5", "6", "8")["aims"]
    later = odds(voltige, "5", "6", "8", "--own", "12", "--record", "14")["aims"]
    assert later["points"]["with_tokens"]["value"] < fresh["points"]["with_tokens"]["value"]
    assert later["token"]["with_tokens"]["value"] <= fresh["token"]["with_tokens"]["value"]


def test_a_hand_shows_what_it_allows_the_best_first(voltige: Command) -> None:
    told = odds(voltige, "--hand", *HAND)
    values = [entry["aims"]["points"]["value"] for entry in told["programmes"]]
    assert len(values) == 12
    assert values == sorted(values, reverse=True)
    assert told["programmes"][0]["cards"] == ["Y06a", "R05a", "B06a"]
    nothing = voltige("odds", "lucky-loop", "--hand", "R05a", "B06a")
    assert "exchange" in nothing.out
    assert odds(voltige, "--hand", "R05a", "B06a")["programmes"] == []


@pytest.mark.parametrize(("arguments", "told"), WRONG, ids=[" ".join(w) for w, _ in WRONG])
def test_bad_input_gets_one_sentence(voltige: Command, arguments: list[str], told: str) -> None:
    ran = voltige("odds", *arguments)
    assert ran.code == 1
    assert ran.out == ""
    assert ran.err.startswith("voltige: ")
    assert ran.err.count("\n") == 1
    assert told in ran.err
