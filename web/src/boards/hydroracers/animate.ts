// What moves and what is heard: read from the events of a frame. The position never waits for it.

import { isUndo, type LogLine } from "../../core/log";
import type { Text, WireEvent } from "../../core/wire";

type Told = Record<string, unknown> & { event?: string };

function told(events: readonly WireEvent[], name: string): Told[] {
  return events.map(({ event }) => event as Told).filter(({ event }) => event === name);
}

export const CELL_MS = 110; // that a plane takes over a cell
export const LONGEST_MS = 1200;
export const BAG_MS = 2600;

/** A movement that just was: marked until the next one. */
export interface Flight {
  seat: number;
  start: number;
  end: number;
  speed: number;
}

export function flightIn(events: readonly WireEvent[]): Flight | null {
  const moved = told(events, "PlaneMoved").at(-1);
  if (!moved) return null;
  const { seat, start, end, speed } = moved;
  return { seat: Number(seat), start: Number(start), end: Number(end), speed: Number(speed) };
}

/** How long a flight takes; a new heat is no flight. */
export function flightTime(start: number, end: number): number {
  return end > start ? Math.min(LONGEST_MS, (end - start) * CELL_MS) : 0;
}

/** Tokens that came out of a bag, in their order, and what they did. */
export interface Draw {
  seat: number;
  tokens: string[];
  crashed: boolean;
}

export function drawIn(events: readonly WireEvent[]): Draw | null {
  const drawn = told(events, "TokenDrawn");
  const crash = told(events, "PlaneCrashed").at(-1);
  const seat = drawn.at(-1)?.seat ?? crash?.seat;
  if (seat === undefined) return null;
  return {
    seat: Number(seat),
    tokens: drawn.filter((one) => one.seat === seat).map(({ token }) => String(token)),
    crashed: crash?.seat === seat,
  };
}

/** Bets that were turned over. */
export interface Settled {
  seat: number;
  plane: string;
  paid: number;
}

export function settledIn(events: readonly WireEvent[]): Settled[] {
  return told(events, "BetSettled").map(({ seat, plane, paid }) => ({
    seat: Number(seat),
    plane: String(plane),
    paid: Number(paid),
  }));
}

/** The end of a heat: rank and prize of each seat. */
export interface Heat {
  heat: number;
  ranks: number[];
  points: number[];
  reason: string;
}

export function heatIn(events: readonly WireEvent[]): Heat | null {
  const ended = told(events, "HeatEnded").at(-1);
  if (!ended) return null;
  return {
    heat: Number(ended.heat),
    ranks: ended.ranks as number[],
    points: ended.points as number[],
    reason: String(ended.reason),
  };
}

const NEWS: ReadonlySet<string> = new Set([
  "PlaneCrashed",
  "HeatEnded",
  "CardObtained",
  "CardSpied",
  "AdvantageUsed",
  "PlaneExhibited",
  "CircuitChosen",
]);

/** What the paper of the season writes about, in the words of the log, the latest first. */
export function newsIn(log: readonly LogLine[]): Text[] {
  return log
    .filter(({ told, undone }) => !undone && NEWS.has(String(told.event.event)))
    .map(({ told }) => told.text)
    .reverse();
}

/** What the repair of a plane has cost, and the tokens that are left. */
export interface Repair {
  seat: number;
  cards: number;
  danger: number;
  lead: number;
  left: number;
}

const COUNTED = "TokensCounted";
const DEVELOPING = "DevelopmentStarted";

/** The last repair, by seat: counted right before a development begins; none before the first race. */
export function repairsIn(log: readonly LogLine[]): Repair[] {
  const standing = log.filter(({ told, undone }) => !undone && !isUndo(told));
  const names = standing.map(({ told }) => String(told.event.event));
  const end = names.lastIndexOf(DEVELOPING);
  const begin = names.slice(0, Math.max(0, end)).lastIndexOf(DEVELOPING);
  return standing
    .slice(begin + 1, Math.max(0, end))
    .filter((_, place) => names[begin + 1 + place] === COUNTED)
    .map(({ told: { event } }) => ({
      seat: Number(event.seat),
      cards: Number(event.repair),
      danger: Number(event.danger),
      lead: Number(event.leader),
      left: Number(event.tokens),
    }));
}

export type Cue = "engine" | "card" | "token" | "crash" | "finish" | "till";
const CUES: Readonly<Record<string, Cue>> = {
  PlaneMoved: "engine",
  Passed: "card",
  CardPlayed: "card",
  TokenDrawn: "token",
  TimeDrawn: "card",
  DevTokenPlaced: "token",
  CardObtained: "till",
  PlaneExhibited: "till",
  PlaneCrashed: "crash",
  HeatEnded: "finish",
};

/** What is heard of these events, each thing once. */
export function cuesIn(events: readonly WireEvent[]): Cue[] {
  return [...new Set(events.flatMap(({ event }) => CUES[String(event.event)] ?? []))];
}
