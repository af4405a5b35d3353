"""Goggles of an autopilot: which card it keeps, and that nobody sees the other (HR-251, HR-D77)."""

from tests.conformance.play import step
from tests.conformance.tables import amount
from tests.marks import rule
from tests.rules.hydroracers.campaigns import CAMPAIGN, campaign
from tests.rules.hydroracers.positions import A, B, fact, plane, play, told
from tests.rules.hydroracers.test_autopilots_campaign import flown_by
from voltige.core.event import EVERYONE, Journal
from voltige.core.options import Values
from voltige.core.rng import Rng
from voltige.core.state import SPECTATOR
from voltige.games.hydroracers import GAME
from voltige.games.hydroracers.terms import SOURCES

GOGGLES = ["t_goggles"]


@rule("HR-251")
def test_it_keeps_the_higher_of_two_cards() -> None:
    state = flown_by("supermarine", ["6/1", "7/2"], "3/1", {}, technologies=GOGGLES)
    assert fact(state, "phase") == "auto_draw"
    play(state, "luck: 8/3")
    assert plane(state, B)["under"] == ["3/1"]
    assert plane(state, B)["row"] == ["7/2", "8/3"]
    assert plane(state, B)["top"] == "6/1"


@rule("HR-251", "HR-248")
def test_an_i_pass_card_counts_three_while_glide_trim_is_on_top() -> None:
    """Equal cards: the first drawn is kept, and the I-pass card is no less than a 3."""
    own = {"m_glide_trim": "2/0"}
    for first, second, under in (("i-pass", "3/1", "3/1"), ("3/1", "i-pass", "i-pass")):
        state = flown_by(
            "supermarine",
            ["6/1", "7/2"],
            first,
            own,
            technologies=GOGGLES,
            played={"m_glide_trim": 1},
        )
        play(state, f"luck: {second}")
        assert plane(state, B)["under"] == [under]


@rule("HR-251", "HR-248")
def test_an_i_pass_card_counts_two_otherwise() -> None:
    state = flown_by("supermarine", ["6/1", "7/2"], "i-pass", {}, technologies=GOGGLES)
    play(state, "luck: 3/1")
    assert plane(state, B)["under"] == ["i-pass"]


@rule("HR-D77", "HR-251")
def test_nobody_is_told_or_shown_the_cards_that_it_looks_at() -> None:
    state = flown_by("supermarine", ["6/1", "7/2"], "3/1", {}, technologies=GOGGLES)
    for seat in (A, B, SPECTATOR):
        seen = state.view(seat).to_json()
        assert (seen["looked_size"], seen["looked"]) == (1, [])
    events = play(state, "luck: 8/3")
    assert not [event for event in events if "3/1" in str(event.data)]
    assert told(events, "OpenCardDrawn") == [{"seat": B, "card": "8/3", "source": "looked"}]
    for seat in (A, B, SPECTATOR):
        seen = state.view(seat).to_json()["planes"][B]
        assert (seen["under"], seen["under_size"], seen["row"]) == ([], 1, ["7/2", "8/3"])


@rule("HR-D77")
def test_a_world_dealt_anew_hides_another_card_under_its_deck() -> None:
    state = flown_by("supermarine", ["6/1", "7/2"], "3/1", {}, technologies=GOGGLES)
    play(state, "luck: 8/3")
    hidden = {
        GAME.determinize(state.view(A), Rng(seed)).to_dict()["planes"][B]["under"][0]
        for seed in range(40)
    }
    assert len(hidden) > 3
    dealt = GAME.determinize(state.view(A), Rng(1))
    assert dealt.to_dict()["planes"][B]["row"] == plane(state, B)["row"]
    assert dealt.view(A).to_json() == state.view(A).to_json()


@rule("HR-D77", "HR-226")
def test_a_card_from_under_its_deck_is_turned_up_for_all() -> None:
    options: Values = {"autopilots": ["supermarine"], "planes": ["macchi", "supermarine"]}
    person = {"position": 18, "hand": {"5/1": 1}}
    pilot = {"position": 3, "deck": {}, "row": ["6/1"], "under": ["4/1"]}
    state = campaign(person, pilot, options={**options, "bets": False}, order=[0, 1])
    events = play(state, "pass 5/1", "luck: 1/0", "luck: 3/0", "luck: 4/1")
    assert told(events, "OpenCardDrawn") == [{"seat": B, "card": "4/1", "source": "under"}]
    assert [event.to for event in events if event.name == "OpenCardDrawn"] == [EVERYONE]
    shown = state.view(A).to_json()["planes"][B]
    assert "4/1" in [shown["top"], *shown["row"]]


@rule("HR-D77")
def test_nobody_learns_a_card_under_the_deck_in_a_race_against_goggles() -> None:
    """Neither by a view nor by an event, before it is turned up; what it does is told to all alike."""
    options: Values = {
        **CAMPAIGN,
        "autopilots": ["macchi", "bernard"],
        "planes": ["curtiss", "macchi", "bernard"],
    }
    pilot = {"technologies": GOGGLES}
    sources: set[str] = set()
    for seed in range(amount(3, 20)):
        state = campaign(
            {"position": 5}, {"position": 3, **pilot}, {"position": 1}, options=options
        )
        rng = Rng(seed)
        while fact(state, "stage") == "idle":
            journal = Journal()
            step(state, rng, journal)
            secrets = [event for event in journal.events if event.to != EVERYONE]
            assert all(event.to == A and event.data["seat"] == A for event in secrets)
            for seat in (A, B, SPECTATOR):
                assert state.view(seat).to_json()["planes"][B]["under"] == []
            sources |= {data["source"] for data in told(journal.events, "OpenCardDrawn")}
    assert sources == set(SOURCES)
