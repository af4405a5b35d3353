"""Playing in the terminal, with the answers piped in."""

from pathlib import Path

import pytest

from tests.cli.command import run_apart
from tests.cli.conftest import Command
from voltige.games import GAMES
from voltige.locale import texts
from voltige.match.record import read_record

NOTHING = texts("en").say("error-nothing_to_undo")
WALL = texts("en").say("error-undo_wall")
ROUND = ["--options", "max_rounds=1", "--seed", "5"]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seats", ["you,heuristic", "you,random,heuristic", "heuristic,random,you"])
def test_a_whole_game_can_be_played_through_a_pipe(
    voltige: Command, tmp_path: Path, seats: str, language: str
) -> None:
    file = str(tmp_path / "game.flight")
    typed = "2\n1\n" * 600
    arguments = ["play", "loops", "--seats", seats, "--lang", language, "--record", file]
    ran = voltige(*arguments, *ROUND, typed=typed)
    assert ran.code == 0
    assert ("The game is over" if language == "en" else "La partie est finie") in ran.out
    assert ("all of them match" if language == "en" else "tous conformes") in ran.out
    assert voltige("verify", file).code == 0
    assert read_record(Path(file).read_text(encoding="utf-8"), GAMES).match.is_over


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_game_of_lucky_loop_can_be_played_through_a_pipe(
    voltige: Command, tmp_path: Path, language: str
) -> None:
    file = str(tmp_path / "game.flight")
    arguments = ["play", "lucky-loop", "--seats", "you,random", "--lang", language]
    arguments += ["--options", "round_cap=6", "--seed", "5", "--record", file]
    ran = voltige(*arguments, typed="2\n1\n" * 300)
    assert ran.code == 0
    assert ("The game is over" if language == "en" else "La partie est finie") in ran.out
    assert voltige("verify", file).code == 0
    assert read_record(Path(file).read_text(encoding="utf-8"), GAMES).match.is_over


def test_the_same_seed_gives_the_same_game(voltige: Command) -> None:
    arguments = ["play", "loops", "--seats", "you,heuristic,heuristic", *ROUND]
    first = voltige(*arguments, typed="1\n" * 600)
    again = voltige(*arguments, typed="1\n" * 600)
    assert first.out == again.out


def test_a_question_mark_explains_a_choice_and_cites_its_rule(voltige: Command) -> None:
    ran = voltige("play", "loops", *ROUND, typed="?1\nq\n")
    assert "LO-" in ran.out.split("❯ ?1")[1].split("❯")[0]


def test_a_rule_can_be_read_during_the_game(voltige: Command) -> None:
    ran = voltige("play", "loops", *ROUND, typed="r LO-14\nr LO-999\nq\n")
    assert "LO-14  While the plane climbs" in ran.out
    assert "no rule" in ran.out


def test_u_undoes_the_last_move_when_only_bots_sit_there(voltige: Command) -> None:
    ran = voltige("play", "loops", *ROUND, typed="u\n1\nu\nq\n")
    assert NOTHING in ran.out
    assert "Undone." in ran.out
    tables = [part.split("╰")[0] for part in ran.out.split("╭")[1:]]
    assert tables[0] == tables[2]
    assert tables[0] != tables[1]


def test_luck_is_a_wall_in_the_terminal_too_unless_it_is_practice(voltige: Command) -> None:
    """A game that begins with a throw: undone at will where it was asked for, and it comes again."""
    seats = ["--seats", "you,random", "--seed", "4"]
    typed = "1\n1\n1\n1\n1\nu\nu\nu\nu\nu\nu\nu\nq\n"
    wall = voltige("play", "lucky-loop", *seats, typed=typed)
    assert "practice" not in wall.out.partition("That can’t be undone")[0]
    assert "That can’t be undone" in wall.out
    practice = voltige("play", "lucky-loop", *seats, "--practice", typed=typed)
    assert "Practice: undo goes back" in practice.out
    assert "That can’t be undone" not in practice.out
    assert practice.out.count("Undone.") > wall.out.count("Undone.")


def test_practice_is_for_one_person_alone(voltige: Command) -> None:
    ran = voltige("play", "loops", "--seats", "you,you", "--practice", typed="q\n")
    assert ran.code == 1
    assert "exactly one person" in ran.err


def test_on_one_screen_the_last_move_can_be_undone_once(voltige: Command) -> None:
    ran = voltige("play", "loops", "--seats", "you,you", *ROUND, typed="\n1\n\nu\n\nu\nq\n")
    assert ran.out.count("Undone.") == 1
    assert ran.out.count(NOTHING) == 1


def test_on_one_screen_a_move_of_a_bot_is_a_wall(voltige: Command) -> None:
    seats = ["--seats", "you,random,you", *ROUND]
    ran = voltige("play", "loops", *seats, typed="\n1\n\n1\n\nu\nq\n")
    assert WALL in " ".join(ran.out.split())


def test_on_one_screen_hands_are_hidden_between_turns(voltige: Command) -> None:
    ran = voltige("play", "loops", "--seats", "you,you", *ROUND, typed="\n1\n\nq\n")
    assert ran.out.count("Press Enter when nobody else is looking") == 2


def test_what_is_no_choice_is_said_and_changes_nothing(voltige: Command) -> None:
    ran = voltige("play", "loops", *ROUND, typed="0\n99\nfly\n[red]\n?x\n?99\nb\nq\n")
    assert ran.out.count("is not a choice") == 6
    assert "You left the game at move" in ran.out


def test_an_illegal_attempt_is_refused_with_its_rule(voltige: Command) -> None:
    ran = voltige("play", "loops", *ROUND, typed="play speed + speed + speed + speed\nq\n")
    assert "(LO-1" in ran.out


def test_when_the_input_ends_the_game_stands(voltige: Command, tmp_path: Path) -> None:
    file = tmp_path / "half.flight"
    ran = voltige("play", "loops", *ROUND, "--record", str(file), typed="1\n")
    assert ran.code == 0
    assert "End of input" in ran.out
    verified = voltige("verify", str(file))
    assert verified.code == 0
    assert "sealed" in verified.out
    assert "reveal" not in file.read_text(encoding="utf-8")


def test_bots_alone_play_to_the_end(voltige: Command) -> None:
    ran = voltige("play", "loops", "--seats", "heuristic,random,random", *ROUND)
    assert ran.code == 0
    assert "The game is over" in ran.out


def test_it_works_with_a_real_pipe() -> None:
    ran = run_apart("play", "loops", "--seats", "you,random,random", *ROUND, typed="1\n" * 600)
    assert ran.code == 0
    assert ran.err == ""
    assert "The game is over" in ran.out


def test_during_a_flight_the_table_is_shown_only_when_asked_for(voltige: Command) -> None:
    played = voltige("play", "lucky-loop", "--seed", "3", typed="1\n1\n1\nb\nq\n").out
    before, _, after = played.rpartition("❯ b")
    flying = before.rpartition("Round 1")[2]
    assert "Flight" in flying
    assert "Red Rooster" in flying
    assert "Mighty Eagle" not in flying
    assert "Flight" in after
    assert "Mighty Eagle" in after
