import { expect, test } from "vitest";
import type { FlyingCarpetView } from "../../core/wire";
import {
  CELL,
  cellAt,
  cellOf,
  corners,
  frame,
  grown,
  legsOf,
  middle,
  perches,
  placedOf,
  WHOLE,
} from "./layout";
import { LAND, sampleView } from "./sample";

test("the start is at the lower left, the finish at the lower right", () => {
  expect(middle(LAND, LAND.start)).toEqual({ x: 20, y: 460 });
  expect(middle(LAND, LAND.finish)).toEqual({ x: 940, y: 460 });
  for (const cell of [LAND.start, LAND.finish])
    expect(cellAt(LAND, middle(LAND, cell))).toEqual(cell);
});

test("a panel stands with its lower left cell on its anchor", () => {
  const [house, cloud] = placedOf(LAND, [
    ["house", 4, 1],
    ["cloud_medium", 11, 8, "mirrored"],
  ]);
  expect(house).toMatchObject({ x: 120, y: 400, mirrored: false });
  expect(cloud).toMatchObject({ x: 400, y: 120, mirrored: true });
});

test("a panel that the edition does not know is not drawn", () => {
  expect(placedOf(LAND, [["zeppelin", 4, 1]])).toEqual([]);
});

test("an arrow of a card flies as the rules say: blue climbs, beige and brown descend", () => {
  const slash = LAND.cards.get("S23")!;
  expect(legsOf(slash, "light_blue")).toEqual({ columns: 2, rows: 3, sidewaysFirst: true });
  expect(legsOf(slash, "brown")).toEqual({ columns: -2, rows: -3, sidewaysFirst: false });
  expect(legsOf(LAND.cards.get("B12")!, "beige")).toEqual({
    columns: 1,
    rows: -2,
    sidewaysFirst: true,
  });
  expect(legsOf(LAND.cards.get("V3")!, "beige")).toEqual({
    columns: 0,
    rows: -3,
    sidewaysFirst: false,
  });
});

test("carpets on one cell are fanned out from the lowest up, none at the same place", () => {
  const view = sampleView({
    cells: [
      [3, 3],
      [3, 3],
      [3, 3],
    ],
    stacks: { "3,3": [2, 0, 1] },
  });
  const found = perches(LAND, view);
  expect(found.map(({ seat }) => seat)).toEqual([2, 0, 1]);
  expect(new Set(found.map(({ y }) => y)).size).toBe(3);
  expect(found[0]!.y).toBeGreaterThan(found[2]!.y);
});

test("who has just come to a stack and not yet landed is on top of it", () => {
  const cells: FlyingCarpetView["cells"] = [
    [3, 3],
    [3, 3],
    [3, 3],
  ];
  const view = sampleView({ cells, stacks: { "3,3": [2, 1] }, phase: "landing" });
  expect(perches(LAND, view).map(({ seat }) => seat)).toEqual([2, 1, 0]);
});

test("a carpet that has not started is not seen", () => {
  expect(perches(LAND, sampleView()).map(({ seat }) => seat)).toEqual([0, 1]);
});

test("every box shows the whole board, at its foot", () => {
  for (const [width, height] of [
    [360, 190],
    [390, 420],
    [1066, 620],
    [1600, 500],
  ] as const) {
    const seen = frame(LAND, width, height, WHOLE);
    expect(seen.x).toBeLessThanOrEqual(0);
    expect(seen.x + seen.width).toBeGreaterThanOrEqual(24 * CELL);
    expect(seen.y).toBeLessThanOrEqual(0);
    expect(seen.y + seen.height).toBeGreaterThanOrEqual(12 * CELL);
  }
});

test("a closer look stays on the board and keeps its point in sight", () => {
  const seen = frame(LAND, 360, 190, { factor: 2.4, x: 20, y: 460 });
  expect(seen.x).toBe(-18);
  expect(seen.y + seen.height).toBeCloseTo(12 * CELL + 34);
  expect(seen.width).toBeLessThan(480);
});

test("a straight way has no corners but its ends", () => {
  const way = [
    [1, 1],
    [1, 2],
    [1, 3],
    [2, 3],
    [3, 3],
  ] as const;
  expect(corners(way.map((cell) => middle(LAND, cell)))).toHaveLength(3);
});

test("a carpet is nowhere before its first turn", () => {
  expect([0, 2, 9].map((seat) => cellOf(sampleView(), seat))).toEqual([
    [3, 5],
    undefined,
    undefined,
  ]);
});

test("a carpet is drawn larger than its cell on a phone, and as it is elsewhere", () => {
  expect(grown(1.2)).toBe(1);
  expect(grown(0.5)).toBeGreaterThan(1);
  expect(grown(0.2)).toBe(1.5);
});
