import { describe, expect, it } from "vitest";
import {
  changeField,
  faultsOf,
  groupsOf,
  looseFaults,
  readAs,
  typedAs,
  valueOf,
  written,
} from "./fields";

const data = {
  format: 1,
  game: "g",
  edition: {
    name: "e",
    title: "E",
    hand_size: 3,
    left_out: ["a", "b"],
    bag: { damage: 12 },
    sources: { hand_size: "stated" },
    zones: [{ id: "calm", force: 0, sources: { force: "found" } }],
  },
  card: [
    { id: "a", copies: 4, rule: "G-1", sources: { copies: "inferred" } },
    { id: "b", copies: 2, place: [["house", 4, 1]] },
  ],
};
const groups = groupsOf(data);
const fields = groups.flatMap(({ parts }) => parts.flatMap((part) => part.fields));
const field = (name: string) => fields.find((one) => one.name === name)!;

describe("the form", () => {
  it("has every value once, grouped as the file has them", () => {
    expect(groups.map(({ kind }) => kind)).toEqual(["edition", "zones", "card"]);
    expect(fields.map(({ name }) => name)).toEqual([
      "edition.hand_size",
      "edition.left_out",
      "edition.bag.damage",
      "edition.zones[1].force",
      "card[1].copies",
      "card[2].copies",
      "card[2].place[1]",
    ]);
  });
  it("knows where a value comes from, and the way to it", () => {
    expect(field("edition.zones[1].force")).toMatchObject({
      key: ["edition", "zones", 0, "force"],
      source: "found",
    });
    expect(written(["card", 0, "copies"])).toBe("card[1].copies");
  });
});

describe("what is typed", () => {
  it("is read as what stood there", () => {
    expect(readAs(3, " 4 ")).toBe(4);
    expect(readAs(3, "−4")).toBe(-4);
    expect(readAs(3, "")).toBe("");
    expect(readAs("a", "4")).toBe("4");
    expect(readAs(["a"], "1, b,")).toEqual(["1", "b"]);
    expect(readAs(["house", 4], "palace, 7, 1")).toEqual(["palace", 7, 1]);
  });
  it("comes back as it was typed", () => {
    for (const one of fields) expect(readAs(one.value, typedAs(one.value))).toEqual(one.value);
  });
});

describe("changes", () => {
  it("are kept, and forgotten once all is as usual again", () => {
    const hand = field("edition.hand_size");
    const changed = changeField({}, hand, 5);
    expect(valueOf(changed, hand)).toBe(5);
    expect(changed).toEqual({ "edition.hand_size": { key: ["edition", "hand_size"], value: 5 } });
    expect(changeField(changed, hand, 3)).toEqual({});
  });
  it("are told what is wrong with them at their place", () => {
    const fault = (key: string) => ({ code: "", params: { key }, sentence: key, rule: null });
    const faults = [fault("edition.left_out[2]"), fault("edition.hand_size")];
    expect(faultsOf(field("edition.left_out"), faults)).toEqual([faults[0]]);
    expect(faultsOf(field("card[1].copies"), faults)).toEqual([]);
    const loose = fault("card");
    expect(looseFaults(groups, [...faults, loose])).toEqual([loose]);
  });
});
