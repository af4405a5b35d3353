// For tests: circuits of the shipped edition, a race of two, and choices as the server words them.

import type { Choice, Components, HydroracersView, Text } from "../../core/wire";
import { readEdition, type Circuit, type Edition } from "./edition";

const GRID = [0, -1, -2, -3];

export function sampleCircuits(): Circuit[] {
  return [
    {
      id: "calshot",
      cells: 21,
      corners: [
        [6, 5],
        [12, 4],
        [17, 6],
      ],
      grid: GRID,
    },
    {
      id: "venice",
      cells: 20,
      corners: [
        [8, 4],
        [10, 6],
        [16, 5],
      ],
      grid: GRID,
    },
    {
      id: "monaco",
      cells: 18,
      corners: [
        [4, 5],
        [8, 4],
        [11, 5],
        [14, 4],
      ],
      grid: GRID,
    },
    {
      id: "naples",
      cells: 19,
      corners: [
        [5, 6],
        [10, 4],
        [15, 5],
      ],
      grid: GRID,
    },
    {
      id: "baltimore",
      cells: 20,
      corners: [
        [5, 6],
        [11, 5],
        [16, 4],
      ],
      grid: GRID,
    },
    {
      id: "hampton",
      cells: 22,
      corners: [
        [6, 6],
        [12, 5],
        [18, 6],
      ],
      grid: GRID,
    },
  ];
}

export function sampleComponents(): Components {
  return {
    edition: "sample",
    names: {},
    data: {
      numbers: { heats: 3, drag: 1, damage_slots: 3, autopilot_slots: 4 },
      bets: { stakes: [6, 4, 2, 0], winner_times: 2, winner_plus: 10, second: 5, third: 2 },
      development: { time: 12, track: 3, rush: 5 },
      exhibition: { reserved: 10, public: [8, 6, 5, 4] },
      plane: [
        { id: "macchi", colour: "red", nation: "italy", autopilot_plays: "highest_odd" },
        { id: "bernard", colour: "light_blue", nation: "france", autopilot_plays: "lowest" },
      ],
      circuit: sampleCircuits(),
      element: [
        {
          id: "cooling",
          level_1: ["propulsion", "cross"],
          level_2: ["propulsion", "penalty", "cross"],
          level_3: ["propulsion", "penalty", "structure", "controls", "cross"],
        },
      ],
      movement: [{ id: "m_throttle_low", values: [1, 2, 3, 4], cost: 2, repair: 1 }],
      technology: [{ id: "t_hop", cost: 4 }],
      advantage: [{ id: "a_tuning", cost: 2 }],
    },
  };
}

export function sampleEdition(): Edition {
  return readEdition(sampleComponents());
}

export function samplePlane(
  changes: Partial<HydroracersView["planes"][number]> = {},
): HydroracersView["planes"][number] {
  return {
    plane: "macchi",
    autopilot: false,
    pilot: "",
    position: 0,
    crashed: 0,
    out: 0,
    damage: 0,
    alerts: 0,
    prestige: 0,
    aircoins: 30,
    slip: 0,
    rank: 1,
    crashes: 0,
    bag: { damage: 12, alert: 6 },
    tiles: {},
    penalties: [],
    slot: -1,
    played: {},
    top: "",
    row: [],
    hand_size: 3,
    deck_size: 7,
    under_size: 0,
    bet: "",
    hand: {},
    under: [],
    ...changes,
  };
}

export function sampleView(planes: HydroracersView["planes"]): HydroracersView {
  return {
    seat: 0,
    phase: "turn",
    to_act: 0,
    taker: -1,
    dangers: 0,
    token: "",
    element: "",
    circuit: "calshot",
    heat: 1,
    round: 1,
    rounds_flown: 1,
    turn: 0,
    order: planes.map((_, seat) => seat),
    leader: 0,
    planes,
  };
}

const text = (key: string, params: Text["params"] = {}): Text => ({ key, params });

/** A movement as the server offers it. */
export function sampleMove(
  code: number,
  action: Record<string, string | number>,
  end: number,
  risk: { dangers?: number; damage?: number; crash?: number } = {},
): Choice {
  const preview = [
    text("hydroracers-preview", { sum: text("hydroracers-sum-plain", { speed: end }), end }),
  ];
  if (risk.dangers) {
    const causes = [text("hydroracers-cause-corner", { limit: 5 })];
    preview.push(
      text("hydroracers-preview-dangers", { causes, dangers: risk.dangers, damage: risk.damage }),
    );
  }
  if (risk.crash) preview.push(text("hydroracers-preview-crash", { crash: risk.crash }));
  const things = Object.entries(action).filter(([key]) => key !== "do");
  return {
    code,
    action,
    notation: Object.values(action).join(" "),
    text: text("hydroracers-previewed", { preview }),
    group: text("hydroracers-group-play"),
    rule: "HR-28",
    uses: Object.fromEntries(things.map(([key, value]) => [key, [String(value)]])),
    outlook: {
      events: [{ event: "PlaneMoved", seat: 0, start: 0, end, speed: end, dangers: 0 }],
      after: {},
    },
  };
}
