"""Hydroracers in the terminal: whole races, autopilots, teams, both cockpits."""

import json
from fractions import Fraction
from pathlib import Path

import pytest

from tests.cli.conftest import Command
from voltige.games import GAMES
from voltige.match.record import read_record
from voltige.wording.hydroracers.preview import percent

SEED = ["--seed", "5"]
CLASSIC = ["--seats", "you,heuristic,heuristic,heuristic"]  # a bot that stays as it is
CHOICES = "20\n3\n2\n1\n" * 200


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("cockpit", ["basic", "expert"])
def test_a_whole_race_with_autopilots_can_be_flown_through_a_pipe(
    voltige: Command, tmp_path: Path, cockpit: str, language: str
) -> None:
    file = str(tmp_path / "race.flight")
    seats = "you,autopilot:italy,autopilot:france,heuristic"
    options = ["--options", f"cockpit={cockpit}", "--lang", language, "--record", file, *SEED]
    ran = voltige("play", "hydroracers", "--seats", seats, *options, typed=CHOICES)
    assert ran.code == 0
    assert ("The game is over" if language == "en" else "La partie est finie") in ran.out
    assert ("Italy" if language == "en" else "Italie") in ran.out
    match = read_record(Path(file).read_text(encoding="utf-8"), GAMES).match
    assert match.is_over
    assert [seat.controller for seat in match.seats] == [
        *("person", "autopilot", "autopilot", "bot:heuristic")
    ]
    planes = [plane["plane"] for plane in match.state.to_dict()["planes"]]
    assert planes == ["curtiss", "macchi", "bernard", "supermarine"]
    assert voltige("verify", file).code == 0


def test_an_unknown_nation_is_refused_in_one_sentence(voltige: Command) -> None:
    for name in ("spain", "italy,autopilot:macchi"):
        ran = voltige("play", "hydroracers", "--seats", f"you,autopilot:{name}")
        assert ran.code == 1
        assert "is not an autopilot" in ran.err
        assert ran.err.count("\n") == 1


def test_a_game_without_autopilots_refuses_them_as_bots(voltige: Command) -> None:
    ran = voltige("play", "loops", "--seats", "you,autopilot:italy")
    assert ran.code == 1
    assert "autopilot:italy" in ran.err


def test_one_person_flies_both_planes_of_a_team_without_handing_over(voltige: Command) -> None:
    seats = ["--seats", "you,heuristic,you,heuristic", *SEED]
    alone = voltige("play", "hydroracers", *seats, "--options", "teams=two_by_two", typed="18\nq\n")
    assert "Press Enter" not in alone.out
    assert alone.out.count("Hand of Pilot") >= 1
    two = voltige("play", "hydroracers", *seats, typed="\n18\nq\n")
    assert "Press Enter" in two.out
    assert "Hand of Pilot" not in two.out


def test_team_rule_and_autopilots_exclude_each_other(voltige: Command) -> None:
    seats = ["--seats", "you,autopilot:italy,heuristic,heuristic"]
    ran = voltige("play", "hydroracers", *seats, "--options", "teams=two_by_two")
    assert ran.code == 1
    assert "without autopilots (HR-239)" in ran.err


def test_choices_show_where_they_lead_and_what_they_risk(voltige: Command) -> None:
    ran = voltige("play", "hydroracers", *CLASSIC, "--seed", "3", typed="?17\nq\n")
    said = " ".join(ran.out.split())
    assert (
        "Play 7/2: speed 7 + 2 = 9, cell 8, corner 5, overtaking: 2 dangers, 90% chance of" in said
    )
    assert "HR-28  " in ran.out.split("❯ ?17")[1]


def test_an_element_is_chosen_knowing_what_its_square_shows(voltige: Command) -> None:
    options = ["--options", "cockpit=expert,bets=false", "--seed", "3"]
    ran = voltige("play", "hydroracers", *options, typed="1\nq\n")
    assert "Put it on cooling (spreads to propulsion)" in ran.out
    assert "cooling ›✕" in ran.out  # the Macchi's tile of level 1
    assert "cooling ›!✕" in ran.out


def test_a_speed_is_shown_as_a_sum_with_what_is_dangerous(voltige: Command) -> None:
    ran = voltige("play", "hydroracers", *CLASSIC, "--seed", "3", "--lang", "fr", typed="q\n")
    shown = "vitesse 7 + 2 = 9, case 8, virage 5, dépassement\u00a0: 2 dangers"
    assert shown in " ".join(ran.out.split(" "))


