import { describe, expect, it } from "vitest";
import type { ClaimWindow } from "../../core/table.svelte";
import type { LoopsView, State } from "../../core/wire";
import { Desk } from "./desk.svelte";
import { sampleChoice, sampleView } from "./sample";

const TEXT = { key: "loops-ask-turn", params: {} };
const CHOICES = [1, 2].map((count) =>
  sampleChoice(
    count,
    { do: "play_altitude", value: 9000, count },
    { card: ["alt_9000"] },
    { events: [], after: { base_altitude: 9000, turn_owner: 1 } },
  ),
);

function seen(changes: Partial<LoopsView> = {}, fault = true): State {
  const hand = { alt_9000: 2, alt_1000: 3 };
  const reason = { things: { card: ["alt_1000"] }, code: "", rule: "LO-14", text: TEXT, fault };
  const view = sampleView({ hand, hand_sizes: [5, 4, 4], ...changes });
  return { version: 3, seat: 0, view, prompt: TEXT, reasons: [reason] } as unknown as State;
}

interface Told {
  view?: Partial<LoopsView>;
  race?: ClaimWindow | null;
  faults?: boolean; // the table punishes them
  fault?: boolean; // the server says that this one has its price
}

/** A desk before which a position lies, and what it sends. */
function desk({ view = {}, race = null, faults = false, fault = true }: Told = {}) {
  const sent: unknown[] = [];
  const send = (what: unknown) => Promise.resolve(sent.push(what) > 0);
  const made = new Desk();
  made.see(seen(view, fault), CHOICES, race, send, faults ? send : undefined, undefined);
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

  it("that costs nothing is not offered", () => {
    const { made, sent } = desk({ faults: true, fault: false });
    made.touch("alt_1000");
    made.touch("alt_1000");
    expect([made.fault, sent]).toEqual(["", []]);
  });
});

describe("a live race", () => {
  const view: Partial<LoopsView> = { phase: "race", speed_player: 1, turn_owner: 2 };
  const window = (opens: number): ClaimWindow => ({ version: 3, opens, closes: opens + 6000 });

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
