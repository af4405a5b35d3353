"""One match: versions, seats, secret answers, undo, time-outs and faults."""

from collections.abc import Callable

import pytest

from tests.match.setting import RACE, TURN, dump, fair_match, match_at, say, seats
from voltige.core.errors import IllegalActionError
from voltige.core.event import EVERYONE
from voltige.core.state import CHANCE, SPECTATOR
from voltige.games.loops import GAME
from voltige.match.errors import MatchError, UndoError
from voltige.match.log import NO_SEAT
from voltige.match.luck import GivenLuck
from voltige.match.match import MOST_UNDOS, Match, state_hash
from voltige.match.steps import Punish, Timeout
from voltige.match.table import Table


def refused(match: Match, seat: int, text: str, version: int | None = None) -> str:
    """Attempt something that is refused; give the code, and prove that nothing has changed."""
    before, log = dump(match.state), len(match.log)
    with pytest.raises(IllegalActionError) as caught:
        say(match, seat, text, version)
    assert dump(match.state) == before
    assert len(match.log) == log
    return caught.value.code


# -- tables ---------------------------------------------------------------------------------------


def test_a_match_begins_with_the_luck_before_the_first_decision() -> None:
    match = fair_match()
    assert match.version == match.shown_version == 0
    assert match.log[0].kind == "start"
    assert match.log[0].seat == NO_SEAT
    assert len(match.log[0].luck) == 1 + 4 * 10
    assert not match.is_over
    assert match.state.to_act >= 0


def test_as_many_seats_as_the_table_has() -> None:
    with pytest.raises(MatchError) as caught:
        Match(Table.make(GAME, 4), seats(3), GivenLuck())
    assert (caught.value.code, caught.value.params) == ("wrong_seats", {"given": 3, "wanted": 4})


def test_a_table_knows_what_differs_from_the_defaults() -> None:
    table = Table.make(GAME, 3, {"target_points": 200, "draw_target": "any"})
    assert table.changed_options() == {"draw_target": "any"}
    assert table.values["target_points"] == 200


@pytest.mark.parametrize("seat", [-1, 4, 100])
def test_a_seat_that_does_not_exist_can_do_nothing(seat: int) -> None:
    match = match_at(TURN)
    attempts: list[Callable[[], object]] = [
        lambda: match.submit(seat, {"do": "pick_up"}),
        lambda: match.time_out(seat),
        lambda: match.undo(seat),
        lambda: match.change_seat(seat, "x", "person"),
    ]
    for attempt in attempts:
        with pytest.raises(MatchError) as caught:
            attempt()
        assert caught.value.code == "no_such_seat"
    assert match.version == 0


def test_the_hash_of_a_position_is_short_and_tells_positions_apart() -> None:
    match = match_at(TURN)
    before = state_hash(match.state)
    assert len(before) == 12
    assert state_hash(match.state.clone()) == before
    say(match, 0, "pick up")
    assert state_hash(match.state) != before


# -- versions -------------------------------------------------------------------------------------


def test_every_entry_is_a_version_and_luck_belongs_to_the_entry_before_it() -> None:
    match = match_at(TURN)
    entry = say(match, 0, "play draw2 on C")
    assert (entry.version, entry.kind, entry.seat, entry.text) == (1, "act", 0, "play draw2 on C")
    assert match.state.to_act == CHANCE
    match.feed(["3000", "loop"])
    assert match.version == 1
    assert match.log[1].luck == ["3000", "loop"]
    assert match.state.to_act == 1


def test_a_version_that_was_shown_is_taken_and_an_old_one_is_stale() -> None:
    match = match_at(TURN)
    say(match, 0, "play 5000 x1", 0)
    assert match.shown_version == 1
    assert refused(match, 1, "play 8000 x1", 0) == "stale_state"
    assert refused(match, 0, "play 7000 x1", 0) == "stale_state"
    say(match, 1, "play 8000 x1", 1)


@pytest.mark.parametrize("version", [2, 99, -1, -5, 10**6])
def test_a_version_that_never_was_is_stale(version: int) -> None:
    match = match_at(TURN)
    say(match, 0, "play 5000 x1")
    assert refused(match, 1, "play 8000 x1", version) == "stale_state"


def test_a_double_click_is_stale_not_a_second_move() -> None:
    match = match_at({**TURN, "to_act": 1})
    say(match, 1, "pick up", 0)
    assert refused(match, 1, "pick up", 0) == "stale_state"


