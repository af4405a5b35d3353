"""The verifier that stands alone: no rules, no Voltige, the standard library; and what the docs say."""

import hmac
import re
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from tests.conformance.play import Rounds, play_match, random_attempt
from tests.conformance.tables import Case, every_default_table
from voltige import verify_luck as alone
from voltige.core.rng import Rng
from voltige.match.log import Seat
from voltige.match.luck import FairLuck, PracticeLuck
from voltige.match.match import Match
from voltige.match.record import BARE_FORMAT, Fair, Record, write_record
from voltige.verify_luck import LuckError, check

DOCS = Path(__file__).parents[2] / "docs"
SEED = bytes(range(32))


def record_of(case: Case, *, practice: bool) -> str:
    """Play a match with undos and whatever else may happen, and write its record."""
    nonces = [bytes([number] * 16) if number != 1 else b"" for number in range(1, case.seats + 1)]
    luck = PracticeLuck(SEED, nonces) if practice else FairLuck(SEED, nonces)
    table = replace(case.table(), practice=practice)
    match = Match(table, [Seat(f"seat | # {number}") for number in range(case.seats)], luck)
    play_match(match, Rng(5, case.seats), Rounds(60, 3))
    for _ in range(10):
        if match.is_over:
            break
        seat, attempt = random_attempt(match, Rng(6))
        entry = match.submit(seat, attempt)
        if practice:
            match.take_back(seat, entry.version)
            match.submit(seat, attempt)
    order = tuple(reversed(range(case.seats)))
    fair = Fair(luck.commitment, luck.nonces, SEED, order)
    return write_record(Record(match, fair, hashes=True))


@every_default_table
def test_the_draws_of_every_game_are_checked_from_the_record_alone(case: Case) -> None:
    for practice in (False, True):
        text = record_of(case, practice=practice)
        assert check(text) == len(re.findall(r"\d\+\d+/\d+", text.partition("[log]")[2]))


@every_default_table
def test_any_other_outcome_is_found_out(case: Case) -> None:
    """A share that is moved aside never holds the number of its draw."""
    for practice in (False, True):
        text = record_of(case, practice=practice)
        shares = list(re.finditer(r"(\d+)\+(\d+)/(\d+)", text))
        for share in shares[:: max(1, len(shares) // 12)]:
            low, weight, total = (int(part) for part in share.groups())
            if weight == total:
                continue
            moved = low + weight if low + 2 * weight <= total else 0
            if moved == 0 and low < weight:
                continue
            changed = f"{text[: share.start()]}{moved}+{weight}/{total}{text[share.end() :]}"
            with pytest.raises(LuckError):
                check(changed)


def test_it_runs_as_a_file_of_its_own(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    file = tmp_path / "verify_luck.py"
    shutil.copy(str(alone.__file__), file)
    example = tmp_path / "example.flight"
    example.write_text(example_of("records.md"), encoding="utf-8")

    def run(*arguments: str) -> "subprocess.CompletedProcess[str]":
        command = [sys.executable, "-I", "-S", str(file), *arguments]
        return subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, check=False)

    fine = run(str(example))
    assert (fine.returncode, fine.stderr) == (0, "")
    assert fine.stdout == "The seed matches its seal, and all 14 draws follow from it.\n"
    listed = run("--draws", str(example)).stdout
    assert "line 4: draw dice-B 0 gives " in listed
    example.write_text(example_of("records.md").replace("236@", "235@").replace("119+6", "113+6"))
    wrong = run(str(example))
    assert wrong.returncode == 1
    assert "draw 0 gives" in wrong.stderr
    assert run().returncode == 2
    assert run("missing.flight").returncode == 1


def example_of(name: str) -> str:
    """Give the example of a document."""
    found = re.search(r"```toml\n(.*?)```", (DOCS / name).read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    return found[1]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('reveal = "00', 'reveal = "01'),
        ("reveal", "revealed"),
        ('"B 01', '"B 02'),
        ('"A waived"', f'"A {"00" * 15}01"'),
        ("flight-record/2", BARE_FORMAT),
        ("practice = true", "practice = false"),
        ("practice = true\n", ""),
        ("@dice-B:119", "@dice-A:119"),
        ("119+6/216", "119+0/216"),
        ("119+6/216", "119+98/216"),
        ("236@dice-B:119+6/216", "236"),
    ],
)
def test_a_record_that_was_changed_is_not_confirmed(old: str, new: str) -> None:
    example = example_of("records.md")
    assert check(example) == 14
    assert old in example
    with pytest.raises(LuckError):
        check(example.replace(old, new, 1))


def test_the_vectors_of_the_document_hold_for_both_verifiers() -> None:
    text = (DOCS / "fair-luck.md").read_text(encoding="utf-8")
    nonces = [bytes([1] * 16), b"", bytes([3] * 16)]
    luck = FairLuck(SEED, nonces)
    key = SEED + nonces[0] + bytes(16) + nonces[2]
    assert f"Seal: `{luck.commitment}`" in text
    assert f"Key: `{key.hex()}`" in text
    rows = re.findall(r"^\| (\S+) \| (\d+) \| (\d+) \| `(\w{64})` \| (\d+) \|$", text, re.MULTILINE)
    assert len(rows) == 12
    rejected = 0
    for name, k, total, digest, number in rows:
        stream = "" if name == "–" else name.strip("`")
        message = int(k).to_bytes(8, "big") + (bytes(4) + stream.encode() if stream else b"")
        assert hmac.digest(key, message, "sha256").hex() == digest
        assert luck.number(int(k), int(total), stream) == int(number)
        assert alone.number_of(key, int(k), int(total), stream) == int(number)
        rejected += int(digest, 16) % int(total) != int(number)
    assert rejected == 1
