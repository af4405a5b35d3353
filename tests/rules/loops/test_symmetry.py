"""What holds in every position of a game: mirror images, refusals, faults."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.marks import rule
from tests.rules.loops.positions import (
    FAULTS,
    attempt_of,
    legal,
    new_game,
    position,
)
from voltige.core.rng import Rng
from voltige.core.state import CHANCE, NOBODY
from voltige.games.loops.state import LoopsState

SHORT = {"round_play_cap": 100, "max_rounds": 3}


def decisions(seats: int, seed: int) -> Iterator[LoopsState]:
    """Give the positions of a random game in which a seat is to act."""
    state = new_game(seats, SHORT)
    rng = Rng(seed)
    while state.to_act != NOBODY:
        if state.to_act == CHANCE:
            state.resolve(state.sample_chance(rng))
        else:
            yield state
            state.apply(state.random_action(rng))


def mirrored_card(card: str) -> str:
    """Turn an altitude upside down; specials stay as they are."""
    if not card.startswith("alt_"):
        return card
    return f"alt_{10000 - int(card.removeprefix('alt_'))}"


def mirrored_text(text: str) -> str:
    """Turn the altitude of a play upside down."""
    words = text.split()
    return " ".join(str(10000 - int(word)) if word.isdigit() else word for word in words)


def mirrored(state: LoopsState) -> LoopsState:
    """Mirror all altitudes and the pitch."""
    told = state.to_dict()
    turned: dict[str, Any] = {"pile": [mirrored_card(card) for card in told["pile"]]}
    for key in ("hands", "known"):
        rows = told[key]
        turned[key] = [{mirrored_card(card): n for card, n in row.items()} for row in rows]
    for key in ("draw_pile", "returned"):
        turned[key] = {mirrored_card(card): n for card, n in told[key].items()}
    turned["pitch"] = "negative" if told["pitch"] == "positive" else "positive"
    if told["race"]:
        claims = [mirrored_text(claim) for claim in told["race"]["claims"]]
        turned["race"] = told["race"] | {"claims": claims}
    for key in ("base_altitude", "box_face"):
        del told[key]
    return position(int(state.seats()), SHORT, **(told | turned))


def seat_reversed(state: LoopsState) -> LoopsState:
    """Reverse the order of the seats and the direction."""
    seats = int(state.seats())
    told = state.to_dict()
    turned: dict[str, Any] = {}
    for key in ("hands", "known", "totals", "rounds_won"):
        turned[key] = told[key][::-1]
    for key in ("to_act", "turn_owner", "starter"):
        turned[key] = seats - 1 - told[key]
    turned["direction"] = "right" if told["direction"] == "left" else "left"
    if told["race"]:
        claims = [reversed_text(claim, seats) for claim in told["race"]["claims"][::-1]]
        speed_player = seats - 1 - told["race"]["speed_player"]
        turned["race"] = {"speed_player": speed_player, "claims": claims}
    for key in ("box_face", "hand_sizes"):
        del told[key]
    return position(seats, SHORT, **(told | turned))


def reversed_text(text: str, seats: int) -> str:
    """Turn the target of a Draw card round."""
    play, on, target = text.partition(" on ")
    return f"{play}{on}{'ABCDEFGH'[seats - 1 - 'ABCDEFGH'.index(target)]}" if on else text


@rule("LO-14", "LO-15", "LO-16", "LO-21")
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_climbing_and_descending_mirror_each_other(seats: int, seed: int) -> None:
    for state in decisions(seats, seed):
        turned = mirrored(state)
        assert sorted(legal(turned)) == sorted(mirrored_text(text) for text in legal(state))


@rule("LO-12", "LO-30", "LO-34")
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_left_and_right_mirror_each_other(seats: int, seed: int) -> None:
    for state in decisions(seats, seed):
        turned = seat_reversed(state)
        assert sorted(legal(turned)) == sorted(reversed_text(text, seats) for text in legal(state))
        for text in legal(state):
            after, turned_after = state.clone(), turned.clone()
            after.apply(after.table().read(text).code)
            turned_after.apply(turned_after.table().read(reversed_text(text, seats)).code)
            if after.to_act >= 0:
                assert int(turned_after.to_act) == seats - 1 - int(after.to_act)


@rule("LO-13")
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (4, 3)])
def test_a_refusal_changes_nothing_in_any_position(seats: int, seed: int) -> None:
    attempts = ["pick up", "decline", "play 1000 x9", "play 1000 + 9000", "play loop x2"]
    for state in decisions(seats, seed):
        before = state.to_dict()
        for seat in range(seats):
            for text in attempts:
                state.refusal(seat, attempt_of(state, text))
        assert state.to_dict() == before


@rule("LO-60", "LO-61", "LO-66")
@pytest.mark.parametrize("seed", range(3))
def test_only_attempts_that_are_refused_can_be_faults(seed: int) -> None:
    """In random positions every seat shows a pair of specials; who does so loses the pile."""
    state = new_game(4, SHORT | FAULTS)
    rng = Rng(seed)
    while state.to_act != NOBODY:
        if state.to_act == CHANCE:
            state.resolve(state.sample_chance(rng))
            continue
        told = state.to_dict()
        for seat, hand in enumerate(told["hands"]):
            if hand.get("pitch", 0) > 1 and told["pile"]:
                attempt = attempt_of(state, "play pitch x2")
                error = state.refusal(seat, attempt)
                assert error is not None
                fault = state.fault(seat, attempt, error)
                assert (fault is None) == (error.code == "already_committed")
                if fault is not None:
                    after = state.clone()
                    after.apply_fault(fault)
                    after.check()
        state.apply(state.random_action(rng))
