// Pictures of the panels that ship with the game, drawn cell by cell on 40 × 40. A picture belongs to
// a shape: where an edition gives a panel other rows, it is drawn from those rows alone.

import { CELL, type Panel } from "./layout";

/** Flat shapes, from the back to the front; `tone` is a colour of the scenery. */
export interface Shape {
  tone: "wall" | "shade" | "roof" | "gold" | "dark" | "leaf" | "trunk" | "hide" | "cloth";
  d: string;
}

function dome(x: number, y: number, w: number, h: number): string {
  const at = (dx: number, dy: number) => `${x + dx * w} ${y + dy * h}`;
  return `M${at(0.06, 1)}C${at(-0.1, 0.62)} ${at(0.34, 0.5)} ${at(0.5, 0.16)}C${at(0.66, 0.5)} ${at(1.1, 0.62)} ${at(0.94, 1)}z`;
}

function box(x: number, y: number, w: number, h: number): string {
  return `M${x} ${y}h${w}v${h}h${-w}z`;
}

/** An arch with a pointed head. */
function arch(x: number, y: number, w: number, h: number): string {
  return `M${x} ${y + h}V${y + w * 0.6}Q${x} ${y + w * 0.2} ${x + w / 2} ${y}Q${x + w} ${y + w * 0.2} ${x + w} ${y + w * 0.6}V${y + h}z`;
}

/** Battlements along the top of a wall. */
function battlements(x: number, y: number, w: number): string {
  let drawn = "";
  for (let at = 0; at < w; at += 13.4) drawn += box(x + at, y, 7.4, 9);
  return drawn;
}

function crown(x: number, y: number, r: number): string {
  const leaf = (dx: number, dy: number) =>
    `M${x} ${y}q${dx * 0.4} ${dy - r * 0.45} ${dx} ${dy}q${-dx * 0.35} ${-r * 0.12} ${-dx} ${-dy}z`;
  return [
    leaf(r, r * 0.5),
    leaf(-r, r * 0.5),
    leaf(r * 0.95, -r * 0.15),
    leaf(-r * 0.95, -r * 0.15),
    leaf(r * 0.45, -r * 0.6),
    leaf(-r * 0.45, -r * 0.6),
  ].join("");
}

