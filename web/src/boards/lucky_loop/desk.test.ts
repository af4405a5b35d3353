import { describe, expect, it } from "vitest";
import type { Choice, LuckyLoopView, State } from "../../core/wire";
import { Desk } from "./desk.svelte";
import { sampleView } from "./sample";

const TEXT = { key: "lucky-loop-ask-discard", params: {} };
const HAND = ["R05a", "R09a", "B06a", "G04a", "G08a", "Y07a", "Y09a", "B10a", "G11a"];

/** A state of the discard phase: its version stands still while cards are picked. */
function seen(picked: string[], version = 7): State {
  const view: LuckyLoopView = {
    ...sampleView(),
    phase: "discard",
    hand: HAND.filter((id) => !picked.includes(id)),
    picked,
  };
  return { version, seat: 0, view, prompt: TEXT } as unknown as State;
}

function choices(picked: string[]): Choice[] {
  return HAND.filter((id) => !picked.includes(id)).map((card): Choice => ({
    code: HAND.indexOf(card),
    action: { do: "discard", card },
    notation: `discard ${card}`,
    text: TEXT,
    group: TEXT,
    rule: "LL-15",
  }));
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
