// Recovery keys of seats taken in this tab: shown as links to whoever holds the seat, kept nowhere else.

import type { SeatKey, Seated } from "./wire";

const KEY = "voltige-keys";

function read(): Record<string, SeatKey[]> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Record<string, SeatKey[]>;
  } catch {
    return {}; // somebody else wrote there
  }
}

export function keep(seated: Seated): void {
  if (!seated.keys.length) return;
  const kept = read();
  kept[seated.table.id] = [...(kept[seated.table.id] ?? []), ...seated.keys];
  sessionStorage.setItem(KEY, JSON.stringify(kept));
}

export function keysOf(table: string): readonly SeatKey[] {
  return read()[table] ?? [];
}

/** The link that brings a seat back, in any browser. */
export const recoveryLink = (table: string, key: string): string =>
  `${location.origin}/table/${table}#recover=${key}`;
