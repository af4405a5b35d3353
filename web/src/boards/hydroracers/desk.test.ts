import { beforeEach, describe, expect, it } from "vitest";
import type { Choice, State } from "../../core/wire";
import { Desk } from "./desk.svelte";
import { sampleMove } from "./sample";

const card = (code: number, verb: string, id: string, end: number): Choice => ({
  ...sampleMove(code, { do: verb, card: id }, end),
  uses: { card: [id] },
});
const seven = card(1, "play", "7/2", 7);
const five = card(2, "play", "5/1", 5);
const passSeven = card(3, "pass", "7/2", 2);
const passFive = card(4, "pass", "5/1", 2);
const shown = { seat: 0, version: 1, legal: [], view: { phase: "turn" } } as unknown as State;

describe("a cell that is touched", () => {
  let desk: Desk;
  let sent: number[];

  beforeEach(() => {
    desk = new Desk();
    sent = [];
    desk.see(shown, [seven, five, passSeven, passFive], (code) => sent.push(code));
  });

  it("tells which cards lead there; the only one is meant at once", () => {
    desk.aim(7);
    expect([desk.leads("7/2"), desk.leads("5/1")]).toEqual([true, false]);
    expect(desk.code).toBe(seven.code);
    expect(sent).toEqual([]);
  });

  it("leaves the choice where several cards lead there", () => {
    desk.aim(2);
    expect(desk.toCell.map(({ code }) => code)).toEqual([3, 4]);
    expect(desk.code).toBe(-1);
  });

  it("is the way of the card that is picked up, where that leads there", () => {
    desk.take("5/1");
    desk.aim(2);
    expect([desk.card, desk.cell, desk.code]).toEqual(["5/1", null, passFive.code]);
    desk.aim(7);
    expect([desk.card, desk.cell, desk.code]).toEqual(["", 7, seven.code]);
  });

  it("is let go with a second touch, with Escape, and where nothing leads", () => {
    desk.aim(7);
    desk.aim(7);
    expect([desk.cell, desk.code]).toEqual([null, -1]);
    desk.aim(7);
    desk.drop();
    expect(desk.cell).toBeNull();
    desk.aim(12);
    expect([desk.cell, desk.toCell]).toEqual([null, []]);
  });
});

describe("a place that takes no token", () => {
  const reason = {
    things: { place: ["public 1"] },
    code: "space_taken",
    rule: "HR-168",
    text: { key: "error-space_taken", params: {} },
    fault: false,
  };
  const open = sampleMove(9, { do: "place_dev", where: "public", space: 2 }, 0);
  const asked = { ...shown, reasons: [reason] } as State;

  it("tells why when it is touched, and lets go what was meant", () => {
    const desk = new Desk();
    desk.see(asked, [open], () => undefined);
    const [taken, free] = [1, 2].map((space) => ({ do: "place_dev", where: "public", space }));
    desk.tap(free!, "place", "public 2");
    expect([desk.code, desk.why]).toEqual([open.code, null]);
    desk.tap(taken!, "place", "public 1");
    expect([desk.code, desk.why]).toEqual([-1, reason]);
    expect(desk.reason("place", "public 2")).toBeUndefined();
  });
});
