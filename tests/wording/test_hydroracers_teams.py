"""Teams in words: every seat says which it flies for, and the sheet counts the lower plane."""

from tests.marks import rule
from tests.rules.hydroracers.positions import position
from voltige.games.hydroracers import GAME
from voltige.match.table import Table
from voltige.wording import make_wording
from voltige.wording.forming import say

TEAMS = {"pilots": "none", "teams": "two_by_two"}
NAMES = ["Ana", "Ben", "Cleo", "Dan"]


@rule("HR-239", "HR-240")
def test_seats_name_their_team_and_the_sheet_its_result() -> None:
    planes = [{"prestige": points} for points in (14, 11, 9, 10)]
    view = position(*planes, options=TEAMS).view(0)
    words = make_wording(Table.make(GAME, 4, TEAMS), NAMES)
    told = [[say(fact, "en") for fact in facts] for facts in words.seats(view)]
    assert ["team 1" in facts for facts in told] == [True, False, True, False]
    assert ["team 2" in facts for facts in told] == [False, True, False, True]
    sheet = words.sheet(view)
    assert say(sheet.columns[-1], "fr") == "Équipe"
    assert [say(row[-1], "en") for row in sheet.rows] == ["9", "10", "9", "10"]


def test_without_teams_nothing_is_said_of_them() -> None:
    view = position({}, {}).view(0)
    words = make_wording(Table.make(GAME, 2, {"pilots": "none"}), NAMES[:2])
    assert not [fact for facts in words.seats(view) for fact in facts if "team" in fact.key]
    assert not [column for column in words.sheet(view).columns if "team" in column.key]
