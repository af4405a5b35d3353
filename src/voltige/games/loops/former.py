"""What older versions of the rules of LOOPS called things (docs/records.md)."""

from typing import Final

from voltige.core.former import Former

FORMER: Final = {
    1: Former(
        words={
            "attitude": "pitch",  # the field, the kind of card, and its word in notation
            "attitude_change": "pitch",  # the card
            "play_attitude": "play_pitch",
            "against_attitude": "against_pitch",
            "looping": "loop",
            "play_looping": "play_loop",
            "looping_return": "loop_return",
        },
        editions={
            "loops-reconstructed": (
                "5a01f486140f0bd176f85f96263447622c401ca165fd8492926931f30f26460d"
            )
        },
    )
}
