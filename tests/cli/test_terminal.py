"""How the terminal reads: choices in groups, turns with marks, help, and no idle questions."""

import re

import pytest

from tests.cli.conftest import Command
from tests.marks import rule
from voltige.cli.boards import make_board
from voltige.cli.folding import beside, folded
from voltige.cli.listing import list_choices
from voltige.games import GAMES
from voltige.games.flying_carpet.reach import reachable
from voltige.games.flying_carpet.state import known_position
from voltige.locale import LANGUAGES, texts
from voltige.match.table import Table
from voltige.wording.wording import NO_VIEWER

CARPET = next(game for game in GAMES if game.name == "flying-carpet")
HANDS = [{"V1": 1, "S31": 1, "B33": 1}, {}, {}]
NARROWEST = 40
EDGE = ["--options", "landscape=open_desert,eject_edges=right_left", "--seed", "3"]


def drawn(language: str, width: int, **position: object) -> tuple[list[str], list[str]]:
    """Give the lines of a list of choices above the city, and the notation by number."""
    table = Table.make(CARPET, 3, position={"round": 3, "hands": HANDS, **position})
    state = table.first_state()
    board = make_board(table, texts(language), ["Ana", "Ben", "Cleo"], NO_VIEWER)
    listing = list_choices(board, state.view(0), state.legal_actions())
    lines = [line.plain for line in listing.lines(width)]
    return lines, [action.notation for action in listing.actions]


STACKED = {"cells": [[1, 2], [4, 3], [4, 3]]}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [NARROWEST, 80, 160])
def test_choices_keep_their_indent_and_never_pass_the_edge(language: str, width: int) -> None:
    lines, notations = drawn(language, width, **STACKED)
    assert max(len(line) for line in lines) <= width
    numbers = [int(n) for line in lines for n in re.findall(r"(?:^|\s{2})\s*(\d+)  \S", line)]
    assert numbers == list(range(1, len(notations) + 1))
    for line in lines:  # nothing that was folded begins at the edge or with a sign
        assert not re.match(r"\s*[:;!?»)]", line), line


def test_flights_are_grouped_by_card_and_where_they_end() -> None:
    lines, notations = drawn("en", 80, **STACKED)
    heads = [line for line in lines if line[0] != " "]
    assert (
        heads
        == [
            "V1 (up or down 1)",
            "S31 (3 right and 1 up, or 3 left and 1 down)",
            "B33 (3 left and 3 up, or 3 right and 3 down)",
            "A direction card alone",
            "No card",
        ][: len(heads)]
        or "B33 (3 left and 3 up, or 3 right and 3 down)" not in heads
    )
    ends = [line for line in lines if line.startswith("  to (4,3), meeting Ben, Cleo")]
    assert len(ends) == 1
    number = int(re.findall(r"(\d+)  dark blue", ends[0])[0])
    assert notations[number - 1] == "S31 dark_blue"


def test_a_number_does_what_stands_beside_it(voltige: Command) -> None:
    shown = voltige("play", "flying-carpet", "--seed", "3", typed="q\n").out
    line = next(line for line in shown.splitlines() if "Direction card right" in line)
    number = line.split()[0]
    played = voltige("play", "flying-carpet", "--seed", "3", typed=f"{number}\nq\n").out
    assert "A You play a direction card right." in played


def test_spaces_that_bind_are_never_broken() -> None:
    text = "Un mot\u00a0: " * 20
    for width in range(20, 60):
        assert not any(line.lstrip().startswith(":") for line in folded(text, width, 3))
    assert beside(["S start", "F finish", "wind"], 18) == ["S start  F finish", "wind"]


@pytest.mark.parametrize("word", ["h", "?", "help", "aide", "HELP"])
def test_help_helps(voltige: Command, word: str) -> None:
    ran = voltige("play", "loops", "--seed", "5", typed=f"{word}\nq\n")
    told = ran.out.split(f"❯ {word}")[1]
    for key in ("?2", "u", "b", "r LO-14", "h, ?", "q"):
        assert re.search(rf"^  {re.escape(key)} {{2,}}\S", told, re.MULTILINE), key


def test_an_empty_line_says_what_to_type(voltige: Command) -> None:
    ran = voltige("play", "loops", "--seed", "5", typed="\n   \nq\n")
    assert ran.out.count("and press Enter, or h for help.") == 2
    ran = voltige("play", "loops", "--seed", "5", "--lang", "fr", typed="\nq\n")
    assert "puis Entrée, ou h pour l’aide." in ran.out


def test_each_turn_is_told_under_the_letter_of_its_owner(voltige: Command) -> None:
    ran = voltige("play", "flying-carpet", "--seed", "3", typed="1\nq\n")
    told = ran.out.split("❯ 1")[1].split("╭")[0].strip().splitlines()
    marks = [line[:2] for line in told]
    owners = [mark for mark in marks if mark.strip()]
    assert owners[:4] == ["A ", "B ", "C ", "D "]
    assert all(len(line) <= 80 for line in told)
    held = [line for line in told if "miss" in line]
    assert len(held) == len(set(held)), "a missed turn is said once"


LAYING = ["play", "lucky-loop", "--seats", "you,random", "--seed", "5", "--options", "round_cap=6"]


