// Panels on the drawing board: where they are put, and how they move. The rules are the server's.

import type { Land, Panel } from "../../boards/flying_carpet/layout";
import type { Place } from "./link";

/** A panel by its lower left cell. */
export interface Piece {
  id: string;
  column: number;
  row: number;
  mirrored: boolean;
}

export const wide = (panel: Panel): number => panel.rows[0]?.length ?? 1;
export const high = (panel: Panel): number => panel.rows.length;

/** Read placements; each panel once, and only those that there are. */
export function piecesOf(place: Place, land: Land): Piece[] {
  const found = new Map<string, Piece>();
  for (const [id, column, row, mirrored] of place) {
    const panel = land.panels.get(String(id));
    const piece = { id: String(id), column: Number(column), row: Number(row) };
    if (panel && !found.has(piece.id))
      found.set(piece.id, within({ ...piece, mirrored: Boolean(mirrored) }, land));
  }
  return [...found.values()];
}

/** As the server and the boards write them. */
export function placeOf(pieces: readonly Piece[]): Place {
  return pieces.map(({ id, column, row, mirrored }) =>
    mirrored ? [id, column, row, "mirrored"] : [id, column, row],
  );
}

/** A piece pushed back onto the board; what stands on the ground stays there. */
export function within(piece: Piece, land: Land): Piece {
  const panel = land.panels.get(piece.id)!;
  const kept = (value: number, most: number) => Math.max(1, Math.min(value, most));
  const lifted = panel.kind === "ground" ? 1 : piece.row;
  return {
    ...piece,
    column: kept(piece.column, land.width - wide(panel) + 1),
    row: kept(lifted, land.height - high(panel) + 1),
  };
}

/** The cells that a piece covers. */
export function cellsOf(piece: Piece, land: Land): [number, number][] {
  const panel = land.panels.get(piece.id)!;
  return panel.rows.flatMap((line, top) =>
    [...line].flatMap((mark, index): [number, number][] => {
      if (mark !== "X") return [];
      const across = piece.mirrored ? line.length - 1 - index : index;
      return [[piece.column + across, piece.row + panel.rows.length - 1 - top]];
    }),
  );
}

/** The line around cells, as a path: each cell is one unit wide and high, rows count from below. */
export function outline(
  cells: readonly (readonly [number, number])[],
): [number, number, "h" | "v"][] {
  const taken = new Set(cells.map(String));
  const free = (column: number, row: number) => !taken.has(String([column, row]));
  return cells.flatMap(([column, row]) => {
    const edges: [number, number, "h" | "v"][] = [];
    if (free(column, row + 1)) edges.push([column, row + 1, "h"]);
    if (free(column, row - 1)) edges.push([column, row, "h"]);
    if (free(column - 1, row)) edges.push([column, row, "v"]);
    if (free(column + 1, row)) edges.push([column + 1, row, "v"]);
    return edges;
  });
}

/** Whether a panel looks the same when it is turned. */
export function isEven(panel: Panel): boolean {
  return panel.rows.every((line) => line === [...line].reverse().join(""));
}

/** A place for a panel that nobody has pointed at: the first that is free, from the left. */
export function freePlace(id: string, pieces: readonly Piece[], land: Land): Piece {
  const panel = land.panels.get(id)!;
  const taken = new Set(pieces.flatMap((piece) => cellsOf(piece, land)).map(String));
  const windy = land.zones.find(({ force }) => force > 0)?.rows[0] ?? 1;
  const top = land.height - high(panel) + 1;
  const rows = panel.kind === "ground" ? [1] : span(windy, top).reverse();
  const columns = span(3, land.width - wide(panel) - 1); // off the ends, which the rules keep free
  for (const row of rows)
    for (const column of columns) {
      const piece = { id, column, row, mirrored: false };
      if (!cellsOf(piece, land).some((cell) => taken.has(String(cell)))) return piece;
    }
  return { id, column: 3, row: rows[0] ?? 1, mirrored: false };
}

const span = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
