import { describe, expect, it } from "vitest";
import { headline, places } from "./ranking";
import type { TableInfo } from "./wire";

const table = (
  ranking: number[] | null,
  seats: number[],
  options: Record<string, unknown> = {},
): TableInfo =>
  ({
    options,
    seats: ["Ada", "Bo", "Cy"].map((name) => ({ name })),
    you: { owner: true, seats },
    result: { by: ranking ? "game" : "agreement", ranking, returns: null },
  }) as unknown as TableInfo;

describe("places", () => {
  it("puts those who share a place together", () => {
    expect(places({ by: "game", ranking: [2, 1, 2], returns: null })).toEqual([
      { place: 1, seats: [1] },
      { place: 2, seats: [0, 2] },
    ]);
  });

  it("has none after an agreement or before the end", () => {
    expect(places({ by: "agreement", ranking: null, returns: null })).toEqual([]);
    expect(places(null)).toEqual([]);
  });
});

describe("headline", () => {
  it("speaks to the winner", () => {
    expect(headline(table([1, 2, 3], [0])).key).toBe("web-result-you");
  });

  it("names somebody else, and whoever wins at a screen that several share", () => {
    expect(headline(table([2, 1, 3], [0]))).toEqual({
      key: "web-result-wins",
      params: { name: "Bo" },
    });
    expect(headline(table([1, 2, 3], [0, 1])).params).toEqual({ name: "Ada" });
  });

  it("names the team that wins, unless all share the victory", () => {
    const teams = { teams: "two_by_two" };
    expect(headline(table([1, 3, 1], [0], teams)).key).toBe("web-result-team");
    expect(headline(table([1, 1, 1], [0], teams)).key).toBe("web-result-shared");
    expect(headline(table([1, 3, 1], [0], { teams: "none" })).key).toBe("web-result-shared");
  });

  it("names all who share the victory, and nobody after an agreement", () => {
    expect(headline(table([1, 3, 1], [0])).params).toEqual({ names: "Ada, Cy" });
    expect(headline(table(null, [0])).key).toBe("web-result-agreed");
  });
});