def test_secret_answers_do_not_age_a_version() -> None:
    match = match_at(RACE)
    assert say(match, 3, "decline", 0).secret
    assert match.shown_version == 0
    assert say(match, 1, "play 8000 x2", 0).secret
    assert match.shown_version == 0
    entry = say(match, 2, "decline", 0)
    assert not entry.secret
    assert match.shown_version == 3
    assert match.state.to_act == 2, "the neighbour of the winner"


def test_an_answer_that_comes_after_the_race_is_told_so() -> None:
    match = match_at(RACE)
    say(match, 1, "decline")
    say(match, 2, "play 6000 x1")
    say(match, 3, "decline")
    assert refused(match, 1, "play 8000 x1", 0) == "race_closed"
    assert refused(match, 1, "decline", 0) == "race_closed"
    assert refused(match, 1, "decline", 1) == "race_closed"
    assert refused(match, 2, "decline", match.version) == "race_closed"


def test_an_answer_to_an_earlier_race_is_not_an_answer_to_the_next() -> None:
    position = {**RACE, "hands": [*RACE["hands"][:3], {"alt_1000": 1, "speed": 1}]}
    match = match_at(position)
    say(match, 1, "decline")
    say(match, 2, "decline")
    say(match, 3, "play speed")
    assert dump(match.state)["phase"] == "race"
    assert refused(match, 1, "play 8000 x1", 0) == "race_closed"
    say(match, 1, "play 8000 x1", match.version)


def test_luck_that_settles_a_race_later_ages_the_version_as_well() -> None:
    """The last answer waits for its luck; once that has come, everybody has seen something."""
    match = match_at(RACE)
    for seat, text in ((1, "play 8000 x2"), (2, "play 6000 x1"), (3, "decline")):
        say(match, seat, text)
    assert match.state.to_act == CHANCE
    match.feed(["B"])
    assert not match.log[3].secret
    assert match.shown_version == 3
    assert refused(match, 2, "play 6000 x1", 0) == "race_closed"


def test_nobody_learns_from_versions_whether_luck_was_needed() -> None:
    match = fair_match()
    for _ in range(20):
        seat = int(match.state.to_act)
        match.submit(seat, match.legal_actions(seat)[-1].data)
    assert [entry.version for entry in match.log] == list(range(match.version + 1))


# -- secret answers -------------------------------------------------------------------------------


def test_seats_answer_in_any_order() -> None:
    match = match_at(RACE)
    for seat in (3, 1):
        say(match, seat, "decline")
        assert match.legal_actions(seat) == []
    assert refused(match, 3, "decline") == "already_committed"
    assert refused(match, 0, "decline") == "own_race"
    say(match, 2, "play loop")
    assert dump(match.state)["pile"] == []


def test_an_answer_is_told_to_its_seat_alone() -> None:
    match = match_at(RACE)
    before = {who: match.state.view(who).to_json() for who in (0, 2, 3, SPECTATOR)}
    entry = say(match, 1, "play 8000 x2")
    assert [(event.to, event.to_json()["event"]) for event in entry.events] == [(1, "ClaimMade")]
    assert {who: match.state.view(who).to_json() for who in before} == before
    assert match.events_for(SPECTATOR) == []


def test_the_order_of_answers_is_the_same_match() -> None:
    ends = []
    for order in ((1, 2, 3), (3, 2, 1), (2, 3, 1)):
        match = match_at(RACE)
        for seat in order:
            say(match, seat, "play 8000 x1" if seat == 1 else "decline")
        ends.append(dump(match.state))
    assert ends[0] == ends[1] == ends[2]


# -- time-outs, seats, faults -----------------------------------------------------------------------


def test_a_time_out_does_the_default_action_and_says_so() -> None:
    match = match_at(TURN)
    entry = match.time_out(0)
    assert (entry.text, entry.step) == ("pick up", Timeout({"do": "pick_up"}))
    with pytest.raises(MatchError) as caught:
        match.time_out(0)
    assert (caught.value.code, caught.value.params) == ("not_asked", {"seat": 0})


def test_in_a_race_time_runs_out_for_each_seat_apart() -> None:
    match = match_at(RACE)
    assert match.time_out(3).text == "decline"
    assert match.time_out(1).secret
    say(match, 2, "play 6000 x2")
    assert dump(match.state)["hand_sizes"] == [4, 4, 1, 2]


