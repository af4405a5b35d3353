import { expect, test } from "vitest";
import type { Reason } from "../../core/wire";
import {
  blockedAt,
  buildingSpots,
  fitting,
  goalsOf,
  landingSpots,
  NO_CARD,
  NOTHING,
  reasonOf,
  waysOf,
  withSwap,
} from "./choose";
import { LAND, sampleChoice, sampleView } from "./sample";

const play = { do: "play", card: "V3", arrow: "light_blue" };
const choices = [
  sampleChoice(40, play, [
    [3, 6],
    [3, 7],
    [3, 8],
    [4, 8],
  ]),
  sampleChoice(43, { ...play, direction: "right" }, [
    [3, 6],
    [3, 7],
    [3, 8],
    [4, 8],
    [5, 8],
  ]),
  sampleChoice(44, { do: "play", card: "S23", arrow: "dark_blue", direction: "left" }, [
    [3, 6],
    [3, 7],
    [3, 8],
    [4, 8],
  ]),
  sampleChoice(60, { do: "direction_only", direction: "down" }, [[3, 4]]),
  sampleChoice(70, { do: "no_card" }, [[3, 4]]),
  sampleChoice(71, { do: "no_card", swap: "V3" }, [[3, 4]]),
];
const ways = waysOf(choices, sampleView(), LAND);

test("what the wind adds is what the cards do not fly themselves", () => {
  expect(ways[0]!.wind).toEqual({ added: 1, own: 0 });
  expect(ways[1]!.wind).toEqual({ added: 1, own: 1 });
  expect(ways[3]!.wind).toEqual({ added: 0, own: 0 });
});

test("a card shows the cells that it reaches", () => {
  expect(fitting(ways, { ...NOTHING, card: "V3" }).map(({ choice }) => choice.code)).toEqual([
    40, 43,
  ]);
});

test("a cell shows all that leads there, the cheapest first", () => {
  const goal = goalsOf(fitting(ways, { ...NOTHING, cell: [4, 8] }))[0]!;
  expect(goal.ways.map(({ choice }) => choice.code)).toEqual([40, 44]);
});

test("a card and a cell together are one way", () => {
  const found = fitting(ways, { ...NOTHING, card: "S23", cell: [4, 8] });
  expect(found.map(({ choice }) => choice.code)).toEqual([44]);
});

test("a direction card alone is flown alone, with a wind card it joins", () => {
  const alone = fitting(ways, { ...NOTHING, direction: "down" });
  expect(alone.map(({ choice }) => choice.code)).toEqual([60]);
  const joined = fitting(ways, { ...NOTHING, card: "V3", direction: "right" });
  expect(joined.map(({ choice }) => choice.code)).toEqual([43]);
});

test("no card is one way, with or without a swap", () => {
  expect(fitting(ways, { ...NOTHING, card: NO_CARD }).map(({ choice }) => choice.code)).toEqual([
    70,
  ]);
  expect(withSwap(ways, "V3")?.choice.code).toBe(71);
  expect(withSwap(ways, "S23")).toBeUndefined();
});

test("who is blown off goes back to the start, and the edge is a goal of its own", () => {
  const off = waysOf(
    [sampleChoice(9, { do: "no_card" }, [[24, 10]], true)],
    sampleView({ cells: [[23, 10]] }),
    LAND,
  );
  expect(off[0]).toMatchObject({ ejected: true, end: [1, 1], wind: { added: 2 } });
  expect(goalsOf(off)[0]).toMatchObject({ off: true, cell: [24, 10] });
  expect(fitting(off, { ...NOTHING, off: true })).toHaveLength(1);
  expect(fitting(off, { ...NOTHING, cell: [1, 1] })).toHaveLength(0);
});

test("a way that ends on another carpet says whom it meets, but not on the start", () => {
  const met = waysOf(
    [
      sampleChoice(41, { ...play, arrow: "beige" }, [
        [3, 4],
        [3, 3],
      ]),
    ],
    sampleView(),
    LAND,
  );
  expect(met[0]!.meets).toBe(1);
  const home = waysOf(
    [sampleChoice(41, { ...play, arrow: "beige" }, [[1, 1]])],
    sampleView({ cells: [[1, 3], [1, 1], []], stacks: { "1,1": [1] } }),
    LAND,
  );
  expect(home[0]!.meets).toBe(-1);
});

test("outside a turn there are no ways", () => {
  expect(waysOf(choices, sampleView({ phase: "landing" }), LAND)).toEqual([]);
});

test("a blocked arrow has its reason, and the reason its cell", () => {
  const reason: Reason = {
    things: { flight: ["S23 beige"] },
    code: "blocked",
    rule: "FC-38",
    text: { key: "error-blocked", params: { cell: "(7,3)" } },
    fault: false,
  };
  expect(reasonOf([reason], "S23", "beige")).toBe(reason);
  expect(reasonOf([reason], "S23", "brown")).toBeUndefined();
  expect(blockedAt(reason)).toEqual([7, 3]);
  expect(blockedAt(undefined)).toBeNull();
});

test("holding happens here, a forced carpet falls to its cell", () => {
  const hold = sampleChoice(1, { do: "hold" }, []);
  const force = sampleChoice(2, { do: "force_down" }, []);
  force.outlook!.events = [{ event: "CarpetForcedDown", seat: 0, target: 1, cell: [5, 1] }];
  expect(landingSpots([hold, force], [5, 8]).map(({ cell }) => cell)).toEqual([
    [5, 8],
    [5, 1],
  ]);
});

test("a panel is placed by a column, then a cloud by a row", () => {
  const column = sampleChoice(1, { do: "column", column: 7 }, []);
  const row = sampleChoice(2, { do: "row", row: 9 }, []);
  expect(buildingSpots([column], sampleView())[0]!.cell).toEqual([7, 1]);
  const draft = { passed: [false, false, false], panel: "house", mirrored: false, column: 7 };
  expect(buildingSpots([row], sampleView({ draft }))[0]!.cell).toEqual([7, 9]);
});
