// From what happened to what moves and sounds.

import type { LoopsView, WireEvent } from "../../core/wire";
import { pointsOf } from "./layout";

/** A card on its way; `card` is empty for its back. Places: "pile", "draw", or a seat's number. */
export interface Flight {
  card: string;
  from: string;
  to: string;
  delay: number;
}

export type Sound = "card" | "thud" | "riffle" | "tick" | "engine" | "fanfare";

export interface Scene {
  flights: Flight[];
  loop: boolean;
  sounds: Sound[];
}

const GAP_MS = 70; // between two cards of one play
const MOST_FLYING = 6; // a longer pile flies as this many cards

function several(card: string, from: string, to: string, count: number): Flight[] {
  const flying = Math.min(count, MOST_FLYING);
  return Array.from({ length: flying }, (_, index) => ({ card, from, to, delay: index * GAP_MS }));
}

function pickedUp(cards: readonly string[], to: string): Flight[] {
  return cards
    .slice(-MOST_FLYING)
    .map((card, index) => ({ card, from: "pile", to, delay: index * 40 }));
}

/** Stage the events of one step. */
export function stage(events: readonly WireEvent[]): Scene {
  const scene: Scene = { flights: [], loop: false, sounds: [] };
  for (const { event } of events) {
    const seat = String(event.seat);
    switch (event.event) {
      case "CardsPlayed":
        scene.flights.push(...several(String(event.card), seat, "pile", Number(event.count)));
        scene.sounds.push("card", "engine");
        break;
      case "PilePickedUp":
        scene.flights.push(...pickedUp(event.cards as string[], seat));
        scene.sounds.push("thud");
        break;
      case "PileReturned":
        scene.flights.push(...several("", "pile", "draw", Number(event.count)));
        scene.loop = true;
        scene.sounds.push("riffle");
        break;
      case "DrawOrdered":
        scene.flights.push(...several("", "draw", String(event.target), Number(event.count)));
        scene.sounds.push("riffle");
        break;
      case "RaceOpened":
      case "PitchChanged":
      case "DirectionChanged":
        scene.sounds.push("tick");
        break;
      case "RoundStarted":
        scene.sounds.push("riffle");
        break;
      case "RaceWon":
      case "RoundEnded":
        scene.sounds.push("fanfare");
        break;
    }
  }
  return scene;
}

const COUNTED = new Set(["OpenCardTaken", "HandRevealed"]); // shown by the piles and by the count
const MOST_TOLD = 4;

/** What of a step is worth a line on the board. */
export function newsworthy(events: readonly WireEvent[]): WireEvent[] {
  const told = events.filter(({ event, quiet }) => !quiet && !COUNTED.has(String(event.event)));
  return told.slice(0, MOST_TOLD);
}

export interface CountedHand {
  seat: number;
  cards: Record<string, number>;
  points: number;
  total: number;
}

export interface RoundCount {
  round: number;
  winner: number;
  hands: CountedHand[];
  over: boolean;
}

/** The count at the end of a round, if one has just ended. */
export function roundCount(events: readonly WireEvent[]): RoundCount | null {
  const told = events.map(({ event }) => event);
  const ended = told.find((event) => event.event === "RoundEnded");
  if (!ended) return null;
  const hands = told
    .filter((event) => event.event === "HandRevealed")
    .map((event) => ({
      seat: Number(event.seat),
      cards: event.cards as Record<string, number>,
      points: Number(event.points),
      total: Number(event.total),
    }));
  return {
    round: Number(ended.round),
    winner: Number(ended.winner),
    hands: hands.sort((a, b) => a.total - b.total),
    over: told.some((event) => event.event === "GameEnded"),
  };
}

/** The last count once more, from a position that is over. */
export function finalCount(view: LoopsView): RoundCount {
  const hands = view.open_hands.map((cards, seat) => ({
    seat,
    cards,
    points: Object.entries(cards).reduce(
      (sum, [card, copies]) => sum + copies * (pointsOf(card) ?? 0),
      0,
    ),
    total: view.totals[seat] ?? 0,
  }));
  return {
    round: view.round_no,
    winner: view.hand_sizes.indexOf(0),
    hands: hands.sort((a, b) => a.total - b.total),
    over: true,
  };
}
