"""One match as a value: seats, versions, log, undo, fair luck, record files. Pure: no I/O, no clock."""
