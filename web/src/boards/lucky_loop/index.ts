// Lucky Loop, as the pages know it.

import type { Announcement } from "../games";
import "./palette.css";
import Sign from "./Sign.svelte";

export default {
  place: 2,
  Sign,
  board: () => import("./Board.svelte"),
  editionKey: (part: string) => `web-lucky-loop-edition-${part}`,
  picture: () => import("./Component.svelte"),
  drawn: ["card", "programme", "pile"],
  showsSeats: true,
  company: 3, // its flights are long
  presets: [
    { name: "first", values: { round_cap: 6, bonus_supply: "unlimited" } },
    {
      name: "daredevils",
      values: {
        single_card_in_round_1: true,
        seventh_die_after_roll: true,
        may_decline_figure: true,
      },
    },
  ],
  groups: {
    setting: ["start_player"],
    length: ["round_cap"],
    seen: ["discard_visibility"],
  },
} satisfies Partial<Announcement>;
