import { describe, expect, it } from "vitest";
import { choiceOf, kept, PICK_UP, planFor, plays, wantsTarget } from "./choose";
import { sampleChoice as choice } from "./sample";

const STORM = { card: ["storm"], target: ["1"] };
const TURN = [
  choice(0, { do: "pick_up" }),
  choice(10, { do: "play_altitude", value: 7000, count: 1 }, { card: ["alt_7000"] }),
  choice(11, { do: "play_altitude", value: 7000, count: 2 }, { card: ["alt_7000"] }),
  choice(20, { do: "play_pitch" }, { card: ["pitch"] }),
  choice(31, { do: "play_draw", amount: 3, target: 1 }, STORM),
  choice(32, { do: "play_draw", amount: 3, target: 2 }, { ...STORM, target: ["2"] }),
];

describe("plays", () => {
  it("gathers the legal actions by card", () => {
    const legal = plays(TURN);
    expect([...legal.cards.keys()]).toEqual(["alt_7000", "pitch", "storm"]);
    expect([...legal.cards.get("alt_7000")!.counts.keys()]).toEqual([1, 2]);
    expect([...legal.cards.get("storm")!.targets.keys()]).toEqual([1, 2]);
    expect(legal.pickUp?.code).toBe(0);
    expect(legal.decline).toBeNull();
  });

  it("has nothing to touch while one waits", () => {
    const legal = plays([]);
    expect(legal.cards.size).toBe(0);
    expect(legal.pickUp).toBeNull();
  });
});

describe("a plan", () => {
  const legal = plays(TURN);

  it("begins with the whole set, and can be made smaller", () => {
    const plan = planFor(legal, "alt_7000")!;
    expect(choiceOf(legal, plan)?.code).toBe(11);
    expect(choiceOf(legal, { ...plan, count: 1 })?.code).toBe(10);
    expect(choiceOf(legal, { ...plan, count: 3 })).toBeNull();
  });

  it("of a Draw card waits for its target", () => {
    const plan = planFor(legal, "storm")!;
    expect(choiceOf(legal, plan)).toBeNull();
    expect(wantsTarget(legal, plan)).toBe(true);
    expect(choiceOf(legal, { ...plan, target: 2 })?.code).toBe(32);
  });

  it("aims by itself where there is one target only", () => {
    const duel = plays([choice(31, { do: "play_draw", amount: 3, target: 1 }, STORM)]);
    expect(choiceOf(duel, planFor(duel, "storm"))?.code).toBe(31);
  });

  it("does not exist for a card that cannot be played", () => {
    expect(planFor(legal, "alt_1000")).toBeNull();
  });

  it("is kept only while it is legal", () => {
    const plan = planFor(legal, "alt_7000")!;
    expect(kept(legal, plan)).toBe(plan);
    expect(kept(plays([]), plan)).toBeNull();
    expect(kept(legal, PICK_UP)).toBe(PICK_UP);
    expect(kept(plays(TURN.slice(1)), PICK_UP)).toBeNull();
  });
});
