import { describe, expect, it } from "vitest";
import { groupsOf, readAs, typedAs } from "./fields";
import { vocabularies, wordsOf } from "./vocabulary";

const NAMES: Record<string, string> = {
  speed: "Speed",
  turn: "Change of direction",
  red: "rouge",
  blue: "bleu",
};
const nameOf = (id: string): string | null => NAMES[id] ?? null;
const groups = groupsOf({
  edition: { left_out: ["speed"], hand: 3 },
  card: [
    { id: "speed", colour: "red" },
    { id: "turn", colour: "blue" },
  ],
});
const text = (key: string) => ({ key, params: {} });
const find = vocabularies(groups, { card: { speed: text("s"), turn: text("t") } }, nameOf);
const fields = groups.flatMap(({ parts }) => parts.flatMap((part) => part.fields));
const field = (name: string) => fields.find((one) => one.name === name)!;

describe("the words of a field", () => {
  it("are those of its fellow components where it names a component", () => {
    expect(find(field("edition.left_out")).words).toEqual(["Speed", "Change of direction"]);
  });

  it("are those that such fields hold", () => {
    expect(find(field("card[1].colour")).words).toEqual(["rouge", "bleu"]);
    expect(find(field("card[1].colour"))).toBe(find(field("card[2].colour")));
  });

  it("are shown and read instead of ids, and ids are read, too", () => {
    const words = find(field("edition.left_out"));
    expect(typedAs(["speed", "turn"], words.word)).toBe("Speed, Change of direction");
    expect(readAs(["speed"], "change of direction, speed, hail", words.id)).toEqual([
      "turn",
      "speed",
      "hail",
    ]);
  });

  it("always lead back to the id they stand for", () => {
    const names: Record<string, string> = { a: "same", b: "same", c: "one, two", d: "e", e: "d" };
    const ids = new Set([...Object.keys(names), "x"]);
    const words = wordsOf(ids, (id) => names[id] ?? null);
    for (const id of ids) expect(words.id(words.word(id))).toBe(id);
    expect(words.words).toEqual([]);
  });
});
