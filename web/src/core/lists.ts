// Tables in lists: in which order, under which heading, how long ago.

import type { TableLine, Text } from "./wire";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const newest = (one: TableLine, other: TableLine): number => other.changed_at - one.changed_at;

/** Those with a free seat first, each part with the newest on top. */
export function byFreeSeat(lines: readonly TableLine[]): TableLine[] {
  const free = (line: TableLine): number => (line.open_seats > 0 ? 1 : 0);
  return [...lines].sort((one, other) => free(other) - free(one) || newest(one, other));
}

export interface Sorted {
  waiting: TableLine[]; // for me; the one whose time runs out first on top
  running: TableLine[];
  finished: TableLine[];
}

export function sortMine(lines: readonly TableLine[]): Sorted {
  const done = (line: TableLine): boolean => line.status === "over" || line.status === "ended";
  const due = (line: TableLine): number => line.deadline ?? Number.MAX_SAFE_INTEGER;
  return {
    waiting: lines
      .filter((line) => line.my_turn && !done(line))
      .sort((one, other) => due(one) - due(other) || newest(one, other)),
    running: lines.filter((line) => !line.my_turn && !done(line)).sort(newest),
    finished: lines.filter(done).sort(newest),
  };
}

/** How long ago, in words. */
export function ago(ms: number): Text {
  if (ms < MINUTE_MS) return { key: "web-ago-now", params: {} };
  if (ms < HOUR_MS)
    return { key: "web-ago-minutes", params: { count: Math.floor(ms / MINUTE_MS) } };
  if (ms < DAY_MS) return { key: "web-ago-hours", params: { count: Math.floor(ms / HOUR_MS) } };
  return { key: "web-ago-days", params: { count: Math.floor(ms / DAY_MS) } };
}
