"""One word per thing: words that a glossary has replaced come back into no text."""

import re
from collections.abc import Iterator

import pytest

from tests.locale.messages import messages
from voltige.locale import LANGUAGES
from voltige.locale.sources import FOLDER

EVERYWHERE = "any game"
REPLACED = {  # by language and game: what is never said, and what is said instead
    ("en", EVERYWHERE): {
        r"\b[Ww]hoever\b": "anyone who",
        r"\boneself\b|\bone’s\b": "you",
        r"\banew\b": "again",
        r"\bby (lot|luck)\b|\bBy (lot|luck)\b": "at random",
        r"\b[Tt]ake back\b(?! your seat)": "undo",
        r"\blook on\b": "watch",
        r"\bmalus": "penalty",
        r"\b(Most|Fewest|Least) \w+": "maximum, minimum",
    },
    ("en", "loops"): {r"\bdescend": "dive", r"\b[Aa]ttitude": "pitch", r"\b[Ll]ooping": "loop"},
    ("en", "hydroracers"): {
        r"\bstand\b": "space",
        r"% (damage|crash|penalty)": "chance of",
        r"\bobtain": "take",
        r"\bhurr(y|ied)\b": "rush",
    },
    ("fr", EVERYWHERE): {
        r"\bmoniteur": "instructeur",
        r"\bsiège": "place",
        r"\b(une|les?|la|vos|ce|cette|des) (\w+ )?vol(é|ée|és|ées)\b": "voler takes no object",
        r"\b[Vv]ol(er|ez|e) (une?|le|la|les|ce|cette|\{|\d)": "voler takes no object",
    },
    ("fr", "loops"): {r"\bplong": "descendre", r"de référence": "dernière altitude"},
    ("fr", "lucky-loop"): {r"[Éé]toile|vedette": "temps fort", r"\bgobelet": "cornet"},
    ("fr", "flying-carpet"): {
        r"\bcartes? (de|du) vents?\b": "cartes des vents",
        r"\b[Cc]alme\b": "accalmie",
        r"\b[Rr]etien": "arrêter",
    },
    ("fr", "hydroracers"): {
        r"\b[Tt]alent": "compétence",
        r"\btraînée": "résistance de l’air",
        r"\b[Rr]éparation": "remise en état",
        r"\b[Ss]tands?\b|\bplaces? (publique|réservée|de dégât|pour les)": "emplacement",
        r"\b[Pp]énalité": "malus",
        r"\b[Ss]ac de danger\b": "sac DANGER",
        r"\bjetons? (de dégât|d’alerte|de développement)\b": "jeton dégât",
        r"\bpilotes? automatiques?\b": "autopilote",
        r"\b[Ee]xposition\b": "exhibition",
    },
}


def said_by(language: str, game: str) -> Iterator[tuple[str, str]]:
    """Give the messages of a game, those of the browser included, or all there are."""
    own = (f"{game}-", f"web-{game}-", f"web-landing-line-{game}")
    for file in sorted((FOLDER / language).glob("*.ftl")):
        for key, text in messages(file):
            if game == EVERYWHERE or key.startswith(own):
                yield key, text


@pytest.mark.parametrize(("language", "game"), REPLACED)
def test_replaced_words_stay_away(language: str, game: str) -> None:
    messages = list(said_by(language, game))
    assert len(messages) > 60
    for pattern, instead in REPLACED[language, game].items():
        wrong = [(key, text) for key, text in messages if re.search(pattern, text)]
        assert wrong == [], f"say {instead}"


WRITTEN_BY_HAND = {"flying-carpet-option-panels-hint"}  # how panels are typed


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_names_what_is_internal(language: str) -> None:
    named = [
        (key, text)
        for key, text in said_by(language, EVERYWHERE)
        if re.search(r"[a-z]_[a-z]", text) and key not in WRITTEN_BY_HAND
    ]
    assert named == []
