"""The coach: exact odds of every choice, from the view of the seat that asks, for its holder."""

from fractions import Fraction

import pytest

from tests.rules.lucky_loop.positions import (
    DUCK,
    EAGLE,
    FOUR,
    ROOSTER,
    SAMPLE,
    flight,
    free_flight,
    position,
)
from tests.server.conftest import Guests
from tests.server.people import Json, Person
from tests.server.running import Running
from tests.server.tables import friends
from voltige.core.rng import Rng
from voltige.core.state import CHANCE
from voltige.games.lucky_loop import GAME
from voltige.games.lucky_loop.state import LuckyLoopState
from voltige.tables.coach import Rated, coach_of
from voltige.tables.coach.lucky_loop import LuckyLoopCoach
from voltige.wording.forming import say

COACH = LuckyLoopCoach()

HAND = ["R04a", "B12a", "Y07a", "G05a", "G09a", "R08a"]
FREE_HAND = ["G08a", "B08a", "Y05a", "R04a", "B12a", "R11a"]


def rate(state: LuckyLoopState) -> dict[str, Rated]:
    """Rate the choices of the seat in turn, by their notation."""
    seat = int(state.to_act)
    actions = state.legal_actions()
    rated = COACH.rate(state.view(seat), [action.code for action in actions])
    assert [choice.code for choice in rated] == [action.code for action in actions]
    assert sum(choice.best for choice in rated) == 1
    return {action.notation: choice for action, choice in zip(actions, rated, strict=True)}


def chance(choice: Rated, name: str) -> Fraction:
    """Give one chance by the end of its name."""
    found = [one.value for one in choice.chances if one.name.key.endswith(name)]
    assert len(found) == 1, choice
    return found[0]


# -- exact values (docs/rules/lucky-loop.md, "To the fraction") -----------------------------------------


def test_laying_has_the_chances_of_its_best_cards() -> None:
    hand = ["R04a", "B12a", "Y07a", "G05a", "G09a", "Y03a"]
    state = position(hands=[hand])
    eagle = rate(state)[f"lay {EAGLE}"]
    plays = [state.setup.table.actions[code].notation for code in eagle.then]
    assert plays[0] in {"play Y07a", "play Y03a"}
    assert plays[1:] == ["play R04a", "play B12a"]
    assert 0 < chance(eagle, "complete") < 1


def test_a_programme_of_the_table_of_odds() -> None:
    state = position(board={EAGLE: ["Y07a", "R03a", "B12a"]}, hands=[["R04a", "G03a", "G04a"]])
    upgrade = rate(state)[f"upgrade {EAGLE}"]
    assert chance(upgrade, "complete") == Fraction(479941, 1119744)
    assert [state.setup.table.actions[code].notation for code in upgrade.then] == ["play R04a"]


def test_dice_on_the_table_are_rated_one_by_one() -> None:
    rated = rate(flight(SAMPLE, [[3, 5], [], [6, 6]], [4, 5]))
    exact = next(choice for text, choice in rated.items() if text == "assign 2 a")
    assert chance(exact, "complete") == 1
    assert chance(exact, "points") == 15  # the sample flight of the rulebook
    assert exact.best
    both = rated["assign 2 ab"]
    assert chance(both, "points") == 2 + 10 + 0  # exceeded, no die left


def test_before_a_roll_stopping_is_a_sure_token() -> None:
    rated = rate(flight(["Y07a", "R06a", "B12a"], [[3, 5], [], [6, 6]], None))
    assert chance(rated["stop"], "token") == 1
    assert chance(rated["stop"], "complete") == 0
    assert chance(rated["roll"], "complete") == Fraction(26, 36)  # two dice reach six


def test_equal_faces_and_rerolls_are_found() -> None:
    rated = rate(flight(["Y05a", "R06a", "B09a"], [[], [], []], [2, 2, 6], tokens=[1]))
    assert all(choice.chances for choice in rated.values())
    assert {text for text in rated if text.startswith("reroll")} >= {"reroll ab", "reroll abc"}


def test_a_free_programme_and_its_star() -> None:
    cards = ["R04a", "Y05a", "B08a", "G08a"]
    state = position(scores=[FOUR], free_cards=[cards], phase="place_highlight")
    rated = rate(state)
    stars = {text: chance(choice, "free") for text, choice in rated.items()}
    figure = state.to_dict()["free_cards"][0].index("G08a") + 1
    assert stars[f"highlight {figure}"] == Fraction(22951189, 90699264)


