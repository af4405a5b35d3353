import { describe, expect, it } from "vitest";
import {
  append,
  inForce,
  isRenumbered,
  lastMoves,
  lastTurn,
  prepend,
  turns,
  type Told,
} from "./log";

const told = (name: string, seat = 0, more: Partial<Told> = {}): Told => ({
  event: { event: name, seat },
  text: { key: name, params: {} },
  ...(seat < 0 ? {} : { seat }),
  ...more,
});
const undo = (seat: number, first: number): Told => ({
  ...told("Undone", seat),
  event: { event: "Undone", seat, first },
});
const names = (log: ReturnType<typeof append>): string[] =>
  log.map((line) => `${line.number} ${line.told.text.key}${line.undone ? " undone" : ""}`);

describe("log", () => {
  it("strikes out what an undo takes back, and nothing before it", () => {
    let log = append([], 0, [told("Dealt", -1), told("Played", 0)]);
    log = append(log, 2, [told("Played", 1), told("Drawn", 1)]);
    log = append(log, 4, [undo(1, 2)]);
    log = append(log, 5, [told("Played", 1)]);
    expect(names(log)).toEqual([
      "0 Dealt",
      "1 Played",
      "2 Played undone",
      "3 Drawn undone",
      "4 Undone",
      "5 Played",
    ]);
  });

  it("an undo that reaches further back leaves earlier undos readable", () => {
    const log = append([], 0, [told("A"), undo(0, 0), told("B"), told("C"), undo(0, 2)]);
    expect(names(log)).toEqual(["0 A undone", "1 Undone", "2 B undone", "3 C undone", "4 Undone"]);
  });

  it("knows a change of the rules that gives lines new numbers, and shows no board of it", () => {
    const change = (undone: boolean): Told => ({
      ...told("RulesChanged", -1),
      event: { event: "RulesChanged", from: 1, to: 2, undone },
    });
    expect([change(true), change(false), told("Played")].map(isRenumbered)).toEqual([
      true,
      false,
      false,
    ]);
    expect(inForce([change(true), change(false), told("Played")])).toEqual([told("Played")]);
    expect(names(append([], 3, [told("A"), change(false)]))).toEqual(["3 A", "4 RulesChanged"]);
  });

  it("takes earlier pages without doubles", () => {
    const newest = append([], 4, [told("E"), told("F")]);
    const whole = prepend(newest, 2, [told("C"), told("D", 0, { undone: true }), told("E")]);
    expect(names(whole)).toEqual(["2 C", "3 D undone", "4 E", "5 F"]);
  });

  it("groups by whose steps they were and leaves quiet lines out", () => {
    const log = append([], 0, [
      told("Dealt", -1),
      told("Played", 0),
      told("TurnStarted", 0, { quiet: true }),
      told("Drawn", 0),
      told("Played", 1),
    ]);
    expect(turns(log).map((turn) => [turn.seat, turn.lines.map((line) => line.number)])).toEqual([
      [-1, [0]],
      [0, [1, 3]],
      [1, [4]],
    ]);
  });

  it("knows what each seat did last, undone moves aside", () => {
    const hit = { ...told("Drawn", 0), event: { event: "Drawn", seat: 1 } }; // seat 0 made 1 draw
    const log = append([], 0, [told("A", 0), hit, told("B", 1), told("C", 0), undo(0, 3)]);
    expect(lastMoves(log, 3).map((line) => line?.told.text.key)).toEqual(["A", "B", undefined]);
    const more = append(log, 5, [told("Played"), told("Points"), told("Played"), told("Points")]);
    expect(lastMoves(more, 1)[0]?.number).toBe(7); // the move, not what followed from it
  });

  it("knows what happened last, undone moves aside", () => {
    const log = append([], 0, [told("A", 0), told("B", 1), told("C", 1), told("D", 0), undo(0, 3)]);
    expect(lastTurn(log).map(({ text }) => text.key)).toEqual(["B", "C"]);
    expect(lastTurn([])).toEqual([]);
  });

  it("shows boards what stands", () => {
    expect(inForce([told("A"), told("B", 0, { undone: true }), undo(0, 1)])).toEqual([told("A")]);
  });
});
