"""The bench of Hydroracers."""

import json

import pytest

from bench.hydroracers import TABLES, main


def test_the_bench_measures_every_table(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--seconds", "0.02", "--json"])
    told = json.loads(capsys.readouterr().out)
    assert set(told["rates"]) == set(TABLES)
    assert all(
        rate["races"] > 0 and rate["steps"] > rate["races"] for rate in told["rates"].values()
    )
    main(["--seconds", "0.02"])
    assert "races/s" in capsys.readouterr().out