def test_the_first_card_of_a_free_programme_leads_to_a_legal_one() -> None:
    state = position(scores=[FOUR], hands=[FREE_HAND])
    for text, choice in rate(state).items():
        if text.startswith("free"):
            after = state.clone()
            after.apply(choice.code)
            for code in choice.then:
                assert code in [action.code for action in after.legal_actions()]
                after.apply(code)
            assert after.to_dict()["flight"]["kind"] == "free"
        else:
            assert text == "exchange"
            assert choice.chances == []


def test_a_failed_free_flight_costs_points() -> None:
    rated = rate(free_flight([[], [], []], [1, 1, 1], 3))
    assert chance(rated["concede"], "change") == -2
    assert chance(rated["concede"], "consolation") == 0


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_chance_has_a_name(language: str) -> None:
    states = [
        position(hands=[HAND], scores=[{ROOSTER: 9}], board={DUCK: ["Y05a", "G05b", "R05a"]}),
        free_flight([[], [], []], None, 1, tokens=[1]),
    ]
    for state in states:
        for choice in rate(state).values():
            for one in choice.chances:
                assert say(one.name, language) != one.name.key


# -- nothing but the view ---------------------------------------------------------------------------


def test_what_a_seat_cannot_know_changes_nothing() -> None:
    state, rng = GAME.new_state(3), Rng(7)
    looked = 0
    while looked < 14:
        if state.to_act == CHANCE:
            state.resolve(state.sample_chance(rng))
            continue
        seat = int(state.to_act)
        other = GAME.determinize(state.view(seat), rng)
        codes = [action.code for action in state.legal_actions()]
        if looked % 2 == 0:
            assert other.to_dict() != state.to_dict()  # the hands of the others, the piles
        coach = LuckyLoopCoach()  # one that remembers nothing
        rated = coach.rate(other.view(seat), codes)
        assert COACH.rate(state.view(seat), codes) == rated
        looked += 1
        state.apply(codes[rng.below(len(codes))])


# -- the route --------------------------------------------------------------------------------------


def lucky(person: Person) -> str:
    """Make a table at which the person begins."""
    seats = ["me", "bot:random"]
    made = person.create(seats, game="lucky-loop", options={"start_player": 0})
    table: str = made["table"]["id"]
    return table


def odds(person: Person, table: str, **params: int) -> Json:
    """Ask for the odds."""
    response = person.get(f"/api/tables/{table}/odds", **params)
    assert response.status_code == 200, response.text
    told: Json = response.json()
    return told


def refusal(person: Person, table: str, **params: int) -> tuple[int, str]:
    """Give status and code of a refusal."""
    response = person.get(f"/api/tables/{table}/odds", **params)
    return response.status_code, response.json()["problem"]["code"]


def test_the_holder_of_a_seat_gets_odds_for_every_choice(server: Running, guest: Guests) -> None:
    person = guest(server)
    table = lucky(person)
    state = person.state(table)
    told = odds(person, table, seat=0)
    assert told["version"] == state["version"]
    assert told["seat"] == 0
    assert [one["code"] for one in told["choices"]] == [one["code"] for one in state["legal"]]
    assert [one["best"] for one in told["choices"]].count(True) == 1
    for choice in told["choices"]:
        for one in choice["chances"]:
            assert float(Fraction(one["value"])) == pytest.approx(one["share"], abs=1e-9)
            if one["unit"] == "chance":
                assert 0 <= one["share"] <= 1
    assert odds(person, table) == told


def test_odds_are_for_the_holder_and_the_moment_alone(server: Running, guest: Guests) -> None:
    options = {"start_player": 0}
    table, (first, second) = friends(server, guest, 2, game="lucky-loop", options=options)
    assert refusal(second, table, seat=1) == (409, "not_asked")
    assert refusal(second, table, seat=0) == (403, "not_your_seat")
    assert refusal(guest(server), table) == (403, "not_your_seat")
    assert refusal(first, table, seat=-1) == (403, "not_your_seat")
    assert odds(first, table)["seat"] == 0


def test_a_game_without_a_coach_and_a_table_without_a_match(server: Running, guest: Guests) -> None:
    assert coach_of("a-game-that-nobody-coaches") is None
    waiting, (owner, _) = friends(server, guest, 2, begin=False, game="lucky-loop", options={})
    assert refusal(owner, waiting) == (409, "not_started")
