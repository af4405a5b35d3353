import { describe, expect, it } from "vitest";
import { components } from "../../core/components.svelte";
import type { WireEvent } from "../../core/wire";
import { cuesIn, flybyIn, scorecardIn, thrownIn } from "./animate";
import { flight } from "./layout";
import { sampleComponents, sampleView } from "./sample";

components.take(sampleComponents());

function events(...told: Record<string, unknown>[]): WireEvent[] {
  return told.map((event) => ({ event, text: { key: "", params: {} } }));
}

const before = flight(
  sampleView({
    kind: "compulsory",
    figures: [
      { card: "Y07a", state: "exceeded", dice: [3, 5], points: 2 },
      { card: "R04a", state: "open", dice: [], points: 0 },
      { card: "B12a", state: "exact", dice: [6, 6], points: 10 },
    ],
    highlight: 0,
    dice_left: 2,
    seventh_used: false,
    roll: [4, 5],
    to_roll: 0,
  }),
);
const LAST = { event: "FigureFlown", seat: 1, card: "R04a", state: "exact", points: 2 };
const END = {
  event: "FlightEnded",
  seat: 1,
  programme: "mighty_eagle",
  outcome: "scored",
  result: 15,
};

describe("motion", () => {
  it("throws the dice that the server threw", () => {
    expect(thrownIn(events({ event: "DiceRolled", thrown: [1, 5], roll: [1, 5, 6] }))).toEqual([
      1, 5,
    ]);
    expect(thrownIn(events(LAST))).toEqual([]);
  });

  it("flies the figure in its colour, golden when it is exact", () => {
    expect(flybyIn(events(LAST, END))).toEqual({ manoeuvre: "red", seat: 1, golden: true });
    expect(flybyIn(events({ ...LAST, state: "exceeded" }))?.golden).toBe(false);
  });

  it("stalls when the flight fails, but not when it is stopped", () => {
    expect(flybyIn(events({ ...END, outcome: "failed" }))?.manoeuvre).toBe("stall");
    expect(flybyIn(events({ ...END, outcome: "stopped" }))).toBeNull();
    expect(flybyIn(events({ event: "FreeFailed", seat: 0 }))?.manoeuvre).toBe("stall");
  });
});

describe("cuesIn", () => {
  it("lets each thing be heard once", () => {
    const drawn = { event: "CardDrawn", seat: 1 };
    expect(cuesIn(events(drawn, drawn, LAST, END))).toEqual(["card", "fly"]);
    expect(cuesIn(events({ ...END, outcome: "failed" }))).toEqual(["stall"]);
    expect(cuesIn(events({ event: "RoundEnded" }))).toEqual([]);
  });
});

describe("scorecardIn", () => {
  it("counts the sample flight of the rules", () => {
    const marked = { event: "ScoreMarked", seat: 1, gain: 15 };
    const score = scorecardIn(events(LAST, END, { event: "TokenTaken", seat: 1 }, marked), before);
    expect(score).toMatchObject({ result: 15, dice: 1, gain: 15, token: true, outcome: "scored" });
    expect([...score!.parts].sort((a, b) => a - b)).toEqual([2, 2, 10]);
  });

  it("tells the price of a failed free flight", () => {
    const score = scorecardIn(events({ event: "FreeFailed", seat: 0, cost: 2 }), before);
    expect(score).toMatchObject({ outcome: "free_failed", gain: -2, parts: [] });
  });

  it("is null while the flight goes on", () => {
    expect(scorecardIn(events(LAST), before)).toBeNull();
  });
});
