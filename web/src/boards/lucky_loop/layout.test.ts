import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deck } from "../../core/deck.svelte";
import type { LuckyLoopView } from "../../core/wire";
import { card, flight, freshDice, gauges, LANES, PILES, scale, sorted, track } from "./layout";
import { sampleView, sampleDeck } from "./sample";

const EDITION = readFileSync(
  new URL(
    "../../../../src/voltige/games/lucky_loop/editions/reconstructed-1.toml",
    import.meta.url,
  ),
  "utf8",
);

/** The tables of one kind in the edition's file, as far as these tests read them. */
function tables(kind: string): Record<string, string>[] {
  return EDITION.split(`[[${kind}]]`)
    .slice(1)
    .map((text) =>
      Object.fromEntries(
        text
          .split("\n[")[0]!
          .split("\n")
          .map((line) => line.split("#")[0]!.split(" = ") as [string, string])
          .filter(([, value]) => value !== undefined)
          .map(([key, value]) => [key.trim(), value.trim().replaceAll('"', "")]),
      ),
    );
}

describe("card", () => {
  it("says what the edition prints, for every card", () => {
    const printed = tables("card");
    expect(printed).toHaveLength(64);
    for (const row of printed) {
      const read = card(row.id!); // before the cards are known
      expect([read.colour, read.difficulty]).toEqual([row.colour, Number(row.difficulty)]);
    }
    deck.take([{ id: "R07a", kind: "blue", value: 13, points: 21, exceeded: 9 }]);
    expect(card("R07a")).toEqual({
      id: "R07a",
      colour: "blue",
      difficulty: 13,
      exact: 21,
      exceeded: 9,
      dice: 3,
    });
    deck.take([]);
  });

  it("has the programmes and piles of the edition", () => {
    for (const row of tables("programme"))
      expect(`[${LANES[row.id as keyof typeof LANES].join(", ")}]`).toBe(row.slots);
    for (const row of tables("pile"))
      expect(`[${PILES[row.id as keyof typeof PILES].join(", ")}]`).toBe(row.colours);
  });
});

describe("sorted", () => {
  it("orders by colour, then difficulty", () => {
    const hand = sorted(["Y05a", "B10a", "R12a", "B05b", "G07a", "B05a"]);
    expect(hand.map(({ id }) => id)).toEqual(["R12a", "B05a", "B05b", "B10a", "G07a", "Y05a"]);
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
  beforeAll(() => deck.take(sampleDeck()));
  afterAll(() => deck.take([]));

  it("is null while nobody flies", () => {
    expect(flight(sampleView())).toBeNull();
  });

  it("counts the star twice and the dice that wait", () => {
    const view = sampleView({
      kind: "free",
      figures: [
        { card: "G08a", state: "exact", dice: [2, 6] },
        { card: "Y05a", state: "exceeded", dice: [6] },
        { card: "R04a", state: "open", dice: [] },
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

describe("gauges", () => {
  it("reads the examples of the rules", () => {
    expect(gauges(["G08a", "B08a", "Y05a", "R04a"])).toEqual({
      cards: 4,
      difficulty: 25,
      dice: 6,
      ready: true,
    });
    expect(gauges(["R09a", "B09a", "G06a"]).ready).toBe(false); // 24
    expect(gauges(["R07a", "B07a", "G07a", "Y04a"]).ready).toBe(false); // 7 dice
  });
});
