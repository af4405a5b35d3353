import { describe, expect, it } from "vitest";
import { lastRound } from "./round";
import type { Step } from "./wire";

const step = (version: number, seat: number, more: Partial<Step> = {}): Step => ({
  version,
  seat,
  kind: "act",
  notation: "",
  undone: false,
  events: [],
  view: {},
  seats: [],
  position: null,
  ...more,
});
const START = step(0, -1, { kind: "start" });

/** A match in which these seats moved, one after the other. */
const match = (...seats: number[]): Step[] => [
  START,
  ...seats.map((seat, at) => step(at + 1, seat)),
];
const versions = (steps: readonly Step[], seat: number) => {
  const round = lastRound(steps, seat);
  return round && [round.before.version, ...round.steps.map(({ version }) => version)];
};

describe("the last round", () => {
  it("begins with the last turn of the seat that looks", () => {
    expect(versions(match(0, 1, 2, 0, 1, 2), 0)).toEqual([3, 4, 5, 6]);
    expect(versions(match(0, 1, 2, 0, 1, 2), 1)).toEqual([4, 5, 6]);
  });

  it("keeps the steps of one turn together, and counts a turn that has begun", () => {
    expect(versions(match(0, 0, 1, 2, 2), 0)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(versions(match(0, 1, 2, 0), 0)).toEqual([0, 1, 2, 3, 4]);
  });

  it("begins with the match where the seat has not moved yet", () => {
    expect(versions(match(1, 2), 0)).toEqual([0, 1, 2]);
  });

  it("shows those who watch the last turn of everybody", () => {
    expect(versions(match(0, 1, 2, 0, 1, 2), -1)).toEqual([3, 4, 5, 6]);
    expect(versions(match(0, 1, 2, 0), -1)).toEqual([1, 2, 3, 4]);
  });

  it("is the last step where nobody else moves", () => {
    expect(versions(match(0, 0, 0), 0)).toEqual([2, 3]);
  });

  it("leaves out what was undone, and what moved nothing", () => {
    const steps = [
      START,
      step(1, 0),
      step(2, 1, { undone: true }),
      step(3, 1, { kind: "undo" }),
      step(4, 2, { kind: "seat" }),
      step(5, 1),
    ];
    expect(versions(steps, 0)).toEqual([0, 1, 5]);
    expect(versions(steps, -1)).toEqual([0, 1, 5]);
  });

  it("is unknown before the first move, and where its start is not known", () => {
    expect(lastRound([START], 0)).toBeNull();
    expect(lastRound(match(0, 1, 2).slice(1), 0)).toBeNull();
  });
});
