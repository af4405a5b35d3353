// For tests: a small edition, a view above the Sultan's city, and choices as the server sends them.

import type { Choice, FlyingCarpetView } from "../../core/wire";
import { landOf, type Cell } from "./layout";

export const EDITION = {
  board: {
    width: 24,
    height: 12,
    start: [1, 1],
    finish: [24, 1],
    zones: [
      { id: "calm", rows: [1, 6], force: 0 },
      { id: "breeze", rows: [7, 9], force: 1 },
      { id: "gale", rows: [10, 12], force: 2 },
    ],
  },
  panel: [
    { id: "house", kind: "ground", rows: ["XX", "XX"] },
    { id: "cloud_medium", kind: "cloud", rows: [".XX.", "XXXX"] },
  ],
  wind_card: [
    { id: "V3", kind: "vertical", vertical: 3 },
    { id: "S23", kind: "diagonal", up_goes: "right", sideways: 2, vertical: 3 },
    { id: "B12", kind: "diagonal", up_goes: "left", sideways: 1, vertical: 2 },
  ],
};

export const LAND = landOf(EDITION);

export function sampleView(more: Partial<FlyingCarpetView> = {}): FlyingCarpetView {
  return {
    seat: 0,
    phase: "turn",
    to_act: 0,
    active: 0,
    first: 0,
    round: 4,
    landscape: [["house", 4, 1]],
    number: 0,
    digits: 0,
    draft: {},
    cells: [[3, 5], [3, 3], []],
    stacks: { "3,3": [1], "3,5": [0] },
    held: [false, false, false],
    directions: [2, 4, 5],
    places: [0, 0, 0],
    target: -1,
    pending: "",
    winner: -1,
    hand: { V3: 1, S23: 1, B12: 1 },
    hands: [],
    hand_sizes: [3, 3, 3],
    draw_pile_size: 54,
    discard_pile: {},
    ...more,
  };
}

/** A choice with the path that it will take; `off` for one that is blown off the board. */
export function sampleChoice(
  code: number,
  action: Record<string, unknown>,
  path: readonly Cell[],
  off = false,
): Choice {
  const moved = off
    ? { event: "CarpetEjected", seat: 0, path }
    : { event: "CarpetMoved", seat: 0, how: "flight", path };
  return {
    code,
    action,
    notation: String(code),
    text: { key: "plain-words", params: {} },
    group: { key: "plain-words", params: {} },
    rule: "FC-28",
    uses: {},
    outlook: { events: [moved], after: {} },
  };
}
