import { describe, expect, it } from "vitest";
import { circuitInWords, readEdition } from "./edition";
import {
  damageShare,
  handOf,
  liveryOf,
  orderOf,
  slotsOf,
  slotsOfBets,
  tilesOf,
  valuesOf,
} from "./layout";
import { sampleComponents, sampleEdition, samplePlane, sampleView } from "./sample";

const edition = sampleEdition();

describe("the edition", () => {
  it("brings circuits, tiles and cards", () => {
    const read = readEdition(sampleComponents());
    expect(read.circuits.get("monaco")?.corners).toHaveLength(4);
    expect(read.cards.get("t_hop")).toMatchObject({ kind: "technology", cost: 4, values: [] });
    expect(read.tiles.get("cooling")?.[1]).toEqual(["propulsion", "malus", "cross"]);
  });

  it("may be missing: then the position tells the circuit in words", () => {
    const corner = { key: "hydroracers-corner", params: { cell: 6, limit: 5 } };
    const line = { key: "hydroracers-line-circuit", params: { cells: 21, corners: [corner] } };
    expect(circuitInWords("own", [line])).toMatchObject({ cells: 21, corners: [[6, 5]] });
    expect(circuitInWords("own", null)).toBeNull();
  });
});

describe("the race", () => {
  it("gives the leader the drag and the others their slipstream", () => {
    const view = sampleView([samplePlane({ slip: 2 }), samplePlane()]);
    const order = orderOf({ ...view, order: [1, 0], turn: 1 }, 1);
    expect(order).toEqual([
      { seat: 1, state: "done", air: -1 },
      { seat: 0, state: "now", air: 2 },
    ]);
  });

  it("tells planes apart by colour and by letters", () => {
    expect(liveryOf("macchi", 0, edition)).toMatchObject({ letters: "I", dark: true });
    expect(liveryOf("bernard", 1, edition)).toMatchObject({ letters: "F", dark: false });
    expect(liveryOf("own", 3, null)).toMatchObject({ letters: "OW", colour: "var(--seat-3)" });
  });

  it("lays every card of a hand out, the lowest first", () => {
    const plane = samplePlane({ hand: { "9/4": 1, "5/1": 2, m_throttle_low: 1 } });
    expect(handOf(plane, edition)).toEqual(["m_throttle_low", "5/1", "5/1", "9/4"]);
    expect(valuesOf("m_throttle_low", edition)).toEqual([1, 2, 3, 4]);
  });

  it("counts lamps: more for an autopilot, and those that were bought", () => {
    expect(slotsOf(samplePlane(), edition)).toBe(3);
    expect(slotsOf(samplePlane({ autopilot: true }), edition)).toBe(4);
    expect(slotsOf(samplePlane({ extra_slots: 1 }), edition)).toBe(4);
  });

  it("shows what each square of a tile does, and what covers it", () => {
    const plane = samplePlane({ tiles: { cooling: { level: 2, tokens: ["damage", "", ""] } } });
    expect(tilesOf(plane, edition)).toEqual([
      {
        element: "cooling",
        level: 2,
        squares: [
          { shows: "propulsion", token: "damage" },
          { shows: "malus", token: "" },
          { shows: "cross", token: "" },
        ],
      },
    ]);
  });

  it("lays bets on their slots, named only where they are known", () => {
    const view = sampleView([samplePlane({ slot: 4, bet: "macchi" }), samplePlane({ slot: 0 })]);
    const slots = slotsOfBets(view, edition);
    expect(slots.map(({ wins }) => wins)).toEqual([22, 18, 14, 10]);
    expect(slots[1]!.tokens).toEqual([{ seat: 0, plane: "macchi" }]);
    expect(slots[3]!.tokens).toEqual([{ seat: 1, plane: "" }]);
  });

  it("knows the share of damage in a bag, an empty one too", () => {
    expect(damageShare(samplePlane())).toBeCloseTo(2 / 3);
    expect(damageShare(samplePlane({ bag: { damage: 0, alert: 0 } }))).toBe(0);
  });
});
