"""Tables: seats, links, votes, chat, lists."""

import pytest

from tests.server.conftest import Guests
from tests.server.running import Running
from tests.server.tables import SHORT, friends


def test_a_link_is_enough_to_sit_down_and_the_match_begins_with_the_last_seat(
    server: Running, guest: Guests
) -> None:
    owner, friend = guest(server), guest(server)
    made = owner.create(["me", "open", "bot:random"], options=SHORT, nonce="ab" * 16)
    table = made["table"]
    assert table["status"] == "open"
    assert table["you"] == {"owner": True, "seats": [0]}
    assert len(table["commitment"]) == 64
    assert owner.get(f"/api/tables/{table['id']}/state").json() is None
    sat = friend.sit(table["id"], "Béa", nonce="cd" * 16)
    assert sat["table"]["status"] == "playing"
    assert sat["table"]["you"] == {"owner": False, "seats": [1]}
    assert [seat["nonce"] for seat in sat["table"]["seats"]] == ["ab" * 16, "cd" * 16, ""]
    assert [seat["name"] for seat in sat["table"]["seats"]] == ["Pilot", "Béa", "Passenger bot"]
    assert sat["table"]["commitment"] == table["commitment"]


def test_a_taken_seat_is_taken(server: Running, guest: Guests) -> None:
    table, people = friends(server, guest, 3, begin=False)
    assert people[1].post(f"/api/tables/{table}/sit", {"name": "x"}).status_code == 409
    other = guest(server).post(f"/api/tables/{table}/sit", {"name": "x", "seat": 0})
    assert other.json()["problem"]["code"] == "seat_taken"


def test_who_leaves_before_the_start_frees_the_seat(server: Running, guest: Guests) -> None:
    table, people = friends(server, guest, 3, begin=False)
    assert people[1].do(table, "leave")["result"] == "accepted"
    assert people[1].table(table)["seats"][1]["controller"] == "open"
    assert people[1].get("/api/me/tables").json() == []
    people[2].sit(table, "Again")
    assert people[2].table(table)["you"]["seats"] == [1]


def test_a_recovery_key_brings_the_seat_to_another_browser(server: Running, guest: Guests) -> None:
    phone, laptop, thief = guest(server), guest(server), guest(server)
    made = phone.create(["me", "bot:random"], options=SHORT)
    table, key = made["table"]["id"], made["keys"][0]["key"]
    assert thief.post(f"/api/tables/{table}/recover", {"key": "guess"}).status_code == 403
    recovered = laptop.post(f"/api/tables/{table}/recover", {"key": key})
    assert recovered.json()["you"]["seats"] == [0]
    again = laptop.post(f"/api/tables/{table}/recover", {"key": key})
    assert again.status_code == 200
    assert phone.table(table)["you"]["seats"] == laptop.table(table)["you"]["seats"] == [0]
    assert [line["id"] for line in laptop.get("/api/me/tables").json()] == [table]
    assert thief.table(table)["you"]["seats"] == []


def test_a_seat_goes_to_a_bot_and_back_in_mid_game(server: Running, guest: Guests) -> None:
    table, (one, two, three) = friends(server, guest, 3)
    assert two.do(table, "replace", seat=1, controller="bot:heuristic")["result"] == "accepted"
    assert one.table(table)["seats"][1]["controller"] == "bot:heuristic"
    assert one.table(table)["seats"][1]["person"] is True
    refused = two.do(table, "act", version=0, action={"do": "pick_up"})
    assert refused["problem"]["code"] == "seat_replaced"
    assert two.do(table, "replace", seat=1, controller="person")["result"] == "accepted"
    assert one.table(table)["seats"][1]["controller"] == "person"
    assert one.do(table, "replace", seat=2, controller="autopilot")["result"] == "accepted"
    refused = one.do(table, "replace", seat=2, controller="person")
    assert refused["problem"]["code"] == "not_your_seat"
    assert three.do(table, "replace", seat=2, controller="person")["result"] == "accepted"
    unknown = three.do(table, "replace", controller="bot:nobody")
    assert unknown["problem"]["code"] == "unknown_bot"


