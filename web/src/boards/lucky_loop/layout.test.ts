import { beforeEach, describe, expect, it } from "vitest";
import { components } from "../../core/components.svelte";
import type { LuckyLoopView } from "../../core/wire";
import {
  card,
  flight,
  freshDice,
  piles,
  programmes,
  scale,
  slotsOf,
  sorted,
  track,
} from "./layout";
import { sampleComponents, sampleView } from "./sample";

beforeEach(() => components.take(sampleComponents()));

describe("the components of an edition", () => {
  it("are cards, programmes and piles, whatever they are called", () => {
    const owl = { id: "owl", colour: "blue", difficulty: 13, points_exact: 21, points_exceeded: 9 };
    const data = {
      card: [owl],
      programme: [{ id: "night", slots: ["blue", "red", "green"] }],
      pile: [{ id: "dark", colours: ["blue", "green"] }],
    };
    components.take({ edition: "own", data, names: {} });
    expect(card("owl")).toEqual({
      id: "owl",
      colour: "blue",
      difficulty: 13,
      exact: 21,
      exceeded: 9,
    });
    expect(programmes().map((id) => [id, slotsOf(id)])).toEqual([
      ["night", ["blue", "red", "green"]],
    ]);
    expect(piles()).toEqual([{ id: "dark", colours: ["blue", "green"] }]);
  });
});

describe("sorted", () => {
  it("orders by colour, then difficulty", () => {
    const hand = sorted(["Y05a", "B10a", "R12a", "G07a", "B05a"]);
    expect(hand.map(({ id }) => id)).toEqual(["R12a", "B05a", "B10a", "G07a", "Y05a"]);
  });
});

describe("scale", () => {
  const view: LuckyLoopView = {
    ...sampleView(),
    scores: [{ red_rooster: 15 }, { red_rooster: 23 }, {}],
    records: { red_rooster: 23, rubber_duck: 11, diving_dove: 0, mighty_eagle: 0 },
  };

  it("puts 20 and more on one cell, with the best result", () => {
    const cells = scale(view, "red_rooster", 12);
    expect(cells).toHaveLength(13);
    expect(cells.find(({ points }) => points === 15)!.seats).toEqual([0]);
    expect(cells.at(-1)).toEqual({
      points: 20,
      label: "20+",
      seats: [1],
      record: true,
      token: false,
    });
    expect(cells.some(({ token }) => token)).toBe(false);
  });

  it("shows the token for the first good result until somebody has it", () => {
    const cells = scale(view, "rubber_duck", 12);
    expect(cells.filter(({ token }) => token).map(({ points }) => points)).toEqual([12]);
    expect(cells.filter(({ record }) => record).map(({ points }) => points)).toEqual([11]);
    expect(scale(view, "diving_dove", 12).some(({ record }) => record)).toBe(false);
  });
});

describe("track", () => {
  it("lets planes that are near each other fly in echelon", () => {
    expect(track([10, 11, 40]).map(({ lane }) => lane)).toEqual([0, 1, 0]);
    expect(track([0, 0, 0, 0, 0, 0]).map(({ lane }) => lane)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it("keeps totals that the runway cannot show at its ends", () => {
    expect(track([-3, 120]).map(({ at }) => at)).toEqual([0, 100]);
  });
});

describe("flight", () => {
  it("is null while nobody flies", () => {
    expect(flight(sampleView())).toBeNull();
  });

  it("shows the points that the server counts and the dice that wait", () => {
    const view = sampleView({
      kind: "free",
      figures: [
        { card: "G08a", state: "exact", dice: [2, 6], points: 12 },
        { card: "Y05a", state: "exceeded", dice: [6], points: 1 },
        { card: "R04a", state: "open", dice: [], points: 0 },
      ],
      highlight: 1,
      dice_left: 4,
      seventh_used: true,
      roll: [1, 2, 4],
      to_roll: 0,
    });
    const now = flight(view)!;
    expect(now.figures.map(({ points }) => points)).toEqual([12, 1, 0]);
    expect(now.figures.map(({ star }) => star)).toEqual([true, false, false]);
    expect([now.stock, now.seventh]).toEqual([1, true]);
  });
});

describe("freshDice", () => {
  it("finds the dice that were thrown among those on the table", () => {
    expect(freshDice([2, 2, 6], [2, 6])).toEqual([true, false, true]);
    expect(freshDice([1, 3, 5], [])).toEqual([false, false, false]);
  });
});
