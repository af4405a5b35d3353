// The Flying Carpet, as the pages know it.

import type { Announcement } from "../games";
import "./palette.css";
import Sign from "./Sign.svelte";

export default {
  place: 3,
  Sign,
  board: () => import("./Board.svelte"),
  editionKey: (part: string) => `web-flying-carpet-edition-${part}`,
  picture: () => import("./Component.svelte"),
  drawn: ["panel", "wind_card", "landscape"],
  galleries: [{ path: "/landscapes", text: "web-landing-landscapes" }],
  short: true,
  presets: [
    { name: "first", values: { landscape: "first_flight", open_hands: true } },
    { name: "nights", values: { landscape: "thousand_and_one", hand_size: 5 } },
  ],
  groups: {
    setting: [
      "allow_two_players",
      "hand_size",
      "landscape",
      "panels",
      "ground_count",
      "cloud_count",
      "draft_limit",
      "first_player",
      "youngest",
    ],
    length: ["play_on", "max_rounds"],
    seen: ["open_hands", "direction_cards_visible"],
  },
} satisfies Partial<Announcement>;
