"""Verbs, declared once: actions, their columns and the readers of attempts follow."""

import pytest

from voltige.core.action import Action
from voltige.core.errors import NotationError
from voltige.core.fields.kinds import Number, Only, Word
from voltige.core.verbs import Listing, Parameter, Verb, VerbTable, verb_of

CARD = Parameter("card", Word(["ace", "king"]))
COUNT = Parameter("count", Number(1, 3))
WORDS = Parameter("name", Word(["a b", "c"]), all_words=True)
PASS = Verb("pass", "XX-1", "pass", [], phases=[2])
PASS_WITH = Verb("pass", "XX-2", "pass {card}", [CARD], phases=[2])
PLAY = Verb("play", "XX-3", "play {card} x{count}", [CARD, COUNT], ["target"], kind=7)
RUSH = Verb("rush", "XX-4", "rush", [Parameter("answer", Only("yes", 1))])
WAIT = Verb("rush", "XX-5", "wait", [Parameter("answer", Only("no", 0))])
CALL = Verb("call", "XX-6", "call {name}", [WORDS])
VERBS = [PASS, PASS_WITH, PLAY, RUSH, WAIT, CALL]


def listed() -> Listing:
    """List every verb but the last with everything that it can be done with."""
    listing = Listing()
    for verb in VERBS[:-1]:
        listing.add_all(verb)
    return listing


def test_actions_are_all_that_a_verb_can_be_done_with() -> None:
    assert [(action.notation, action.data, action.rule) for action in listed().actions[1:5]] == [
        ("pass ace", {"do": "pass", "card": "ace"}, "XX-2"),
        ("pass king", {"do": "pass", "card": "king"}, "XX-2"),
        ("play ace x1", {"do": "play", "card": "ace", "count": 1}, "XX-3"),
        ("play ace x2", {"do": "play", "card": "ace", "count": 2}, "XX-3"),
    ]


def test_columns_number_the_values_of_a_parameter() -> None:
    listing = listed()
    assert listing.column(["card"], -1) == [-1, 0, 1, 0, 0, 0, 1, 1, 1, -1, -1]
    assert listing.column(["count", "answer"], 9) == [9, 9, 9, 0, 1, 2, 0, 1, 2, 1, 0]


@pytest.mark.parametrize(
    ("data", "verb"),
    [
        ({"do": "pass"}, PASS),
        ({"do": "pass", "card": "nonsense"}, PASS_WITH),
        ({"do": "rush", "answer": "yes"}, RUSH),
        ({"do": "rush", "answer": "no"}, WAIT),
        ({"do": "rush", "answer": "perhaps"}, RUSH),
        ({"do": "play", "card": "ace", "count": 1, "target": 2}, PLAY),
    ],
)
def test_an_attempt_is_of_the_form_that_fits(data: dict[str, object], verb: Verb) -> None:
    assert verb_of(VERBS, data) is verb


def test_an_attempt_with_a_strange_verb_or_key_is_a_fault() -> None:
    with pytest.raises(NotationError) as strange:
        verb_of(VERBS, {"do": "nonsense"})
    assert (strange.value.code, strange.value.params) == ("unknown_action", {"text": "nonsense"})
    with pytest.raises(NotationError) as odd:
        verb_of(VERBS, {"do": "pass", "count": 1})
    assert odd.value.code == "unknown_action_key"
    assert odd.value.params == {"verb": "pass", "key": "count"}


@pytest.mark.parametrize("value", [0, 4, True, 1.0, "1", None, [1]])
def test_what_is_no_value_of_a_parameter_has_no_number(value: object) -> None:
    assert PLAY.number_of("count", {"do": "play", "count": value}) == -1
    assert RUSH.number_of("answer", {"do": "rush", "answer": value}) == -1


def test_notation_is_read_as_an_action_or_as_an_attempt() -> None:
    table = VerbTable(VERBS, listed().actions)
    assert isinstance(table.parse(" play  king x3 "), Action)
    assert table.parse("play queen x9") == {"do": "play", "card": "queen", "count": 9}
    assert table.parse("play queen xy") == {"do": "play", "card": "queen", "count": "y"}
    assert table.parse("pass queen") == {"do": "pass", "card": "queen"}
    assert table.parse("call a  b") == {"do": "call", "name": "a b"}
    assert table.parse("call") == {"do": "call", "name": ""}
    for text in ("", "wait now", "play", "calling"):
        with pytest.raises(NotationError):
            table.parse(text)
