import { expect, test } from "vitest";
import type { WireEvent } from "../../core/wire";
import { cuesIn, keyframes, motionsIn } from "./animate";
import { CELL } from "./layout";
import { LAND } from "./sample";

const told = (event: Record<string, unknown>): WireEvent => ({
  event,
  text: { key: "plain-words", params: {} },
});
const moved = (how: string, path: number[][]) => told({ event: "CarpetMoved", seat: 0, how, path });

test("a carpet flies along its path, corner by corner", () => {
  const path = [
    [3, 6],
    [3, 7],
    [4, 7],
  ];
  const [motion] = motionsIn([moved("flight", path)], [[3, 5]], LAND);
  expect(motion).toMatchObject({ seat: 0, manner: "flight" });
  expect(motion!.points).toEqual([
    { x: 100, y: 300 },
    { x: 100, y: 220 },
    { x: 140, y: 220 },
  ]);
});

test("who stays does not move and is not heard", () => {
  expect(motionsIn([moved("stay", [])], [[3, 5]], LAND)).toEqual([]);
  expect(cuesIn([moved("stay", [])])).toEqual([]);
});

test("a carpet that was not on the board yet starts from the terrace", () => {
  const [motion] = motionsIn([moved("flight", [[1, 2]])], [[]], LAND);
  expect(motion!.points[0]).toEqual({ x: 20, y: 460 });
});

test("who is blown off leaves by the right edge", () => {
  const event = told({ event: "CarpetEjected", seat: 0, path: [[24, 10]] });
  const [motion] = motionsIn([event], [[23, 10]], LAND);
  expect(motion!.manner).toBe("eject");
  expect(motion!.points.at(-1)!.x).toBeGreaterThan(24 * CELL);
});

test("where the left edge blows carpets off, too, they leave by it", () => {
  const event = told({ event: "CarpetEjected", seat: 0, path: [] });
  const [motion] = motionsIn([event], [[1, 1]], LAND);
  expect(motion!.points.at(-1)!.x).toBeLessThan(0);
});

test("a forced carpet falls from where it was met", () => {
  const event = told({ event: "CarpetForcedDown", seat: 0, target: 1, cell: [5, 1] });
  const [motion] = motionsIn(
    [event],
    [
      [5, 8],
      [5, 8],
    ],
    LAND,
  );
  expect(motion).toMatchObject({ seat: 1, manner: "fall" });
  expect(motion!.points).toEqual([
    { x: 180, y: 180 },
    { x: 180, y: 460 },
  ]);
});

test("keyframes share the time by the length of the legs", () => {
  const frames = keyframes([
    { x: 0, y: 0 },
    { x: 0, y: 30 },
    { x: 10, y: 30 },
  ]);
  expect(frames.map(({ offset }) => offset)).toEqual([0, 0.75, 1]);
});

test("each thing is heard once", () => {
  const events = [
    told({ event: "WindCardPlayed" }),
    moved("flight", [[3, 6]]),
    told({ event: "CarpetHeld", seat: 1 }),
    told({ event: "CarpetHeld", seat: 2 }),
    told({ event: "CarpetArrived", seat: 0 }),
  ];
  expect(cuesIn(events)).toEqual(["card", "fly", "hold", "gong"]);
});
