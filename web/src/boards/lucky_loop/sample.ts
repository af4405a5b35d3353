// For tests: the components of an edition, a view: a table of three before the first card, and choices.

import type { Choice, Components, LuckyLoopView, Outlook } from "../../core/wire";

export function sampleView(flight: LuckyLoopView["flight"] = {}): LuckyLoopView {
  const none = { red_blue: 0, yellow_green: 0 };
  return {
    seat: 0,
    phase: "choose_action",
    to_act: 0,
    active: 0,
    first_player: 0,
    round_no: 2,
    end_triggered: false,
    hand: ["R05a", "R09a", "B06a", "G04a", "G08a", "Y07a"],
    hand_backs: [none, none, none],
    hand_sizes: [6, 6, 6],
    draw_sizes: { red_blue: 20, yellow_green: 20 },
    discard_sizes: none,
    discard_piles: { red_blue: [], yellow_green: [] },
    board: {
      red_rooster: [],
      rubber_duck: ["Y05a", "G07a", "R09b"],
      diving_dove: [],
      mighty_eagle: [],
    },
    free_cards: [[], [], []],
    picked: [],
    picked_difficulty: 0,
    picked_dice: 0,
    to_discard: 0,
    scores: [{}, {}, {}],
    totals: [0, 0, 0],
    tokens: [0, 0, 0],
    penalties: [0, 0, 0],
    free_scores: [-1, -1, -1],
    crossed_out: ["", "", ""],
    final_phase: [false, false, false],
    records: { red_rooster: 0, rubber_duck: 0, diving_dove: 0, mighty_eagle: 0 },
    token_supply: 23,
    programme: "",
    draw_for: "",
    draw_pile: "",
    to_draw: 0,
    flight,
    ended_by_cap: false,
  };
}

const COLOURS = { R: "red", B: "blue", G: "green", Y: "yellow" };
const PROGRAMMES = {
  red_rooster: ["red", "green", "blue"],
  rubber_duck: ["yellow", "green", "red"],
  diving_dove: ["yellow", "green", "blue"],
  mighty_eagle: ["yellow", "red", "blue"],
};

/** One card of each colour and difficulty, with the points that the shipped edition prints. */
export function sampleComponents(): Components {
  const card = Object.entries(COLOURS).flatMap(([letter, colour]) =>
    Array.from({ length: 10 }, (_, index) => ({
      id: `${letter}${String(index + 3).padStart(2, "0")}a`,
      colour,
      difficulty: index + 3,
      points_exact: index + 1,
      points_exceeded: Math.floor(index / 2),
    })),
  );
  const programme = Object.entries(PROGRAMMES).map(([id, slots]) => ({ id, slots }));
  const pile = [
    { id: "red_blue", colours: ["red", "blue"] },
    { id: "yellow_green", colours: ["yellow", "green"] },
  ];
  const scoring = { programme_minimum: 8, unrepeatable_from: 20, first_bonus_threshold: 12 };
  const data = { card, programme, pile, scoring, board: { track_last: 95 }, dice: { black: 6 } };
  return { edition: "sample", data, names: {} };
}

/** Choices with their codes in order; uses follow from the action as the server makes them. */
export function sampleChoices(
  ...told: (readonly [Choice["action"], Outlook["events"]?])[]
): Choice[] {
  const text = { key: "", params: {} };
  return told.map(([action, events = []], code) => ({
    code,
    action,
    notation: "",
    text,
    group: text,
    rule: "LL-1",
    uses: Object.fromEntries(
      Object.entries(action)
        .filter(([key]) => key !== "do")
        .map(([key, value]) => [key, key === "dice" ? [...String(value)] : [String(value)]]),
    ),
    outlook: { events, after: {} },
  }));
}
