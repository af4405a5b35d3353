"""What holds over whole games: the invariants of the rules that one position cannot show."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from tests.marks import rule
from tests.rules.loops.positions import (
    POINTS,
    Step,
    names,
    position,
    random_steps,
)
from voltige.core.event import Event
from voltige.core.state import NOBODY

SHORT = {"round_play_cap": 100, "max_rounds": 3}


GAMES_PLAYED = [(2, 1), (2, 6), (3, 2), (3, 7), (4, 3), (4, 8), (5, 4), (8, 5)]  # seats and seed


CARRY_OVER = SHORT | {"conditions_carry_over": True}


def events_of(steps: Iterator[Step]) -> Iterator[tuple[Event, str]]:
    """Give all events of a game with the names of their classes."""
    for step in steps:
        for event in step.events:
            yield event, names([event])[0]


def deck_points(seats: int) -> int:
    """Give the points of all cards in the deck."""
    return 665 if seats == 2 else 765


@rule("LO-11", "LO-14", "LO-15", "LO-16", "LO-20", "LO-21")
@pytest.mark.parametrize(("seats", "seed"), GAMES_PLAYED)
def test_each_altitude_in_the_pile_respected_the_pitch_of_its_time(seats: int, seed: int) -> None:
    """The pile is kept here a second time, from what was told, and must be the same."""
    pile: list[str] = []
    base, climbing = 0, True
    for step in random_steps(seats, seed, SHORT):
        for event in step.events:
            name = names([event])[0]
            if name in {"RoundStarted", "PilePickedUp", "PileReturned"}:
                pile, base = [], 0
            if name == "RoundStarted":
                climbing = True
            if name == "PitchChanged":
                climbing = not climbing
            if name == "CardsPlayed":
                card = event.data["card"]
                pile += [card] * event.data["count"]
                if card.startswith("alt_"):
                    altitude = int(card.removeprefix("alt_"))
                    fits = altitude >= base if climbing else altitude <= base
                    assert fits or base == 0
                    base = altitude
        assert step.after["pile"] == pile
        assert step.after["base_altitude"] == base


@rule("LO-7", "LO-29", "LO-30", "LO-51", "LO-67")
@pytest.mark.parametrize("options", [SHORT, CARRY_OVER], ids=["reset", "carry over"])
@pytest.mark.parametrize(("seats", "seed"), GAMES_PLAYED)
def test_conditions_follow_from_the_number_of_cards_that_took_effect(
    seats: int, seed: int, options: dict[str, Any]
) -> None:
    turns: Counter[str] = Counter()
    ring = {("left", True): 0, ("left", False): 1, ("right", False): 2, ("right", True): 3}
    for step in random_steps(seats, seed, options):
        ended = "RoundEnded" in names(step.events)
        winners = [e.data["winner"] for e in step.events if names([e]) == ["RoundEnded"]]
        for event in step.events:
            if names([event]) == ["CardsPlayed"] and event.data["seat"] not in winners:
                turns[event.data["card"]] += 1
        if ended and options is SHORT and step.after["phase"] != "over":
            turns.clear()
        climbing = turns["pitch"] % 2 == 0
        direction = "left" if turns["direction_change"] % 2 == 0 else "right"
        assert (step.after["pitch"] == "positive") == climbing
        assert step.after["direction"] == direction
        assert step.after["box_face"] == ring[direction, climbing]


@rule("LO-17", "LO-24", "LO-27", "LO-28", "LO-34", "LO-38", "LO-43")
@pytest.mark.parametrize(("seats", "seed"), GAMES_PLAYED)
def test_hands_and_draw_pile_change_only_as_the_rules_say(seats: int, seed: int) -> None:
    for step in random_steps(seats, seed, SHORT):
        if step.before["phase"] in {"choose_starter", "deal"}:
            continue
        if "RoundStarted" in names(step.events):
            continue
        sizes = list(step.before["hand_sizes"])
        draw_pile = step.before["draw_pile_size"]
        for event in step.events:
            name, data = names([event])[0], event.data
            if name == "CardsPlayed":
                assert data["count"] >= 1
                sizes[data["seat"]] -= data["count"]
            elif name == "PilePickedUp":
                assert data["cards"] == step.before["pile"]
                sizes[data["seat"]] += len(data["cards"])
            elif name == "CardTaken":
                assert step.before["phase"] == "take"
                sizes[data["seat"]] += 1
                draw_pile -= 1
            elif name == "PileReturned":
                assert data["cards"][-1] == "loop"
                draw_pile += data["count"]
        assert step.after["hand_sizes"] == sizes
        assert step.after["draw_pile_size"] == draw_pile


@rule("LO-34", "LO-36")
@pytest.mark.parametrize(("seats", "seed"), GAMES_PLAYED)
def test_a_draw_card_gives_its_number_of_cards_or_all_that_are_left(seats: int, seed: int) -> None:
    for step in random_steps(seats, seed, SHORT):
        for place, event in enumerate(step.events):
            if names([event]) == ["DrawOrdered"]:
                number = int(step.events[place - 1].data["card"].removeprefix("draw_"))
                assert event.data["count"] == min(number, step.before["draw_pile_size"])
                assert event.data["target"] != event.data["seat"]


@rule("LO-49", "LO-53", "LO-59")
@pytest.mark.parametrize(("seats", "seed"), GAMES_PLAYED)
def test_per_round_the_winner_adds_nothing_and_the_others_something(seats: int, seed: int) -> None:
    scores: list[int] = []
    totals = [0] * seats
    for event, name in events_of(random_steps(seats, seed, SHORT)):
        if name == "HandRevealed":
            held = sum(POINTS[card] * count for card, count in event.data["cards"].items())
            assert event.data["points"] == held
            totals[event.data["seat"]] += held
            assert event.data["total"] == totals[event.data["seat"]]
            scores.append(held)
        elif name == "RoundEnded":
            winner = event.data["winner"]
            for seat, score in enumerate(scores):
                assert (score == 0) == (seat == winner)
            assert sum(scores) <= deck_points(seats)
            scores = []


@rule("LO-53", "LO-54")
@pytest.mark.parametrize(("seats", "seed"), GAMES_PLAYED)
def test_scores_pile_and_draw_pile_together_hold_all_points(seats: int, seed: int) -> None:
    *_, last = random_steps(seats, seed, {"round_play_cap": 100, "max_rounds": 1})
    told = last.after
    in_pile = sum(POINTS[card] for card in told["pile"])
    in_draw_pile = sum(POINTS[card] * count for card, count in told["draw_pile"].items())
    assert sum(told["totals"]) + in_pile + in_draw_pile == deck_points(seats)


@rule("LO-55", "LO-56", "LO-57", "LO-58", "LO-70")
@pytest.mark.parametrize("target", [50, 200])
@pytest.mark.parametrize("limit", [0, 2])
@pytest.mark.parametrize(("seats", "seed"), GAMES_PLAYED[:4])
def test_the_game_stops_at_the_first_round_above_the_target(
    seats: int, seed: int, target: int, limit: int
) -> None:
    options = {"round_play_cap": 100, "target_points": target, "max_rounds": limit}
    totals = [0] * seats
    ranking: list[int] = []
    for event, name in events_of(random_steps(seats, seed, options)):
        if name == "HandRevealed":
            totals[event.data["seat"]] = event.data["total"]
        elif name == "RoundStarted":
            assert max(totals) <= target
            assert limit == 0 or event.data["round"] <= limit
        elif name == "RoundEnded" and event.data["winner"] >= 0:
            assert min(totals) <= target
        elif name == "GameEnded":
            ranking = event.data["ranking"]
    assert max(totals) > target or limit > 0
    winners = [seat for seat, place in enumerate(ranking) if place == 1]
    assert winners == [seat for seat, total in enumerate(totals) if total == min(totals)]


@rule("LO-55", "LO-59")
@pytest.mark.parametrize(("seats", "bound"), [(2, 401), (3, 301), (4, 267), (8, 229)])
def test_a_game_ends_within_the_rounds_that_the_rules_count(seats: int, bound: int) -> None:
    """Each round costs all but one a point at least; spread evenly, that lasts longest."""
    assert 200 * seats // (seats - 1) + 1 == bound
    totals = [0] * seats
    rounds = 0
    over = False
    while not over:
        hands = [{"alt_1000": 1} for _ in range(seats)]
        winner = max(range(seats), key=totals.__getitem__)
        state = position(seats, hands=hands, totals=totals, to_act=winner)
        state.apply(state.table().read("play 1000 x1").code)
        totals = state.to_dict()["totals"]
        rounds += 1
        over = state.to_act == NOBODY
    assert rounds == bound


@rule("LO-55", "LO-59")
@pytest.mark.parametrize("seats", range(2, 9))
def test_random_games_end(seats: int) -> None:
    options = {"round_play_cap": 100, "target_points": 50}
    *_, last = random_steps(seats, seats, options)
    assert last.after["phase"] == "over"
    assert last.after["round_no"] <= 50 * seats // (seats - 1) + 1
