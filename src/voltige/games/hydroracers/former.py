"""What older versions of the rules of Hydroracers called things (docs/records.md)."""

from typing import Final

from voltige.core.former import Former

FORMER: Final = {
    2: Former(
        words={
            "malus": "penalty",  # the key of an element, and what a square shows
            "maluses": "penalties",
            "malus_corner": "penalty_corner",
            "malus_slow": "penalty_slow",
            "malus_pilot": "penalty_pilot",
            "malus_hand": "penalty_hand",
        },
        editions={
            "hydroracers-reconstructed": (
                "8800aed6e4d4619163c29748913ff92f481acae588d57e4ebeb2406a369dde52"
            )
        },
    )
}
