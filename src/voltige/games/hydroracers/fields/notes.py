"""What each key of a position means, in one sentence; the keys of a plane are told from the others."""

from __future__ import annotations

from typing import Final

from voltige.core.fields.field import EVERYONE_SEES, Access, Field
from voltige.core.fields.kinds import Kind

RACE_NOTES: Final = {
    "taker": "The seat that gets a pilot or a card, or has a development token to place.",
    "dangers": "How many dangers of the movement are not yet resolved (HR-49).",
    "token": "The token that was drawn and waits for an element (HR-108).",
    "element": "The element that the damage has spread to, if it has (HR-111).",
    "circuit": "The circuit of the race, or of the next one (HR-7, HR-138).",
    "heat": "The heat of the race, from 1 (HR-1).",
    "round": "The round of the heat, from 1 (HR-14).",
    "rounds_flown": "How many rounds have begun in all heats so far.",
    "turn": "The place in the order whose turn it is, from 0 (HR-15).",
    "order": "The seats that fly in this round, the foremost as it began first (HR-15).",
    "leader": "The seat with the leader marker of the round (HR-17).",
    "planes": "The plane of each seat, and what belongs to it (HR-4).",
}
CAMPAIGN_NOTES: Final = {
    "space": "The display space that the card being obtained comes from, from 0; −1 for the espionage "
    "track (HR-146, HR-161).",
    "pending": "The card that is being obtained (HR-153, HR-203).",
    "auto_done": "How many autopilots have drawn their development cards (HR-231).",
    "auto_left": "How many development cards the next autopilot has still to draw (HR-231).",
    "base": "The value of the card flown with, or the distance of the pass (HR-29).",
    "flown": "The card flown with; none for a pass.",
    "brake": "1 if the Air Brake is used for it, else 0 (HR-198).",
    "removals": "How many tokens are still to be taken off the tiles (HR-178).",
    "course": "How many cards Course Reading lets the plane choose from at its refill, 0 without it "
    "(HR-184).",
    "race": "How many races have begun (HR-123).",
    "stage": "Whether a development phase is on (HR-123).",
    "calendar": "How many TIME markers lie on the calendar (HR-143).",
    "next_grid": "How the next grid is made (HR-139).",
    "supply": "The damage and alert tokens in the supply (HR-209, HR-210).",
    "display": "The spaces of the display (HR-141).",
    "track": "The cards on the espionage track, the oldest first (HR-157).",
    "public": "The seat that has taken each public exhibition space, or −1 (HR-167).",
    "dev_deck": "How many of each card are in the development deck, in an order that nobody knows.",
    "discard": "How many of each development card are discarded (HR-173).",
    "removed": "How many of each movement card have left the game (HR-157, HR-171).",
    "drawn": "The card that an autopilot has drawn last (HR-231).",
    "looked_size": "How many cards the plane in turn looks at (HR-184, HR-201).",
    "looked": "The cards that the plane in turn chooses from (HR-184, HR-201).",
}
PLANE_NOTES: Final = {
    "plane": "Which plane it is (HR-4).",
    "autopilot": "Whether an autopilot flies it (HR-212).",
    "pilot": "Its pilot, if it has one (HR-5).",
    "position": "Its cell, laps included; 0 and below on the grid (HR-10, HR-244).",
    "crashed": "0 while it races, else 1 for the first to crash in the heat, and so on (HR-57).",
    "out": "1 for an autopilot that misses the rest of the race, else 0 (HR-227).",
    "damage": "The damage tokens on its gauge (HR-52).",
    "alerts": "The alert tokens set aside (HR-51).",
    "prestige": "Its prestige points (HR-100).",
    "aircoins": "Its AIRCOINS (HR-4).",
    "slip": "The cells that the slipstream adds in this round (HR-22).",
    "rank": "Its rank in the last heat, or on the first grid; 0 for none (HR-95).",
    "crashes": "How often it has crashed in all races.",
    "bag": "The tokens in its danger bag (HR-12).",
    "tiles": "The tile of each element; the basic cockpit has none (HR-106).",
    "penalties": "The penalties that are active: of controls, propulsion, structure and cooling "
    "(HR-118).",
    "slot": "The stake of the slot on which its bet lies, −1 without a bet (HR-82).",
    "played": "How many of each card it has played in the race (HR-32).",
    "top": "The top card of its played pile (HR-32).",
    "row": "The face-up cards of an autopilot, longest face up first (HR-216).",
    "hand_size": "How many cards are in its hand (HR-34).",
    "deck_size": "How many cards are in its deck, without those put under it (HR-11).",
    "under_size": "How many cards were put under its deck (HR-65).",
    "deck": "How many of each card are in the shuffled part of its deck (HR-11).",
    "hand": "How many of each card are in its hand (HR-11).",
    "under": "The cards put under its deck, the next to come first (HR-65).",
    "bet": "The plane that it has bet on; the bet of an autopilot lies open (HR-82, HR-229).",
    "cards": "How many of each movement card it owns, wherever they are (HR-153).",
    "technologies": "Its technologies (HR-191).",
    "advantages": "How many of each advantage lie beside its basic cockpit (HR-204).",
    "extra_slots": "The damage slots that equipment has added (HR-206).",
    "all_damage": "The damage tokens that belong to its bag (HR-209, HR-211).",
    "all_alert": "The alert tokens that belong to its bag (HR-210).",
    "tokens": "Where its development tokens are, but for those on the display (HR-130).",
    "added": "The movement cards that an autopilot got in development, oldest first (HR-250).",
}
NOTES: Final = {**RACE_NOTES, **CAMPAIGN_NOTES, **PLANE_NOTES}


def public(
    name: str, kind: Kind, access: Access | None = None, phases: list[int] | None = None
) -> Field:
    """Declare what everybody sees."""
    return Field(name, kind, EVERYONE_SEES, access=access, phases=phases, note=NOTES[name])


def derived(name: str, kind: Kind, access: Access) -> Field:
    """Declare what everybody sees, and what follows from other fields."""
    return Field(name, kind, EVERYONE_SEES, access=access, derived=True, note=NOTES[name])