def test_what_is_the_only_thing_is_done_and_said(voltige: Command) -> None:
    ran = voltige(*LAYING, typed="2\n1\n" * 300)
    forced = ran.out.split("Only one thing can be done: ")[1:]
    assert forced
    listed = re.findall(r"^  1  .*\nYour choice", ran.out, re.MULTILINE)
    assert not listed  # no list has one choice only
    assert any("Press Enter" not in part.split("\n", 2)[1] for part in forced)


def test_nothing_is_drawn_unasked_while_the_last_move_can_be_undone(voltige: Command) -> None:
    asked = voltige(*LAYING, typed="1\n" * 600).out.split("Press Enter to go on")
    assert len(asked) > 1
    before = asked[0]
    typed = "\n".join(re.findall(r"❯ (.*)", before))
    undone = voltige(*LAYING, typed=f"{typed}\nu\nq\n").out
    assert "Undone." in undone
    gone_on = voltige(*LAYING, typed=f"{typed}\n\nq\n").out
    assert "You roll" in gone_on.split("Press Enter to go on")[1]


def test_who_shares_a_screen_reads_what_is_done_before_the_next_one_looks(voltige: Command) -> None:
    shared = ["--seats", "you,you", "--options", "round_cap=3", "--seed", "5"]
    ran = voltige("play", "lucky-loop", *shared, typed="1\n" * 600)
    forced = re.findall(r"Only one thing can be done, Pilot [AB]: .*\n(.*)", ran.out)
    assert forced
    assert all(line.startswith("Press Enter to go on") for line in forced)


def test_undo_goes_back_beyond_what_was_the_only_thing(voltige: Command) -> None:
    played = voltige(*LAYING, typed="2\n1\n" * 300).out
    before = played.split("Only one thing can be done")[0]
    typed = "\n".join(re.findall(r"❯ (.*)", before))
    undone = voltige(*LAYING, typed=f"{typed}\nu\nq\n").out
    last = undone.split("Undone.")[1]
    assert "Only one thing" not in last.split("Your choice")[0]
    assert re.search(r"^  2  ", last, re.MULTILINE)


def test_a_refusal_says_what_is_to_be_done_first(voltige: Command) -> None:
    ran = voltige(*LAYING, typed="roll\nq\n")
    refused = ran.out.split("❯ roll")[1]
    assert "(LL-10)" in refused
    assert "First: Exchange cards" in refused


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_autopilots_alone_are_not_enough(voltige: Command, command: str) -> None:
    seats = "--seats" if command == "play" else "--bots"
    ran = voltige(command, "hydroracers", seats, "autopilot:italy,autopilot:france")
    assert ran.code == 1
    assert "a person (you) or to a bot" in ran.err


@rule("FC-D29")
@pytest.mark.parametrize("typed", ["direction left", "NUMBER"])
def test_a_choice_that_blows_oneself_off_the_board_is_asked_about(
    voltige: Command, typed: str
) -> None:
    shown = voltige("play", "flying-carpet", *EDGE, typed="q\n").out
    line = next(line for line in shown.splitlines() if "Direction card left" in line)
    assert "blown off the board, back to the start" in line
    said = typed.replace("NUMBER", line.split()[0])
    for answer in ("n", "", "maybe"):
        ran = voltige("play", "flying-carpet", *EDGE, typed=f"{said}\n{answer}\nq\n").out
        assert "The wind will blow you off the board" in ran
        assert "You left the game at move 0." in ran
    for language, answer, told in (("en", "y", "blows you off"), ("fr", "oui", "vous chasse hors")):
        arguments = ["play", "flying-carpet", *EDGE, "--lang", language]
        ran = voltige(*arguments, typed=f"{said}\n{answer}\nq\n").out
        assert told in ran


@rule("FC-D29")
def test_other_choices_are_done_without_a_question(voltige: Command) -> None:
    ran = voltige("play", "flying-carpet", *EDGE, typed="direction right\nq\n").out
    assert "blow you off" not in ran
    assert "You play a direction card right." in ran


def test_the_legend_explains_what_is_drawn_and_nothing_else() -> None:
    position = {"round": 3, "hands": HANDS, "cells": [[3, 3], [5, 5], [6, 6]]}
    table = Table.make(CARPET, 3, {"landscape": "open_desert"}, position=position)
    board = make_board(table, texts("en"), ["Ana", "Ben", "Cleo"], NO_VIEWER)
    view = table.first_state().view(0)
    reach = {cell for cell, _ in reachable(view)}
    legend = " ".join(board.legend(known_position(view), reach))  # type: ignore[attr-defined]
    for mark in ("F finish", "A~ carpet", "· end of a flight", "› wind"):
        assert mark in legend
    for mark in ("█", "▒", "z", "★"):
        assert mark not in legend


def test_no_internal_name_is_said_of_a_rule_that_is_not_there(voltige: Command) -> None:
    assert voltige("rules", "flying-carpet", "fc-999").err == (
        "voltige: The Flying Carpet has no rule FC-999.\n"
    )
    ran = voltige("rules", "flying-carpet", "fc-999", "--lang", "fr")
    assert "Le tapis volant n’a pas de règle FC-999" in ran.err
