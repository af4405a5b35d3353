import { describe, expect, it } from "vitest";
import { block, inlines, mentions } from "./markdown";

describe("inlines", () => {
  it("finds bold, slanted, code, links and rules", () => {
    expect(inlines("a **b** *c* `d*e*` [f](https://g.h) LO-14, LO-D2", "LO")).toEqual([
      { kind: "text", text: "a " },
      { kind: "bold", text: "b" },
      { kind: "text", text: " " },
      { kind: "slanted", text: "c" },
      { kind: "text", text: " " },
      { kind: "code", text: "d*e*" },
      { kind: "text", text: " " },
      { kind: "link", text: "f", to: "https://g.h" },
      { kind: "text", text: " " },
      { kind: "rule", text: "LO-14" },
      { kind: "text", text: ", " },
      { kind: "rule", text: "LO-D2" },
    ]);
  });

  it("makes no way to a script or to a document that is not here", () => {
    expect(inlines("[x](javascript:alert) [y](../z.md)").map((part) => part.kind)).toEqual([
      "text",
      "text",
      "text",
    ]);
  });

  it("leaves a lonely star and marks of HTML as they are", () => {
    expect(inlines("2 * 3 <b>")).toEqual([{ kind: "text", text: "2 * 3 <b>" }]);
  });
});

describe("block", () => {
  it("joins the lines of a paragraph", () => {
    expect(block("one\ntwo")).toEqual({
      kind: "paragraph",
      text: [{ kind: "text", text: "one two" }],
    });
  });

  it("reads lists with lines that go on", () => {
    const found = block("1. one\n   more\n2. two");
    expect(found).toMatchObject({ kind: "list", ordered: true });
    expect(found.kind === "list" && found.items.map((item) => item[0]!.text)).toEqual([
      "one more",
      "two",
    ]);
  });

  it("reads tables", () => {
    const found = block("| A | B |\n| --- | --- |\n| `x` | |");
    expect(found).toEqual({
      kind: "table",
      head: [[{ kind: "text", text: "A" }], [{ kind: "text", text: "B" }]],
      rows: [[[{ kind: "code", text: "x" }], []]],
    });
  });

  it("keeps code as it is", () => {
    expect(block("```toml\na = 1\n\nb = 2\n```")).toEqual({ kind: "code", text: "a = 1\n\nb = 2" });
  });
});

describe("mentions", () => {
  it("looks for all words, without case, accents and marks", () => {
    expect(mentions("La **dernière** altitude", "ALTITUDE derniere")).toBe(true);
    expect(mentions("La dernière altitude", "altitude pile")).toBe(false);
  });
});
