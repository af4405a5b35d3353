// Where things lie above the city, in units of the picture: a cell is CELL wide and high.

import type { FlyingCarpetView, LandscapeInfo } from "../../core/wire";

export const CELL = 40;
export const GROUND = 34; // the strip of sand under the lowest row
const SIDE = 18; // air on both sides: for the wind's numbers, and for those who are blown off

export type Cell = readonly [column: number, row: number];
export type Direction = "up" | "down" | "left" | "right";
export type Arrow = "light_blue" | "dark_blue" | "beige" | "brown";
export const DIRECTIONS: readonly Direction[] = ["up", "left", "right", "down"];

export interface Zone {
  id: string;
  rows: readonly [number, number];
  force: number;
}

export interface Panel {
  id: string;
  kind: "ground" | "cloud";
  rows: readonly string[]; // from the top, X covers a cell
}

export interface WindCard {
  id: string;
  up: -1 | 0 | 1; // where up goes: left, nowhere, right
  sideways: number;
  vertical: number;
}

/** The board of an edition, with all that can stand on it. */
export interface Land {
  width: number;
  height: number;
  start: Cell;
  finish: Cell;
  zones: readonly Zone[];
  panels: ReadonlyMap<string, Panel>;
  cards: ReadonlyMap<string, WindCard>;
}

interface Edition {
  board: { width: number; height: number; start: Cell; finish: Cell; zones: Zone[] };
  panel: Panel[];
  wind_card: { id: string; up_goes?: string; sideways?: number; vertical: number }[];
}

/** Read the board, the panels and the cards of an edition. */
export function landOf(data: Readonly<Record<string, unknown>>): Land {
  const { board, panel, wind_card } = data as unknown as Edition;
  const cards = wind_card.map(({ id, up_goes, sideways, vertical }): [string, WindCard] => [
    id,
    { id, up: up_goes ? (up_goes === "right" ? 1 : -1) : 0, sideways: sideways ?? 0, vertical },
  ]);
  return {
    width: board.width,
    height: board.height,
    start: board.start,
    finish: board.finish,
    zones: board.zones,
    panels: new Map(panel.map((one) => [one.id, one])),
    cards: new Map(cards),
  };
}

export interface Point {
  x: number;
  y: number;
}

/** The middle of a cell. */
export function middle(land: Land, [column, row]: Cell): Point {
  return { x: (column - 0.5) * CELL, y: (land.height - row + 0.5) * CELL };
}

/** Where a carpet is; nowhere before its first turn, and once it has arrived. */
export function cellOf(view: FlyingCarpetView, seat: number): Cell | undefined {
  const cell = view.cells[seat];
  return cell?.length ? cell : undefined;
}

/** The cell in which a point lies; there may be none there. */
export function cellAt(land: Land, { x, y }: Point): Cell {
  return [Math.floor(x / CELL) + 1, land.height - Math.floor(y / CELL)];
}

/** Where a carpet leaves that is blown off from a cell: beyond the nearer edge, as far as asked. */
export function beyond(land: Land, cell: Cell, far: number): Point {
  const left = cell[0] <= land.width / 2; // an option lets carpets be blown off there, too
  return { x: left ? -far : land.width * CELL + far, y: middle(land, cell).y };
}

export interface Placed {
  panel: Panel;
  x: number;
  y: number;
  mirrored: boolean;
}

/** The panels of a landscape; its entries are id, column, row and perhaps "mirrored". */
export function placedOf(land: Land, landscape: LandscapeInfo["place"]): Placed[] {
  return landscape.flatMap(([id, column, row, mirrored]) => {
    const panel = land.panels.get(String(id));
    if (!panel) return [];
    const top = land.height - Number(row) + 1 - panel.rows.length;
    return [{ panel, x: (Number(column) - 1) * CELL, y: top * CELL, mirrored: Boolean(mirrored) }];
  });
}

