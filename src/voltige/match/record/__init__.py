"""Record files (``.flight``): a TOML header and one line per version, all luck written out.

A record is save file, bug report, regression test and training data in one. Reading, replaying and
writing it again gives the same text. docs/records.md describes the form.
"""

from voltige.match.record.changes import make_void
from voltige.match.record.checking import Drawn, draws_of, verify_luck
from voltige.match.record.form import BARE_FORMAT, WAIVED, Fair, Record
from voltige.match.record.reading import read_record
from voltige.match.record.repeating import follow
from voltige.match.record.writing import write_record

__all__ = [
    "BARE_FORMAT",
    "WAIVED",
    "Drawn",
    "Fair",
    "Record",
    "draws_of",
    "follow",
    "make_void",
    "read_record",
    "verify_luck",
    "write_record",
]
