import { describe, expect, it } from "vitest";
import { append } from "../../core/log";
import type { WireEvent } from "../../core/wire";
import {
  cuesIn,
  drawIn,
  flightIn,
  flightTime,
  heatIn,
  LONGEST_MS,
  newsIn,
  repairsIn,
  settledIn,
} from "./animate";

const told = (...events: Record<string, unknown>[]): WireEvent[] =>
  events.map((event) => ({ event, text: { key: "", params: {} } }));
const moved = { event: "PlaneMoved", seat: 1, start: 3, end: 9, speed: 6, dangers: 2 };

describe("events", () => {
  it("set the last plane that moved in motion", () => {
    expect(flightIn(told(moved))).toEqual({ seat: 1, start: 3, end: 9, speed: 6 });
    expect(flightIn(told({ event: "TurnStarted", seat: 0 }))).toBeNull();
  });

  it("draw tokens one by one, those of one plane, and tell its crash", () => {
    const alert = { event: "TokenDrawn", seat: 1, token: "alert" };
    const damage = { event: "TokenDrawn", seat: 1, token: "damage" };
    expect(drawIn(told(moved, alert, damage))).toEqual({
      seat: 1,
      tokens: ["alert", "damage"],
      crashed: false,
    });
    const crash = { event: "PlaneCrashed", seat: 1, order: 1, out: false };
    expect(drawIn(told(damage, crash))?.crashed).toBe(true);
    expect(drawIn(told(moved))).toBeNull();
  });

  it("end a heat with ranks, prizes and bets turned over", () => {
    const ended = { event: "HeatEnded", heat: 2, ranks: [2, 1], points: [3, 5], reason: "finish" };
    const paid = { event: "BetSettled", seat: 0, slot: 4, plane: "macchi", paid: 18 };
    expect(heatIn(told(ended, paid))).toEqual({
      heat: 2,
      ranks: [2, 1],
      points: [3, 5],
      reason: "finish",
    });
    expect(settledIn(told(ended, paid))).toEqual([{ seat: 0, plane: "macchi", paid: 18 }]);
    expect(heatIn(told(moved))).toBeNull();
  });

  it("make news where they are worth a line in the paper", () => {
    const said = { key: "hydroracers-event-PlaneCrashed", params: {} };
    const crash = { event: { event: "PlaneCrashed", seat: 0 }, text: said };
    const second = { ...crash, text: { ...said, params: { name: "Ana" } } };
    const log = append([], 0, [...told(moved), crash, second]);
    expect(newsIn(log)).toEqual([second.text, said]);
    const undone = { event: { event: "Undone", first: 2 }, text: said };
    expect(newsIn(append(log, 3, [undone]))).toEqual([said]);
  });

  it("tell what the last repair has cost, once for each pilot", () => {
    const counted = (seat: number, tokens: number) => ({
      event: "TokensCounted",
      seat,
      danger: 2,
      repair: 9,
      leader: 1,
      tokens,
    });
    const begun = { event: "DevelopmentStarted" };
    const first = append([], 0, told(counted(0, 3), counted(1, 4), begun, moved));
    const both = append(first, 4, told(counted(0, 12), counted(1, 13), begun, moved));
    expect(repairsIn(first).map(({ left }) => left)).toEqual([3, 4]);
    expect(repairsIn(both)).toEqual([
      { seat: 0, cards: 9, danger: 2, lead: 1, left: 12 },
      { seat: 1, cards: 9, danger: 2, lead: 1, left: 13 },
    ]);
    expect(repairsIn(append([], 0, told(begun, moved)))).toEqual([]);
    expect(repairsIn([])).toEqual([]);
  });

  it("are heard, each thing once", () => {
    expect(cuesIn(told(moved, moved, { event: "PlaneCrashed" }))).toEqual(["engine", "crash"]);
  });
});

describe("a flight", () => {
  it("takes longer over more cells, but never too long; back to the grid it takes no time", () => {
    expect(flightTime(0, 3)).toBeLessThan(flightTime(0, 6));
    expect(flightTime(0, 60)).toBe(LONGEST_MS);
    expect(flightTime(20, -1)).toBe(0);
  });
});
