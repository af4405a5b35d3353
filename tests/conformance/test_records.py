"""Records: read, replay and write again gives the same text, whatever happened in the match."""

from dataclasses import replace

from tests.conformance.play import Rounds, fair_luck, frozen, new_match, play_match
from tests.conformance.tables import TRIED, Case, amount, every_default_table, every_table
from voltige.arena.golden import SHORTER
from voltige.core.rng import Rng
from voltige.match.match import Match
from voltige.match.record import Fair, Record, read_record, verify_luck, write_record
from voltige.match.redact import read_redacted, write_redacted
from voltige.pure import is_compiled

WHOLE_GAME = 1_000_000


def played(case: Case, seed: int, rounds: Rounds) -> Record:
    """Play a match with sealed luck; its record opens the seal."""
    luck = fair_luck(case, seed)
    match = new_match(case, luck)
    play_match(match, Rng(seed, case.seats), rounds)
    return Record(match, Fair(luck.commitment, luck.nonces, luck.seed), hashes=seed % 2 == 0)


def draws(match: Match) -> int:
    """Count the luck of a match, what was undone included."""
    return sum(len(entry.luck) for entry in match.log)


@every_table
def test_a_record_with_all_kinds_of_entries_reads_and_writes_as_the_same_text(case: Case) -> None:
    for seed in (82, 83):
        record = played(case, seed, Rounds(amount(15, 50), 3))
        text = write_record(record)
        again = read_record(text, TRIED)
        assert write_record(again) == text
        assert frozen(again.match.state.to_dict()) == frozen(record.match.state.to_dict())
        assert verify_luck(again) == draws(record.match)


@every_table
def test_the_replay_of_a_record_tells_every_seat_the_same(case: Case) -> None:
    record = played(case, 84, Rounds(amount(15, 50), 4))
    again = read_record(write_record(record), TRIED)
    for seat in case.watchers():
        assert write_redacted(again.match, seat) == write_redacted(record.match, seat)


@every_default_table
def test_the_record_of_a_whole_game_ends_with_its_result(case: Case) -> None:
    if not is_compiled():  # a game at random is long
        case = replace(case, options=SHORTER.get(case.game.name, {}))
    record = played(case, 85, Rounds(WHOLE_GAME, 0))
    assert record.match.is_over
    text = write_record(record)
    assert "\n[result]\n" in text
    again = read_record(text, TRIED)
    assert write_record(again) == text
    assert again.match.state.ranking() == record.match.state.ranking()
    assert verify_luck(again) == draws(record.match)


@every_table
def test_a_record_may_begin_at_any_position(case: Case) -> None:
    record = played(case, 86, Rounds(20, 0))
    table = case.table()
    later = type(table)(
        table.game, table.edition, table.seats, table.values, record.match.state.to_dict()
    )
    luck = fair_luck(case, 87)
    match = Match(later, record.match.seats, luck)
    play_match(match, Rng(88, case.seats), Rounds(20, 4))
    text = write_record(Record(match, None, hashes=True))
    assert write_record(read_record(text, TRIED)) == text


@every_table
def test_the_export_for_a_seat_holds_its_events_alone(case: Case) -> None:
    match = played(case, 89, Rounds(amount(15, 50), 4)).match
    for seat in case.watchers():
        text = write_redacted(match, seat)
        events = read_redacted(text)
        assert events == [event.to_json() for event in match.events_for(seat)]