def test_somebody_else_can_sit_down_in_mid_game() -> None:
    match = match_at(TURN)
    before = dump(match.state)
    entry = match.change_seat(2, "Zoé la pilote", "bot:heuristic")
    assert (entry.kind, entry.text, entry.moves) == ("seat", "bot:heuristic Zoé la pilote", False)
    assert (match.seats[2].name, match.seats[2].controller) == ("Zoé la pilote", "bot:heuristic")
    assert dump(match.state) == before
    say(match, 0, "play 5000 x1", 0)


def test_a_controller_is_one_word() -> None:
    """Records write it as one; a space would come back as part of the name."""
    match = match_at(TURN)
    with pytest.raises(MatchError):
        match.change_seat(2, "name", "two words")
    assert match.version == 0


def test_a_fault_is_punished_and_enters_the_log() -> None:
    match = match_at(TURN, options={"fault_mode": "pick_up"})
    entry = say(match, 2, "play 6000 x1")
    assert (entry.kind, entry.seat, entry.text) == ("fault", 2, "not_your_turn alt_6000")
    assert entry.step == Punish("not_your_turn", ["alt_6000"])
    assert entry.reveals
    assert [event.to_json()["event"] for event in entry.events] == [
        "FaultPunished",
        "PilePickedUp",
        "TurnStarted",
    ]
    assert dump(match.state)["pile"] == []
    assert match.state.to_act == 0


def test_where_faults_are_not_punished_the_same_attempt_is_refused() -> None:
    assert refused(match_at(TURN), 2, "play 6000 x1") == "not_your_turn"


# -- undo -----------------------------------------------------------------------------------------


def test_a_step_that_showed_nothing_can_be_taken_back() -> None:
    match = match_at(TURN)
    before = dump(match.state)
    say(match, 0, "play 7000 x2")
    assert match.undo_from(0) == 1
    assert match.undo_from(1) is None
    entry = match.undo(0)
    assert (entry.kind, entry.seat, entry.text) == ("undo", 0, "1")
    assert dump(match.state) == before
    assert match.log[1].undone
    assert match.shown_version == match.version == 2
    assert match.events_for(SPECTATOR) == []
    say(match, 0, "play 7000 x1", 2)


def test_somebody_else_s_step_is_a_wall() -> None:
    match = match_at(TURN)
    say(match, 0, "play 7000 x2")
    say(match, 1, "play 8000 x1")
    with pytest.raises(UndoError) as caught:
        match.undo(0)
    assert caught.value.code == "undo_wall"


def test_luck_is_a_wall() -> None:
    match = match_at(TURN)
    say(match, 0, "play draw2 on C")
    match.feed(["3000", "loop"])
    assert match.log[1].reveals
    assert match.undo_from(0) is None
    with pytest.raises(UndoError) as caught:
        match.undo(0)
    assert caught.value.code == "undo_wall"


def test_a_draw_card_that_draws_nothing_is_no_wall() -> None:
    hands = [dict(hand) for hand in TURN["hands"]]
    left = dict(GAME.new_state(4).to_dict()["draw_pile"])
    for hand in [*hands, {"alt_5000": 1}]:
        for card, count in hand.items():
            left[card] -= count
    hands[3] = {card: hands[3].get(card, 0) + count for card, count in left.items()}
    match = match_at({**TURN, "hands": hands, "draw_pile": {}})
    say(match, 0, "play draw2 on C")
    assert match.undo_from(0) == 1


def test_picking_up_a_pile_that_nobody_may_look_through_is_a_wall() -> None:
    for browse in (True, False):
        match = match_at(TURN, options={"pile_browse": browse})
        say(match, 0, "pick up")
        assert (match.undo_from(0) == 1) == browse


def test_who_has_done_nothing_has_nothing_to_undo() -> None:
    match = match_at(TURN)
    for agreed in (False, True):
        with pytest.raises(UndoError) as caught:
            match.undo(0, agreed=agreed)
        assert caught.value.code == "nothing_to_undo"


def test_a_time_out_and_a_fault_are_not_taken_back_freely() -> None:
    match = match_at(TURN)
    match.time_out(0)
    assert match.undo_from(0) is None
    match = match_at(TURN, options={"fault_mode": "pick_up"})
    say(match, 2, "play 6000 x1")
    assert match.undo_from(2) is None


def test_an_undo_can_follow_an_undo() -> None:
    match = match_at(TURN)
    before = dump(match.state)
    for text in ("play 7000 x2", "play 5000 x1", "play speed"):
        say(match, 0, text)
        match.undo(0)
    assert dump(match.state) == before
    with pytest.raises(UndoError) as caught:
        match.undo(0)
    assert caught.value.code == "nothing_to_undo"


