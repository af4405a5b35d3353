import { describe, expect, it } from "vitest";
import type { Choice } from "../../core/wire";
import { grouped } from "./choose";

function choice(code: number, heading: string): Choice {
  const group = { key: heading, params: {} };
  return {
    code,
    action: { do: "x" },
    notation: "",
    text: { key: "", params: {} },
    group,
    rule: "X-1",
  };
}

describe("grouped", () => {
  it("keeps choices under one heading together, in the order of the first of each", () => {
    const groups = grouped([choice(1, "play"), choice(2, "pass"), choice(3, "play")]);
    expect(groups.map((group) => group.heading.key)).toEqual(["play", "pass"]);
    expect(groups[0]!.choices.map((member) => member.code)).toEqual([1, 3]);
  });

  it("has no groups without choices", () => {
    expect(grouped([])).toEqual([]);
  });
});
