import { describe, expect, it } from "vitest";
import { readEdition } from "./edition";
import {
  damageShare,
  handOf,
  liveryOf,
  mateOf,
  orderOf,
  slotsOf,
  slotsOfBets,
  teamOf,
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
    expect(read.tiles.get("cooling")?.[1]).toEqual(["propulsion", "penalty", "cross"]);
  });
});

const SAID = [
  [{ key: "hydroracers-slip", params: { slip: 2 } }],
  [
    { key: "hydroracers-points", params: { count: 3 } },
    { key: "hydroracers-leads", params: { drag: 1 } },
  ],
];

describe("teams", () => {
  const team = (number: number) => [{ key: "hydroracers-team", params: { team: number } }];

  it("are those that the server says, with the mate on the other seat", () => {
    const said = [team(1), team(2), team(2), team(1)];
    expect(said.map((_, seat) => teamOf(seat, said))).toEqual([1, 2, 2, 1]);
    expect(said.map((_, seat) => mateOf(seat, said))).toEqual([3, 2, 1, 0]);
    expect([teamOf(0, SAID), mateOf(0, SAID), mateOf(-1, said)]).toEqual([0, -1, -1]);
  });
});

describe("the race", () => {
  it("gives the leader the drag and the others their slipstream", () => {
    const view = sampleView([samplePlane(), samplePlane()]);
    const order = orderOf({ ...view, order: [1, 0], turn: 1 }, SAID);
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
    expect(slotsOf(samplePlane({ damage: 2, extra_slots: 1 }), null)).toBe(2);
  });

  it("shows what each square of a tile does, and what covers it", () => {
    const plane = samplePlane({ tiles: { cooling: { level: 2, tokens: ["damage", "", ""] } } });
    expect(tilesOf(plane, edition)).toEqual([
      {
        element: "cooling",
        level: 2,
        squares: [
          { shows: "propulsion", token: "damage" },
          { shows: "penalty", token: "" },
          { shows: "cross", token: "" },
        ],
      },
    ]);
  });

  it("lays bets on their slots, named only where they are known", () => {
    const view = sampleView([samplePlane({ slot: 4, bet: "macchi" }), samplePlane({ slot: 0 })]);
    const pays = { 6: 22, 4: 18, 2: 14, 0: 11 };
    const told = Object.entries(pays).map(([stake, wins]) => ({
      key: "hydroracers-slot-pays",
      params: { stake: Number(stake), wins },
    }));
    const position = [{ key: "hydroracers-line-slots", params: { slots: told } }];
    const slots = slotsOfBets(view, edition, position);
    expect(slots.map(({ wins }) => wins)).toEqual([22, 18, 14, 11]);
    expect(slots[1]!.tokens).toEqual([{ seat: 0, plane: "macchi" }]);
    expect(slots[3]!.tokens).toEqual([{ seat: 1, plane: "" }]);
  });

  it("knows the share of damage in a bag, an empty one too", () => {
    expect(damageShare(samplePlane())).toBeCloseTo(2 / 3);
    expect(damageShare(samplePlane({ bag: { damage: 0, alert: 0 } }))).toBe(0);
  });
});