const PICTURES: Readonly<Record<string, { rows: string; shapes: Shape[] }>> = {
  palace: {
    rows: "..X../.XXX./XXXXX/XXXXX/XXXXX/XXXXX",
    shapes: [
      { tone: "shade", d: box(86, 36, 28, 60) },
      { tone: "wall", d: box(44, 76, 32, 60) + box(124, 76, 32, 60) + box(0, 100, 200, 140) },
      { tone: "wall", d: battlements(0, 92, 40) + battlements(160, 92, 40) },
      { tone: "shade", d: box(76, 100, 48, 140) },
      { tone: "roof", d: dome(78, 0, 44, 40) + dome(42, 42, 36, 36) + dome(122, 42, 36, 36) },
      { tone: "gold", d: box(98.5, 0, 3, 9) + box(58.5, 42, 3, 8) + box(138.5, 42, 3, 8) },
      { tone: "roof", d: box(0, 128, 200, 6) },
      { tone: "dark", d: arch(84, 172, 32, 68) + arch(94, 50, 12, 26) },
      {
        tone: "gold",
        d:
          arch(14, 146, 12, 24) +
          arch(46, 146, 12, 24) +
          arch(142, 146, 12, 24) +
          arch(174, 146, 12, 24),
      },
      {
        tone: "dark",
        d:
          arch(14, 192, 12, 24) +
          arch(46, 192, 12, 24) +
          arch(142, 192, 12, 24) +
          arch(174, 192, 12, 24),
      },
    ],
  },
  mosque: {
    rows: "X../X../XXX/XXX/XXX/XXX",
    shapes: [
      { tone: "wall", d: box(10, 34, 20, 206) },
      { tone: "shade", d: box(4, 60, 32, 8) + box(4, 120, 32, 6) },
      { tone: "roof", d: "M6 36L20 4 34 36z" },
      { tone: "gold", d: box(18.5, 0, 3, 10) },
      { tone: "dark", d: arch(15, 42, 10, 16) },
      { tone: "wall", d: box(40, 142, 80, 98) },
      { tone: "roof", d: dome(38, 86, 84, 58) },
      { tone: "gold", d: box(78.5, 82, 3, 16) + box(40, 142, 80, 5) },
      { tone: "dark", d: arch(66, 182, 28, 58) },
      { tone: "gold", d: arch(47, 160, 10, 22) + arch(103, 160, 10, 22) },
      { tone: "shade", d: box(40, 226, 26, 14) + box(94, 226, 26, 14) },
    ],
  },
  city_gate: {
    rows: "X.X/XXX/XXX/XXX",
    shapes: [
      { tone: "wall", d: box(2, 10, 36, 150) + box(82, 10, 36, 150) + box(36, 54, 48, 106) },
      { tone: "wall", d: battlements(2, 2, 36) + battlements(82, 2, 36) + battlements(40, 45, 40) },
      { tone: "shade", d: box(2, 34, 36, 6) + box(82, 34, 36, 6) },
      { tone: "roof", d: box(38, 62, 44, 7) },
      { tone: "dark", d: arch(44, 84, 32, 76) + arch(15, 50, 10, 24) + arch(95, 50, 10, 24) },
      { tone: "gold", d: arch(15, 100, 10, 22) + arch(95, 100, 10, 22) },
    ],
  },
  watchtower: {
    rows: "XX/XX/XX/XX/XX",
    shapes: [
      { tone: "wall", d: "M14 62h52l8 138H6z" },
      { tone: "wall", d: box(4, 14, 72, 48) + battlements(4, 5, 72) },
      { tone: "shade", d: box(4, 56, 72, 8) },
      { tone: "dark", d: arch(20, 26, 12, 24) + arch(48, 26, 12, 24) + arch(30, 158, 20, 42) },
      { tone: "gold", d: arch(35, 96, 10, 24) },
      { tone: "roof", d: box(10, 132, 60, 6) },
    ],
  },
  palm_trees: {
    rows: "X./XX/XX/XX",
    shapes: [
      { tone: "trunk", d: "M18 160q2-60-4-128l9-1q8 66 5 129z" },
      { tone: "trunk", d: "M54 160q8-46 4-86l9 0q6 44-3 86z" },
      { tone: "leaf", d: crown(20, 31, 32) + crown(61, 72, 28) },
      {
        tone: "gold",
        d: "M14 36a4 4 0 1 0 8 0a4 4 0 1 0-8 0M22 38a4 4 0 1 0 8 0a4 4 0 1 0-8 0M56 78a4 4 0 1 0 8 0a4 4 0 1 0-8 0",
      },
      { tone: "leaf", d: "M4 160q6-16 12-2 4-18 10 2zM64 160q5-14 9-1 2-9 6 1z" },
    ],
  },
  elephant: {
    rows: ".XX/XXX/XXX",
    shapes: [
      {
        tone: "hide",
        d: "M48 58Q80 44 108 58Q119 66 117 92L116 118H98L97 96Q84 102 70 96L68 118H50L48 90Q34 92 28 84Q24 92 18 104Q14 116 4 116Q-2 108 6 104Q12 92 12 72Q14 50 32 48Q42 48 48 58z",
      },
      { tone: "shade", d: "M34 52Q50 50 52 68Q50 84 40 84Q32 74 34 52z" },
      { tone: "gold", d: "M18 86Q12 98 4 94Q14 92 16 82z" },
      { tone: "cloth", d: "M58 50H106L110 84H56z" },
      { tone: "gold", d: box(56, 80, 54, 4) },
      { tone: "dark", d: "M22 64a2.6 2.6 0 1 0 5.200 0a2.600 2.600 0 1 0-5.200 0" },
      { tone: "wall", d: box(64, 28, 36, 24) },
      { tone: "dark", d: arch(71, 32, 9, 20) + arch(85, 32, 9, 20) },
      { tone: "roof", d: dome(60, 4, 44, 26) },
      { tone: "gold", d: box(80.5, 1, 3, 9) },
    ],
  },
  house: {
    rows: "XX/XX",
    shapes: [
      { tone: "wall", d: box(2, 12, 76, 68) },
      { tone: "wall", d: battlements(2, 4, 76) },
      { tone: "cloth", d: "M8 34h26l4 9H4z" },
      { tone: "dark", d: arch(14, 43, 15, 37) + arch(48, 28, 9, 18) + arch(62, 28, 9, 18) },
      { tone: "shade", d: box(42, 58, 36, 22) },
    ],
  },
};

/** The picture of a panel, or its covered cells as plain walls. */
export function pictureOf(panel: Panel): Shape[] {
  const picture = PICTURES[panel.id];
  if (picture?.rows === panel.rows.join("/") || isTurned(panel)) return picture!.shapes;
  return [{ tone: "wall", d: cellsOf(panel) }];
}

/** Whether an edition has a panel of ours the other way round. */
export function isTurned(panel: Panel): boolean {
  const rows = panel.rows.join("/");
  const turned = panel.rows.map((row) => [...row].reverse().join("")).join("/");
  return rows !== turned && PICTURES[panel.id]?.rows === turned;
}

/** The cells that a panel covers, as one path. */
export function cellsOf(panel: Panel): string {
  return panel.rows
    .flatMap((row, y) =>
      [...row].map((mark, x) => (mark === "X" ? box(x * CELL, y * CELL, CELL, CELL) : "")),
    )
    .join("");
}

/** A cloud that fills its cells: a bank for each row, with bumps on top. */
export function cloudOf(panel: Panel, grow = 0): string {
  return panel.rows
    .flatMap((row, y) => {
      const first = row.indexOf("X");
      const cells = row.lastIndexOf("X") - first + 1;
      if (first < 0) return [];
      const left = first * CELL + 3 - grow;
      const width = cells * CELL - 6 + 2 * grow;
      const top = y * CELL + 12 - grow;
      const height = CELL - 14 + 2 * grow;
      const r = height / 2;
      const bank = `M${left + r} ${top}h${width - 2 * r}a${r} ${r} 0 0 1 0 ${height}h${2 * r - width}a${r} ${r} 0 0 1 0 ${-height}z`;
      const bumps = Array.from({ length: cells }, (_, index) => {
        const radius = 12 + ((index + y) % 2) * 4 + grow;
        const x = (first + index + 0.5) * CELL - radius;
        return `M${x} ${y * CELL + 19}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;
      });
      return [bank, ...bumps];
    })
    .join("");
}
