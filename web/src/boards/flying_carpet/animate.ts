// What moves and what is heard: read from the events of a step. The position never waits for it.

import type { FlyingCarpetView, WireEvent } from "../../core/wire";
import { beyond, CELL, corners, middle, type Cell, type Land, type Point } from "./layout";

export type Manner = "flight" | "drift" | "sink" | "fall" | "eject";

export interface Motion {
  seat: number;
  manner: Manner;
  points: Point[]; // corners of the way
  ms: number;
}

const CELL_MS = { flight: 130, drift: 260, sink: 320, fall: 90, eject: 130 };
const LEAST_MS = 420;
const MOST_MS = 1500;

function lengthOf(points: readonly Point[]): number {
  return points.reduce((sum, point, index) => {
    const before = points[index - 1] ?? point;
    return sum + Math.abs(point.x - before.x) + Math.abs(point.y - before.y);
  }, 0);
}

function motion(land: Land, seat: number, manner: Manner, cells: readonly Cell[]): Motion {
  const points = cells.map((cell) => middle(land, cell));
  const last = cells.at(-1);
  if (manner === "eject" && last) points.push(beyond(land, last, CELL));
  const ms = (lengthOf(points) / CELL) * CELL_MS[manner];
  return {
    seat,
    manner,
    points: corners(points),
    ms: Math.min(Math.max(ms, LEAST_MS), MOST_MS),
  };
}

/** The ways of the carpets in these events; `before` are the cells as they were shown last. */
export function motionsIn(
  events: readonly WireEvent[],
  before: FlyingCarpetView["cells"],
  land: Land,
): Motion[] {
  const cells: (Cell | null)[] = before.map((cell) => (cell.length ? cell : null));
  const found: Motion[] = [];
  const go = (seat: number, manner: Manner, path: readonly Cell[]) => {
    const from = cells[seat] ?? land.start;
    if (path.length || manner === "eject") found.push(motion(land, seat, manner, [from, ...path]));
    cells[seat] = manner === "eject" ? land.start : (path.at(-1) ?? from);
  };
  for (const { event } of events) {
    const seat = Number(event.seat);
    if (event.event === "CarpetMoved" && event.how !== "stay")
      go(seat, event.how as Manner, event.path as Cell[]);
    else if (event.event === "CarpetEjected") go(seat, "eject", event.path as Cell[]);
    else if (event.event === "CarpetForcedDown")
      go(Number(event.target), "fall", [event.cell as Cell]);
  }
  return found;
}

/** Keyframes along the corners of a way, each at its share of the length. */
export function keyframes(points: readonly Point[]): { offset: number; transform: string }[] {
  const whole = lengthOf(points) || 1;
  return points.map(({ x, y }, index) => ({
    offset: lengthOf(points.slice(0, index + 1)) / whole,
    transform: `translate(${x}px, ${y}px)`,
  }));
}

export type Cue = "card" | "fly" | "drift" | "hold" | "thump" | "gong";
const CUES: Readonly<Record<string, Cue>> = {
  WindCardPlayed: "card",
  DirectionCardPlayed: "card",
  CarpetMoved: "fly",
  CarpetHeld: "hold",
  CarpetForcedDown: "thump",
  CarpetEjected: "drift",
  CarpetArrived: "gong",
};

/** What is heard of these events, each thing once. */
export function cuesIn(events: readonly WireEvent[]): Cue[] {
  const heard = events.flatMap(({ event }) =>
    event.event === "CarpetMoved" && event.how === "stay" ? [] : (CUES[String(event.event)] ?? []),
  );
  return [...new Set(heard)];
}