def test_by_agreement_everything_since_is_taken_back() -> None:
    match = match_at(TURN)
    before = dump(match.state)
    say(match, 0, "play 7000 x1")
    say(match, 1, "play 8000 x1")
    say(match, 2, "play loop")
    assert match.undo_from(0) is None
    match.undo(0, agreed=True)
    assert dump(match.state) == before
    assert [entry.undone for entry in match.log] == [False, True, True, True, False]
    assert match.events_for(EVERYONE) == []


def test_no_agreement_goes_back_beyond_luck_that_was_seen() -> None:
    match = match_at(TURN)
    say(match, 0, "play draw2 on C")
    match.feed(["3000", "loop"])
    say(match, 1, "play 8000 x1")
    after = dump(match.state)
    with pytest.raises(UndoError) as caught:
        match.undo(0, agreed=True)
    assert caught.value.code == "undo_wall"
    assert dump(match.state) == after
    match.undo(1, agreed=True)
    assert match.own_last_move(1) is None, "what came after the luck is open to agreement"


def test_at_a_practice_table_luck_is_no_wall() -> None:
    match = match_at(TURN, practice=True)
    before = dump(match.state)
    say(match, 0, "play draw2 on C")
    match.feed(["3000", "loop"])
    say(match, 1, "play 8000 x1")
    assert match.undo_from(0) is None, "not freely: others have seen it"
    match.undo(0, agreed=True)
    assert dump(match.state) == before


def test_undo_has_an_end_that_is_told() -> None:
    match = match_at(TURN)
    for _ in range(MOST_UNDOS):
        say(match, 0, "play 7000 x2")
        match.undo(0)
    say(match, 0, "play 7000 x2")
    for agreed in (False, True):
        with pytest.raises(UndoError) as caught:
            match.undo(0, agreed=agreed)
        assert (caught.value.code, caught.value.params) == ("too_many_undos", {"most": MOST_UNDOS})
    say(match, 1, "play 8000 x1")


def test_seat_changes_are_no_steps_and_survive_an_undo() -> None:
    match = match_at(TURN)
    say(match, 0, "play 7000 x2")
    match.change_seat(1, "Zoé", "person")
    assert match.undo(0).text == "1"
    assert match.seats[1].name == "Zoé"


def test_a_secret_answer_is_taken_back_alone() -> None:
    match = match_at(RACE)
    say(match, 1, "play 8000 x2")
    say(match, 2, "play 6000 x1")
    seen = match.state.view(2).to_json()
    assert match.undo_from(1) == 1
    assert match.undo(1).secret
    race = dump(match.state)["race"]
    assert race["claims"] == ["", "", "play 6000 x1", ""]
    assert match.state.view(2).to_json() == seen
    assert match.shown_version == 0
    say(match, 1, "decline", 0)
    say(match, 3, "decline", 0)
    assert dump(match.state)["hand_sizes"][2] == 2, "the answer that stayed has won"


def test_a_secret_answer_is_taken_back_alone_even_after_an_agreed_undo() -> None:
    """What was settled and taken back is as if it had never been."""
    match = match_at(RACE)
    say(match, 1, "play 8000 x2")
    say(match, 2, "decline")
    say(match, 3, "decline")
    match.undo(3, agreed=True)
    assert dump(match.state)["race"]["claims"] == ["", "play 8000 x2", "decline", ""]
    assert match.undo_from(1) == 1
    assert match.undo(1).secret
    assert dump(match.state)["race"]["claims"] == ["", "", "decline", ""]


def test_the_last_answer_of_a_race_cannot_be_taken_back() -> None:
    match = match_at(RACE)
    for seat in (1, 2, 3):
        say(match, seat, "decline")
    for seat in (1, 2, 3):
        assert match.undo_from(seat) is None


@pytest.mark.parametrize("first", [-1, 0, 2, 5, 99])
def test_only_a_step_in_force_can_be_taken_back(first: int) -> None:
    match = match_at(TURN)
    say(match, 0, "play 7000 x2")
    match.undo(0)
    before = dump(match.state)
    with pytest.raises(UndoError):
        match.take_back(0, first)
    with pytest.raises(UndoError):
        match.take_back(0, 1)
    assert dump(match.state) == before


def test_luck_that_fails_leaves_everything_as_it_was() -> None:
    match = match_at(TURN, GivenLuck(["nonsense"]))
    before = dump(match.state)
    with pytest.raises(MatchError):
        say(match, 0, "play draw2 on C")
    assert dump(match.state) == before
    assert match.version == 0
    assert len(match.phases) == 1
