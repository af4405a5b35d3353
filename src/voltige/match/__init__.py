"""One match as a value: seats, versions, log, undo, fair luck, records. No I/O, no clock."""
