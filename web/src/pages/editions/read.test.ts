import { describe, expect, it } from "vitest";
import { commonSource, inventory, inWords } from "./read";

const data = {
  format: 1,
  game: "g",
  edition: { name: "e", title: "E", hand_size: 3, sources: { hand_size: "stated" } },
  board: {
    width: 24,
    sources: { width: "found" },
    zones: [{ id: "calm", force: 0, sources: { force: "stated" } }],
  },
  card: [
    {
      id: "a",
      copies: 4,
      points: 2,
      rule: "G-1",
      sources: { points: "stated", copies: "inferred" },
    },
    { id: "b", name: "Bee", points: 3, sources: { points: "reconstructed" } },
  ],
};

describe("what an edition is made of", () => {
  it("is its lists, with copies, rules and sources, also those inside other parts", () => {
    const { sections } = inventory({ data });
    expect(sections.map(({ kind, pieces }) => [kind, pieces])).toEqual([
      ["zones", 1],
      ["card", 5],
    ]);
    expect(sections[1]!.things[0]).toMatchObject({
      id: "a",
      copies: 4,
      copiesSource: "inferred",
      rule: "G-1",
      facts: [{ key: "points", value: 2, source: "stated" }],
    });
  });

  it("is its numbers, without names and titles", () => {
    const { numbers } = inventory({ data });
    expect(numbers).toEqual([
      { kind: "edition", rule: "", facts: [{ key: "hand_size", value: 3, source: "stated" }] },
      { kind: "board", rule: "", facts: [{ key: "width", value: 24, source: "found" }] },
    ]);
  });

  it("has one source where all its facts have the same", () => {
    const fact = (source: string) => ({ key: "k", value: 1, source });
    expect(commonSource([fact("stated"), fact("stated")])).toBe("stated");
    expect(commonSource([fact("stated"), fact("found")])).toBe("");
    expect(commonSource([])).toBe("");
  });
});

describe("a value", () => {
  const word = (id: string) => `<${id}>`;
  it("is told as a person would", () => {
    expect(inWords(7, word)).toBe("7");
    expect(inWords(-3, word)).toBe("−3");
    expect(inWords("red", word)).toBe("<red>");
    expect(inWords(["red", "blue"], word)).toBe("<red>, <blue>");
    expect(inWords([], word)).toBe("–");
    expect(
      inWords(
        [
          [6, 5],
          [12, 4],
        ],
        word,
      ),
    ).toBe("6/5, 12/4");
    expect(inWords([["palace", 3, 1, true]], word)).toBe("<palace> (3, 1)");
    expect(inWords(["..X", "XXX"], word)).toBe("3 × 2");
  });
});
