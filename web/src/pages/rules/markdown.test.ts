import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { leadsOut, mentions, reader, type Token } from "./markdown";

const RULES = join(import.meta.dirname, "..", "..", "..", "..", "docs", "rules");
const { line, block } = reader("LO");
const short = (tokens: readonly Token[]) =>
  tokens.map((token) => [token.type, "text" in token ? token.text : token.raw]);

describe("a line", () => {
  it("has bold, slanted, code, links and rules", () => {
    expect(short(line("a **b** *c* `d*e*` [f](https://g.h) LO-14, LO-D2"))).toEqual([
      ["text", "a "],
      ["strong", "b"],
      ["text", " "],
      ["em", "c"],
      ["text", " "],
      ["codespan", "d*e*"],
      ["text", " "],
      ["link", "f"],
      ["text", " "],
      ["rule", "LO-14"],
      ["text", ", "],
      ["rule", "LO-D2"],
    ]);
  });

  it("leaves numbers of other games, a lonely star and marks of HTML as they are", () => {
    const tokens = line("HR-3 XLO-14 2 * 3 <b>");
    expect(tokens.map((token) => token.type)).toEqual(["text", "html"]);
    expect(tokens.map((token) => token.raw).join("")).toBe("HR-3 XLO-14 2 * 3 <b>");
  });
});

it("has no way to a script or to a document that is not here", () => {
  expect(["https://a.b", "javascript:alert", "../z.md"].map(leadsOut)).toEqual([
    true,
    false,
    false,
  ]);
});

describe("a block", () => {
  it("is a paragraph of several lines", () => {
    expect(short(block("one\ntwo"))).toEqual([["paragraph", "one\ntwo"]]);
  });

  it("is a list with lines that go on", () => {
    const [list] = block("1. one\n   more\n2. two");
    expect(list).toMatchObject({ type: "list", ordered: true });
    expect(list?.type === "list" && list.items.map((item) => item.text)).toEqual([
      "one\nmore",
      "two",
    ]);
  });

  it("is a table", () => {
    const [table] = block("| A | B |\n| --- | --- |\n| `x` | LO-3 |");
    expect(table?.type === "table" && table.rows[0]!.map((cell) => cell.tokens[0]!.type)).toEqual([
      "codespan",
      "rule",
    ]);
  });

  it("is code as it is", () => {
    expect(short(block("```toml\na = 1\n\nb = 2\n```"))).toEqual([["code", "a = 1\n\nb = 2"]]);
  });
});

it("knows all that the rules are written with", () => {
  const drawn =
    "code codespan em heading link list list_item paragraph rule space strong table text";
  const known = new Set(drawn.split(" "));
  const met = new Set<string>();
  const meet = (tokens: readonly Token[]) =>
    tokens.forEach((token) => {
      met.add(token.type);
      if ("tokens" in token) meet((token.tokens ?? []) as Token[]);
      if (token.type === "list") meet(token.items);
      if (token.type === "table")
        [token.header, ...token.rows].flat().forEach((cell) => meet(cell.tokens as Token[]));
    });
  for (const file of readdirSync(RULES)) meet(block(readFileSync(join(RULES, file), "utf-8")));
  expect([...met].filter((type) => !known.has(type))).toEqual([]);
  expect(met).toContain("rule");
});

describe("mentions", () => {
  it("looks for all words, without case, accents and marks", () => {
    expect(mentions("La **dernière** altitude", "ALTITUDE derniere")).toBe(true);
    expect(mentions("La dernière altitude", "altitude pile")).toBe(false);
  });
});