/** The colour of an arrow and the order of its legs: sideways first or last. */
export function arrowsOf(card: WindCard): Arrow[] {
  return card.up ? ["light_blue", "dark_blue", "beige", "brown"] : ["light_blue", "beige"];
}

export interface Legs {
  columns: number; // to the right
  rows: number; // up
  sidewaysFirst: boolean;
}

/** What an arrow shows. */
export function legsOf(card: WindCard, arrow: Arrow): Legs {
  const climbs = arrow.endsWith("_blue") ? 1 : -1;
  return {
    columns: card.up * climbs * card.sideways || 0,
    rows: climbs * card.vertical,
    sidewaysFirst: card.up !== 0 && (arrow === "light_blue" || arrow === "beige"),
  };
}

// -- carpets -----------------------------------------------------------------------------------

export interface Perch {
  seat: number;
  x: number;
  y: number;
  size: number; // 1 alone on a cell
  height: number; // in its stack, from 0
}

/** Where every carpet is seen: those that share a cell are fanned out, the lowest first. */
export function perches(land: Land, view: FlyingCarpetView): Perch[] {
  const groups = new Map<string, number[]>();
  view.cells.forEach((cell, seat) => {
    if (!cell.length) return;
    const key = cell.join();
    groups.set(key, [...(groups.get(key) ?? []), seat]);
  });
  return [...groups].flatMap(([key, seats]) => {
    const stack = view.stacks[key] ?? [];
    /** Who has just come and not yet landed is above all that lie there. */
    const heightOf = (seat: number) => (stack.includes(seat) ? stack.indexOf(seat) : stack.length);
    const order = seats.toSorted((a, b) => heightOf(a) - heightOf(b));
    const { x, y } = middle(land, key.split(",").map(Number) as unknown as Cell);
    const step = Math.min(11, 26 / Math.max(1, order.length - 1));
    const size = order.length > 1 ? 0.86 : 1;
    const low = order.length > 1 ? 5 : 0; // the lowest lies a little deeper
    return order.map((seat, height) => ({ seat, x, y: y + low - height * step, size, height }));
  });
}

const SPAN = 44; // of a carpet with its fringes
const LEAST = 26; // pixels that it should span on a phone
const MOST_GROWN = 1.5; // more would cover its neighbours

/** How much larger than its cell a carpet is drawn where cells are a few pixels only. */
export const grown = (scale: number): number =>
  Math.min(Math.max(LEAST / (SPAN * scale), 1), MOST_GROWN);

// -- the frame ---------------------------------------------------------------------------------

export interface Zoom {
  factor: number; // 1 shows everything
  x: number; // the middle of what is seen
  y: number;
}

export const WHOLE: Zoom = { factor: 1, x: 0, y: 0 };
export const MOST_ZOOM = 4;

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
  scale: number; // pixels of a unit
}

/** What a box of this many pixels shows: the whole board at its foot with sky above, or a part. */
export function frame(land: Land, width: number, height: number, zoom: Zoom): Frame {
  const wide = land.width * CELL + 2 * SIDE;
  const high = land.height * CELL + GROUND;
  const whole = Math.min(width / wide, height / high);
  const scale = Math.max(whole * zoom.factor, 0.01);
  const seen = { width: width / scale, height: height / scale };
  const within = (middle: number, size: number, from: number, to: number) =>
    size >= to - from
      ? (from + to - size) / 2
      : Math.min(Math.max(middle - size / 2, from), to - size);
  const x = within(zoom.x, seen.width, -SIDE, wide - SIDE);
  const y = seen.height >= high ? high - seen.height : within(zoom.y, seen.height, 0, high);
  return { x, y, ...seen, scale };
}

/** A path through the middles of cells, without the points that lie on a straight line. */
export function corners(points: readonly Point[]): Point[] {
  return points.filter((point, index) => {
    const before = points[index - 1];
    const after = points[index + 1];
    if (!before || !after) return true;
    return (before.x === point.x) !== (point.x === after.x);
  });
}

export function line(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index ? "L" : "M"}${x} ${y}`).join("");
}
