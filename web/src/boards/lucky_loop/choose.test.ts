import { describe, expect, it } from "vitest";
import type { Choice } from "../../core/wire";
import {
  assignment,
  assignments,
  begin,
  codeOf,
  offers,
  planKind,
  planSteps,
  rerollOf,
  setSteps,
  targets,
  toggle,
  upgradeSlots,
} from "./choose";
import { card } from "./layout";
import { sampleView } from "./sample";

function choices(...actions: Record<string, unknown>[]): Choice[] {
  const text = { key: "", params: {} };
  return actions.map((action, code) => ({
    code,
    action,
    notation: "",
    text,
    group: text,
    rule: "LL-1",
    uses: {},
  }));
}

const view = sampleView();
const TURN = choices(
  { do: "exchange" },
  { do: "lay_programme", programme: "red_rooster" },
  { do: "lay_programme", programme: "diving_dove" },
  { do: "upgrade_card", programme: "rubber_duck" },
);

describe("codeOf", () => {
  it("finds a step by all its words", () => {
    expect(codeOf(TURN, { do: "lay_programme", programme: "diving_dove" })).toBe(2);
    expect(codeOf(TURN, { do: "lay_programme", programme: "mighty_eagle" })).toBeUndefined();
  });
});

describe("targets", () => {
  it("glows where something may be flown", () => {
    expect(targets(TURN, view, [])).toEqual(["red_rooster", "rubber_duck", "diving_dove"]);
  });

  it("glows where the held cards fit together", () => {
    expect(targets(TURN, view, ["R05a"])).toEqual(["red_rooster"]); // not harder than R09b
    expect(targets(TURN, view, ["G08a"])).toEqual(["red_rooster", "rubber_duck", "diving_dove"]);
    expect(targets(TURN, view, ["R05a", "R09a"])).toEqual([]); // one turn each
    expect(targets(TURN, view, ["B06a", "Y07a"])).toEqual(["diving_dove"]);
  });

  it("marks the slots that a card would make harder", () => {
    expect(upgradeSlots(TURN, view, "rubber_duck", ["Y07a"])).toEqual([0]);
    expect(upgradeSlots(TURN, view, "rubber_duck", ["R09a"])).toEqual([]);
    expect(upgradeSlots(TURN, view, "red_rooster", ["R09a"])).toEqual([]);
  });
});

describe("plans", () => {
  it("join cards that are the only ones of their colour", () => {
    expect(begin(TURN, view, "red_rooster", ["R09a"]).cards).toEqual(["R09a", null, "B06a"]);
  });

  it("stay alone for an upgrade", () => {
    const plan = begin(TURN, view, "rubber_duck", ["G08a"]);
    expect(plan.cards).toEqual([null, "G08a", null]);
    expect(planSteps(TURN, view, plan)).toEqual([
      { do: "upgrade_card", programme: "rubber_duck" },
      { do: "play", card: "G08a" },
    ]);
  });

  it("are sent in the order of the slots", () => {
    let plan = begin(TURN, view, "red_rooster", ["R05a"]);
    expect(planSteps(TURN, view, plan)).toBeNull();
    plan = toggle(plan, "G04a");
    expect(planSteps(TURN, view, plan)?.map((step) => step.card ?? step.do)).toEqual([
      "lay_programme",
      "R05a",
      "G04a",
      "B06a",
    ]);
    expect(planKind(TURN, view, toggle(plan, "G04a"))).toBe(""); // taken back
  });

  it("change a card for another of its colour, and leave strange colours out", () => {
    const plan = begin(TURN, view, "red_rooster", ["R05a"]);
    expect(toggle(plan, "R09a").cards[0]).toBe("R09a");
    expect(toggle(plan, "Y07a")).toEqual(plan);
  });

  it("fly a programme as it lies where that is offered", () => {
    const more = choices({ do: "fly", programme: "rubber_duck" });
    const plan = begin(more, view, "rubber_duck", []);
    expect(planSteps(more, view, plan)).toEqual([{ do: "fly", programme: "rubber_duck" }]);
  });
});

describe("setSteps", () => {
  it("follows the order of the hand", () => {
    const steps = setSteps("discard", view, ["Y07a", "R05a"]);
    expect(steps.map((step) => step.card)).toEqual(["R05a", "Y07a"]);
  });
});

describe("dice", () => {
  const roll = [4, 6, 6];
  const thrown = choices(
    { do: "assign", figure: 1, dice: "bc" },
    { do: "assign", figure: 1, dice: "abc" },
    { do: "assign", figure: 2, dice: "b" },
    { do: "assign", figure: 2, dice: "a" },
    { do: "reroll", dice: "b" },
    { do: "reroll", dice: "bc" },
  );
  const all = assignments(thrown, roll);

  it("are read from the choices with their sums", () => {
    expect(all.map(({ sum }) => sum)).toEqual([12, 16, 6, 4]);
  });

  it("with equal faces are equal", () => {
    expect(assignment(all, roll, 2, [2])?.code).toBe(2); // the other six
    expect(assignment(all, roll, 1, [2, 1])?.code).toBe(0);
    expect(assignment(all, roll, 1, [0])).toBeUndefined();
    expect(rerollOf(thrown, roll, [2])).toBe(4);
    expect(rerollOf(thrown, roll, [0])).toBeUndefined();
    expect(rerollOf(thrown, roll, [])).toBeUndefined();
  });

  it("are offered exact first, then few", () => {
    expect(offers(all, 2, card("R04a")).map(({ code }) => code)).toEqual([3, 2]);
    expect(offers(all, 1, card("B12a")).map(({ code }) => code)).toEqual([0, 1]);
  });
});
