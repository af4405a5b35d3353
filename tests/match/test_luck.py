"""Fair luck: anybody with the seed can do the sums again."""

import hashlib
import hmac
from collections import Counter

import pytest

from tests.match.setting import NONCES, SEED, TURN, dump, fair, fair_match, match_at, say
from voltige.core.rng import Rng
from voltige.games.loops import GAME
from voltige.match.errors import MatchError, RecordError
from voltige.match.luck import FairLuck, GivenLuck, commitment, pick


def sum_by_hand(seed: bytes, nonces: list[bytes], draw: int, total: int) -> int:
    """Work a draw out from the description: HMAC-SHA-256(seed ‖ nonces, k), by rejection."""
    key = seed + b"".join(nonce or b"\0" * 16 for nonce in nonces)
    limit = 2**256 // total * total
    message = draw.to_bytes(8, "big")
    attempt = 0
    while True:
        digest = hmac.new(key, message, hashlib.sha256).digest()
        if int.from_bytes(digest, "big") < limit:
            return int.from_bytes(digest, "big") % total
        attempt += 1
        message = draw.to_bytes(8, "big") + attempt.to_bytes(4, "big")


def test_a_draw_is_what_the_description_says() -> None:
    for nonces in ([], NONCES[:2], [b"", *NONCES[:3]]):
        luck = FairLuck(SEED, nonces)
        for draw in (0, 1, 2, 1000, 2**40):
            for total in (1, 2, 6, 110, 10**9):
                assert luck.number(draw, total) == sum_by_hand(SEED, nonces, draw, total)


def test_a_known_draw_stays_what_it_is() -> None:
    """Frozen numbers: a change of the arithmetic would break every seal that is out there."""
    luck = FairLuck(SEED, NONCES[:4])
    assert [luck.number(draw, 110) for draw in range(8)] == [
        sum_by_hand(SEED, NONCES[:4], draw, 110) for draw in range(8)
    ]
    first = hmac.digest(SEED + b"".join(NONCES[:4]), bytes(8), "sha256")
    assert luck.number(0, 2**128) == int.from_bytes(first[16:], "big")


@pytest.mark.parametrize("total", [2**255 + 1, 2**256 - 1, 3 * 2**254])
def test_numbers_that_would_be_biased_are_drawn_again(total: int) -> None:
    luck = FairLuck(SEED, NONCES[:3])
    again = 0
    for draw in range(60):
        assert luck.number(draw, total) == sum_by_hand(SEED, NONCES[:3], draw, total)
        first = hmac.digest(SEED + b"".join(NONCES[:3]), draw.to_bytes(8, "big"), "sha256")
        again += luck.number(draw, total) != int.from_bytes(first, "big") % total
    if total == 2**255 + 1:
        assert again > 10, "about every second draw is rejected here"


def test_draws_are_spread_evenly() -> None:
    luck = FairLuck(SEED, NONCES[:4])
    counts = Counter(luck.number(draw, 10) for draw in range(20_000))
    assert sum((counts[cell] - 2000) ** 2 / 2000 for cell in range(10)) < 29.6


def test_seed_and_every_nonce_matter() -> None:
    def draws(luck: FairLuck) -> list[int]:
        return [luck.number(draw, 1000) for draw in range(20)]

    seen = {tuple(draws(FairLuck(SEED, NONCES[:4])))}
    seen.add(tuple(draws(FairLuck(bytes(32), NONCES[:4]))))
    for seat in range(4):
        changed = [*NONCES[:4]]
        changed[seat] = bytes([99] * 16)
        seen.add(tuple(draws(FairLuck(SEED, changed))))
        changed[seat] = b""
        seen.add(tuple(draws(FairLuck(SEED, changed))))
    seen.add(tuple(draws(FairLuck(SEED, [NONCES[1], NONCES[0], *NONCES[2:4]]))))
    assert len(seen) == 11


def test_the_seal_is_the_sha_256_of_the_seed() -> None:
    assert fair().commitment == commitment(SEED) == hashlib.sha256(SEED).hexdigest()


def test_seeds_and_nonces_have_their_lengths() -> None:
    with pytest.raises(MatchError) as caught:
        FairLuck(b"short", [])
    assert (caught.value.code, caught.value.params) == ("bad_seed", {"bytes": 32})
    with pytest.raises(MatchError) as caught:
        FairLuck(SEED, [b"", b"short"])
    assert (caught.value.code, caught.value.params) == ("bad_nonce", {"bytes": 16})


def test_a_number_picks_the_outcome_in_whose_share_it_lies() -> None:
    outcomes = [(7, 2), (3, 1), (9, 3)]
    assert [pick(outcomes, number) for number in range(6)] == [7, 7, 3, 9, 9, 9]
    with pytest.raises(AssertionError):
        pick(outcomes, 6)


def test_every_draw_uses_the_next_number() -> None:
    luck, state = fair(), GAME.new_state(4)
    number = luck.number(0, sum(weight for _, weight in state.chance_outcomes()))
    outcomes = state.chance_outcomes()
    assert luck.draw(state, outcomes) == pick(outcomes, number)
    assert luck.draws == 1


def test_a_match_draws_as_often_as_its_log_says() -> None:
    match = fair_match()
    rng = Rng(1)
    for _ in range(60):
        if not match.is_over:
            actions = match.legal_actions(int(match.state.to_act))
            match.submit(int(match.state.to_act), actions[int(rng.below(len(actions)))].data)
    assert isinstance(match.luck, FairLuck)
    assert match.luck.draws == sum(len(entry.luck) for entry in match.log)


def test_given_luck_brings_what_its_words_say_and_waits_when_they_run_out() -> None:
    state = GAME.new_state(3)
    luck = GivenLuck(["C"])
    assert luck.draw(state, state.chance_outcomes()) == 2
    assert luck.draw(state, state.chance_outcomes()) is None


def test_given_luck_refuses_a_word_that_is_impossible_now() -> None:
    with pytest.raises(RecordError) as caught:
        GivenLuck(["D"]).draw(GAME.new_state(3), GAME.new_state(3).chance_outcomes())
    assert caught.value.code == "impossible_luck"
    assert caught.value.params == {"word": "D", "possible": "A, B, C"}


def test_luck_that_is_fed_must_be_used_up() -> None:
    match = match_at(TURN)
    say(match, 0, "play draw2 on C")
    with pytest.raises(MatchError) as caught:
        match.feed(["3000", "loop", "9000"])
    assert (caught.value.code, caught.value.params) == ("unused_luck", {"word": "9000"})


def test_luck_that_cannot_be_fed_changes_nothing() -> None:
    match = match_at(TURN)
    say(match, 0, "play draw2 on C")
    before = dump(match.state)
    for words in (["3000", "loop", "9000"], ["3000", "nonsense"]):
        with pytest.raises(MatchError):
            match.feed(words)
        assert dump(match.state) == before
        assert match.log[1].luck == []
