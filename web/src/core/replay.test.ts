import { describe, expect, it } from "vitest";
import { logUpTo, marks, seatsOf, stateOf, stepAt } from "./replay";
import type { Replay, Step } from "./wire";

const step = (version: number, view: Record<string, unknown>, events = 1): Step => ({
  version,
  seat: 0,
  kind: "act",
  notation: `move ${version}`,
  undone: false,
  events: Array.from({ length: events }, () => ({ event: {}, text: { key: "k", params: {} } })),
  view,
  seats: [],
  position: null,
});
const replay: Replay = {
  practice: false,
  first: 0,
  count: 0,
  game: "loops",
  edition: "e",
  options: {},
  seats: ["Ada", "Bo"],
  seat: 1,
  steps: [step(0, { round_no: 1 }, 2), step(1, { round_no: 1 }), step(4, { round_no: 2 }, 3)],
  cards: [],
  components: { edition: "", data: {}, names: {} },
  sheet: { columns: [], rows: [], note: null },
};

describe("replay", () => {
  it("marks where rounds begin", () => {
    expect(marks(replay.steps)).toEqual([
      { at: 0, round: 1 },
      { at: 2, round: 2 },
    ]);
    expect(marks([step(0, { round: 1 }), step(1, {})])).toEqual([{ at: 0, round: 1 }]);
  });

  it("finds the step of a version, or the last before it", () => {
    expect([0, 1, 3, 4, 99, -1].map((version) => stepAt(replay.steps, version))).toEqual([
      0, 1, 1, 2, 2, 0,
    ]);
  });

  it("gives positions without choices; the sheet stands at the end", () => {
    const first = stateOf(replay, 0);
    expect(first).toMatchObject({ version: 0, seat: 1, legal: [], asked: false, sheet: null });
    expect(stateOf(replay, 2).sheet).toEqual(replay.sheet);
  });

  it("tells everything up to a step", () => {
    expect(logUpTo(replay, 1).map((line) => line.number)).toEqual([0, 1, 2]);
  });

  it("names the seats of a file", () => {
    expect(seatsOf(replay, null).map((seat) => seat.name)).toEqual(["Ada", "Bo"]);
  });
});
