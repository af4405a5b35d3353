// For tests: the cards of the box, and a view: a table of three before the first card.

import type { CardInfo, LuckyLoopView } from "../../core/wire";

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

/** One card of each colour and difficulty, with the points that the shipped edition prints. */
export function sampleDeck(): CardInfo[] {
  return Object.entries(COLOURS).flatMap(([letter, kind]) =>
    Array.from({ length: 10 }, (_, index) => {
      const value = index + 3;
      const id = `${letter}${String(value).padStart(2, "0")}a`;
      return { id, kind, value, points: value - 2, exceeded: Math.floor(index / 2) };
    }),
  );
}