def test_who_resigns_ranks_last_and_the_last_one_ends_the_match(
    server: Running, guest: Guests
) -> None:
    table, (one, two, three) = friends(server, guest, 3)
    assert two.do(table, "resign")["result"] == "accepted"
    info = one.table(table)
    assert info["status"] == "playing"
    assert info["seats"][1]["resigned"] is True
    assert info["seats"][1]["controller"] == "autopilot"
    assert two.do(table, "replace", controller="person")["problem"]["code"] == "has_resigned"
    assert two.do(table, "resign")["problem"]["code"] == "has_resigned"
    three.do(table, "resign")
    info = one.table(table)
    assert info["status"] == "ended"
    assert info["result"] == {"by": "resign", "ranking": [1, 3, 2], "returns": None}
    over = one.do(table, "act", version=0, action={"do": "pick_up"})
    assert over["problem"]["code"] == "match_over"


def test_the_match_ends_when_all_agree(server: Running, guest: Guests) -> None:
    table, (one, two, three) = friends(server, guest, 3)
    assert one.do(table, "propose", what="end")["result"] == "accepted"
    proposal = two.table(table)["proposal"]
    assert proposal == {"what": "end", "seat": 0, "agreed": [], "waiting": [1, 2]}
    assert one.do(table, "vote", agree=True)["problem"]["code"] == "no_vote"
    assert two.do(table, "propose", what="pause")["problem"]["code"] == "vote_open"
    two.do(table, "vote", agree=True)
    assert three.do(table, "vote", agree=False)["result"] == "accepted"
    assert one.table(table)["proposal"] is None
    one.do(table, "propose", what="end")
    two.do(table, "vote", agree=True)
    three.do(table, "vote", agree=True)
    info = one.table(table)
    assert info["result"] == {"by": "agreement", "ranking": None, "returns": None}


def test_a_pause_stops_play_until_somebody_resumes(server: Running, guest: Guests) -> None:
    table, (one, two) = friends(server, guest, 2)
    one.do(table, "propose", what="pause")
    two.do(table, "vote", agree=True)
    assert one.table(table)["status"] == "paused"
    turn = next(p for p in (one, two) if p.state(table)["asked"])
    state = turn.state(table)
    refused = turn.do(table, "act", version=state["version"], code=state["legal"][0]["code"])
    assert refused["problem"]["code"] == "table_paused"
    assert two.do(table, "resume")["result"] == "accepted"
    assert two.do(table, "resume")["problem"]["code"] == "not_paused"
    assert turn.do(table, "act", version=0, code=state["legal"][0]["code"])["result"] == "accepted"


def test_a_rematch_keeps_the_seats_for_the_same_people_and_happens_once(
    server: Running, guest: Guests
) -> None:
    table, (one, two) = friends(server, guest, 2)
    assert one.post(f"/api/tables/{table}/rematch").json()["problem"]["code"] == "not_over"
    one.do(table, "resign")
    first = one.rematch(table)
    assert first.status_code == 201
    again = first.json()["table"]
    assert again["status"] == "open"
    assert again["seats"][1]["reserved"] is True
    assert one.table(table)["rematch"] == again["id"]
    stranger = guest(server).post(f"/api/tables/{again['id']}/sit", {"name": "x"})
    assert stranger.json()["problem"]["code"] == "seat_taken"
    second = two.rematch(table)
    assert second.json()["table"]["id"] == again["id"]
    assert second.json()["table"]["status"] == "playing"
    assert second.json()["table"]["commitment"] != one.table(table)["commitment"]
    assert guest(server).post(f"/api/tables/{table}/rematch").status_code == 403


