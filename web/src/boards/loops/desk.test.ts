import { describe, expect, it } from "vitest";
import type { RaceWindow } from "../../core/table.svelte";
import type { Choice, LoopsView, State } from "../../core/wire";
import { Desk } from "./desk.svelte";

const TEXT = { key: "loops-ask-turn", params: {} };
const CHOICES = [1, 2].map((count): Choice => ({
  code: count,
  action: { do: "play_altitude", value: 9000, count },
  notation: `play 9000 x${count}`,
  text: TEXT,
  group: TEXT,
  rule: "LO-17",
  uses: {},
}));

function seen(changes: Partial<LoopsView> = {}): State {
  const view = {
    seat: 0,
    phase: "turn",
    turn_owner: 0,
    direction: "left",
    attitude: "positive",
    base_altitude: 5000,
    pile: ["alt_5000"],
    pile_size: 1,
    hand: { alt_9000: 2, alt_1000: 3 },
    hand_sizes: [5, 4, 4],
    speed_player: -1,
    claim: "",
    ...changes,
  };
  return { version: 3, seat: 0, view, prompt: TEXT } as unknown as State;
}

interface Told {
  view?: Partial<LoopsView>;
  race?: RaceWindow | null;
  faults?: boolean;
}

/** A desk before which a position lies, and what it sends. */
function desk({ view = {}, race = null, faults = false }: Told = {}) {
  const sent: unknown[] = [];
  const send = (what: unknown) => Promise.resolve(sent.push(what) > 0);
  const made = new Desk();
  made.see(seen(view), CHOICES, race, send, faults ? send : undefined, undefined);
  return { made, sent };
}

describe("a card", () => {
  it("is chosen by a touch as a whole set, and sent by a second one", () => {
    const { made, sent } = desk();
    made.touch("alt_9000");
    expect(made.plan).toEqual({ card: "alt_9000", count: 2, target: -1 });
    expect(made.ahead?.base).toBe(9000);
    made.count(1);
    made.touch("alt_9000");
    expect(sent).toEqual([1]);
  });

  it("that does not fit says why, and stays", () => {
    const { made, sent } = desk();
    made.touch("alt_1000");
    made.touch("alt_1000");
    expect(made.why?.rule).toBe("LO-14");
    expect([made.fault, sent]).toEqual(["", []]);
  });
});

describe("a fault", () => {
  it("is shown with its price first, taken back, or committed by a second touch", () => {
    const { made, sent } = desk({ faults: true });
    made.wonder("alt_1000"); // the keyboard passes by
    expect(made.fault).toBe("");
    made.touch("alt_1000");
    expect([made.fault, made.why?.rule, sent]).toEqual(["alt_1000", "LO-14", []]);
    made.cancel();
    expect(made.fault).toBe("");
    made.touch("alt_1000");
    made.touch("alt_1000");
    expect(sent).toEqual([{ do: "play", cards: ["alt_1000", "alt_1000", "alt_1000"] }]);
  });

  it("costs nothing without a pile, so that it is not offered", () => {
    const { made, sent } = desk({ faults: true, view: { pile: [], pile_size: 0 } });
    made.touch("alt_1000");
    made.touch("alt_1000");
    expect([made.fault, sent]).toEqual(["", []]);
  });
});

describe("a live race", () => {
  const view: Partial<LoopsView> = { phase: "race", speed_player: 1, turn_owner: 2 };
  const window = (opens: number): RaceWindow => ({ version: 3, opens, closes: opens + 6000 });

  it("is claimed by one touch, not before the start, and answered once", async () => {
    const early = desk({ view, race: window(Date.now() + 800) });
    early.made.touch("alt_9000");
    expect(early.made.why?.text.key).toBe("web-loops-too-early");
    expect(early.sent).toEqual([]);
    const { made, sent } = desk({ view, race: window(Date.now() - 1000) });
    expect(made.mood).toBe("asked");
    made.touch("alt_9000");
    await Promise.resolve();
    await Promise.resolve();
    expect(sent).toEqual([2]);
    expect(made.mood).toBe("answered");
  });

  it("punishes a wrong card at once", () => {
    const { made, sent } = desk({ view, race: window(Date.now() - 1000), faults: true });
    made.touch("alt_1000");
    expect(sent).toHaveLength(1);
  });
});
