// For tests: the components of an edition, and a view: four pilots at 5000 metres.

import type { Choice, Components, LoopsView, Outlook } from "../../core/wire";

const SPECIALS = [
  ["pitch", "pitch", 0],
  ["direction_change", "direction", 0],
  ["speed", "speed", 0],
  ["draw_2", "draw", 2],
  ["draw_3", "draw", 3],
  ["loop", "loop", 0],
] as const;

/** Nine altitudes, the first of them called by a name of its own, and the specials. */
export function sampleComponents(): Components {
  const altitudes = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((step) => ({
    id: `alt_${step}000`,
    kind: "altitude",
    value: step * 1000,
    points: step,
  }));
  const specials = SPECIALS.map(([id, kind, value]) => ({ id, kind, value, points: 20 }));
  const rows = [...altitudes, ...specials];
  const names = Object.fromEntries(
    rows.map(({ id }) => [id, { key: "plain-name", params: { en: id, fr: id } }]),
  );
  return {
    edition: "sample",
    data: { edition: { target_points: 200 }, card: rows },
    names: { card: names },
  };
}

export function sampleView(changes: Partial<LoopsView> = {}): LoopsView {
  return {
    seat: 0,
    phase: "turn",
    to_act: 0,
    turn_owner: 0,
    next_seat: 1,
    starter: 0,
    round_no: 1,
    plays_this_round: 3,
    direction: "left",
    pitch: "positive",
    base_altitude: 5000,
    lowest_next: 5000,
    highest_next: 9000,
    box_face: 0,
    pile: ["alt_2000", "alt_5000"],
    pile_size: 2,
    draw_pile_size: 70,
    bottom: [],
    hand: { alt_7000: 2, alt_3000: 1, direction_change: 1 },
    hand_sizes: [4, 9, 8, 7],
    known: [{}, {}, {}, {}],
    returned: {},
    totals: [0, 0, 0, 0],
    rounds_won: [0, 0, 0, 0],
    taker: -1,
    to_take: 0,
    speed_player: -1,
    claim: "",
    open_hands: [],
    ...changes,
  };
}

/** A choice that plays cards, or picks up the pile. */
export function sampleChoice(
  code: number,
  action: Choice["action"],
  uses: Choice["uses"] = {},
  outlook?: Outlook,
): Choice {
  const text = { key: `do-${code}`, params: {} };
  const choice = { code, action, notation: "", text, group: text, rule: "LO-17", uses };
  return outlook ? { ...choice, outlook } : choice;
}
