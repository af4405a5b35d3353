import { describe, expect, it } from "vitest";
import {
  assignment,
  assignments,
  begin,
  codeOf,
  offers,
  placesOf,
  planKind,
  planSteps,
  rerollOf,
  setSteps,
  slotOf,
  targets,
  toggle,
  upgradeSlots,
  ways,
} from "./choose";
import { sampleChoices as choices, sampleView } from "./sample";

const view = sampleView();

/** What choosing a programme foretells: how many cards it takes, and which may lie where. */
function begun(count: number, ...cards: string[][]) {
  return [{ event: "ProgrammeChosen", count, places: cards }];
}

const GREEN = ["G04a", "G08a"];
const TURN = choices(
  [{ do: "exchange" }],
  [{ do: "lay_programme", programme: "red_rooster" }, begun(3, ["R05a", "R09a"], GREEN, ["B06a"])],
  [{ do: "lay_programme", programme: "diving_dove" }, begun(3, ["Y07a"], GREEN, ["B06a"])],
  [{ do: "upgrade_card", programme: "rubber_duck" }, begun(1, ["Y07a"], ["G08a"], [])],
);
const WAYS = ways(TURN);

describe("codeOf", () => {
  it("finds a step by all its words", () => {
    expect(codeOf(TURN, { do: "lay_programme", programme: "diving_dove" })).toBe(2);
    expect(codeOf(TURN, { do: "lay_programme", programme: "mighty_eagle" })).toBeUndefined();
  });
});

describe("targets", () => {
  it("glows where something may be flown", () => {
    expect(targets(WAYS, []).sort()).toEqual(["diving_dove", "red_rooster", "rubber_duck"]);
  });

  it("glows where the held cards fit together, as the server says", () => {
    expect(targets(WAYS, ["R05a"])).toEqual(["red_rooster"]);
    expect(targets(WAYS, ["G08a"])).toEqual(["red_rooster", "diving_dove", "rubber_duck"]);
    expect(targets(WAYS, ["R05a", "R09a"])).toEqual([]); // one slot for both
    expect(targets(WAYS, ["B06a", "Y07a"])).toEqual(["diving_dove"]);
  });

  it("marks the slots that one card alone would change", () => {
    expect(upgradeSlots(WAYS, "rubber_duck", ["Y07a"])).toEqual([0]);
    expect(upgradeSlots(WAYS, "rubber_duck", ["R09a"])).toEqual([]);
    expect(upgradeSlots(WAYS, "red_rooster", ["R09a"])).toEqual([]);
    expect(slotOf(WAYS, "diving_dove", "B06a")).toBe(2);
  });
});

describe("plans", () => {
  it("join cards that are the only ones for their slot", () => {
    expect(begin(WAYS, "red_rooster", ["R09a"]).cards).toEqual(["R09a", null, "B06a"]);
  });

  it("stay alone where one card is enough", () => {
    const plan = begin(WAYS, "rubber_duck", ["G08a"]);
    expect(plan.cards).toEqual([null, "G08a", null]);
    expect(planSteps(WAYS, plan)).toEqual([
      { do: "upgrade_card", programme: "rubber_duck" },
      { do: "play", card: "G08a" },
    ]);
  });

  it("are sent in the order of the slots", () => {
    let plan = begin(WAYS, "red_rooster", ["R05a"]);
    expect(planSteps(WAYS, plan)).toBeNull();
    plan = toggle(WAYS, plan, "G04a");
    expect(planSteps(WAYS, plan)?.map((step) => step.card ?? step.do)).toEqual([
      "lay_programme",
      "R05a",
      "G04a",
      "B06a",
    ]);
    expect(planKind(WAYS, toggle(WAYS, plan, "G04a"))).toBe(""); // taken out again
  });

  it("change a card for another of its slot, and leave strange ones out", () => {
    const plan = begin(WAYS, "red_rooster", ["R05a"]);
    expect(toggle(WAYS, plan, "R09a").cards[0]).toBe("R09a");
    expect(toggle(WAYS, plan, "Y07a")).toEqual(plan);
  });

  it("fly a programme as it lies where that is offered", () => {
    const more = ways(choices([{ do: "fly", programme: "rubber_duck" }]));
    const plan = begin(more, "rubber_duck", []);
    expect(planSteps(more, plan)).toEqual([{ do: "fly", programme: "rubber_duck" }]);
  });
});

describe("setSteps", () => {
  it("follows the order of the hand", () => {
    const steps = setSteps("discard", view.hand, ["Y07a", "R05a"]);
    expect(steps.map((step) => step.card)).toEqual(["R05a", "Y07a"]);
  });
});

describe("dice", () => {
  const roll = [4, 6, 6];
  const flown = (figure: number, dice: number[], state: string, points: number) => [
    { event: "FigureFlown", figure, dice, state, points },
  ];
  const again = (...kept: number[]) => [{ event: "TokenSpent" }, { event: "DiceTaken", kept }];
  const thrown = choices(
    [{ do: "assign", figure: 1, dice: "bc" }, flown(1, [6, 6], "exact", 10)],
    [{ do: "assign", figure: 1, dice: "abc" }, flown(1, [4, 6, 6], "exceeded", 4)],
    [{ do: "assign", figure: 2, dice: "b" }, flown(2, [6], "exceeded", 0)],
    [{ do: "assign", figure: 2, dice: "a" }, flown(2, [4], "exact", 2)],
    [{ do: "reroll", dice: "b" }, again(4, 6)],
    [{ do: "reroll", dice: "bc" }, again(4)],
    [{ do: "concede" }],
  );
  const all = assignments(thrown);

  it("are worth what the server foretells", () => {
    expect(all.map(({ state, points }) => [state, points])).toEqual([
      ["exact", 10],
      ["exceeded", 4],
      ["exceeded", 0],
      ["exact", 2],
    ]);
  });

  it("with equal faces are equal", () => {
    expect(assignment(all, roll, 2, [2])?.code).toBe(2); // the other six
    expect(assignment(all, roll, 1, [2, 1])?.code).toBe(0);
    expect(assignment(all, roll, 1, [0])).toBeUndefined();
    expect(rerollOf(thrown, roll, [2])).toBe(4);
    expect(rerollOf(thrown, roll, [0])).toBeUndefined();
    expect(rerollOf(thrown, roll, [])).toBeUndefined();
    expect(placesOf(roll, [6, 6])).toEqual([1, 2]);
  });

  it("are offered with most points first, then few", () => {
    expect(offers(all, 2).map(({ code }) => code)).toEqual([3, 2]);
    expect(offers(all, 1).map(({ code }) => code)).toEqual([0, 1]);
  });
});
