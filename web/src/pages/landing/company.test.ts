import { describe, expect, it } from "vitest";
import type { EditionInfo, GameInfo } from "../../core/wire";
import { company, height, withBots } from "./company";

const edition = (name: string, least: number, most: number): EditionInfo => ({
  name,
  title: name,
  hash: "",
  min_seats: least,
  max_seats: most,
  options: [],
});

const game = (name: string, ...editions: EditionInfo[]): GameInfo => ({
  name,
  rules: 1,
  prefix: "X",
  title: { key: "", params: {} },
  line: { key: "", params: {} },
  default_edition: editions[0]!.name,
  editions,
  bots: ["cadet", "pilot"],
});

describe("a table with bots", () => {
  it("seats me first and bots after me", () => {
    const table = withBots("loops", "Ada", "bot:pilot", game("loops", edition("base", 2, 8)));
    expect(table.seats.map((seat) => seat.controller)).toEqual([
      "me",
      "bot:pilot",
      "bot:pilot",
      "bot:pilot",
    ]);
    expect(table.practice).toBeUndefined(); // that is chosen, never silently so
    expect(table.name).toBe("Ada");
  });

  it("is three at Lucky Loop", () => {
    expect(withBots("lucky-loop", "", "bot:ace").seats).toHaveLength(3);
  });

  it("keeps to what the printing allows", () => {
    expect(withBots("duel", "", "bot:ace", game("duel", edition("base", 2, 2))).seats).toHaveLength(
      2,
    );
    expect(
      withBots("party", "", "bot:ace", game("party", edition("base", 6, 9))).seats,
    ).toHaveLength(6);
  });
});

describe("company", () => {
  it("is that of all printings together", () => {
    expect(company(game("x", edition("a", 3, 5), edition("b", 2, 4)))).toEqual({
      least: 2,
      most: 5,
    });
  });
});

describe("height", () => {
  it("lets a long line be smaller, in proportion", () => {
    expect(height("The Flying", 2)).toBe(12);
    expect(height("Racers", 2)).toBe(20);
  });

  it("has an upper end", () => {
    expect(height("Loop", 2)).toBe(22);
    expect(height("Loop", 1)).toBe(25);
  });
});
