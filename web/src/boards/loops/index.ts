// LOOPS, as the pages know it.

import type { Announcement } from "../games";
import "./palette.css";
import Sign from "./Sign.svelte";

export default {
  place: 1,
  Sign,
  board: () => import("./Board.svelte"),
  editionKey: (part: string) => `web-loops-edition-${part}`,
  picture: () => import("./Component.svelte"),
  drawn: ["card"],
  presets: [
    { name: "first", values: { target_points: 50, memory_aid: true } },
    { name: "judges", values: { fault_mode: "pick_up", pile_browse: false } },
  ],
  groups: {
    setting: ["first_player"],
    length: ["target_points", "max_rounds", "round_play_cap", "turn_timeout_s"],
    seen: ["pile_browse", "memory_aid"],
    races: ["race_mode", "race_window_ms", "race_commit_ms", "race_deadline_h", "race_weights"],
  },
} satisfies Partial<Announcement>;
