"""The balance documents of Hydroracers."""

import pytest

from voltige.arena.balance.hydroracers import CIRCUITS, document, main
from voltige.arena.balance.hydroracers_campaign import document as campaign_document


def test_the_document_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--games", "1", "--seed", "3"]) == 0
    assert capsys.readouterr().out == document(1, 3)


def test_the_balance_tables_have_a_line_for_each_circuit_and_shares_that_add_up() -> None:
    text = document(2, 1)
    assert document(2, 1) == text
    assert "--games 2 --seed 1" in text
    for circuit in CIRCUITS:
        lines = [line for line in text.splitlines() if line.startswith(f"| {circuit} |")]
        assert len(lines) == 4
        for line in lines:
            shares = [int(cell.strip(" %")) for cell in line.split("|") if "%" in cell]
            assert len(shares) == 4
            assert sum(shares) == 100


def test_the_campaign_tables_are_repeatable_and_their_shares_add_up() -> None:
    text = campaign_document(2, 1)
    assert campaign_document(2, 1) == text
    assert "--games 2 --seed 1" in text
    shares = [line for line in text.splitlines() if line.startswith("| share |")]
    assert len(shares) == 3
    for line in shares:
        cells = [int(cell.strip(" %")) for cell in line.split("|") if "%" in cell]
        assert sum(cells[:4]) == sum(cells[4:]) == 100
    assert "| AIRCOINS: bets |" in text
