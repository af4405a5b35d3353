import { describe, expect, it } from "vitest";
import type { Choice, LuckyLoopView, State } from "../../core/wire";
import { Desk } from "./desk.svelte";
import { sampleChoices, sampleView } from "./sample";

const TEXT = { key: "lucky-loop-ask-discard", params: {} };
const HAND = ["R05a", "R09a", "B06a", "G04a", "G08a", "Y07a", "Y09a", "B10a", "G11a"];

/** A state of the discard phase: its version stands still while cards are picked. */
function seen(picked: string[], version = 7): State {
  const view: LuckyLoopView = {
    ...sampleView(),
    phase: "discard",
    hand: HAND.filter((id) => !picked.includes(id)),
    picked,
    to_discard: 3 - picked.length,
  };
  return { version, seat: 0, view, prompt: TEXT, reasons: [] } as unknown as State;
}

function choices(picked: string[]): Choice[] {
  return sampleChoices(...HAND.map((card) => [{ do: "discard", card }] as const)).filter(
    ({ action }) => !picked.includes(String(action.card)),
  );
}

describe("a set of cards", () => {
  it("is sent card by card although the version stands still", () => {
    const sent: number[] = [];
    const desk = new Desk();
    const see = (picked: string[]) =>
      desk.see(seen(picked), choices(picked), (code) => sent.push(code));
    see([]);
    for (const id of ["R05a", "G08a", "G11a"]) desk.tap(id);
    desk.discard();
    expect(sent).toEqual([0]);
    see([]); // shown again before the answer: nothing is sent twice
    expect(sent).toEqual([0]);
    see(["R05a"]);
    see(["R05a", "G08a"]);
    expect(sent).toEqual([0, 4, 8]);
  });

  it("counts what was picked before, as after a reload", () => {
    const desk = new Desk();
    desk.see(seen(["R05a", "G08a"]), choices(["R05a", "G08a"]), () => undefined);
    expect(desk.discards).toBe(1);
    desk.tap("G04a");
    desk.tap("Y07a");
    expect(desk.held).toEqual(["Y07a"]);
  });

  it("drops what was held when a pick is undone", () => {
    const desk = new Desk();
    desk.see(seen(["R05a"]), choices(["R05a"]), () => undefined);
    desk.tap("G04a");
    desk.see(seen([]), choices([]), () => undefined);
    expect(desk.held).toEqual([]);
  });
});

describe("a free programme", () => {
  it("is picked card by card: the server says which may follow and when it is whole", () => {
    const sent: number[] = [];
    const desk = new Desk();
    const view = { ...sampleView(), phase: "lay_free", picked: ["B06a"] };
    const reason = {
      things: { card: ["G04a"] },
      code: "difficulty_too_low",
      rule: "LL-89",
      text: TEXT,
      fault: false,
    };
    const shown = { version: 7, seat: 0, view, prompt: TEXT, reasons: [reason] };
    const offered = sampleChoices([{ do: "done" }], [{ do: "free", card: "R09a" }]);
    desk.see(shown as unknown as State, offered, (code) => sent.push(code));
    expect(["R09a", "G04a"].map((id) => desk.usable(id))).toEqual([true, false]);
    expect(desk.whyNot("card", "G04a")?.rule).toBe("LL-89");
    desk.tap("R09a");
    expect(sent).toEqual([1]);
  });
});
