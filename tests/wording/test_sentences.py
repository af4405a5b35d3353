"""Every choice, event and position of every game is a sentence in every language."""

from tests.conformance.tables import Case, amount, every_house_table
from tests.wording.sentences import (
    Ear,
    hear_choices,
    hear_events,
    hear_position,
    told,
    words_of,
)

SOMETIMES = 25  # steps between positions that are heard


@every_house_table
def test_everything_is_said(case: Case) -> None:
    words, ear = words_of(case), Ear()
    for number, (state, journal) in enumerate(told(case, 1, amount(75, 150))):
        hear_choices(ear, words, state)
        hear_events(ear, words, journal, case.watchers())
        if number % SOMETIMES == 0:
            hear_position(ear, words, state, case.watchers())
    hear_position(ear, words, state, case.watchers())
    assert len(ear.heard) > 20
