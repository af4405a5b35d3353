// What moves: read from the events of a frame. The position never waits for it.

import type { WireEvent } from "../../core/wire";
import { card, type Colour, type Flight } from "./layout";

export type Manoeuvre = Colour | "stall";

/** A figure that is flown across the sky, or a flight that stalls. */
export interface Flyby {
  manoeuvre: Manoeuvre;
  seat: number;
  golden: boolean; // exact
}

/** How a flight ended, for the card that counts it up. */
export interface Scorecard {
  seat: number;
  programme: string; // "" for a free flight
  outcome: string; // scored, void, stopped, failed; free_flown, free_failed
  parts: number[]; // points of the figures
  dice: number; // dice left, a point each
  result: number;
  gain: number; // of the total
  token: boolean;
}

export const FLYBY_MS = 1300;
export const SCORECARD_MS = 4200;

/** The path of a manoeuvre in a sky of 600 × 240, flown from left to right. */
export const PATHS: Readonly<Record<Manoeuvre, string>> = {
  red: "M-60 150C120 150 330 170 420 130S470 30 380 30S250 60 160 80S0 120 -90 100",
  blue: "M-60 180C120 180 240 190 320 170S440 90 380 40S230 30 230 110S320 190 420 185S560 180 680 170",
  green: "M-60 30C100 30 220 20 280 50S340 180 420 205S580 210 680 205",
  yellow: "M-60 120C0 60 60 60 120 120S240 180 300 120S420 60 480 120S600 180 680 110",
  stall: "M-60 150C60 140 160 90 230 60S290 60 300 90S310 170 330 260",
};

type Told = Record<string, unknown> & { event?: string };

function told(events: readonly WireEvent[], name: string): Told[] {
  return events.map(({ event }) => event as Told).filter(({ event }) => event === name);
}

/** The dice that were thrown last in these events. */
export function thrownIn(events: readonly WireEvent[]): number[] {
  return (told(events, "DiceRolled").at(-1)?.thrown as number[] | undefined) ?? [];
}

/** The figure that was flown last, or the stall of a flight that failed. */
export function flybyIn(events: readonly WireEvent[]): Flyby | null {
  const failed = [
    ...told(events, "FlightEnded").filter(({ outcome }) => outcome === "failed"),
    ...told(events, "FreeFailed"),
  ][0];
  if (failed) return { manoeuvre: "stall", seat: Number(failed.seat), golden: false };
  const flown = told(events, "FigureFlown").at(-1);
  if (!flown) return null;
  const manoeuvre = card(String(flown.card)).colour;
  return { manoeuvre, seat: Number(flown.seat), golden: flown.state === "exact" };
}

export type Cue = "dice" | "card" | "fly" | "stall" | "token";
const CUES: Readonly<Record<string, Cue>> = {
  DiceRolled: "dice",
  CardDrawn: "card",
  ProgrammeLaid: "card",
  CardUpgraded: "card",
  FigureFlown: "fly",
  FreeFailed: "stall",
  TokenTaken: "token",
  FreeFlown: "token",
};

/** What is heard of these events, each thing once. */
export function cuesIn(events: readonly WireEvent[]): Cue[] {
  const heard = events.flatMap(({ event }) => CUES[String(event.event)] ?? []);
  const failed = told(events, "FlightEnded").some(({ outcome }) => outcome === "failed");
  return [...new Set<Cue>(failed ? [...heard, "stall"] : heard)];
}

/** The count of a flight that ended in these events; `before` is the flight as it was shown last. */
export function scorecardIn(events: readonly WireEvent[], before: Flight | null): Scorecard | null {
  const ended = told(events, "FlightEnded")[0];
  const free = told(events, "FreeFlown")[0] ?? told(events, "FreeFailed")[0];
  const end = ended ?? free;
  if (!end) return null;
  const seat = Number(end.seat);
  const flown = told(events, "FigureFlown").map(({ points }) => Number(points));
  const parts = [
    ...(before?.figures.filter(({ state }) => state !== "open").map(({ points }) => points) ?? []),
    ...flown,
  ];
  const result = Number(end.result ?? 0);
  const whole = before !== null && parts.length === before.figures.length;
  const outcome = ended
    ? String(ended.outcome)
    : end.event === "FreeFlown"
      ? "free_flown"
      : "free_failed";
  return {
    seat,
    programme: (ended?.programme as string | undefined) ?? "",
    outcome,
    parts: whole ? parts : [],
    dice: whole ? result - parts.reduce((sum, points) => sum + points, 0) : 0,
    result,
    gain: Number(told(events, "ScoreMarked")[0]?.gain ?? -Number(end.cost ?? 0)),
    token: told(events, "TokenTaken").length > 0,
  };
}
