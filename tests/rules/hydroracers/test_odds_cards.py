"""Odds of the cards of a campaign: their effects on the cockpit come first (HR-177, HR-243).

Brute force does every legal movement on the state itself: it tries every token that can be taken
off, every draw and every placing, and declines what the owner may add afterwards.
"""

from fractions import Fraction
from typing import Any

import pytest

from tests.conformance.tables import amount
from tests.marks import rule
from tests.rules.hydroracers.campaigns import campaign
from tests.rules.hydroracers.positions import B
from tests.rules.hydroracers.test_odds import badness, follow
from voltige.bots.bot import legal_codes
from voltige.bots.hydroracers import flown
from voltige.bots.hydroracers_temper import CLASSIC
from voltige.bots.hydroracers_traffic import Traffic
from voltige.bots.registry import make_bot
from voltige.core.event import Journal
from voltige.core.options import Values
from voltige.core.rng import Rng
from voltige.games.hydroracers import GAME
from voltige.games.hydroracers.edition.reading import HydroracersEdition
from voltige.games.hydroracers.odds.cockpit import Spread
from voltige.games.hydroracers.odds.turn import MoveOdds, turn_odds
from voltige.games.hydroracers.state import HydroracersState, known_position
from voltige.games.hydroracers.terms import CHOOSE_GAIN, CHOOSE_TOKENS, SUPERCHARGE

Course = tuple[int, int, int]  # speed, end, dangers
Found = tuple[Course, Spread, int]  # with the penalties that were active as the plane took off

EXPERT: Values = {"cockpit": "expert", "bets": False, "planes": ["macchi", "bernard"]}


def edition() -> HydroracersEdition:
    found = GAME.load_edition()
    assert isinstance(found, HydroracersEdition)
    return found


def tried(state: HydroracersState, code: int, so_far: Journal) -> list[Found]:
    """Do an action and everything that can follow up to the landing, then follow the dangers."""
    mover = int(state.to_act)
    after, journal = state.clone(), Journal()
    journal.events = list(so_far.events)
    after.apply(code, journal)
    moved = [e.data for e in journal.events if e.name == "PlaneMoved"]
    if moved:
        course = (moved[0]["speed"], moved[0]["end"], moved[0]["dangers"])
        penalties = len(after.to_dict()["planes"][mover]["penalties"])  # no token is drawn yet
        return [(course, follow(after, journal, (0, 0, False, ())), penalties)]
    assert after.phase in {CHOOSE_GAIN, CHOOSE_TOKENS, SUPERCHARGE}
    codes = [action.code for action in after.legal_actions()]
    if after.phase != CHOOSE_TOKENS:
        codes = codes[-1:]  # which gain does not matter; no Supercharger
    return [found for code in codes for found in tried(after, code, journal)]


def edition_squares(element: str, level: int) -> list[str]:
    """Give what the squares of a tile show, as the edition file says."""
    tile = next(tile for tile in edition().data["element"] if tile["id"] == element)
    squares: list[str] = tile[f"level_{level}"]
    return squares


def by_brute_force(state: HydroracersState, code: int) -> tuple[Course, Spread]:
    """Give course and odds of the best choice of tokens; of equal ones the first."""

    def worst_first(found: Found) -> tuple[Fraction, Fraction, Fraction]:
        crash, penalties, damage = badness(found[1])
        return crash, penalties + found[2], damage

    best = min(tried(state, code, Journal()), key=worst_first)
    return best[0], best[1]


def compare(state: HydroracersState) -> list[MoveOdds]:
    """Compare the odds of every movement with brute force; return them."""
    codes = [action.code for action in state.legal_actions()]
    found = turn_odds(known_position(state.view(state.to_act)), state.to_act, codes)
    for odds in found:
        course, spread = by_brute_force(state, odds.code)
        assert (odds.speed, odds.end, odds.dangers) == course
        assert odds.spread == spread
        assert odds.dangers == len(odds.limits) + odds.overtakes + own_dangers(state, odds)
    return found


def own_dangers(state: HydroracersState, odds: MoveOdds) -> int:
    """Count the dangers that the card itself brings (HR-185)."""
    name = state.table().actions[odds.code].data.get("card")
    return int(name == "m_stunt" and state.table().actions[odds.code].data["do"].startswith("play"))


def one_token(element: str, square: int, **data: Any) -> HydroracersState:
    """Seat B flies Cooling Run with a single damage token on its tiles."""
    tokens = [""] * square + ["damage"]
    cards = {"3/1": 0, "4/1": 2, "5/1": 2, "6/2": 2, "7/2": 2, "8/3": 1, "m_cooling_run": 1}
    mover = {
        "position": 2,
        "hand": {"m_cooling_run": 1},
        "cards": {card: count for card, count in cards.items() if count},
        "tiles": {element: {"tokens": tokens}},
        **data,
    }
    return campaign({"position": 15}, mover, options=EXPERT, turn=1)


