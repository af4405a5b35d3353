import { describe, expect, it } from "vitest";
import { boardOf } from "./board";
import { announced, hasBoard, onTheWall, shortest } from "./games";
import { posterOf } from "./posters";

const NOBODY = "ludo"; // a game that the server may have and nobody has drawn

describe("a game", () => {
  it("is found by the name of its folder, as games are spelled", () => {
    expect(onTheWall()).toEqual(["loops", "lucky-loop", "flying-carpet", "hydroracers"]);
    expect(onTheWall().every(hasBoard)).toBe(true);
    expect(new Set(onTheWall().map((game) => posterOf(game))).size).toBe(4);
    expect(onTheWall()).toContain(shortest());
  });

  it("that nobody announced is shown all the same, after the others", () => {
    expect(onTheWall([NOBODY, "lucky-loop", "loops"])).toEqual(["loops", "lucky-loop", NOBODY]);
    expect(hasBoard(NOBODY)).toBe(false);
    const { Sign, presets, company } = announced(NOBODY);
    expect([posterOf(NOBODY), Sign]).not.toContain(undefined);
    expect([presets, company]).toEqual([[], 4]);
  });

  it("without a board gets the one that lists its choices", async () => {
    const { Board, own, seats } = await boardOf(NOBODY, {});
    expect([typeof Board, own, seats]).toEqual(["function", false, false]);
  });
});
