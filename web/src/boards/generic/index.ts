// Any game: it can be seen, found and played before anybody has drawn anything for it.

import type { Announcement } from "../games";
import Sign from "./Sign.svelte";

export default {
  place: Infinity,
  Sign,
  board: () => import("./Board.svelte"),
  showsSeats: false,
  short: false,
  company: 4,
  picture: null,
  drawn: [],
  editionKey: (part) => part,
  galleries: [],
  presets: [],
  groups: {},
} satisfies Announcement;
