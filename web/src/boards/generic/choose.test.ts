import { describe, expect, it } from "vitest";
import type { Choice } from "../../core/wire";
import { grouped, sizeOf } from "./choose";

function choice(code: number, heading: string, aim = ""): Choice {
  const text = { key: "", params: {} };
  const group = { key: heading, params: {} };
  const made: Choice = {
    code,
    action: { do: "x" },
    notation: "",
    text,
    group,
    rule: "X-1",
    uses: {},
  };
  return aim ? { ...made, aim: { key: aim, params: {} }, brief: text } : made;
}

function codes(choices: readonly Choice[]): number[] {
  return choices.map((member) => member.code);
}

describe("grouped", () => {
  it("keeps choices under one heading together, in the order of the first of each", () => {
    const groups = grouped([choice(1, "play"), choice(2, "pass"), choice(3, "play")]);
    expect(groups.map((group) => group.heading.key)).toEqual(["play", "pass"]);
    expect(groups.map((group) => group.rows.length)).toEqual([1, 1]);
    expect(codes(groups[0]!.rows[0]!.choices)).toEqual([1, 3]);
  });

  it("puts the groups that the server calls last after all others", () => {
    const pass = { ...choice(1, "pass"), last: true };
    const groups = grouped([pass, choice(2, "play"), choice(3, "bet")]);
    expect(groups.map((group) => group.heading.key)).toEqual(["play", "bet", "pass"]);
  });

  it("keeps choices of a group that come to the same together", () => {
    const listed = [choice(1, "S", "near"), choice(2, "S", "far"), choice(3, "S", "near")];
    const [group] = grouped([...listed, choice(4, "B", "near")]);
    expect(group!.rows.map((row) => row.aim?.key)).toEqual(["near", "far"]);
    expect(group!.rows.map((row) => codes(row.choices))).toEqual([[1, 3], [2]]);
    expect(sizeOf(group!)).toBe(3);
  });

  it("has no groups without choices", () => {
    expect(grouped([])).toEqual([]);
  });
});
