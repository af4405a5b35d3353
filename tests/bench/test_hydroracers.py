"""The bench and the balance tables of Hydroracers."""

import json

import pytest

from bench.hydroracers import TABLES, main
from bench.hydroracers_balance import CIRCUITS, document
from bench.hydroracers_campaigns import document as campaign_document


def test_the_bench_measures_every_table(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--seconds", "0.02", "--json"])
    told = json.loads(capsys.readouterr().out)
    assert set(told["rates"]) == set(TABLES)
    assert all(
        rate["races"] > 0 and rate["steps"] > rate["races"] for rate in told["rates"].values()
    )
    main(["--seconds", "0.02"])
    assert "races/s" in capsys.readouterr().out


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