def test_chat_reaches_everybody_has_limits_and_can_be_muted(timed: Running, guest: Guests) -> None:
    table, (one, two) = friends(timed, guest, 2)
    with one.socket(table) as socket:
        socket.until("welcome")
        assert two.do(table, "say", text="  hello   there ")["result"] == "accepted"
        line = socket.until("chat")["line"]
        assert (line["seat"], line["name"], line["text"]) == (1, "Guest 1", "hello there")
    assert two.do(table, "say", text="   ")["problem"]["code"] == "nothing_said"
    too_long = two.post(f"/api/tables/{table}/do", {"type": "say", "id": "1", "text": "x" * 301})
    assert too_long.status_code == 400
    results = [two.do(table, "say", text=f"{n}") for n in range(8)]
    assert results[-1]["problem"]["code"] == "too_often"
    assert two.do(table, "mute", target=0, muted=True)["problem"]["code"] == "owner_only"
    assert one.do(table, "mute", target=1, muted=True)["result"] == "accepted"
    assert two.do(table, "say", text="?")["problem"]["code"] == "muted"
    with guest(timed).socket(table) as watcher:
        assert next(c["text"] for c in watcher.until("welcome")["chat"]) == "hello there"


def test_my_tables_put_those_first_that_wait_for_me(server: Running, guest: Guests) -> None:
    person = guest(server)
    waiting = person.create(["me", "open"], options=SHORT)["table"]["id"]
    mine = person.create(["me", "bot:random"], options=SHORT, mode="correspondence")["table"]["id"]
    person.create(["me", "open"], options=SHORT)
    lines = person.get("/api/me/tables").json()
    assert len(lines) == 3
    by_id = {line["id"]: line for line in lines}
    assert by_id[waiting]["open_seats"] == 1
    assert by_id[mine]["my_seats"] == [0]
    if by_id[mine]["my_turn"]:
        assert lines[0]["id"] == mine


def test_the_lobby_lists_public_tables_only(server: Running, guest: Guests) -> None:
    person = guest(server)
    hidden = person.create(["me", "open"])["table"]["id"]
    public = person.create(["me", "open"], public=True)["table"]["id"]
    listed = [line["id"] for line in guest(server).get("/api/lobby").json()]
    assert public in listed
    assert hidden not in listed


def test_a_table_that_cannot_be_is_refused_with_one_sentence(
    server: Running, guest: Guests
) -> None:
    person = guest(server)

    def refused(**body: object) -> str:
        wish = {"game": "loops", "seats": [{"controller": "me"}, {"controller": "open"}], **body}
        response = person.post("/api/tables", wish)
        assert response.status_code in {400, 404}, response.text
        problem = response.json()["problem"]
        assert problem["sentence"].endswith(".") or problem["sentence"].endswith(")")
        return str(problem["code"])

    two = [{"controller": "me"}, {"controller": "bot:random"}]
    assert refused(game="chess") == "unknown_game"
    assert refused(edition="first") == "edition_unknown"
    assert refused(options={"speed": 3}) == "bad_option_name"
    assert refused(options={"target_points": 3}) == "bad_option"
    assert refused(seats=[{"controller": "me"}]) == "bad_players"
    assert refused(seats=[{"controller": "me"}] * 2) == "several_me"
    assert refused(seats=[{"controller": "bot:random"}] * 2) == "no_person"
    assert refused(seats=[{"controller": "me"}, {"controller": "bot:x"}]) == "unknown_bot"
    assert refused(seats=[{"controller": "me"}, {"controller": "x"}]) == "unknown_controller"
    assert refused(practice=True) == "practice_seats"
    assert refused(mode="one_screen") == "one_screen_seats"
    assert refused(seats=two, mode="correspondence", options={"race_mode": "live"}) == (
        "race_needs_live"
    )
    assert refused(nonce="xyz") == "unreadable_request"
    assert refused(mode="fast") == "unreadable_request"


@pytest.mark.parametrize(
    ("language", "name"), [("en", "Pilot bot"), ("fr-CA,fr;q=0.9", "Robot pilote")]
)
def test_a_bot_that_nobody_named_is_called_in_the_language_of_who_created_the_table(
    server: Running, guest: Guests, language: str, name: str
) -> None:
    person = guest(server)
    person.http.headers["Accept-Language"] = language
    made = person.create(["me", "bot:pilot"])
    assert made["table"]["seats"][1]["name"] == name
