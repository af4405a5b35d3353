import { beforeEach, describe, expect, it } from "vitest";
import { components } from "../../core/components.svelte";
import {
  altitudes,
  around,
  columns,
  dial,
  face,
  groups,
  height,
  knownOf,
  lie,
  needle,
  pointsOf,
  runs,
  tally,
} from "./layout";
import { sampleComponents } from "./sample";

beforeEach(() => components.take(sampleComponents()));

/** An edition with these altitudes and no other card. */
function only(...values: number[]): void {
  const card = values.map((value) => ({ id: `up-${value}`, kind: "altitude", value, points: 1 }));
  components.take({ edition: "own", data: { card }, names: {} });
}

describe("cards", () => {
  it("takes faces and points from the edition, whatever its cards are called", () => {
    const storm = { id: "storm", kind: "draw", amount: 7, points: 30 };
    components.take({ edition: "own", data: { card: [storm] }, names: {} });
    expect(face("storm")).toEqual({ id: "storm", kind: "draw", value: 7 });
    expect(["storm", "alt_9000"].map(pointsOf)).toEqual([30, null]);
  });

  it("sorts a hand by altitude, specials behind", () => {
    const hand = { loop: 1, alt_9000: 1, draw_2: 1, alt_1000: 3, pitch: 2, speed: 0 };
    expect(groups(hand).map((set) => [set.face.id, set.count])).toEqual([
      ["alt_1000", 3],
      ["alt_9000", 1],
      ["pitch", 2],
      ["draw_2", 1],
      ["loop", 1],
    ]);
  });

  it("counts cards, and reads a pile from the top in runs", () => {
    const pile = ["alt_1000", "alt_1000", "speed", "alt_1000"];
    expect(tally(pile)).toEqual({ alt_1000: 3, speed: 1 });
    expect(runs(pile)).toEqual([
      { id: "alt_1000", count: 1 },
      { id: "speed", count: 1 },
      { id: "alt_1000", count: 2 },
    ]);
  });

  it("lays a card of the pile always the same way, and not like its neighbour", () => {
    expect(lie(4)).toEqual(lie(4));
    expect(lie(4)).not.toEqual(lie(5));
  });
});

describe("the sky", () => {
  it("is higher for every altitude, with the runway below all of them", () => {
    const heights = [0, 1000, 2000, 5000, 9000].map(height);
    expect([...heights].sort((a, b) => a - b)).toEqual(heights);
    expect(new Set(heights).size).toBe(heights.length);
    expect(height(12000)).toBe(height(9000));
  });

  it("turns the needle once for ten thousand metres", () => {
    expect([0, 5000, 9000].map(needle)).toEqual([0, 180, 324]);
  });

  it("has the lines and the dial of other altitudes", () => {
    only(600, 200, 400);
    expect(altitudes()).toEqual([200, 400, 600]);
    expect(dial()).toEqual({ labels: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], step: 100 });
    expect(height(600)).toBeGreaterThan(height(400));
    expect(needle(500)).toBe(180);
    only(12000, 6000);
    expect(dial()).toEqual({ labels: [0, 2, 4, 6, 8, 10, 12, 14, 16, 18], step: 2000 });
  });
});

describe("the table", () => {
  it("has the own seat at the bottom and the left neighbour on the left", () => {
    const spots = around(4, 2);
    expect(spots[2]).toEqual({ x: 50, y: 100 });
    expect(spots[3]).toEqual({ x: 0, y: 50 });
    expect(spots[1]).toEqual({ x: 100, y: 50 });
  });

  it("puts sets into rows of equal length, none too tight", () => {
    expect([0, 1, 7, 8, 9, 15, 16, 17, 24].map(columns)).toEqual([0, 1, 7, 8, 5, 8, 8, 6, 8]);
  });

  it("counts what is known of others, never of oneself", () => {
    const known: Record<string, number>[] = [{ speed: 1 }, { speed: 1, alt_1000: 2 }, {}];
    const view = { seat: 0, known };
    expect([0, 1, 2].map((seat) => knownOf(view, seat))).toEqual([0, 3, 0]);
  });
});