@rule("HR-243", "HR-177")
def test_a_slow_engine_that_the_card_repairs_slows_nothing() -> None:
    state = one_token("propulsion", 1)
    odds = MoveOdds(known_position(state.view(B)), B, state.table().read("play m_cooling_run").code)
    assert (odds.base, odds.modifier, odds.speed, odds.end) == (3, 0, 3, 5)
    assert flown(Traffic(known_position(state.view(B)), B, CLASSIC), odds.code)[0] == 5
    assert len(compare(state)) == 2


@rule("HR-243", "HR-118")
def test_damaged_controls_that_the_card_repairs_make_no_corner_dangerous() -> None:
    """The card flies at exactly 4 over the corner of limit 4 after cell 12 (with a slipstream)."""
    state = one_token("controls", 1, position=11, slip=1)
    odds = MoveOdds(known_position(state.view(B)), B, state.table().read("play m_cooling_run").code)
    assert (odds.speed, odds.end, odds.dangers, odds.limits) == (4, 16, 1, [])
    compare(state)


def random_tiles(rng: Rng) -> dict[str, Any]:
    """Cover tiles of random levels with random tokens: no damage on a cross, alerts as there are."""
    tiles: dict[str, Any] = {}
    alerts = 6
    for element, printed in (("cooling", 2), ("propulsion", 2), ("controls", 2), ("structure", 1)):
        level = printed + int(rng.below(4 - printed))
        tokens = [
            ["", "damage", "alert"][int(rng.below(3))] for _ in edition_squares(element, level)
        ]
        if tokens[-1] == "damage":
            tokens[-1] = ""
        alerts -= tokens.count("alert")
        if alerts < 0:
            tokens = ["" for _ in tokens]
            alerts = 0
        tiles[element] = {"level": level, "tokens": tokens}
    return tiles


def random_position(seed: int) -> HydroracersState:
    """Make a position of an expert campaign in which seat B holds three development cards."""
    rng = Rng(seed)
    kinds = [card.id for card in edition().deck.movement]
    names = [card.id for card in edition().deck.technologies]
    mine = [kinds[(seed + 6 * i) % len(kinds)] for i in range(3)]
    cards = [*mine, "4/1", "5/1", "6/2", "7/2", "8/3", "4/1", "5/1"]
    start = int(rng.below(19)) - 1
    leads = rng.below(2) == 1
    mover = {
        "position": start,
        "hand": dict.fromkeys(mine, 1),
        "cards": {card: cards.count(card) for card in cards},
        "tiles": random_tiles(rng),
        "technologies": sorted({names[int(rng.below(len(names)))] for _ in range(2)}),
        "slip": 0 if leads else int(rng.below(3)),
        "pilot": ["bernardi", "doolittle", "greig", "sadi"][int(rng.below(4))],
    }
    other = {"position": start - 1 if leads else start + 1 + int(rng.below(6)), "pilot": ""}
    options: Values = {**EXPERT, "pilots": "chosen", "circuit": ["calshot", "venice"][seed % 2]}
    return campaign(other, mover, options=options, turn=0 if leads else 1)


@rule("HR-177", "HR-178", "HR-185", "HR-187", "HR-188", "HR-189", "HR-243")
@pytest.mark.parametrize("part", range(4))
def test_odds_agree_with_brute_force_for_every_card_of_a_campaign(part: int) -> None:
    cards: set[str] = set()
    chosen = dangers = 0
    for seed in range(part * 1000, part * 1000 + amount(40, 200)):
        state = random_position(seed)
        for odds in compare(state):
            data = state.table().actions[odds.code].data
            if data["do"].startswith("play"):
                cards.add(data["card"])
            chosen += odds.chosen
            dangers = max(dangers, odds.dangers)
    assert {card.id for card in edition().deck.movement} <= cards
    assert chosen > 0
    assert dangers >= 3


@rule("HR-177", "HR-243")
def test_the_bot_plans_to_land_where_its_own_choice_of_tokens_takes_it() -> None:
    bot = make_bot("heuristic", GAME.name)
    chosen = 0
    for seed in range(amount(60, 300)):
        state = random_position(seed)
        for odds in turn_odds(
            known_position(state.view(B)), B, [action.code for action in state.legal_actions()]
        ):
            after, journal = state.clone(), Journal()
            after.apply(odds.code, journal)
            while "PlaneMoved" not in [event.name for event in journal.events]:
                codes = [action.code for action in after.legal_actions()]
                code = codes[-1]  # no Supercharger
                if after.phase == CHOOSE_TOKENS:
                    code = int(bot.choose(after.view(B), legal_codes(codes), Rng(seed)))
                    chosen += 1
                after.apply(code, journal)
            ends = [e.data["end"] for e in journal.events if e.name == "PlaneMoved"]
            traffic = Traffic(known_position(state.view(B)), B, CLASSIC)
            assert flown(traffic, odds.code)[0] == ends[0]
    assert chosen > 20
