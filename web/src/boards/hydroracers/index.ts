// Hydroracers, as the pages know it.

import type { Announcement } from "../games";
import "./palette.css";
import Sign from "./Sign.svelte";

// A list, not a condition: the build takes the two branches of one for the same import, and the styles of one are lost.
const BOARDS = {
  race: () => import("./Board.svelte"),
  campaign: () => import("./Campaign.svelte"),
};

export default {
  place: 4,
  Sign,
  board: ({ mode }) => BOARDS[mode === "campaign" ? mode : "race"](),
  editionKey: (part: string) => `web-hydroracers-edition-${part}`,
  picture: () => import("./Component.svelte"),
  drawn: ["plane", "circuit", "movement", "technology", "advantage"],
  galleries: [{ path: "/circuits", text: "web-circuits" }],
  showsSeats: true,
  presets: [
    { name: "first", values: { bets: false } },
    { name: "campaign", values: { mode: "campaign" } },
    { name: "aces", values: { cockpit: "expert", circuit: "random", pilots: "chosen" } },
  ],
  groups: {
    setting: [
      "mode",
      "races",
      "start_with_development",
      "cockpit",
      "circuit",
      "planes",
      "pilots",
      "bets",
      "teams",
    ],
    length: ["end_heat_when_alone"],
    bots: [
      "autopilots",
      "autopilot_criterion_from",
      "autopilot_crash",
      "autopilot_head_start",
      "autopilot_winnings",
      "autopilot_upgrade",
    ],
  },
} satisfies Partial<Announcement>;