def test_legends_explain_what_is_drawn_and_nothing_else(voltige: Command) -> None:
    basic = voltige("play", "hydroracers", "--seed", "3", typed="q\n").out
    assert "spreads" not in basic
    assert "face down" not in basic
    expert = voltige(
        "play", "hydroracers", "--options", "cockpit=expert", "--seed", "3", typed="q\n"
    ).out
    legend = next(line for line in expert.splitlines() if "Cockpits" in line)
    assert "› spreads  ! penalty  ✕ cross" in legend
    assert "▪" not in legend


def test_the_development_table_shows_exchange_values_and_repair_times(voltige: Command) -> None:
    asked = "mode=campaign,start_with_development=true"
    ran = voltige("play", "hydroracers", "--options", asked, *SEED, typed="q\n")
    heading = next(line for line in ran.out.splitlines() if "Effect" in line)
    assert heading.index("Value") < heading.index("Exch.") < heading.index("Rep.")
    assert "Exch.: exchange value. Rep.: repair time." in ran.out
    assert "Race 0" not in ran.out
    assert "The planes are repaired" not in ran.out
    assert all(len(line) <= 80 for line in ran.out.splitlines() if line[:1] in "╭│╰")


def test_the_board_fits_into_eighty_columns(voltige: Command) -> None:
    ran = voltige("play", "hydroracers", "--seats", "heuristic,heuristic,random,random", *SEED)
    boards = [line for line in ran.out.splitlines() if line[:1] in "╭│╰" and line]
    assert boards
    assert all(len(line) <= 80 for line in boards)
    assert not any("…" in line for line in boards)


def test_a_circuit_of_ones_own_is_checked(voltige: Command, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    voltige("edition", "new", "hydroracers", "--out", str(file))
    assert "2–4 seats" in voltige("edition", "check", str(file)).out
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("[[6, 5], [12, 4], [17, 6]]", "[[6, 5], [12, 4], [18, 6]]"))
    ran = voltige("edition", "check", str(file))
    assert ran.code == 1
    assert "calshot: circuit[1].corners[3][1] is 18; it must be from 4 to 17." in ran.err


def test_simulate_flies_expert_races(voltige: Command) -> None:
    bots = ["--seats", "4", "--bots", "heuristic,heuristic,random,random"]
    ran = voltige(
        "simulate", "hydroracers", *bots, "--options", "cockpit=expert", "--games", "5", "--json"
    )
    assert ran.code == 0
    assert '"crashes"' in ran.out


def test_simulate_flies_against_autopilots(voltige: Command) -> None:
    bots = ["--bots", "heuristic,autopilot:italy,autopilot:france", "--games", "5", "--json"]
    told = json.loads(voltige("simulate", "hydroracers", *bots).out)
    assert [seat["bot"] for seat in told["seats"]] == [
        *("heuristic", "autopilot:italy", "autopilot:france")
    ]
    assert told["options"]["autopilots"] == ["macchi", "bernard"]
    options = ["--options", "autopilots=macchi/bernard,planes=curtiss/macchi/bernard"]
    same = voltige(
        "simulate", "hydroracers", "--bots", "heuristic,random,random", *options, *bots[2:]
    )
    assert [seat["wins"] for seat in json.loads(same.out)["seats"]] == [
        seat["wins"] for seat in told["seats"]
    ]
    assert "no bot" in voltige("simulate", "loops", "--bots", "autopilot:italy,random").err


@pytest.mark.parametrize(
    ("chance", "shown"),
    [
        (Fraction(0), 0),
        (Fraction(1, 1000), 1),
        (Fraction(2, 3), 67),
        (Fraction(999, 1000), 99),
        (Fraction(1), 100),
    ],
)
def test_what_can_happen_is_never_shown_as_impossible_or_sure(chance: Fraction, shown: int) -> None:
    assert percent(chance) == shown


@pytest.mark.parametrize(("cockpit", "language"), [("basic", "fr"), ("expert", "en")])
def test_a_whole_campaign_can_be_played_through_a_pipe(
    voltige: Command, tmp_path: Path, cockpit: str, language: str
) -> None:
    file = str(tmp_path / "campaign.flight")
    asked = f"mode=campaign,races=2,cockpit={cockpit},bets=false,start_with_development=true"
    options = ["--options", asked, "--lang", language, "--record", file, *SEED]
    seats = "you,autopilot:italy"
    ran = voltige("play", "hydroracers", "--seats", seats, *options, typed="3\n2\n1\n" * 900)
    assert ran.code == 0
    english, french = ("Calendar", "Espionage", "Your cards"), ("Calendrier", "Espionnage")
    for word in english if language == "en" else french:
        assert word in ran.out
    match = read_record(Path(file).read_text(encoding="utf-8"), GAMES).match
    assert match.is_over
    assert match.state.to_dict()["race"] == 2
    assert voltige("verify", file).code == 0
